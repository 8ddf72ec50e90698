import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Phrases } from '../phrases.tsx'
import styles from './interval-plot.module.css'

export type IntervalRow = {
  key: string
  name: string
  detail?: ReactNode
  /** Absent where there is too little to draw; `text` says so. */
  interval: { value: number; lower: number; upper: number } | null
  /** A value of its own to compare with, such as that of the own company. */
  mark?: number | null
  /** The words of all that is drawn. */
  text: ReactNode
}

type IntervalPlotProps = {
  label: string
  rows: readonly IntervalRow[]
  /** bar: a share with its interval. range: a middle with its spread. */
  look: 'bar' | 'range'
  /** A line through all rows, such as the share of all scouts. */
  line?: { value: number; label: string } | null
  /** The end of the scale, and the words of its ends. */
  max: number
  wordOf: (value: number) => string
  className?: string
}

/**
 * One row for each name: a bar or a point, with its interval and its words. The words say all that is drawn, so that the
 * drawing itself is hidden from screen readers.
 */
export function IntervalPlot({ label, rows, look, line, max, wordOf, className }: IntervalPlotProps) {
  const at = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`
  return (
    <figure className={classNames(styles.plot, className)} aria-label={label}>
      <ul className={styles.rows}>
        {rows.map(({ key, name, detail, interval, mark, text }) => (
          <li key={key}>
            <span className={styles.name}>
              <Phrases>{name}</Phrases>
              {detail && <small>{detail}</small>}
            </span>
            <svg className={styles.drawing} aria-hidden="true">
              <line className={styles.ground} x1="0" x2="100%" y1="50%" y2="50%" />
              {line && <line className={styles.line} x1={at(line.value)} x2={at(line.value)} y1="0" y2="100%" />}
              {interval && look === 'bar' && (
                <rect className={styles.bar} x="0" y="6" width={at(interval.value)} height="16" />
              )}
              {interval && <Whisker lower={at(interval.lower)} upper={at(interval.upper)} look={look} />}
              {interval && look === 'range' && (
                <circle className={styles.point} cx={at(interval.value)} cy="50%" r="5" />
              )}
              {mark !== null && mark !== undefined && (
                <svg className={styles.mark} x={at(mark)} y="50%" width="1" height="1">
                  <path d="M0-8 7 0 0 8-7 0Z" />
                </svg>
              )}
            </svg>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.ends}>
          <span>{wordOf(0)}</span>
          <span>{wordOf(max / 2)}</span>
          <span>{wordOf(max)}</span>
        </span>
      </div>
      {line && (
        <figcaption className="note-12">
          <i className={styles.lineSign} aria-hidden="true" />
          {line.label}
        </figcaption>
      )}
    </figure>
  )
}

type WhiskerProps = { lower: string; upper: string; look: IntervalPlotProps['look'] }

const Whisker = ({ lower, upper, look }: WhiskerProps) => (
  <g className={look === 'bar' ? styles.whisker : styles.spread}>
    <line x1={lower} x2={upper} y1="50%" y2="50%" />
    {look === 'bar' && (
      <>
        <line x1={lower} x2={lower} y1="9" y2="19" />
        <line x1={upper} x2={upper} y1="9" y2="19" />
      </>
    )}
  </g>
)

/** The next round number above a value, for the end of a scale in parts of one. */
export function scaleEnd(value: number, steps: readonly number[]) {
  return steps.find((step) => step >= value) ?? steps.at(-1) ?? value
}
