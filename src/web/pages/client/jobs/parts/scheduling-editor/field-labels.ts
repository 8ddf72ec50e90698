import { isDay } from '#ground/day.ts'
import { shortDate } from '#ground/tokyo-time.ts'
import type { Draft, Row } from './draft.ts'

export const fieldLabels = {
  jobId: '募集',
  title: '予定名',
  location: '場所',
  url: 'オンラインのURL',
  belongings: '持ち物',
  emergencyContact: '緊急連絡先',
  dates: '日程',
  remindThreeDaysBefore: '3日前のお知らせ',
  remindOneDayBefore: '前日のお知らせ',
}
const labels: Record<string, string> = fieldLabels
const parts: Record<string, string> = { startAt: '開始', endAt: '終了', capacity: '定員' }

export const rowName = ({ day, from }: Row) => `${isDay(day) ? shortDate(day) : '日付なし'} ${from}`

/** The name of a control in the list of problems; null for a removed row. */
export function labelOf(draft: Draft, control: string) {
  if (labels[control]) return labels[control]
  const row = draft.rows.find(({ key }) => control.startsWith(key))
  return row ? `${rowName(row)} の${parts[control.split('-').at(-1) ?? ''] ?? '日程'}` : null
}
