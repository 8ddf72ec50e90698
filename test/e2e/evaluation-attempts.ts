import type { Attempts } from './attempt.ts'

/** One row for each field that leads to what a company thinks of a student after a date. */
export const attemptsOfEvaluations: Attempts = (theirs) => ({
  saveEvaluation: {
    query: 'mutation($id: ID!) { saveEvaluation(bookingId: $id, formVersion: 0, scores: [], text: "奪った評価") }',
    variables: () => ({ id: theirs().booking }),
  },
  interviewedStudent: {
    query: 'query($id: ID!) { interviewedStudent(bookingId: $id) { booking { id } } }',
    variables: () => ({ id: theirs().booking }),
  },
  markAllAttended: {
    query: 'mutation($id: ID!) { markAllAttended(schedulingDateId: $id) }',
    variables: () => ({ id: theirs().date }),
  },
  undoAllAttended: {
    query: 'mutation($id: ID!, $press: ID!) { undoAllAttended(schedulingDateId: $id, press: $press) }',
    variables: () => ({ id: theirs().date, press: crypto.randomUUID() }),
  },
})
