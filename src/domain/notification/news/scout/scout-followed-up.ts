import { urls } from '#ground/urls.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, deadlineOf, fromScout, jobOf, shortTime } from '../../wording.ts'
import { findFollowUpFacts, isUnanswered } from './queries.ts'

/** The one word that a company adds to a scout without an answer. */
export const scoutFollowedUp = kind({
  code: 'C60',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findFollowUpFacts,
  recipients: scoutedStudent,
  hears: { notify_scout_followed_up: (_, scout) => [scout] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: (db, { about }) => isUnanswered(db, about),
  text: ({ scout, followUp }) => ({
    path: urls.candidate.invitation(scout.id),
    list: {
      title: `${scout.companyName}のスカウトに追伸が届きました`,
      body: `${scout.jobTitle}｜${shortTime(scout.expiresAt)}まで`,
    },
    mail: {
      subject: `${scout.companyName}のスカウトに追伸が届きました`,
      lines: blocks(['■追伸', followUp.text], jobOf(scout), deadlineOf(scout)),
      action: '次のURLで内容を確認し、承認または辞退を選んでください。追伸が届くのは、1つのスカウトに1度だけです。',
      reason: fromScout(scout),
    },
  }),
})
