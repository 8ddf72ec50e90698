import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Place, Replicas } from '#platform/database/replica/replicas.ts'

/**
 * The questions that may go to a replica, by their field of Query. A field without a row asks the primary alone.
 * `search`: the index of students is asked at a replica; cards, contracts and traces stay at the primary.
 * `all`: the rows that the question reads, too. It writes nothing, and `primaryDb` decides who may read.
 */
export const replicaQuestions = {
  searchCandidates: 'search',
  searchCandidateOptionCounts: 'search',
  searchCandidateRelaxations: 'search',
  searchCandidateLabels: 'search',
  sendScoutInvitationStatuses: 'search',
  candidateLikeness: 'search',
  savedFilters: 'search',
  searchCompanies: 'all',
  nearCompanies: 'all',
  publicCompany: 'all',
  publicJob: 'all',
  schools: 'all',
  encourageEvents: 'all',
  assessmentManual: 'all',
} as const satisfies Record<string, Place>

const rows: Partial<Record<string, Place>> = replicaQuestions
const places = new WeakMap<DocumentNode, Place | null>()

/** The part of a document that may be asked at a replica; null: none, as of everything that is no query. */
export function placeOf(document: DocumentNode): Place | null {
  const found = places.get(document)
  if (found !== undefined) return found
  const place = findPlace(document)
  places.set(document, place)
  return place
}

function findPlace(document: DocumentNode): Place | null {
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== 'query' || others.length > 0) return null
  const found = fieldsOf(document, operation.selectionSet).map(({ name }) => rows[name.value])
  if (found.every((place) => place === 'all')) return 'all'
  return found.includes('search') ? 'search' : null
}

/** The fields of Query that a document asks for, also by fragments. */
function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(document, fragment.selectionSet) : []
  })
}

/** Questions over HTTP go where the table says. */
export const askingReplicas = (replicas: Replicas): Plugin => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const { document } = args as { document: DocumentNode }
    setExecuteFn((execution) => replicas.during(placeOf(document), () => executeFn(execution)))
  },
})
