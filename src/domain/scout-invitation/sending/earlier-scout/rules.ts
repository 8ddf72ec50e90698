import { monthDay, time, tokyoDay } from '#ground/tokyo-time.ts'

type EarlierScout = { familyName: string; sentAt: Date | string; isScheduled: boolean }

/** 高橋さんが今日04:45に送っています。 A scout that waits has the time at which it arrives. */
export function earlierScoutText({ familyName, sentAt, isScheduled }: EarlierScout, now: Date | string) {
  const day = tokyoDay(sentAt) === tokyoDay(now) ? '今日' : `${monthDay(sentAt)} `
  return `${familyName}さんが${day}${time(sentAt)}に${isScheduled ? '届くように送信を予約して' : '送って'}います。`
}
