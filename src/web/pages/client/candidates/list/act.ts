import { act } from '#web/acts.ts'
import { AskError, isUnanswered, type ActionRefusal, type Ask, type ClientArgs } from '#web/ask.ts'
import { formText } from '#web/parts/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/success-message.ts'
import { seenIntent } from '../parts/seen-intent.ts'
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
  mutation AttachCandidateLabel($candidateIds: [ID!]!, $labelId: ID!) {
    attachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)
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

/** The act that takes back what was done to one student; acts on many have none, since some had the mark before. */
export type WayBack = { intent: 'bookmark' | 'unbookmark' | 'attachLabel' | 'detachLabel'; id: string; labelId: string }
export type Marked = Done & { wayBack?: WayBack | undefined }
type Act = (ask: Ask, form: FormData) => Promise<Marked | undefined>

function wayBackOf(form: FormData, intent: WayBack['intent']): WayBack | undefined {
  const [id, ...more] = form.getAll('id').map(String)
  return id && more.length === 0 ? { intent, id, labelId: formText(form, 'labelId') } : undefined
}

const ids = (form: FormData) => form.getAll('id').map(String)

const acts = {
  bookmark: async (ask, form) => {
    await ask(AddBookmarks, { ids: ids(form) })
    return { done: 'bookmarked', wayBack: wayBackOf(form, 'unbookmark') }
  },
  unbookmark: async (ask, form) => {
    await ask(RemoveBookmarks, { ids: ids(form) })
    return { done: 'bookmarkRemoved', wayBack: wayBackOf(form, 'bookmark') }
  },
  [seenIntent]: async (ask, form) => {
    await ask(MarkSeen, { id: formText(form, 'id') })
    return undefined
  },
  attachLabel: async (ask, form) => {
    await ask(AttachLabel, { candidateIds: ids(form), labelId: formText(form, 'labelId') })
    return { done: 'labelAttached', wayBack: wayBackOf(form, 'detachLabel') }
  },
  detachLabel: async (ask, form) => {
    await ask(DetachLabel, { candidateId: formText(form, 'id'), labelId: formText(form, 'labelId') })
    return { done: 'labelDetached', wayBack: wayBackOf(form, 'attachLabel') }
  },
  createLabel: async (ask, form) => {
    const { createSearchCandidateLabel: label } = await ask(CreateLabel, { text: formText(form, 'text') })
    await ask(AttachLabel, { candidateIds: ids(form), labelId: label.id })
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

const actByIntent = act(acts)

/** Acts on students and saved filters that leave the list where it is; a student who is gone is named on the list. */
export async function actOnCandidates(
  ask: Ask,
  form: FormData,
  args: ClientArgs,
): Promise<Done | ActionRefusal | undefined> {
  try {
    return await actByIntent(ask, form, args)
  } catch (error) {
    if (error instanceof AskError && !isUnanswered(error.refused)) return { refused: error.refused }
    throw error
  }
}
