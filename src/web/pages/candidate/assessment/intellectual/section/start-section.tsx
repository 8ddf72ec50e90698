import { Form } from 'react-router'
import type { ReactNode } from 'react'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Attempt, Section } from '../attempt.ts'
import styles from './between.module.css'

type StartSectionProps = { attempt: Attempt; section: Section; message: string | undefined; children: ReactNode }

/** The button from which on a section's clock runs, below the reason why it did not start. */
export function StartSection({ attempt, section, message, children }: StartSectionProps) {
  const isBusy = useFormOnItsWay() !== undefined
  return (
    <>
      <ErrorNotice message={message} />
      <Form method="post" className={styles.start}>
        <input type="hidden" name="intent" value="start" />
        <input type="hidden" name="attemptId" value={attempt.id} />
        <input type="hidden" name="section" value={section.id} />
        <IdempotencyKey intention={`${attempt.id} ${section.id}`} />
        <Button type="submit" wide busy={isBusy}>
          {children}
        </Button>
      </Form>
    </>
  )
}
