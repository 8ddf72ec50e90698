import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'

const TellDelay = graphql(`
  mutation TellDelay($id: ID!, $bookingId: ID!, $minutes: Int!) {
    tellDelay(scoutInvitationId: $id, bookingId: $bookingId, minutes: $minutes) {
      id
    }
  }
`)
const TellAbsence = graphql(`
  mutation TellAbsence($id: ID!, $bookingId: ID!) {
    tellAbsence(scoutInvitationId: $id, bookingId: $bookingId) {
      id
    }
  }
`)
const TakeDayNoticeBack = graphql(`
  mutation TakeDayNoticeBack($id: ID!) {
    takeDayNoticeBack(scoutInvitationId: $id) {
      id
    }
  }
`)

type Args = Pick<ClientArgs, 'request' | 'url'> & { params: { scoutInvitationId: string } }

/** The student's acts on the day of a booked date. */
export const dayActs = {
  late: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(TellDelay, {
      id,
      bookingId: formText(form, 'bookingId'),
      minutes: Number(formText(form, 'minutes')) || 0,
    })
    return redirectWith(urls.candidate.eventDetails(id), 'delayTold')
  },
  absent: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(TellAbsence, { id, bookingId: formText(form, 'bookingId') })
    return redirectWith(urls.candidate.schedule(id), 'absenceTold')
  },
  coming: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(TakeDayNoticeBack, { id })
    return redirectWith(urls.candidate.eventDetails(id), 'dayNoticeTakenBack')
  },
}
