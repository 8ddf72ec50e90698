import { Form } from 'react-router'
import { reportReason } from '#domain/inquiry/thread-report/rules.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from '../thread.module.css'

type ReportProps = { companyName: string; answer: ActionRefusal | undefined }

/** Ends the thread at one press, and tells the operator. */
export function Report({ companyName, answer }: ReportProps) {
  return (
    <details className={styles.report} open={answer !== undefined}>
      <summary>通報して終了する</summary>
      <Form method="post" className="stack-3">
        <input type="hidden" name="intent" value="report" />
        <IdempotencyKey intention="report" answer={answer} />
        <p className="note-14">
          このやりとりは終了し、{companyName}
          からメッセージが届かなくなります。運営が内容を確認し、3営業日以内にメールでご連絡します。企業には、終了したことだけが伝わります。
        </p>
        <ErrorNotice message={answer?.refused.fields.length === 0 ? answer.refused.message : undefined} />
        <TextArea
          label={reportReason.label}
          optional
          name="reason"
          rows={3}
          max={reportReason.max}
          defaultValue={answer?.values?.['reason']?.[0]}
          error={answer?.refused.fields.find(({ path }) => path === 'reason')?.message}
        />
        <div>
          <Button type="submit" kind="danger">
            通報して終了する
          </Button>
        </div>
      </Form>
      <FormsGuard />
    </details>
  )
}
