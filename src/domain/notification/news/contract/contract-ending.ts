import { addDays, daysBetween } from '#ground/day.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { companyKind, nineOClock } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { listReachable } from '../../people/queries.ts'
import { findEnding, listEndingOn } from './queries.ts'
import { contractEndDays, leftText, paidContractStatuses } from './rules.ts'

type About = Occasions['notify_contract_end']

/** Sent once for each number of days in `contractEndDays`. */
export const contractEnding = companyKind({
  code: 'K09',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findEnding(db, about),
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN']),
  hears: { notify_contract_end: (_, contract) => [contract] },
  clock: {
    ...nineOClock,
    calls: 'remind_of_contract_ends',
    queues: 'notify_contract_end',
    async due(tx, now) {
      const due: About[] = []
      for (const days of contractEndDays)
        for (const contract of await listEndingOn(tx, addDays(tokyoToday(now), days), paidContractStatuses))
          due.push({ ...contract, days })
      return due
    },
  },
  effect: ({ contractId, endsOn, days }) => `${contractId}:${endsOn}:${days}`,
  isStillTrue: (_, { about: { endsOn } }) => tokyoToday() <= endsOn,
  text: ({ endsOn }, { days }) => {
    const day = longDate(endsOn)
    // A mail may have waited for days: it says what is left when it leaves.
    const left = leftText(daysBetween(tokyoToday(), endsOn))
    const isLast = days === Math.min(...contractEndDays)
    return {
      path: clientUrls.contract(),
      list: { title: 'ご契約の終了日が近づいています', body: `${day}まで（${left}）` },
      mail: {
        subject: `${isLast ? '【まもなく終了】' : ''}ご契約の終了日が近づいています（${day.replace(/^\d+年/, '')}まで）`,
        lines: [
          `ご契約は、${day}に終了します（${left}）。`,
          '終了日を過ぎると、ログインできなくなり、スカウトの送信と日程の予約の受付が止まります。',
          '続けてご利用になるときは、終了日までに更新のご依頼をお願いします。手続き済みのときは、このメールへの対応は不要です。',
        ],
        action: '次のURLで契約の状況を確認してください。',
        reason: '企業の管理者の方にお送りしています。',
      },
    }
  },
})
