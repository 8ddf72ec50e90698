import { useFetcher } from 'react-router'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './notifications.module.css'

const NotificationTopic = graphql(`
  fragment NotificationTopic on CandidateNotificationSetting {
    topic
    label
    hint
    hasMail
    hasPush
    hasLine
    canTurnOffMail
    canPush
  }
`)

type TopicsFormProps = {
  settings: readonly FragmentType<typeof NotificationTopic>[]
  /** Whether a LINE is connected. */
  withLine: boolean
  answer: ActionRefusal | undefined
}

/** One line a kind, with a tick for each way. */
export function TopicsForm({ settings, withLine, answer }: TopicsFormProps) {
  const fetcher = useFetcher<ActionRefusal>()
  const refused = (fetcher.data ?? answer)?.refused
  const rows = settings.map((one) => readFragment(NotificationTopic, one))
  const isBusy = isOnItsWay(fetcher)
  return (
    <fetcher.Form method="post" className="stack-4">
      <input type="hidden" name="intent" value="topics" />
      <IdempotencyKey intention={JSON.stringify(rows)} />
      {withLine && <input type="hidden" name="withLine" value="on" />}
      <ul className="panel">
        {rows.map((row) => (
          <li key={row.topic} className={styles.topic}>
            <span className={styles.kind}>
              <b>{row.label}</b>
              <small className="note-13">{row.hint}</small>
            </span>
            {row.canTurnOffMail ? (
              <span className={styles.ways}>
                <Checkbox name={`${row.topic}.hasMail`} defaultChecked={row.hasMail}>
                  <span>
                    <span className="visually-hidden">{row.label}を</span>メール
                  </span>
                </Checkbox>
                <Checkbox name={`${row.topic}.hasPush`} defaultChecked={row.hasPush}>
                  <span>
                    <span className="visually-hidden">{row.label}を</span>プッシュ
                  </span>
                </Checkbox>
                {withLine && (
                  <Checkbox name={`${row.topic}.hasLine`} defaultChecked={row.hasLine}>
                    <span>
                      <span className="visually-hidden">{row.label}を</span>LINE
                    </span>
                  </Checkbox>
                )}
              </span>
            ) : (
              <span className="note-13">メールで必ず届きます</span>
            )}
          </li>
        ))}
      </ul>
      <ErrorNotice message={refused?.message} />
      <Button type="submit" busy={isBusy} className={styles.save}>
        {isBusy ? '送信中…' : '保存する'}
      </Button>
    </fetcher.Form>
  )
}
