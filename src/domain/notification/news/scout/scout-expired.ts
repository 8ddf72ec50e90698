import { scheduleDays } from '#domain/scout-invitation/rules.ts'
import { urls } from '#ground/urls.ts'
import { findScoutFacts, type ScoutFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'

/** The student accepted and chose no date. */
const wasAccepted = ({ answeredAt }: ScoutFacts) => answeredAt !== null

/** To the student; `sentScoutExpired` notifies the company. An unanswered scout had its reminders, and no mail more. */
export const scoutExpired = kind({
  code: 'C03',
  reaches: 'student',
  topic: 'SCOUT_DEADLINE',
  channels: ['LIST', 'MAIL'],
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
    mail: wasAccepted(scout)
      ? {
          subject: `日程を選ぶ期限が過ぎました：${scout.companyName}`,
          lines: blocks(
            [
              `承認した${scout.companyName}のスカウトは、日程を選ぶ${scheduleDays}日の期限が過ぎたため、終了しました。`,
              'このことで、ほかのスカウトに影響することはありません。',
              '興味があるときは、募集のページから「興味がある」と伝えられます。',
            ],
            jobOf(scout),
          ),
          action: '次のURLで内容を確認できます。',
          reason: fromAcceptance(scout),
        }
      : null,
  }),
})
