import { urls } from '#ground/urls.ts'
import { findScoutFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromScout, jobOf } from '../../wording.ts'
import { wasRead } from './queries.ts'

/** To a student who read a scout that its company takes back; an unread one ends without a word. */
export const scoutWithdrawn = kind({
  code: 'C53',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findScoutFacts,
  recipients: scoutedStudent,
  hears: { notify_scout_withdrawn: async (tx, scout) => ((await wasRead(tx, scout)) ? [scout] : []) },
  clock: null,
  effect: ({ scoutInvitationId }) => scoutInvitationId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: urls.candidate.invitation(scout.id),
    list: { title: `${scout.companyName}がスカウトを取り下げました`, body: scout.jobTitle },
    mail: {
      subject: `${scout.companyName}がスカウトを取り下げました`,
      lines: blocks(
        [
          `${scout.companyName}の都合により、届いていたスカウトは終了しました。`,
          'あなたの対応に問題はありません。ほかのスカウトに影響することもありません。',
        ],
        jobOf(scout),
      ),
      action: '次のURLで内容を確認できます。',
      reason: fromScout(scout),
    },
  }),
})
