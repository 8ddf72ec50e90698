import { shortDate } from '#ground/tokyo-time.ts'
import type { ExperimentPageQuery } from '#web/generated/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import styles from './looks.module.css'
import { pointsText } from './words.ts'

type Look = ExperimentPageQuery['scoutExperiment']['looks'][number]
const column = columnsOf<Look>()
const columns = [
  column.name('日', ({ day }) => shortDate(day)),
  column.figure('Aの承認', ({ acceptedA, judgedA }) => `${acceptedA} / ${judgedA}`),
  column.figure('Bの承認', ({ acceptedB, judgedB }) => `${acceptedB} / ${judgedB}`),
  column.figure('BとAの差', ({ interval }) => pointsText(interval)),
]

const [width, height] = [600, 180]

/** The interval at the end of each day as a band around no difference, and the same numbers as a table. */
export function Looks({ looks }: { looks: readonly Look[] }) {
  const [first] = looks
  const last = looks.at(-1)
  if (!first || !last) return <p className="quiet">最初の回答期限が過ぎると、日ごとの差の範囲をここに表示します。</p>
  const widest = Math.max(...looks.flatMap(({ interval: { low, high } }) => [-low, high]))
  const reach = Math.max(0.1, Math.ceil(widest * 10) / 10)
  const x = (at: number) => (looks.length === 1 ? width / 2 : (at / (looks.length - 1)) * width)
  const y = (share: number) => height / 2 - (share / reach) * (height / 2)
  const edge = (of: (look: Look) => number) => looks.map((look, at) => `${x(at)},${y(of(look))}`)
  const band = [...edge(({ interval }) => interval.high), ...edge(({ interval }) => interval.low).toReversed()]
  const label = `${Math.round(reach * 100)}ポイント`
  return (
    <div className="stack-3">
      <figure className={styles.plot} aria-label={`日ごとの差の範囲。最後は${pointsText(last.interval)}`}>
        <p className="num">Bのほうが多い　+{label}</p>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {looks.length > 1 && <polygon className={styles.band} points={band.join(' ')} />}
          {looks.length === 1 && (
            <line className={styles.range} x1={x(0)} x2={x(0)} y1={y(last.interval.low)} y2={y(last.interval.high)} />
          )}
          <line className={styles.zero} x1="0" x2={width} y1={height / 2} y2={height / 2} />
        </svg>
        <p className="num">Aのほうが多い　−{label}</p>
        <p className={styles.days}>
          <span>{shortDate(first.day)}</span>
          <span>差なし（中央の線）</span>
          <span>{shortDate(last.day)}</span>
        </p>
      </figure>
      <Fold title="数で見る">
        <DataTable label="日ごとの差の範囲" rows={looks.toReversed()} idOf={({ day }) => day} columns={columns} />
      </Fold>
    </div>
  )
}
