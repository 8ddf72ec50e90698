import { Form } from 'react-router'
import {
  answerBusinessDays,
  lastWishDay,
  requestLimits,
} from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { isFormChanged } from '#web/parts/forms/changed.ts'
import type { FormValues } from '#web/carry/form-values.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { FormSummary, useFocusFirstError } from '#web/ui/fields/form-summary.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { addDays } from '#ground/day.ts'
import { timeOfDayNames } from './sent-wishes.tsx'
import styles from './wishes.module.css'

export const wishCount = requestLimits.preferred
const rows = Array.from({ length: wishCount }, (_, row) => row)
const times = Object.entries(timeOfDayNames).map(([value, label]) => ({ value, label }))

type WishFormProps = {
  companyName: string
  invitationId: string
  /** The last day for dates that are still to follow; null where the wish is for others than the listed ones. */
  datesBy: string | null
  back: { to: string; label: string }
  refused: Refused | undefined
  values?: FormValues
}

/** A day that is over is promised no more. */
function promise(datesBy: string | null, now: string) {
  if (datesBy === null) return `${answerBusinessDays}営業日以内の返信をお願いしています。`
  return datesBy < tokyoDay(now) ? '' : `${monthDay(datesBy)}までに、日程の案内をお願いしています。`
}

/** Up to three wishes and a message. The typed text stays after a refusal or a lost connection. */
export function WishForm({ companyName, invitationId, datesBy, back, refused, values }: WishFormProps) {
  const isBusy = useFormOnItsWay() !== undefined
  const now = useNow()
  const tomorrow = addDays(tokyoDay(now), 1)
  const errorOf = (path: string) => refused?.fields.find((field) => field.path === path)?.message
  const form = useFocusFirstError(refused?.fields)
  const problems = [
    ...(refused?.fields.some((field) => field.path.startsWith('preferred')) ? [{ id: 'wishes', label: '希望日' }] : []),
    ...(errorOf('request') ? [{ id: 'request', label: 'メッセージ' }] : []),
  ]
  return (
    <Page narrow>
      <PageHead title="希望の日程を伝える">
        {companyName}の採用担当者に、参加できる日を伝えます。{promise(datesBy, now)}
      </PageHead>
      <Form ref={form} method="post" noValidate className={styles.form}>
        <IdempotencyKey intention={invitationId} />
        {refused?.fields.length === 0 && <ErrorNotice message={refused.message} />}
        <FieldGroup
          id="wishes"
          label="希望日"
          required
          hint="明日から半年以内の日を、3つまで選べます。"
          error={errorOf('preferred')}
        >
          {rows.map((row) => {
            const error = errorOf(`preferred.${row}.date`)
            return (
              <div key={row} className={styles.wish}>
                <span className={styles.wishName}>第{row + 1}希望</span>
                <Input
                  type="date"
                  name={`date.${row}`}
                  min={tomorrow}
                  max={lastWishDay(tokyoDay(now))}
                  defaultValue={values?.[`date.${row}`]?.[0]}
                  aria-label={`第${row + 1}希望の日`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `wish-${row}-error` : undefined}
                />
                <Select
                  name={`timeOfDay.${row}`}
                  aria-label={`第${row + 1}希望の時間帯`}
                  options={times}
                  defaultValue={values?.[`timeOfDay.${row}`]?.[0]}
                />
                <FieldError id={`wish-${row}-error`}>{error}</FieldError>
              </div>
            )
          })}
        </FieldGroup>
        <TextArea
          id="request"
          name="request"
          label="メッセージ"
          required
          rows={5}
          min={requestLimits.text.min}
          max={requestLimits.text.max}
          defaultValue={values?.['request']?.[0]}
          hint="参加できない理由や、オンラインの希望などを書いてください。"
          error={errorOf('request')}
        />
        <FormSummary problems={problems} />
        <div className={styles.foot}>
          <ButtonLink kind="secondary" to={back.to}>
            {back.label}
          </ButtonLink>
          <Button type="submit" busy={isBusy}>
            {isBusy ? '送信中…' : refused && isUnanswered(refused) ? 'もう一度' : '希望を送る'}
          </Button>
        </div>
      </Form>
      <UnsavedGuard isUnsaved={() => !isBusy && (refused !== undefined || isFormChanged(form.current))} />
    </Page>
  )
}
