import type { ReactNode } from 'react'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { footMark } from '#web/ui/browser/foot-mark.ts'
import { NewsStrip } from './connection-strip.tsx'
import styles from './sitting-frame.module.css'

type SittingFrameProps = {
  title: string
  /** 「2／4セクション」 */
  place?: string
  /** At the end of the bar: the time left, or the way out. */
  end?: ReactNode
  progress: { value: number; max: number; text: string }
  /** Below the bar, such as the news of a lost connection. */
  strip?: ReactNode
  /** A message of the sitting, shown below the bar until the next question. */
  news?: string | null
  /** The buttons at the lower edge, in reach of a thumb; `note` stands before them on wide screens. */
  foot: ReactNode
  note?: ReactNode
  children: ReactNode
}

/** A sitting fills the screen: nothing but the test can be pressed by mistake. */
export function SittingFrame({ title, place, end, progress, strip, news, foot, note, children }: SittingFrameProps) {
  return (
    <div className={styles.frame} data-tells-connection={strip ? '' : undefined}>
      <header className={styles.bar}>
        <div className={styles.row}>
          <p>
            <strong>{title}</strong>
            {place && <span className="quiet">{place}</span>}
          </p>
          {end}
        </div>
        <BarMeter {...progress} label="進み具合" className={styles.meter} />
        {strip}
        {news !== undefined && <NewsStrip>{news}</NewsStrip>}
      </header>
      <div className={styles.page}>{children}</div>
      <footer className={styles.foot} {...footMark}>
        <div>{foot}</div>
        {note}
      </footer>
    </div>
  )
}
