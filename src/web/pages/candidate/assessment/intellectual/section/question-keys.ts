import type { KeyboardEvent as KeyPress } from 'react'
import { type KeyActs, useKeys } from '#web/ui/browser/keys.ts'

type QuestionKeys = {
  /** A screen reader has keys of its own. */
  isOn: boolean
  count: number
  choose: (option: number) => void
  flag: () => void
  back: () => unknown
  next: () => unknown
}

/** Enter on a button or a link presses it. */
const isPressable = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('button, a') !== null

/** 1 to 5 choose, Enter and → go on, ← goes back, F marks. Gives what a focused option does with ← and →. */
export function useQuestionKeys({ isOn, count, choose, flag, back, next }: QuestionKeys) {
  const digits = Array.from({ length: count }, (_, at) => [String(at + 1), () => choose(at)] as const)
  const acts: KeyActs = {
    ...Object.fromEntries(digits),
    f: flag,
    Enter: (event) => (isPressable(event) ? false : void next()),
    ArrowRight: () => void next(),
    ArrowLeft: () => void back(),
  }
  useKeys(isOn ? acts : {})
  return (event: KeyPress) => {
    const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const isOption = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    if (!isOn || !isSide || !isOption || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.key === 'ArrowRight') next()
    else back()
  }
}
