import { leastItemRest } from '#domain/assessment/item-statistics/rules.ts'
import { isAlarmed } from './alarms.tsx'
import type { AssessmentItemFieldsFragment as Item } from '#web/generated/admin/graphql.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { decimal, percent } from './words.ts'
import styles from './items.module.css'

const [width, height, left, bottom] = [480, 280, 44, 32]
const [least, most] = [-0.2, 0.8]

const x = (share: number) => left + share * (width - left - 24)
const y = (rest: number) =>
  8 + (1 - (Math.min(most, Math.max(least, rest)) - least) / (most - least)) * (height - bottom - 8)

/** Each item by its share of right answers (of a pair: the mean step) and by how well it tells people apart. */
export function ItemPlot({ items, isPairs }: { items: readonly Item[]; isPairs: boolean }) {
  const points = items.flatMap((item) => {
    const { statistic, id } = item
    if (!statistic || statistic.itemRest === null) return []
    const { correct, seen, chosen, itemRest } = statistic
    const steps = chosen.reduce((sum, one, at) => sum + one * at, 0)
    return [
      {
        id,
        rest: itemRest,
        isAlarmed: isAlarmed(item),
        share: correct === null ? steps / (4 * seen) : correct / seen,
      },
    ]
  })
  const loose = points.filter(({ rest }) => rest < leastItemRest)
  const across = isPairs ? '右の文へのかたより' : '正答率'
  return (
    <figure className={styles.plot}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${across}と相関の散布図。値は下の一覧にあります。`}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line className={styles.grid} x1={x(share)} x2={x(share)} y1={y(most)} y2={y(least)} />
            <text className={styles.tick} x={x(share)} y={height - 14} textAnchor="middle">
              {percent(share)}
            </text>
          </g>
        ))}
        {[-0.2, 0, 0.2, 0.4, 0.6, 0.8].map((rest) => (
          <g key={rest}>
            <line
              className={rest === leastItemRest ? styles.limit : styles.grid}
              x1={x(0)}
              x2={x(1)}
              y1={y(rest)}
              y2={y(rest)}
            />
            <text className={styles.tick} x={left - 6} y={y(rest) + 4} textAnchor="end">
              {decimal(rest, 1)}
            </text>
          </g>
        ))}
        {points.map(({ id, share, rest, isAlarmed: isBig }) => (
          <circle
            key={id}
            className={isBig ? styles.alarmed : styles.point}
            cx={x(share)}
            cy={y(rest)}
            r={isBig ? 6 : 4}
          >
            <title>{`${id}：${across}${percent(share)}、相関${decimal(rest)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        <Phrases>
          {`横は${across}、縦はほかの項目との相関です。輪はサインのある項目、太い線は見直しの目安（${leastItemRest.toFixed(2)}）です。${loose.length}件がその下にあります。`}
        </Phrases>
      </figcaption>
    </figure>
  )
}
