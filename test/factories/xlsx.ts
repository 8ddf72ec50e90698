import { strToU8, zipSync, type Zippable } from 'fflate'

type Cell = string | number
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const column = (at: number) => String.fromCharCode(65 + at)

const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const sheetStart =
  '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
export const sheetEnd = '</sheetData></worksheet>'

/** The parts of a workbook as Excel writes them, with these parts instead of its own. */
export function aWorkbook(rows: readonly (readonly Cell[])[], parts: Record<string, string> = {}): Buffer {
  const texts: string[] = []
  const cellOf = (cell: Cell, reference: string) =>
    typeof cell === 'number'
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  const sheet = rows
    .map((row, at) => `<row r="${at + 1}">${row.map((cell, of) => cellOf(cell, column(of) + (at + 1))).join('')}</row>`)
    .join('')
  const all: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${rels}"><sheets><sheet name="説明" sheetId="1" state="hidden" r:id="rId1"/><sheet name="学校" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheetStart + sheetEnd,
    'xl/worksheets/sheet2.xml': sheetStart + sheet + sheetEnd,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])) as Zippable),
  )
}
