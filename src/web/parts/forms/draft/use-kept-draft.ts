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
 * save. `keptAt` is the time of the last keeping; null when nothing is kept. `revision` is the one that the page has read;
 * the draft keeps the one that it was begun on until the person was told of a newer one.
 */
export function useKeptDraft<Draft extends object>(
  key: string,
  form: Pick<DraftForm<Draft>, 'draft' | 'isUnsaved' | 'answer'> & { change: (draft: Draft) => void },
  onSaved: () => void,
  revision = '',
) {
  const isInBrowser = useInBrowser()
  const [state, setState] = useState<'unread' | 'none' | 'resumed'>('unread')
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const isUnsaved = form.isUnsaved()
  /** Absent from an answer on, after which the page is read anew, until something is kept again. */
  const [base = revision, setBase] = useState<string | undefined>(revision)
  if (isInBrowser && state === 'unread') {
    const keptDraft = readKept(key, form.draft)
    const isOther = keptDraft !== null && JSON.stringify(keptDraft.draft) !== JSON.stringify(form.draft)
    setState(isOther ? 'resumed' : 'none')
    if (isOther) {
      form.change(keptDraft.draft)
      setBase(keptDraft.revision)
    }
  }
  const keep = () => {
    if (keepDraft(key, form.draft, base)) setKeptAt(new Date().toISOString())
  }
  const keepAgain = () => {
    keep()
    setBase(base)
    setRound(round + 1)
  }
  const forget = () => {
    forgetDraft(key)
    setKeptAt(null)
    setState('none')
    setBase(undefined)
  }
  useTimer(keepAgain, isUnsaved ? keepEvery : null, round)
  useHeard(form.answer, ({ refused }) => {
    if (refused?.code === 'changed_meanwhile') {
      setBase(undefined)
      setState('resumed')
    }
    if (refused) return keep()
    forget()
    onSaved()
  })
  return {
    revision: base,
    isResumed: state === 'resumed' && isUnsaved,
    keptAt: isUnsaved ? keptAt : null,
    forget,
    /** For a form that is left without a question: keeps what was typed since the last keeping. */
    keepUnsaved: () => void (isUnsaved && keep()),
  }
}
