import { Form } from 'react-router'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Button, type ButtonKind } from '#web/ui/button.tsx'

type PressProps = { intent: string; kind?: ButtonKind; children: string }

/** One press that the page's action hears. */
export function Press({ intent, kind, children }: PressProps) {
  const isBusy = useFormOnItsWay()?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <IdempotencyKey intention={intent} />
      <Button type="submit" kind={kind} busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
