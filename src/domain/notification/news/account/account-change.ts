import { findAccountChange } from '#domain/candidate-account/account-change/queries.ts'
import { whileThereAreFacts } from '../../kind.ts'

type About = Parameters<typeof findAccountChange>[1]

/** All that the notices of a changed password, mail address and phone have in common: each is told once, to its owner. */
export const accountChange = {
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findAccountChange,
  recipients: (_: unknown, { candidateId }: About) => [candidateId],
  clock: null,
  effect: ({ accountChangeId }: About) => accountChangeId,
  isStillTrue: whileThereAreFacts,
} as const
