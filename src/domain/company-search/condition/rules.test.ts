import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import {
  companyFilters,
  countConditions,
  filterFields,
  maxFilterValues,
  noCompanyCondition,
  presentCompanyCondition,
  readCompanyAddress,
  toggleCompanyFilter,
  withoutCompanyFilter,
  writeCompanyAddress,
} from './rules.ts'

const read = (text: string) => readCompanyAddress(new URLSearchParams(text))

describe('§2 the address of a company search', () => {
  test('§2 its keys are company-name, company-size, industry and prefecture', () => {
    const { condition } = read('company-name=北斗&company-size=3&industry=501&industry=502&prefecture=23')
    expect(condition).toEqual({
      ...noCompanyCondition,
      name: '北斗',
      companySizeIds: ['3'],
      industryIds: ['501', '502'],
      prefectureIds: ['23'],
    })
  })

  test.each([
    'industry=x',
    'industry=-1',
    'industry=501%00',
    'industry=５０１',
    'prefecture=1',
    'prefecture=999',
    'company-size=',
    'company-name=%20%E3%80%80',
    'company-name=',
    `company-name=${encodeURIComponent('%_\\')}`,
    `company-name=${encodeURIComponent('「・」！')}`,
    'company-name=株式会社',
    'job-type=1e3',
    'unknown=1',
  ])('§2 %s is no condition', (text) => expect(read(text).condition).toEqual(noCompanyCondition))

  test('§2 an order it does not know is the usual one', () => {
    expect(read('order=updated').order).toBe('UPDATED')
    expect(read('order=drop%20table').order).toBe('NEAR')
  })

  test('§5 a name that is too long is cut, repeats and the sixty-first value are left out', () => {
    expect(read(`company-name=${'あ'.repeat(200)}`).condition.name).toHaveLength(60)
    expect(read('industry=501&industry=501').condition.industryIds).toEqual(['501'])
    const many = Array.from({ length: 500 }, (_, n) => `industry=${n + 1}`).join('&')
    expect(read(many).condition.industryIds).toHaveLength(maxFilterValues)
  })

  test('§2 what is written is read again, whatever is typed', () => {
    const list = fc.array(fc.string({ maxLength: 6 }), { maxLength: 5 })
    const addresses = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 80 }),
      industryIds: list,
      prefectureIds: list,
      jobTypeIds: fc.array(fc.nat(9999).map(String), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(addresses, fc.constantFrom('NEAR' as const, 'UPDATED' as const), (typed, order) => {
        const condition = presentCompanyCondition(typed)
        const again = readCompanyAddress(new URLSearchParams(writeCompanyAddress(condition, order).toString()))
        expect(again).toEqual({ condition, order })
      }),
      { numRuns: 300, ...seeded() },
    )
  })
})

describe('one condition', () => {
  test('is taken in and out, and every filter can be taken away whole', () => {
    for (const filter of companyFilters) {
      const id = filter === 'PREFECTURE' ? '23' : '1'
      const chosen = toggleCompanyFilter(noCompanyCondition, filter, id)
      expect(chosen[filterFields[filter].field]).toEqual([id])
      expect(countConditions(chosen)).toBe(1)
      expect(toggleCompanyFilter(chosen, filter, id)).toEqual(noCompanyCondition)
      expect(withoutCompanyFilter(chosen, filter)).toEqual(noCompanyCondition)
    }
    expect(withoutCompanyFilter({ ...noCompanyCondition, name: '北斗' }, 'NAME')).toEqual(noCompanyCondition)
  })
})
