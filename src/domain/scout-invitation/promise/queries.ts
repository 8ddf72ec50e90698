import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { OfRow } from '#ground/id.ts'
import type { OwnScouts } from '../own-scouts.ts'
import { inListOrder } from './rules.ts'

export type OwnPromise = Awaited<ReturnType<typeof listPromises>>[number]

const ownPromises = compiledOnce((db, { candidateId, scoutInvitationIds }: OwnScouts) =>
  db
    .selectFrom('scoutPromise')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'scoutPromise.scoutInvitationId'))
    .select(['scoutPromise.scoutInvitationId', 'scoutPromise.kind', 'scoutPromise.answer'])
    .select('scoutPromise.answeredAt')
    .where('scoutPromise.candidateId', '=', candidateId)
    .where('scoutPromise.scoutInvitationId', 'in', scoutInvitationIds)
    .where('scoutInvitation.status', '!=', 'SCHEDULED'),
)

/** The promises of each of the student's scouts, with the student's own answers. */
export async function findOwnPromises(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await ownPromises(db, { candidateId, scoutInvitationIds })
  return Map.groupBy(inListOrder(rows), (row) => row.scoutInvitationId)
}

/** The promises of the company's scouts; never what a student says of them. */
export async function findSentPromises(db: Db, companyId: CompanyId, scoutInvitationIds: readonly string[]) {
  const rows = await db
    .selectFrom('scoutPromise')
    .select(['scoutInvitationId', 'kind'])
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', 'in', scoutInvitationIds)
    .execute()
  return Map.groupBy(inListOrder(rows), (row) => row.scoutInvitationId)
}

type OfScout = { companyId: OfRow<'company'>; scoutInvitationId: string }

/** The promises of one scout with their answers, for commands and for what both sides read of it. */
export const listPromises = async (db: Db | Tx, { companyId, scoutInvitationId }: OfScout) =>
  inListOrder(
    await db
      .selectFrom('scoutPromise')
      .select(['kind', 'answer', 'answeredAt'])
      .where('companyId', '=', companyId)
      .where('scoutInvitationId', '=', scoutInvitationId)
      .execute(),
  )
