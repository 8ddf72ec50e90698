import { useFetcher } from 'react-router'
import { digestHours } from '#domain/notification/setting/company-user/rules.ts'
import { messages } from '#web/texts/messages.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TimingRow, TimingRows } from './timing-rows.tsx'
import styles from './scout-notification.module.css'

const ForAllJobsFields = graphql(`
  fragment ForAllJobs on ScoutNotificationDefaults {
    digestHour
    settings {
      ...TimingRow
    }
  }
`)

const hours = Array.from({ length: digestHours.max - digestHours.min + 1 }, (_, at) => digestHours.min + at)

type ForAllJobsProps = {
  defaults: FragmentType<typeof ForAllJobsFields>
  /** The answer of a form that was sent without scripts. */
  answer: Answer
}

/** The timing of each kind at every job that is not set apart, and the hour of the digest. */
export function ForAllJobs({ defaults, answer }: ForAllJobsProps) {
  const { digestHour, settings } = readFragment(ForAllJobsFields, defaults)
  const rows = readFragment(TimingRow, settings)
  const fetcher = useFetcher<Answer>()
  const refused = refusedOf(fetcher.data ?? answer)
  const isBusy = isOnItsWay(fetcher)
  useSuccessMessage(fetcher.data)
  return (
    <Card as="section" aria-labelledby="all" className={styles.section}>
      <h2 id="all">すべての募集</h2>
      <fetcher.Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="forAll" />
        <IdempotencyKey intention={JSON.stringify([digestHour, rows])} />
        <TimingRows rows={rows} />
        <SelectField
          key={digestHour}
          name="digestHour"
          label="まとめて受け取る時刻"
          hint="「1日1回まとめて」を選んだ通知が、毎日この時刻に届きます"
          className={styles.hour}
          defaultValue={String(digestHour)}
          options={hours.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
          error={refused?.fields.find(({ path }) => path === 'digestHour')?.message}
        />
        {answer && 'done' in answer && (
          <noscript>
            <Notice kind="success">{messages.success[answer.done]}</Notice>
          </noscript>
        )}
        {refused?.fields.length === 0 && <ErrorNotice message={refused.message} />}
        <Button type="submit" busy={isBusy} className={styles.save}>
          {isBusy ? '送信中…' : '保存する'}
        </Button>
      </fetcher.Form>
    </Card>
  )
}
