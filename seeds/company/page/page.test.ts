import { expect, test } from 'vitest'
import {
  checkFigures,
  checkHasText,
  checkQuestions,
  checkVoices,
  checkYouthInformation,
  isShownFigure,
} from '#domain/company/description/rules.ts'
import { companies } from '../companies.ts'
import { manyCompany, maxManyCompanies } from '../many.ts'
import { drawPicture } from '../picture/draw.ts'
import { writePage } from './page.ts'

const pages = companies.map((company, at) => writePage(company, at, 2026))

test('§1.21 every page keeps the limits of its fields', () => {
  for (const page of pages) {
    const texts = page.contents.filter(({ kind }) => kind === 'TEXT').map(({ text }) => ({ body: text }))
    const mistakes = [
      checkHasText(texts),
      ...checkVoices(page.voices),
      ...checkQuestions(page.questions),
      ...checkFigures(page.figures, '2026-11-22'),
      ...checkYouthInformation(page.youthInformation),
    ]
    expect(mistakes.filter((mistake) => mistake !== null)).toEqual([])
    expect(page.voices.length).toBeOneOf([2, 3])
    expect(page.questions.length).toBeOneOf([3, 4, 5])
    expect(page.youthInformation).toHaveLength(5)
    for (const { number } of page.phones) expect(number).toMatch(/^\+81[1-9]\d{8,9}$/)
  }
})

test('students see every number but the one that the demo still has to prove', () => {
  const hidden = pages.map(({ figures }) => figures.filter((figure) => !isShownFigure(figure)).length)
  expect(hidden).toEqual(pages.map((_, at) => (at === 0 ? 1 : 0)))
})

test('no voice stands on two pages, and two pages beside each other share no heading', () => {
  const voices = pages.flatMap((page) => page.voices.map(({ body }) => body))
  expect(new Set(voices).size).toBe(voices.length)
  const headings = pages.map(({ contents }) =>
    contents.filter(({ kind }) => kind === 'HEADING').map(({ text }) => text),
  )
  for (const [at, own] of headings.entries())
    expect(own.filter((heading) => headings[at + 1]?.includes(heading))).toEqual([])
})

test('a picture is drawn the same every time, and for no two companies', () => {
  const covers = companies.map((company) => drawPicture(company, 'cover'))
  expect(new Set(covers).size).toBe(companies.length)
  expect(companies.map((company) => drawPicture(company, 'cover'))).toEqual(covers)
  for (const cover of covers) expect(cover).not.toMatch(/NaN|undefined|Infinity/)
})

test('many companies have names and numbers of their own', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => manyCompany(1, n))
  expect(maxManyCompanies).toBeGreaterThan(10_000)
  for (const key of ['displayName', 'corporateNumber'] as const)
    expect(new Set(many.map((company) => company[key])).size).toBe(10_000)
  for (const { kana, industryIds, tagline } of many.slice(0, 500)) {
    expect(kana).toMatch(/^[ァ-ヶー]+$/)
    expect(industryIds.length).toBeOneOf([1, 2])
    expect(tagline.length).toBeLessThanOrEqual(40)
  }
})
