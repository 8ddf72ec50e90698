import type { ActionRefusal } from '#web/ask.ts'
import { messages } from '#web/messages.ts'
import { useBanner, type BannerMessage } from '#web/ui/banner.tsx'
import { useHeard } from './heard.ts'

type PlainSuccess = {
  [Name in keyof typeof messages.success]: (typeof messages.success)[Name] extends string ? Name : never
}
export type Done = { done: PlainSuccess[keyof PlainSuccess] }

/** What an act without a navigation gives back. */
export type Answer = Done | ActionRefusal | undefined

export const refusedOf = (answer: Answer) => (answer && 'refused' in answer ? answer.refused : undefined)

/** Says what such an act did, once; a refusal is shown where it happened. `onDone` may offer the way back. */
export function useTold(answer: Answer, onDone?: (answer: Done) => BannerMessage['action']) {
  const { show } = useBanner()
  useHeard(answer && 'done' in answer ? answer : null, (done) => {
    const action = onDone?.(done)
    show({ kind: 'success', text: messages.success[done.done], ...(action ? { action } : {}) })
  })
}
