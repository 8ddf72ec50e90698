import { urls } from '#ground/urls.ts'
import { findScoutFacts, listDateRequest, type AboutRequest } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'

/** Sent when the company has no other date, so that the student does not go on waiting for one. */
export const datesRefused = kind({
  code: 'C16',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: AboutRequest) => findScoutFacts(db, about),
  recipients: scoutedStudent,
  hears: { notify_dates_refused: listDateRequest },
  clock: null,
  effect: ({ schedulingDateRequestId }) => schedulingDateRequestId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: urls.candidate.schedule(scout.id),
    list: {
      title: `${scout.companyName}から、日程の希望に返信がありました`,
      body: '追加できる日程がないとのことです。ほかの日程から選ぶか、辞退できます。',
    },
    mail: {
      subject: `日程の希望に返信がありました：${scout.companyName}`,
      lines: blocks(
        [
          `${scout.companyName}から、追加できる日程がないとの返信がありました。`,
          'ご希望にそえず申し訳ありません。公開中の日程から選ぶか、辞退することができます。',
        ],
        jobOf(scout),
      ),
      action: '次のURLで日程を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
})
