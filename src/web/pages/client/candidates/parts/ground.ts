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
        canAdminister
        company {
          prefecture {
            id
          }
        }
        contract {
          status
          plan {
            savedFilterLimit
            labelLimit
            features
          }
        }
      }
    }
    isFairModeOn
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
      alert {
        timing
        hour
        weekday
        otherUserCount
      }
    }
    searchSynonyms {
      words
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

const grounds = new WeakMap<CandidateSearchGroundQuery, SearchGround>()

/** The data every view of the search shares. The layout loads it, so it is there when a search fails. */
export function useSearchGround(): SearchGround {
  const loaded = useRouteLoaderData<() => CandidateSearchGroundQuery>(searchGroundId)
  if (!loaded) throw new Error('the search stands in its layout')
  // Every card and every filter calls this hook, so the lookups are grouped once.
  const ground = grounds.get(loaded) ?? groundOf(loaded)
  grounds.set(loaded, ground)
  return ground
}

type SearchGround = ReturnType<typeof groundOf>

function groundOf(ground: CandidateSearchGroundQuery) {
  const viewer = ground.viewer?.__typename === 'CompanyViewer' ? ground.viewer : null
  const labels = ground.searchCandidateLabels.edges.map(({ node }) => node)
  const lookups = toLookups(readFragment(CandidateLookups, ground), labels)
  const home = lookups.prefectures.find(({ choices }) =>
    choices.some(({ id }) => id === viewer?.company.prefecture?.id),
  )
  return {
    viewerId: viewer?.id ?? '',
    canAdminister: viewer?.canAdminister ?? false,
    /** The positive actions that allow a search by gender now, or later. */
    positiveAction: {
      inForce: ground.positiveActions.find(({ isInForce }) => isInForce),
      planned: ground.positiveActions.find(({ isInForce }) => !isInForce),
    },
    features: viewer?.contract.plan.features ?? [],
    /** The operator prepares the contract: what is locked opens without another plan. */
    isUnderReview: viewer?.contract.status === 'UNDER_REVIEW',
    /** School, photo, gender and hometown are hidden, and are no conditions. */
    isFairModeOn: ground.isFairModeOn,
    labels,
    savedFilters: ground.savedFilters,
    synonyms: ground.searchSynonyms.map(({ words }) => words),
    savedFilterLimit: viewer?.contract.plan.savedFilterLimit ?? 0,
    labelLimit: viewer?.contract.plan.labelLimit ?? 0,
    lookups,
    /** The prefectures of the company's own region. */
    near: home?.choices ?? [],
  }
}
