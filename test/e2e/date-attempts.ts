import { inHours } from '../factories/scheduling.ts'
import { byStudent, type Attempts } from './attempt.ts'

const hour = (at: number) => ({ startAt: inHours(at).toISOString(), endAt: inHours(at + 1).toISOString() })

/** One row for each field of a booked or offered date; a student's and a company's. */
export const attemptsOfDates: Attempts = (theirs) => {
  const ofStudent = (name: string, rest = '') =>
    byStudent({
      query: `mutation($id: ID!) { ${name}(scoutInvitationId: $id${rest}) { id } }`,
      variables: () => ({ id: theirs().invitation }),
    })
  const atDate = (name: string) =>
    byStudent({
      query: `mutation($id: ID!, $date: ID!) { ${name}(scoutInvitationId: $id, schedulingDateId: $date) { id } }`,
      variables: () => ({ id: theirs().invitation, date: theirs().date }),
    })
  return {
    callOffSchedulingDate: {
      query: 'mutation($id: ID!) { callOffSchedulingDate(id: $id, message: "中止します。") }',
      variables: () => ({ id: theirs().date }),
    },
    bookForCandidate: {
      query: 'mutation($id: ID!, $date: ID!) { bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date) }',
      variables: () => ({ id: theirs().invitation, date: theirs().date }),
    },
    withdrawScoutInvitations: {
      query: 'mutation($id: [ID!]!) { withdrawScoutInvitations(ids: $id) }',
      variables: () => ({ id: [theirs().invitation] }),
    },
    joinWaitingList: atDate('joinWaitingList'),
    leaveWaitingList: atDate('leaveWaitingList'),
    answerSchedulingDateRequest: {
      query:
        'mutation($id: ID!, $d: [WishedDateInput!]!) { answerSchedulingDateRequest(id: $id, createSchedulingDates: $d) }',
      variables: () => ({ id: theirs().request, d: [hour(300)] }),
    },
    tellDelay: ofStudent('tellDelay', ', minutes: 20'),
    tellAbsence: ofStudent('tellAbsence'),
    takeDayNoticeBack: ofStudent('takeDayNoticeBack'),
  }
}
