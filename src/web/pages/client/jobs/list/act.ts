import { data } from 'react-router'
import { act, saidWhenGone } from '#web/carry/act.ts'
import type { Ask, Refused } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { messages } from '#web/texts/messages.ts'
import { formText } from '#web/carry/form-text.ts'
import { followUp } from './follow-up.ts'
import { withdraw } from './withdraw.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import type { Done } from '#web/parts/answers/success-message.ts'

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

const actOnListed = saidWhenGone(act({ ...acts, withdraw, followUp }))

const deleted: Refused = { code: 'not_found', message: messages.jobDeleted, fields: [] }

/**
 * A colleague may have deleted the job meanwhile. With status 404 the router does not load the list again, so that the
 * row stays and says so.
 */
export async function actOnJob(...args: Parameters<typeof actOnListed>) {
  const answer = await actOnListed(...args)
  return refusedOf(answer)?.code === 'not_found' ? data({ refused: deleted }, { status: 404 }) : answer
}
