import { outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { SchedulingChoiceFragment } from '#web/generated/graphql.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { NewScheduling } from '../jobs/completion/scheduling/new-scheduling.tsx'
import type { CompanyUser } from '../jobs/parts/scheduling-editor/fields.tsx'
import { comingDates } from '../jobs/parts/coming-dates.ts'
import { jobChoice } from './next.ts'

type DatesProps = {
  schedulings: readonly SchedulingChoiceFragment[]
  /** Jobs to which a student may be led before their dates stand. */
  jobs: readonly { id: string; title: string }[]
  value: string
  onChange: (choice: string) => void
  companyUsers: readonly CompanyUser[]
  ownId: string
  hasPlan: boolean
}

/** Each scheduling with dates to choose, with how many and the first. */
export const offeredDates = (schedulings: readonly SchedulingChoiceFragment[], now: string) =>
  schedulings.flatMap(({ id: schedulingId, title, schedulingDates }) => {
    const [next, ...more] = comingDates(schedulingDates, now)
    if (!next) return []
    const first = `次は${monthDay(next.startAt)} ${time(next.startAt)}`
    return [{ value: schedulingId, label: `${title}（受付中の日程${more.length + 1}件・${first}）` }]
  })

/** The dates of the next step: those that stand already, new ones, or those of a job that follow. */
export function NextDates({ schedulings, jobs, value, onChange, ...editor }: DatesProps) {
  const offered = offeredDates(schedulings, useNow())
  const later = jobs.map((job) => ({ value: jobChoice(job.id), label: `${job.title}（日程はあとで案内する）` }))
  return (
    <div className="stack-3">
      <SelectField
        id="next-dates"
        name="next"
        label="次の日程"
        hint={`選ぶと、学生は結果と一緒に日程を選べます。14日以内に選ばれなかったときは、もう一度案内できます。「日程はあとで案内する」を選ぶと、${outcomeDays}日以内に日程が届くことを学生に伝えます。`}
        emptyLabel="日程は案内しない（メッセージだけを送る）"
        options={[...offered, ...later]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <NewScheduling {...editor} onCreated={onChange} />
    </div>
  )
}
