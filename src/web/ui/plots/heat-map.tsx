import { classNames } from '../class-names.ts'
import styles from './heat-map.module.css'

/** `level`: 0 for a cell that cannot be compared, then from 1 (least) to 4. */
export type HeatCell = { text: string; level: 0 | 1 | 2 | 3 | 4; words: string }

type HeatMapProps = {
  label: string
  rows: readonly string[]
  columns: readonly string[]
  /** Null where there is nothing. */
  cellAt: (row: number, column: number) => HeatCell | null
  className?: string
}

const [cellWidth, cellHeight, left, top] = [52, 40, 36, 28]

/** A grid of cells, the darker the more. On a narrow screen the grid scrolls within its region. */
export function HeatMap({ label, rows, columns, cellAt, className }: HeatMapProps) {
  const [width, height] = [left + columns.length * cellWidth, top + rows.length * cellHeight]
  return (
    <div role="region" aria-label={label} tabIndex={0} className={classNames(styles.scroll, className)}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}。値は下の表にあります。`}
      >
        {columns.map((column, at) => (
          <text key={column} className={styles.head} x={left + (at + 0.5) * cellWidth} y={top - 10} textAnchor="middle">
            {column}
          </text>
        ))}
        {rows.map((row, at) => (
          <text key={row} className={styles.head} x={left - 12} y={top + (at + 0.5) * cellHeight + 5} textAnchor="end">
            {row}
          </text>
        ))}
        {rows.flatMap((row, down) =>
          columns.map((column, across) => {
            const cell = cellAt(down, across)
            const place = { x: left + across * cellWidth + 1, y: top + down * cellHeight + 1 }
            return (
              <g key={`${row} ${column}`} className={styles[`level${cell?.level ?? 0}`]}>
                {cell && <title>{cell.words}</title>}
                <rect {...place} width={cellWidth - 2} height={cellHeight - 2} rx="4" />
                {cell && (
                  <text x={place.x + cellWidth / 2 - 1} y={place.y + cellHeight / 2 + 4} textAnchor="middle">
                    {cell.text}
                  </text>
                )}
              </g>
            )
          }),
        )}
      </svg>
    </div>
  )
}
