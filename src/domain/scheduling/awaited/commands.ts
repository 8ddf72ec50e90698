import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { Period } from '../seat/rules.ts'

/** CLOSED: the booking of the date closed without a seat for who waited. */
export type LineEnd = 'CALLED_OFF' | 'CLOSED'
type Left = { scoutInvitationId: string; from: string }

/** Tells the students of a line that it is over. The time goes along, since a deleted date has none any more. */
export const enqueueLineEnded = (
  tx: Tx,
  why: LineEnd,
  { companyId, id, startAt, endAt }: Period & { companyId: OfRow<'company'>; id: string },
  left: readonly Left[],
) =>
  enqueueMany(
    tx,
    'notify_line_ended',
    left.map(({ scoutInvitationId, from }) => ({
      companyId,
      scoutInvitationId,
      schedulingDateId: id,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      why,
      wasOffered: from === 'OFFERED',
    })),
  )

/** Tells the students for whom a seat of dates is kept that these have moved. The caller holds the dates. */
export async function tellMovedSeats(tx: Tx, companyId: OfRow<'company'>, dateIds: readonly string[]) {
  const seats = await tx
    .selectFrom('waitingPlace')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'waitingPlace.schedulingDateId'))
    .select(['waitingPlace.id', 'schedulingDate.startAt'])
    .where('waitingPlace.companyId', '=', companyId)
    .where('waitingPlace.schedulingDateId', 'in', dateIds)
    .where('waitingPlace.status', '=', 'OFFERED')
    .execute()
  await enqueueMany(
    tx,
    'notify_seat_offered',
    seats.map(({ id, startAt }) => ({ companyId, waitingPlaceId: id, movedTo: startAt.toISOString() })),
  )
}

/** Tells the students who wait for dates that are deleted now. The caller holds the dates. */
export async function tellDeletedLines(tx: Tx, companyId: OfRow<'company'>, dateIds: readonly string[]) {
  const places = await tx
    .selectFrom('waitingPlace')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'waitingPlace.schedulingDateId'))
    .select(['waitingPlace.scoutInvitationId', 'waitingPlace.status as from'])
    .select(['schedulingDate.companyId', 'schedulingDate.id', 'schedulingDate.startAt', 'schedulingDate.endAt'])
    .where('waitingPlace.companyId', '=', companyId)
    .where('waitingPlace.schedulingDateId', 'in', dateIds)
    .where('waitingPlace.status', 'in', ['WAITING', 'OFFERED'])
    .where('schedulingDate.startAt', '>', new Date())
    .execute()
  for (const place of places) await enqueueLineEnded(tx, 'CALLED_OFF', place, [place])
}
