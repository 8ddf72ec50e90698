import { act, saidWhenGone } from '#web/carry/act.ts'
import { maxPageSize } from '#domain/candidate-search/rules/limits.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { seenIntent } from '../parts/seen-intent.ts'
import { offerReportActs } from './drawer/offer-report-acts.ts'
import { filterActs } from './saved-filters/filter-acts.ts'
import { scoutActs } from './scout-acts.ts'
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
const PassOver = graphql(`
  mutation PassOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {
    passOverCandidates(ids: $ids, isForTeam: $isForTeam)
  }
`)
const TakeBack = graphql(`
  mutation TakeBackPassedOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {
    takeBackPassedOverCandidates(ids: $ids, isForTeam: $isForTeam)
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
const DetachLabels = graphql(`
  mutation DetachCandidateLabels($candidateIds: [ID!]!, $labelId: ID!) {
    detachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)
  }
`)
const StudentsStillThere = graphql(`
  query StudentsStillThere($condition: SearchCandidateCondition!) {
    searchCandidates(condition: $condition) {
      edges {
        node {
          id
        }
      }
    }
  }
`)
const MarkContacted = graphql(`
  mutation MarkCandidateContacted($id: ID!) {
    markScoutInvitationContacted(id: $id)
  }
`)

export type PassingIntent = 'passOver' | 'passOverForTeam' | 'takeBack' | 'takeBackForTeam'
/** The act that takes back what was done: to those students alone whom the act has changed. */
export type WayBack = {
  intent: 'bookmark' | 'unbookmark' | PassingIntent | 'attachLabel' | 'detachLabel' | 'deleteLabel'
  id: readonly string[]
  labelId: string
}
export type Marked = Done & { wayBack?: WayBack | undefined; goneIds?: readonly string[] }
type Act = (ask: Ask, form: FormData) => Promise<Marked | undefined>

const ids = (form: FormData) => form.getAll('id').map(String)

/** When the act has changed nobody, nothing can be taken back. */
const marked = (done: Done['done'], wayBack: WayBack): Marked => (wayBack.id.length > 0 ? { done, wayBack } : { done })

/** Of many students some may be gone meanwhile: the act leaves them out, and the page unticks them. */
async function withGone(ask: Ask, form: FormData, done: Marked): Promise<Marked> {
  const candidateIds = ids(form)
  if (candidateIds.length < 2) return done
  const { searchCandidates } = await ask(StudentsStillThere, { condition: { candidateIds, first: maxPageSize } })
  const goneIds = candidateIds.filter((id) => !searchCandidates.edges.some(({ node }) => node.id === id))
  return goneIds.length > 0 ? { ...done, goneIds } : done
}

const passing = (isForTeam: boolean): Record<'passOver' | 'takeBack', Act> => ({
  passOver: async (ask, form) => {
    const { passOverCandidates: id } = await ask(PassOver, { ids: ids(form), isForTeam })
    const intent = isForTeam ? 'takeBackForTeam' : 'takeBack'
    return marked(isForTeam ? 'passedOverForTeam' : 'passedOver', { intent, id, labelId: '' })
  },
  takeBack: async (ask, form) => {
    const { takeBackPassedOverCandidates: id } = await ask(TakeBack, { ids: ids(form), isForTeam })
    return marked('passedOverTakenBack', { intent: isForTeam ? 'passOverForTeam' : 'passOver', id, labelId: '' })
  },
})
const [own, ofTeam] = [passing(false), passing(true)]

const acts = {
  passOver: own.passOver,
  takeBack: own.takeBack,
  passOverForTeam: ofTeam.passOver,
  takeBackForTeam: ofTeam.takeBack,
  bookmark: async (ask, form) => {
    const { addCandidateBookmarks: id } = await ask(AddBookmarks, { ids: ids(form) })
    return withGone(ask, form, marked('bookmarked', { intent: 'unbookmark', id, labelId: '' }))
  },
  unbookmark: async (ask, form) => {
    const { removeCandidateBookmarks: id } = await ask(RemoveBookmarks, { ids: ids(form) })
    return marked('bookmarkRemoved', { intent: 'bookmark', id, labelId: '' })
  },
  [seenIntent]: async (ask, form) => {
    await ask(MarkSeen, { id: formText(form, 'id') })
    return undefined
  },
  attachLabel: async (ask, form) => {
    const labelId = formText(form, 'labelId')
    const { attachSearchCandidateLabels: id } = await ask(AttachLabel, { candidateIds: ids(form), labelId })
    return withGone(ask, form, marked('labelAttached', { intent: 'detachLabel', id, labelId }))
  },
  detachLabel: async (ask, form) => {
    const labelId = formText(form, 'labelId')
    const { detachSearchCandidateLabels: id } = await ask(DetachLabels, { candidateIds: ids(form), labelId })
    return marked('labelDetached', { intent: 'attachLabel', id, labelId })
  },
  createLabel: async (ask, form) => {
    const { createSearchCandidateLabel: label } = await ask(CreateLabel, { text: formText(form, 'text') })
    await ask(AttachLabel, { candidateIds: ids(form), labelId: label.id })
    return withGone(ask, form, marked('labelCreated', { intent: 'deleteLabel', id: [label.id], labelId: label.id }))
  },
  contacted: async (ask, form) => {
    await ask(MarkContacted, { id: formText(form, 'id') })
    return { done: 'scoutContacted' }
  },
  ...scoutActs,
  ...filterActs,
  ...positiveActionActs,
  ...labelActs,
  ...offerReportActs,
} satisfies Record<string, Act>
export type CandidateIntent = keyof typeof acts

/** Acts on students and saved filters that leave the list where it is; a student who is gone is named on the list. */
export const actOnCandidates = saidWhenGone(act(acts))
