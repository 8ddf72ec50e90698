import { urls } from '#ground/urls.ts'
import { blocks, changeOrCancel, fromAcceptance, placeOf, planOf, shortTime } from '../../wording.ts'
import { reminder } from './reminder.ts'

export const dateInThreeDays = reminder({
  code: 'C08',
  daysBefore: 3,
  flag: 'remindThreeDaysBefore',
  text: (scout, date) => ({
    path: urls.candidate.eventDetails(scout.id),
    list: {
      title: `3日後に${scout.companyName}の予定があります`,
      body: `${shortTime(date.startAt)}〜 ${date.title}`,
    },
    mail: {
      subject: `${shortTime(date.startAt)}〜 ${scout.companyName}の${date.title}です`,
      lines: blocks([`3日後に、${scout.companyName}の予定があります。`], ...planOf(date), ...placeOf(date), [
        changeOrCancel(date),
      ]),
      action: '次のURLで予定を確認、変更できます。',
      reason: fromAcceptance(scout),
    },
  }),
})
