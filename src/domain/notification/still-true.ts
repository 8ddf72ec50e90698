import { findOfferedSchedulings } from '#domain/scout-invitation/booking/queries.ts'
import { slotOf } from '#domain/scout-invitation/booking/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import { daysBetween } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { findFacts, isUnanswered, stateOfDate, type DateFacts } from './facts.ts'
import { hasPush, reminders, type About, type AboutKind, type Kind, type PushKind } from './rules.ts'

/** Whether what had to wait still says what is so; a student is not called to what is over. Other kinds answer by their text. */
export async function isStillTrue<K extends Kind>(db: Db, kind: K, about: AboutKind[K], effectKey: string) {
  return !hasPush(kind) || isScoutStillTrue(db, kind, about as AboutKind[typeof kind], effectKey)
}

async function isScoutStillTrue(db: Db, kind: PushKind, about: About, effectKey: string): Promise<boolean> {
  const facts = await findFacts(db, about)
  if (!facts) return false
  const { date } = facts
  switch (kind) {
    case 'C01':
    case 'C02':
      return isUnanswered(db, about)
    case 'C06':
      return date !== null && effectKey.endsWith(`:${stateOfDate(date)}`) && (await isComing(db, about, date))
    case 'C04':
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

const canChoose = async (db: Db, about: About, candidateId: string) =>
  (await countOpenDates(db, about, candidateId)) > 0

/** How many dates the student can still choose from; 0 for whoever has chosen, or has nothing to choose. */
export async function countOpenDates(db: Db | Tx, { companyId, scoutInvitationId }: About, candidateId: string) {
  const waiting = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'ACCEPTED')
    .where('schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
    .executeTakeFirst()
  if (!waiting) return 0
  const offered = await findOfferedSchedulings(db, candidateId as OwnCandidateId, [scoutInvitationId])
  const { dates, appointments } = offered.get(scoutInvitationId) ?? { dates: [], appointments: [] }
  const now = new Date()
  return dates.filter((date) => slotOf(date, scoutInvitationId, appointments, now).availability === 'OPEN').length
}
