import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { JobPart } from '#web/generated/graphql.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { useKeptDraft } from '#web/parts/forms/draft/use-kept-draft.ts'
import { useHeard } from '#web/parts/heard.ts'
import { useJobPresence } from './job-presence.tsx'

type StepFormOptions<Draft> = Parameters<typeof useDraft<Draft>>[0] & {
  job: { id: string; status: string | null; revision: number }
  /** The company user, whose draft the device keeps. */
  ownerId: string
  /** Names the page among the drafts of the job. */
  step: string
  /** The part that the page saves. */
  part: JobPart
  /** Opens the form again with what is stored now. */
  onReadAnew: () => void
}

/** One of the later steps of a job in one form, which tells of a colleague's save before it overwrites it. */
export function useStepForm<Draft extends object>({
  job,
  ownerId,
  step,
  part,
  onReadAnew,
  ...options
}: StepFormOptions<Draft>) {
  const { revalidate } = useRevalidator()
  const [revision] = useState(job.revision)
  const form = useDraft<Draft>(options)
  const kept = useKeptDraft(draftKey(ownerId, step, job.id), form, () => {})
  const isOn = useCanWrite() && !form.isSending
  const presence = useJobPresence({ jobId: job.id, revision, part, isOn })
  const isChanged = form.answer?.refused?.code === 'job_changed_meanwhile'
  useHeard(form.answer, ({ refused }) => {
    // Reads the revision of the colleague's save, for whoever then decides to save over it.
    if (refused?.code === 'job_changed_meanwhile') void revalidate()
  })
  const send = (readAt: number) => form.send({ status: job.status ?? 'PUBLISHED', revision: String(readAt) })
  return {
    ...form,
    isChanged,
    presence,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (!form.isSending && form.isRight()) send(revision)
    },
    saveOver: () => send(job.revision),
    readAnew: async () => {
      kept.forget()
      await revalidate()
      onReadAnew()
    },
  }
}

export type StepForm = Pick<
  ReturnType<typeof useStepForm>,
  'problems' | 'message' | 'isSending' | 'isChanged' | 'saveOver' | 'readAnew'
>
