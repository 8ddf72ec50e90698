import { useFetcher } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'

type PressProps = { intent: string; fields?: Record<string, string>; children: string }

/** One press as a form of its own, whose refusal stands below it. */
export function Press({ intent, fields = {}, children }: PressProps) {
  const fetcher = useFetcher<Answer>()
  const refused = useRefusal(fetcher)
  useSuccessMessage(fetcher.data)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <HiddenFields fields={fields} />
      <IdempotencyKey intention={`${intent}-${Object.values(fields).join('-')}`} answer={fetcher.data} />
      <Button kind="secondary" type="submit" busy={isOnItsWay(fetcher)}>
        {children}
      </Button>
      <ErrorNotice message={refused?.message} />
    </fetcher.Form>
  )
}
