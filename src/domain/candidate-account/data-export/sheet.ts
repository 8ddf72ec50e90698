import { slashDate, time } from '#ground/tokyo-time.ts'
import type { Column, Reading } from './column.ts'

/** Names of rows by table and id, as the columns with `nameOf` refer to them. */
export type Names = ReadonlyMap<string, ReadonlyMap<string, string>>
export type Cell = string | number | boolean | null | Cell[]

export const headingOf = (column: Column) => (typeof column === 'string' ? column : column.heading)
export const readingOf = (column: Column) => (typeof column === 'string' ? undefined : column.as)
export const namedTable = (reading: Reading | undefined) =>
  typeof reading === 'object' && 'nameOf' in reading ? reading : undefined
export const nameKey = ({ nameOf, column }: { nameOf: string; column: string }) => `${nameOf}.${column}`

const moment = (at: Date) => `${slashDate(at)} ${time(at)}`

/** '["2026-12-03 01:00:00+00","2026-12-03 02:00:00+00")' as the beginning and the end in Tokyo. */
const period = (range: string) =>
  range
    .slice(1, -1)
    .replaceAll('"', '')
    .split(',')
    .map((at) => moment(new Date(at)))
    .join('〜')

/** A value as it is written: times in Tokyo, words instead of codes, names instead of ids. */
export function cellOf(value: unknown, reading: Reading | undefined, names: Names): Cell {
  if (value === null || value === undefined) return null
  if (Array.isArray(value) && typeof reading === 'object' && 'inOrder' in reading)
    return value.map((element, at) => `${reading.inOrder[at] ?? ''} ${String(element)}`.trim())
  if (Array.isArray(value)) return value.map((element) => cellOf(element, reading, names))
  if (value instanceof Date) return reading === 'day' ? slashDate(value) : moment(value)
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
  if (plain === null) return JSON.stringify(value)
  if (reading === 'period') return period(String(plain))
  if (typeof reading !== 'object') return plain
  const text = String(plain)
  if ('words' in reading) return reading.words[text] ?? text
  if (!('nameOf' in reading)) return text
  return names.get(nameKey(reading))?.get(text) ?? reading.else?.(text) ?? text
}

/** A cell of a CSV file; the items of a list stand beside each other. */
export const csvCell = (cell: Cell): string => {
  if (cell === null) return ''
  return Array.isArray(cell) ? cell.map(csvCell).join('、') : String(cell)
}
