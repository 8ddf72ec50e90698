import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { aCondition, anEdit, aSearchedCrowd, edit, expectPlain, type Edit } from '#test/search-walk.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import type { OfRow } from '#ground/id.ts'
import { seeded } from '#test/seeded.ts'
import { foldSearchFlips, settleSearchBits } from './commands.ts'
import { searchCandidateIds } from './queries.ts'
import { ensureSearchIndex, rebuildSearchIndex } from './rebuild.ts'
import { verifySearchIndex } from './verify.ts'
import { hasTurn, walkLength } from '#test/full-run.ts'

let app: TestDatabase
let companyId: CompanyId
let askedBy: CompanyUserId
let students: OfRow<'candidate'>[]
beforeAll(async () => {
  app = await testDatabase()
  ;({ companyId, students, askedBy } = await aSearchedCrowd(app.db))
})
afterAll(() => app.close())

const doEdit = (one: Edit) => edit(app.db, students, one)
const expectEqual = (condition: SearchCandidateCondition) => expectPlain(app.db, companyId, { ...condition, askedBy })

describe('§7 the index answers as the plain query does', () => {
  test.runIf(hasTurn(0, 2))(
    '§7 whatever is edited and asked, before and after every fold',
    { timeout: 120_000 },
    async () => {
      let behind = ''
      await fc.assert(
        fc.asyncProperty(
          fc.array(anEdit, { minLength: 1, maxLength: 8 }),
          fc.array(aCondition, { minLength: 4, maxLength: 4 }),
          fc.boolean(),
          async (acts, conditions, folds) => {
            for (const one of acts) await doEdit(one)
            await Promise.all(conditions.map(expectEqual))
            if (!folds) return
            await foldSearchFlips(app.db)
            await Promise.all(conditions.map(expectEqual))
            // Settles only some bits, so that searches read all three places.
            behind = await settleSearchBits(app.db, behind, 40)
            await Promise.all(conditions.map(expectEqual))
          },
        ),
        { numRuns: walkLength(40), ...seeded() },
      )
      expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
      await foldSearchFlips(app.db)
      await settleSearchBits(app.db, '', 1_000_000)
      const { rows } = await sql`select from search_delta limit 1`.execute(app.db)
      expect(rows).toEqual([])
      expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    },
  )

  test.runIf(hasTurn(1, 2))(
    '§7 an index rebuilt during edits has no wrong bit, whole or by family',
    { timeout: 60_000 },
    async () => {
      let editing = true
      const edits = (async () => {
        for (const one of fc.sample(anEdit, { numRuns: walkLength(400), seed: 7 })) if (editing) await doEdit(one)
      })()
      await rebuildSearchIndex(app.url)
      expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
      await rebuildSearchIndex(app.url, { family: 't:', builders: 1 })
      expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
      editing = false
      await edits
      await foldSearchFlips(app.db)
      expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
      await Promise.all(fc.sample(aCondition, { numRuns: walkLength(40), seed: 8 }).map(expectEqual))
    },
  )

  test('§7 a wrong bit is found, set or missing, also where it was only put aside', async () => {
    await foldSearchFlips(app.db)
    const wrongBits = async () => (await verifySearchIndex(app.url)).wrongBits
    await sql`insert into search_delta (key, ordinal, is_on) select 't:嘘嘘', min(ordinal), true from candidate`.execute(
      app.db,
    )
    expect(await wrongBits()).toBe(1)
    await sql`delete from search_delta where key = 't:嘘嘘'`.execute(app.db)
    await sql`update search_bits set bits = set_bit(bits, 16000, 1) where key = 'live'`.execute(app.db)
    expect(await wrongBits()).toBe(1)
    await sql`update search_bits set bits = set_bit(bits, 16000, 0) where key = 'live'`.execute(app.db)
    const { rows } = await sql<{ missing: number }>`
      with gone as (delete from search_bits where key = 'y:2028' returning bits) select bit_count(bits)::int as missing from gone`.execute(
      app.db,
    )
    expect(await wrongBits()).toBe(rows[0]?.missing)
    await rebuildSearchIndex(app.url, { family: 'y:' })
    expect(await wrongBits()).toBe(0)
  })

  test('a database from before the index is given one at its start, by one of two, and once', async () => {
    await sql`truncate search_bits, search_flip, search_delta`.execute(app.db)
    expect(await searchCandidateIds(app.db, companyId, {}, { first: 1, offset: 0 })).toEqual({ totalCount: 0, ids: [] })
    await Promise.all([ensureSearchIndex(app.pool, app.url), ensureSearchIndex(app.pool, app.url)])
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    await expectEqual({})
    expect(await ensureSearchIndex(app.pool, app.url)).toBe(false)
  })
})
