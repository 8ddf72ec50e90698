import type { Answer } from './calls.ts'

type Thread = { invitation: string; companyUser: string; job: string }
type Attempt = {
  query: string
  variables: () => Record<string, unknown>
  as?: 'student'
  gives?: (answer: Answer) => boolean
}

/** One row for each field of a thread; a student's and a company's. */
export function attemptsOfThreads(theirs: () => Thread): Record<string, Attempt> {
  const variables = () => ({ id: theirs().invitation })
  const mutation = (name: string, rest = '', selection = ''): Attempt => ({
    query: `mutation($id: ID!) { ${name}(scoutInvitationId: $id${rest}) ${selection} }`,
    variables,
  })
  const query = (name: string, selection = ''): Attempt => ({
    query: `query($id: ID!) { ${name}(scoutInvitationId: $id) ${selection} }`,
    variables,
  })
  const student = (attempt: Attempt): Attempt => ({ ...attempt, as: 'student' })
  return {
    threadWithCandidate: query('threadWithCandidate', '{ __typename }'),
    threadWithCompany: student(query('threadWithCompany', '{ __typename }')),
    threadEvents: query('threadEvents', '{ __typename }'),
    threadMessages: query('threadMessages', '{ __typename }'),
    readThreadWithCandidate: mutation('readThreadWithCandidate', ', position: 0'),
    readThreadWithCompany: student(mutation('readThreadWithCompany', ', position: 0')),
    reportThread: student(mutation('reportThread', ', reason: "しつこい連絡が続いたため"')),
    sendMessageToCandidate: mutation('sendMessageToCandidate', ', text: "はじめまして。"', '{ __typename }'),
    sendMessageToCompany: student(mutation('sendMessageToCompany', ', text: "はじめまして。"', '{ __typename }')),
    // The jobs of others have no threads here.
    inbox: {
      query: 'query($id: ID!) { inbox(jobId: $id) { totalCount } }',
      variables: () => ({ id: theirs().job }),
      gives: ({ data }) => JSON.stringify(data?.['inbox']) === '{"totalCount":0}',
    },
    settleThread: mutation('settleThread'),
    updateThreadInCharge: {
      query: 'mutation($id: ID!, $user: ID!) { updateThreadInCharge(scoutInvitationId: $id, companyUserId: $user) }',
      variables: () => ({ ...variables(), user: theirs().companyUser }),
    },
  }
}
