import type { Ask } from '#web/carry/ask.ts'
import { refuseGuest } from '#web/pages/client/parts/refuse-guest.ts'
import { graphql } from '#web/generated/index.ts'
import { publishPart } from '../parts/job-steps.tsx'

/** The form's values as they were saved last. */
export const WrittenJob = graphql(`
  fragment WrittenJob on JobDescription {
    __typename
    id
    revision
    title
    status
    isArchived
    canSaveAsDraft
    takedown {
      reason
    }
    totalSent
    lastEditedAt
    checkedAt
    scoutType {
      id
      label
    }
    jobTypes {
      id
      label
    }
    contents {
      ...ContentBlockFields
    }
    conditions {
      label
      body
    }
    recruitmentProcess {
      label
    }
    recruitmentProcessDescription
  }
`)

const JobWriterPage = graphql(`
  query JobWriterPage($jobId: ID!, $isNew: Boolean!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        company {
          ...JobCompany
        }
      }
    }
    scoutTypes {
      id
      label
      note
    }
    jobTypes {
      id
      label
      group
    }
    jobDescription(jobId: $jobId) @skip(if: $isNew) {
      ...WrittenJob
    }
  }
`)

const JobPublishPage = graphql(`
  query JobPublishPage($jobId: ID!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        company {
          ...JobCompany
        }
      }
    }
    jobDescription(jobId: $jobId) {
      __typename
      id
      revision
      title
      status
      isArchived
      totalSent
      canSaveAsDraft
      takedown {
        reason
      }
      canSendScoutInvitation
      missingParts {
        code
        label
      }
      contents {
        ...ContentBlockFields
      }
      ...JobBody
      ... on MessageJobDescription {
        completionDescription
        completionUrls {
          label
          url
        }
      }
      ... on SchedulingJobDescription {
        scheduling {
          id
          title
          schedulingDates {
            id
            startAt
            closesAt
            hasCapacity
          }
        }
      }
    }
  }
`)

type Args = { params: Record<string, string | undefined>; url: URL }

export async function loadWriter(ask: Ask, { params: { jobId }, url }: Args) {
  if (jobId !== undefined && url.searchParams.get('part') === publishPart)
    return { publishing: await ask(JobPublishPage, { jobId }), writing: null }
  const writing = await ask(JobWriterPage, { jobId: jobId ?? '', isNew: jobId === undefined })
  await refuseGuest(ask, writing.viewer)
  return { publishing: null, writing }
}

export type Writing = NonNullable<Awaited<ReturnType<typeof loadWriter>>['writing']>
export type Publishing = NonNullable<Awaited<ReturnType<typeof loadWriter>>['publishing']>
