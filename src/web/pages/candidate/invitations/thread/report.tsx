import { Suspense, useState } from 'react'
import { Form } from 'react-router'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from '../thread.module.css'
import { Consequences, Reason, reportAct, reportVerb, type Reported } from './report-fields.tsx'

const later = { Dialog: pagePart(() => import('./report-dialog.tsx')) }

type ReportProps = Reported & { answer: ActionRefusal | undefined }

/** Tells the operator, and ends what is still open, after a dialog has asked; without scripts after the folded form. */
export function Report({ companyName, isEnded, answer }: ReportProps) {
  const [isAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const verb = reportVerb({ isEnded })
  const ask = () => {
    setAsked(true)
    setOpen(true)
  }
  usePartsAtRest(later)
  return (
    <div className={styles.report}>
      <Button kind="quiet" className="scripted-only" onClick={ask}>
        {verb}
      </Button>
      <noscript>
        {import.meta.env.SSR && (
          <details open={answer !== undefined}>
            <summary>{verb}</summary>
            <Form method="post" className="stack-3">
              <HiddenFields fields={reportAct} />
              <IdempotencyKey intention="report" answer={answer} />
              <ErrorNotice message={answer?.refused.message} />
              <Consequences companyName={companyName} isEnded={isEnded} />
              <Reason value={answer?.values?.['reason']?.[0]} />
              <Button type="submit" kind="danger">
                {verb}
              </Button>
            </Form>
          </details>
        )}
      </noscript>
      {isAsked && (
        <Suspense>
          <later.Dialog companyName={companyName} isEnded={isEnded} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
