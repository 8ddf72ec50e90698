import { Form, Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import type { OwedStudentFragment, WishOfOwedFragment } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { hoursOf } from '../jobs/parts/scheduling-editor/slots.ts'
import { RowList } from '../parts/row-list.tsx'
import { OwedStudent, OwedStudentFields } from './owed-student.tsx'
import styles from './owed-answers.module.css'

const WishOfOwed = graphql(`
  fragment WishOfOwed on OwedAnswer {
    scoutInvitationId
    schedulingId
    wish {
      request
      preferred {
        date
        timeOfDay
      }
    }
  }
`)

type OwedDatesProps = {
  owed: (FragmentType<typeof OwedStudentFields> & FragmentType<typeof WishOfOwed>)[]
  /** The dates that can be chosen now. */
  choices: readonly { value: string; label: string }[]
  canWrite: boolean
  /** The student whose dates were not chosen at the press, with the mistake. */
  mistake: { scoutInvitationId: string | undefined; message: string } | null
}

/** The students who were led to a next job before its dates stood; the dates are offered here in one press. */
export function OwedDates({ owed, choices, canWrite, mistake }: OwedDatesProps) {
  const students = readFragment(OwedStudentFields, owed)
  const rows = new Map(readFragment(WishOfOwed, owed).map((row) => [row.scoutInvitationId, row]))
  if (students.length === 0) return null
  return (
    <section aria-labelledby="owed-dates" className={styles.held}>
      <h2 id="owed-dates">日程の案内を待っている学生</h2>
      {canWrite && choices.length === 0 && (
        <p>
          これから選べる日程がありません。
          <Link className={linkClass()} to={clientUrls.calendar({ panel: 'new' })}>
            日程を作成する
          </Link>
          と、ここから案内できます。
        </p>
      )}
      <RowList>
        {students.map((student) => (
          <OwedStudent key={student.scoutInvitationId} student={student} heading="h3">
            <Wish wish={rows.get(student.scoutInvitationId)?.wish} />
            {canWrite && choices.length > 0 && (
              <OfferDates
                student={student}
                choices={choices}
                own={rows.get(student.scoutInvitationId)?.schedulingId}
                error={mistake?.scoutInvitationId === student.scoutInvitationId ? mistake.message : undefined}
              />
            )}
          </OwedStudent>
        ))}
      </RowList>
    </section>
  )
}

/** The student's wish for the dates that are still to follow. */
function Wish({ wish }: { wish: WishOfOwedFragment['wish'] | undefined }) {
  if (!wish) return null
  return (
    <>
      <ol className={styles.wishes} aria-label="希望の日時">
        {wish.preferred.map(({ date, timeOfDay }, at) => (
          <li key={`${date}-${timeOfDay}`}>
            第{at + 1}希望　{monthDay(date)} {hoursOf[timeOfDay].label}
          </li>
        ))}
      </ol>
      <p className="written quiet">{wish.request}</p>
    </>
  )
}

type OfferDatesProps = {
  student: OwedStudentFragment
  choices: OwedDatesProps['choices']
  /** The event of the job that the student waits for, which alone is chosen beforehand. */
  own: string | null | undefined
  error: string | undefined
}

const OfferDates = ({ student: { scoutInvitationId: id, candidate }, choices, own, error }: OfferDatesProps) => (
  <Form method="post" className="stack-3">
    <IdempotencyKey intention={`offer-dates-${id}`} />
    <HiddenFields fields={{ intent: 'offer-dates', scoutInvitationId: id }} />
    <SelectField
      id={`dates-${id}`}
      name="schedulingId"
      label={`${callStudent(candidate)}に案内する日程`}
      emptyLabel="選択してください"
      options={[...choices]}
      defaultValue={choices.find(({ value }) => value === own)?.value}
      required
      error={error}
    />
    <Button type="submit" kind="secondary">
      この日程を案内する
    </Button>
  </Form>
)
