import { grouped } from '#ground/grouped.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { deskText } from '#ground/words/desk.ts'

type Quota = { remaining: number; nextReturn?: { day: string; count: number } | null }

/** Whether this number of scouts can be sent now, how many can at most, and the sentence that says why not. */
export function sendingLimits(count: number, quota: Quota, bulk: number) {
  const limit = Math.max(1, bulk)
  const max = Math.min(limit, quota.remaining)
  const message =
    count > quota.remaining
      ? deskText.scout_quota_exceeded({
          remaining: quota.remaining,
          returns: quota.nextReturn
            ? `${monthDay(quota.nextReturn.day)}に${grouped(quota.nextReturn.count)}通戻ります`
            : '',
        })
      : count > limit
        ? deskText.bulk_limit_exceeded({ limit })
        : null
  return { isEnough: message === null, max, message }
}
