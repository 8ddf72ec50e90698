import { describe, expect, it } from 'vitest'
import { randomOf } from '#seeds/random.ts'
import { writerOf } from './clauses.ts'
import { countGrams, gramsByLaw } from './law.ts'
import { ranked } from './ranked.ts'
import { naturalTexts, type Texts } from './student-texts.ts'
import { verbsOf, type Words } from './words.ts'

const list = (words: string) => words.split(' ')
const row = (word: string, conjugation: string, form: string, base: string) => ({
  word,
  cost: 1,
  kind: '自立',
  conjugation,
  form,
  base,
})
const verbs = verbsOf([
  row('読む', '五段・マ行', '基本形', '読む'),
  row('読み', '五段・マ行', '連用形', '読む'),
  row('読ん', '五段・マ行', '連用タ接続', '読む'),
  row('読ま', '五段・マ行', '未然形', '読む'),
  row('読め', '五段・マ行', '仮定形', '読む'),
  row('食べる', '一段', '基本形', '食べる'),
  row('食べ', '一段', '連用形', '食べる'),
  row('食べ', '一段', '未然形', '食べる'),
  row('食べれ', '一段', '仮定形', '食べる'),
])
const words: Words = {
  nouns: list('人 心 山 道 町 空 雨 海 川 花 音楽 写真 図書館 自転車 カメラ'),
  actions: list('研究 説明 参加 準備 練習 分析'),
  qualities: list('大切 静か 立派'),
  adverbs: list('また 少し すぐ'),
  families: list('佐藤 鈴木 高橋'),
  givenNames: list('葵 蓮 陽菜'),
  places: list('札幌 松本 那覇'),
  organisations: list('気象庁 図書館協会'),
  names: list('ひまわり あずさ'),
  suffixes: list('的 性 者'),
  counters: list('人 回 枚'),
  prefixes: list('新 再'),
  times: list('今日 去年'),
  adjectives: list('良い 長い 新しい'),
  verbs,
}
const writer = writerOf(words)
const seeded: Texts = {
  taglines: ['種の見出しその一', '種の見出しその二'],
  selfIntroduction: '種の文です。'.repeat(30),
  studentProjectExperience: '種の文です。'.repeat(40),
  studyAbroadExperience: '',
  qualificationExperience: '',
  internshipExperience: '種の文です。'.repeat(5),
}
const written = (index: number) => naturalTexts(writer, 7, index, seeded)
const whole = (texts: Texts) => Object.values(texts).flat().join('')

describe('the law', () => {
  it.each([
    [256, 32_578, 76_206],
    [1_024, 75_849, 235_119],
    [4_096, 160_619, 676_799],
    [16_384, 312_299, 1_789_904],
    [65_536, 573_968, 4_338_889],
    [262_144, 1_001_412, 9_664_308],
  ])('is near what was counted in %i texts', (texts, pairs, triples) => {
    const expected = gramsByLaw(texts)
    expect(Math.abs(expected.pairs / pairs - 1)).toBeLessThan(0.015)
    expect(Math.abs(expected.triples / triples - 1)).toBeLessThan(0.015)
  })

  it('counts a pair and a triple once, and none across two texts', () => {
    expect(countGrams(['あいあい', 'いう'])).toEqual({ pairs: 3, triples: 2 })
  })
})

describe('a draw', () => {
  it('gives ranks as often as Zipf and Mandelbrot say', () => {
    const members = Array.from({ length: 1_000 }, (_, rank) => rank)
    const drawn = ranked(members, 1.2, 2)
    const random = randomOf(1)
    const counts = members.map(() => 0)
    for (let time = 0; time < 200_000; time += 1) counts[drawn(random)]! += 1
    // Rank 0 stands for the ranks 0 to 1 of the density, rank 40 for 40 to 41.
    const share = (rank: number) => (rank + 2) ** -0.2 - (rank + 3) ** -0.2
    expect(counts[0]! / counts[40]!).toBeCloseTo(share(0) / share(40), -1)
    expect(counts.slice(500).reduce((sum, count) => sum + count)).toBeGreaterThan(5_000)
  })
})

describe('a student', () => {
  it('writes the same text however often and however late they are asked', () => {
    const first = written(5)
    written(6)
    expect(written(5)).toEqual(first)
    expect(written(6)).not.toEqual(first)
  })

  it('keeps a quarter of the sentences of the seeds, in the length of the seeds', () => {
    const texts = Array.from({ length: 300 }, (_, index) => whole(written(index)))
    const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
    const own = texts.reduce((sum, text) => sum + text.split('種の文です。').length - 1, 0) / texts.length
    expect(own / 75).toBeGreaterThan(0.2)
    expect(own / 75).toBeLessThan(0.3)
    expect(length / whole(seeded).length).toBeGreaterThan(0.9)
    expect(length / whole(seeded).length).toBeLessThan(1.1)
  })

  it('leaves empty what was empty, and a headline as short as one is', () => {
    for (let index = 0; index < 300; index += 1) {
      const texts = written(index)
      expect(texts.studyAbroadExperience).toBe('')
      expect(texts.taglines).toHaveLength(2)
      for (const tagline of texts.taglines) expect(tagline.length).toBeLessThanOrEqual(40)
    }
  })

  it('inflects', () => {
    const text = Array.from({ length: 300 }, (_, index) => whole(written(index))).join('')
    expect(text).toMatch(/読んだ|読んで/)
    expect(text).toMatch(/食べた|食べて/)
    expect(text).not.toMatch(/読んた|読んて|食べだ|食べで|しず|、、|undefined/)
  })
})
