import { contractDays } from '#domain/company/contract/rules.ts'
import { addDays, daysBetween } from '#ground/day.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { longDate, monthDay, tokyoToday } from '#ground/tokyo-time.ts'
import { companyKind, nineOClock } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { listReachable } from '../../people/queries.ts'
import { findTrial, listEndingOn } from './queries.ts'
import { leftText, trialEndDays } from './rules.ts'

type About = Occasions['notify_trial_end']

/** Sent once for each number of days in `trialEndDays`. */
export const trialEnding = companyKind({
  code: 'K29',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findTrial(db, about),
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_trial_end: (_, trial) => [trial] },
  clock: {
    ...nineOClock,
    calls: 'remind_of_trial_ends',
    queues: 'notify_trial_end',
    async due(tx, now) {
      const due: About[] = []
      for (const days of trialEndDays)
        for (const trial of await listEndingOn(tx, addDays(tokyoToday(now), days), ['TRIAL']))
          due.push({ ...trial, days })
      return due
    },
  },
  effect: ({ contractId, endsOn, days }) => `${contractId}:${endsOn}:${days}`,
  isStillTrue: (_, { about: { endsOn } }) => tokyoToday() <= endsOn,
  text: ({ endsOn }) => {
    const left = leftText(daysBetween(tokyoToday(), endsOn))
    return {
      path: clientUrls.contract(),
      list: { title: `トライアルは${monthDay(endsOn)}までです`, body: left },
      mail: {
        subject: `トライアルは${monthDay(endsOn)}までです（${left}）`,
        lines: [
          `トライアルは${longDate(endsOn)}までです。続けるときは、契約のページからお申し込みください。`,
          'お申し込みがないときは、翌日からログインとスカウトの送信ができなくなります。自動で料金がかかることはありません。',
          `企業ページと募集、届いた回答は、終わったあとも${contractDays.termination}日間保管します。その間にお申し込みになると、そのまま続けられます。`,
        ],
        action: '次のURLで、プランと料金をご確認ください。',
        reason: '企業の管理者の方にお送りしています。',
      },
    }
  },
})
