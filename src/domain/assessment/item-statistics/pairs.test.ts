import { beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aBank } from '#test/factories/assessment.ts'
import { aPersonalityResult } from '#test/factories/assessment-result.ts'
import { ownApp } from '#test/client.ts'
import { countStatistics } from './commands.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})

test('§5.3 pairs and traits are counted from ten people; the second time of a pair is left out', async () => {
  const pairs = ['T01-01', 'T01-02', 'T01-03'] as const
  const rows = [2, 1, 0, -1, -2, 2, 1, 0, -1, -2].map((step, at) => [step, step, at % 2 === 0 ? 1 : -1])
  for (const steps of rows) {
    const { id: candidateId } = await aCandidate(app.db)
    const { id: attemptId } = await aPersonalityResult(app.db, candidateId)
    const places = pairs.map((itemId, at) => ({ itemId, chosen: steps[at] ?? 0, isScored: true }))
    await app.db
      .insertInto('assessmentAnswer')
      .values(
        [...places, { itemId: pairs[0], chosen: -2, isScored: false }].map((place, at) => ({
          ...place,
          attemptId,
          sectionPosition: 0,
          position: at + 1,
          milliseconds: 3000,
        })),
      )
      .execute()
  }
  await app.db.transaction().execute((tx) => countStatistics(tx, new Date()))
  const { data } = await app.asAdmin((await anAdmin(app.db)).viewer).ask(`{
    assessmentItems(scope: PERSONALITY) { id statistic { people seen correct chosen itemRest medianMilliseconds } }
    assessmentScales { id takers items mean alpha standardError } }`)
  const item = data.assessmentItems.find(({ id }: { id: string }) => id === pairs[0])
  const sums = rows.map(([, second = 0, third = 0]) => second + third)
  expect(item.statistic).toMatchObject({ people: 10, seen: 10, correct: null, chosen: [2, 2, 2, 2, 2] })
  expect(item.statistic.itemRest).toBeCloseTo(
    correlation(
      rows.map(([first = 0]) => first),
      sums,
    ),
    6,
  )
  const scales = data.assessmentScales.filter(({ id }: { id: string }) => id === 'T01')
  const totals = rows.map((steps) => steps.reduce((sum, step) => sum + step, 0))
  const doubt = [0, 1, 2].reduce((sum, at) => sum + variance(rows.map((steps) => steps[at] ?? 0)), 0)
  const alpha = (3 / 2) * (1 - doubt / variance(totals))
  // Percentage points: three pairs of five steps each.
  const error = (Math.sqrt(variance(totals)) * 100 * Math.sqrt(1 - alpha)) / 12
  expect(scales).toEqual([
    {
      id: 'T01',
      takers: 10,
      items: 3,
      mean: 50,
      alpha: expect.closeTo(alpha, 6),
      standardError: expect.closeTo(error, 6),
    },
  ])
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2))
function correlation(ones: readonly number[], others: readonly number[]) {
  const product = mean(ones.map((value, at) => (value - mean(ones)) * ((others[at] ?? 0) - mean(others))))
  return product / Math.sqrt(variance(ones) * variance(others))
}
