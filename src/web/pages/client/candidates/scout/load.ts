import { redirect } from 'react-router'
import { maxPageSize } from '#domain/candidate-search/rules/limits.ts'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { ScoutComposerQuery } from '#web/generated/graphql.ts'
import { readCondition } from '#domain/candidate-search/rules/address.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { foundByOf } from './found-by.ts'
import { chosenTimeOf, sendAtOf } from './send-time/send-at.ts'

const ScoutComposer = graphql(`
  query ScoutComposer(
    $condition: SearchCandidateCondition!
    $ids: [ID!]!
    $count: Int!
    $jobId: ID!
    $hasJob: Boolean!
    $sendAt: DateTime
  ) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        familyName
        user {
          ...Sender
        }
        company {
          displayName
          ...CompanyMark
        }
        contract {
          plan {
            bulkSendLimit
            features
          }
        }
      }
    }
    scoutQuota {
      limit
      remaining
      nextReturn {
        day
        count
      }
    }
    isFairModeOn
    jobDescriptionsForScoutInvitation {
      id
      title
      isFair
      scoutType {
        label
      }
      lastScoutText {
        subject
        message
        sentAt
        companyUserId
        isOfOne
        scoutTemplateId
        scoutTemplateVersion
      }
      scoutExperiment {
        id
        title
        versions {
          version
          subject
          message
        }
      }
    }
    scoutTemplates {
      id
      title
      version
      subject
      message
      isShared
      job {
        id
      }
    }
    companyUsers {
      id
      familyName
    }
    savedFilters {
      id
      name
    }
    ownScoutDraft(jobId: $jobId) @include(if: $hasJob) {
      ...ScoutDraftFields
    }
    reasonFigures {
      isShown
      from
      to
      sent
      accepted
      rows {
        key
        sent
        accepted
      }
    }
    jobDescription(jobId: $jobId) @include(if: $hasJob) {
      id
      title
      isArchived
    }
    searchCandidates(condition: $condition) {
      edges {
        node {
          ...ScoutPerson
        }
      }
    }
    scoutDeliveries(candidateIds: $ids, sendAt: $sendAt) {
      candidateId
      deliverAt
      isWeekFull
    }
    sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: $count, condition: $condition)
      @include(if: $hasJob) {
      new
      renew
      alreadySent
    }
  }
`)

/** The address names the students and the job. An address without students leads back to the list. */
export async function loadComposer(ask: Ask, { url }: { url: URL }) {
  const back = listAddress(url.searchParams.get('back')) ?? clientUrls.candidates()
  const next = listAddress(url.searchParams.get('next'))
  const ids = (readCondition(url.searchParams).candidateIds ?? []).slice(0, maxPageSize)
  if (ids.length === 0) throw redirect(back)
  const jobId = url.searchParams.get('job') ?? ''
  const data = await askComposer(ask, { ids, jobId, sendAt: sendAtOf(chosenTimeOf(url.searchParams)) })
  const jobs = data.jobDescriptionsForScoutInvitation
  const viewerId = data.viewer?.__typename === 'CompanyViewer' ? data.viewer.id : ''
  const open = jobs.filter(({ isFair }) => !isFair || data.isFairModeOn)
  const usual = jobId === '' ? usualJob(open, viewerId) : undefined
  if (usual) throw redirect(withJob(url, usual.id))
  return { data, ids, jobId, back, next, foundBy: foundByOf(url.searchParams.get('back'), data.savedFilters) }
}

type Job = ScoutComposerQuery['jobDescriptionsForScoutInvitation'][number]

/** The only job, or the one for which this person, or else a colleague, wrote last. */
function usualJob(jobs: readonly Job[], viewerId: string) {
  if (jobs.length === 1) return jobs[0]
  const written = jobs
    .filter(({ lastScoutText }) => lastScoutText !== null)
    .toSorted((a, b) => (b.lastScoutText?.sentAt ?? '').localeCompare(a.lastScoutText?.sentAt ?? ''))
  return written.find(({ lastScoutText }) => lastScoutText?.companyUserId === viewerId) ?? written[0]
}

type Asked = { ids: string[]; jobId: string; sendAt: string | null }

async function askComposer(ask: Ask, { ids, jobId, sendAt }: Asked) {
  const condition = { candidateIds: ids, first: maxPageSize }
  const about = (id: string) => ({ condition, ids, count: ids.length, jobId: id, hasJob: id !== '', sendAt })
  try {
    return await ask(ScoutComposer, about(jobId))
  } catch (error) {
    // The job was deleted meanwhile; the page says so beside the text that was written for it.
    if (jobId !== '' && error instanceof AskError && error.refused.code === 'not_found')
      return ask(ScoutComposer, about(''))
    throw error
  }
}

/** An address of the list as the user left it; null for addresses outside the list. */
function listAddress(address: string | null) {
  const list = clientUrls.candidates()
  return address === list || address?.startsWith(`${list}?`) || address?.startsWith(`${list}/page/`) ? address : null
}

function withJob(url: URL, jobId: string) {
  const search = new URLSearchParams(url.searchParams)
  search.set('job', jobId)
  return `${url.pathname}?${search}`
}
