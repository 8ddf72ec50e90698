import { Form } from 'react-router'
import { slashDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './checked-card.module.css'

type CheckedCardProps = { checkedAt: string | null; isDue: boolean; canWrite: boolean }

/** 掲載内容の確認日: what students read of it, and the press that sets it. */
export function CheckedCard({ checkedAt, isDue, canWrite }: CheckedCardProps) {
  const isSending = useFormOnItsWay()?.get('intent') === 'confirm'
  return (
    <Card as="section" className={styles.card} aria-labelledby="checked">
      <h2 id="checked">
        <Phrases>掲載内容の確認日</Phrases>
      </h2>
      <p className={styles.date}>
        {checkedAt ? <time dateTime={checkedAt}>{slashDate(checkedAt)}</time> : 'まだ確認されていません'}
      </p>
      <p className="note-13">
        {isDue
          ? '確認から1年がたちました。人数や制度など、変わったところがないかご確認ください。'
          : '学生の画面に表示される日付です。内容が今も正しいことを確かめたら押してください。'}
      </p>
      {canWrite && (
        <Form method="post" action={clientUrls.companyDescription()}>
          <IdempotencyKey intention={checkedAt ?? ''} />
          <Button type="submit" kind={isDue ? 'primary' : 'secondary'} name="intent" value="confirm" busy={isSending}>
            {isSending ? '送信中…' : '掲載内容を確認しました'}
          </Button>
        </Form>
      )}
    </Card>
  )
}
