import type { Answer } from './calls.ts'
import type { Attempt } from './attempt.ts'

const none = (name: string) => (answer: Answer) => !answer.errors && JSON.stringify(answer.data?.[name]) === '[]'

/** One row for each field of the triage and of the claims; `candidate` gives the student who shut the thief out. */
export function attemptsOfTriage(candidate: () => string): Record<string, Attempt> {
  const ofMany = (name: string, rest = ''): Attempt => ({
    query: `mutation($ids: [ID!]!) { ${name}(ids: $ids) ${rest} }`,
    variables: () => ({ ids: [candidate()] }),
    gives: none(name),
  })
  const ofOne = (text: string): Attempt => ({ query: text, variables: () => ({ c: candidate() }) })
  return {
    passOverCandidates: ofMany('passOverCandidates'),
    takeBackPassedOverCandidates: ofMany('takeBackPassedOverCandidates'),
    claimCandidates: ofMany('claimCandidates', '{ candidateId }'),
    releaseClaims: ofMany('releaseClaims'),
    keepTriagePlace: ofOne('mutation($c: ID!) { keepTriagePlace(condition: {}, candidateId: $c, position: 1) }'),
    tellCandidateReading: ofOne('mutation($c: ID!) { tellCandidateReading(candidateId: $c) }'),
    candidateLikeness: ofOne('query($c: ID!) { candidateLikeness(candidateId: $c) { totalCount } }'),
    triagePlace: {
      query: 'query($c: ID!) { triagePlace(condition: { candidateIds: [$c] }) { candidateId } }',
      variables: () => ({ c: candidate() }),
      gives: ({ data, errors }) => !errors && data?.['triagePlace'] === null,
    },
  }
}
