import { isBusinessDay } from '#domain/lookup/holiday/rules.ts'
import { firstOfMonth, lastOfMonth } from '#ground/time/month.ts'
import { addDays, daysBetween, isDay } from '#ground/day.ts'
import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { Plan } from '../../plan/rules.ts'
import { termEnd } from '../rules.ts'

export const invoiceStatuses = ['UNPAID', 'PAID', 'CANCELLED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Per cent. 8 is the reduced rate, 0 is outside the tax. */
export const taxRates = [10, 8, 0] as const
/** The rate of a plan. */
const planTaxRate = 10

/** Prices are yen without tax; a price below zero is a discount. */
export type InvoiceLine = { description: string; quantity: number; unitPrice: number; taxRate: number }
export const maxInvoiceLines = 30
const maxUnitPrice = 100_000_000
const maxTotal = 999_999_999

export const lineAmount = ({ quantity, unitPrice }: Pick<InvoiceLine, 'quantity' | 'unitPrice'>) => quantity * unitPrice

/**
 * The sums of an invoice by tax rate, the highest rate first. The tax is rounded down once for each rate, as the invoice
 * system demands (消費税法施行令70条の10); rounding each line is not allowed.
 */
export function totalsOf(lines: readonly InvoiceLine[]) {
  const byRate = Map.groupBy(lines, ({ taxRate }) => taxRate)
  const rates = [...byRate]
    .map(([rate, ofRate]) => {
      const subtotal = ofRate.reduce((sum, line) => sum + lineAmount(line), 0)
      // Whole numbers only: 0.1 would lose a yen.
      return { rate, subtotal, tax: Math.floor((subtotal * rate) / 100) }
    })
    .sort((a, b) => b.rate - a.rate)
  const subtotal = rates.reduce((sum, rate) => sum + rate.subtotal, 0)
  const tax = rates.reduce((sum, rate) => sum + rate.tax, 0)
  return { rates, subtotal, tax, total: subtotal + tax }
}

/** The lines of a plan from `startsOn` to `endsOn`, both included: whole months, and the days after them at a thirtieth each. */
export function termLines({ label, monthlyPrice }: Plan, startsOn: string, endsOn: string): InvoiceLine[] {
  if (monthlyPrice === 0) return []
  const months = wholeMonths(startsOn, endsOn)
  const days = daysBetween(months === 0 ? addDays(startsOn, -1) : termEnd(startsOn, months), endsOn)
  const line = (description: string, quantity: number, unitPrice: number) => ({
    description: `${label}プラン ${description}`,
    quantity,
    unitPrice,
    taxRate: planTaxRate,
  })
  return [
    ...(months > 0 ? [line('月額利用料', months, monthlyPrice)] : []),
    ...(days > 0 ? [line(`日割り利用料（${days}日分）`, 1, Math.floor((monthlyPrice * days) / 30))] : []),
  ]
}

function wholeMonths(startsOn: string, endsOn: string) {
  let months = 0
  while (termEnd(startsOn, months + 1) <= endsOn) months += 1
  return months
}

/** The last business day of the month after the day of issue. */
export function dueDay(issuedOn: string) {
  const before = (day: string): string => (isBusinessDay(day) ? day : before(addDays(day, -1)))
  return before(lastOfMonth(firstOfMonth(issuedOn, 1)))
}

/** 'INV-2026-000123' */
export const invoiceNumber = (year: number, count: number) => `INV-${year}-${String(count).padStart(6, '0')}`

export const isOverdue = ({ status, dueOn }: { status: string; dueOn: string }, today: string) =>
  status === 'UNPAID' && dueOn < today

export type InvoiceDraft = { startsOn: string; endsOn: string; lines: readonly InvoiceLine[] }

/** The mistakes of an invoice that an operator writes by hand. */
export function checkInvoice({ startsOn, endsOn, lines }: InvoiceDraft): (FieldError | null)[] {
  const isTerm = isDay(startsOn) && isDay(endsOn) && endsOn >= startsOn
  const sums = totalsOf(lines)
  return [
    isTerm ? null : { path: 'endsOn', message: deskValidationText.dateRange },
    lines.length > 0 ? null : { path: 'lines', message: '明細を1行以上入力してください' },
    ...lines.flatMap((line, at) => checkLine(line, `lines.${at}`)),
    checkDiscounts(lines),
    sums.total <= maxTotal ? null : { path: 'lines', message: '合計は10億円未満にしてください' },
  ]
}

const checkLine = ({ description, quantity, unitPrice, taxRate }: InvoiceLine, path: string) => [
  checkLength(`${path}.description`, '品名', description, 1, 100),
  Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000
    ? null
    : { path: `${path}.quantity`, message: '数量は1から10,000までの整数で入力してください' },
  checkUnitPrice(unitPrice, `${path}.unitPrice`),
  taxRates.some((rate) => rate === taxRate) ? null : { path: `${path}.taxRate`, message: '税率を選択してください' },
]

/** A line without a price is told at that line. */
function checkDiscounts(lines: readonly InvoiceLine[]): FieldError | null {
  if (!lines.some(({ unitPrice }) => unitPrice < 0)) return null
  const { rates, total } = totalsOf(lines)
  const over = rates.find(({ subtotal }) => subtotal < 0)
  if (over) return { path: 'lines', message: `税率${over.rate}%の値引きが、同じ税率の金額を超えています` }
  return total > 0 ? null : { path: 'lines', message: '値引きのあとの合計が0円になる請求書は発行できません' }
}

function checkUnitPrice(unitPrice: number, path: string): FieldError | null {
  if (unitPrice === 0) return { path, message: '単価は0円にできません。金額のない行は削除してください' }
  return Number.isInteger(unitPrice) && Math.abs(unitPrice) <= maxUnitPrice
    ? null
    : { path, message: '単価は、1億円までの整数で入力してください。値引きは「-5000」のように入力します' }
}

export const checkCancelReason = (reason: string): (FieldError | null)[] => [
  checkLength('reason', '取消の理由', reason, 1, 200),
]

export const checkUnpaidReason = (reason: string): (FieldError | null)[] => [
  checkLength('reason', '戻す理由', reason, 1, 200),
]

export const checkPaidOn = (paidOn: string, issuedOn: string, today: string): (FieldError | null)[] => [
  isDay(paidOn) && paidOn >= issuedOn && paidOn <= today
    ? null
    : { path: 'paidOn', message: '入金日は、発行日から今日までの日付にしてください' },
]
