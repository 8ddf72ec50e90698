import { describe, expect, test } from 'vitest'
import { planOf } from '../../plan/rules.ts'
import { checkInvoice, dueDay, invoiceNumber, termLines, totalsOf, type InvoiceLine } from './rules.ts'

const line = (quantity: number, unitPrice: number, taxRate: number): InvoiceLine => ({
  description: '品',
  quantity,
  unitPrice,
  taxRate,
})

describe('§1.17 the sums of an invoice', () => {
  test.each([
    ['one rate', [line(12, 250_000, 10)], [{ rate: 10, subtotal: 3_000_000, tax: 300_000 }], 3_300_000],
    // Line by line the tax would be 9 + 9 + 9 = 27.
    [
      'rounded once, not line by line',
      [line(1, 99, 10), line(1, 99, 10), line(1, 99, 10)],
      [{ rate: 10, subtotal: 297, tax: 29 }],
      326,
    ],
    // 0.08 * 4_847 = 387.76
    [
      'each rate by itself, the highest first',
      [line(37, 131, 8), line(2, 45_000, 10)],
      [
        { rate: 10, subtotal: 90_000, tax: 9_000 },
        { rate: 8, subtotal: 4_847, tax: 387 },
      ],
      104_234,
    ],
    [
      'a discount before the tax',
      [line(1, 1_000, 10), line(1, -15, 10)],
      [{ rate: 10, subtotal: 985, tax: 98 }],
      1_083,
    ],
    ['outside the tax', [line(3, 333, 0)], [{ rate: 0, subtotal: 999, tax: 0 }], 999],
    // 1.1 * 1_150 is below 1_265 in floating point.
    ['whole numbers only', [line(1, 1_150, 10)], [{ rate: 10, subtotal: 1_150, tax: 115 }], 1_265],
  ])('%s', (_, lines, rates, total) => {
    expect(totalsOf(lines)).toMatchObject({ rates, total })
  })

  test('of a term: whole months, and the days after them at a thirtieth', () => {
    const plan = planOf('STANDARD')
    expect(termLines(plan, '2026-04-01', '2027-03-31')).toMatchObject([{ quantity: 12, unitPrice: 120_000 }])
    // 民法143条2項: February has no 31st, so that the month ends on its last day.
    expect(termLines(plan, '2026-01-31', '2026-02-28')).toMatchObject([{ quantity: 1, unitPrice: 120_000 }])
    expect(termLines(plan, '2026-01-31', '2026-02-27')).toMatchObject([{ quantity: 1, unitPrice: 112_000 }])
    expect(termLines(plan, '2027-03-01', '2028-02-29')).toMatchObject([{ quantity: 12, unitPrice: 120_000 }])
    expect(termLines(plan, '2026-08-31', '2027-02-28')).toMatchObject([{ quantity: 6, unitPrice: 120_000 }])
    expect(termLines(plan, '2026-04-10', '2026-06-12')).toMatchObject([
      { quantity: 2, unitPrice: 120_000 },
      { quantity: 1, unitPrice: 12_000, description: 'スタンダードプラン 日割り利用料（3日分）' },
    ])
    expect(termLines(planOf('LIGHT'), '2026-04-10', '2026-04-10')).toMatchObject([{ quantity: 1, unitPrice: 1_666 }])
    expect(termLines(planOf('FREE'), '2026-04-01', '2027-03-31')).toEqual([])
  })
})

test.each([
  ['2026-10-05', '2026-11-30'],
  // The year's last business day.
  ['2026-11-22', '2026-12-28'],
  // 28 February 2027 is a Sunday.
  ['2027-01-31', '2027-02-26'],
  ['2026-12-01', '2027-01-29'],
])('issued on %s it is due on %s', (issuedOn, due) => {
  expect(dueDay(issuedOn)).toBe(due)
})

test('a number has six digits, and more when a year needs them', () => {
  expect(invoiceNumber(2026, 123)).toBe('INV-2026-000123')
  expect(invoiceNumber(2026, 1_234_567)).toBe('INV-2026-1234567')
})

test('§5 the mistakes of an invoice are told by their line', () => {
  const paths = (lines: InvoiceLine[], endsOn = '2026-04-30') =>
    checkInvoice({ startsOn: '2026-04-01', endsOn, lines }).flatMap((error) => error?.path ?? [])
  expect(paths([line(1, 100, 10)])).toEqual([])
  expect(paths([line(1, 100, 10)], '2026-03-31')).toEqual(['endsOn'])
  expect(paths([])).toEqual(['lines'])
  expect(paths([line(0, 100, 10), line(1, 0, 10), line(1, 100, 5)])).toEqual([
    'lines.0.quantity',
    'lines.1.unitPrice',
    'lines.2.taxRate',
  ])
  expect(paths([line(1, 100, 10), line(1, -200, 10)])).toEqual(['lines'])
  expect(paths([line(1, 100, 10), line(1, -50, 8)])).toEqual(['lines'])
  expect(paths([line(10_000, 100_000_000, 10)])).toEqual(['lines'])
})

test('§5 a line without a price and a discount beyond its rate each say what is true', () => {
  const sentences = (lines: InvoiceLine[]) =>
    checkInvoice({ startsOn: '2026-04-01', endsOn: '2026-04-30', lines }).flatMap((error) => error?.message ?? [])
  expect(sentences([line(1, 0, 10)])).toEqual(['単価は0円にできません。金額のない行は削除してください'])
  expect(sentences([line(1, 100, 10), line(1, -50, 8)])).toEqual(['税率8%の値引きが、同じ税率の金額を超えています'])
  expect(sentences([line(1, 100, 10), line(1, -100, 10)])).toEqual([
    '値引きのあとの合計が0円になる請求書は発行できません',
  ])
})
