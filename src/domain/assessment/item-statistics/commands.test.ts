import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBank } from '#test/factories/assessment.ts'
import { aCrowd } from '#test/factories/assessment-crowd.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ownApp } from '#test/client.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { countStatistics } from './commands.ts'

const app = ownApp()
let operator: Viewer
beforeAll(async () => {
  await aBank(app.db)
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await app.db.deleteFrom('assessmentAttempt').execute()
})

const count = (now = new Date()) => app.db.transaction().execute((tx) => countStatistics(tx, now))
const [first, second, third] = ['TEST-LANG-000', 'TEST-LANG-001', 'TEST-LANG-002'] as const
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function read(itemId: string) {
  const { data } = await app.asAdmin(operator).ask(`{
    assessmentItems(scope: LANG) { id state alarms { kind before now raisedAt } statistic { people seen correct itemRest
      medianMilliseconds chosen blank exposure exposureLimit departmentDif deviceDif } }
    assessmentScales { id takers items mean alpha standardError }
    desk { itemAlarms { count oldestAt } } }`)
  return { ...data, item: data.assessmentItems.find(({ id }: { id: string }) => id === itemId) }
}
/** Three items; bit by bit, whether each is right. */
const rights = (pattern: number) =>
  [first, second, third].map((itemId, at) => ({ itemId, isRight: ((pattern >> at) & 1) === 1 }))

describe('§5.5 what the answers say about an item', () => {
  test('is nothing below ten people, and counted from ten on', async () => {
    const patterns = [7, 7, 3, 1, 0, 0, 1, 3, 7]
    await aCrowd(
      app.db,
      patterns.map((pattern) => ({ answers: rights(pattern) })),
    )
    await count()
    expect(await read(first)).toMatchObject({ item: { statistic: null }, assessmentScales: [] })
    await aCrowd(app.db, [{ answers: rights(7) }])
    await count()
    const { item, assessmentScales } = await read(first)
    const all = [...patterns, 7]
    const right = all.map((pattern) => pattern & 1)
    const rest = all.map((pattern) => ((pattern >> 1) & 1) + ((pattern >> 2) & 1))
    expect(item.statistic).toMatchObject({
      people: 10,
      seen: 10,
      correct: 8,
      blank: 0,
      chosen: [8, 0, 0, 2, 0],
      medianMilliseconds: 20_000,
      exposure: null,
      departmentDif: null,
    })
    expect(item.statistic.itemRest).toBeCloseTo(correlation(right, rest), 6)
    const lang = assessmentScales.find(({ id }: { id: string }) => id === 'LANG')
    expect(lang).toMatchObject({ takers: 10, items: 3 })
    expect(lang.alpha).toBeCloseTo(kr20(all), 6)
    expect(assessmentScales.some(({ id }: { id: string }) => id === 'TOTAL')).toBe(false)
  })

  test('leaves out void sittings and erased results', async () => {
    const sat = await aCrowd(
      app.db,
      Array.from({ length: 11 }, () => ({ answers: rights(5) })),
    )
    for (const { attemptId } of sat.slice(0, 2))
      await app.db.updateTable('assessmentAttempt').set({ erasedAt: new Date() }).where('id', '=', attemptId).execute()
    await count()
    expect((await read(first)).item.statistic).toBeNull()
  })

  test('raises the signs of a leak and ends them; the desk counts the item', async () => {
    const people = (number: number, endedAt: Date, share: number, milliseconds: number) =>
      Array.from({ length: number }, (_, at) => ({
        endedAt,
        answers: [{ itemId: first, isRight: at < share * number, milliseconds }],
      }))
    await aCrowd(app.db, people(60, daysAgo(70), 0.5, 30_000))
    await aCrowd(app.db, people(100, daysAgo(5), 0.7, 15_000))
    await Promise.all([count(), count()])
    const { item, desk } = await read(first)
    expect(item.alarms).toMatchObject([
      { kind: 'EASIER', before: 0.5, now: expect.closeTo(0.7) },
      { kind: 'EXPOSURE', before: 0.75, now: 1 },
      { kind: 'FASTER', before: 30_000, now: 15_000 },
    ])
    expect(desk.itemAlarms).toMatchObject({ count: 1, oldestAt: item.alarms[0].raisedAt })
    await count()
    expect((await read(first)).item.alarms[0].raisedAt).toBe(item.alarms[0].raisedAt)
    await app.db.deleteFrom('assessmentAttempt').execute()
    await count()
    expect(await read(first)).toMatchObject({ item: { alarms: [] }, desk: { itemAlarms: { count: 0 } } })
  })

  test('compares 文理 among people with the same score, from 500 answers on', async () => {
    const people = (departmentCategory: 'HUMANITIES' | 'SCIENCE', number: number, share: number) =>
      Array.from({ length: number }, (_, at) => {
        const isRight = at < share * number
        // The other two items make up for it, so that both groups have the same scores.
        return {
          departmentCategory,
          answers: [
            { itemId: first, isRight },
            { itemId: second, isRight: !isRight },
            { itemId: third, isRight: at % 2 === 0 },
          ],
        }
      })
    await aCrowd(app.db, [...people('HUMANITIES', 250, 0.7), ...people('SCIENCE', 249, 0.4)])
    await count()
    expect((await read(first)).item.statistic).toMatchObject({ departmentDif: null, deviceDif: null })
    await aCrowd(app.db, people('SCIENCE', 1, 0))
    await count()
    const { item } = await read(first)
    expect(item.statistic.departmentDif).toBeLessThan(-1.5)
    expect((await read(second)).item.statistic.departmentDif).toBeGreaterThan(1.5)
    expect(Math.abs((await read(third)).item.statistic.departmentDif)).toBeLessThan(1)
  })
})

test('§7.4 the spreadsheet of the items begins with its mark and holds every item', async () => {
  const { data } = await app.asAdmin(operator).ask('{ assessmentItemsFile }')
  const text = Buffer.from(data.assessmentItemsFile, 'base64').toString()
  expect(text.startsWith('\uFEFF"ID","分野"')).toBe(true)
  expect(text.match(/"TEST-(?:LANG|NUM|LOGIC|SPACE)-/gu)).toHaveLength(128)
  // An operator reads words, no codes.
  expect(text).toMatch(/"言語",[^\n]*"易","出題中"/)
  expect(text).not.toMatch(/"(?:[A-Z]+_)*[A-Z]{3,}"/)
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
function correlation(ones: readonly number[], others: readonly number[]) {
  const [one, other] = [mean(ones), mean(others)]
  const product = mean(ones.map((value, at) => (value - one) * ((others[at] ?? 0) - other)))
  const spread = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
  return product / spread(ones) / spread(others)
}
function kr20(patterns: readonly number[]) {
  const shares = [0, 1, 2].map((at) => mean(patterns.map((pattern) => (pattern >> at) & 1)))
  const scores = patterns.map((pattern) => (pattern & 1) + ((pattern >> 1) & 1) + ((pattern >> 2) & 1))
  const variance = mean(scores.map((score) => (score - mean(scores)) ** 2))
  return (3 / 2) * (1 - shares.reduce((sum, share) => sum + share * (1 - share), 0) / variance)
}
