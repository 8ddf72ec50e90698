import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { intellectualSections } from '../rules.ts'
import type { AssessmentKind } from '../sitting/rules.ts'

const resultColumns = [
  'id',
  'candidateId',
  'kind',
  'submittedAt',
  'scoredAt',
  'isChecked',
  'state',
  'continueBy',
  'personalityPercentages',
] as const

/** The newest scored sitting of a kind, unless the student deleted its result. */
export const findScored = (db: Db | Tx, candidateId: OfRow<'candidate'>, kind: AssessmentKind) =>
  db
    .selectFrom('assessmentAttempt')
    .select(resultColumns)
    .where('candidateId', '=', candidateId)
    .where('scoredKind', '=', kind)
    .orderBy('beganAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type ScoredAttempt = NonNullable<Awaited<ReturnType<typeof findScored>>>

/** Any scored sitting, for a certificate. */
export const findScoredById = (db: Db, id: string) =>
  db
    .selectFrom('assessmentAttempt')
    .select(resultColumns)
    .where('id', '=', id)
    .where('scoredKind', 'is not', null)
    .executeTakeFirst()

/** The newest sitting of a kind, whatever became of it. */
export const findNewest = (db: Db | Tx, candidateId: OfRow<'candidate'>, kind: AssessmentKind) =>
  db
    .selectFrom('assessmentAttempt')
    .select(['id', 'state', 'submittedAt', 'continueBy'])
    .where('candidateId', '=', candidateId)
    .where('kind', '=', kind)
    .where('state', '<>', 'VOID')
    .orderBy('beganAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The sections that were counted, in their order in the test. */
export async function listSectionScores(db: Db | Tx, attemptId: string) {
  const rows = await db
    .selectFrom('assessmentSection')
    .select(['section', 'achieved', 'achievable'])
    .where('attemptId', '=', attemptId)
    .execute()
  return intellectualSections.flatMap(({ id, title }) =>
    rows.flatMap(({ section, achieved, achievable }) =>
      section === id && achieved !== null && achievable !== null ? [{ id, title, achieved, achievable }] : [],
    ),
  )
}
export type SectionScore = Awaited<ReturnType<typeof listSectionScores>>[number]

/** How many items a personality sitting asks of one trait. */
export async function countItemsOfTrait(db: Db, attemptId: string) {
  const { count } = await db
    .selectFrom('assessmentAnswer')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('attemptId', '=', attemptId)
    .where('isScored', '=', true)
    .executeTakeFirstOrThrow()
  return Math.round(count / 10)
}

/** Whether the newest publication of a kind showed another counted result than this one, and nobody took it back. */
export async function hasOutlivedPublication(
  db: Db,
  candidateId: OfRow<'candidate'>,
  kind: AssessmentKind,
  attemptId: string,
) {
  const last = await db
    .selectFrom('audit')
    .select(['action', 'subjectId'])
    .where('candidateId', '=', candidateId)
    .where('action', 'in', ['publishAssessmentResult', 'withdrawAssessmentResult', 'deleteAssessmentResults'])
    .where(sql<string>`details->>'kind'`, '=', kind)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.action !== 'publishAssessmentResult' || last.subjectId === attemptId) return false
  return (await findScoredById(db, last.subjectId)) !== undefined
}

export const findPublication = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('assessmentProfile')
    .select(['intellectualAttemptId', 'intellectualPublishedAt', 'personalityAttemptId', 'personalityPublishedAt'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst()
