import { expect, test } from 'vitest'
import { benchmarkQuartiles, benchmarksOf, groupWords, groupsOf, type CompanyFigures } from './rules.ts'

const company = (accepted: number, parts: Partial<CompanyFigures> = {}): CompanyFigures => ({
  industryId: 1,
  companySizeId: 2,
  figures: { ACCEPTED: accepted, MET: null, DAYS: null },
  ...parts,
})

test('nine companies have no figures, and ten have', () => {
  const nine = Array.from({ length: 9 }, (_, at) => company(at))
  expect(benchmarksOf(nine)).toEqual([])
  expect(() => benchmarkQuartiles([1, 2, 3], 'MET')).toThrow(RangeError)
  const figures = benchmarksOf([...nine, company(9)])
  expect(figures.every(({ companies }) => companies === 10)).toBe(true)
  expect(figures.map(({ industryId, companySizeId }) => [industryId, companySizeId])).toEqual([
    [1, 2],
    [1, null],
    [null, 2],
    [null, null],
  ])
})

test('ten of an industry with nine of a size have figures of the industry alone', () => {
  const figures = benchmarksOf([...Array.from({ length: 9 }, (_, at) => company(at)), company(9, { companySizeId: 3 })])
  expect(figures.map(({ industryId, companySizeId }) => [industryId, companySizeId])).toEqual([
    [1, null],
    [null, null],
  ])
})

test('the largest and the smallest company change no figure', () => {
  const middle = [11, 12, 14, 16, 17, 19, 22, 23]
  const figures = benchmarkQuartiles([10, ...middle, 25], 'ACCEPTED')
  expect(benchmarkQuartiles([0, ...middle, 100], 'ACCEPTED')).toEqual(figures)
  expect(figures).toEqual({ lower: 12, median: 17, upper: 21 })
})

test('the figures come in coarse steps', () => {
  const days = benchmarkQuartiles(
    Array.from({ length: 12 }, (_, at) => 1.13 + at * 0.37),
    'DAYS',
  )
  for (const figure of Object.values(days)) expect(figure % 0.5).toBe(0)
})

test('the closest group comes first, and a company without an industry has those of its size', () => {
  expect(groupsOf({ industryId: null, companySizeId: 2 })).toEqual([
    { industryId: null, companySizeId: 2 },
    { industryId: null, companySizeId: null },
  ])
  const labels = {
    industries: new Map([[1, { label: 'メーカー' }]]),
    companySizes: new Map([[2, { label: '100〜299名' }]]),
  }
  expect(groupWords({ industryId: 1, companySizeId: 2 }, labels)).toBe('メーカー・100〜299名')
  expect(groupWords({ industryId: null, companySizeId: null }, labels)).toBe('すべての業界と規模')
})
