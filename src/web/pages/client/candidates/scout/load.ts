import { redirect } from 'react-router'
import { maxPageSize } from '#domain/candidate-search/page-size/rules.ts'
import { AskError, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { readCondition } from '#domain/candidate-search/condition-address/rules.ts'
import { urls } from '#ground/urls.ts'

const ScoutComposer = graphql(`
  query ScoutComposer(
    $condition: SearchCandidateCondition!
    $ids: [ID!]!
    $count: Int!
    $jobId: ID!
    $hasJob: Boolean!
  ) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        user {
          ...Sender
        }
        company {
          displayName
        }
        contract {
          plan {
            bulkSendLimit
          }
        }
      }
    }
    scoutQuota {
      limit
      remaining
    }
    jobDescriptionsForScoutInvitation {
      id
      title
      scoutType {
        label
      }
    }
    searchCandidates(condition: $condition) {
      edges {
        node {
          ...ScoutPerson
        }
      }
    }
    scoutDeliveries(candidateIds: $ids) {
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
  const back = backOf(url.searchParams.get('back'))
  const ids = (readCondition(url.searchParams).candidateIds ?? []).slice(0, maxPageSize)
  if (ids.length === 0) throw redirect(back)
  const jobId = url.searchParams.get('job') ?? ''
  const data = await askComposer(ask, ids, jobId)
  const jobs = data.jobDescriptionsForScoutInvitation
  const onlyJob = jobs.length === 1 ? jobs[0] : undefined
  if (onlyJob && onlyJob.id !== jobId) throw redirect(withJob(url, onlyJob.id))
  return { data, ids, jobId: jobs.some(({ id }) => id === jobId) ? jobId : '', back }
}

async function askComposer(ask: Ask, ids: string[], jobId: string) {
  const condition = { candidateIds: ids, first: maxPageSize }
  const about = (id: string) => ({ condition, ids, count: ids.length, jobId: id, hasJob: id !== '' })
  try {
    return await ask(ScoutComposer, about(jobId))
  } catch (error) {
    // The job was deleted meanwhile, so the user chooses another one.
    if (jobId !== '' && error instanceof AskError && error.refused.code === 'not_found')
      return ask(ScoutComposer, about(''))
    throw error
  }
}

/** The address of the list as the user left it. Addresses outside the list are not accepted. */
function backOf(back: string | null) {
  const list = urls.client.candidates()
  return back === list || back?.startsWith(`${list}?`) || back?.startsWith(`${list}/page/`) ? back : list
}

function withJob(url: URL, jobId: string) {
  const search = new URLSearchParams(url.searchParams)
  search.set('job', jobId)
  return `${url.pathname}?${search}`
}
