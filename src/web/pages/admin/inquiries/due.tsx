import { daysUntil, monthDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import styles from './list/list.module.css'

/** The day by which an open inquiry is answered; marked from its eve on. */
export function Due({ dueOn, isOpen }: { dueOn: string; isOpen: boolean }) {
  const left = daysUntil(dueOn, useNow())
  return (
    <span className={styles.due}>
      {monthDay(dueOn)}
      {isOpen && left < 0 && <Badge kind="error">{-left}日超過</Badge>}
      {isOpen && left === 0 && <Badge kind="warning">今日まで</Badge>}
      {isOpen && left === 1 && <Badge kind="plain">明日まで</Badge>}
    </span>
  )
}
