import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentTexts } from '#ground/consent-texts.ts'
import type { TestDatabase } from '#test/database.ts'
import { demoDatabase } from '#test/demo-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase(50)
})
afterAll(() => database.close())

test('1.20 the demo’s skills reach the search as those that students save', async () => {
  const { rows } = await sql<{ own: string; expected: string }>`
    select skill_text as own, skill_text_of(id) as expected from candidate
    where skill_text <> '' or id in (select candidate_id from candidate_skill)`.execute(database.db)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ own, expected }) => own !== expected)).toEqual([])
})

test('1.20 most students of the demo who waited for an outcome heard one, and no outcome lies ahead', async () => {
  const { rows } = await sql<{ outcomes: number; ahead: number; waited: number }>`
    select (count(outcome_told_at) filter (where answered_at < now() - interval '60 days'))::int as outcomes,
      (count(*) filter (where answered_at < now() - interval '60 days'))::int as waited,
      (count(*) filter (where outcome_told_at > now()))::int as ahead
    from scout_invitation where status in ('ACCEPTED', 'HIRED')`.execute(database.db)
  const [{ outcomes, ahead, waited } = { outcomes: 0, ahead: 1, waited: 0 }] = rows
  expect(outcomes).toBeGreaterThan(waited / 2)
  expect(ahead).toBe(0)
})

test('1B.1 every student of the demo has agreed to the terms and the policy that are in force', async () => {
  const students = await database.db.selectFrom('candidate').select('id').execute()
  const consents = await database.db.selectFrom('consent').select(['candidateId', 'kind', 'version']).execute()
  for (const kind of ['terms', 'policy'] as const) {
    const agreed = consents.filter((one) => one.kind === kind && one.version === consentTexts[kind].version)
    expect(new Set(agreed.map(({ candidateId }) => candidateId)).size).toBe(students.length)
  }
})
