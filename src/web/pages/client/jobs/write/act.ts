import { redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import type { ActionRefusal, Ask, ClientArgs } from '#web/carry/ask.ts'
import type { JobStatus } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { readDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { formText } from '#web/carry/form-text.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { SavedJob } from '../parts/use-job-text.ts'
import type { JobInput } from './draft.ts'

const CreateJob = graphql(`
  mutation CreateJobDescription(
    $title: String!
    $jobTypeIds: [ID!]!
    $scoutTypeId: ID!
    $contents: ContentBlocksInput!
    $conditions: [JobConditionInput!]
  ) {
    createJobDescription(
      title: $title
      jobTypeIds: $jobTypeIds
      scoutTypeId: $scoutTypeId
      contents: $contents
      conditions: $conditions
    ) {
      id
      revision
      lastEditedAt
    }
  }
`)

const UpdateContents = graphql(`
  mutation UpdateJobDescriptionContents(
    $id: ID!
    $title: String!
    $jobTypeIds: [ID!]!
    $scoutTypeId: ID!
    $contents: ContentBlocksInput!
    $conditions: [JobConditionInput!]
    $status: JobStatus!
    $revision: Int
    $isChangeConfirmed: Boolean
  ) {
    updateJobDescriptionContents(
      id: $id
      title: $title
      jobTypeIds: $jobTypeIds
      scoutTypeId: $scoutTypeId
      contents: $contents
      conditions: $conditions
      status: $status
      revision: $revision
      isChangeConfirmed: $isChangeConfirmed
    ) {
      id
      revision
      lastEditedAt
    }
  }
`)

const PublishJob = graphql(`
  mutation PublishJobDescription($id: ID!, $status: JobStatus!, $revision: Int) {
    updateJobDescriptionStatus(id: $id, status: $status, revision: $revision) {
      id
    }
  }
`)

export type Saved = { saved: SavedJob; refused?: undefined }
export type SaveAnswer = Saved | ActionRefusal | undefined
export type StatusAnswer = Done | ActionRefusal | undefined

/** Where a save leads; anything else stays on the page. */
const nextOf = (next: string, jobId: string) => {
  if (next === 'process') return clientUrls.jobRecruitmentProcess(jobId)
  if (next === 'edited') return clientUrls.jobEdited(jobId)
  return null
}

export const actOnJobWriting = act({
  save: async (ask: Ask, form: FormData): Promise<Saved> => {
    // The door checks the draft against the schema.
    const input = readDraft(form) as JobInput
    const id = formText(form, 'jobId')
    const saved = id === '' ? await create(ask, input) : await update(ask, id, input, form)
    const next = nextOf(formText(form, 'next'), saved.id)
    if (next !== null) throw redirect(next)
    return { saved }
  },
  publish: async (ask: Ask, form: FormData, args: ClientArgs): Promise<Done> => {
    const id = args.params['jobId'] ?? ''
    await ask(PublishJob, { id, status: 'PUBLISHED', revision: Number(formText(form, 'revision')) })
    throw redirect(clientUrls.jobCreated(id))
  },
  draft: async (ask: Ask, form: FormData, args: ClientArgs): Promise<Done> => {
    const id = args.params['jobId'] ?? ''
    await ask(PublishJob, { id, status: 'DRAFT', revision: Number(formText(form, 'revision')) })
    return { done: 'scoutDrafted' }
  },
})

const create = async (ask: Ask, input: JobInput) => (await ask(CreateJob, input)).createJobDescription

async function update(ask: Ask, id: string, input: JobInput, form: FormData) {
  const answer = await ask(UpdateContents, {
    id,
    ...input,
    status: formText(form, 'status') as JobStatus,
    revision: Number(formText(form, 'revision')),
    isChangeConfirmed: formText(form, 'isChangeConfirmed') === 'true',
  })
  return answer.updateJobDescriptionContents
}
