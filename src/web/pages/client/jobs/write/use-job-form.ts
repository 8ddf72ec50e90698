import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { WrittenJobFragment } from '#web/generated/graphql.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { useJobText } from '../parts/use-job-text.ts'
import type { SaveAnswer } from './act.ts'
import { checkDraft, draftOf, labelOf, write, type Draft } from './draft.ts'
import type { Writing } from './load.ts'

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
  const [madeId, setMadeId] = useState('')
  const form = useDraft<Draft, SaveAnswer>({
    begin: () => draftOf(job),
    write,
    check: (draft) => checkDraft(draft, writing),
    labelOf,
  })
  const jobId = job?.id ?? madeId
  const isDraft = job === null || (job.status === 'DRAFT' && job.canSaveAsDraft)
  const send = (revision: number, fields: Record<string, string> = {}) =>
    form.send({
      intent: 'save',
      jobId,
      status: job?.status ?? 'DRAFT',
      revision: String(revision),
      isChangeConfirmed: 'false',
      ...fields,
    })
  const text = useJobText({
    key: draftKey(viewerId, 'job', job?.id ?? 'new'),
    form,
    loadedRevision: job?.revision ?? 0,
    savesItself: canWrite && isDraft,
    isComplete: checkDraft(form.draft, writing).every((error) => error === null),
    send,
    onSaved: ({ id }) => {
      setMadeId(id)
      if (job) return
      onCreated(id)
      void navigate(clientUrls.jobEdit(id), { replace: true, preventScrollReset: true })
    },
  })
  return {
    ...form,
    ...text,
    jobId,
    isDraft,
    refused: form.answer?.refused,
    /** Checks the form and saves it; false when it has mistakes. */
    save: (fields?: Record<string, string>) => {
      if (!form.isRight()) return false
      text.press(fields)
      return true
    },
  }
}
