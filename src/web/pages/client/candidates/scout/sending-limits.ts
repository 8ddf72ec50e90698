import { deskText } from '#ground/words/desk.ts'

/** Whether this number of scouts can be sent now, how many can at most, and the sentence that says why not. */
export function sendingLimits(count: number, quota: { remaining: number }, bulk: number) {
  const limit = Math.max(1, bulk)
  const max = Math.min(limit, quota.remaining)
  const message =
    count > quota.remaining
      ? deskText.scout_quota_exceeded({ remaining: quota.remaining })
      : count > limit
        ? deskText.bulk_limit_exceeded({ limit })
        : null
  return { isEnough: message === null, max, message }
}
