import { standingOf, type AnalysisRow, type ShareStep } from '#domain/scout-invitation/analysis/rules.ts'
import { grouped } from '#ground/grouped.ts'
import { IntervalPlot, scaleEnd, type IntervalRow } from '#web/ui/plots/interval-plot.tsx'
import { days, daysOf, intervalText, notYet, percent, shareOf, stepWords } from './row-words.ts'
import styles from './analysis.module.css'

type PlotProps = { rows: readonly AnalysisRow[]; total: AnalysisRow; title: string }

/** The share of a step in every row, with its interval, and a line for the share of all scouts. */
export function SharePlot({ rows, total, title, step }: PlotProps & { step: ShareStep }) {
  const shares = rows.map((row) => shareOf(row, step))
  const whole = shareOf(total, step)
  const highest = Math.max(0, ...shares.map((share) => share?.upper ?? 0), whole?.share ?? 0)
  return (
    <IntervalPlot
      label={`${title}別の${stepWords[step]}率`}
      look="bar"
      max={scaleEnd(highest, [0.1, 0.2, 0.4, 0.6, 0.8, 1])}
      wordOf={(value) => `${Math.round(value * 100)}%`}
      line={whole && { value: whole.share, label: `全体の${stepWords[step]}率 ${percent(whole.share)}` }}
      rows={rows.map((row, at): IntervalRow => {
        const share = shares[at] ?? null
        return {
          ...nameOf(row),
          interval: share && { ...share, value: share.share },
          text: share ? (
            <>
              <b>{intervalText(share)}</b>
              <small className={styles.counts}>
                {grouped(row[step])} / {grouped(row.sent)}通
              </small>
            </>
          ) : (
            <Few row={row} step={step} />
          ),
        }
      })}
    />
  )
}

/** The days until an answer: half of the answers came within the line. */
export function DaysPlot({ rows, total, title }: PlotProps) {
  const spreads = rows.map((row) => (standingOf(row.sent) === 'COMPARABLE' ? daysOf(row) : null))
  const whole = standingOf(total.sent) === 'COMPARABLE' ? daysOf(total) : null
  const highest = Math.max(1, ...spreads.map((spread) => spread?.upper ?? 0), whole?.value ?? 0)
  return (
    <IntervalPlot
      label={`${title}別の回答までの日数`}
      look="range"
      max={scaleEnd(highest, [1, 2, 4, 6, 8, 10, 14])}
      wordOf={(value) => `${value}日`}
      line={whole && { value: whole.value, label: `全体の中央値 ${days(whole.value)}` }}
      rows={rows.map((row, at): IntervalRow => {
        const spread = spreads[at] ?? null
        return {
          ...nameOf(row),
          interval: spread,
          text: spread ? (
            <>
              <b>{days(spread.value)}</b>（{days(spread.lower)}〜{days(spread.upper)}）
              <small className={styles.counts}>回答{grouped(row.answered)}通</small>
            </>
          ) : (
            <Few row={row} step={null} />
          ),
        }
      })}
    />
  )
}

const nameOf = ({ key, label, opening }: AnalysisRow) => ({ key, name: label, ...(opening && { detail: opening }) })

/** With few scouts the numbers stand alone; from five on the page says that they compare nothing yet. */
function Few({ row, step }: { row: AnalysisRow; step: ShareStep | null }) {
  const numbers = step ? `${grouped(row[step])} / ${grouped(row.sent)}通` : `送信${grouped(row.sent)}通`
  return (
    <>
      {numbers}
      {standingOf(row.sent) === 'NOT_YET' && <small className={styles.counts}>{notYet}</small>}
    </>
  )
}
