import { quotationFieldNames } from '#domain/candidate/quotation/rules.ts'
import { addDays } from '#ground/day.ts'
import { answerDays } from '../../rules.ts'
import {
  reasonOpenings,
  reasonSources,
  type ReasonOpening,
  type ReasonSource,
  type ReasonStyle,
} from '../../sending/reason/style/rules.ts'
import { maxAnalysisDays, standingOf, wilson, type Interval } from '../rules.ts'

/** The parts of a reason that are compared. A scout counts once in each. */
export const reasonParts = ['OPENING', 'SOURCE', 'QUOTATIONS', 'LENGTH'] as const
export type ReasonPart = (typeof reasonParts)[number]
export const reasonPartWords: Record<ReasonPart, string> = {
  OPENING: '書き出し',
  SOURCE: '引用した項目',
  QUOTATIONS: '引用の数',
  LENGTH: '長さ（引用を除く）',
}

/** The least letters of each length, in order. */
export const lengthsFrom = [40, 80, 120, 160] as const
/** So many quotations and more are one row. */
export const manyQuotations = 3

const openingWords: Record<ReasonOpening, string> = {
  QUOTATION: '学生の文章の引用から始まる',
  GREETING: 'あいさつから始まる',
  QUESTION: '質問から始まる',
  COMPANY: '自社のことから始まる',
  STUDENT: '「プロフィール」「あなた」などから始まる',
  QUOTATION_WITHIN: '最初の文のなかで引用する',
  OTHER: 'そのほかの書き出し',
}
const sourceWords = (source: ReasonSource) =>
  source === 'NONE' ? '引用なし' : source === 'SEVERAL' ? '2つ以上の項目' : quotationFieldNames[source]
const quotationsWords = (count: number) => (count < manyQuotations ? `${count}つ` : `${count}つ以上`)
function lengthWords(from: number) {
  const next = lengthsFrom.find((one) => one > from)
  return next === undefined ? `${from}文字以上` : `${from}〜${next - 1}文字`
}

/** The rows in the order in which they are listed. Without a quotation, the number of quotations says nothing more. */
const rows: readonly { part: ReasonPart; value: string; words: string; inLine: string }[] = [
  ...reasonOpenings.map((value) => ({
    part: 'OPENING' as const,
    value,
    words: openingWords[value],
    inLine: value === 'OTHER' ? 'そのほかの書き出しの理由' : `${openingWords[value]}理由`,
  })),
  ...reasonSources.map((value) => ({
    part: 'SOURCE' as const,
    value,
    words: sourceWords(value),
    inLine: value === 'NONE' ? '引用のない理由' : `${sourceWords(value)}を引用した理由`,
  })),
  ...Array.from({ length: manyQuotations }, (_, at) => at + 1).map((count) => ({
    part: 'QUOTATIONS' as const,
    value: String(count),
    words: quotationsWords(count),
    inLine: `引用が${quotationsWords(count)}の理由`,
  })),
  ...lengthsFrom.map((from) => ({
    part: 'LENGTH' as const,
    value: String(from),
    words: lengthWords(from),
    inLine: `引用を除いて${lengthWords(from)}の理由`,
  })),
]

export const reasonKey = (part: ReasonPart, value: string) => `${part} ${value}`
const rowsByKey = new Map(rows.map((row, at) => [reasonKey(row.part, row.value), { ...row, at }]))

/** The words of a row of an analysis, and its place; null for a row that is not listed. */
export function reasonRowOf(key: string) {
  const row = rowsByKey.get(key)
  return row ? { label: `${reasonPartWords[row.part]}：${row.words}`, at: row.at } : null
}

/** The rows in which a reason counts, in the order of the parts. */
export function reasonKeysOf({ opening, source, quotations, letters }: ReasonStyle): string[] {
  const length = lengthsFrom.findLast((from) => letters >= from)
  return [
    reasonKey('OPENING', opening),
    reasonKey('SOURCE', source),
    reasonKey('QUOTATIONS', String(Math.min(quotations, manyQuotations))),
    ...(length === undefined ? [] : [reasonKey('LENGTH', String(length))]),
  ]
}

/** The year whose scouts nobody can answer any more. */
export function decidedDays(today: string) {
  const to = addDays(today, -(answerDays + 1))
  return { from: addDays(to, 1 - maxAnalysisDays), to }
}

export type ReasonCount = { sent: number; accepted: number }
export type ReasonRow = ReasonCount & { key: string }
export type ReasonFigures = { total: ReasonCount; rows: readonly ReasonRow[] }

export type ReasonLine = {
  words: string
  these: Interval & ReasonCount
  others: Interval & ReasonCount
  /** The intervals have nothing in common. */
  isApart: boolean
}

/**
 * The line of the company's figures for a reason as it stands: of the first part in which it is apart from all others, or
 * else of the first that can be compared; null where none can.
 */
export function reasonLineOf(style: ReasonStyle, { total, rows: counted }: ReasonFigures): ReasonLine | null {
  const lines = reasonKeysOf(style).flatMap((key): ReasonLine[] => {
    const row = rowsByKey.get(key)
    const these = counted.find((one) => one.key === key)
    if (!row || !these) return []
    const others = { sent: total.sent - these.sent, accepted: total.accepted - these.accepted }
    if (standingOf(these.sent) !== 'COMPARABLE' || standingOf(others.sent) !== 'COMPARABLE') return []
    const [one, other] = [rateOf(these), rateOf(others)]
    return [
      { words: row.inLine, these: one, others: other, isApart: one.lower > other.upper || one.upper < other.lower },
    ]
  })
  return lines.find(({ isApart }) => isApart) ?? lines[0] ?? null
}

const rateOf = (count: ReasonCount) => ({ ...count, ...wilson(count.accepted, count.sent) })
