import { findOfferedSchedulings } from '#domain/scout-invitation/booking/queries.ts'
import { slotOf } from '#domain/scout-invitation/booking/rules.ts'
import type { OwnCandidateId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import { daysBetween, tokyoToday } from '#platform/tokyo-time.ts'
import { isUnanswered, stateOfDate, type DateFacts, type Facts } from './facts.ts'
import { reminders, type About, type PushKind } from './rules.ts'

type Told = { kind: PushKind; about: About; effectKey: string; facts: Facts }

/** Whether a push that had to wait still says what is so; the student is not called to what is over. */
export async function isStillTrue(db: Db, { kind, about, effectKey, facts }: Told): Promise<boolean> {
  const { date } = facts
  switch (kind) {
    case 'C01':
    case 'C02':
      return isUnanswered(db, about)
    case 'C06':
      return date !== null && effectKey.endsWith(`:${stateOfDate(date)}`) && (await isComing(db, about, date))
    case 'C07':
      return canChoose(db, about, facts.scout.candidateId)
    case 'C08':
    case 'C09':
      return date !== null && isOnItsDay(kind, date) && (await isComing(db, about, date))
  }
}

const isOnItsDay = (kind: PushKind, { startAt }: DateFacts) =>
  reminders.some(
    (reminder) => reminder.kind === kind && daysBetween(tokyoToday(), tokyoToday(startAt)) === reminder.daysBefore,
  )

async function isComing(db: Db, { companyId, scoutInvitationId }: About, date: DateFacts) {
  if (date.startAt <= new Date()) return false
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .where('schedulingDateId', '=', date.id)
    .where('status', '=', 'BOOKED')
    .executeTakeFirst()
  return booking !== undefined
}

async function canChoose(db: Db, { companyId, scoutInvitationId }: About, candidateId: string) {
  const waiting = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'ACCEPTED')
    .where('schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
    .executeTakeFirst()
  if (!waiting) return false
  const offered = await findOfferedSchedulings(db, candidateId as OwnCandidateId, [scoutInvitationId])
  const { dates, appointments } = offered.get(scoutInvitationId) ?? { dates: [], appointments: [] }
  return dates.some((date) => slotOf(date, scoutInvitationId, appointments, new Date()).availability === 'OPEN')
}
