import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { aCandidate, type aCompanyWithUser } from '../factories.ts'
import { aJob } from './job.ts'
import { aBooking, aScheduling, aSchedulingDate, inHours } from './scheduling.ts'

export type Home = Awaited<ReturnType<typeof aCompanyWithUser>>

/** An event with one date a week ahead, and the job that invites to it. */
export async function anEvent(db: Db, { company: { id: companyId } }: Home) {
  const scheduling = await aScheduling(db, { companyId })
  const date = await aSchedulingDate(db, { companyId, schedulingId: scheduling.id })
  const job = await aJob(db, { companyId, schedulingId: scheduling.id })
  return { scheduling, date, job }
}

/** An event with a student who has booked a seat. */
export async function aBookedEvent(db: Db, home: Home) {
  const made = await anEvent(db, home)
  const candidate = await aCandidate(db)
  const booked = {
    companyId: home.company.id,
    companyUserId: home.user.id,
    jobId: made.job.id,
    candidateId: candidate.id,
  }
  const booking = await aBooking(db, { ...booked, schedulingDateId: made.date.id })
  return { ...made, candidate, booking, booked }
}

/** The time of a date of a form: an hour, this many hours from now. */
export const period = (hours: number, length = 1) => ({
  startAt: inHours(hours).toISOString(),
  endAt: inHours(hours + length).toISOString(),
})

/** A date of a form as it is. */
export const unchangedDate = (date: { id: string; startAt: Date; endAt: Date; capacity: number }) => ({
  id: date.id,
  startAt: date.startAt.toISOString(),
  endAt: date.endAt.toISOString(),
  capacity: date.capacity,
})

/** Payloads of waiting jobs of this name for one company. */
export async function queuedFor(db: Db, { company }: Home, identifier: string) {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${identifier} and job.payload->>'companyId' = ${company.id}`.execute(db)
  return rows.map(({ payload }) => payload)
}
