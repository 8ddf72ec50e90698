import { data } from 'react-router'
import type { Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/parts/form-text.ts'
import type { Done } from '#web/parts/told.ts'

const UpdateStatus = graphql(`
  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {
    updateJobDescriptionStatus(id: $id, status: $status) {
      id
    }
  }
`)
const UpdateIsArchived = graphql(`
  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {
    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {
      activeCount
      archivedCount
    }
  }
`)
const Delete = graphql(`
  mutation DeleteJobDescription($id: ID!) {
    deleteJobDescription(id: $id)
  }
`)
const Duplicate = graphql(`
  mutation DuplicateJobDescription($jobId: ID!) {
    duplicateJobDescription(jobId: $jobId) {
      id
    }
  }
`)

const acts = {
  publish: { ask: (ask: Ask, id: string) => ask(UpdateStatus, { id, status: 'PUBLISHED' }), done: 'scoutPublished' },
  draft: { ask: (ask: Ask, id: string) => ask(UpdateStatus, { id, status: 'DRAFT' }), done: 'scoutDrafted' },
  archive: { ask: (ask: Ask, id: string) => ask(UpdateIsArchived, { id, isArchived: true }), done: 'scoutArchived' },
  unarchive: {
    ask: (ask: Ask, id: string) => ask(UpdateIsArchived, { id, isArchived: false }),
    done: 'scoutUnarchived',
  },
  duplicate: { ask: (ask: Ask, id: string) => ask(Duplicate, { jobId: id }), done: 'scoutDuplicated' },
  delete: { ask: (ask: Ask, id: string) => ask(Delete, { id }), done: 'scoutDeleted' },
} as const satisfies Record<string, { ask: (ask: Ask, id: string) => Promise<unknown> } & Done>

export type JobIntent = keyof typeof acts

export async function actOnJob(ask: Ask, form: FormData): Promise<Done> {
  const intent = formText(form, 'intent')
  if (!Object.hasOwn(acts, intent)) throw data({ code: 'invalid_input' }, { status: 400 })
  const act = acts[intent as JobIntent]
  await act.ask(ask, formText(form, 'id'))
  return { done: act.done }
}
