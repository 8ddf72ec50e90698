import { useState } from 'react'
import { useHeard } from '#web/parts/heard.ts'
import { useStore } from '#web/ui/store.ts'
import { useTimer } from '#web/ui/timer.ts'
import { forgetDraft, keepDraft, readKept } from './kept-draft.ts'
import type { DraftForm } from './use-draft.ts'

/** Milliseconds between two keepings of what is typed. */
const keepEvery = 3000

const everywhere = { subscribe: () => () => {} }

/**
 * Keeps what is typed on this device until it is saved, and shows it again after a reload. `onSaved` runs once for each
 * save.
 */
export function useKeptDraft<Draft extends object>(
  key: string,
  form: Pick<DraftForm<Draft>, 'draft' | 'change' | 'isUnsaved' | 'answer'>,
  onSaved: () => void,
) {
  const isInBrowser = useStore(everywhere, () => true, false)
  const [isRead, setRead] = useState(false)
  const [round, setRound] = useState(0)
  if (isInBrowser && !isRead) {
    setRead(true)
    const kept = readKept(key, form.draft)
    if (kept) form.change(kept.draft)
  }
  const keepAgain = () => {
    keepDraft(key, form.draft)
    setRound(round + 1)
  }
  useTimer(keepAgain, form.isUnsaved() ? keepEvery : null, round)
  useHeard(form.answer, ({ refused }) => {
    if (refused) return void keepDraft(key, form.draft)
    forgetDraft(key)
    onSaved()
  })
}
