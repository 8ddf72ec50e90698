import { Form } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { urls } from '#ground/urls.ts'
import styles from './other-device.module.css'

type OtherDeviceProps = { attemptId: string; isTimed: boolean; message: string | undefined }

/** The sitting goes on at the device that opened it last. This one can take it back. */
export function OtherDevice({ attemptId, isTimed, message }: OtherDeviceProps) {
  const isBusy = useFormOnItsWay() !== undefined
  return (
    <div className={styles.page}>
      <EmptyState
        heading="h1"
        title="ほかの端末で受検しています"
        action={
          <Form method="post" className="stack-2">
            <input type="hidden" name="intent" value="take-over" />
            <input type="hidden" name="attemptId" value={attemptId} />
            <IdempotencyKey intention={attemptId} />
            <Button type="submit" busy={isBusy}>
              この端末で続ける
            </Button>
            <ButtonLink kind="quiet" to={urls.candidate.assessment()}>
              検査の一覧へ戻る
            </ButtonLink>
          </Form>
        }
      >
        {`この端末で続けると、ほかの端末では回答できなくなります。送信済みの回答は引き継ぎます。ほかの端末で未送信の回答は、この端末で答え直してください。${isTimed ? '残り時間は、そのあいだも止まりません。' : ''}`}
      </EmptyState>
      <ErrorNotice message={message} />
    </div>
  )
}
