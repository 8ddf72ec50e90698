import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'

const app = ownApp()

const lists =
  'companySelectionCriteria companySizes industries jobHuntingStatuses jobTypes scoutTypes sellingPoints'.split(' ')

test('§7 every lookup, for everybody, without what was retired', async () => {
  await app.db
    .insertInto('industry')
    .values({ id: 999, label: '試験業', industryGroup: '試験', isActive: false })
    .execute()
  const { data, errors } = await app.as(null).ask(`{
    ${lists.map((list) => `${list} { id label }`).join(' ')}
    regions { name prefectures { id label } } schoolGroups { id name } graduationYears
    personalityTraitStatements { traitId leftLabel rightLabel } }`)
  expect(errors).toEqual([])
  expect(lists.map((list) => data[list].length)).toEqual([17, 7, 38, 5, 29, 8, 24])
  expect(data.regions).toHaveLength(10)
  expect(data.regions[0]).toEqual({ name: '北海道', prefectures: [{ id: '01', label: '北海道' }] })
  expect(data.schoolGroups).toHaveLength(20)
  expect(data.graduationYears).toEqual([2027, 2028, 2029, 2030, 2031])
  expect(data.personalityTraitStatements).toHaveLength(10)
})
