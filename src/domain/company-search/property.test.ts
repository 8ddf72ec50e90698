import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { aCandidate } from '#test/factories.ts'
import { rowId } from '#test/row-id.ts'
import { seeded } from '#test/seeded.ts'
import type { OfRow } from '#ground/id.ts'
import { makeCompanies } from '../../../bench/companies/crowd.ts'
import { countOptionsPlainly, countPlainly, pagePlainly } from '../../../bench/companies/plain-question.ts'
import { companyOrders, presentCompanyCondition } from './condition/rules.ts'
import { requireWishes, searchCompanies } from './queries.ts'
import { walkLength } from '#test/full-run.ts'

let app: TestDatabase
let students: OwnCandidateId[]
let companyIds: OfRow<'company'>[]
beforeAll(async () => {
  app = await testDatabase()
  const first = await makeCompanies(app.db, 160)
  const second = await aCandidate(app.db, { industryIds: [], companySelectionCriterionIds: [3, 11] })
  const none = { areaPreferenceIds: [], industryIds: [], jobTypeIds: [], companySizeIds: [] }
  const third = await aCandidate(app.db, { ...none, companySelectionCriterionIds: [] })
  students = [first, second.viewer.candidateId, third.viewer.candidateId]
  companyIds = (await app.db.selectFrom('company').select('id').execute()).map(({ id }) => id)
})
afterAll(() => app.close())

const some = (ids: readonly (string | number)[]) => fc.subarray(ids.map(String), { maxLength: 3 })
const aQuestion = fc.record({
  student: fc.nat(2),
  order: fc.constantFrom(...companyOrders),
  offset: fc.constantFrom(0, 0, 5, 40),
  condition: fc
    .record({
      name: fc.constantFrom('', '', '', '青葉', '北斗', 'システムズ', 'ホクト', '新', '9', 'ホクトカ'),
      industryIds: some([101, 102, 401, 501, 502, 801, 951]),
      prefectureIds: some(['01', '02', '03', '13', '23', '27', '47']),
      companySizeIds: some([1, 2, 3, 4]),
      companySelectionCriterionIds: some([1, 5, 9, 11]),
      jobTypeIds: some([1, 5, 12, 14, 29]),
      scoutTypeIds: some([1, 3, 4, 6]),
    })
    // Six filled conditions find nothing: each is asked in half of the questions.
    .chain((all) =>
      fc
        .subarray(Object.keys(all))
        .map((keys) =>
          presentCompanyCondition(Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))),
        ),
    ),
})

const anEdit = fc.record({
  company: fc.nat(),
  what: fc.oneof(
    fc.record({ industryIds: fc.subarray([101, 501, 502, 951], { minLength: 1, maxLength: 3 }) }),
    fc.record({
      prefectureId: fc.constantFrom('01', '13', '23'),
      officePrefectureIds: fc.subarray(['01', '02', '13', '47']),
    }),
    fc.record({ companySizeId: fc.constantFrom(1, 2, 3), companySelectionCriterionIds: fc.subarray([1, 5, 9]) }),
    fc.record({ displayName: fc.constantFrom('新しい青葉', '株式会社北斗9', '名なし') }),
    fc.record({ setUpAt: fc.constantFrom(null, new Date()) }),
    fc.record({ editedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }) }),
    fc.constantFrom('job', 'archive', 'block', 'unblock', 'contract ends', 'contract runs'),
  ),
})
type Edit = typeof anEdit extends fc.Arbitrary<infer One> ? One : never

async function edit({ company, what }: Edit) {
  const id = rowId<'company'>(companyIds[company % companyIds.length])
  if (typeof what !== 'string') await app.db.updateTable('company').set(what).where('id', '=', id).execute()
  else if (what === 'job')
    await sql`insert into job (company_id, title, status, kind, scout_type_id, job_type_ids)
      values (${id}, ${`追加${company}`}, 'PUBLISHED', 'MESSAGE', ${1 + (company % 4)}, array[${1 + (company % 5)}, 12]::smallint[])
      on conflict do nothing`.execute(app.db)
  else if (what === 'archive')
    await sql`update job set is_archived = not is_archived where company_id = ${id}`.execute(app.db)
  else if (what === 'block')
    await sql`insert into blocked_company (candidate_id, company_id) values (${students[0]}, ${id}) on conflict do nothing`.execute(
      app.db,
    )
  else if (what === 'unblock') await sql`delete from blocked_company where company_id = ${id}`.execute(app.db)
  else
    await sql`update contract set ends_on = current_date + ${what === 'contract runs' ? 90 : -1}::int, starts_on = current_date - 90
      where company_id = ${id}`.execute(app.db)
}

describe('§7 the index answers as plain SQL does', () => {
  test(
    '§7 whatever is edited and asked: number, page, order and the count beside every option',
    { timeout: 120_000 },
    async () => {
      let total = 0
      await fc.assert(
        fc.asyncProperty(
          fc.array(anEdit, { minLength: 1, maxLength: 6 }),
          fc.array(aQuestion, { minLength: 3, maxLength: 3 }),
          async (edits, questions) => {
            for (const change of edits) await edit(change)
            for (const { student, offset, ...rest } of questions) {
              const candidateId = students[student] ?? students[0]
              if (!candidateId) throw new Error('no student')
              const question = { ...rest, wishes: await requireWishes(app.db, candidateId) }
              const bounds = { first: 24, offset }
              const ours = await searchCompanies(app.db, candidateId, question, { ...bounds, withOptions: true })
              total += ours.total
              // A name of one other letter has a test of its own.
              if (ours.isNearName) continue
              expect(ours.total).toBe(await countPlainly(app.db, candidateId, question))
              expect(ours.companyIds).toEqual(await pagePlainly(app.db, candidateId, question, bounds))
              const sorted = (counts: readonly unknown[]) => counts.map((count) => JSON.stringify(count)).toSorted()
              expect(sorted(ours.optionCounts)).toEqual(
                sorted(await countOptionsPlainly(app.db, candidateId, question)),
              )
            }
          },
        ),
        { numRuns: walkLength(60), ...seeded() },
      )
      expect(total).toBeGreaterThan(1000)
    },
  )

  test('§7 built anew, the index is what the edits made of it', async () => {
    const read = async () => {
      const { rows } =
        await sql`select kind, id, bit_count(bits) as count, md5(bits::text) as bits from company_search_bits
        where bit_count(bits) > 0 order by kind, id`.execute(app.db)
      const words =
        await sql`select company_id, names, array(select unnest(keys) order by 1) as keys from company_search_word order by company_id`.execute(
          app.db,
        )
      const narrow = await sql`select * from company_search order by company_id`.execute(app.db)
      return { rows, words: words.rows, narrow: narrow.rows }
    }
    const before = await read()
    expect(before.rows.length).toBeGreaterThan(50)
    await sql`select company_search_rebuild()`.execute(app.db)
    expect(await read()).toEqual(before)
  })
})
