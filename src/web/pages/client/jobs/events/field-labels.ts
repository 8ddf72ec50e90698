import { isDay } from '#ground/day.ts'
import { shortDate } from '#ground/tokyo-time.ts'
import { fieldId, type Row } from './draft.ts'

const labels: Record<string, string> = {
  [fieldId('title')]: '予定名',
  [fieldId('location')]: '場所',
  [fieldId('url')]: 'オンラインのURL',
  [fieldId('belongings')]: '持ち物',
  [fieldId('emergencyContact')]: '緊急連絡先',
  [fieldId('dates')]: '日程',
}
const parts: Record<string, string> = { startAt: '開始', endAt: '終了', capacity: '定員' }

/** What a control is called where it is listed with others. */
export function labelOf(id: string, rows: readonly Row[]) {
  const row = rows.find(({ key }) => id.startsWith(fieldId(key)))
  if (!row) return labels[id] ?? '入力内容'
  const day = isDay(row.day) ? shortDate(row.day) : '日付なし'
  return `${day} ${row.from} の${parts[id.split('-').at(-1) ?? ''] ?? '日程'}`
}
