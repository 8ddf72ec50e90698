import { useEffect } from 'react'
import type { ActionRefusal } from '#web/ask.ts'
import { messages } from '#web/messages.ts'
import { useBanner, type BannerMessage } from '#web/ui/banner.tsx'

type PlainSuccess = { [Name in keyof typeof messages.success]: (typeof messages.success)[Name] extends string ? Name : never }
export type Done = { done: PlainSuccess[keyof PlainSuccess] }

/** What an act without a navigation gives back. */
export type Answer = Done | ActionRefusal | undefined

export const refusedOf = (answer: Answer) => (answer && 'refused' in answer ? answer.refused : undefined)

/** Says what such an act did, once; a refusal is shown where it happened. */
export function useTold(answer: Answer, on: { done?: (answer: Done) => BannerMessage['action'] | void } = {}) {
  const { show } = useBanner()
  useEffect(() => {
    if (!answer || !('done' in answer)) return
    const action = on.done?.(answer)
    show({ kind: 'success', text: messages.success[answer.done], ...(action ? { action } : {}) })
    // Only a new answer is told.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answer])
}
