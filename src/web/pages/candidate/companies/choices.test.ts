import { expect, test } from 'vitest'
import { countConditions, presentCompanyCondition } from '#domain/company-search/condition/rules.ts'
import { namedConditions, presentChoices, type CompanyChoices } from './choices.ts'

test('a value of the address that no option has is neither counted nor a chip', () => {
  const plain = [{ id: '1', label: '1〜49人' }]
  const choices = {
    industries: [],
    regions: [{ name: '関東', prefectures: [{ id: '13', label: '東京都' }] }],
    companySizes: plain,
    companySelectionCriteria: [],
    jobTypes: [],
    scoutTypes: [],
  } as unknown as CompanyChoices
  const address = presentCompanyCondition({ name: '光', companySizeIds: ['99', '1'], prefectureIds: ['99'] })
  const condition = presentChoices(choices, address)
  expect(condition).toMatchObject({ name: '光', companySizeIds: ['1'], prefectureIds: [] })
  expect(countConditions({ ...condition, name: '' })).toBe(namedConditions(choices, address).length)
})
