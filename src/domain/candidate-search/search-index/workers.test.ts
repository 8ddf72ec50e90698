import { execFile } from 'node:child_process'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { walkLength } from '#test/full-run.ts'
import { aCondition, anEdit, aSearchedCrowd, edit, expectPlain } from '#test/search-walk.ts'
import { seeded } from '#test/seeded.ts'
import { foldSearchFlips, settleSearchBits } from './commands.ts'
import { rebuildSearchIndex } from './rebuild.ts'
import { verifySearchIndex } from './verify.ts'

// The statements for workers, on one server: the statements are the same there. Only Citus itself is played.

let app: TestDatabase
let companyId: CompanyId
let askedBy: CompanyUserId
let students: OfRow<'candidate'>[]
beforeAll(async () => {
  app = await testDatabase()
  ;({ companyId, students, askedBy } = await aSearchedCrowd(app.db))
  await workersAnswer("true, '0'")
  await sql`select search_over_workers()`.execute(app.db)
})
afterAll(() => app.close())

const workersAnswer = (row: string) =>
  sql
    .raw(
      `create or replace function run_command_on_workers(text) returns table (success boolean, result text)
       language sql as $$ select ${row} $$`,
    )
    .execute(app.db)
const waiting = async () => {
  const { rows } = await sql<{ flips: number; aside: number; written: number }>`
    select (select count(*)::int from search_flip) as flips, (select count(*)::int from search_delta) as aside,
      (select count(*)::int from search_delta where is_written) as written`.execute(app.db)
  return rows[0]
}
const foldAll = async () => {
  await foldSearchFlips(app.db)
  await settleSearchBits(app.db, '', 1_000_000)
}

describe('§7 where the bits lie on workers', () => {
  test('§7 whatever is edited and asked, before and after every fold', { timeout: 120_000 }, async () => {
    let behind = ''
    await fc.assert(
      fc.asyncProperty(
        fc.array(anEdit, { minLength: 1, maxLength: 8 }),
        fc.array(aCondition, { minLength: 4, maxLength: 4 }),
        async (acts, conditions) => {
          const expectEqual = () =>
            Promise.all(conditions.map((condition) => expectPlain(app.db, companyId, { ...condition, askedBy })))
          for (const one of acts) await edit(app.db, students, one)
          await expectEqual()
          await foldSearchFlips(app.db)
          behind = await settleSearchBits(app.db, behind, 40)
          await expectEqual()
        },
      ),
      { numRuns: walkLength(20), ...seeded() },
    )
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    await foldAll()
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
  })

  test('§7 an edit is laid over its bit until no worker has a commit ahead of it', async () => {
    await foldAll()
    await foldAll()
    expect(await waiting()).toEqual({ flips: 0, aside: 0, written: 0 })
    await app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('status', '=', 'ACTIVE').execute()
    for (const answer of ["false, 'away'", "true, '1'"]) {
      await workersAnswer(answer)
      await foldAll()
      expect(await waiting()).toMatchObject({ flips: 0, written: 0 })
      await expectPlain(app.db, companyId, { askedBy })
    }
    await workersAnswer("true, '0'")
    await foldAll()
    const written = await waiting()
    expect(written).toEqual({ flips: 0, aside: written?.written, written: expect.any(Number) })
    expect(written?.written).toBeGreaterThan(0)
    await expectPlain(app.db, companyId, { askedBy })
    await foldAll()
    expect(await waiting()).toEqual({ flips: 0, aside: 0, written: 0 })
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
  })

  test('an edit of what was just written is written again', async () => {
    const flip = (isOn: boolean) =>
      sql`insert into search_flip (key, ordinal, is_on) select 'y:1999', min(ordinal), ${isOn} from candidate`.execute(
        app.db,
      )
    await flip(true)
    await foldAll()
    await flip(false)
    await foldAll()
    await foldAll()
    expect(await waiting()).toEqual({ flips: 0, aside: 0, written: 0 })
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
  })

  test('back on one server its statements read the bits, and nothing put aside is left', async () => {
    const settleText = async () => {
      const { rows } = await sql<{ text: string }>`
        select prosrc as text from pg_proc where proname = 'search_settle'`.execute(app.db)
      return rows.map(({ text }) => text).join('')
    }
    await sql`insert into search_flip (key, ordinal, is_on) select 'live', max(ordinal), true from candidate`.execute(
      app.db,
    )
    await foldSearchFlips(app.db)
    expect(await settleText()).toContain('run_command_on_workers')
    await rebuildSearchIndex(app.url, { place: 'here' })
    expect(await settleText()).not.toContain('run_command_on_workers')
    expect(await waiting()).toMatchObject({ aside: 0 })
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
  })
})

test('search:distribute refuses a database without Citus and changes nothing', async () => {
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      ['scripts/search-index.ts', 'distribute'],
      { env: { ...process.env, DATABASE_URL: app.url, LOG_LEVEL: 'fatal' } },
      (error, _, complaint) => resolve({ code: error?.code, stderr: complaint }),
    ),
  )
  expect([code, stderr]).toEqual([1, expect.stringContaining('this database has no Citus')])
  expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
})
