import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Tx } from '#platform/database/db.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { fromSending } from '../../wording.ts'
import { timedKinds } from '../timed.ts'
import { takeDigestItems } from './commands.ts'
import { findDigest, listWaiting, type OfDay } from './queries.ts'

async function take(tx: Tx, about: OfDay, now: Date): Promise<OfDay[]> {
  return (await takeDigestItems(tx, about, dailyDigest.effectKey(about, now))) ? [about] : []
}

/** One row and one mail a day for all kinds that a company user has set to the daily digest. */
export const dailyDigest = companyKind({
  code: 'DIGEST',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findDigest,
  recipients: (_, { companyUserId }) => [companyUserId],
  hears: { notify_digest: take },
  clock: {
    // On the hour from 7:00 to 20:00 in Tokyo; a worker that was down makes up for it on the same day.
    at: '0 22,23,0-11 * * *',
    fill: '3h',
    calls: 'queue_digests',
    queues: 'notify_digest',
    due: async (tx, now) => (await listWaiting(tx, now)).map((user) => ({ ...user, day: tokyoToday(now) })),
  },
  effect: ({ day }) => day,
  isStillTrue: whileThereAreFacts,
  text: ({ codes }, about) => {
    const parts = Object.values(timedKinds).flatMap(({ code, timed }) => {
      const count = codes.filter((itemCode) => itemCode === code).length
      return timed && count > 0 ? [{ sentence: timed.digest.sentence(count), path: timed.digest.path }] : []
    })
    const day = longDate(about.day)
    const [only] = parts.length === 1 ? parts : []
    const title = only?.sentence ?? `お知らせのまとめ（${codes.length}件）`
    const sentences = parts.map(({ sentence }) => `${sentence}。`)
    return {
      path: only?.path ?? urls.client.home(),
      list: { title, body: only ? day : sentences.join('') },
      mail: {
        subject: `${title}：${day}`,
        lines: [
          '前回のまとめのあとの、スカウトと日程の動きをお知らせします。',
          '',
          ...sentences.map((line) => `■${line}`),
        ],
        action: '次のURLで内容を確認してください。',
        reason: `${fromSending}1日1回まとめて受け取る設定になっています。`,
      },
    }
  },
})
