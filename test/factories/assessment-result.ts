import { sql, type Insertable } from 'kysely'
import { intellectualSections } from '#domain/assessment/rules.ts'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

type Attempt = Insertable<DB['assessmentAttempt']>
export type TestKind = Attempt['kind']

/** A sitting that was handed in two days ago, without sections or answers. */
export const anAttempt = (db: Db, candidateId: OfRow<'candidate'>, given: Partial<Attempt> & { kind: TestKind }) =>
  db
    .insertInto('assessmentAttempt')
    .values({
      candidateId,
      state: 'SUBMITTED',
      formSeed: 1,
      consentVersion: '1.0',
      honestyName: '試験 花子',
      beganAt: sql<Date>`now() - interval '2 days'`,
      submittedAt: sql<Date>`now() - interval '2 days'`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A scored sitting of the intellectual test with so many right answers in each section, and no answers. */
export async function anIntellectualResult(
  db: Db,
  candidateId: OfRow<'candidate'>,
  achieved: readonly number[] = [9, 7, 9, 5],
  given: Partial<Attempt> & { achievable?: readonly number[] } = {},
) {
  const { achievable = [12, 12, 10, 10], ...more } = given
  const scored = { kind: 'INTELLECTUAL', state: 'SCORED', scoredAt: new Date() } as const
  const attempt = await anAttempt(db, candidateId, { ...scored, ...more })
  await db
    .insertInto('assessmentSection')
    .values(
      intellectualSections.slice(0, achieved.length).map(({ id: section }, at) => ({
        attemptId: attempt.id,
        position: at + 1,
        section,
        state: 'DONE' as const,
        startedAt: attempt.beganAt,
        deadlineAt: attempt.beganAt,
        endedAt: attempt.beganAt,
        achieved: achieved[at] ?? 0,
        achievable: achievable[at] ?? 0,
      })),
    )
    .execute()
  return attempt
}

/** A scored sitting whose six items of the re-check wait for the student; of items that are there already. */
export async function aCheckedResult(db: Db, candidateId: OfRow<'candidate'>, given: Partial<Attempt> = {}) {
  const attempt = await anIntellectualResult(db, candidateId, [9, 9, 7, 6], {
    isChecked: true,
    checkedAt: new Date(),
    fastAnswers: 5,
    continueBy: new Date(Date.now() + 14 * 86_400_000),
    ...given,
  })
  const items = await db
    .selectFrom('assessmentItem')
    .select('id')
    .where('section', '=', 'NUM')
    .where('difficulty', '=', 'HARD')
    .where('isPractice', '=', false)
    .orderBy('id')
    .limit(6)
    .execute()
  await db.insertInto('assessmentSection').values({ attemptId: attempt.id, position: 5, section: 'RECHECK' }).execute()
  await db
    .insertInto('assessmentAnswer')
    .values(
      items.map(({ id: itemId }, at) => ({
        attemptId: attempt.id,
        sectionPosition: 5,
        position: at + 1,
        itemId,
        isScored: true,
        optionOrder: [0, 1, 2, 3, 4],
      })),
    )
    .execute()
  return attempt
}

export const aPersonalityResult = (
  db: Db,
  candidateId: OfRow<'candidate'>,
  personalityPercentages: number[] = personalityTraits.map(() => 50),
  given: Partial<Attempt> = {},
) => {
  const scored = { kind: 'PERSONALITY', state: 'SCORED', scoredAt: new Date() } as const
  return anAttempt(db, candidateId, { ...scored, personalityPercentages, ...given })
}

type Published = {
  personalityPercentages?: number[] | undefined
  intellectualAchieved?: number[]
  intellectualAchievable?: number[]
  intellectualTotal?: number
}

/** The results of a student that companies see: each of the two tests that `given` names, with a sitting of its own. */
export async function aPublishedResult(db: Db, candidateId: OfRow<'candidate'>, given: Published) {
  const consent = consentTexts.assessmentPublication.version
  const { personalityPercentages, intellectualAchieved: achieved } = given
  const achievable = given.intellectualAchievable ?? [12, 12, 10, 10]
  const personality = personalityPercentages && (await aPersonalityResult(db, candidateId, personalityPercentages))
  // Orders of a search are tried with totals that no sitting has.
  const counted = achieved?.map((right, at) => Math.min(right, achievable[at] ?? 0))
  const intellectual = counted && (await anIntellectualResult(db, candidateId, counted, { achievable }))
  const values = {
    ...(personality && {
      personalityPercentages,
      personalityAttemptId: personality.id,
      personalityConsentVersion: consent,
      personalityPublishedAt: new Date(),
    }),
    ...(intellectual && {
      intellectualAchieved: achieved,
      intellectualAchievable: achievable,
      intellectualTotal: given.intellectualTotal ?? (achieved ?? []).reduce((sum, right) => sum + right, 0),
      intellectualAttemptId: intellectual.id,
      intellectualConsentVersion: consent,
      intellectualPublishedAt: new Date(),
    }),
  }
  await db
    .insertInto('assessmentProfile')
    .values({ candidateId, ...values })
    .onConflict((oc) => oc.column('candidateId').doUpdateSet(values))
    .execute()
  return { intellectual, personality }
}

let made = 0

/** An item whose right option is the first one; of a trait for personality. */
export async function anItem(db: Db, of: { section: 'LANG' | 'NUM' | 'LOGIC' | 'SPACE' } | { traitId: string }) {
  const isPair = 'traitId' in of
  made += 1
  return db
    .insertInto('assessmentItem')
    .values({
      id: `TRY-${made}`,
      kind: isPair ? 'PERSONALITY' : 'INTELLECTUAL',
      section: isPair ? null : of.section,
      facet: isPair ? of.traitId : '試験',
      difficulty: isPair ? null : 'EASY',
      state: 'LIVE',
      content: JSON.stringify(isPair ? { left: '左', right: '右', rightPole: 'right' } : { stem: '問い', key: 0 }),
      author: '試験',
      reviewer: '試験',
      writtenOn: '2026-11-22',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
