import { inHours } from '../factories/scheduling.ts'
import { byStudent, type Attempts } from './attempt.ts'

const message = '面談にお越しいただき、ありがとうございました。'

/** One row for each field of outcomes: another company's student is told nothing and seen by nobody. */
export const attemptsOfOutcomes: Attempts = (theirs) => {
  const variables = () => ({ id: theirs().invitation })
  return {
    outcomeCases: {
      query: 'query($id: ID!) { outcomeCases(scoutInvitationIds: [$id]) { scoutInvitationId } }',
      variables,
      gives: ({ data }) => JSON.stringify(data?.['outcomeCases']) === '[]',
    },
    tellOutcomes: {
      query: `mutation($id: ID!) { tellOutcomes(outcomes: [{ scoutInvitationId: $id, outcome: NOT_SELECTED,
        message: "${message}" }]) { refusal { code } } }`,
      variables,
    },
    recordHire: {
      query: 'mutation($id: ID!, $on: Date!) { recordHire(scoutInvitationId: $id, acceptedOn: $on) }',
      variables: () => ({ ...variables(), on: inHours(-24).toISOString().slice(0, 10) }),
    },
    answerHire: byStudent({
      query: 'mutation($id: ID!) { answerHire(id: $id, isRight: true) { id } }',
      variables: () => ({ id: theirs().offerReport }),
    }),
    offerDates: {
      query: 'mutation($id: ID!, $dates: ID!) { offerDates(scoutInvitationId: $id, schedulingId: $dates) }',
      variables: () => ({ ...variables(), dates: crypto.randomUUID() }),
    },
    takeBackOutcome: { query: 'mutation($id: ID!) { takeBackOutcome(scoutInvitationId: $id) }', variables },
  }
}
