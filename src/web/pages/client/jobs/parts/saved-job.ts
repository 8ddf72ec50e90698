import type { JobStatus } from '#domain/job/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import type { SavedJob } from './use-job-text.ts'

/** Saving never publishes: a draft stays a draft, and a published job stays published. */
export const statusIn = (form: FormData): JobStatus => (formText(form, 'status') === 'DRAFT' ? 'DRAFT' : 'PUBLISHED')

/** The revision at which the page read the job; null for a form that names none. */
export function revisionIn(form: FormData) {
  const text = formText(form, 'revision')
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** A draft goes on to the next page; a published job was changed in one place and is done. */
export const leaveSaved = (jobId: string, status: JobStatus, next: string) =>
  redirectWith(status === 'DRAFT' ? next : clientUrls.jobEdited(jobId), 'scoutSaved')

type StepArgs = Omit<ClientArgs, 'params'> & { params: { jobId: string } }
type SaveStep = (ask: Ask, form: FormData, jobId: string) => Promise<SavedJob>

/** The acts of a later step: a press saves and goes on, a form that saves itself stays. */
export const stepActs = (saveStep: SaveStep, nextUrlOf: (jobId: string) => string) => ({
  '': async (ask: Ask, form: FormData, { params: { jobId } }: StepArgs) => {
    await saveStep(ask, form, jobId)
    return leaveSaved(jobId, statusIn(form), nextUrlOf(jobId))
  },
  save: async (ask: Ask, form: FormData, { params: { jobId } }: StepArgs) => ({
    saved: await saveStep(ask, form, jobId),
  }),
})
