import { useState } from 'react'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { forgetDraft, keepDraft, readKept } from './kept-draft.ts'
import type { DraftForm } from './use-draft.ts'

/** Milliseconds between two keepings of what is typed. */
const keepEvery = 3000

/**
 * Keeps what is typed on this device until it is saved, and shows it again after a reload. `onSaved` runs once for each
 * save. `keptAt` is the time of the last keeping; null when nothing is kept.
 */
export function useKeptDraft<Draft extends object>(
  key: string,
  form: Pick<DraftForm<Draft>, 'draft' | 'isUnsaved' | 'answer'> & { change: (draft: Draft) => void },
  onSaved: () => void,
) {
  const isInBrowser = useInBrowser()
  const [state, setState] = useState<'unread' | 'none' | 'resumed'>('unread')
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const isUnsaved = form.isUnsaved()
  if (isInBrowser && state === 'unread') {
    const keptDraft = readKept(key, form.draft)
    const isOther = keptDraft !== null && JSON.stringify(keptDraft.draft) !== JSON.stringify(form.draft)
    setState(isOther ? 'resumed' : 'none')
    if (isOther) form.change(keptDraft.draft)
  }
  const keep = () => {
    if (keepDraft(key, form.draft)) setKeptAt(new Date().toISOString())
  }
  const keepAgain = () => {
    keep()
    setRound(round + 1)
  }
  const forget = () => {
    forgetDraft(key)
    setKeptAt(null)
    setState('none')
  }
  useTimer(keepAgain, isUnsaved ? keepEvery : null, round)
  useHeard(form.answer, ({ refused }) => {
    if (refused) return keep()
    forget()
    onSaved()
  })
  return {
    isResumed: state === 'resumed' && isUnsaved,
    keptAt: isUnsaved ? keptAt : null,
    forget,
    /** For a form that is left without a question: keeps what was typed since the last keeping. */
    keepUnsaved: () => void (isUnsaved && keepDraft(key, form.draft)),
  }
}
