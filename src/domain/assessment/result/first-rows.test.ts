import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earlierDatabase } from '#test/earlier-database.ts'

let database: Awaited<ReturnType<typeof earlierDatabase>>
const [both, intellectual, personality, empty] = [1, 2, 3, 4].map((at) => `00000000-0000-7000-8000-00000000000${at}`)

beforeAll(async () => {
  // Migration 0073 makes sittings of the results that stood before there were any.
  database = await earlierDatabase(72)
  const { client, toToday } = database
  await client.query(
    `insert into candidate (id, status, department_category)
      select id, 'PROFILE_PENDING', 'SCIENCE' from unnest($1::uuid[]) id`,
    [[both, intellectual, personality, empty]],
  )
  // Without the functions of today no trigger can run.
  await client.query(`set session_replication_role = 'replica'`)
  await client.query(
    `insert into assessment_profile
      (candidate_id, intellectual_achieved, intellectual_achievable, intellectual_total, personality_percentages)
    values ($1, '{9,7,9,5}', '{12,12,10,10}', 30, $5), ($2, '{1,2,3,4}', '{12,12,10,10}', 10, null),
      ($3, null, null, null, $5), ($4, null, null, null, null)`,
    [both, intellectual, personality, empty, [0, 10, 20, 30, 40, 50, 60, 70, 80, 100]],
  )
  await client.query(`set session_replication_role = 'origin'`)
  await toToday()
}, 120_000)
afterAll(() => database.close())

const read = async (sql: string, values: unknown[] = []) =>
  (await database.client.query<Record<string, unknown>>(sql, values)).rows

describe('migration 0073', () => {
  test('gives each published result the scored sitting it tells of', async () => {
    const attempts = `select kind, state, personality_percentages is not null as "hasTraits", scored_kind as "scoredKind",
      submitted_at = scored_at and began_at = scored_at as "isOneDay", is_checked as "isChecked"
      from assessment_attempt where candidate_id = $1 order by kind`
    const scored = { state: 'SCORED', isOneDay: true, isChecked: false }
    const ofAbility = { ...scored, kind: 'INTELLECTUAL', hasTraits: false, scoredKind: 'INTELLECTUAL' }
    const ofTraits = { ...scored, kind: 'PERSONALITY', hasTraits: true, scoredKind: 'PERSONALITY' }
    expect(await read(attempts, [both])).toEqual([ofAbility, ofTraits])
    expect(await read(attempts, [intellectual])).toEqual([ofAbility])
    expect(await read(attempts, [personality])).toEqual([ofTraits])
    expect(await read(attempts, [empty])).toEqual([])
  })

  test('keeps what companies saw, refers to the sitting, and drops a row that showed nothing', async () => {
    const rows = await read(`select profile.candidate_id as id, intellectual_achieved as achieved,
        intellectual_achievable as achievable, intellectual_total as total,
        profile.personality_percentages = ofTraits.personality_percentages as "sameTraits",
        ability.kind as "abilityKind", intellectual_published_at = ability.scored_at as "sinceScored",
        personality_consent_version as consent
      from assessment_profile profile
      left join assessment_attempt ability on ability.id = intellectual_attempt_id and ability.candidate_id = profile.candidate_id
      left join assessment_attempt ofTraits on ofTraits.id = personality_attempt_id and ofTraits.candidate_id = profile.candidate_id
      order by profile.candidate_id`)
    const achievable = [12, 12, 10, 10]
    expect(rows).toEqual([
      {
        id: both,
        achieved: [9, 7, 9, 5],
        achievable,
        total: 30,
        sameTraits: true,
        abilityKind: 'INTELLECTUAL',
        sinceScored: true,
        consent: 'demo',
      },
      {
        id: intellectual,
        achieved: [1, 2, 3, 4],
        achievable,
        total: 10,
        sameTraits: null,
        abilityKind: 'INTELLECTUAL',
        sinceScored: true,
        consent: null,
      },
      {
        id: personality,
        achieved: null,
        achievable: null,
        total: null,
        sameTraits: true,
        abilityKind: null,
        sinceScored: null,
        consent: 'demo',
      },
    ])
  })

  test('writes the four sections in their order, ended and counted', async () => {
    const sections = await read(
      `select position, section, section.state, achieved, achievable, ended_at is not null as "isEnded"
      from assessment_section section join assessment_attempt attempt on attempt.id = attempt_id
      where candidate_id = $1 order by position`,
      [both],
    )
    const done = { state: 'DONE', isEnded: true }
    expect(sections).toEqual([
      { ...done, position: 1, section: 'LANG', achieved: 9, achievable: 12 },
      { ...done, position: 2, section: 'NUM', achieved: 7, achievable: 12 },
      { ...done, position: 3, section: 'LOGIC', achieved: 9, achievable: 10 },
      { ...done, position: 4, section: 'SPACE', achieved: 5, achievable: 10 },
    ])
  })

  test('what follows holds for the old rows: deleting a result ends its publication', async () => {
    await database.client.query(
      `update assessment_attempt set erased_at = now(), personality_percentages = null
      where candidate_id = $1 and kind = 'PERSONALITY'`,
      [personality],
    )
    expect(await read('select candidate_id from assessment_profile where candidate_id = $1', [personality])).toEqual([])
  })
})
