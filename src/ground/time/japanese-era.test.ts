import { describe, expect, test } from 'vitest'
import { bothYearsOf, inWesternYears } from './japanese-era.ts'

describe('conventions 2.1: the years of a day', () => {
  test.each([
    ['2019-05-01', '2019年（令和元年）'],
    ['2019-04-30', '2019年（平成31年）'],
    ['1989-01-08', '1989年（平成元年）'],
    ['1989-01-07', '1989年（昭和64年）'],
    ['1987-04-01', '1987年（昭和62年）'],
    ['1926-12-25', '1926年（昭和元年）'],
    ['1926-12-24', '1926年（大正15年）'],
    ['1912-07-30', '1912年（大正元年）'],
    ['1912-07-29', '1912年（明治45年）'],
    ['1868-01-25', '1868年（明治元年）'],
    ['1868-01-24', '1868年'],
  ])('%s', (day, text) => expect(bothYearsOf(day)).toBe(text))

  test('are those of the calendar of the platform', () => {
    const era = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric', timeZone: 'UTC' })
    for (let year = 1874; year <= 2026; year++)
      for (const day of [`${year}-01-01`, `${year}-07-31`, `${year}-12-31`])
        expect(bothYearsOf(day)).toBe(`${year}年（${era.format(new Date(`${day}T00:00:00Z`))}）`)
  })
})

describe('conventions 2.1: a typed day of an era', () => {
  test.each([
    ['昭和62年4月1日', '1987年4月1日'],
    ['昭和６２年　４月１日', '1987年4月1日'],
    ['㍼62年4月1日', '1987年4月1日'],
    ['S62.4.1', '1987.4.1'],
    ['s62/4/1', '1987/4/1'],
    ['令和元年5月1日', '2019年5月1日'],
    ['R1/5/1', '2019/5/1'],
    ['平成31年4月30日', '2019年4月30日'],
    ['平成31年5月1日', '2019年5月1日'],
    ['平成32年1月1日', '平成32年1月1日'],
    ['昭和64年1月7日', '1989年1月7日'],
    ['昭和65年1月1日', '昭和65年1月1日'],
    ['大正15年12月24日', '1926年12月24日'],
    ['大正16年1月1日', '大正16年1月1日'],
    ['明治45年7月29日', '1912年7月29日'],
    ['明治46年1月1日', '明治46年1月1日'],
    ['明治元年1月25日', '1868年1月25日'],
    ['平成0年1月1日', '平成0年1月1日'],
    ['1987/4/1', '1987/4/1'],
    ['', ''],
  ])('%s', (typed, text) => expect(inWesternYears(typed)).toBe(text))
})
