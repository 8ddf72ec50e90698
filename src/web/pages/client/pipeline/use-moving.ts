import { startTransition, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useHeard } from '#web/parts/answers/heard.ts'
import { messages } from '#web/texts/messages.ts'
import { useFocusLater } from '#web/ui/browser/focus-later.ts'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { formOf, type MoveAnswer } from './act.ts'
import { planMove, type Step } from './moves.ts'
import { cardId, nameOf, type Stage, type Student } from './student-fields.ts'

const called = (students: readonly Student[]) =>
  students.length === 1 && students[0] ? `${nameOf(students[0])}さん` : `${students.length}名`

/**
 * Moves students, says what stays and why, and offers the way back. Moves are sent one after the other; until the answer
 * each student is shown where the last move leads.
 */
export function useMoving(jobId: string, stages: readonly Stage[]) {
  const fetcher = useFetcher<MoveAnswer>()
  const toast = useToast()
  const focusLater = useFocusLater()
  const [coming, setComing] = useState<readonly Step[]>([])
  const last = useRef(Promise.resolve())
  const send = (steps: readonly Step[], text: string) => {
    setComing((before) => [...before, ...steps])
    last.current = last.current
      .then(() => fetcher.submit(formOf(jobId, steps, text), { method: 'post' }))
      // With what was loaded anew, or a student would stand at the old stage for a moment, and an open menu would close.
      .finally(() => startTransition(() => setComing((before) => before.filter((one) => !steps.includes(one)))))
  }
  useHeard(fetcher.data, (answer) => {
    if ('refused' in answer) return void toast({ text: answer.refused.message, about: 'pipeline' })
    const { text, back } = answer
    const undo = { label: messages.undo, onPress: () => send(back, '元の段階に戻しました') }
    toast({ text, action: undo, about: 'pipeline' })
  })
  const move = (students: readonly Student[], target: Stage) => {
    const { steps, stays, why } = planMove(students, target, stages)
    const rest = stays.length > 0 && why ? `${called(stays)}は移していません。${why}` : ''
    if (steps.length === 0) {
      if (rest) toast({ text: rest, about: 'pipeline' })
      return
    }
    const [first] = students
    if (first) focusLater(cardId(first))
    const moved = students.filter(({ scoutInvitationId: id }) => steps.some((one) => one.scoutInvitationId === id))
    send(steps, `${called(moved)}を「${target.label}」に移しました。${rest}`)
  }
  return { move, coming }
}
