import type { Attempts } from './attempt.ts'

/** The drafts of another company, and a draft for its job, are not found. */
export const attemptsOfDrafts: Attempts = (theirs) => {
  const variables = () => ({ id: theirs().job, revision: crypto.randomUUID() })
  return {
    ownScoutDraft: {
      query: 'query($id: ID!) { ownScoutDraft(jobId: $id) { revision } }',
      variables: () => ({ id: theirs().job }),
    },
    saveScoutDraft: {
      query: `mutation($id: ID!, $revision: ID!) {
        saveScoutDraft(jobId: $id, revision: $revision, subject: "", message: "", promises: [], students: []) { jobId } }`,
      variables,
    },
    deleteScoutDraft: {
      query: 'mutation($id: ID!, $revision: ID!) { deleteScoutDraft(jobId: $id, revision: $revision) }',
      variables,
    },
  }
}
