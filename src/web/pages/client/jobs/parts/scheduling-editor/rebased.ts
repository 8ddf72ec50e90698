import { newKey } from '#web/parts/forms/draft/items.ts'
import { spanText } from '#ground/time/span.ts'
import { draftOf, rowOf, type Draft, type ExistingScheduling, type Row } from './draft.ts'
import { fieldLabels } from './field-labels.ts'

export type ChangedLine = { label: string; before: string; after: string }

const fields = [
  'title',
  'location',
  'url',
  'belongings',
  'emergencyContact',
  'remindOneDayBefore',
  'remindThreeDaysBefore',
] as const

/**
 * The draft on top of what is stored now: a field or a date that was not changed since `opened` follows the stored one,
 * the others stay as they were typed. A changed date that a colleague removed becomes a new one; one that was called off
 * stays called off.
 */
export function rebased(draft: Draft, opened: ExistingScheduling, stored: ExistingScheduling): Draft {
  const [before, after] = [draftOf(opened, ''), draftOf(stored, '')]
  const followed = fields.filter((name) => isSame(draft[name], before[name]))
  const removed = before.rows.filter(({ key }) => !draft.rows.some((row) => row.key === key)).map(({ key }) => key)
  const added = after.rows.filter(({ key }) => !removed.includes(key) && !draft.rows.some((row) => row.key === key))
  return {
    ...draft,
    ...Object.fromEntries(followed.map((name) => [name, after[name]])),
    ...(!draft.isNotifiedChosen && { notified: after.notified }),
    rows: [...draft.rows.flatMap((row) => rebasedRow(row, stored)), ...added],
  }
}

function rebasedRow(row: Row, stored: ExistingScheduling): Row[] {
  if (row.existing === null) return [row]
  const isTouched = !isSame(row, rowOf(row.existing))
  const existing = stored.dates.find(({ id }) => id === row.key)
  if (!existing) return isTouched ? [{ ...row, key: newKey(), existing: null }] : []
  return [isTouched && !existing.isCalledOff ? { ...row, existing } : rowOf(existing)]
}

/** The changes that were saved since `opened`, a line for each field and date. */
export function storedChanges(opened: ExistingScheduling, stored: ExistingScheduling): ChangedLine[] {
  const [before, after] = [draftOf(opened, ''), draftOf(stored, '')]
  const ids = [...new Set([...opened.dates, ...stored.dates].map(({ id }) => id))]
  const lines = [
    ...fields.map((name) => ({ label: fieldLabels[name], before: wordsOf(before[name]), after: wordsOf(after[name]) })),
    ...ids.map((id) => ({ label: fieldLabels.dates, before: dateOf(opened, id), after: dateOf(stored, id) })),
  ]
  return lines.filter((line) => line.before !== line.after)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function wordsOf(value: string | boolean | readonly string[]) {
  if (typeof value === 'boolean') return value ? '送る' : '送らない'
  return typeof value === 'string' ? value : value.join('、')
}

function dateOf({ dates, type }: ExistingScheduling, id: string) {
  const date = dates.find((one) => one.id === id)
  if (!date) return ''
  const capacity = type === 'EVENT' && `定員${date.capacity}名`
  return [spanText(date.startAt, date.endAt), capacity, date.isCalledOff && '中止'].filter(Boolean).join(' ')
}
