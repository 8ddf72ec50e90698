import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { inCharge } from '../thread/queries.ts'

/** The relations of a company with students who accepted and whom it still sees. */
export const openRelations = (db: Db | Tx, companyId: OfRow<'company'>) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .leftJoin('thread', (join) => ofSameCompany(join, 'thread.scoutInvitationId', 'scoutInvitation.id'))
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where(isVisibleTo(companyId))

export type InHand = { scheduledScouts: number; relations: number }

/** Batched: what a colleague would hand over. */
export async function countInHand(db: Db, companyId: CompanyId, companyUserIds: readonly string[]) {
  const [scheduled, relations] = await Promise.all([
    db
      .selectFrom('scoutInvitation')
      .select((eb) => ['companyUserId', eb.fn.countAll<number>().as('count')])
      .where('companyId', '=', companyId)
      .where('companyUserId', 'in', companyUserIds)
      .where('status', '=', 'SCHEDULED')
      .groupBy('companyUserId')
      .execute(),
    openRelations(db, companyId)
      .where(inCharge, 'in', companyUserIds)
      .select((eb) => [inCharge.as('companyUserId'), eb.fn.countAll<number>().as('count')])
      .groupBy(inCharge)
      .execute(),
  ])
  const of = (rows: readonly { companyUserId: string; count: number }[], id: string) =>
    rows.find(({ companyUserId }) => companyUserId === id)?.count ?? 0
  return new Map(
    companyUserIds.map((id): [string, InHand] => [
      id,
      { scheduledScouts: of(scheduled, id), relations: of(relations, id) },
    ]),
  )
}
