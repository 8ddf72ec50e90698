import { useState } from 'react'
import { Form } from 'react-router'
import { reportReason } from '#domain/inquiry/thread-report/rules.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from '../thread.module.css'

type ReportProps = {
  companyName: string
  /** A thread that has ended is reported without ending anything. */
  isEnded: boolean
  answer: ActionRefusal | undefined
}

const fields = { intent: 'report' }

/** Tells the operator, and ends what is still open, after a dialog has asked; without scripts after the folded form. */
export function Report({ companyName, isEnded, answer }: ReportProps) {
  const [isOpen, setOpen] = useState(false)
  const verb = isEnded ? '通報する' : '通報して終了する'
  const close = () => setOpen(false)
  return (
    <div className={styles.report}>
      <Button kind="quiet" className="scripted-only" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <noscript>
        <details open={answer !== undefined}>
          <summary>{verb}</summary>
          <Form method="post" className="stack-3">
            <HiddenFields fields={fields} />
            <IdempotencyKey intention="report" answer={answer} />
            <ErrorNotice message={answer?.refused.message} />
            <Consequences companyName={companyName} isEnded={isEnded} />
            <Reason value={answer?.values?.['reason']?.[0]} />
            <Button type="submit" kind="danger">
              {verb}
            </Button>
          </Form>
        </details>
      </noscript>
      <ConfirmAct
        open={isOpen}
        onClose={close}
        title={isEnded ? 'このやりとりを通報しますか' : '通報して、やりとりを終了しますか'}
        fields={fields}
        verb={verb}
        cancel="通報しない"
      >
        {(mistakeOf) => (
          <>
            <Consequences companyName={companyName} isEnded={isEnded} />
            <Reason error={mistakeOf('reason')} />
          </>
        )}
      </ConfirmAct>
    </div>
  )
}

const Consequences = ({ companyName, isEnded }: Omit<ReportProps, 'answer'>) => (
  <p className="note-14">
    {!isEnded && 'このやりとりは終了し、再開できません。'}
    {companyName}からメッセージが届かなくなります。運営が内容を確認し、3営業日以内にメールでご連絡します。
    {isEnded ? '通報したことは、企業に伝わりません。' : '企業には、終了したことだけが伝わります。'}
    予約した日程は、自動では取り消されません。
  </p>
)

const Reason = ({ value, error }: { value?: string | undefined; error?: string | undefined }) => (
  <TextArea
    label={reportReason.label}
    optional
    name="reason"
    rows={3}
    max={reportReason.max}
    defaultValue={value}
    error={error}
  />
)
