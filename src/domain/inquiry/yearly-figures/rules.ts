import { unprovenDays } from '#domain/candidate-account/registration/rules.ts'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { addMonths, lastOfMonth } from '#ground/time/month.ts'
import { fewestPeople, toldCount, toldGroup, toldText, type ToldCount } from '#ground/few-people.ts'
import { longDate, tokyoDay, yearAndMonth } from '#ground/tokyo-time.ts'
import { inquiryKeptDays } from '../retention/rules.ts'
import { categoryNames, inquiryCategories, type InquiryCategory } from '../contact/rules.ts'

/** The first business year of which figures are shown, and its months: April to March. */
const firstYear = 2024
const businessYearOf = (now: Date) => Number(addMonths(`${tokyoDay(now).slice(0, 7)}-01`, -3).slice(0, 4))
/** The day of the year that the operator's yearly report speaks of. */
export const reportDay = (year: number) => `${year}-06-01`
export const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, at) => addMonths(`${year}-04-01`, at).slice(0, 7))
export const yearsUntil = (now: Date) => {
  const latest = businessYearOf(now)
  return Array.from({ length: latest - firstYear + 1 }, (_, at) => latest - at)
}

/** A month is told when it is over: from day to day its numbers would tell of one person. */
export const isOver = (month: string, now: Date) => lastOfMonth(`${month}-01`) < tokyoDay(now)

export const flows = ['registered', 'withdrawn', 'sent', 'accepted', 'hired'] as const
export type Flow = (typeof flows)[number]
const flowNames: Record<Flow, string> = {
  registered: '学生の登録',
  withdrawn: '学生の退会',
  sent: 'スカウトの送信',
  accepted: 'スカウトの承認',
  hired: '内定承諾',
}

export type Counted = {
  /** null while the day is to come. */
  onDay: { students: number; companies: number; jobs: number } | null
  /** By 'YYYY-MM'. */
  byMonth: Record<Flow, Map<string, number>>
  complaints: Record<InquiryCategory, { byMonth: Map<string, number>; medianDays: number | null }>
}

export type FigureRow = { label: string; cells: (ToldCount | null)[]; total: ToldCount; medianDays: number | null }
export type Figures = {
  onDay: { label: string; count: ToldCount }[] | null
  flows: FigureRow[]
  complaints: FigureRow[]
}

/**
 * Companies and jobs are no people. A row is beside its own sum only: there is no sum over rows, which could betray a
 * cell across.
 */
export function toldFigures({ onDay, byMonth, complaints }: Counted, year: number, now: Date): Figures {
  const months = monthsOf(year)
  const over = months.filter((month) => isOver(month, now))
  const rowOf = (label: string, counts: Map<string, number>, medianDays: number | null = null): FigureRow => {
    const { counts: cells, total } = toldGroup(over.map((month) => counts.get(month) ?? 0))
    // A median of few answers is the answer to one person.
    const answered = over.reduce((sum, month) => sum + (counts.get(month) ?? 0), 0)
    return {
      label,
      cells: months.map((_, at) => cells[at] ?? null),
      total,
      medianDays: answered >= fewestPeople ? medianDays : null,
    }
  }
  return {
    onDay: onDay && [
      { label: '登録している学生', count: toldCount(onDay.students) },
      { label: '契約中の企業', count: onDay.companies },
      { label: '掲載中の募集', count: onDay.jobs },
    ],
    flows: flows.map((flow) => rowOf(flowNames[flow], byMonth[flow])),
    complaints: inquiryCategories.map((category) =>
      rowOf(categoryNames[category], complaints[category].byMonth, complaints[category].medianDays),
    ),
  }
}

/** The cell of a month that is not over is empty. */
export const cellText = (count: ToldCount | null) => (count === null ? '' : toldText(count))

/** Said on the page and in the spreadsheet. */
export const hiddenNumbersText = `${fewestPeople}人に満たない数は「${fewestPeople}未満」と表示します。合計から逆算できる数は「非公開」とします。終わっていない月は空欄です。`

/** Rows that are deleted are counted no more; said on the page and in the spreadsheet. */
export const deletedRowsText = `削除したデータは、どの月の数にも含みません。お問い合わせ・苦情は、対応が終わったものを受付から${inquiryKeptDays}日後に削除します。内定承諾と、学生からのお問い合わせは、その学生の退会から${purgeDays}日後に削除します。メールアドレスの確認が終わらない登録は、${unprovenDays}日後に削除します。報告の数は、年度が終わったらすぐにCSVで保存してください。`

/** The spreadsheet: every table below its heading. */
export function sheetOf({ onDay, flows: rows, complaints }: Figures, year: number): string[][] {
  const months = monthsOf(year).map((month) => yearAndMonth(`${month}-01`))
  const lineOf = ({ label, cells, total }: FigureRow) => [label, ...cells.map(cellText), toldText(total)]
  return [
    [`${year}年度の年次報告`],
    [hiddenNumbersText],
    [deletedRowsText],
    [],
    [`${longDate(reportDay(year))}の数`, '数'],
    ...(onDay ?? []).map(({ label, count }) => [label, toldText(count)]),
    [],
    ['月ごとの数', ...months, '合計'],
    ...rows.map(lineOf),
    [],
    ['お問い合わせ・苦情', ...months, '合計', '回答までの日数（中央値）'],
    ...complaints.map((row) => [...lineOf(row), row.medianDays === null ? '' : String(row.medianDays)]),
  ]
}
