import type { ActionRefusal } from '#web/ask.ts'
import { messages } from '#web/messages.ts'
import { useBanner } from '#web/ui/banner.tsx'
import { type Toast, useToast } from '#web/ui/toast-region.tsx'
import { useHeard } from './heard.ts'

type PlainSuccess = {
  [Name in keyof typeof messages.success]: (typeof messages.success)[Name] extends string ? Name : never
}
export type Done = { done: PlainSuccess[keyof PlainSuccess] }

/** What an act without a navigation gives back. */
export type Answer = Done | ActionRefusal | undefined

export const refusedOf = (answer: Answer) => (answer && 'refused' in answer ? answer.refused : undefined)

/**
 * Says what such an act did, once; a refusal is shown where it happened. An act that can be undone offers its way back
 * in a toast, which stays long enough to be reached; any other is said by the banner.
 */
export function useTold(answer: Answer, wayBack?: (answer: Done) => Toast['action']) {
  const { show } = useBanner()
  const toast = useToast()
  useHeard(answer && 'done' in answer ? answer : null, (done) => {
    const action = wayBack?.(done)
    const text = messages.success[done.done]
    if (action) toast({ text, action })
    else show({ kind: 'success', text })
  })
}
