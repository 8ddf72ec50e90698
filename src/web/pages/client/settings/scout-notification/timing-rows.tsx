import type { ScoutNotificationTiming, TimingRowFragment } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import styles from './scout-notification.module.css'

export const TimingRow = graphql(`
  fragment TimingRow on ScoutNotificationSetting {
    kind
    label
    timing
    usual
  }
`)

const shortWords = { IMMEDIATELY: 'すぐに', DAILY_DIGEST: 'まとめて', OFF: '受け取らない' } as const
const timingWords: Record<ScoutNotificationTiming, string> = { ...shortWords, DAILY_DIGEST: '1日1回まとめて' }
const timings = ['IMMEDIATELY', 'DAILY_DIGEST', 'OFF'] as const

/** One row a kind, with its three timings. */
export function TimingRows({ rows }: { rows: readonly TimingRowFragment[] }) {
  return (
    <div>
      {rows.map(({ kind, label, timing, usual }) => (
        <fieldset key={kind} className={styles.row}>
          <legend>
            {label}
            <small>初期設定：{timingWords[usual]}</small>
          </legend>
          <div className={styles.timings}>
            {timings.map((one) => (
              <Radio key={one} name={`timing.${kind}`} value={one} defaultChecked={one === timing}>
                <span>
                  {one === 'DAILY_DIGEST' && <span className="wide-only">1日1回</span>}
                  {shortWords[one]}
                </span>
              </Radio>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
