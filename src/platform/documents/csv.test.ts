import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { csvRows, csvStart } from './csv.ts'

const utf8 = (...cells: string[]) => csvRows([cells], 'UTF_8').bytes.toString()
const shiftJis = (cell: string) => {
  const { bytes, unencodableCount } = csvRows([[cell]], 'SHIFT_JIS')
  return { text: iconv.decode(bytes, 'cp932').replace(/^"|"\r\n$/g, ''), unencodableCount }
}

describe('a spreadsheet', () => {
  test('quotes every cell, doubles quotes, ends lines with CRLF and keeps breaks inside a cell', () => {
    expect(utf8('山田', '', '「a, "b"」', '一行目\n二行目')).toBe('"山田","","「a, ""b""」","一行目\n二行目"\r\n')
    expect(csvRows([], 'UTF_8').bytes.length).toBe(0)
    expect(
      csvRows(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        'UTF_8',
      ).bytes.toString(),
    ).toBe('"a","b"\r\n"c","d"\r\n')
  })

  test.each([
    '=1+1',
    '+81',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    ' =1',
    '　＝1',
    '\n=1',
    '−1',
  ])('takes the power from %j, in both encodings', (cell) => {
    const isMinusOnPaper = cell.startsWith('−')
    if (!isMinusOnPaper) expect(utf8(cell)).toBe(`"'${cell}"\r\n`)
    // The minus sign of mathematics becomes the full-width one before the check for formulas.
    expect(shiftJis(cell).text).toBe(`'${cell.replace('−', '－')}`)
  })

  test.each(['2026-12-03', 'a=b', '090-1234-5678', '・=', 'ー'])('leaves %j alone', (cell) =>
    expect(utf8(cell)).toBe(`"${cell}"\r\n`),
  )

  test('UTF-8 begins with its mark, Shift_JIS does not', () => {
    expect([...csvStart('UTF_8')]).toEqual([0xef, 0xbb, 0xbf])
    expect(csvStart('SHIFT_JIS').length).toBe(0)
  })

  test.each([
    ['髙﨑', '髙﨑', 0],
    ['①㈱神福', '①㈱神福', 0],
    ['𠮷田', '〓田', 1],
    ['森鷗外とCafé', '森〓外とCaf〓', 2],
    ['家族👨‍👩‍👧と🙂', '家族〓と〓', 2],
    ['葛\u{E0100}城', '葛城', 0],
    ['か\u3099', 'が', 0],
    ['14:00〜15:00 −5 ¥100', '14:00～15:00 －5 ￥100', 0],
    ['C:\\a~b', 'C:\\a~b', 0],
  ])('Shift_JIS of %s is %s', (original, text, unencodableCount) =>
    expect(shiftJis(original)).toEqual({ text, unencodableCount }),
  )

  test('UTF-8 keeps every letter as it was typed', () =>
    expect(utf8('髙﨑𠮷か\u3099葛\u{E0100}〜')).toBe('"髙﨑𠮷か\u3099葛\u{E0100}〜"\r\n'))
})
