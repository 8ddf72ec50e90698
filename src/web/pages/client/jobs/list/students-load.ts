import {
  jobPage,
  jobScoutInvitationStatuses,
  type JobScoutInvitationStatus,
} from '#domain/candidate-search/by-job/rules.ts'
import { ofWord } from '#domain/candidate-search/csv/rules.ts'
import { schedulingStatuses } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { notFound, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'

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
  const page = readPageNumber(search.get('page') ?? undefined)
  if (schedulingStatus === undefined) throw notFound()
  const of = { jobId, status, schedulingStatus, first: jobPage.size, offset: (page - 1) * jobPage.size }
  const answer = await ask(JobStudents, of)
  const urlOf = (to: number) =>
    clientUrls.jobCandidates(answer.jobDescription, {
      scoutInvitationStatus: wordOf(status),
      schedulingStatus: schedulingStatus && wordOf(schedulingStatus),
      page: to,
    })
  const pageCount = countPages({ page, total: answer.students.totalCount, size: jobPage.size }, urlOf)
  return { answer, status, schedulingStatus, page, pageCount }
}

export type StudentsOfJob = Awaited<ReturnType<typeof loadStudents>>

/** A status as the address names it. */
export const wordOf = (status: string) => status.toLowerCase().replaceAll('_', '-')

function statusOf(word: string): JobScoutInvitationStatus {
  const status = ofWord(word || 'sent', jobScoutInvitationStatuses)
  if (!status) throw notFound()
  return status
}
