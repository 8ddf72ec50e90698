import { weekCellOf, type AnalysisCounts, type AnalysisRow } from '#domain/scout-invitation/analysis/rules.ts'
import { grouped } from '#ground/grouped.ts'
import { weekdays } from '#ground/tokyo-time.ts'
import { HeatMap, type HeatCell } from '#web/ui/plots/heat-map.tsx'
import { intervalText, notYet, percent, shareOf } from './row-words.ts'
import { SharePlot } from './share-plot.tsx'
import styles from './analysis.module.css'

/** From Monday, as a week of work begins. */
const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0]

type WeekPlotProps = { rows: readonly AnalysisRow[]; total: AnalysisRow }

/** When scouts were sent: a map of the week by acceptance, and the sums of its rows and columns. */
export function WeekPlot({ rows, total }: WeekPlotProps) {
  const cells = new Map(rows.map((row) => [row.key, row]))
  const hours = hoursOf(rows)
  return (
    <div className="stack-6">
      <section className="stack-3" aria-labelledby="week-map">
        <h3 id="week-map">曜日×時間</h3>
        <HeatMap
          label="曜日と時間の承認率"
          rows={weekdaysInOrder.map((weekday) => weekdays[weekday] ?? '')}
          columns={hours.map((hour) => `${hour}時`)}
          cellAt={(down, across) => {
            const row = cells.get(String((weekdaysInOrder[down] ?? 0) * 24 + (hours[across] ?? 0)))
            return row ? cellOf(row) : null
          }}
        />
        <p className={styles.legend}>
          {`色の付いたマスは承認率です（${levelWords.join('、')}、濃いほど高い）。色のない数は送信数で、${notYet}。`}
        </p>
      </section>
      <section className="stack-3" aria-labelledby="week-days">
        <h3 id="week-days">曜日の承認率</h3>
        <SharePlot rows={sumsBy(rows, 'weekday')} total={total} title="曜日" step="accepted" />
      </section>
      <section className="stack-3" aria-labelledby="week-hours">
        <h3 id="week-hours">時間の承認率</h3>
        <SharePlot rows={sumsBy(rows, 'hour')} total={total} title="時間" step="accepted" />
      </section>
    </div>
  )
}

const levelEnds = [0.1, 0.2, 0.3]
const levelWords = ['10%未満', '20%未満', '30%未満', '30%以上']

function cellOf(row: AnalysisRow): HeatCell {
  const share = shareOf(row, 'accepted')
  if (!share) return { text: grouped(row.sent), level: 0, words: `${row.label} 送信${grouped(row.sent)}通` }
  const above = levelEnds.filter((end) => share.share >= end).length
  return {
    text: percent(share.share),
    level: (above + 1) as HeatCell['level'],
    words: `${row.label} 承認率${intervalText(share)} 送信${grouped(row.sent)}通`,
  }
}

/** The hours between the first and the last with a scout. */
function hoursOf(rows: readonly AnalysisRow[]) {
  const all = rows.map(({ key }) => weekCellOf(key).hour)
  const [first, last] = [Math.min(...all), Math.max(...all)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

const added = (one: AnalysisCounts, other: AnalysisCounts) => ({
  sent: one.sent + other.sent,
  accepted: one.accepted + other.accepted,
  met: one.met + other.met,
  told: one.told + other.told,
  goesOn: one.goesOn + other.goesOn,
  hired: one.hired + other.hired,
  answered: one.answered + other.answered,
  // A median of sums is no sum of medians.
  lowerDays: null,
  medianDays: null,
  upperDays: null,
})

function sumsBy(rows: readonly AnalysisRow[], part: 'weekday' | 'hour'): AnalysisRow[] {
  const groups = Map.groupBy(rows, ({ key }) => weekCellOf(key)[part])
  const order = part === 'weekday' ? weekdaysInOrder : [...groups.keys()].toSorted((one, other) => one - other)
  return order.flatMap((at) => {
    const [first, ...rest] = groups.get(at) ?? []
    if (!first) return []
    const label = part === 'weekday' ? `${weekdays[at]}曜日` : `${at}時台`
    return [{ ...rest.reduce<AnalysisCounts>(added, first), key: `${part} ${at}`, label, opening: null }]
  })
}
