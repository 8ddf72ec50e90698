import type { ScoutNotificationTiming, TimingRowFragment } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { Radio } from '#web/ui/check.tsx'
import styles from './scout-notification.module.css'

export const TimingRow = graphql(`
  fragment TimingRow on ScoutNotificationSetting {
    kind
    label
    timing
    usual
  }
`)

const timingWords: Record<ScoutNotificationTiming, string> = {
  IMMEDIATELY: 'すぐに',
  DAILY_DIGEST: '1日1回まとめて',
  OFF: '受け取らない',
}
const timings = ['IMMEDIATELY', 'DAILY_DIGEST', 'OFF'] as const

/** One row a kind, with its three timings. */
export function TimingRows({ rows }: { rows: readonly TimingRowFragment[] }) {
  return (
    <div className={styles.rows}>
      {rows.map(({ kind, label, timing, usual }) => (
        <fieldset key={kind} className={styles.row}>
          <legend>
            {label}
            <small>初期設定：{timingWords[usual]}</small>
          </legend>
          <div className={styles.timings}>
            {timings.map((one) => (
              <Radio key={one} name={`timing.${kind}`} value={one} defaultChecked={one === timing}>
                {timingWords[one]}
              </Radio>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
