import { useFetcher } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { formOnItsWay, isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TimingRow, TimingRows } from './timing-rows.tsx'
import styles from './scout-notification.module.css'

const JobExceptionFields = graphql(`
  fragment JobException on JobScoutNotificationSettings {
    jobId
    jobTitle
    isArchived
    isException
    settings {
      ...TimingRow
    }
  }
`)

/** A job that may be set apart. The exception begins with the settings that count now. */
export function JobException({ job }: { job: FragmentType<typeof JobExceptionFields> }) {
  const { jobId, jobTitle, isArchived, isException, settings } = readFragment(JobExceptionFields, job)
  const rows = readFragment(TimingRow, settings)
  const toggle = useFetcher<Answer>()
  const save = useFetcher<Answer>()
  useSuccessMessage(toggle.data)
  useSuccessMessage(save.data)
  const refused = { toggle: useRefusal(toggle), save: useRefusal(save) }
  const change = (isOn: boolean) => {
    const fields = { intent: isOn ? 'addJob' : 'removeJob', jobId, idempotencyKey: crypto.randomUUID() }
    // The switch shows where it was pressed in the same event, before the browser puts it back.
    void toggle.submit(fields, { method: 'post', flushSync: true })
  }
  const sent = formOnItsWay(toggle)?.get('intent')
  const isBusy = isOnItsWay(save)
  return (
    <li>
      <Switch
        checked={sent ? sent === 'addJob' : isException}
        busy={isOnItsWay(toggle)}
        onChange={({ target }) => change(target.checked)}
      >
        <span className={styles.job}>
          {jobTitle}
          {isArchived && <Badge>アーカイブ済み</Badge>}
        </span>
        <small>{isException ? 'この募集だけ、別に設定しています' : '「すべての募集」の設定で届きます'}</small>
      </Switch>
      <ErrorNotice message={refused.toggle?.message} />
      {isException && (
        <save.Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="forJob" />
          <input type="hidden" name="jobId" value={jobId} />
          <IdempotencyKey intention={JSON.stringify(rows)} />
          <TimingRows rows={rows} />
          <ErrorNotice message={refused.save?.message} />
          <Button type="submit" kind="secondary" busy={isBusy} className={styles.save}>
            {isBusy ? '送信中…' : 'この募集の設定を保存する'}
          </Button>
        </save.Form>
      )}
    </li>
  )
}
