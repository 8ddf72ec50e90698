import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { OwnScouts } from '../../own-scouts.ts'
import { standingStatuses } from '../rules.ts'

/** Holds the standing report of the student of this scout to the company, whichever of the two has made it. */
export const lockStandingReport = (tx: Tx, companyId: CompanyId, scoutInvitationId: string) =>
  tx
    .selectFrom('offerReport')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('status', 'in', standingStatuses)
    .where('candidateId', '=', (query) =>
      query
        .selectFrom('scoutInvitation')
        .select('scoutInvitation.candidateId')
        .where('scoutInvitation.companyId', '=', companyId)
        .where('scoutInvitation.id', '=', scoutInvitationId),
    )
    .forUpdate()
    .executeTakeFirst()

const hireAnswersDue = compiledOnce((db, { candidateId, scoutInvitationIds }: OwnScouts) =>
  db
    .selectFrom('offerReport')
    .select(['scoutInvitationId', 'answerBy'])
    .where('candidateId', '=', candidateId)
    .where('scoutInvitationId', 'in', scoutInvitationIds)
    .where('status', '=', 'SUBMITTED')
    .where('recordedBy', '=', 'COMPANY'),
)

/** Batched: until when the student answers the recorded hire of each of these scouts; a scout without one is absent. */
export async function findHireAnswersDue(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await hireAnswersDue(db, { candidateId, scoutInvitationIds })
  return new Map(rows.map((row) => [row.scoutInvitationId, row.answerBy]))
}

/** The columns of the outcome that the company told last; a hire alone is none. */
export async function lastTold(tx: Tx, { companyId, id }: { companyId: OfRow<'company'>; id: string }) {
  const word = await tx
    .selectFrom('scoutOutcome')
    .select(['step', 'toldAt'])
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .where('toldAt', 'is not', null)
    .orderBy('toldAt', 'desc')
    .executeTakeFirst()
  return { outcomeToldAt: word?.toldAt ?? null, outcomeStep: word?.step ?? 1 }
}

/** Holds the invitation of a hire; undefined once it is hired no more. */
export const lockHired = (tx: Tx, report: { companyId: OfRow<'company'>; scoutInvitationId: string }) =>
  tx
    .selectFrom('scoutInvitation')
    .selectAll()
    .where('companyId', '=', report.companyId)
    .where('id', '=', report.scoutInvitationId)
    .where('status', '=', 'HIRED')
    .forUpdate()
    .executeTakeFirst()
