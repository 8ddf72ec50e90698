import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { AssessmentKind } from '../sitting/rules.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { openRecheck } from '../sitting/recheck/commands.ts'
import { percentageOf } from './rules.ts'

/**
 * Counts a sitting that was handed in, or a partial one whose days are over. A sitting that is scored already, goes on
 * or is void stays as it is, so that the job may run twice and twice at once. The result that was published before is
 * published no more: the newest one counts, and the student decides about it anew.
 */
export async function scoreAttempt(tx: Tx, attemptId: string) {
  const attempt = await tx
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('id', '=', attemptId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'SUBMITTED'),
        eb.and([eb('state', '=', 'PARTIAL'), eb('continueBy', '<=', sql<Date>`now()`)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!attempt) return
  const { id, candidateId, kind } = attempt
  const personalityPercentages = kind === 'PERSONALITY' ? await countTraits(tx, id) : null
  if (kind === 'INTELLECTUAL') await countSections(tx, [id])
  const check = kind === 'INTELLECTUAL' ? await openRecheck(tx, attempt, new Date()) : null
  const now = sql<Date>`now()`
  await tx
    .updateTable('assessmentAttempt')
    .set({
      state: 'SCORED',
      submittedAt: sql<Date>`coalesce(submitted_at, now())`,
      scoredAt: now,
      continueBy: null,
      personalityPercentages,
      ...check,
    })
    .where('id', '=', id)
    .execute()
  await endPublication(tx, candidateId, kind)
  await enqueue(tx, 'notify_assessment_scored', { candidateId, attemptId: id })
  const scored = { subject: 'assessment_attempt', subjectId: id, candidateId } as const
  await recordAudit(tx, 'system', [
    { ...scored, action: 'scoreAssessment', to: 'SCORED' },
    ...(check ? [{ ...scored, action: 'openCheckOfAssessment' }] : []),
  ])
}

/** Counts the sections of these sittings. Blanks count as wrong; pilot items do not count. */
export const countSections = (db: Db | Tx, attemptIds: readonly string[]) =>
  sql`with judged as (
      update assessment_answer set is_right = coalesce(chosen = (content->>'key')::int, false)
      from assessment_item where assessment_item.id = assessment_answer.item_id and attempt_id = any(${attemptIds}::uuid[])
      returning attempt_id, section_position, is_right, is_scored
    ), counted as (
      select attempt_id, section_position, count(*) filter (where is_right) as achieved, count(*) as achievable
      from judged where is_scored group by attempt_id, section_position
    )
    update assessment_section section set achieved = counted.achieved, achievable = counted.achievable from counted
    where section.attempt_id = counted.attempt_id and state = 'DONE' and position = counted.section_position`.execute(
    db,
  )

async function countTraits(tx: Tx, attemptId: string) {
  const answers = await tx
    .selectFrom('assessmentAnswer')
    .innerJoin('assessmentItem', 'assessmentItem.id', 'assessmentAnswer.itemId')
    .select(['assessmentItem.facet', 'assessmentAnswer.chosen'])
    .where('assessmentAnswer.attemptId', '=', attemptId)
    .where('assessmentAnswer.isScored', '=', true)
    .execute()
  return personalityTraits.map(({ traitId }) => {
    const steps = answers.flatMap(({ facet, chosen }) => (facet === traitId && chosen !== null ? [chosen] : []))
    // The sitting is handed in with every pair answered.
    if (steps.length === 0) throw new Error(`no answer of trait ${traitId}`)
    return percentageOf(steps)
  })
}

const nothing = {
  INTELLECTUAL: {
    intellectualAttemptId: null,
    intellectualConsentVersion: null,
    intellectualPublishedAt: null,
    intellectualAchieved: null,
    intellectualAchievable: null,
    intellectualTotal: null,
  },
  PERSONALITY: {
    personalityAttemptId: null,
    personalityConsentVersion: null,
    personalityPublishedAt: null,
    personalityPercentages: null,
  },
}
const columnOf = { INTELLECTUAL: 'intellectualAttemptId', PERSONALITY: 'personalityAttemptId' } as const

/** Takes one test out of companies' sight, from the commit on. Gives whether it was in sight. */
export async function endPublication(tx: Tx, candidateId: OfRow<'candidate'>, kind: AssessmentKind) {
  const other = kind === 'INTELLECTUAL' ? columnOf.PERSONALITY : columnOf.INTELLECTUAL
  const gone = await tx
    .deleteFrom('assessmentProfile')
    .where('candidateId', '=', candidateId)
    .where(columnOf[kind], 'is not', null)
    .where(other, 'is', null)
    .executeTakeFirst()
  if (gone.numDeletedRows > 0n) return true
  const emptied = await tx
    .updateTable('assessmentProfile')
    .set(nothing[kind])
    .where('candidateId', '=', candidateId)
    .where(columnOf[kind], 'is not', null)
    .executeTakeFirst()
  return emptied.numUpdatedRows > 0n
}
