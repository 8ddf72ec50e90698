import { useState } from 'react'
import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import { onWindow, useListener } from '#web/ui/browser/listener.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { saveEvery } from './save-every.ts'

const backOnline = onWindow('online')

/** A job as it was stored, with the revision that the next save is made from. */
export type SavedJob = { id: string; revision: number; lastEditedAt: string }
export type JobSaveAnswer = { refused?: Refused; saved?: SavedJob } | undefined
type Fields = Record<string, string>

type JobTextOptions<Draft extends object> = {
  /** Names the draft on the device. */
  key: string
  form: Pick<DraftForm<Draft>, 'draft' | 'change' | 'isUnsaved' | 'isSending'> & { answer: JobSaveAnswer }
  /** The revision of the job that the page was loaded with. */
  loadedRevision: number
  /** Whether the text may be saved without a press: a draft in the hands of somebody who may write it. */
  savesItself: boolean
  /** Whether the text has no mistakes. */
  isComplete: boolean
  /** Sends the text as it was read at the revision; without fields of a press the page stays. */
  send: (revision: number, fields?: Fields) => void
  onSaved?: (saved: SavedJob) => void
}

/** The text of one part of a job: kept on the device until it is saved, and saved by itself while the job is a draft. */
export function useJobText<Draft extends object>({
  key,
  form,
  loadedRevision,
  savesItself,
  isComplete,
  send,
  onSaved,
}: JobTextOptions<Draft>) {
  /** The revision that the text was read at: another save of it after that would be overwritten. */
  const [revision, setRevision] = useState(loadedRevision)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  /** The draft that the server refused, until it is changed. */
  const [stopped, setStopped] = useState<Draft | null>(null)
  const [isSavingItself, setSavingItself] = useState(false)
  /** The fields of a press while the text was saving itself: the press counts once that is done. */
  const [pressed, setPressed] = useState<Fields | null>(null)
  const { answer, isSending } = form
  const refused = answer?.refused
  const keptDraft = useKeptDraft(
    key,
    {
      // The kept text knows what it was written on, so that it overwrites nobody after a reload either.
      draft: { ...form.draft, revision },
      change: ({ revision: keptRevision, ...text }) => {
        // The same text was saved before the reload: it is the stored one, at the revision of the stored one.
        if (JSON.stringify(text) === JSON.stringify(form.draft)) return
        setRevision(keptRevision)
        form.change(text as object as Draft)
      },
      isUnsaved: form.isUnsaved,
      answer,
    },
    () => {
      if (!answer?.saved) return
      setRevision(answer.saved.revision)
      setSavedAt(answer.saved.lastEditedAt)
      onSaved?.(answer.saved)
    },
  )
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    if (refused) setStopped(form.draft)
  }
  const isLost = refused !== undefined && isUnanswered(refused)
  const isChanged = refused?.code === 'job_changed_meanwhile'
  const hasUnsaved = form.isUnsaved()
  // A colleague's save waits for a person's choice, not for another try.
  const isTried = isChanged || (form.draft === stopped && !isLost)
  const willSave = savesItself && isComplete && hasUnsaved && !isTried
  const saveItself = () => {
    if (!willSave) return
    setSavingItself(true)
    send(revision)
  }
  useTimer(saveItself, willSave ? saveEvery : null)
  useListener(backOnline, saveItself, isLost)
  const sendPressed = (readAt: number, fields?: Fields) => {
    setSavingItself(false)
    send(readAt, fields)
  }
  const sendLate = () => {
    setPressed(null)
    if (!refused) sendPressed(revision, pressed ?? {})
  }
  useTimer(sendLate, pressed !== null && !isSending ? 0 : null)
  return {
    kept: keptDraft,
    revision,
    savedAt,
    savesItself,
    isComplete,
    hasUnsaved,
    willSave,
    isLost,
    isChanged,
    /** The refusal of a press, for which its writer waits; a text that saves itself takes no focus. */
    refusedPress: isSavingItself ? undefined : refused,
    /** Whether a press is on its way: the text that saves itself keeps no button busy. */
    isBusy: pressed !== null || (isSending && !isSavingItself),
    press: (fields: Fields = {}) => {
      if (!isSending) sendPressed(revision, fields)
      else if (isSavingItself) setPressed(fields)
    },
    /** Saves over what a colleague saved meanwhile, which is the revision `theirs`. */
    saveOver: (theirs: number, fields?: Fields) => {
      setRevision(theirs)
      sendPressed(theirs, fields)
    },
  }
}
