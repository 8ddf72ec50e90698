import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { registeringStatuses } from '../rules.ts'
import { endNoticeDays, unfinishedDays } from './rules.ts'

/** Registrations whose last act lies at least `days` whole Tokyo days before `today`. */
const unusedFor = (db: Db | Tx, today: string, days: number) =>
  db
    .selectFrom('candidate')
    .innerJoin('candidateActivity', 'candidateActivity.candidateId', 'candidate.id')
    .select('candidate.id')
    .where('candidate.status', 'in', registeringStatuses)
    .where('candidateActivity.lastActiveAt', '<', startOfTokyoDay(addDays(today, 1 - days)))
    .orderBy('candidateActivity.lastActiveAt')

/** The audit's row about the announcement, newer than the last act of the student. */
const announcement = sql`select from audit where audit.candidate_id = candidate.id
  and audit.action = 'announceEndOfRegistration' and audit.inserted_at > candidate_activity.last_active_at`

/** Students to be told that the registration ends, each once for a silence. */
export const listToAnnounce = (tx: Tx, today: string, size: number) =>
  unusedFor(tx, today, unfinishedDays - endNoticeDays)
    .where(sql<boolean>`not exists (${announcement})`)
    .limit(size)
    .forUpdate('candidate')
    .execute()

const toldInTime = (db: Db | Tx, today: string) =>
  unusedFor(db, today, unfinishedDays + 1).where(
    sql<boolean>`exists (${announcement} and audit.inserted_at < ${startOfTokyoDay(addDays(today, -endNoticeDays))})`,
  )

/** Students who were told in time and did not come back. A clock that stood still ends nobody without the mail. */
export const listToEnd = (db: Db, today: string) => toldInTime(db, today).execute()

/** Holds one of them; undefined when the student has come back since. */
export const lockToEnd = (tx: Tx, today: string, candidateId: OfRow<'candidate'>) =>
  toldInTime(tx, today).where('candidate.id', '=', candidateId).forUpdate('candidate').executeTakeFirst()

/** Undefined when the student has come back since, has finished or has left. */
export const findUnfinished = (db: Db | Tx, candidateId: OfRow<'candidate'>, today: string) =>
  unusedFor(db, today, unfinishedDays - endNoticeDays)
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst()
