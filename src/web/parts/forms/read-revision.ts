import { useState } from 'react'
import type { DraftAnswer } from './draft/use-draft.ts'

/**
 * The revision that the form was drawn from. It stays while the page is read anew, so that a save overwrites nothing that
 * the person was not told of; after such a refusal the next save means the newest one.
 */
export function useReadRevision(revision: string) {
  const [current, setCurrent] = useState(revision)
  const [seen, setSeen] = useState<DraftAnswer>()
  return {
    current,
    renewAfter: (answer: DraftAnswer) => {
      const isNewer = answer?.refused?.code === 'changed_meanwhile' && revision !== current && answer !== seen
      if (!isNewer) return
      setSeen(answer)
      setCurrent(revision)
    },
  }
}
