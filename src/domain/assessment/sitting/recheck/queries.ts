import { sql } from 'kysely'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { SectionId } from '../../item/rules.ts'
import { answerTimeOrShare } from '../answer/queries.ts'
import type { Attempt } from '../queries.ts'
import { recheckPosition, type TimedRight } from './rules.ts'

/** The right answers of a counted sitting to items of the highest difficulty, with the median times of the items. */
export async function listDifficultRights(tx: Tx, attemptId: string) {
  const { rows } = await sql<TimedRight & { section: SectionId }>`
    select item.section, ${answerTimeOrShare} as milliseconds, statistic.median_milliseconds as "medianMilliseconds"
    from assessment_answer answer
    join assessment_item item on item.id = answer.item_id
    join assessment_section section
      on section.attempt_id = answer.attempt_id and section.position = answer.section_position
    left join assessment_item_statistic statistic on statistic.item_id = item.id
    where answer.attempt_id = ${attemptId} and answer.is_right and answer.is_scored and item.difficulty = 'HARD'`.execute(
    tx,
  )
  return rows
}

/** The templates of the items of a sitting. */
export async function listTemplates(tx: Tx, attemptId: string): Promise<Set<string>> {
  const { rows } = await sql<{ template: string }>`
    select distinct item.content->'madeFrom'->>'template' as template
    from assessment_answer answer join assessment_item item on item.id = answer.item_id
    where answer.attempt_id = ${attemptId} and item.content->'madeFrom' is not null`.execute(tx)
  return new Set(rows.map(({ template }) => template))
}

/** How many answers of the re-check are right. Blanks are not. */
export async function countRecheckRights(tx: Tx, attemptId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('assessmentAnswer as answer')
    .innerJoin('assessmentItem as item', 'item.id', 'answer.itemId')
    .select(sql<number>`count(*) filter (where answer.chosen = (item.content->>'key')::int)::int`.as('count'))
    .where('answer.attemptId', '=', attemptId)
    .where('answer.sectionPosition', '=', recheckPosition)
    .executeTakeFirstOrThrow()
  return count
}

/** Checks that wait for an operator: the re-check left doubts, or was not taken. The oldest first. */
export const listOpenChecks = (db: Db): Promise<Attempt[]> =>
  waiting(db).selectAll().orderBy('checkedAt').limit(100).execute()

export const findCheckQueue = (db: Db): Promise<Queue> =>
  waiting(db)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('checkedAt').as('oldestAt')])
    .select(sql<string | null>`null`.as('dueOn'))
    .executeTakeFirstOrThrow()

const waiting = (db: Db) =>
  db
    .selectFrom('assessmentAttempt')
    .where('isChecked', '=', true)
    .where('scoredKind', 'is not', null)
    .where('continueBy', 'is', null)

/** The sitting of this student whose check has ended, while its result is there. */
export const findEndedCheck = (
  db: Db | Tx,
  { candidateId, attemptId }: { candidateId: OfRow<'candidate'>; attemptId: string },
) =>
  db
    .selectFrom('assessmentAttempt')
    .select('kind')
    .where('candidateId', '=', candidateId)
    .where('id', '=', attemptId)
    .where('checkEndedAt', 'is not', null)
    .where('scoredKind', 'is not', null)
    .executeTakeFirst()
