import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { formOnItsWay, isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'

type FairSwitchProps = {
  intent: 'job' | 'user'
  id: string
  isOn: boolean
  canAdminister: boolean
  children: ReactNode
}

/** One job or user of fair mode, which takes effect at once. */
export function FairSwitch({ intent, id, isOn, canAdminister, children }: FairSwitchProps) {
  const fetcher = useFetcher<Answer>()
  useSuccessMessage(fetcher.data)
  const refused = useRefusal(fetcher)
  const change = (next: boolean) => {
    const fields = { intent, id, isOn: String(next), idempotencyKey: crypto.randomUUID() }
    // The switch shows where it was pressed in the same event, before the browser puts it back.
    void fetcher.submit(fields, { method: 'post', flushSync: true })
  }
  const sent = formOnItsWay(fetcher)?.get('isOn')
  return (
    <li>
      <Switch
        checked={sent ? sent === 'true' : isOn}
        busy={isOnItsWay(fetcher)}
        disabled={!canAdminister}
        onChange={({ target }) => change(target.checked)}
      >
        {children}
      </Switch>
      <ErrorNotice message={refused?.message} />
    </li>
  )
}
