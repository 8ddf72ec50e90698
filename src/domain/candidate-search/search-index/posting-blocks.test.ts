import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { aCandidate } from '#test/factories.ts'
import { settleSearchBits } from './commands.ts'
import { highPart, lowPart } from './posting-blocks.ts'
import { rebuildSearchIndex } from './rebuild.ts'
import { verifySearchIndex } from './verify.ts'

let app: TestDatabase
beforeAll(async () => {
  app = await testDatabase()
  await aCandidate(app.db)
})
afterAll(() => app.close())
beforeEach(() => sql`truncate search_bits, search_posting_block, search_flip, search_delta`.execute(app.db))

type Waiting = [key: string, students: number[], isOn?: boolean]

/** Puts these edits aside and settles them. */
async function settle(...waiting: Waiting[]) {
  for (const [key, students, isOn = true] of waiting)
    await sql`insert into search_delta (key, ordinal, is_on) select ${key}, unnest(${students}::integer[]), ${isOn}`.execute(
      app.db,
    )
  expect(await settleSearchBits(app.db, '', 1_000_000)).toBe('')
}

async function blocks() {
  const { rows } = await sql<{ keys: string[]; ends: number[]; ordinals: number[] }>`
    select keys, ends, array(select ordinal_of(unnest(high_parts), unnest(low_parts))) as ordinals
    from search_posting_block order by first_key`.execute(app.db)
  return rows.map(({ keys, ends, ordinals }) =>
    Object.fromEntries(keys.map((key, at) => [key, ordinals.slice(ends[at - 1] ?? 0, ends[at])])),
  )
}

async function bits() {
  const { rows } = await sql<{ key: string; students: number }>`
    select key, sum(bit_count(coalesce(bits, packed_bits)))::int as students from search_bits group by key order by key`.execute(
    app.db,
  )
  return Object.fromEntries(rows.map(({ key, students }) => [key, students]))
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('§7 characters that few wrote lie in blocks', () => {
  test('in the order of their keys, each student once, until nobody is left', async () => {
    await settle(['t:研究', [5, 3]], ['t:会', [1]])
    await settle(['t:あ', [2]], ['t:研究', [3, 4]], ['t:研究会', [4]])
    expect(await blocks()).toEqual([{ 't:あ': [2], 't:会': [1], 't:研究': [3, 4, 5], 't:研究会': [4] }])
    await settle(['t:研究', [3, 5, 9], false], ['t:会', [1], false])
    expect(await blocks()).toEqual([{ 't:あ': [2], 't:研究': [4], 't:研究会': [4] }])
    await settle(['t:あ', [2], false], ['t:研究', [4], false], ['t:研究会', [4], false])
    expect([await blocks(), await bits()]).toEqual([[], {}])
  })

  test('a key of more than 32 students moves to the bits, and stays there', async () => {
    await settle(['t:です', upTo(32)], ['t:ます', upTo(33)])
    expect([await blocks(), await bits()]).toEqual([[{ 't:です': upTo(32) }], { 't:ます': 33 }])
    await settle(['t:です', [32]], ['t:ます', upTo(32), false])
    expect([await blocks(), await bits()]).toEqual([[], { 't:です': 33, 't:ます': 1 }])
    await settle(['t:ます', [40]])
    expect([await blocks(), await bits()]).toEqual([[], { 't:です': 33, 't:ます': 2 }])
  })

  test('a block of twice two kilobytes is cut between keys, and is found from each of them', async () => {
    const keys = upTo(300).map((at) => `t:${String.fromCharCode(0x4e00 + at)}`)
    await settle(...keys.map((key, at): Waiting => [key, upTo(1 + (at % 16))]))
    const cut = await blocks()
    // Twenty bytes a key and three a student: 13,608.
    expect(cut.length).toBe(6)
    expect(cut.flatMap((block) => Object.keys(block))).toEqual(keys)
    const bytes = cut.map((block) => Object.keys(block).length * 20 + Object.values(block).flat().length * 3)
    expect(bytes.filter((size) => size < 2150 || size > 2400)).toEqual([])
    const { rows } = await sql<{ key: string; students: number }>`
      select key, count(*)::int as students from search_postings(${[...keys, 't:丁丁', 't:', 't:龍']}) group by key order by key collate "C"`.execute(
      app.db,
    )
    expect(rows).toEqual(keys.map((key, at) => ({ key, students: 1 + (at % 16) })))
    await settle(...keys.slice(0, 40).map((key): Waiting => [key, [900]]))
    expect((await blocks()).length).toBe(6)
  })

  test.each([0, 16_383, 16_384, 32_767, 32_768, 65_535, 65_536, 8_388_607, 8_388_608, 16_777_215])(
    'number %i is the same after it lay in two parts',
    async (number) => {
      const { rows } = await sql<{ high: number; low: number; joined: number }>`
        select high_part_of(number)::integer as high, low_part_of(number)::integer as low,
          ordinal_of(high_part_of(number), low_part_of(number)) as joined
        from (values (${number}::integer)) as wanted (number)`.execute(app.db)
      expect(rows).toEqual([{ high: highPart(number), low: lowPart(number), joined: number }])
      await settle(['t:端', [number]])
      expect(await blocks()).toEqual([{ 't:端': [number] }])
    },
  )

  test('a number of more than three bytes is refused', async () => {
    await expect(sql`select high_part_of(16777216)`.execute(app.db)).rejects.toThrow('"char" out of range')
  })

  test('a search beside waiting edits reads the rows of its keys alone, however many there are', async () => {
    await sql`insert into search_bits (key, chunk, packed_bits)
      select 'zz:' || number, 0, no_bits() from generate_series(1, 30000) as number`.execute(app.db)
    await sql`analyze search_bits`.execute(app.db)
    await settle(['t:研究', upTo(40)], ['t:究会', upTo(3)], ['t:研究会', upTo(3)])
    await sql`insert into search_delta (key, ordinal, is_on) values ('t:研究会', 7, true), ('t:研究', 50, true)`.execute(
      app.db,
    )
    const rowsRead = await app.db.transaction().execute(async (tx) => {
      for (const question of [
        { text_keywords: ['研究会'] },
        { name_families: ['t:'], name_keywords: ['研究会'], name_groups: [0], groups: 1 },
      ])
        await sql`select search_count(gen_random_uuid(), jsonb_populate_record(null::search_question,
          ${JSON.stringify({ keys: [], key_groups: [], groups: 0, ...question })}::jsonb))`.execute(tx)
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'search_bits'`.execute(
        tx,
      )
      return rows[0]?.read
    })
    expect(rowsRead).toBeLessThan(50)
  })

  test('a wrong student, a missing one and a key in both places are found', async () => {
    await app.db.updateTable('candidate').set({ selfIntroduction: '珈琲部と😀顔' }).execute()
    await rebuildSearchIndex(app.url)
    // The edit still waits, and would be laid over every fault.
    await sql`truncate search_flip`.execute(app.db)
    const wrongBits = async () => (await verifySearchIndex(app.url)).wrongBits
    expect(await wrongBits()).toBe(0)
    const inBits = Object.keys(await bits()).filter((key) => key.startsWith('t:'))
    expect(inBits).toEqual(expect.arrayContaining(['t:と😀', 't:と😀顔', 't:部と😀', 't:😀顔']))
    expect(inBits.every((key) => key.includes('😀'))).toBe(true)
    expect(await blocks()).toContainEqual(expect.objectContaining({ 't:珈琲部': [expect.any(Number)] }))
    await settle(['t:嘘嘘', [3]])
    expect(await wrongBits()).toBe(1)
    await settle(['t:嘘嘘', [3], false], ['t:珈琲', [0], false])
    const { rows } = await sql<{ ordinal: number }>`select ordinal from candidate`.execute(app.db)
    const [student = 0] = rows.map(({ ordinal }) => ordinal)
    await settle(['t:珈琲', [student], false])
    expect(await wrongBits()).toBe(1)
    await settle(['t:珈琲', [student]])
    expect(await wrongBits()).toBe(0)
    await sql`select search_set_bits(array['t:珈琲'], array[${student}::integer], array[true])`.execute(app.db)
    expect(await wrongBits()).toBe(1)
  })
})
