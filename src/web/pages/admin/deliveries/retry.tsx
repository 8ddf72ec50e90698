import { Form } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'

type RetryProps = {
  fields: { intent: 'retry'; id: string } | { intent: 'retryAll'; kind: string }
  /** The mail or job that is tried again, for the name of the button. */
  about: string
  /** When it last failed: a later failure is tried again under a new key. */
  failedAt: string
  children: string
}

export function Retry({ fields, about, failedAt, children }: RetryProps) {
  const sent = useFormOnItsWay()
  const isBusy = sent !== undefined && Object.entries(fields).every(([name, value]) => sent.get(name) === value)
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <IdempotencyKey intention={`${Object.values(fields).join(' ')} ${failedAt}`} />
      <Button type="submit" kind="secondary" busy={isBusy} aria-label={`${children}：${about}`}>
        {children}
      </Button>
    </Form>
  )
}
