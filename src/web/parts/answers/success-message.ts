import type { ActionRefusal } from '#web/carry/ask.ts'
import type { messages } from '#web/texts/messages.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import type { Toast } from '#web/ui/overlays/toast.ts'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { useHeard } from './heard.ts'
import { withMessages } from './with-messages.ts'

type PlainSuccess = {
  [Name in keyof typeof messages.success]: (typeof messages.success)[Name] extends string ? Name : never
}
export type Done = { done: PlainSuccess[keyof PlainSuccess] }

/** The answer of an action without a navigation. */
export type Answer = Done | ActionRefusal | undefined

/**
 * Shows the success message of an action once; the component shows a refusal itself. With `wayBack` the message is a
 * toast with an undo button, which stays longer; otherwise the message is a banner.
 */
export function useSuccessMessage(answer: object | null | undefined, wayBack?: (answer: Done) => Toast['action']) {
  const { show } = useBanner()
  const toast = useToast()
  useHeard(answer && 'done' in answer ? (answer as Done) : null, (done) => {
    const action = wayBack?.(done)
    withMessages(({ success }) => {
      const text = success[done.done]
      if (action) toast({ text, action })
      else show({ kind: 'success', text })
    })
  })
}
