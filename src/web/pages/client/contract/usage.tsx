import { grouped } from '#ground/grouped.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { NoScouts, ScoutMonths } from './scout-months.tsx'
import styles from './usage.module.css'

export const PlanUsageFields = graphql(`
  fragment PlanUsageFields on PlanUsage {
    newScoutLimit
    months {
      month
      newScouts
    }
    users {
      used
      limit
    }
    publishedJobs {
      used
      limit
    }
    labels {
      used
      limit
    }
    savedFilters {
      used
      limit
    }
    openSchedulings {
      used
      limit
    }
  }
`)

/** How much of the plan is used: the scouts by month, the rest as it stands. */
export function Usage({ usage }: { usage: FragmentType<typeof PlanUsageFields> }) {
  const read = readFragment(PlanUsageFields, usage)
  const meters = [
    { label: '企業ユーザー', unit: '名', ...read.users },
    { label: '公開中の募集', unit: '件', ...read.publishedJobs },
    { label: 'ラベル', unit: '件', ...read.labels },
    { label: '保存した検索条件', unit: '件', ...read.savedFilters },
    { label: '受付中のイベント・面談', unit: '件', ...read.openSchedulings },
  ]
  return (
    <Card as="section" aria-labelledby="usage" className={styles.usage}>
      <h2 id="usage">利用状況</h2>
      {read.newScoutLimit > 0 || read.months.some(({ newScouts }) => newScouts > 0) ? (
        <ScoutMonths months={read.months} limit={read.newScoutLimit} />
      ) : (
        <NoScouts />
      )}
      <ul className={styles.meters}>
        {meters.map((meter) => (
          <UseMeter key={meter.label} {...meter} />
        ))}
      </ul>
    </Card>
  )
}

type UseMeterProps = { label: string; unit: string; used: number; limit: number | null }

function UseMeter({ label, unit, used, limit }: UseMeterProps) {
  const text = limit === null ? `${grouped(used)}${unit}（無制限）` : `${grouped(used)} / ${grouped(limit)}${unit}`
  return (
    <li className={styles.meter}>
      <p>
        <span>{label}</span>
        {limit === 0 && used === 0 ? (
          <span className={styles.locked}>
            <Icon name="lock" size="small" />
            含まれません
          </span>
        ) : (
          <b className="num">{text}</b>
        )}
      </p>
      {limit !== null && limit > 0 && <BarMeter value={used} max={limit} label={label} text={text} />}
    </li>
  )
}
