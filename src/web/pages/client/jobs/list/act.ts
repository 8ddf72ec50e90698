import { act } from '#web/acts.ts'
import type { Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/parts/form-text.ts'
import type { Done } from '#web/parts/success-message.ts'

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
const Check = graphql(`
  mutation CheckJobDescription($id: ID!) {
    checkJobDescription(id: $id) {
      id
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
  publish: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateStatus, { id: formText(form, 'id'), status: 'PUBLISHED' })
    return { done: 'scoutPublished' }
  },
  draft: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateStatus, { id: formText(form, 'id'), status: 'DRAFT' })
    return { done: 'scoutDrafted' }
  },
  archive: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateIsArchived, { id: formText(form, 'id'), isArchived: true })
    return { done: 'scoutArchived' }
  },
  unarchive: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateIsArchived, { id: formText(form, 'id'), isArchived: false })
    return { done: 'scoutUnarchived' }
  },
  check: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Check, { id: formText(form, 'id') })
    return { done: 'scoutChecked' }
  },
  duplicate: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Duplicate, { jobId: formText(form, 'id') })
    return { done: 'scoutDuplicated' }
  },
  delete: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(Delete, { id: formText(form, 'id') })
    return { done: 'scoutDeleted' }
  },
}
export type JobIntent = keyof typeof acts

export const actOnJob = act(acts)
