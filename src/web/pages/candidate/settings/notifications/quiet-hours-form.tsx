import { useFetcher } from 'react-router'
import { quietHourLimits, type QuietHours } from '#domain/notification/quiet-hours/rules.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './notifications.module.css'

type Limit = { min: number; max: number }
const optionsOf = ({ min, max }: Limit) =>
  Array.from({ length: max - min + 1 }, (_, at) => ({ value: String(min + at), label: `${min + at}:00` }))

type QuietHoursFormProps = { hours: QuietHours; withLine: boolean; answer: ActionRefusal | undefined }

/** The hours of the night in which no push is sent, also not to LINE. */
export function QuietHoursForm({ hours, withLine, answer }: QuietHoursFormProps) {
  const fetcher = useFetcher<ActionRefusal>()
  const refused = (fetcher.data ?? answer)?.refused
  const errorOf = (path: string) => refused?.fields.find((field) => field.path === path)?.message
  const isBusy = isOnItsWay(fetcher)
  return (
    <fetcher.Form method="post" className="stack-4">
      <input type="hidden" name="intent" value="quietHours" />
      <IdempotencyKey intention={JSON.stringify(hours)} />
      <p className="quiet">
        この時間の{withLine ? 'プッシュ通知とLINE' : 'プッシュ通知'}
        は、終わりの時刻を過ぎてからまとめて届きます。メールはすぐに届きます。
      </p>
      <div className={styles.hours}>
        <SelectField
          key={`from-${hours.startsAt}`}
          name="startsAt"
          label="始まり"
          defaultValue={String(hours.startsAt)}
          options={optionsOf(quietHourLimits.startsAt)}
          error={errorOf('startsAt')}
        />
        <SelectField
          key={`until-${hours.endsAt}`}
          name="endsAt"
          label="終わり（翌朝）"
          defaultValue={String(hours.endsAt)}
          options={optionsOf(quietHourLimits.endsAt)}
          error={errorOf('endsAt')}
        />
      </div>
      {refused?.fields.length === 0 && <ErrorNotice message={refused.message} />}
      <Button type="submit" busy={isBusy} className={styles.save}>
        {isBusy ? '送信中…' : '時間を保存する'}
      </Button>
    </fetcher.Form>
  )
}
