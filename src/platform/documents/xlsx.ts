import { inflateRawSync } from 'node:zlib'
import { Unzip, UnzipPassThrough } from 'fflate'
import { readXml, type XmlReader } from './xml.ts'

/** A row by its number in the spreadsheet, with the text of each cell. */
export type SheetRow = { at: number; cells: string[] }
/** FORMULA: at the cell of `at`, such as B5. */
type ReadSheet = { rows: SheetRow[] } | { problem: 'UNREADABLE' | 'TOO_LARGE' } | { problem: 'FORMULA'; at: string }

/** The limits of an unpacked spreadsheet. */
const limits = { bytes: 40_000_000, parts: 500, columns: 64, rows: 100_000 } as const

export const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\u0003\u0004'))

class TooLarge extends Error {}
class HasFormula extends Error {}

/** The first visible sheet of a workbook (.xlsx). A formula is refused: its kept value may be older than its cells. */
export function readXlsx(bytes: Uint8Array): ReadSheet {
  try {
    const textOf = openParts(bytes)
    const path = sheetOf(textOf)
    const sheet = path === null ? undefined : textOf(path)
    if (sheet === undefined) return { problem: 'UNREADABLE' }
    return { rows: rowsOf(sheet, sharedTexts(textOf('xl/sharedStrings.xml'))) }
  } catch (error) {
    if (error instanceof HasFormula) return { problem: 'FORMULA', at: error.message }
    return { problem: error instanceof TooLarge ? 'TOO_LARGE' : 'UNREADABLE' }
  }
}

const isWanted = (name: string) =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(name)

/** The text of a part, by its path. Nothing is unpacked beyond the limit, whatever the archive says of its sizes. */
type Parts = (path: string) => string | undefined

function openParts(bytes: Uint8Array): Parts {
  const packed = new Map<string, { isDeflated: boolean; chunks: Uint8Array[] }>()
  const archive = new Unzip((file) => {
    if (!isWanted(file.name)) return
    if (packed.has(file.name)) throw new Error('two parts of one name')
    if (packed.size >= limits.parts) throw new TooLarge()
    const part = { isDeflated: file.compression === 8, chunks: [] as Uint8Array[] }
    packed.set(file.name, part)
    file.ondata = (error, chunk) => {
      if (error) throw error
      part.chunks.push(chunk)
    }
    file.start()
  })
  archive.register(UnzipPassThrough)
  archive.register(PackedBytes)
  archive.push(bytes, true)
  let left = limits.bytes
  return (path) => {
    const part = packed.get(path)
    if (!part) return undefined
    const raw = Buffer.concat(part.chunks)
    const unpacked = part.isDeflated ? inflated(raw, left) : raw
    left -= unpacked.length
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
  }
}

/** Hands the packed bytes on, so that zlib unpacks them within a limit. */
class PackedBytes extends UnzipPassThrough {
  static override compression = 8
}

function inflated(raw: Buffer, maxOutputLength: number) {
  try {
    return inflateRawSync(raw, { maxOutputLength: Math.max(maxOutputLength, 1) })
  } catch (error) {
    if (error instanceof RangeError) throw new TooLarge()
    throw error
  }
}

/** The path of the first sheet that is not hidden. */
function sheetOf(textOf: Parts): string | null {
  let id: string | undefined
  readXml(textOf('xl/workbook.xml') ?? '', {
    open(name, attributes) {
      const isHidden = attributes['state'] !== undefined && attributes['state'] !== 'visible'
      if (name === 'sheet' && !isHidden) id ??= attributes['r:id'] ?? byLocalName(attributes, 'id')
    },
  })
  let target: string | undefined
  readXml(textOf('xl/_rels/workbook.xml.rels') ?? '', {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target']
    },
  })
  return target === undefined ? null : target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Another prefix may stand for the namespace of relations. */
const byLocalName = (attributes: Record<string, string>, local: string) =>
  Object.entries(attributes).find(([name]) => name.endsWith(`:${local}`))?.[1]

/** Reads the text of `t` elements, without the readings that Japanese spreadsheets keep beside them. */
function textReader(onEnd: (text: string) => void, within: string): XmlReader {
  let [text, isText, isReading] = ['', false, false]
  return {
    open(name) {
      if (name === within) text = ''
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (part) => void (isText && (text += part)),
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === within) onEnd(text)
    },
  }
}

function sharedTexts(xml: string | undefined): string[] {
  const texts: string[] = []
  if (xml !== undefined)
    readXml(
      xml,
      textReader((text) => texts.push(text), 'si'),
    )
  return texts
}

function rowsOf(xml: string, shared: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = []
  let cell = { column: -1, type: 'n', value: '', inline: '' }
  let isValue = false
  const inline = textReader((text) => void (cell.inline = text), 'is')
  readXml(xml, {
    open(name, attributes) {
      inline.open?.(name, attributes)
      if (name === 'row') {
        if (rows.length >= limits.rows) throw new TooLarge()
        rows.push({ at: Number(attributes['r']) || (rows.at(-1)?.at ?? 0) + 1, cells: [] })
        cell = { ...cell, column: -1 }
      }
      if (name === 'c') {
        const column = attributes['r'] ? columnOf(attributes['r']) : cell.column + 1
        cell = { column, type: attributes['t'] ?? 'n', value: '', inline: '' }
      }
      if (name === 'f') throw new HasFormula(`${lettersOf(cell.column)}${rows.at(-1)?.at ?? ''}`)
      isValue = name === 'v'
    },
    text(part) {
      inline.text?.(part)
      if (isValue) cell.value += part
    },
    close(name) {
      inline.close?.(name)
      isValue = false
      const row = rows.at(-1)
      if (name !== 'c' || !row || cell.column < 0 || cell.column >= limits.columns) return
      while (row.cells.length < cell.column) row.cells.push('')
      row.cells[cell.column] = cellText(cell, shared)
    },
  })
  return rows
}

type Cell = { type: string; value: string; inline: string }

/** Excel writes a letter that XML cannot hold as _x000D_, and an underscore before such a text as _x005F_. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/gu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

function cellText({ type, value, inline }: Cell, shared: readonly string[]): string {
  if (type === 'inlineStr') return unescaped(inline)
  if (type === 's') return unescaped(shared[Number(value)] ?? '')
  if (type === 'str') return unescaped(value)
  if (type === 'n' && value !== '') return String(Number(value))
  return type === 'e' ? '' : value
}

/** B5 is in column 1. */
const columnOf = (reference: string) =>
  Array.from(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '', (letter) => letter.charCodeAt(0) - 64).reduce(
    (sum, digit) => sum * 26 + digit,
    0,
  ) - 1

const lettersOf = (column: number): string =>
  column < 0 ? '' : lettersOf(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26))
