import { expect } from 'vitest'
import type { SearchCandidateInput } from '#domain/candidate-search/rules/input.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { TestApp } from './client.ts'

export const searchQuery = `query ($condition: SearchCandidateCondition!) {
  searchCandidates(condition: $condition) { totalCount edges { node { id } } }
}`

/** The search as a user asks it: `find` expects an answer, `refusal` returns the first refusal. */
export const searching = (app: () => TestApp) => ({
  async find(viewer: CompanyViewer, condition: SearchCandidateInput) {
    const { data, errors } = await app().as(viewer).ask(searchQuery, { condition })
    expect(errors).toEqual([])
    const { totalCount, edges } = data.searchCandidates
    return { totalCount, ids: edges.map((edge: { node: { id: string } }) => edge.node.id) as string[] }
  },
  refusal: async (viewer: CompanyViewer | null, condition: SearchCandidateInput) =>
    (await app().as(viewer).ask(searchQuery, { condition })).errors[0],
})
