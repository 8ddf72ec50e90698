import { sql } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { everything, intakeLimits, type Intake } from './rules.ts'

export async function findIntake(db: Db | Tx, candidateId: OwnCandidateId): Promise<Intake> {
  const row = await db
    .selectFrom('candidateIntake')
    .select(['scoutsPerWeek', 'pausedUntil'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
  return row ?? everything
}

/** For statements with `candidate`: the student takes no new scout on this Tokyo day. */
export const isIntakePaused = (today: string) => sql<boolean>`exists (
  select 1 from candidate_intake
  where candidate_intake.candidate_id = candidate.id and candidate_intake.paused_until >= ${today}::date)`

/** For statements with `week`, rows of scout_received_in_week: the scouts the student takes in a week. */
export const scoutsPerWeek = sql<number>`coalesce(
  (select scouts_per_week from candidate_intake where candidate_intake.candidate_id = week.candidate_id),
  ${sql.lit(intakeLimits.scoutsPerWeek.max)})`
