import { stringify } from 'csv-stringify/sync'
import iconv from 'iconv-lite'

export type CsvEncoding = 'UTF_8' | 'SHIFT_JIS'
export type CsvPart = { bytes: Buffer; unencodableCount: number }

export const csvCharsets = { UTF_8: 'utf-8', SHIFT_JIS: 'Shift_JIS' } as const satisfies Record<CsvEncoding, string>

/** The byte order mark, without which Excel on Windows does not read UTF-8; empty for Shift_JIS. */
export const csvStart = (encoding: CsvEncoding) => Buffer.from(encoding === 'UTF_8' ? '\uFEFF' : '')

/**
 * Rows of a spreadsheet (RFC 4180, every cell quoted, CRLF) as encoded bytes. Cells that a spreadsheet would calculate
 * begin with an apostrophe. Letters outside Shift_JIS become 〓 and are counted, a letter with its marks as one.
 */
export function csvRows(rows: readonly (readonly string[])[], encoding: CsvEncoding): CsvPart {
  if (rows.length === 0) return { bytes: Buffer.alloc(0), unencodableCount: 0 }
  const held = encoding === 'SHIFT_JIS' ? rows.map((row) => row.map(holdInShiftJis)) : rows.map((row) => row.map(asIs))
  const text = stringify(
    held.map((row) => row.map(({ text: cell }) => guard(cell))),
    { quoted: true, quoted_empty: true, record_delimiter: '\r\n', escape_formulas: true },
  )
  const unencodableCount = held.flat().reduce((sum, { lost }) => sum + lost, 0)
  return { bytes: encoding === 'SHIFT_JIS' ? iconv.encode(text, 'cp932') : Buffer.from(text), unencodableCount }
}

type Cell = { text: string; lost: number }
const asIs = (text: string): Cell => ({ text, lost: 0 })

// The library checks the first character only, but some spreadsheets skip spaces.
const guard = (cell: string) => (/^\s+[=+\-@＝＋－＠]/u.test(cell) ? `'${cell}` : cell)

// Characters that Unicode has twice and cp932 once: equal on paper, so nothing is lost.
const twins: Record<string, string> = {
  '〜': '～',
  '−': '－',
  '–': '－',
  '—': '―',
  '‖': '∥',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
  '‾': '￣',
  '\u00A0': ' ',
}
const twinned = new RegExp(`[${Object.keys(twins).join('')}]`, 'gu')
const variationSelectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu

const isHeld = (text: string) => iconv.decode(iconv.encode(text, 'cp932'), 'cp932') === text
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

function holdInShiftJis(original: string): Cell {
  const text = original.replace(twinned, (sign) => twins[sign] ?? sign)
  if (isHeld(text)) return { text, lost: 0 }
  const letters = Array.from(graphemes.segment(text), ({ segment }) => {
    // A letter typed in parts is composed, and a variant becomes its base letter. Letters that fit stay untouched.
    const spellings = [segment, segment.normalize('NFC'), segment.replace(variationSelectors, '')]
    return spellings.find((spelling) => spelling !== '' && isHeld(spelling))
  })
  return {
    text: letters.map((letter) => letter ?? '〓').join(''),
    lost: letters.filter((letter) => letter === undefined).length,
  }
}
