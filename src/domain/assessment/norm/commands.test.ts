import { beforeAll, describe, expect, test } from 'vitest'
import { aBank } from '#test/factories/assessment.ts'
import { aCrowd } from '#test/factories/assessment-crowd.ts'
import { anIntellectualResult } from '#test/factories/assessment-result.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ownApp } from '#test/client.ts'
import { simulatedSections } from '../manual/rules.ts'
import { countStatistics } from '../item-statistics/commands.ts'
import { makeNorms } from './commands.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})

const make = (now = new Date()) => app.db.transaction().execute((tx) => makeNorms(tx, now))
const items = Array.from({ length: 12 }, (_, at) => `TEST-LANG-${String(at).padStart(3, '0')}`)
/** The scores 0 to 12 in turn. */
const people = (number: number, graduationYear: number, from = 0) =>
  Array.from({ length: number }, (_, at) => ({
    graduationYear,
    answers: items.map((itemId, place) => ({ itemId, isRight: place < (at + from) % 13 })),
  }))
const norms = async () => {
  const { data } = await app
    .asAdmin((await anAdmin(app.db)).viewer)
    .ask('{ assessmentNorms { id graduationYear version takers cuts } }')
  return data.assessmentNorms
}

describe('§5.2 the norm of a graduation year', () => {
  test('comes with the 300th taker, once a month, and cuts the bands of its students', async () => {
    const student = await aCandidate(app.db)
    const { graduationYear } = await app.db
      .selectFrom('candidate')
      .select('graduationYear')
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow()
    const year = graduationYear ?? 0
    await anIntellectualResult(app.db, student.id, [6, 6, 5, 5])
    const band = async () => {
      const { data } = await app
        .as(student.viewer)
        .ask('{ assessmentResult(kind: INTELLECTUAL) { sheet { isReference sections { id band cuts } } } }')
      const { isReference, sections } = data.assessmentResult.sheet
      return { isReference, ...sections[0] }
    }
    await aCrowd(app.db, people(298, year))
    // Of another year: they do not count.
    await aCrowd(app.db, people(20, year + 1))
    await make()
    expect(await norms()).toEqual([])
    expect(await band()).toMatchObject({ isReference: true, band: 3, cuts: [0.3, 0.45, 0.65, 0.8] })
    await aCrowd(app.db, people(1, year, 12))
    await Promise.all([make(), make()])
    const [norm, ...others] = await norms()
    expect(others).toEqual([])
    expect(norm).toMatchObject({ graduationYear: year, version: 1, takers: 300 })
    // Thirteen scores in equal number: 7, 31, 69 and 93 percent lie nearest below 1, 4, 9 and 12 right answers.
    expect(norm.cuts.map((cut: number) => Math.ceil(cut * 12))).toEqual([1, 4, 9, 12])
    expect(await band()).toMatchObject({ id: 'LANG', band: 3 })
    expect((await band()).cuts).toEqual(norm.cuts)
    await make()
    expect(await norms()).toHaveLength(1)
    await make(new Date(Date.now() + 35 * 86_400_000))
    expect((await norms())[0]).toMatchObject({ version: 2 })
  })

  test('the manual tells what was measured among 300 people, and simulated figures of the rest', async () => {
    await app.db.transaction().execute((tx) => countStatistics(tx, new Date()))
    const { data } = await app.as(null).ask('{ assessmentManual { id title items reliability standardError takers } }')
    const of = (key: string) => data.assessmentManual.find(({ id }: { id: string }) => id === key)
    expect(of('LANG')).toMatchObject({ title: '言語', items: 12, takers: 319 })
    expect(of('LANG').reliability).toBeGreaterThan(0.8)
    expect(of('NUM')).toMatchObject({ ...simulatedSections.NUM, takers: null })
    expect(data.assessmentManual).toHaveLength(15)
  })
})
