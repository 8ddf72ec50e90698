import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'

export async function isCompanyBlocked(tx: Tx, candidateId: OfRow<'candidate'>, companyId: OfRow<'company'>) {
  const block = await tx
    .selectFrom('blockedCompany')
    .select('companyId')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return block !== undefined
}

/** Refuses company_blocked: an answer would tell a company of a student whom it no longer sees. */
export async function requireUnblocked(tx: Tx, candidateId: OfRow<'candidate'>, companyId: OfRow<'company'>) {
  if (await isCompanyBlocked(tx, candidateId, companyId)) throw new Refusal('company_blocked')
}

export type OpenScouts = { unanswered: number; accepted: number; nextDateAt: Date | null }
const nothing: OpenScouts = { unanswered: 0, accepted: 0, nextDateAt: null }

/** Scouts and dates that a block would end, by company: the student is told before. */
export async function findOpenScouts(db: Db, candidateId: OwnCandidateId, companyIds: readonly OfRow<'company'>[]) {
  const now = new Date()
  const rows = await db
    .selectFrom('scoutInvitation')
    .leftJoin('booking', (join) =>
      ofSameCompany(join, 'booking.scoutInvitationId', 'scoutInvitation.id')
        .onRef('booking.step', '=', 'scoutInvitation.step')
        .on('booking.status', 'in', ['BOOKED', 'ATTENDED']),
    )
    .leftJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .select(['scoutInvitation.companyId', 'scoutInvitation.status', 'schedulingDate.startAt'])
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.companyId', 'in', companyIds)
    .where((eb) =>
      eb.or([
        eb.and([eb('scoutInvitation.status', '=', 'PENDING'), eb('scoutInvitation.expiresAt', '>', now)]),
        eb.and([
          eb('scoutInvitation.status', '=', 'ACCEPTED'),
          // A choice is open also after a missed date.
          eb.or([
            eb('scoutInvitation.schedulingStatus', 'is', null),
            eb('scoutInvitation.schedulingStatus', '!=', 'ACCEPTED'),
            eb('schedulingDate.startAt', '>', now),
          ]),
        ]),
        eb.and([eb('scoutInvitation.status', '=', 'HIRED'), eb('schedulingDate.startAt', '>', now)]),
      ]),
    )
    .orderBy('schedulingDate.startAt')
    .execute()
  const ofCompany = Map.groupBy(rows, (row) => row.companyId)
  return new Map(
    companyIds.map((id): [OfRow<'company'>, OpenScouts] => {
      const open = ofCompany.get(id) ?? []
      const count = (wanted: string) => open.filter(({ status }) => status === wanted).length
      return open.length === 0
        ? [id, nothing]
        : [id, { unanswered: count('PENDING'), accepted: count('ACCEPTED'), nextDateAt: open[0]?.startAt ?? null }]
    }),
  )
}
