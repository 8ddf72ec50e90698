import type { Attempts } from './attempt.ts'

/** One row for each field of a pipeline with ids. */
export const attemptsOfPipelines: Attempts = (theirs) => ({
  pipeline: {
    query: 'query($id: ID!) { pipeline(jobId: $id) { studentCount } }',
    variables: () => ({ id: theirs().job }),
  },
  placeStudents: {
    query: `mutation($id: ID!, $job: ID!) {
      placeStudents(jobId: $job, placements: [{ scoutInvitationId: $id, step: "OFFER", revision: 0 }]) { revision } }`,
    variables: () => ({ id: theirs().invitation, job: theirs().job }),
  },
})
