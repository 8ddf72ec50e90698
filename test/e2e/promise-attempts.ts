import { followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import { byStudent, type Attempts } from './attempt.ts'

/** Promises of a scout, their answers, and the follow-up. */
export const attemptsOfPromises: Attempts = (theirs) => ({
  updateScoutPromises: {
    query: 'mutation($id: ID!) { updateScoutPromises(scoutInvitationId: $id, promises: [TRAVEL_PAID]) }',
    variables: () => ({ id: theirs().waiting }),
  },
  answerPromises: byStudent({
    query:
      'mutation($id: ID!) { answerPromises(scoutInvitationId: $id, answers: [{ kind: TRAVEL_PAID, answer: BROKEN }]) { id } }',
    variables: () => ({ id: theirs().invitation }),
  }),
  followUpScoutInvitations: {
    query: 'mutation($id: [ID!]!, $text: String!) { followUpScoutInvitations(ids: $id, text: $text) }',
    variables: () => ({ id: [theirs().invitation], text: followUpTexts[0] }),
  },
  cancelFollowUp: {
    query: 'mutation($id: ID!) { cancelFollowUp(scoutInvitationId: $id) }',
    variables: () => ({ id: theirs().invitation }),
  },
})
