import { urls } from '#ground/urls.ts'
import { listDateRequest } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { findRefusal } from './queries.ts'

/** Sent when the company has no other date, so that the student does not go on waiting for one. */
export const datesRefused = kind({
  code: 'C16',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findRefusal,
  recipients: scoutedStudent,
  hears: { notify_dates_refused: listDateRequest },
  clock: null,
  effect: ({ schedulingDateRequestId }) => schedulingDateRequestId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, message }) => ({
    path: urls.candidate.schedule(scout.id),
    list: {
      title: `${scout.companyName}から、日程の希望に返信がありました`,
      body: `追加できる日程がないとのことです。ほかの日程から選ぶか、辞退できます。${message ? '｜メッセージがあります' : ''}`,
    },
    mail: {
      subject: `日程の希望に返信がありました：${scout.companyName}`,
      lines: blocks(
        [
          `${scout.companyName}から、追加できる日程がないとの返信がありました。`,
          'いまある日程から選ぶか、辞退することができます。',
        ],
        ...(message ? [['■企業からのメッセージ', ...message.split('\n')]] : []),
        jobOf(scout),
      ),
      action: '次のURLで日程を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
})
