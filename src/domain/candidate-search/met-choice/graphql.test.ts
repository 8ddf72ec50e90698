import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'

const app = ownApp()

const edgeBy = async (fields: object, condition: SearchCandidateCondition) => {
  const { viewer } = await aCompanyWithUser(app.db)
  const { id } = await aCandidate(app.db, fields)
  const { data, errors } = await app
    .as(viewer)
    .ask(
      'query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { edges { metChoices { key values } unsetFilters } } }',
      { condition: { ...condition, candidateIds: [id] } },
    )
  expect(errors).toEqual([])
  expect(data.searchCandidates.edges).toHaveLength(1)
  return data.searchCandidates.edges[0]
}
const metBy = async (...of: Parameters<typeof edgeBy>) => (await edgeBy(...of)).metChoices

test('of several choices those of the student are named, in the order of the condition', async () => {
  const fields = { industryIds: [501, 101], areaPreferenceIds: ['13'], hometownPrefectureId: '27', jobTypeIds: [1, 12] }
  const condition = {
    industryIds: ['502', '101', '501'],
    prefectureIds: ['13', '14'],
    hometownPrefectureIds: ['27', '28'],
    jobTypeIds: ['12', '14'],
  }
  expect(await metBy(fields, condition)).toEqual([
    { key: 'prefectureIds', values: ['13'] },
    { key: 'industryIds', values: ['101', '501'] },
    { key: 'jobTypeIds', values: ['12'] },
    { key: 'hometownPrefectureIds', values: ['27'] },
  ])
})

test('one choice, also a repeated one, and what every card says anyway say nothing', async () => {
  const fields = { industryIds: [501], graduationYear: 2028 }
  expect(await metBy(fields, { industryIds: ['501', '501'], graduationYears: [2027, 2028] })).toEqual([])
})

test('what the student left empty is named, of the conditions that include such students', async () => {
  const fields = { industryIds: [], toeicScore: null, jobTypeIds: [12], hometownPrefectureId: null }
  const condition = {
    industryIds: ['501', '101'],
    toeicScore: 700,
    jobTypeIds: ['12', '1'],
    orUnset: ['industryIds' as const, 'toeicScore' as const, 'jobTypeIds' as const],
  }
  expect(await edgeBy(fields, condition)).toEqual({
    metChoices: [{ key: 'jobTypeIds', values: ['12'] }],
    unsetFilters: ['industryIds', 'toeicScore'],
  })
})
