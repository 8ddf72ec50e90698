import { urls } from '#ground/urls.ts'
import { findScoutFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { blocks, deadlineOf, firstCharacters, fromScout, jobOf, shortDay, shortTime } from '../../wording.ts'
import { isUnanswered } from './queries.ts'

export const scoutReceived = kind({
  code: 'C01',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findScoutFacts,
  recipients: scoutedStudent,
  hears: { notify_scout_received: (_, scout) => [scout] },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: (db, { about }) => isUnanswered(db, about),
  text: ({ scout }) => {
    const title = `${scout.round > 1 ? '【再度のご案内】' : ''}${scout.companyName}からスカウトが届きました`
    const sender = `${scout.companyName}の${scout.senderFamilyName} ${scout.senderGivenName}さん`
    return {
      path: urls.candidate.invitation(scout.id),
      list: { title, body: `${scout.jobTitle}｜${shortTime(scout.expiresAt)}まで` },
      mail: {
        subject: `${title}（${shortDay(scout.expiresAt)}まで）`,
        lines: blocks(
          [`${sender}から${scout.round > 1 ? '、再度のご案内として' : ''}スカウトが届きました。`],
          ['■あなたを選んだ理由', firstCharacters(scout.reason, 80)],
          jobOf(scout),
          deadlineOf(scout),
        ),
        action: '次のURLで内容を確認し、承認または辞退を選んでください。',
        reason: fromScout(scout),
      },
    }
  },
})
