import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { answerDays } from '../../rules.ts'
import { slowdownDays } from './rules.ts'

const slowdowns = compiledOnce((db, { companyId }: { companyId: OfRow<'company'> }) =>
  db
    .selectFrom('sendingSlowdown')
    .select(['id', 'answered', 'ended', 'begunAt'])
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null),
)

/** The slowdown under way of a company; undefined while it may send as its plan says. */
export async function findSlowdown(db: Db | Tx, companyId: OfRow<'company'>) {
  const [slowdown] = await slowdowns(db, { companyId })
  return slowdown
}

/**
 * How many of the scouts of each company that ended in the last 90 days were answered by their student. A scout ends with
 * its answer or with its last day; one that its company took back says nothing of its student.
 */
export async function countAnswers(db: Db | Tx) {
  const daysAgo = (days: number) => startOfTokyoDay(addDays(tokyoToday(), -days))
  // A scout waits fourteen days, so the index by sending is read from here on.
  const firstSentAt = daysAgo(slowdownDays + answerDays + 1)
  const { rows } = await sql<{ companyId: OfRow<'company'>; answered: number; ended: number }>`
    select company_id, (count(*) filter (where answered_at is not null))::integer as answered, count(*)::integer as ended
    from scout_invitation
    where sent_at >= ${firstSentAt} and coalesce(answered_at, ended_at) >= ${daysAgo(slowdownDays)}
      and (answered_at is not null or (status = 'EXPIRED' and withdrawn_by is null))
    group by company_id`.execute(db)
  return rows
}

/** For the operator: the companies that send slowly, the lowest share of answers first. */
export const listSlowCompanies = (db: Db) =>
  db
    .selectFrom('sendingSlowdown')
    .innerJoin('company', 'company.id', 'sendingSlowdown.companyId')
    .select(['company.id', 'company.displayName', 'answered', 'ended', 'begunAt'])
    .where('endedAt', 'is', null)
    .orderBy(sql`answered::real / ended`)
    .orderBy('company.id')
    .limit(200)
    .execute()

/** Scouts a week above which the operator looks at a student's week. */
const pressingScouts = 8

/** For the operator: the students above eight scouts in the week that is under way, the most first. */
export const listPressedStudents = (db: Db, week: string) =>
  db
    .selectFrom('scoutReceivedInWeek')
    .select(['candidateId', 'received'])
    .where('week', '=', week)
    .where('received', '>', pressingScouts)
    .orderBy('received', 'desc')
    .orderBy('candidateId')
    .limit(200)
    .execute()
