import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { foldSpaces, foldWidth } from '#ground/folding.ts'
import { importColumnKeys, importColumns, type ImportColumn, type Line } from './rules.ts'

type ReadFile = { lines: { at: number; line: Line }[] } | { problem: string }

/** UTF-8 with or without its mark, else Shift_JIS as Windows writes it; null for bytes that are neither. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = iconv.decode(bytes, 'cp932')
    return text.includes('\uFFFD') ? null : text
  }
}

/** The lines of a spreadsheet with commas or tabs, numbered as a spreadsheet numbers them. */
export function readFile(bytes: Buffer): ReadFile {
  const text = textOf(bytes)
  if (text === null || text.includes('\u0000'))
    return { problem: 'CSVとして読み取れません。文字コードはUTF-8かShift_JISにしてください' }
  const records = recordsOf(text)
  if (!records) return { problem: 'CSVとして読み取れません。引用符の数を確認してください' }
  const [head = [], ...rest] = records
  const columns = new Map(head.map((name, at) => [columnOf(name), at]))
  const missing = importColumnKeys
    .filter((column) => !columns.has(column))
    .map((column) => `「${importColumns[column]}」`)
  if (missing.length > 0) return { problem: `列がありません：${missing.join('')}` }
  const lineOf = (record: string[]) =>
    Object.fromEntries(
      importColumnKeys.map((column) => [column, cellOf(column, record[columns.get(column) ?? -1])]),
    ) as Line
  return {
    lines: rest.flatMap((record, at) =>
      record.every((cell) => cell === '') ? [] : [{ at: at + 2, line: lineOf(record) }],
    ),
  }
}

function recordsOf(text: string) {
  const delimiter = (text.split('\n', 1)[0] ?? '').includes('\t') ? '\t' : ','
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, trim: true })
  } catch {
    return null
  }
}

const columnOf = (heading: string): ImportColumn | undefined =>
  importColumnKeys.find((column) => heading === column || foldSpaces(heading) === importColumns[column])

const names: readonly ImportColumn[] = ['school', 'department', 'kind']
const cellOf = (column: ImportColumn, cell = '') =>
  names.includes(column) ? foldSpaces(cell) : foldWidth(foldSpaces(cell))
