import { monthDay, time } from '#ground/tokyo-time.ts'
import type { SchedulingChoiceFragment } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { comingDates } from '../../parts/coming-dates.ts'
import { typeNames } from '../../parts/type-names.ts'
import { label, type Draft } from './draft.ts'
import styles from './scheduling.module.css'

export const SchedulingChoice = graphql(`
  fragment SchedulingChoice on Scheduling {
    id
    type
    title
    schedulingDates {
      startAt
      closesAt
      hasCapacity
    }
  }
`)

type ChoicesProps = {
  form: DraftForm<Draft>
  schedulings: readonly SchedulingChoiceFragment[]
  /** After the first scout the scheduling is promised to students and stays. */
  isFixed: boolean
}

export function Choices({ form, schedulings, isFixed }: ChoicesProps) {
  const now = useNow()
  const { id, error } = form.field('schedulingId')
  return (
    <FieldGroup
      label={label}
      required
      id={id}
      error={error}
      hint={
        isFixed
          ? 'スカウトを送った後は、別の予定に変えられません。日程は「予定」で追加できます。'
          : '承認した学生は、選んだ予定の日程から1つを選びます。'
      }
    >
      <div className="stack-2">
        {schedulings.map((scheduling) => (
          <RadioOption
            key={scheduling.id}
            name="schedulingId"
            value={scheduling.id}
            checked={form.draft.schedulingId === scheduling.id}
            disabled={isFixed && form.draft.schedulingId !== scheduling.id}
            onChange={() => form.change({ schedulingId: scheduling.id })}
          >
            <span className={styles.choice}>
              <span>{scheduling.title}</span>
              <small>
                {typeNames[scheduling.type]}・<ComingDates scheduling={scheduling} now={now} />
              </small>
            </span>
          </RadioOption>
        ))}
      </div>
    </FieldGroup>
  )
}

function ComingDates({ scheduling: { schedulingDates }, now }: { scheduling: SchedulingChoiceFragment; now: string }) {
  const coming = comingDates(schedulingDates, now)
  const [next] = coming
  if (!next) return '受付中の日程はありません'
  return (
    <>
      受付中の日程{coming.length}件
      <span className={styles.next}>
        （次は{monthDay(next.startAt)} {time(next.startAt)}）
      </span>
    </>
  )
}
