import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degrees } from '#domain/candidate/education/rules.ts'
import { genders } from '#domain/candidate/rules.ts'
import { seeded } from '#test/seeded.ts'
import { checkKeyword, maxKeywords, normalizeKeyword } from '../keyword/rules.ts'
import { conditionKeys, readCondition, writeCondition } from './address.ts'
import { searchCandidateOrders, usualOrder, type SearchCandidateCondition } from './condition.ts'
import { fieldsOf, unsetFilters, type FieldWith, type FilterField } from './filters.ts'
import { presentCondition } from './input.ts'
import {
  departmentCategories,
  lastActiveDays,
  passedOverBy,
  searchScoutInvitationStatuses,
  type LastActiveAt,
} from './values.ts'

const some = <Item>(item: fc.Arbitrary<Item>, maxLength = 5) => fc.uniqueArray(item, { minLength: 1, maxLength })
const keyword = fc
  .string({ unit: 'grapheme', minLength: 2, maxLength: 20 })
  .map(normalizeKeyword)
  .filter((text) => text === normalizeKeyword(text) && checkKeyword(text) === null)

const range = fc.constantFrom({ min: 0, max: 40 }, { min: 20, max: 60 }, { min: 60, max: 100 }, { min: 0, max: 80 })

const each = <Field extends string, Value>(fields: readonly Field[], value: fc.Arbitrary<Value>) =>
  Object.fromEntries(fields.map((field) => [field, value])) as Record<Field, fc.Arbitrary<Value>>
// Any of these ids is one of a prefecture, or of another lookup.
const ids = some(fc.integer({ min: 10, max: 47 }).map(String))

const condition: fc.Arbitrary<SearchCandidateCondition> = fc
  .record(
    {
      ...each(fieldsOf('ids'), ids),
      ...each(fieldsOf('keywords'), some(keyword, maxKeywords)),
      ...each(fieldsOf('flag'), fc.constant(true)),
      ...each(fieldsOf('labels'), some(fc.uuid())),
      ...each(fieldsOf('students'), some(fc.uuid())),
      graduationYears: some(fc.integer({ min: 2000, max: 2099 })),
      degrees: some(fc.constantFrom(...degrees), 3),
      schoolDepartmentCategories: some(fc.constantFrom(...departmentCategories), 3),
      lastActiveAt: fc.constantFrom(...(Object.keys(lastActiveDays) as LastActiveAt[])),
      hasSeen: fc.boolean(),
      scoutInvitationStatuses: fc.record({
        isExclusive: fc.boolean(),
        statuses: some(fc.constantFrom(...searchScoutInvitationStatuses)),
      }),
      genders: some(fc.constantFrom(...genders), 4),
      hasPicture: some(fc.boolean(), 1),
      passedOver: fc.constantFrom(...passedOverBy),
      orUnset: fc.subarray(unsetFilters, { minLength: 1 }),
      toeicScore: fc.integer({ min: 0, max: 990 }),
      personalityAssessmentTraits: fc
        .uniqueArray(fc.constantFrom('T01', 'T05', 'T09', 'T10'), { minLength: 1, maxLength: 3 })
        .chain((traits) => fc.tuple(...traits.map((traitId) => range.map((ends) => ({ traitId, ...ends }))))),
      orderBy: fc.constantFrom(...searchCandidateOrders.filter((order) => order !== usualOrder)),
    } satisfies Record<Exclude<FilterField | 'orderBy', FieldWith<{ input: 'own' }>>, unknown>,
    { requiredKeys: [] },
  )
  // Only a filter with a value includes the students who left it empty.
  .map(presentCondition)

const read = (query: string) => readCondition(new URLSearchParams(query))

describe('§3 the search condition in the address', () => {
  it('§3 every condition comes back from its address as it was', () => {
    fc.assert(
      fc.property(condition, (example) => {
        expect(read(writeCondition(example).toString())).toEqual(example)
      }),
      seeded(),
    )
  })

  it('§3 any address is read without failing and settles after one reading', () => {
    const pair = fc.tuple(fc.constantFrom(...conditionKeys, 'zz'), fc.string())
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const once = readCondition(new URLSearchParams(pairs))
        expect(readCondition(writeCondition(once))).toEqual(once)
      }),
      seeded(),
    )
  })

  it('§2 repeated keys make a list and a key without a value is allowed', () => {
    expect(read('y=2028&y=2029&c=SCIENCE&b&f=true')).toEqual({
      graduationYears: [2028, 2029],
      schoolDepartmentCategories: ['SCIENCE'],
      bookmark: true,
      favorite: true,
    })
  })

  it('§5 unknown keys, malformed values and empty lists are no condition', () => {
    expect(read('y=28&a=東京&c=MAGIC&la=WITHIN_2&ss=EXCLUDE&ss=SENT&l=1&ids=&tk=あ&tk=%20&b=no&page=3&fid=1')).toEqual(
      {},
    )
  })

  it('§3 a range of a trait that the search would refuse is no condition', () => {
    const traits = (query: string) => read(query).personalityAssessmentTraits
    for (const refused of ['T02-0-30', 'T02-10-60', 'T02-40-20', 'T02--50-500', 'T02-0-120', 'T00-0-40', 'T11-0-40'])
      expect([refused, traits(`pt=${refused}`)]).toEqual([refused, undefined])
    expect(traits('pt=T01-0-40&pt=T01-40-80&pt=T02-0-40&pt=T03-0-40&pt=T04-0-40')).toEqual(
      ['T01', 'T02', 'T03'].map((traitId) => ({ traitId, min: 0, max: 40 })),
    )
  })

  it('§3 only a filter that has a value includes the students who left it empty', () => {
    expect(read('i=101&u=a&u=i&u=i&u=y&u=zz')).toEqual({ industryIds: ['101'], orUnset: ['industryIds'] })
    expect(read('u=i&u=a')).toEqual({})
    expect(writeCondition({ orUnset: ['industryIds'], industryIds: ['101'] }).toString()).toBe('i=101&u=i')
  })

  it('§4 an unknown order falls back to the last activity, which is no condition', () => {
    expect(read('order=NAME')).toEqual({})
    expect(read('order=LAST_ACTIVE_AT')).toEqual({})
    expect(read('order=INSERTED_AT')).toEqual({ orderBy: 'INSERTED_AT' })
  })

  it('§3 statuses can be asked for or ruled out', () => {
    expect(read('ss=PENDING&ss=NOT_SENT').scoutInvitationStatuses).toEqual({
      isExclusive: false,
      statuses: ['PENDING', 'NOT_SENT'],
    })
    expect(writeCondition({ scoutInvitationStatuses: { isExclusive: true, statuses: ['DECLINED'] } }).toString()).toBe(
      'ss=EXCLUDE&ss=DECLINED',
    )
  })

  it('§3 keywords are folded to one spelling', () => {
    expect(read('tk=ＡＩ　研究&tk=AI 研究').textKeywords).toEqual(['AI 研究'])
    expect(read('tk=AB&tk=ＡＢ&tk=あ&tk=CD&tk=EF&tk=GH&tk=IJ&tk=KL').textKeywords).toEqual([
      'AB',
      'CD',
      'EF',
      'GH',
      'IJ',
    ])
  })

  it('what pages ask beside the address never enters it', () => {
    expect(
      writeCondition({
        first: 100,
        offset: 50,
        jobId: crypto.randomUUID(),
        excludeCandidateIds: [crypto.randomUUID()],
      }).toString(),
    ).toBe('')
  })
})
