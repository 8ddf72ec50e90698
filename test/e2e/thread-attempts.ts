import { byStudent, type Attempt, type Attempts } from './attempt.ts'

/** One row for each field of a thread; a student's and a company's. */
export const attemptsOfThreads: Attempts = (theirs) => {
  const variables = () => ({ id: theirs().invitation })
  const mutation = (name: string, rest = '', selection = ''): Attempt => ({
    query: `mutation($id: ID!) { ${name}(scoutInvitationId: $id${rest}) ${selection} }`,
    variables,
  })
  const query = (name: string, selection = ''): Attempt => ({
    query: `query($id: ID!) { ${name}(scoutInvitationId: $id) ${selection} }`,
    variables,
  })
  const ofPhrase = () => ({ id: theirs().phrase })
  return {
    threadWithCandidate: query('threadWithCandidate', '{ __typename }'),
    threadWithCompany: byStudent(query('threadWithCompany', '{ __typename }')),
    threadEvents: query('threadEvents', '{ __typename }'),
    threadMessages: query('threadMessages', '{ __typename }'),
    threadFile: {
      query: 'query($id: ID!) { threadFile(scoutInvitationId: $id, position: 1, number: 1) { encoded } }',
      variables,
    },
    readThreadWithCandidate: mutation('readThreadWithCandidate', ', position: 0'),
    readThreadWithCompany: byStudent(mutation('readThreadWithCompany', ', position: 0')),
    reportThread: byStudent(mutation('reportThread', ', reason: "しつこい連絡が続いたため"')),
    sendMessageToCandidate: mutation('sendMessageToCandidate', ', text: "はじめまして。"', '{ __typename }'),
    sendMessageToCompany: byStudent(mutation('sendMessageToCompany', ', text: "はじめまして。"', '{ __typename }')),
    // The jobs of others have no threads here.
    inbox: {
      query: 'query($id: ID!) { inbox(jobId: $id) { totalCount } }',
      variables: () => ({ id: theirs().job }),
      gives: ({ data }) => JSON.stringify(data?.['inbox']) === '{"totalCount":0}',
    },
    threadPhrase: { query: 'query($id: ID!) { threadPhrase(id: $id) { id } }', variables: ofPhrase },
    updateThreadPhrase: {
      query: 'mutation($id: ID!) { updateThreadPhrase(id: $id, title: "奪った文", text: "奪った文です。") { id } }',
      variables: ofPhrase,
    },
    deleteThreadPhrase: { query: 'mutation($id: ID!) { deleteThreadPhrase(id: $id) }', variables: ofPhrase },
    settleThread: mutation('settleThread'),
    tellThreadWriting: mutation('tellThreadWriting'),
    updateThreadInCharge: {
      query: 'mutation($id: ID!, $user: ID!) { updateThreadInCharge(scoutInvitationId: $id, companyUserId: $user) }',
      variables: () => ({ ...variables(), user: theirs().companyUser }),
    },
  }
}
