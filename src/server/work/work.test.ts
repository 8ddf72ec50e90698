import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { monthsToPlace } from './record-jobs.ts'

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
