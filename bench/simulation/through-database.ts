import { countStatistics } from '#domain/assessment/item-statistics/commands.ts'
import { scoreAttempt } from '#domain/assessment/result/commands.ts'
import { intellectualSections } from '#domain/assessment/rules.ts'
import { allItems } from '#domain/assessment/item-bank/bank.ts'
import { loadItems } from '#domain/assessment/item/commands.ts'
import { personalityPairs } from '#domain/assessment/personality/pairs.ts'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { withScratchDatabase } from '../../scripts/scratch-database.ts'
import type { Parameters } from './items.ts'
import { rounded } from './measures.ts'
import { answersOf, type Student } from './sittings.ts'

const keys = new Map(allItems.map(({ id, key }) => [id, key]))
const hour = 3_600_000

/** Lets the jobs count first sittings, and compares their scores with the answers that were written. */
export async function scoreThroughDatabase(
  students: readonly Student[],
  parameters: ReadonlyMap<string, Parameters>,
  chance: () => number,
) {
  return withScratchDatabase(async (url) => {
    const { db, close } = openDatabase(url)
    try {
      await db.transaction().execute((tx) => loadItems(tx, allItems, personalityPairs))
      let differences = 0
      for (const student of students) {
        const { attemptId, right } = await handIn(db, student, parameters, chance)
        await db.transaction().execute((tx) => scoreAttempt(tx, attemptId))
        const counted = await db
          .selectFrom('assessmentSection')
          .select('achieved')
          .where('attemptId', '=', attemptId)
          .orderBy('position')
          .execute()
        if (counted.map(({ achieved }) => achieved).join() !== right.join()) differences += 1
      }
      const began = performance.now()
      await db.transaction().execute((tx) => countStatistics(tx, new Date()))
      const statisticsSeconds = (performance.now() - began) / 1000
      const scales = await db.selectFrom('assessmentReliability').select(['scope', 'alpha', 'standardError']).execute()
      return {
        scored: students.length,
        differences,
        statisticsSeconds: rounded(statisticsSeconds),
        ...Object.fromEntries(
          scales.map(({ scope, alpha, standardError }) => [
            scope,
            `alpha ${rounded(alpha ?? 0)}, error ${rounded(standardError ?? 0)}`,
          ]),
        ),
      }
    } finally {
      await close()
    }
  })
}

async function handIn(
  db: Db,
  { abilities, sittings }: Student,
  parameters: ReadonlyMap<string, Parameters>,
  chance: () => number,
) {
  const beganAt = new Date(Date.now() - hour)
  const { id: candidateId } = await db
    .insertInto('candidate')
    .values({ status: 'PROFILE_PENDING', departmentCategory: chance() < 0.6 ? 'HUMANITIES' : 'SCIENCE' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: attemptId } = await db
    .insertInto('assessmentAttempt')
    .values({
      candidateId,
      kind: 'INTELLECTUAL',
      state: 'SUBMITTED',
      formSeed: 1,
      consentVersion: '1.0',
      honestyName: '模擬',
      beganAt,
      submittedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sections = intellectualSections.map(({ id: section }, at) => ({
    section,
    position: at + 1,
    places: sittings[0][section],
    rights: answersOf(sittings[0][section], abilities[at] ?? 0, parameters, chance),
  }))
  await db
    .insertInto('assessmentSection')
    .values(
      sections.map(({ section, position }) => ({
        attemptId,
        position,
        section,
        state: 'DONE' as const,
        startedAt: beganAt,
        deadlineAt: beganAt,
        endedAt: beganAt,
      })),
    )
    .execute()
  await db
    .insertInto('assessmentAnswer')
    .values(
      sections.flatMap(({ position, places, rights }) =>
        places.map((place, of) => {
          const key = keys.get(place.itemId) ?? 0
          return {
            ...place,
            attemptId,
            sectionPosition: position,
            position: of + 1,
            chosen: rights[of] === true ? key : (key + 1 + Math.floor(chance() * 4)) % 5,
            milliseconds: 20_000 + Math.floor(chance() * 40_000),
          }
        }),
      ),
    )
    .execute()
  return { attemptId, right: sections.map(({ rights }) => rights.filter(Boolean).length) }
}
