import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { JobPart } from '#web/generated/graphql.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useJobPresence } from './job-presence.tsx'
import { useJobText, type JobSaveAnswer } from './use-job-text.ts'

type StepFormOptions<Draft> = Parameters<typeof useDraft<Draft>>[0] & {
  job: { id: string; status: string | null; canSaveAsDraft: boolean; revision: number }
  /** The company user, whose draft the device keeps. */
  ownerId: string
  /** Names the page among the drafts of the job. */
  step: string
  /** The part that the page saves. */
  part: JobPart
  /** Whether saving takes something else from the job, which is left to a press. */
  isReplacing?: boolean
  /** Opens the form again with what is stored now. */
  onReadAnew: () => void
}

/** The intent of a press, which goes on to another page when it is saved. */
const leaving = { intent: '' }

/**
 * One of the later steps of a job in one form: a draft saves itself, and nothing of a colleague is overwritten before it
 * was told.
 */
export function useStepForm<Draft extends object>({
  job,
  ownerId,
  step,
  part,
  isReplacing = false,
  onReadAnew,
  ...options
}: StepFormOptions<Draft>) {
  const { revalidate } = useRevalidator()
  const canWrite = useCanWrite()
  const form = useDraft<Draft, JobSaveAnswer>(options)
  const send = (revision: number, fields: Record<string, string> = {}) =>
    form.send({ intent: 'save', status: job.status ?? 'PUBLISHED', revision: String(revision), ...fields })
  const text = useJobText({
    key: draftKey(ownerId, step, job.id),
    form,
    loadedRevision: job.revision,
    savesItself: canWrite && job.status === 'DRAFT' && job.canSaveAsDraft && !isReplacing,
    isComplete: options.check(form.draft).every((error) => error === null),
    send,
  })
  const { kept: keptDraft, revision } = text
  const presence = useJobPresence({ jobId: job.id, revision, part, isOn: canWrite && !form.isSending })
  return {
    ...form,
    ...text,
    presence,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (form.isRight()) text.press(leaving)
    },
    saveOver: () => text.saveOver(job.revision, leaving),
    readAnew: async () => {
      keptDraft.forget()
      await revalidate()
      onReadAnew()
    },
  }
}

export type StepForm = Pick<
  ReturnType<typeof useStepForm>,
  'problems' | 'message' | 'isSending' | 'isBusy' | 'isChanged' | 'saveOver' | 'readAnew'
>
