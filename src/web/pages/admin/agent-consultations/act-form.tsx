import { Form } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'

type ActFormProps = { intent: 'disclose' | 'handOver'; id: string; kind: ButtonKind; children: string }

export function ActForm({ intent, id, kind, children }: ActFormProps) {
  const sent = useFormOnItsWay()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <IdempotencyKey intention={`${intent}-${id}`} />
      <Button type="submit" kind={kind} busy={sent?.get('intent') === intent && sent.get('id') === id}>
        {children}
      </Button>
    </Form>
  )
}
