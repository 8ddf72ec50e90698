import { describe, expect, test } from 'vitest'
import { formItemOf } from '../item/content.ts'
import { difficulties, formBlueprint, type SectionId } from '../item/rules.ts'
import { intellectualSections } from '../rules.ts'
import { sectionForm } from '../sitting/form/intellectual.ts'
import { allItems } from './bank.ts'
import { drawFigure } from './figure/draw.ts'
import type { BankItem, Figure } from './item.ts'

const sections = intellectualSections.map(({ id }) => id)
const needed: Record<SectionId, number> = { LANG: 48, NUM: 48, LOGIC: 40, SPACE: 40 }
// Four forms are the least. Six keep a section's items below the exposure of 20 % at which an item is rested (§5.5).
const forms: Record<SectionId, number> = { LANG: 7, NUM: 6, LOGIC: 6, SPACE: 6 }
const facets: Record<SectionId, readonly string[]> = {
  LANG: ['文章の読み取り', '語句の関係', '空欄補充', '文の並べ替え'],
  NUM: ['割合', '速さ', '損益', '場合の数', '表の計算'],
  LOGIC: ['命題', '順序', '対応', '発言の真偽', '資料からの判断'],
  SPACE: ['展開図', '回転', '図形の法則', '数列'],
}

const live = allItems.filter(({ isPractice }) => !isPractice)
const practice = allItems.filter(({ isPractice }) => isPractice)
const liveOf = (section: SectionId) => live.filter((item) => item.section === section)

const figuresOf = ({ figure, options }: BankItem): Figure[] => [
  ...(figure ? [figure] : []),
  ...options.flatMap((option) => ('figure' in option ? [option.figure] : [])),
]
const idsWhere = (isWrong: (item: BankItem) => boolean) => allItems.filter(isWrong).map(({ id }) => id)

describe('§1.14 the bank', () => {
  test.each(sections)('%s has enough live items, five for practice, and all its facets', (section) => {
    expect(liveOf(section).length).toBeGreaterThanOrEqual(needed[section])
    expect(practice.filter((item) => item.section === section)).toHaveLength(5)
    expect([...new Set(liveOf(section).map(({ facet }) => facet))].sort()).toEqual([...facets[section]].sort())
  })

  test.each(sections)('%s fills at least four forms in every stratum', (section) => {
    const counts = difficulties.map(
      (difficulty) => liveOf(section).filter((item) => item.difficulty === difficulty).length,
    )
    formBlueprint[section].forEach((places, stratum) =>
      expect(counts[stratum]).toBeGreaterThanOrEqual(places * forms[section]),
    )
  })

  test.each(sections)('§5.5 no item of %s is asked in more than a fifth of the sittings', (section) => {
    const bank = { live: liveOf(section).map(formItemOf), pilot: [], seen: new Set<string>() }
    const sittings = Array.from({ length: 5000 }, (_, at) => sectionForm(section, at * 7919, bank) ?? [])
    const uses = Map.groupBy(sittings.flat(), ({ itemId }) => itemId)
    expect(uses.size).toBe(bank.live.length)
    expect([...uses].flatMap(([id, times]) => (times.length > sittings.length / 5 ? [id] : []))).toEqual([])
  })

  test.each(sections)('the keys of %s stand evenly in the five places', (section) => {
    const counts = [0, 1, 2, 3, 4].map((place) => liveOf(section).filter(({ key }) => key === place).length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  })

  test('ids are unique and say what they are', () => {
    expect(new Set(allItems.map(({ id }) => id)).size).toBe(allItems.length)
    expect(
      idsWhere(({ id, section, isPractice }) => !new RegExp(`^${isPractice ? 'P-' : ''}${section}-\\d{2,3}$`).test(id)),
    ).toEqual([])
  })

  test('no item is asked twice', () => {
    const questions = allItems.map(({ passage, stem, figure, options }) => {
      const isOfOptions = !figure && options.some((option) => 'figure' in option)
      return JSON.stringify([passage, stem, figure?.drawing, isOfOptions ? options : null])
    })
    expect(questions.filter((question, place) => questions.indexOf(question) !== place)).toEqual([])
  })

  test('every item has five different options, each with its reason, and says who wrote it', () => {
    expect(idsWhere(({ options }) => new Set(options.map((option) => JSON.stringify(option))).size !== 5)).toEqual([])
    expect(idsWhere(({ rationales }) => rationales.some((because) => because.trim().length < 4))).toEqual([])
    // The page marks the right option itself.
    expect(idsWhere(({ rationales, key }) => /^正(?:しい|解)/.test(rationales[key]))).toEqual([])
    expect(
      idsWhere(({ author, reviewer, writtenOn }) => !author || !reviewer || Number.isNaN(Date.parse(writtenOn))),
    ).toEqual([])
  })

  test('every question is asked in です・ます; what it quotes may be plain', () => {
    const linesOf = ({ stem, passage = '', section }: BankItem) =>
      section === 'LOGIC' ? [stem, ...passage.split('\n').filter((line) => !line.startsWith('・'))] : [stem]
    const sentences = (words: string) =>
      words
        .replaceAll(/「[^」]*」/g, '「」')
        .split('。')
        .filter(Boolean)
    const isPolite = (sentence: string) => /(?:(?:です|ます|でした|ました)か?|ません|「」)$/.test(sentence)
    expect(idsWhere((item) => !linesOf(item).flatMap(sentences).every(isPolite))).toEqual([])
    expect(sentences('「急ぐ」はどれですか。').every(isPolite)).toBe(true)
    expect(sentences('原価はいくらか。').every(isPolite)).toBe(false)
  })

  test('one spelling: 違い, 入れ替える, 戻す, 繰り返す, 追い越す', () => {
    const otherwise = /ちが[いうえ]|入れか[えわ]|もど[しすっる]|くり返|追いこ/
    expect(idsWhere((item) => otherwise.test(JSON.stringify(item)))).toEqual([])
    expect(otherwise.test('1日目に読んだ分をもどし忘れた。')).toBe(true)
  })

  test('no two items of one template have the same answer, where it is a number or a sentence', () => {
    const answers = live.flatMap(({ madeFrom, options, key }) => {
      const right = options[key]
      const isTelling = 'text' in right && (/\d/.test(right.text) || right.text.endsWith('。'))
      return madeFrom && isTelling ? [`${madeFrom.template} ${right.text}`] : []
    })
    expect(answers.length).toBeGreaterThan(100)
    expect(answers.filter((answer, place) => answers.indexOf(answer) !== place)).toEqual([])
  })

  test('a stem has at most 120 characters, a passage 400', () => {
    expect(idsWhere(({ stem, passage = '' }) => [...stem].length > 120 || [...passage].length > 400)).toEqual([])
  })

  test('numbers stand in the order of their size', () => {
    const numbers = ({ options }: BankItem) =>
      options.map((option) => ('text' in option ? /^[\d,]+/.exec(option.text)?.[0] : undefined))
    expect(
      idsWhere((item) => {
        const read = numbers(item)
        if (read.some((digits) => digits === undefined)) return false
        const sizes = read.map((digits) => Number((digits ?? '').replaceAll(',', '')))
        return sizes.some((size, place) => place > 0 && size <= (sizes[place - 1] ?? 0))
      }),
    ).toEqual([])
  })
})

describe('§1.14 figures', () => {
  const drawn = allItems.flatMap((item) =>
    figuresOf(item).map((figure) => ({ item, figure, svg: drawFigure(figure.drawing) })),
  )

  test('are as wide as a phone of 320 px can show, on a ground of their own', () => {
    for (const { svg } of drawn) {
      const [, width = '', height = ''] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? []
      expect(Number(width)).toBeLessThanOrEqual(296)
      expect(Number(height)).toBeLessThanOrEqual(320)
      expect(svg).toContain('fill="#fff"')
    }
  })

  test('offer no shape, number or filling that the matrix does not show: it would be ruled out at once', () => {
    const traitsOf = ({ drawing }: Figure) =>
      (drawing.kind === 'matrix' ? drawing.frames : [drawing]).flatMap((frame) =>
        frame?.kind === 'shapes' ? [frame.shape, String(frame.count), frame.fill] : [],
      )
    const isStrange = ({ figure, options }: BankItem) => {
      const traits = new Set(figure ? traitsOf(figure) : [])
      return options.some(
        (option) =>
          'figure' in option && traits.size > 0 && traitsOf(option.figure).some((trait) => !traits.has(trait)),
      )
    }
    expect(idsWhere(isStrange)).toEqual([])
  })

  test('tell no key: no names, comments, titles or data in the markup, and no letters that are too small', () => {
    for (const { item, svg } of drawn) {
      expect(svg).not.toMatch(/<!--|<title|<desc|<metadata|<script|\bclass=|\bdata-|\baria-|key|right|正/)
      expect([...svg.matchAll(/ id="([^"]*)"/g)].every(([, id]) => id === 's')).toBe(true)
      expect(svg).not.toContain(item.id)
      expect([...svg.matchAll(/font-size="(\d+)"/g)].every(([, size]) => Number(size) >= 14)).toBe(true)
    }
  })

  test('are drawn alike whatever the place: an option that moves keeps its picture', () => {
    for (const { figure, svg } of drawn) expect(drawFigure(structuredClone(figure.drawing))).toBe(svg)
  })

  test('have an alternative that says what is seen and not what is right', () => {
    for (const { item, figure } of drawn) {
      expect(figure.alternative.length).toBeGreaterThan(4)
      expect(figure.alternative).not.toMatch(/正しい|正解|答え|誤/)
      expect(figure.alternative).not.toContain(item.rationales[item.key])
    }
    const isTwice = (item: BankItem) => {
      const alternatives = item.options.flatMap((option) => ('figure' in option ? [option.figure.alternative] : []))
      return new Set(alternatives).size !== alternatives.length
    }
    expect(idsWhere(isTwice)).toEqual([])
  })
})
