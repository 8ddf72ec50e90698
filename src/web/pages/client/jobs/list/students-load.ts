import {
  jobPage,
  jobScoutInvitationStatuses,
  type JobScoutInvitationStatus,
} from '#domain/candidate-search/by-job/rules.ts'
import { ofWord } from '#domain/candidate-search/csv/rules.ts'
import { schedulingStatuses } from '#domain/scout-invitation/rules.ts'
import { AskError, notFound, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'

const JobStudents = graphql(`
  query JobStudentsPage(
    $jobId: ID!
    $status: JobScoutInvitationStatus!
    $schedulingStatus: SchedulingStatus
    $first: Int!
    $offset: Int!
  ) {
    viewer {
      ... on CompanyViewer {
        __typename
        contract {
          plan {
            features
          }
        }
      }
    }
    jobDescription(jobId: $jobId) {
      __typename
      id
      title
      isArchived
      totalSent
    }
    SENT: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: SENT, first: 0) {
      totalCount
    }
    PENDING: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: PENDING, first: 0) {
      totalCount
    }
    ACCEPTED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: ACCEPTED, first: 0) {
      totalCount
    }
    DECLINED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: DECLINED, first: 0) {
      totalCount
    }
    HIRED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: HIRED, first: 0) {
      totalCount
    }
    students: searchCandidatesByJob(
      jobId: $jobId
      scoutInvitationStatus: $status
      schedulingStatus: $schedulingStatus
      first: $first
      offset: $offset
    ) {
      totalCount
      edges {
        node {
          ...JobStudent
        }
      }
    }
  }
`)

/** The id of the job whose students an address names; null for the list of jobs. */
export const jobOf = (search: URLSearchParams) => search.get('job-id') || null

/** The students of one job with one status. An unknown status is a 404, like an unknown path. */
export async function loadStudents(ask: Ask, jobId: string, search: URLSearchParams) {
  const status = statusOf(search.get('scout-invitation-status') ?? '')
  const wanted = search.get('scheduling-status') || null
  const schedulingStatus = wanted === null ? null : ofWord(wanted, schedulingStatuses)
  const page = pageOf(search.get('page') ?? '1')
  if (schedulingStatus === undefined) throw notFound()
  try {
    const of = { jobId, status, schedulingStatus, first: jobPage.size, offset: (page - 1) * jobPage.size }
    return { data: await ask(JobStudents, of), status, schedulingStatus, page }
  } catch (error) {
    if (error instanceof AskError && error.refused.code === 'not_found') throw notFound()
    throw error
  }
}

export type StudentsOfJob = Awaited<ReturnType<typeof loadStudents>>

function statusOf(word: string): JobScoutInvitationStatus {
  const status = ofWord(word || 'sent', jobScoutInvitationStatuses)
  if (!status) throw notFound()
  return status
}

function pageOf(text: string) {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw notFound()
  return Number(text)
}
