import { ArcMeter } from '#web/ui/marks/arc-meter.tsx'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

export function Meters() {
  return (
    <Spec title="充実度">
      <div className={classNames(styles.row, styles.meters)}>
        <ArcMeter value={24} />
        <ArcMeter value={64} />
        <ArcMeter value={100} />
        <span className={classNames(styles.row, styles.tight, styles.note)}>
          <ArcMeter value={80} size="small" decorative />
          充実度 80%
        </span>
        <BarMeter className={styles.bar} value={8} max={21} label="解答の進み具合" text="21問中8問" />
      </div>
    </Spec>
  )
}
