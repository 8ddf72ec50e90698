import { otherGroup } from '#domain/scout-invitation/profile-view/rules.ts'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './views.module.css'

type Group = { label: string; count: number }

export const isTelling = (groups: readonly Group[]) => groups.some(({ label }) => label !== otherGroup)

/** The share of each kind of company; nothing where no kind has companies enough to be named. */
export function Groups({ title, groups }: { title: string; groups: readonly Group[] }) {
  if (!isTelling(groups)) return null
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card as="section" className={styles.groups} aria-label={title}>
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      <ul className="stack-3">
        {groups.map(({ label, count }) => (
          <li key={label} className={styles.group}>
            <span>{label}</span>
            <BarMeter label={label} value={count} max={all} text={`${all}社のうち${count}社`} />
            <span className="num">{count}社</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
