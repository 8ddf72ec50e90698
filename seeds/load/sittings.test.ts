import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFormItems } from '#domain/assessment/item/queries.ts'
import { percentageOf } from '#domain/assessment/result/rules.ts'
import { sectionForm } from '#domain/assessment/sitting/form/intellectual.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import type { TestDatabase } from '#test/database.ts'
import { demoDatabase } from '#test/demo-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase(50)
})
afterAll(() => database.close())

test('5.6 the demo’s sittings hold what their answers count, and companies see that and no more', async () => {
  const { rows: sections } = await sql<{ achieved: number; counted: number; score: number | null }>`
    select section.achieved, profile.intellectual_achieved[section.position] as score,
      (select count(*) filter (where answer.chosen = (item.content->>'key')::int)::int
        from assessment_answer answer join assessment_item item on item.id = answer.item_id
        where answer.attempt_id = section.attempt_id and answer.section_position = section.position) as counted
    from assessment_section section
    left join assessment_profile profile on profile.intellectual_attempt_id = section.attempt_id`.execute(database.db)
  expect(sections.length).toBeGreaterThan(40)
  for (const { achieved, counted, score } of sections)
    expect([counted, score ?? achieved]).toEqual([achieved, achieved])
  expect(sections.some(({ score }) => score === null)).toBe(true)

  const { rows: traits } = await sql<{ percentage: number; steps: number[] }>`
    select attempt.personality_percentages[right(item.facet, 2)::int] as percentage, array_agg(answer.chosen)::int[] as steps
    from assessment_attempt attempt
    join assessment_answer answer on answer.attempt_id = attempt.id and answer.is_scored
    join assessment_item item on item.id = answer.item_id
    where attempt.kind = 'PERSONALITY' group by attempt.id, item.facet`.execute(database.db)
  expect(traits.length).toBeGreaterThan(80)
  for (const { percentage, steps } of traits) expect(percentageOf(steps)).toBe(percentage)
})

test('5.6 a form of the demo is the one that its seed makes', async () => {
  const { live } = await listFormItems(database.db)
  const rows = await database.db
    .selectFrom('assessmentAnswer')
    .innerJoin('assessmentAttempt', 'assessmentAttempt.id', 'assessmentAnswer.attemptId')
    .select(['formSeed', 'attemptId', 'itemId'])
    .where('kind', '=', 'INTELLECTUAL')
    .where('sectionPosition', '=', 2)
    .orderBy('attemptId')
    .orderBy('position')
    .execute()
  const forms = Map.groupBy(rows, ({ attemptId }) => attemptId)
  expect(forms.size).toBeGreaterThan(10)
  for (const form of forms.values()) {
    const made = sectionForm('NUM', Number(form[0]?.formSeed) + 1, { live, pilot: [], seen: new Set() })
    expect(form.map(({ itemId }) => itemId)).toEqual(made?.map(({ itemId }) => itemId))
  }
})

test('the demo’s student has both results, shows one of them, and may sit the tests again', async () => {
  const { rows } = await sql<{ kind: string; ago: number; shown: boolean }>`
    select kind, extract(day from now() - submitted_at)::int as ago,
      exists (select from assessment_profile where attempt.id in (intellectual_attempt_id, personality_attempt_id)) as shown
    from assessment_attempt attempt join candidate_account using (candidate_id)
    where email = ${demoAccounts.student} order by kind`.execute(database.db)
  expect(rows).toEqual([
    { kind: 'INTELLECTUAL', ago: expect.any(Number), shown: false },
    { kind: 'PERSONALITY', ago: expect.any(Number), shown: true },
  ])
  for (const { ago } of rows) expect(ago).toBeGreaterThanOrEqual(180)
})

test('§4 nobody of the demo sat a test without having agreed to it before', async () => {
  const { rows } = await sql<{ agreed: boolean; sittings: number }>`
    select count(*)::int as sittings, bool_and(exists (select from consent where consent.candidate_id = attempt.candidate_id
      and kind = 'assessment' and version = attempt.consent_version and inserted_at <= attempt.began_at)) as agreed
    from assessment_attempt attempt`.execute(database.db)
  expect(rows).toEqual([{ sittings: expect.any(Number), agreed: true }])
  expect(rows[0]?.sittings).toBeGreaterThan(20)
})
