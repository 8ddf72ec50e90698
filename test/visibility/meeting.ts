import type { Role } from './crowd.ts'
import { asked, askedOfEach, type Asking, type Path } from './path.ts'

const atEvent = 'acceptedSearchCandidates { candidate { id } }'
const atInterview = 'acceptedSearchCandidate { candidate { id } }'
const dates = `... on EventDate { ${atEvent} } ... on InterviewDate { ${atInterview} }`
const scheduling = `... on SchedulingEvent { schedulingDates { ${atEvent} } }
  ... on SchedulingInterview { schedulingDates { ${atInterview} } }`
const job = `id ... on SchedulingJobDescription { scheduling { ${scheduling} } }`
const met: readonly Role[] = ['booked', 'interviewed']

const meets = (
  field: string,
  document: string,
  variables: (asking: Asking) => Record<string, unknown> = () => ({}),
  shows: readonly Role[] = met,
): Path => ({
  through: [field, 'Booking.candidate'],
  what: 'who is booked',
  shows,
  keeps: shows,
  ask: asked(document, variables),
})

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const around = ({ company }: Asking) => ({
  from: dayOf(new Date(company.eventDate.startAt.getTime() - 86_400_000)),
  to: dayOf(new Date(company.interviewDate.startAt.getTime() + 86_400_000)),
})

/**
 * The company's own dates, from every field that leads to them. The booking of a hidden student stays (states.md 1B.1).
 */
export const meetingPaths: Path[] = [
  meets('Query.schedulings', `{ schedulings(first: 5) { edges { node { ${scheduling} } } } }`),
  meets(
    'Query.scheduling',
    `query ($id: ID!) { scheduling(id: $id) { ${scheduling} } }`,
    ({ company }) => ({ id: company.event.id }),
    ['booked'],
  ),
  meets(
    'Query.schedulingDate',
    `query ($id: ID!) { schedulingDate(id: $id) { ${dates} } }`,
    ({ company }) => ({ id: company.interviewDate.id }),
    ['interviewed'],
  ),
  meets(
    'Query.schedulingDates',
    `query ($from: Date, $to: Date) { schedulingDates(first: 5, startDate: $from, endDate: $to) { edges { node { ${dates} } } } }`,
    around,
  ),
  meets(
    'Query.groupedSchedulingDates',
    `query ($from: Date!, $to: Date!) { groupedSchedulingDates(startDate: $from, endDate: $to) { dates { ${dates} } } }`,
    around,
  ),
  meets(
    'Query.jobDescription',
    `query ($id: ID!) { jobDescription(jobId: $id) { ${job} } }`,
    ({ company }) => ({ id: company.job.id }),
    ['booked'],
  ),
  meets('Query.jobDescriptions', `{ jobDescriptions(first: 5) { edges { node { ${job} } } } }`),
  meets('Query.jobDescriptionsForScoutInvitation', `{ jobDescriptionsForScoutInvitation { ${job} } }`),
  meets(
    'Mutation.toggleSchedulingDateCapacityFull',
    `mutation ($id: ID!) { toggleSchedulingDateCapacityFull(schedulingDateId: $id, isCapacityFull: true) { ${dates} } }`,
    ({ company }) => ({ id: company.interviewDate.id }),
    ['interviewed'],
  ),
  {
    through: ['Mutation.updateBookingAttendance', 'Booking.candidate'],
    what: 'who came',
    shows: ['booked'],
    keeps: ['booked'],
    ask: askedOfEach(
      'mutation ($id: ID!) { updateBookingAttendance(id: $id, attendance: ATTENDED) { id candidate { id } } }',
      undefined,
      ({ company }) => [company.bookingId],
    ),
  },
  {
    through: ['Query.schedulingDateRequests', 'SchedulingDateRequest.candidate'],
    what: 'who asks for other dates',
    shows: ['asking'],
    keeps: ['asking'],
    ask: asked(
      '{ schedulingDateRequests { id request candidate { id } } }',
      () => ({}),
      ({ schedulingDateRequests }: { schedulingDateRequests: unknown[] }) => schedulingDateRequests.length,
    ),
  },
]
