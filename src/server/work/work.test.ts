import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db, Tx } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { monthsToPlace, placeMonths } from './record-jobs.ts'

const app = ownApp()

test('the partition of the next month is made ahead, whatever the day', () => {
  expect(monthsToPlace('2026-11-21')).toEqual(['2026-11-21', '2026-12-02'])
  expect(monthsToPlace('2027-01-31')).toEqual(['2027-01-31', '2027-02-01'])
  expect(monthsToPlace('2027-02-28')).toEqual(['2027-02-28', '2027-03-04'])
  expect(monthsToPlace('2026-12-31')).toEqual(['2026-12-31', '2027-01-01'])
})

test('records lie in the partition of their month, also those that came before it was made', async () => {
  const partsOf = async () =>
    (
      await sql<{ part: string; details: unknown }>`
        select tableoid::regclass::text as part, details from audit where subject_id = 'of May' order by inserted_at`.execute(
        app.db,
      )
    ).rows
  const record = (insertedAt: string) =>
    app.db
      .insertInto('audit')
      .values({ insertedAt, area: 'system', action: 'a', subject: 's', subjectId: 'of May', details: '{"rows": 1}' })
      .execute()
  await record('2031-05-03T00:00:00Z')
  expect(await partsOf()).toEqual([{ part: 'audit_unplaced', details: { rows: 1 } }])
  for (let twice = 0; twice < 2; twice += 1) await sql`select place_month('2031-05-20')`.execute(app.db)
  await record('2031-05-31T23:59:59Z')
  await record('2031-06-01T00:00:00Z')
  expect((await partsOf()).map(({ part }) => part)).toEqual(['audit_203105', 'audit_203105', 'audit_unplaced'])
})

describe('months that were served while no worker ran', () => {
  const served = { area: 'system' as const, action: 'a', subject: 's', subjectId: 'of no worker' }
  const partsOf = async (table: 'audit' | 'profile_view') => {
    const { rows } = await sql<{ part: string }>`
      select distinct tableoid::regclass::text as part from ${sql.table(table)}
      where inserted_at between '2032-01-01' and '2032-12-31' order by 1`.execute(app.db)
    return rows.map(({ part }) => part)
  }

  test('get their partitions when a worker starts, whatever their number', async () => {
    for (const insertedAt of ['2032-01-05T00:00:00Z', '2032-03-31T23:59:59Z']) {
      await app.db
        .insertInto('audit')
        .values({ ...served, insertedAt })
        .execute()
      await sql`insert into profile_view values (${insertedAt}, uuidv7(), uuidv7(), uuidv7())`.execute(app.db)
    }
    await placeMonths(app.db)
    expect(await partsOf('audit')).toEqual(['audit_203201', 'audit_203203'])
    expect(await partsOf('profile_view')).toEqual(['profile_view_203201', 'profile_view_203203'])
  })

  test('are placed by two workers at once, while a record of the month is being written', async () => {
    const record = (db: Db | Tx) =>
      db
        .insertInto('audit')
        .values({ ...served, insertedAt: '2032-06-05T00:00:00Z' })
        .execute()
    await record(app.db)
    const place = () => sql`select place_month('2032-06-01')`.execute(app.db)
    const waiting = () =>
      sql<{ count: number }>`select count(*)::int as count from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
        app.db,
      )
    const { placed } = await app.db.transaction().execute(async (tx) => {
      await record(tx)
      const both = Promise.allSettled([place(), place()])
      await expect.poll(async () => (await waiting()).rows[0]?.count).toBe(2)
      // This one meets the locks of the workers.
      const later = record(app.db)
      return { placed: Promise.all([both, later]) }
    })
    const [both] = await placed
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await partsOf('audit')).toEqual(['audit_203201', 'audit_203203', 'audit_203206'])
  })
})
