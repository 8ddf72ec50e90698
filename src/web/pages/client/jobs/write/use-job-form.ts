import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isUnanswered } from '#web/ask.ts'
import type { WrittenJobFragment } from '#web/generated/graphql.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import { onWindow, useListener } from '#web/ui/listener.ts'
import { useTimer } from '#web/ui/timer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { SaveAnswer } from './act.ts'
import { checkDraft, draftOf, labelOf, write, type Draft } from './draft.ts'
import type { Writing } from './load.ts'
import { saveEvery } from './save-every.ts'

const backOnline = onWindow('online')

export type JobForm = ReturnType<typeof useJobForm>

type JobFormOptions = {
  writing: Writing
  job: WrittenJobFragment | null
  /** Whether the viewer may save at all. */
  canWrite: boolean
  onCreated: (jobId: string) => void
}

/** The contents of a job in one form: a draft saves itself, a published job is saved by a press. */
export function useJobForm({ writing, job, canWrite, onCreated }: JobFormOptions) {
  const navigate = useNavigate()
  const viewerId = writing.viewer?.__typename === 'CompanyViewer' ? writing.viewer.id : ''
  const [made, setMade] = useState<{ id: string; savedAt: string } | null>(null)
  /** The revision that the form was read at: another save of it after that would be overwritten. */
  const [revision, setRevision] = useState(job?.revision ?? 0)
  /** The draft that the server refused, until it is changed. */
  const [stopped, setStopped] = useState<Draft | null>(null)
  const form = useDraft<Draft, SaveAnswer>({
    begin: () => draftOf(job),
    write,
    check: (draft) => checkDraft(draft, writing),
    labelOf,
  })
  const jobId = job?.id ?? made?.id ?? ''
  const keepRevision = () => {
    if (!form.answer || form.answer.refused || !('saved' in form.answer)) return
    const { id, revision: saved, lastEditedAt } = form.answer.saved
    setRevision(saved)
    setMade({ id, savedAt: lastEditedAt })
    if (job) return
    onCreated(id)
    void navigate(clientUrls.jobEdit(id), { replace: true, preventScrollReset: true })
  }
  const kept = useKeptDraft(
    draftKey(viewerId, 'job', job?.id ?? 'new'),
    {
      // The kept text knows what it was written on, so that it overwrites nobody after a reload either.
      draft: { ...form.draft, revision },
      change: (next) => {
        const { revision: keptRevision, ...draft } =
          typeof next === 'function' ? next({ ...form.draft, revision }) : next
        setRevision(keptRevision)
        form.change(draft)
      },
      isUnsaved: form.isUnsaved,
      answer: form.answer,
    },
    keepRevision,
  )
  const { answer } = form
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    if (answer?.refused) setStopped(form.draft)
  }
  const refused = form.answer?.refused
  const isLost = refused !== undefined && isUnanswered(refused)
  const isDraft = job === null || (job.status === 'DRAFT' && job.canSaveAsDraft)
  const isComplete = checkDraft(form.draft, writing).every((error) => error === null)
  const isUnsaved = form.isUnsaved()
  const canSave = canWrite && isComplete && isUnsaved && (isLost || form.draft !== stopped)
  const send = (fields: Record<string, string> = {}) =>
    form.send({
      intent: 'save',
      jobId,
      status: job?.status ?? 'DRAFT',
      revision: String(revision),
      isChangeConfirmed: 'false',
      ...fields,
    })
  const saveItself = () => {
    if (canSave && isDraft) send()
  }
  useTimer(saveItself, canSave && isDraft ? saveEvery : null)
  useListener(backOnline, saveItself, isLost)
  return {
    ...form,
    jobId,
    revision,
    kept,
    isDraft,
    isComplete,
    isLost,
    hasUnsaved: isUnsaved,
    savedAt: made?.savedAt ?? null,
    refused,
    /** Checks the form and saves it; false when it has mistakes. */
    save: (fields?: Record<string, string>) => {
      if (!form.isRight()) return false
      send(fields)
      return true
    },
    /** Saves over what a colleague saved meanwhile. */
    saveOver: (theirs: number) => {
      setRevision(theirs)
      send({ revision: String(theirs) })
    },
  }
}
