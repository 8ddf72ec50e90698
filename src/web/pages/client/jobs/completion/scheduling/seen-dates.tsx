import { monthDay, time } from '#ground/tokyo-time.ts'
import type { SchedulingChoiceFragment } from '#web/generated/graphql.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { comingDates } from '../../parts/coming-dates.ts'
import { NoDates } from '../../parts/no-dates.tsx'
import columns from '../../parts/job-form.module.css'
import styles from './scheduling.module.css'

const maxShown = 5

/** The dates that an accepting student chooses from. */
export function SeenDates({ scheduling }: { scheduling: SchedulingChoiceFragment | null }) {
  const now = useNow()
  const coming = comingDates(scheduling?.schedulingDates ?? [], now)
  return (
    <section className={columns.seen} aria-labelledby="seen">
      <h2 id="seen">
        <Phrases>承認した学生が選べる日程</Phrases>
      </h2>
      {coming.length === 0 ? (
        scheduling ? (
          <NoDates schedulingId={scheduling.id} />
        ) : (
          <p className="quiet">予定を選ぶと、ここに表示されます。</p>
        )
      ) : (
        <ul className={styles.dates}>
          {coming.slice(0, maxShown).map(({ startAt }) => (
            <li key={startAt}>
              {monthDay(startAt)} {time(startAt)}〜
            </li>
          ))}
        </ul>
      )}
      {coming.length > maxShown && <p className="quiet">ほか{coming.length - maxShown}件</p>}
    </section>
  )
}
