import { redirect } from 'react-router'
import { maxPageSize, pageSize, type SearchCandidateCondition } from '#domain/candidate-search/rules.ts'
import { AskError, notFound, type Ask, type Refused } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { readCondition } from '#web/parts/search-condition.ts'
import { urls } from '#web/urls.ts'

const CandidateSearch = graphql(`
  query CandidateSearch($condition: SearchCandidateCondition!, $withResults: Boolean!) {
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
            features
          }
        }
      }
    }
    ...CandidateLookups
    searchCandidateLabels {
      edges {
        node {
          id
          text
        }
      }
    }
    searchCandidates(condition: $condition) @include(if: $withResults) {
      totalCount
      edges {
        node {
          id
          ...CandidateCard
        }
      }
    }
  }
`)

const CandidateRelaxations = graphql(`
  query CandidateRelaxations($condition: SearchCandidateCondition!) {
    searchCandidateRelaxations(condition: $condition) {
      key
      label
      additionalCount
    }
  }
`)

const CandidatePreviewPage = graphql(`
  query CandidatePreviewPage($id: ID!) {
    searchCandidate(id: $id) {
      id
      ...CandidatePreview
    }
  }
`)

/** At and below this many students the page proposes which condition to leave out. */
const few = 3
/** In the place of an id: whoever stands at this end of the page one turns to. */
export const pageEnds = ['first', 'last'] as const

type Args = { params: { page?: string | undefined }; url: URL }

export async function loadCandidates(ask: Ask, { params, url }: Args) {
  const page = readPage(params.page)
  const condition = readCondition(url.searchParams)
  const previewId = url.searchParams.get('preview') ?? ''
  const [search, preview] = await Promise.all([askSearch(ask, condition, page), askPreview(ask, previewId)])
  const found = search.data.searchCandidates
  const isEnd = pageEnds.find((end) => end === previewId)
  if (isEnd) throw redirect(atEnd(url, page, found?.edges.at(isEnd === 'first' ? 0 : -1)?.node.id))
  const isFew = found !== undefined && found.totalCount <= few && url.searchParams.size > 0
  const relaxations = isFew ? (await ask(CandidateRelaxations, { condition })).searchCandidateRelaxations : []
  return { ...search, preview, previewId, relaxations, page }
}

/** What a plan or a limit refuses is said where the students would stand; the conditions stay to be changed. */
async function askSearch(ask: Ask, condition: SearchCandidateCondition, page: number) {
  const paged = { ...condition, first: pageSize, offset: (page - 1) * pageSize }
  try {
    return { data: await ask(CandidateSearch, { condition: paged, withResults: true }), refused: null }
  } catch (error) {
    const refused = refusedAs(error, ['plan_restricted', 'invalid_input'])
    return { data: await ask(CandidateSearch, { condition: {}, withResults: false }), refused }
  }
}

async function askPreview(ask: Ask, id: string) {
  if (id === '' || pageEnds.some((end) => end === id)) return null
  try {
    return { candidate: (await ask(CandidatePreviewPage, { id })).searchCandidate, refused: null }
  } catch (error) {
    return { candidate: null, refused: refusedAs(error, ['not_found', 'plan_restricted']) }
  }
}

function refusedAs(error: unknown, codes: readonly string[]): Refused {
  if (error instanceof AskError && codes.includes(error.refused.code)) return error.refused
  throw error
}

const lastPage = 2_000_000 / maxPageSize

function readPage(text = '1') {
  const page = Number(text)
  if (!/^[1-9]\d{0,5}$/.test(text) || page > lastPage) throw notFound()
  return page
}

function atEnd(url: URL, page: number, id: string | undefined) {
  const search = new URLSearchParams(url.searchParams)
  if (id) search.set('preview', id)
  else search.delete('preview')
  return urls.client.candidates(search, page)
}
