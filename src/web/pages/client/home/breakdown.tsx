import { grouped } from '#ground/grouped.ts'
import { funnelBreakdowns, maxFunnelRows } from '#domain/scout-invitation/company-home/breakdown/rules.ts'
import type { FunnelBreakdown } from '#domain/scout-invitation/company-home/breakdown/rules.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import type { FunnelFieldsFragment } from '#web/generated/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useFunnelAddress } from './funnel-address.ts'
import { minSentForRates, rateText } from './funnel-shape.ts'
import { RateDefinitions } from './rate-definitions.tsx'
import styles from './breakdown.module.css'

const words: Record<FunnelBreakdown, string> = { JOB: '募集', TEXT: '文面', WEEKDAY: '曜日' }

type Rows = NonNullable<FunnelFieldsFragment['rows']>
const column = columnsOf<Rows[number]>()

/** `hasRates`: the funnel itself has enough scouts for rates. */
type BreakdownProps = { rows: Rows | undefined; hasRates: boolean }

/** The scouts of the funnel in rows, by what the company user chooses. */
export function Breakdown({ rows, hasRates }: BreakdownProps) {
  const { by, open } = useFunnelAddress()
  return (
    <div className={styles.breakdown}>
      <Select
        className={styles.by}
        aria-label="採用の流れの内訳"
        value={by?.toLowerCase() ?? ''}
        emptyLabel="内訳を選ぶ"
        options={funnelBreakdowns.map((one) => ({ value: one.toLowerCase(), label: `${words[one]}別` }))}
        onChange={(event) => open({ by: event.target.value })}
      />
      {by && rows && <RowTable by={by} rows={rows} />}
      {rows && <Notes rows={rows} hasRates={hasRates} />}
      <RateDefinitions />
    </div>
  )
}

const columnsFor = (by: FunnelBreakdown) => [
  column.name(words[by], ({ label, firstSentAt }) => (
    <>
      <Phrases>{label}</Phrases>
      {by === 'TEXT' && <small>{monthDay(firstSentAt)}から</small>}
    </>
  )),
  column.figure('送信', ({ sent }) => sent),
  column.figure('承認', ({ accepted, sent }) => <Step count={accepted} sent={sent} />),
  column.figure('採用', ({ hired, sent }) => <Step count={hired} sent={sent} />),
]

const RowTable = ({ by, rows }: { by: FunnelBreakdown; rows: Rows }) => (
  <DataTable
    label={`${words[by]}別の採用の流れ`}
    className={styles.table}
    rows={rows}
    idOf={({ id }) => id}
    columns={columnsFor(by)}
  />
)

const Step = ({ count, sent }: { count: number; sent: number }) => (
  <>
    {grouped(count)}
    {sent >= minSentForRates && <small>{rateText(count, sent)}</small>}
  </>
)

function Notes({ rows, hasRates }: { rows: Rows; hasRates: boolean }) {
  const isCut = rows.length === maxFunnelRows
  const isFew = hasRates && rows.some(({ sent }) => sent < minSentForRates)
  if (!isCut && !isFew) return null
  return (
    <p className="note-13">
      <Phrases>
        {isCut && `送信の多い${maxFunnelRows}件を表示しています。`}
        {isFew && `送信が${minSentForRates}通に満たない行の率は表示しません。`}
      </Phrases>
    </p>
  )
}
