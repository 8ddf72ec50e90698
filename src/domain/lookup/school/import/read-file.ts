import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { foldWidth } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { isZip, readXlsx, type SheetRow } from '#platform/documents/xlsx.ts'
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

type Records = { rows: SheetRow[] } | { problem: string }

/** The lines of a spreadsheet, as an Excel file or with commas or tabs, numbered as a spreadsheet numbers them. */
export function readFile(bytes: Buffer): ReadFile {
  const read = isZip(bytes) ? recordsOfXlsx(bytes) : recordsOfText(bytes)
  if ('problem' in read) return read
  const rows = read.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...rest] = rows
  const columns = new Map((head?.cells ?? []).map((name, at) => [columnOf(name), at]))
  const missing = importColumnKeys
    .filter((column) => !columns.has(column))
    .map((column) => `「${importColumns[column]}」`)
  if (missing.length > 0) return { problem: `列がありません：${missing.join('')}` }
  const lineOf = (cells: string[]) =>
    Object.fromEntries(
      importColumnKeys.map((column) => [column, cellOf(column, cells[columns.get(column) ?? -1])]),
    ) as Line
  return { lines: rest.map(({ at, cells }) => ({ at, line: lineOf(cells) })) }
}

function recordsOfXlsx(bytes: Buffer): Records {
  const read = readXlsx(bytes)
  if (!('problem' in read)) return read
  if (read.problem === 'FORMULA')
    return { problem: `${read.at}のセルに数式があります。値に置き換えてから、もう一度選んでください` }
  if (read.problem === 'TOO_LARGE') return { problem: 'Excelファイルの中身が大きすぎます。行を分けてください' }
  return { problem: 'Excelファイルとして読み取れません。保存し直すか、CSVで保存してください' }
}

/** An older Excel file, or one with a password. */
const isOldExcel = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))

function recordsOfText(bytes: Buffer): Records {
  if (isOldExcel(bytes))
    return { problem: '.xls形式か、パスワードの付いたファイルです。パスワードなしの.xlsx形式か、CSVで保存してください' }
  const text = textOf(bytes)
  if (text === null || text.includes('\u0000'))
    return {
      problem: 'ファイルを読み取れません。Excel（.xlsx）か、CSV（文字コードはUTF-8かShift_JIS）で保存してください',
    }
  const records = recordsOf(text)
  if (!records) return { problem: 'CSVとして読み取れません。引用符の数を確認してください' }
  return { rows: records.map((cells, at) => ({ at: at + 1, cells })) }
}

function recordsOf(text: string) {
  const delimiter = (text.split('\n', 1)[0] ?? '').includes('\t') ? '\t' : ','
  try {
    // A heading of Excel before the lines of another tool: the first line end would be taken for all of them.
    const ends = ['\r\n', '\n', '\r']
    return parse(text, { bom: true, delimiter, record_delimiter: ends, relax_column_count: true, trim: true })
  } catch {
    return null
  }
}

const columnOf = (heading: string): ImportColumn | undefined =>
  importColumnKeys.find((column) => heading === column || foldSpaces(heading) === importColumns[column])

const names: readonly ImportColumn[] = ['school', 'department', 'kind']
const cellOf = (column: ImportColumn, cell = '') =>
  names.includes(column) ? foldSpaces(cell) : foldWidth(foldSpaces(cell))
