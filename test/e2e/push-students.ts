import type { Db } from '#platform/database/db.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'

const candidates = (db: Db) =>
  db
    .selectFrom('candidate')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .where('candidate.status', '=', 'ACTIVE')
    .where('email', '!=', demoAccounts.student)
    .select('email')

/** One whom no company has written to yet. */
export async function unscouted(db: Db) {
  const invitations = db.selectFrom('scoutInvitation').select('candidateId')
  return (await candidates(db).where('candidate.id', 'not in', invitations).executeTakeFirstOrThrow()).email
}

/** Another student with a date to come. */
export async function booked(db: Db) {
  const bookings = db
    .selectFrom('booking')
    .innerJoin('schedulingDate', 'schedulingDate.id', 'booking.schedulingDateId')
    .where('booking.status', '=', 'BOOKED')
    .where('schedulingDate.startAt', '>', new Date(Date.now() + 60 * 60_000))
    .select('booking.candidateId')
  return (await candidates(db).where('candidate.id', 'in', bookings).executeTakeFirstOrThrow()).email
}

/** A scout of the demo's student that waits for an answer, or for a date. */
export async function waiting(db: Db, kind: 'MESSAGE' | 'SCHEDULING') {
  const { id } = await db
    .selectFrom('scoutInvitation')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'scoutInvitation.candidateId')
    .innerJoin('job', 'job.id', 'scoutInvitation.jobId')
    .where('email', '=', demoAccounts.student)
    .where('job.kind', '=', kind)
    .where(kind === 'MESSAGE' ? 'scoutInvitation.status' : 'schedulingStatus', '=', 'PENDING')
    .select('scoutInvitation.id')
    .executeTakeFirstOrThrow()
  return id
}
