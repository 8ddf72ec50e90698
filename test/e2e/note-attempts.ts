import type { Attempts } from './attempt.ts'

/** One row for each field of the notes about a student. */
export const attemptsOfNotes: Attempts = (theirs) => ({
  notedCandidate: {
    query: 'query($id: ID!) { notedCandidate(id: $id) { id notes { text } } }',
    variables: () => ({ id: theirs().candidate }),
  },
  addCandidateNote: {
    query:
      'mutation($id: ID!, $job: ID!, $u: [ID!]!) { addCandidateNote(candidateId: $id, jobId: $job, text: "奪ったノート", mentionedUserIds: $u) { id } }',
    variables: () => ({ id: theirs().candidate, job: theirs().job, u: [theirs().companyUser] }),
  },
  updateCandidateNote: {
    query:
      'mutation($id: ID!, $u: [ID!]!) { updateCandidateNote(id: $id, revision: 1, text: "奪ったノート", mentionedUserIds: $u) { id } }',
    variables: () => ({ id: theirs().note, u: [theirs().companyUser] }),
  },
  deleteCandidateNote: {
    query: 'mutation($id: ID!) { deleteCandidateNote(id: $id) }',
    variables: () => ({ id: theirs().note }),
  },
})
