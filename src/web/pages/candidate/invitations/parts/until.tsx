import { daysUntil } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'

/** 今日, 明日 or 3日後. */
export function Until({ startAt, now }: { startAt: string; now: string }) {
  const days = daysUntil(startAt, now)
  return <Badge kind="plum">{days <= 0 ? '今日' : days === 1 ? '明日' : `${days}日後`}</Badge>
}
