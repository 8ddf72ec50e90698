import { useState } from 'react'

type Steps<Value> = { past: readonly Value[]; future: readonly Value[]; mark: string | null; at: number }

const maxSteps = 100
/** Milliseconds without typing, after which further letters are a step of their own. */
const pauseMs = 1500

/** The earlier and later values of a part of a draft. */
export function useHistory<Value>(value: Value, put: (value: Value) => void) {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], future: [], mark: null, at: 0 })
  const { past, future } = steps
  const previous = past.at(-1)
  const next = future[0]
  return {
    canUndo: previous !== undefined,
    canRedo: next !== undefined,
    /** Called before a change. Changes with the same mark that follow each other without a pause are one step. */
    record: (mark: string | null) =>
      setSteps((before) => {
        const at = Date.now()
        const goesOn = mark !== null && mark === before.mark && at - before.at < pauseMs
        return { past: goesOn ? before.past : [...before.past.slice(1 - maxSteps), value], future: [], mark, at }
      }),
    undo: () => {
      if (previous === undefined) return
      setSteps({ past: past.slice(0, -1), future: [value, ...future], mark: null, at: 0 })
      put(previous)
    },
    redo: () => {
      if (next === undefined) return
      setSteps({ past: [...past, value], future: future.slice(1), mark: null, at: 0 })
      put(next)
    },
    /** Changes every kept value, for what is no step of the writer. */
    correct: (to: (value: Value) => Value) =>
      setSteps((before) => ({ ...before, past: before.past.map(to), future: before.future.map(to) })),
  }
}
