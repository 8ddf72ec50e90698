import { describe, expect, test } from 'vitest'
import { aWorkbook, sheetEnd, sheetStart } from '#test/factories/xlsx.ts'
import { isZip, readXlsx } from './xlsx.ts'

const sheet = (rows: string) => ({ 'xl/worksheets/sheet2.xml': sheetStart + rows + sheetEnd })

describe('a spreadsheet of Excel', () => {
  test('is read from its first visible sheet: texts, numbers, entities, letters beyond U+FFFF', () => {
    const bytes = aWorkbook([
      ['学校番号', '学校名'],
      [13, '𠮷野<&>大学'],
      [0.5, ' 間 '],
    ])
    expect(isZip(bytes)).toBe(true)
    expect(readXlsx(bytes)).toEqual({
      rows: [
        { at: 1, cells: ['学校番号', '学校名'] },
        { at: 2, cells: ['13', '𠮷野<&>大学'] },
        { at: 3, cells: ['0.5', ' 間 '] },
      ],
    })
  })

  test('leaves the readings of names out, joins runs, and keeps empty cells and rows apart', () => {
    const shared =
      '<sst><si><r><t>北海</t></r><r><t>道大学</t></r><rPh sb="0" eb="5"><t>ホッカイドウダイガク</t></rPh></si><si><t>&#134071;&#x91CE;</t></si></sst>'
    const rows =
      '<row r="3"><c r="C3" t="s"><v>0</v></c></row><row r="9"><c t="inlineStr"><is><t>中</t></is></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="s"><v>1</v></c></row>'
    expect(readXlsx(aWorkbook([], { ...sheet(rows), 'xl/sharedStrings.xml': shared }))).toEqual({
      rows: [
        { at: 3, cells: ['', '', '北海道大学'] },
        { at: 9, cells: ['中', '1', '', '𠮷野'] },
      ],
    })
  })

  test('letters that Excel escapes are read as they were typed', () => {
    const bytes = aWorkbook([['テスト大学_x000D_ （通信）', '_x005F_x000D_', '_x3042_']])
    expect(readXlsx(bytes)).toEqual({ rows: [{ at: 1, cells: ['テスト大学\r （通信）', '_x000D_', 'あ'] }] })
  })

  test('with other prefixes for its namespaces', () => {
    const prefixed =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect(readXlsx(aWorkbook([], { 'xl/worksheets/sheet2.xml': prefixed }))).toEqual({
      rows: [{ at: 1, cells: ['7'] }],
    })
  })

  test('a formula is named by its cell and never taken for its kept value', () => {
    const rows = '<row r="5"><c r="B5"><f>HYPERLINK("https://evil.example")</f><v>1</v></c></row>'
    expect(readXlsx(aWorkbook([], sheet(rows)))).toEqual({ problem: 'FORMULA', at: 'B5' })
  })

  test('a small file that would unpack to more than its limit is refused', () => {
    const bomb = aWorkbook([], sheet(`<row r="1"><c r="A1" t="str"><v>${' '.repeat(50_000_000)}</v></c></row>`))
    expect(bomb.length).toBeLessThan(200_000)
    expect(readXlsx(bomb)).toEqual({ problem: 'TOO_LARGE' })
  })

  test('entities that name each other are not expanded', () => {
    const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${sheetStart}<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>${sheetEnd}`
    const read = readXlsx(aWorkbook([], { 'xl/worksheets/sheet2.xml': laughs }))
    expect(JSON.stringify(read)).not.toContain('haha')
  })

  test.each([
    ['nothing of a workbook', Buffer.from('PK\u0003\u0004 and no more')],
    ['a workbook cut short', aWorkbook([['学校番号']]).subarray(0, 300)],
    ['an open element', aWorkbook([], { 'xl/worksheets/sheet2.xml': `${sheetStart}<row r="1">` })],
    ['a sheet that is not there', aWorkbook([], { 'xl/_rels/workbook.xml.rels': '<Relationships/>' })],
    ['no UTF-8', aWorkbook([], { 'xl/workbook.xml': '' })],
  ])('%s cannot be read', (_, bytes) => expect(readXlsx(bytes)).toEqual({ problem: 'UNREADABLE' }))
})
