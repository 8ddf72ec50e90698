import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'

const JoinWaitingList = graphql(`
  mutation JoinWaitingList($id: ID!, $date: ID!) {
    joinWaitingList(scoutInvitationId: $id, schedulingDateId: $date) {
      id
    }
  }
`)
const LeaveWaitingList = graphql(`
  mutation LeaveWaitingList($id: ID!, $date: ID!, $isOffered: Boolean!) {
    leaveWaitingList(scoutInvitationId: $id, schedulingDateId: $date, isOffered: $isOffered) {
      id
    }
  }
`)

type Args = Pick<ClientArgs, 'request' | 'url'> & { params: { scoutInvitationId: string } }

const leave =
  (isOffered: boolean) =>
  async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(LeaveWaitingList, { id, date: formText(form, 'schedulingDateId'), isOffered })
    return redirectWith(urls.candidate.schedule(id), 'waitingListLeft')
  }

/** The acts of the page that shows the dates, on the lines for full ones. */
export const waitingListActs = {
  join: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(JoinWaitingList, { id, date: formText(form, 'schedulingDateId') })
    return redirectWith(urls.candidate.schedule(id), 'waitingListJoined')
  },
  leave: leave(false),
  release: leave(true),
}
