import { useRouteLoaderData } from 'react-router'
import { graphql, readFragment } from '#web/generated/index.ts'
import type { CandidateSearchGroundQuery } from '#web/generated/graphql.ts'
import { CandidateLookups, toLookups } from './lookups.ts'

export const SearchGroundDocument = graphql(`
  query CandidateSearchGround {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        role
        company {
          prefecture {
            id
          }
        }
        contract {
          plan {
            savedFilterLimit
            labelLimit
            features
          }
        }
      }
    }
    ...CandidateLookups
    positiveActions {
      id
      reason
      beginsOn
      endsOn
      isInForce
    }
    savedFilters {
      id
      name
      condition
    }
    searchCandidateLabels {
      edges {
        node {
          id
          text
        }
      }
    }
  }
`)

export type SavedFilter = CandidateSearchGroundQuery['savedFilters'][number]

export type PositiveAction = CandidateSearchGroundQuery['positiveActions'][number]

export const searchGroundId = 'candidate-search'

/** What stands whatever is looked for, also when the students cannot be read: who looks, with which plan, by which words. */
export function useSearchGround() {
  const ground = useRouteLoaderData<() => CandidateSearchGroundQuery>(searchGroundId)
  if (!ground) throw new Error('the search stands in its layout')
  const viewer = ground.viewer?.__typename === 'CompanyViewer' ? ground.viewer : null
  const labels = ground.searchCandidateLabels.edges.map(({ node }) => node)
  const lookups = toLookups(readFragment(CandidateLookups, ground), labels)
  const home = lookups.prefectures.find(({ choices }) => choices.some(({ id }) => id === viewer?.company.prefecture.id))
  return {
    viewerId: viewer?.id ?? '',
    canWrite: viewer !== null && viewer.role !== 'VIEWER',
    isAdmin: viewer?.role === 'ADMIN',
    positiveActions: ground.positiveActions,
    features: viewer?.contract.plan.features ?? [],
    labels,
    savedFilters: ground.savedFilters,
    savedFilterLimit: viewer?.contract.plan.savedFilterLimit ?? 0,
    labelLimit: viewer?.contract.plan.labelLimit ?? 0,
    lookups,
    /** The prefectures of the company's own region. */
    near: home?.choices ?? [],
  }
}
