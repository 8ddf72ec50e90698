import { useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { assessmentText } from '#web/texts/assessment.ts'
import { graceSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import type { Refused } from '#web/carry/ask.ts'
import type { Attempt, RunningSection } from '../attempt.ts'
import { beat, clock, queue } from '../server.ts'

/** Milliseconds until an end that could not be told is told again. */
const againMs = 4000

/** Ends a section: first everything on the device is sent, then the section is closed by the page's action. */
export function useEnding(attempt: Attempt, section: RunningSection) {
  const fetcher = useFetcher<{ refused?: Refused }>()
  const { revalidate } = useRevalidator()
  const [isOver, setOver] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const isHeld = useRef(false)
  const isSent = useRef(false)
  const isBusy = fetcher.state !== 'idle'

  async function close() {
    const hasSentAll = await queue.flush()
    setUnsaved(!hasSentAll)
    if (!hasSentAll) return
    isSent.current = true
    await fetcher.submit({ intent: 'end', attemptId: attempt.id, section: section.id }, { method: 'post' })
    isSent.current = false
  }
  async function once(does: () => Promise<void>) {
    if (isHeld.current) return
    isHeld.current = true
    await does()
    isHeld.current = false
  }
  /** Only the server's clock ends a section: the device's own may have been set meanwhile. */
  async function closeByTime() {
    const answer = await beat(attempt.id)
    const deadlineAt = 'code' in answer ? null : answer.sections.find(({ id }) => id === section.id)?.deadlineAt
    const now = clock.now()
    if (deadlineAt && now !== null && now < Date.parse(deadlineAt) - graceSeconds * 1000) {
      setOver(false)
      // An outage has moved the deadline.
      if (deadlineAt !== section.deadlineAt) await revalidate()
      return
    }
    setOver(true)
    await close()
    await new Promise((resolve) => setTimeout(resolve, againMs))
  }
  return {
    isOver,
    isBusy,
    message: isUnsaved ? assessmentText.notSaved : fetcher.data?.refused?.message,
    end: () => void once(close),
    timeOver: () => void once(closeByTime),
    /** The section closes and the page leads on by itself. */
    isLeaving: () => isSent.current,
  }
}
