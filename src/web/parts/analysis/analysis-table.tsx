import {
  standingOf,
  type Analysis,
  type ReadDays,
  type ReadRow,
  type ShareStep,
} from '#domain/scout-invitation/analysis/rules.ts'
import { shortDate } from '#ground/tokyo-time.ts'
import { grouped } from '#ground/grouped.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { days, daysOf, intervalText, notYet, shareOf, stepWords } from './row-words.ts'
import styles from './analysis.module.css'

const column = columnsOf<ReadRow>()

type AnalysisTableProps = { analysis: Analysis; title: string }

/** Every number of the plots, and those that no plot has; all scouts in the last row. */
export function AnalysisTable({ analysis: { total, rows, readDays }, title }: AnalysisTableProps) {
  const all: ReadRow = { ...total, key: 'total', readRate: null }
  return (
    <DataTable
      label={`${title}別の表`}
      minWidth={960}
      className={styles.table}
      rows={[...rows, all]}
      idOf={({ key }) => key}
      columns={columnsFor(title, readDays)}
    />
  )
}

const columnsFor = (title: string, readDays: ReadDays | null) => [
  column.name(title, (row) => <Name row={row} />),
  column.figure('送信', ({ sent }) => sent),
  ...(readDays ? [readColumn(readDays)] : []),
  stepColumn('accepted'),
  stepColumn('met'),
  column.figure('結果を伝えた', (row) => row.told),
  stepColumn('goesOn'),
  stepColumn('hired'),
  column.figure('回答までの日数', (row) => <Days row={row} />),
]

const Name = ({ row: { label, opening } }: { row: ReadRow }) => (
  <>
    <Phrases>{label}</Phrases>
    {opening && <small>{opening}</small>}
  </>
)

const readColumn = (readDays: ReadDays) =>
  column.figure('既読', ({ readRate }) => (readRate === null ? '' : `約${readRate}%`), {
    head: (
      <>
        既読
        <small>
          {shortDate(readDays.from)}〜{shortDate(readDays.to)}
        </small>
      </>
    ),
  })

const stepColumn = (step: ShareStep) => column.figure(stepWords[step], (row) => <Step row={row} step={step} />)

function Step({ row, step }: { row: ReadRow; step: ShareStep }) {
  const interval = shareOf(row, step)
  const isFirst = step === 'accepted'
  return (
    <>
      {grouped(row[step])}
      {interval && <small>{intervalText(interval)}</small>}
      {isFirst && standingOf(row.sent) === 'NOT_YET' && <small>{notYet}</small>}
    </>
  )
}

function Days({ row }: { row: ReadRow }) {
  const spread = daysOf(row)
  if (!spread) return null
  return (
    <>
      {days(spread.value)}
      <small>
        {days(spread.lower)}〜{days(spread.upper)}（回答{grouped(row.answered)}通）
      </small>
    </>
  )
}
