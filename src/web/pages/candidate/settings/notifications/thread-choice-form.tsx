import { useFetcher } from 'react-router'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './notifications.module.css'

type Choice = { hasTextInMail: boolean; showsReading: boolean }

/** The choices of a student about messages: the text in mails, and the reading that companies see. */
export function ThreadChoiceForm({ choice, answer }: { choice: Choice; answer: ActionRefusal | undefined }) {
  const fetcher = useFetcher<ActionRefusal>()
  const refused = (fetcher.data ?? answer)?.refused
  const isBusy = isOnItsWay(fetcher)
  return (
    <fetcher.Form method="post" className="stack-4">
      <input type="hidden" name="intent" value="threadChoice" />
      <IdempotencyKey intention={JSON.stringify(choice)} />
      <Checkbox name="hasTextInMail" defaultChecked={choice.hasTextInMail}>
        お知らせのメールに、メッセージの本文も載せる
      </Checkbox>
      <Checkbox name="showsReading" defaultChecked={choice.showsReading}>
        メッセージを読んだことを、企業に「既読」と表示する
      </Checkbox>
      <p className="quiet">
        表示しないあいだは、読んでいないときと同じ見え方になります。すでに表示された「既読」は消えません。返信すると、それまでのメッセージは「既読」になります。
      </p>
      <ErrorNotice message={refused?.message} />
      <Button type="submit" busy={isBusy} className={styles.save}>
        {isBusy ? '送信中…' : 'メッセージの設定を保存する'}
      </Button>
    </fetcher.Form>
  )
}
