import { expiringSoonDays } from '#domain/scout-invitation/rules.ts'

type Scouts = { waiting: number; scheduled: number; expiringSoon: number }

/** The line below the number of scouts without an answer, which counts those that have not left yet. */
export function waitingText({ waiting, scheduled, expiringSoon }: Scouts) {
  const reserved = scheduled > 0 && `${scheduled}件は送信予約です`
  const soon = expiringSoon > 0 && `${expiringSoon}件は${expiringSoonDays}日以内に期限が来ます`
  const parts = [reserved, soon].filter(Boolean)
  if (parts.length > 0) return `うち${parts.join('。')}`
  return waiting > 0 ? '期限が近いものはありません' : '返信待ちのスカウトはありません'
}
