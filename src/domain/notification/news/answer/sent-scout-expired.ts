import { findScoutFacts } from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { byAnswer } from '../../search-address.ts'

/** To the company; `scoutExpired` notifies the student. */
export const sentScoutExpired = companyKind({
  code: 'K03',
  reaches: 'companyUser',
  channels: ['LIST'],
  addressee: 'present',
  timed: {
    label: 'スカウトの期限切れ',
    timing: 'DAILY_DIGEST',
    digest: { sentence: (count) => `${count}件のスカウトが期限切れになりました`, path: byAnswer('EXPIRED') },
    settingOf: settingOfJob,
  },
  facts: findScoutFacts,
  recipients: senderAndNotified,
  hears: { notify_scout_expired: (_, scout) => [scout] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: byAnswer('EXPIRED'),
    list: { title: '1件のスカウトが期限切れになりました', body: scout.jobTitle },
    mail: null,
  }),
})
