import { data } from 'react-router'
import { AskError, isUnanswered, type ActionRefusal, type Ask } from '#web/ask.ts'
import { formText } from '#web/parts/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/told.ts'
import { filterActs } from './saved-filters/filter-acts.ts'
import { labelActs } from './labels/label-acts.ts'
import { positiveActionActs } from './positive-action/positive-action-acts.ts'

const AddBookmarks = graphql(`
  mutation AddCandidateBookmarks($ids: [ID!]!) {
    addCandidateBookmarks(ids: $ids)
  }
`)
const RemoveBookmarks = graphql(`
  mutation RemoveCandidateBookmarks($ids: [ID!]!) {
    removeCandidateBookmarks(ids: $ids)
  }
`)
const MarkSeen = graphql(`
  mutation MarkCandidateSeen($id: ID!) {
    updateSearchCandidateLastSeenAt(id: $id)
  }
`)
const CreateLabel = graphql(`
  mutation CreateCandidateLabel($text: String!) {
    createSearchCandidateLabel(text: $text) {
      id
    }
  }
`)
const AttachLabel = graphql(`
  mutation AttachCandidateLabel($candidateId: ID!, $labelId: ID!) {
    attachSearchCandidateLabel(candidateId: $candidateId, labelId: $labelId) {
      id
    }
  }
`)
const DetachLabel = graphql(`
  mutation DetachCandidateLabel($candidateId: ID!, $labelId: ID!) {
    detachSearchCandidateLabel(candidateId: $candidateId, labelId: $labelId) {
      id
    }
  }
`)
const MarkContacted = graphql(`
  mutation MarkCandidateContacted($id: ID!) {
    markScoutInvitationContacted(id: $id)
  }
`)

const CancelScheduled = graphql(`
  mutation CancelScheduledScout($id: ID!) {
    cancelScheduledScoutInvitation(id: $id)
  }
`)

type Act = (ask: Ask, form: FormData) => Promise<Done | undefined>

const ids = (form: FormData) => form.getAll('id').map(String)

const acts = {
  bookmark: async (ask, form) => {
    await ask(AddBookmarks, { ids: ids(form) })
    return { done: 'bookmarked' }
  },
  unbookmark: async (ask, form) => {
    await ask(RemoveBookmarks, { ids: ids(form) })
    return { done: 'bookmarkRemoved' }
  },
  seen: async (ask, form) => {
    await ask(MarkSeen, { id: formText(form, 'id') })
    return undefined
  },
  attachLabel: async (ask, form) => {
    await attachAll(ask, ids(form), formText(form, 'labelId'))
    return { done: 'labelAttached' }
  },
  detachLabel: async (ask, form) => {
    await ask(DetachLabel, { candidateId: formText(form, 'id'), labelId: formText(form, 'labelId') })
    return { done: 'labelDetached' }
  },
  createLabel: async (ask, form) => {
    const { createSearchCandidateLabel: label } = await ask(CreateLabel, { text: formText(form, 'text') })
    await attachAll(ask, ids(form), label.id)
    return { done: 'labelCreated' }
  },
  contacted: async (ask, form) => {
    await ask(MarkContacted, { id: formText(form, 'id') })
    return { done: 'scoutContacted' }
  },
  cancelScheduled: async (ask, form) => {
    await ask(CancelScheduled, { id: formText(form, 'id') })
    return { done: 'scoutScheduleCancelled' }
  },
  ...filterActs,
  ...positiveActionActs,
  ...labelActs,
} satisfies Record<string, Act>
export type CandidateIntent = keyof typeof acts

const isIntent = (intent: string): intent is CandidateIntent => Object.hasOwn(acts, intent)

/** What is done to students and saved filters without leaving the list. A student who is gone is told where it was tried. */
export async function actOnCandidates(ask: Ask, form: FormData): Promise<Done | ActionRefusal | undefined> {
  const intent = formText(form, 'intent')
  if (!isIntent(intent)) throw data(null, { status: 400 })
  const act: Act = acts[intent]
  try {
    return await act(ask, form)
  } catch (error) {
    if (error instanceof AskError && !isUnanswered(error.refused)) return { refused: error.refused }
    throw error
  }
}

/** So many at once: enough to be quick, few enough to leave room for others. */
const atOnce = 8

async function attachAll(ask: Ask, candidateIds: readonly string[], labelId: string) {
  const [now, later] = [candidateIds.slice(0, atOnce), candidateIds.slice(atOnce)]
  await Promise.all(now.map((candidateId) => ask(AttachLabel, { candidateId, labelId })))
  if (later.length > 0) await attachAll(ask, later, labelId)
}
