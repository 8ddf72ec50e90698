import { presentCompanyCondition, type CompanyOrder } from '#domain/company-search/condition/rules.ts'

type Given = Parameters<typeof presentCompanyCondition>[0]
const ask = (what: string, condition: Given, order: CompanyOrder = 'NEAR', offset = 0) => ({
  what,
  condition: presentCompanyCondition(condition),
  order,
  offset,
})

/** Students' searches, from none to six conditions. */
export const questions = [
  ask('everything, nearest first', {}),
  ask('everything, newest first', {}, 'UPDATED'),
  ask('everything, the tenth page', {}, 'NEAR', 216),
  ask('everything, the last page', {}, 'UPDATED', 9000),
  ask('one industry', { industryIds: ['501'] }),
  ask('three industries', { industryIds: ['501', '502', '503'] }),
  ask('one prefecture', { prefectureIds: ['23'] }),
  ask('a region', { prefectureIds: ['21', '22', '23', '24'] }, 'UPDATED'),
  ask('industry and prefecture', { industryIds: ['501', '502'], prefectureIds: ['13', '23'] }),
  ask('one size', { companySizeIds: ['4'] }),
  ask('an axis', { companySelectionCriterionIds: ['11'] }),
  ask('a job type', { jobTypeIds: ['12'] }),
  ask('a scout type', { scoutTypeIds: ['3'] }),
  ask('a job of both types', { jobTypeIds: ['12', '14'], scoutTypeIds: ['3', '4'] }),
  ask('a name', { name: '北斗システムズ' }),
  ask('a part of a name', { name: '青葉' }, 'UPDATED'),
  ask('one letter', { name: '山' }),
  ask('kana', { name: 'シノノメ' }),
  ask('a name nobody has', { name: '存在しない企業' }),
  ask('a name and a prefecture', { name: 'フーズ', prefectureIds: ['01'] }),
  ask('five conditions', {
    industryIds: ['501', '502', '101'],
    prefectureIds: ['13', '23', '27'],
    companySizeIds: ['3', '4', '5'],
    companySelectionCriterionIds: ['1', '9', '11'],
    jobTypeIds: ['12', '1'],
  }),
  ask('nothing is left', { industryIds: ['951'], prefectureIds: ['47'], companySizeIds: ['1'], scoutTypeIds: ['5'] }),
]
