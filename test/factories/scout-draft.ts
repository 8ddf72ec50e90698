import type { Insertable } from 'kysely'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import type { TestApp } from '../client.ts'

type Given = {
  students: { candidateId: string; reason: string; quotations?: { field: string; text: string }[] }[]
  subject?: string
  message?: string
  promises?: string[]
  followUp?: string | null
  template?: { id: string; version: number } | null
  revision?: string
  readRevision?: string | null
}

type Home = { companyId: OfRow<'company'>; companyUserId: string; jobId: string }
type Written = { candidateId: OfRow<'candidate'>; reason?: string; quotations?: { field: string; text: string }[] }

/** The rows of a draft, as a save writes them. */
export async function aDraft(
  db: Db,
  home: Home,
  students: readonly Written[],
  given: Partial<Insertable<DB['scoutDraft']>> = {},
) {
  const draft = await db
    .insertInto('scoutDraft')
    .values({
      ...home,
      revision: crypto.randomUUID(),
      subject: '検査装置の話',
      message: 'はじめまして。',
      promises: [],
      deviceFamily: 'Windows・Chrome',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('scoutDraftStudent')
    .values(
      students.map(({ candidateId, reason = '途中の理由', quotations = [] }, position) => ({
        ...home,
        candidateId,
        position,
        reason,
        quotations: JSON.stringify(quotations),
      })),
    )
    .execute()
  return draft
}

/** Saves a draft for the job as a composer does, and gives its revision. */
export const draftsOf = (app: TestApp, jobId: string) => {
  const save = async (viewer: Viewer, { students, revision = crypto.randomUUID(), ...given }: Given) => {
    const { data, errors } = await app.as(viewer).ask(
      `mutation ($jobId: ID!, $revision: ID!, $readRevision: ID, $subject: String!, $message: String!,
        $template: UsedScoutTemplateInput, $promises: [ScoutPromiseKind!]!, $followUp: String,
        $students: [ScoutDraftStudentInput!]!) {
        saveScoutDraft(jobId: $jobId, revision: $revision, readRevision: $readRevision, subject: $subject,
          message: $message, template: $template, promises: $promises, followUp: $followUp, students: $students) {
          revision } }`,
      {
        jobId,
        revision,
        subject: '検査装置の話',
        message: 'はじめまして。',
        promises: [],
        ...given,
        students: students.map((student) => ({ quotations: [], ...student })),
      },
    )
    return { revision: data?.saveScoutDraft?.revision as string | undefined, code: errors[0]?.code, errors }
  }
  return {
    save,
    remove: async (viewer: Viewer, revision: string) =>
      (
        await app
          .as(viewer)
          .ask('mutation ($jobId: ID!, $revision: ID!) { deleteScoutDraft(jobId: $jobId, revision: $revision) }', {
            jobId,
            revision,
          })
      ).errors[0]?.code,
    read: async (viewer: Viewer) =>
      (
        await app.as(viewer).ask(
          `query ($jobId: ID!) { ownScoutDraft(jobId: $jobId) { revision subject message template { id version }
            promises followUp leftOut deviceFamily students { candidateId reason quotations { field text } } } }`,
          { jobId },
        )
      ).data.ownScoutDraft,
    colleagues: async (viewer: Viewer, ids: readonly string[]) => {
      const { data, errors } = await app.as(viewer).ask(
        `query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) {
          edges { node { id draftsOfColleagues { companyUser { id } } } } } }`,
        { ids },
      )
      const edges: { node: { id: string; draftsOfColleagues: { companyUser: { id: string } }[] } }[] =
        data?.searchCandidates?.edges ?? []
      return {
        code: errors[0]?.code,
        of: new Map(
          edges.map(({ node }) => [node.id, node.draftsOfColleagues.map(({ companyUser }) => companyUser.id)]),
        ),
      }
    },
  }
}
