import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { hoursText } from '#ground/time/span.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { companyKind } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { shortDay } from '../../wording.ts'
import { listCompaniesOn, listDatesOn } from './queries.ts'

type About = { companyId: OfRow<'company'>; companyUserId: string; day: string }
type Plan = { id: string; startAt: Date; endAt: Date; title: string; booked: number }

/** The booked dates of a Tokyo day by company user: dates of the user's scouts, and dates the user is notified for. */
async function plansByUser(db: Db | Tx, companyId: OfRow<'company'>, day: string) {
  const plans = new Map<string, Map<string, Plan>>()
  const rows = await listDatesOn(db, companyId, day)
  const total = new Map<string, number>()
  for (const { id, booked } of rows) total.set(id, (total.get(id) ?? 0) + booked)
  for (const { senderId, ...date } of rows)
    for (const userId of await listConcerned(db, companyId, senderId, date.id)) {
      const own = plans.get(userId) ?? new Map<string, Plan>()
      plans.set(userId, own.set(date.id, { ...date, booked: total.get(date.id) ?? 0 }))
    }
  return plans
}

/** Undefined when no booking is left. */
async function findPlans(db: Db | Tx, { companyId, companyUserId, day }: About) {
  const own = (await plansByUser(db, companyId, day)).get(companyUserId)
  const [first, ...more] = own?.values() ?? []
  return first && { first, plans: [first, ...more] }
}

/** To the company, at 17:00; `dateTomorrow` notifies the student. */
export const tomorrowsDates = companyKind({
  code: 'K08',
  reaches: 'companyUser',
  channels: ['MAIL'],
  addressee: 'present',
  timed: null,
  facts: findPlans,
  recipients: (_, { companyUserId }) => [companyUserId],
  hears: {
    notify_tomorrow: async (tx, { companyId, day }) =>
      [...(await plansByUser(tx, companyId, day)).keys()].map((companyUserId) => ({ companyId, companyUserId, day })),
  },
  clock: {
    at: '0 8 * * *',
    fill: '4h',
    calls: 'remind_of_tomorrow',
    queues: 'notify_tomorrow',
    async due(tx, now) {
      const day = addDays(tokyoToday(now), 1)
      return (await listCompaniesOn(tx, day)).map(({ companyId }) => ({ companyId, day }))
    },
  },
  effect: ({ day }) => day,
  // A mail that waited over midnight would call today's dates tomorrow's.
  isStillTrue: (_, { about: { day } }) => day === addDays(tokyoToday(), 1),
  text: ({ first, plans }, { day }) => ({
    path: clientUrls.events(),
    list: null,
    mail: {
      subject: `明日の予定 ${plans.length}件（${shortDay(first.startAt)}）`,
      lines: [
        `${longDate(day)}の予定をお知らせします。`,
        ...plans.flatMap(({ title, startAt, endAt, booked }) => [
          '',
          `■${hoursText(startAt, endAt)}`,
          `${title}（予約 ${booked}名）`,
        ]),
      ],
      action: '次のURLで予約した学生を確認してください。',
      reason: 'スカウトの送信者と、日程の通知先に設定された方に、前日の17時にお送りしています。',
    },
  }),
})
