import { describe, expect, test } from 'vitest'
import { areaOf, bandLabel, bandOf, errorRange, percentageOf, softZone } from './rules.ts'

describe('assessment 5.2 bands', () => {
  test.each([
    [0, 44, 1],
    [13, 44, 1],
    [14, 44, 2],
    [19, 44, 2],
    [20, 44, 3],
    [28, 44, 3],
    [29, 44, 4],
    [35, 44, 4],
    [36, 44, 5],
    [44, 44, 5],
    [8, 10, 5],
    [0, 0, 1],
  ])('%i of %i is band %i before there is a norm', (achieved, achievable, band) =>
    expect(bandOf(achieved, achievable, null)).toBe(band),
  )

  test('a norm moves the cuts', () => {
    expect([5, 7, 9, 11, 12].map((right) => bandOf(right, 12, [0.5, 0.7, 0.8, 0.95]))).toEqual([1, 2, 3, 4, 5])
    expect(bandLabel(4)).toBe('標準より高い')
  })

  test('the error of two items stays within the section', () => {
    expect(errorRange(9, 10)).toEqual({ low: 7, high: 10 })
    expect(errorRange(1, 10)).toEqual({ low: 0, high: 3 })
  })
})

describe('assessment 5.3 percentages', () => {
  test('from the left pole to the right one', () => {
    expect(percentageOf([-2, -2, -2])).toBe(0)
    expect(percentageOf([0, 0])).toBe(50)
    expect(percentageOf([2, 2])).toBe(100)
    expect(percentageOf([1, 0, -1, 2, 0, 1])).toBe(63)
  })

  test.each([
    [0, 'left'],
    [39, 'left'],
    [40, 'balanced'],
    [60, 'balanced'],
    [61, 'right'],
    [100, 'right'],
  ])('%i lies %s', (percentage, area) => expect(areaOf(percentage)).toBe(area))

  test('ten points to each side in the short form, eight in the full one', () => {
    expect([6, 10].map(softZone)).toEqual([10, 8])
  })
})
