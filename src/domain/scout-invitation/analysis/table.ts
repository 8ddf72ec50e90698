import { slashDate } from '#ground/tokyo-time.ts'
import { csvRows, csvStart } from '#platform/documents/csv.ts'
import {
  shareSteps,
  standingOf,
  wilson,
  type Analysis,
  type AnalysisCounts,
  type ReadRow,
  type ShareStep,
} from './rules.ts'

const shareWords: Record<ShareStep, string> = { accepted: '承認', met: '参加', goesOn: '次に進む', hired: '採用' }

const percent = (share: number) => (share * 100).toFixed(1)
const decimal = (days: number | null) => (days === null ? '' : days.toFixed(1))

/** A share is told from thirty scouts on, as on the page. */
function shareCells(row: AnalysisCounts, step: ShareStep) {
  if (standingOf(row.sent) !== 'COMPARABLE') return [String(row[step]), '', '', '']
  const { share, lower, upper } = wilson(row[step], row.sent)
  return [String(row[step]), percent(share), percent(lower), percent(upper)]
}

const cellsOf = (row: ReadRow, hasReadRates: boolean) => [
  row.label,
  ...(row.opening === null ? [] : [row.opening]),
  String(row.sent),
  ...(hasReadRates ? [row.readRate === null ? '' : String(row.readRate)] : []),
  ...shareSteps.flatMap((step) => shareCells(row, step)),
  String(row.told),
  String(row.answered),
  ...(standingOf(row.sent) === 'FEW' ? ['', '', ''] : [row.lowerDays, row.medianDays, row.upperDays].map(decimal)),
]

/** The rows of an analysis as a CSV, all scouts last. */
export function analysisTable({ total, rows, readDays }: Analysis, title: string) {
  const hasOpenings = rows.some(({ opening }) => opening !== null)
  const head = [
    title,
    ...(hasOpenings ? ['書き出し'] : []),
    '送信',
    ...(readDays ? [`${slashDate(readDays.from)}〜${slashDate(readDays.to)}の既読率（約%）`] : []),
    ...shareSteps.flatMap((step) => [
      shareWords[step],
      `${shareWords[step]}率（%）`,
      `${shareWords[step]}率の下限（%）`,
      `${shareWords[step]}率の上限（%）`,
    ]),
    '結果を伝えた',
    '回答',
    '回答までの日数（25%）',
    '回答までの日数（中央値）',
    '回答までの日数（75%）',
  ]
  const sum = { ...total, opening: hasOpenings ? '' : null, readRate: null }
  const cells = [...rows, sum].map((row) => cellsOf(row, readDays !== null))
  const { bytes } = csvRows([head, ...cells], 'UTF_8')
  return Buffer.concat([csvStart('UTF_8'), bytes]).toString('utf8')
}
