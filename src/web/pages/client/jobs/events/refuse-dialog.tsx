import { useFetcher } from 'react-router'
import { refusalMessage } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { studentOf } from './student-of.ts'
import styles from './day.module.css'

type RefuseDialogProps = { open: boolean; onClose: () => void; request: RequestFieldsFragment }

/** Tells a student that the company has no other dates, with a word of its own if it likes. */
export function RefuseDialog({ open, onClose, request }: RefuseDialogProps) {
  const fetcher = useFetcher<Answer>()
  const isBusy = fetcher.state !== 'idle'
  const refused = refusedOf(fetcher.data)
  useSuccessMessage(fetcher.data, () => void onClose())
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="追加できる日程がないことを伝える"
      locked={isBusy}
      danger={
        <Button kind="danger" type="submit" form="refuse-request" busy={isBusy}>
          伝える
        </Button>
      }
    >
      <fetcher.Form id="refuse-request" method="post" className={styles.refusal}>
        <input type="hidden" name="intent" value="refuse-request" />
        <input type="hidden" name="id" value={request.id} />
        <IdempotencyKey intention={`refuse-request-${request.id}`} />
        <p className={styles.subject}>{studentOf(request)}</p>
        <p>
          <Phrases>
            追加できる日程がないことを学生に伝えます。学生は、いまある日程から選ぶか、辞退することができます。この操作は元に戻せません。
          </Phrases>
        </p>
        <TextArea
          name="message"
          label={refusalMessage.label}
          optional
          hint="理由や、これからの予定など。メールと学生の画面に表示されます。"
          max={refusalMessage.max}
          rows={4}
          error={refused?.fields.find(({ path }) => path === 'message')?.message}
        />
        <ErrorNotice message={refused?.message} />
      </fetcher.Form>
    </Modal>
  )
}
