import { offerEndsAt } from '#domain/scout-invitation/waiting-place/rules.ts'
import { closesAt } from '#domain/scheduling/seat/rules.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import type { SeedDate } from '../scheduling.ts'
import type { SeedInvitation } from '../seed-invitation.ts'
import { seedId } from '../seed-id.ts'
import { bookingIdOf } from '../write-invitations.ts'

const hour = 3_600_000
const ofScout = ({ company, id, student }: SeedInvitation) => ({
  companyId: company.id,
  scoutInvitationId: id,
  candidateId: student.id,
})

/** A place in the line of a full date. */
export const loadWaiting = (db: Db, invitation: SeedInvitation, date: SeedDate, joinedAt: Date) =>
  db
    .insertInto('waitingPlace')
    .values({ ...ofScout(invitation), schedulingDateId: date.id, status: 'WAITING', joinedAt })
    .execute()

/** The seat of a date that was given up an hour ago is kept for the student. */
export const loadOffered = (db: Db, invitation: SeedInvitation, date: SeedDate, now: Date) =>
  db
    .insertInto('waitingPlace')
    .values({
      ...ofScout(invitation),
      schedulingDateId: date.id,
      status: 'OFFERED',
      joinedAt: new Date(now.getTime() - 2 * dayMs),
      offeredUntil: offerEndsAt(new Date(now.getTime() - hour), closesAt({ startAt: date.startAt, closingHours: 12 })),
    })
    .execute()

/** A booking that the company called off a day ago, with its word to the student. */
export const loadCalledOff = (
  db: Db,
  invitation: SeedInvitation,
  date: SeedDate,
  { calledOffBy, companyWord, now }: { calledOffBy: string; companyWord: string; now: Date },
) =>
  db
    .insertInto('booking')
    .values({
      ...ofScout(invitation),
      id: seedId(invitation.answeredAt ?? now, `booking/${invitation.id}/off`),
      schedulingDateId: date.id,
      status: 'CANCELLED',
      during: `[${date.startAt.toISOString()},${date.endAt.toISOString()})`,
      insertedAt: invitation.answeredAt ?? now,
      cancelledAt: new Date(now.getTime() - dayMs),
      calledOffBy,
      companyWord,
    })
    .execute()

/** The student on the way, twenty minutes late. */
export const loadLate = (db: Db, invitation: SeedInvitation, now: Date) =>
  db
    .insertInto('dayNotice')
    .values({
      companyId: invitation.company.id,
      candidateId: invitation.student.id,
      bookingId: bookingIdOf(invitation),
      kind: 'LATE',
      minutes: 20,
      toldAt: new Date(now.getTime() - 4 * 60_000),
    })
    .execute()

/** A student who was first at the door. */
export const loadReceived = (db: Db, invitation: SeedInvitation, now: Date) =>
  db
    .updateTable('booking')
    .set({ checkedInAt: new Date(now.getTime() - 60_000) })
    .where('companyId', '=', invitation.company.id)
    .where('id', '=', bookingIdOf(invitation))
    .execute()
