import { redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'
import { withDeclined } from '../parts/declined.tsx'
import { promiseActs } from './promise-acts.ts'
import { waitActs } from './wait-acts.ts'

const ReadInvitation = graphql(`
  mutation ReadScoutInvitation($id: ID!) {
    readScoutInvitation(id: $id)
  }
`)
const AcceptInvitation = graphql(`
  mutation AcceptScoutInvitation($id: ID!) {
    acceptScoutInvitation(id: $id) {
      id
      job {
        kind
      }
    }
  }
`)
const DeclineInvitation = graphql(`
  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID, $message: String, $isAccepted: Boolean!) {
    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId, message: $message, isAccepted: $isAccepted) {
      id
      canUndoDecline
    }
  }
`)
const UndoDecline = graphql(`
  mutation UndoDecline($id: ID!) {
    undoDecline(id: $id) {
      id
    }
  }
`)
const PostponeInvitation = graphql(`
  mutation PostponeScoutInvitation($id: ID!) {
    postponeScoutInvitation(id: $id) {
      id
      expiresAt
      remindAt
    }
  }
`)

type Args = Pick<ClientArgs, 'request' | 'url'> & { params: { scoutInvitationId: string } }

export const actOnInvitation = act({
  ...waitActs,
  ...promiseActs,
  read: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(ReadInvitation, { id })
    return null
  },
  accept: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const { acceptScoutInvitation } = await ask(AcceptInvitation, { id })
    const isScheduled = acceptScoutInvitation.job.kind === 'SCHEDULING'
    return isScheduled
      ? redirectWith(urls.candidate.schedule(id), 'scoutAccepted')
      : redirect(urls.candidate.complete(id, true))
  },
  decline: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const { declineScoutInvitation: declined } = await ask(DeclineInvitation, {
      id,
      declineReasonId: formText(form, 'declineReasonId') || null,
      message: formText(form, 'message').trim() || null,
      isAccepted: formText(form, 'isAccepted') === 'yes',
    })
    const list = urls.candidate.invitations('pending')
    return declined.canUndoDecline ? redirect(withDeclined(list, id)) : redirectWith(list, 'scoutDeclined')
  },
  undo: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(UndoDecline, { id })
    return redirectWith(urls.candidate.invitation(id), 'declineUndone')
  },
  postpone: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const { postponeScoutInvitation: postponed } = await ask(PostponeInvitation, { id })
    const second = Math.floor(Date.parse(postponed.remindAt ?? postponed.expiresAt) / 1000)
    return redirectWith(urls.candidate.invitations('pending'), 'scoutPostponed', second)
  },
})
