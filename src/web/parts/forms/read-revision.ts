import { useState } from 'react'
import type { DraftAnswer } from './draft/use-draft.ts'

/**
 * The revision that the form was drawn from. It stays while the page is read anew, so that a save overwrites nothing that
 * the person was not told of; after such a refusal, and after a save, the next save means the newest one.
 */
export function useReadRevision(revision: string) {
  const [current, setCurrent] = useState(revision)
  const [seen, setSeen] = useState<DraftAnswer>()
  return {
    current,
    /** `isSaved`: the answer is that of a save after which the form stays, and the page has been read anew since. */
    renewAfter: (answer: DraftAnswer, isSaved = false) => {
      const isTold = answer?.refused?.code === 'changed_meanwhile' && revision !== current
      if (answer === seen || !(isTold || isSaved)) return
      setSeen(answer)
      setCurrent(revision)
    },
  }
}
