import type { Db, Tx } from '#platform/db.ts'
import { longDate, time } from '#ground/tokyo-time.ts'
import { listRecipients } from '../queries.ts'
import type { AboutKind } from '../rules.ts'
import { shortDay, type Text } from '../texts.ts'
import { listDatesOn } from './queries.ts'

type Plan = { id: string; startAt: Date; endAt: Date; title: string; booked: number }

/** What each company user has to do with on a Tokyo day: the dates of their own scouts, and those they are notified for. */
export async function plansByUser(db: Db | Tx, companyId: string, day: string) {
  const plans = new Map<string, Map<string, Plan>>()
  const rows = await listDatesOn(db, companyId, day)
  const total = new Map<string, number>()
  for (const { id, booked } of rows) total.set(id, (total.get(id) ?? 0) + booked)
  for (const { senderId, ...date } of rows)
    for (const userId of await listRecipients(db, companyId, senderId, date.id)) {
      const own = plans.get(userId) ?? new Map<string, Plan>()
      plans.set(userId, own.set(date.id, { ...date, booked: total.get(date.id) ?? 0 }))
    }
  return plans
}

/** One company user's list, as it stands now; undefined when nobody comes any more. */
export async function tomorrowText(db: Db | Tx, about: AboutKind['K08']): Promise<Text | undefined> {
  const own = (await plansByUser(db, about.companyId, about.day)).get(about.companyUserId)
  const plans = [...(own?.values() ?? [])]
  const [first] = plans
  if (!first) return undefined
  const title = `明日の予定 ${plans.length}件`
  return {
    title,
    body: longDate(about.day),
    path: '/client/jobs/events',
    mail: {
      subject: `${title}（${shortDay(first.startAt)}）`,
      lines: [
        `${longDate(about.day)}の予定をお知らせします。`,
        ...plans.flatMap(({ title: name, startAt, endAt, booked }) => [
          '',
          `■${time(startAt)}〜${time(endAt)}`,
          `${name}（予約 ${booked}名）`,
        ]),
      ],
      action: '次のURLで予約した学生を確認してください。',
      reason: 'スカウトの送信者と、日程の通知先に設定された方に、前日の17時にお送りしています。',
    },
  }
}
