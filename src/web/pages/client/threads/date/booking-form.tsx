import { Form } from 'react-router'
import { bookingWord } from '#domain/scout-invitation/booking/by-company/rules.ts'
import { spanText } from '#ground/time/span.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import styles from '../thread/thread.module.css'
import { bookingLabels, checkBooking } from './act.ts'

type BookingFormProps = {
  dates: readonly { id: string; startAt: string; endAt: string }[]
  /** The date that the student has, whose place another one takes. */
  held: { id: string } | null
  /** The address of the thread. */
  back: string
  answer: FormAnswer | undefined
}

/** A date for a student whom the company has asked, and a word with it. */
export function BookingForm({ dates, held, back, answer }: BookingFormProps) {
  const form = useForm({ labels: bookingLabels, check: checkBooking, answer })
  return (
    <Form {...form.props} className={styles.form}>
      <IdempotencyKey intention={held?.id ?? ''} answer={answer} />
      <SelectField
        {...form.field('schedulingDateId')}
        label={bookingLabels.schedulingDateId}
        options={dates.map(({ id, startAt, endAt }) => ({ value: id, label: spanText(startAt, endAt) }))}
      />
      <TextArea
        {...form.field('message')}
        label={bookingLabels.message}
        optional
        hint="「お電話でうかがった日程です」など。メールと学生の画面に表示されます。"
        max={bookingWord.max}
        rows={3}
      />
      <FormEnd form={form} send={held ? 'この日程に変更する' : 'この日程で予約する'}>
        <ButtonLink kind="quiet" to={back}>
          やりとりに戻る
        </ButtonLink>
      </FormEnd>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
