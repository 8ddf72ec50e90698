import { time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { blocks, changingOf, fromAcceptance, placeOf, planOf } from '../../wording.ts'
import { reminder } from './reminder.ts'

/** To the student; `tomorrowsDates` notifies the company. */
export const dateTomorrow = reminder({
  code: 'C09',
  daysBefore: 1,
  flag: 'remindOneDayBefore',
  text: (scout, date) => ({
    path: urls.candidate.eventDetails(scout.id),
    list: {
      title: `明日 ${time(date.startAt)}〜 ${scout.companyName}`,
      body: date.belongings.length > 0 ? `持ち物：${date.belongings.join('、')}` : date.title,
    },
    mail: {
      subject: `明日 ${time(date.startAt)}〜 ${scout.companyName}の${date.title}です`,
      lines: blocks([`明日、${scout.companyName}の予定があります。`], ...planOf(date), ...placeOf(date), [
        changingOf(date, (until) => `都合が悪くなったときは、${until}までに変更または取り消しをしてください。`),
        ...(date.url ? ['オンラインの方は、前もって通信環境と音声を確かめておくと安心です。'] : []),
      ]),
      action: '次のURLで予定を確認してください。',
      reason: fromAcceptance(scout),
    },
  }),
})
