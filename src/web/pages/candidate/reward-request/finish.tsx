import { useFetcher } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './reward-request.module.css'

/** After a confirmed report. Without an answer the job-hunting status stays. */
export function Finish() {
  const fetcher = useFetcher<Answer>()
  const refused = refusedOf(fetcher.data)
  useSuccessMessage(fetcher.data)
  return (
    <Card as="section" className={styles.finish} aria-labelledby="finish">
      <h2 id="finish">
        <Phrases>就職活動を終えますか</Phrases>
      </h2>
      <p>
        報告が確認されました。終えると、新しいスカウトが届きにくくなります。続けるときは、何もする必要はありません。プロフィールの就活状況から、いつでも変更できます。
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="finish" />
        <IdempotencyKey intention="finish" />
        <Button type="submit" kind="secondary" busy={isOnItsWay(fetcher)}>
          就職活動を終える
        </Button>
      </fetcher.Form>
      <ErrorNotice message={refused?.message} />
    </Card>
  )
}
