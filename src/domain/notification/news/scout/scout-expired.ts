import { urls } from '#ground/urls.ts'
import { findScoutFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'

/** To the student; `sentScoutExpired` notifies the company. */
export const scoutExpired = kind({
  code: 'C03',
  reaches: 'student',
  topic: 'SCOUT_DEADLINE',
  channels: ['LIST'],
  addressee: 'present',
  facts: findScoutFacts,
  recipients: scoutedStudent,
  hears: { notify_scout_expired: (_, scout) => [scout] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: urls.candidate.invitation(scout.id),
    list: { title: `${scout.companyName}のスカウトが期限切れになりました`, body: scout.jobTitle },
    mail: null,
  }),
})
