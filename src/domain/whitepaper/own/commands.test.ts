import { beforeAll, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { whitepaperLimits, checkWhitepaper, fileKey } from '../rules.ts'
import { makeOwnWhitepapers } from './commands.ts'
import { ownTexts } from './texts.ts'

const app = ownApp()
beforeAll(async () => {
  // Twelve documents with their covers: two seconds on a machine with nothing else to do.
  await make()
}, 60_000)

const make = () => makeOwnWhitepapers(app.db, app.files, (act) => app.db.transaction().execute(act))
const rows = () => app.db.selectFrom('whitepaper').selectAll().where('ownKey', 'is not', null).orderBy('id').execute()

test('1.19 the product comes with twelve whitepapers of a few true pages each, three of them for everybody', async () => {
  const made = await rows()
  expect(made).toHaveLength(12)
  expect(made.filter(({ minimumPlan }) => minimumPlan === 'FREE')).toHaveLength(3)
  expect(new Set(made.map(({ coverHash }) => coverHash)).size).toBe(12)
  for (const row of made) {
    const file = await app.files.get(fileKey(row.fileHash))
    const read = await textOfPdf(file?.bytes ?? new Uint8Array())
    expect(read.pages, row.title).toHaveLength(row.pages)
    expect(row.pages).toBeGreaterThanOrEqual(4)
    expect(row.pages).toBeLessThanOrEqual(10)
    expect(read.info).toMatchObject({ Title: row.title, Language: 'ja' })
    const words = read.pages.join('').replaceAll(/\s/g, '')
    for (const heading of row.contents) expect(words).toContain(heading.replaceAll(' ', ''))
    for (const line of read.pages.join('\n').split('\n')) expect(line, row.title).not.toMatch(/^[。、」）]/u)
  }
})

test('their words keep the limits of every whitepaper', () => {
  for (const { sections, ...text } of ownTexts) {
    const fields = { ...text, tags: [...text.tags], contents: sections.map(({ heading }) => heading) }
    expect(checkWhitepaper(fields).filter((mistake) => mistake !== null)).toEqual([])
    expect(fields.contents.length).toBeLessThanOrEqual(whitepaperLimits.contents.max)
  }
})

test('made again they stay as they are; what an operator replaced or retired is left alone', async () => {
  const [first, second] = await rows()
  await app.db
    .updateTable('whitepaper')
    .set({ edition: null, title: '差し替え' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const old = '0'.repeat(64)
  await app.db
    .updateTable('whitepaper')
    .set({ edition: old, state: 'RETIRED', title: '古い題名' })
    .where('id', '=', second?.id ?? 0)
    .execute()
  await make()
  const [operatorRow, renewed, ...others] = await rows()
  expect(operatorRow).toMatchObject({ title: '差し替え', edition: null })
  expect(renewed).toMatchObject({ title: second?.title, edition: second?.edition, state: 'RETIRED' })
  expect(others).toHaveLength(10)
})
