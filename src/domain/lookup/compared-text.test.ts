import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { comparedCompanyName, comparedName, comparedText, isNamed } from '#ground/compared-text.ts'
import { ownApp } from '#test/client.ts'
import { oneNames, otherNames } from '#test/compared-names.ts'

const app = ownApp()

const lettersOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCharCode(from + at))
// Latin letters and signs, kana and kanji, and all of full and half width.
const letters = [
  [0x20, 0x7f],
  [0xa0, 0x250],
  [0x2000, 0x2c00],
  [0x3000, 0xa000],
  [0xf900, 0xfb00],
  [0xff00, 0xfff0],
].flatMap(([from = 0, to = 0]) => lettersOf(from, to))
const names = [...oneNames, ...otherNames].flat()

test('browser and database compare every name and every letter alike', async () => {
  const written = [
    ...names,
    ...letters.map((letter) => `あ${letter}い`),
    'ＡＢ  Ｃ\n＋',
    '"\'’!?/\\()[]「」%_*#@:;~^|<>={}$`',
  ]
  const { rows } = await sql<{ text: string; name: string; company: string }>`
    select search_text(written) as text, search_name_text(written) as name, company_name_text(written) as company
    from unnest(${written}::text[]) with ordinality as asked (written, place) order by place`.execute(app.db)
  const apart = written.filter(
    (name, at) =>
      rows[at]?.text !== comparedText(name) ||
      rows[at].name !== comparedName(name) ||
      rows[at].company !== comparedCompanyName(name),
  )
  expect(apart).toEqual([])
})

test('browser and database find a part of a name alike', async () => {
  const pairs = names.flatMap((name) => [...names, 'C++', '・', '北', '（株）'].map((words) => ({ name, words })))
  const { rows } = await sql<{ named: boolean }>`
    select is_named(name, words) as named
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as asked (name text, words text)`.execute(app.db)
  expect(pairs.filter(({ name, words }, at) => rows[at]?.named !== isNamed(name, words))).toEqual([])
})
