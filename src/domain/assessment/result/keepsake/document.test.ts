import { describe, expect, test } from 'vitest'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { makePdf } from '#platform/documents/pdf.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { intellectualSections } from '../../rules.ts'
import { bandOf, errorRange, referenceCuts } from '../rules.ts'
import { noteOf } from '../section-notes.ts'
import type { ResultSheet } from '../sheet.ts'
import { documentOf } from './document.ts'
import { drawSheet } from './drawing.ts'

const both = { takenOn: '2026-11-21', isReference: true, sections: [], total: null, traits: [] }
const intellectual: ResultSheet = {
  ...both,
  kind: 'INTELLECTUAL',
  // The ends of the scale too, where the error is cut off.
  sections: intellectualSections.map(({ id, title }, at) => {
    const [achieved, achievable] = (
      [
        [9, 12],
        [0, 12],
        [10, 10],
        [4, 10],
      ] as const
    )[at] ?? [0, 1]
    const band = bandOf(achieved, achievable, null)
    const score = { id, title, achieved, achievable, band, cuts: referenceCuts, note: noteOf(id, band) }
    return { ...score, ...errorRange(achieved, achievable) }
  }),
  total: { achieved: 23, achievable: 44, band: 3 },
}
const personality: ResultSheet = {
  ...both,
  kind: 'PERSONALITY',
  traits: personalityTraits.map((trait, at) => {
    const percentage = Math.round((at * 100) / 9)
    return {
      ...trait,
      percentage,
      low: Math.max(0, percentage - 10),
      high: Math.min(100, percentage + 10),
      text: '傾向',
    }
  }),
}

const read = async (sheet: ResultSheet, name = '夜明 花') =>
  textOfPdf((await makePdf(documentOf(sheet, { name, reading: 'ヨアケ ハナ' }, new Date('2026-11-22')))).bytes)

describe('§15 the results that a student keeps', () => {
  test.each([
    // Written as escapes, because editors like to compose them.
    ['\uFA19谷 \uFA1B子', '\uFA19谷 \uFA1B子さん'],
    ['\u{20BB7}野 Đặng', '\u{20BB7}野 Đặngさん'],
    ['か\u3099 は\u309A', 'が ぱさん'],
    ['김 민수', 'ヨアケ ハナさん'],
    ['张 伟', 'ヨアケ ハナさん'],
    ['Łukasz Şahin', 'ヨアケ ハナさん'],
  ])('say the name %s as it was written, or by its reading where the typeface lacks a letter', async (name, text) => {
    expect((await read(intellectual, name)).pages[0]).toContain(text)
  })

  test('as a document of one page the intellectual test says its bands with their errors, and no rank', async () => {
    const { pages, info } = await read(intellectual)
    expect(pages).toHaveLength(1)
    expect(info).toMatchObject({ Title: '能力検査の結果', Language: 'ja' })
    for (const words of [
      '夜明 花さん',
      '自宅受検・監視なし',
      '言語 標準より高い',
      '9／12問（誤差を含めて7〜11問）',
      '数的処理 低い',
      '0／12問（誤差を含めて0〜2問）',
      '10／10問（誤差を含めて8〜10問）',
      '23／44問（±3問ほど）',
      '基準づくり中（参考）',
      'SPIなど他社の検査とは関係がありません',
    ])
      expect(pages[0]).toContain(words)
    expect(pages[0]).not.toMatch(/\d+位|偏差値|順位|全国/)
  })

  test('as a document of two pages the personality test says every position between its two statements', async () => {
    const { pages } = await read(personality)
    expect(pages).toHaveLength(2)
    for (const { leftLabel, rightLabel } of personalityTraits) {
      expect(pages.join('\n')).toContain(leftLabel)
      expect(pages.join('\n')).toContain(rightLabel)
    }
    for (const position of ['0%（0〜10%）', '56%（46〜66%）', '100%（90〜100%）'])
      expect(pages.join('\n')).toContain(position)
  })

  test('as a picture both name nobody, and nothing lies outside of it', () => {
    for (const sheet of [intellectual, personality]) {
      const drawn = drawSheet(sheet)
      expect(drawn).not.toContain('夜明')
      expect(drawn).not.toMatch(/NaN|undefined/)
      for (const [, x] of drawn.matchAll(/<path d="M (-?[\d.]+) /g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(-20)
        expect(Number(x)).toBeLessThanOrEqual(956)
      }
    }
  })
})
