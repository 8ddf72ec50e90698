import { describe, expect, test } from 'vitest'
import { difficulties, formBlueprint } from '../../item/rules.ts'
import type { BankItem } from '../item.ts'
import { languageItems } from './items.ts'

const live = languageItems.filter((item) => !item.isPractice)
const practice = languageItems.filter((item) => item.isPractice)
const facets = ['文章の読み取り', '語句の関係', '空欄補充', '文の並べ替え']
const textsOf = (item: BankItem) => item.options.map((option) => ('text' in option ? option.text : ''))
const wordsOf = (item: BankItem) => [item.passage ?? '', item.stem, ...textsOf(item), ...item.rationales].join('\n')
const idsWhere = (isBad: (item: BankItem) => boolean) => languageItems.filter(isBad).map(({ id }) => id)

const prefectures =
  '北海道|青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重県|滋賀|京都|大阪|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分県|宮崎|鹿児島|沖縄'
const family = '父|母|(?<!工)夫|妻|兄|弟|姉|妹|祖|息子|娘|親子|両親|家族|結婚|男|女|彼|主婦|奥さん|嫁|婿'
const people = 'さん|くん|ちゃん|氏|佐藤|鈴木|高橋|田中|渡辺|伊藤|山本|中村|小林|加藤'
const others = '日本|外国|海外|都会|田舎|宗教|政党|選挙|病気|障害|年収|SPI|玉手箱|[A-Za-z]{3,}|®|™|株式会社'
const forbidden = new RegExp([prefectures, family, people, others].join('|'))

describe('the section 言語 of the bank (design 1.14)', () => {
  test('84 live items, 21 a facet, and five for practice', () => {
    expect(facets.map((facet) => live.filter((item) => item.facet === facet).length)).toEqual([21, 21, 21, 21])
    expect([live.length, practice.length]).toEqual([84, 5])
    expect(live.map(({ id }) => id).toSorted()).toEqual(live.map((_, at) => `LANG-${String(at + 1).padStart(3, '0')}`))
    expect(practice.map(({ id }) => id)).toEqual(live.slice(0, 5).map((_, at) => `P-LANG-0${at + 1}`))
  })

  test('every facet fills every difficulty, so that seven forms share no item', () => {
    for (const [at, difficulty] of difficulties.entries()) {
      const places = formBlueprint.LANG[at] ?? 0
      expect(countOf(undefined, difficulty)).toBe(places * 7)
      for (const facet of facets) expect(countOf(facet, difficulty)).toBeGreaterThanOrEqual(places)
    }
  })

  test('passages keep to 400 characters, stems to 120', () => {
    expect(
      idsWhere(({ passage, stem }) => (passage?.length ?? 0) > 400 || stem.length > 120 || stem.length < 10),
    ).toEqual([])
    expect(idsWhere(({ facet, passage }) => facet === '文章の読み取り' && (passage?.length ?? 0) < 100)).toEqual([])
  })

  test('five different options of one length', () => {
    expect(idsWhere((item) => new Set(textsOf(item)).size !== 5)).toEqual([])
    expect(idsWhere((item) => !isOfOneLength(textsOf(item)))).toEqual([])
    expect(idsWhere((item) => new Set(textsOf(item).map((text) => /[。]$/.test(text))).size > 1)).toEqual([])
  })

  test('the right option is not known by its length', () => {
    const longest = live.filter((item) => isAlone(item, Math.max)).length
    const shortest = live.filter((item) => isAlone(item, Math.min)).length
    expect([longest <= live.length / 5, shortest <= live.length / 5]).toEqual([true, true])
  })

  test('one key, its place even within one, and a reason for each option', () => {
    const places = [0, 1, 2, 3, 4].map((place) => live.filter(({ key }) => key === place).length)
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
    expect(new Set(practice.map(({ key }) => key)).size).toBe(5)
    expect(
      idsWhere(({ rationales }) => new Set(rationales).size !== 5 || rationales.some((why) => why.length < 8)),
    ).toEqual([])
  })

  test('no stem, passage or right option comes twice', () => {
    for (const words of [
      languageItems.map(({ stem }) => stem),
      languageItems.flatMap(({ passage }) => passage ?? []),
      languageItems.filter(({ facet }) => facet !== '文の並べ替え').map((item) => textsOf(item)[item.key]),
    ])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  test('no brand, region, name, sex role or family', () => {
    expect(
      languageItems.flatMap((item) => forbidden.exec(wordsOf(item))?.map((word) => [item.id, word]) ?? []),
    ).toEqual([])
    expect(forbidden.test('母の日に')).toBe(true)
  })

  test('an order names every sentence once', () => {
    for (const item of languageItems.filter(({ facet }) => facet === '文の並べ替え')) {
      const marks = (item.passage ?? '')
        .split('\n')
        .map((line) => line[0])
        .join('')
      for (const text of textsOf(item))
        expect([item.id, [...text.replaceAll('→', '')].toSorted().join('')]).toEqual([item.id, marks])
    }
  })
})

const countOf = (facet: string | undefined, difficulty: string) =>
  live.filter((item) => (!facet || item.facet === facet) && item.difficulty === difficulty).length

/** Words of two to four letters may differ by three; sentences by two fifths. */
function isOfOneLength(texts: string[]) {
  const lengths = texts.map((text) => text.length)
  return Math.max(...lengths) <= Math.min(...lengths) * 1.4 + 2
}

function isAlone(item: BankItem, extreme: (...lengths: number[]) => number) {
  const lengths = textsOf(item).map((text) => text.length)
  const most = extreme(...lengths)
  return lengths[item.key] === most && lengths.filter((length) => length === most).length === 1
}
