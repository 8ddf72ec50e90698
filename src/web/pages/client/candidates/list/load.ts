import { data, redirect } from 'react-router'
import { relaxationsOf, type SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { canonicalQuery, conditionOf } from '#domain/candidate-search/saved-filter/rules.ts'
import { pageSize } from '#domain/candidate-search/rules/limits.ts'
import { AskError, type Ask, type Refused } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { readCondition, writeCondition } from '#domain/candidate-search/rules/address.ts'
import { defaultCondition } from '#domain/candidate-search/rules/default-condition.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { canAskAgain } from '#web/parts/answers/ask-again.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { clientUrls } from '#ground/client-urls.ts'
import {
  isPlain,
  readFilterId,
  saysNone,
  withConditionOf,
  withFilterId,
  withoutHidden,
  withGendersLeftOut,
  withoutGenders,
} from '../parts/filter-address.ts'
import { typedKey, withTypedKeywords } from './filters/keywords.ts'
import { readView, type CandidateView } from '../parts/view.ts'

const CandidateCards = graphql(`
  query CandidateCards($condition: SearchCandidateCondition!, $keywords: [String!]!) {
    searchCandidates(condition: $condition) {
      totalCount
      edges {
        node {
          id
          ...CandidateCard
        }
        metChoices {
          key
          values
        }
        unsetFilters
      }
    }
  }
`)

const CandidateTable = graphql(`
  query CandidateTable($condition: SearchCandidateCondition!, $keywords: [String!]!) {
    searchCandidates(condition: $condition) {
      totalCount
      edges {
        node {
          id
          ...CandidateTableRow
        }
      }
    }
  }
`)

const CandidateTriage = graphql(`
  query CandidateTriage($condition: SearchCandidateCondition!) {
    searchCandidates(condition: $condition) {
      totalCount
      edges {
        node {
          id
        }
      }
    }
  }
`)

const CandidateTriagePlace = graphql(`
  query CandidateTriagePlace($condition: SearchCandidateCondition!) {
    triagePlace(condition: $condition) {
      candidateId
      position
    }
  }
`)

const CandidateRelaxations = graphql(`
  query CandidateRelaxations($condition: SearchCandidateCondition!) {
    searchCandidateRelaxations(condition: $condition) {
      key
      label
      includesUnset
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

const SavedFilterConditions = graphql(`
  query SavedFilterConditions {
    savedFilters {
      id
      condition
    }
    positiveActions {
      isInForce
    }
    isFairModeOn
  }
`)

/** With this many students or fewer, the page proposes conditions to leave out. */
const maxForRelaxations = 3
/** Stands for an id in the address: the first or the last student of the page that opens. */
export const pageEnds = ['first', 'last'] as const
/** In place of an id: the reader has come to the end of the list. */
export const listEnd = 'end'

type Args = { params: { page?: string | undefined }; url: URL }

export async function loadCandidates(ask: Ask, { params, url }: Args) {
  if (url.searchParams.has(typedKey)) throw redirect(clientUrls.candidates(withTypedKeywords(url.searchParams)))
  const page = readPageNumber(params.page)
  const condition = readCondition(url.searchParams)
  if (canonicalQuery(condition) === '') await openFilter(ask, url.searchParams)
  if (isPlain(url.searchParams)) throw redirect(usualAddress(url.searchParams))
  const view = readView(url.searchParams)
  const address = url.searchParams.get('preview') ?? ''
  // The list and the table have no end to show.
  const previewId = address === listEnd && view !== 'triage' ? '' : address
  const [search, preview] = await Promise.all([askSearch(ask, view, condition, page), askPreview(ask, previewId)])
  if (search.found)
    countPages({ page, total: search.found.totalCount, size: pageSize }, (last) =>
      clientUrls.candidates(url.searchParams, last),
    )
  // A saved filter may hold genders of a positive action that has ended; the page says that they are left out.
  if (search.refused?.code === 'gender_filter_off' && readFilterId(url.searchParams))
    throw redirect(clientUrls.candidates(withGendersLeftOut(url.searchParams)))
  const isEnd = pageEnds.find((end) => end === previewId)
  if (isEnd) throw redirect(atEnd(url, page, search.found?.ids.at(isEnd === 'first' ? 0 : -1)))
  if (view === 'triage' && previewId === '' && search.found && search.found.ids.length > 0)
    throw redirect(await whereToGoOn(ask, url, condition))
  const isFew =
    search.found !== null && search.found.totalCount <= maxForRelaxations && relaxationsOf(condition).length > 0
  const relaxations = isFew ? (await ask(CandidateRelaxations, { condition })).searchCandidateRelaxations : []
  const loaded = { ...search, preview, previewId, relaxations, page, view }
  return search.refused?.code === 'internal_server_error' ? data(loaded, { status: 500 }) : loaded
}

/** An address with only a saved filter leads to the filter's condition. A deleted filter has no condition. */
async function openFilter(ask: Ask, search: URLSearchParams) {
  const id = readFilterId(search)
  if (id === '') return
  const { savedFilters, positiveActions, isFairModeOn } = await ask(SavedFilterConditions)
  const filter = savedFilters.find((one) => one.id === id)
  if (!filter || !conditionOf(filter.condition) || saysNone(search)) return
  const isGenderFilterOn = positiveActions.some(({ isInForce }) => isInForce)
  const allowed = isGenderFilterOn ? filter.condition : withoutGenders(filter.condition)
  const open = isFairModeOn ? withoutHidden(allowed) : allowed
  throw redirect(clientUrls.candidates(withFilterId(withConditionOf(open, search), id)))
}

/** The address of the default conditions, which the page shows and users can remove. */
const usualAddress = (now: URLSearchParams) =>
  clientUrls.candidates(
    withConditionOf(writeCondition(defaultCondition(tokyoDay(new Date().toISOString()))).toString(), now),
  )

/** A refusal by a plan or a limit, or a failure, appears in place of the students. The conditions stay. */
async function askSearch(ask: Ask, view: CandidateView, condition: SearchCandidateCondition, page: number) {
  const paged = {
    condition: { ...condition, first: pageSize, offset: (page - 1) * pageSize },
    keywords: condition.textKeywords ?? [],
  }
  try {
    return { found: await askView(ask, view, paged), refused: null }
  } catch (error) {
    return {
      found: null,
      refused: refusedAs(error, ['plan_restricted', 'invalid_input', 'gender_filter_off', 'fair_mode_on']),
    }
  }
}

type Paged = { condition: SearchCandidateCondition; keywords: string[] }

/** A card shows much of a student and a row of the table little, so each view has its own query. */
async function askView(ask: Ask, view: CandidateView, paged: Paged) {
  if (view === 'triage') {
    const { totalCount, edges } = (await ask(CandidateTriage, { condition: paged.condition })).searchCandidates
    return { totalCount, ids: edges.map(({ node }) => node.id), cards: null, rows: null }
  }
  if (view === 'table') {
    const { totalCount, edges } = (await ask(CandidateTable, paged)).searchCandidates
    const rows = edges.map(({ node }) => node)
    return { totalCount, ids: rows.map(({ id }) => id), cards: null, rows }
  }
  const { totalCount, edges } = (await ask(CandidateCards, paged)).searchCandidates
  return { totalCount, ids: edges.map(({ node }) => node.id), cards: edges, rows: null }
}
export type Found = Awaited<ReturnType<typeof askView>>

async function askPreview(ask: Ask, id: string) {
  if (id === '' || id === listEnd || pageEnds.some((end) => end === id)) return null
  try {
    return { candidate: (await ask(CandidatePreviewPage, { id })).searchCandidate, refused: null }
  } catch (error) {
    return { candidate: null, refused: refusedAs(error, ['not_found', 'plan_restricted']) }
  }
}

function refusedAs(error: unknown, codes: readonly string[]): Refused {
  if (!(error instanceof AskError)) throw error
  const { refused } = error
  if (!codes.includes(refused.code) && !canAskAgain(refused)) throw error
  return refused
}

/** The student whom the reader read last in this search, on whatever device; else the first of all. */
async function whereToGoOn(ask: Ask, url: URL, condition: SearchCandidateCondition) {
  const { triagePlace: place } = await ask(CandidateTriagePlace, { condition })
  return place ? atEnd(url, Math.ceil(place.position / pageSize), place.candidateId) : atEnd(url, 1, 'first')
}

function atEnd(url: URL, page: number, id: string | undefined) {
  const search = new URLSearchParams(url.searchParams)
  if (id) search.set('preview', id)
  else search.delete('preview')
  return clientUrls.candidates(search, page)
}
