import { csvPaths } from './exporting.ts'
import { meetingPaths } from './meeting.ts'
import { notePaths, todoPaths } from './noting.ts'
import type { Path } from './path.ts'
import { jobPaths, searchPaths } from './searching.ts'
import { threadPaths } from './talking.ts'

/** Every path by which a company reaches a student. A new field of the schema needs a row in one of these lists. */
export const paths: Path[] = [
  ...searchPaths,
  ...jobPaths,
  ...csvPaths,
  ...meetingPaths,
  ...notePaths,
  ...todoPaths,
  ...threadPaths,
]

const students = 'the student’s own'
const reports = 'a report the student made; offer-report has tests of who blocks the company or has left'
const threads = 'a thread of a student who may be seen; thread has tests of who leaves it'
const written = 'a note of the company about a student who may be seen; note has tests of who leaves it'
const met = 'bookings of students who may be seen, as those of dates; evaluation has tests of who leaves them'
const labels = 'a label names nobody; who has it is a condition of the search'
const filters = 'a saved filter as it was kept; its number is that of the query'
const places = 'a student of a search where the viewer stopped; triage has tests of who leaves it'
const claims = 'students to whom a colleague writes; claim has tests of who shut the company out'
const drafts = 'what the viewer writes to students who may be seen; sending/draft has tests of who leaves it'
const doors = 'a student whose code came with the question; check-in has a test of who blocks the company'
const seats = '§3 a seat that is taken stays taken until it is given up (states.md 1B.5): a number of the date'

/** Fields that speak of candidates and show none. */
export const silent: Record<string, string> = {
  'Query.candidateNotificationSettings': students,
  'Query.candidateSuspension': students,
  'Query.candidatePasswordReset': students,
  'Mutation.registerCandidate': students,
  'Mutation.requestCandidatePasswordReset': students,
  'Mutation.resetCandidatePassword': students,
  'Mutation.updateCandidateNames': students,
  'Mutation.updateCandidatePassword': students,
  'Query.triagePlace': places,
  'TriagePlace.candidateId': places,
  'Mutation.claimCandidates': claims,
  'ScoutClaim.candidateId': claims,
  'ScoutDraftStudent.candidateId': drafts,
  'Mutation.saveScoutDraft': drafts,
  'Query.offerReports': reports,
  'Mutation.confirmOfferReport': reports,
  'Mutation.denyOfferReport': reports,
  'OfferReport.candidate': reports,
  'Query.owedAnswers': 'an accepted student who may be seen; outcome has tests of who leaves the list',
  'OwedAnswer.candidate': 'as the list',
  'Query.owedDates': 'an accepted student who may be seen, as owedAnswers',
  'Query.scheduledScoutInvitations': 'a student who may be seen; sending/scheduled has tests of who leaves the list',
  'Query.scheduledScoutInvitation': 'as the list',
  'ScheduledScoutInvitation.candidate': 'as the list',
  'Query.outcomeCases': 'an accepted student who may be seen, as owedAnswers',
  'OutcomeCase.candidate': 'as the list',
  'Query.heldOutcomes': 'an accepted student who may be seen, as owedAnswers',
  'HeldOutcome.candidate': 'as the list',
  'Mutation.sendMessageToCandidate': threads,
  'Mutation.readThreadWithCandidate': 'gives back the id of a scout that came with the question; ' + threads,
  'Mutation.bookForCandidate':
    'gives back the id of a scout that came with the question; booking/by-company has tests of it',
  'Subscription.threadWithCandidateChanged': threads,
  'Query.acceptedStudents': 'an accepted student who may be seen; accepted-student has tests of who leaves the list',
  'AcceptedStudent.candidate': 'as the list',
  'Query.namedStudents': 'an accepted student who may be seen; accepted-student has tests of who is found',
  'NamedStudent.candidateId': 'as the list',
  'PipelineStudent.candidateId': 'an accepted student who may be seen; pipeline has tests of who leaves it',
  'Activity.candidateId': 'only while the profile may be seen; activity has tests of it',
  'Mutation.registerCandidateFcmToken': students,
  'Mutation.updateCandidateNotificationSettings': students,
  'Mutation.updateCandidateVisibility': students,
  'Mutation.withdrawCandidate': students,
  'CandidateNote.candidateId': written,
  'Query.meetings': met,
  'Query.interviews': met,
  'Query.interviewedStudent': met,
  'Mutation.updateCandidateNote': written,
  'Mutation.deleteCandidateNote': written,
  'Query.searchCandidateLabels': labels,
  'Mutation.createSearchCandidateLabel': labels,
  'Mutation.updateSearchCandidateLabel': labels,
  'Mutation.deleteSearchCandidateLabel': labels,
  'Mutation.createSavedFilter': filters,
  'Mutation.updateSavedFilter': filters,
  'Mutation.renameSavedFilter': filters,
  'Mutation.updateSavedFilterAlert': filters,
  'Query.checkInDoor': met,
  'Mutation.checkInBooking': doors,
  'EventDate.totalCountAcceptedSearchCandidates': seats,
  'InterviewDate.totalCountAcceptedSearchCandidates': seats,
  'Mutation.attachSearchCandidateLabels':
    'gives back ids that came with the question; that one student out of sight refuses all has a test of its own',
  'Mutation.detachSearchCandidateLabels':
    'gives back ids that came with the question, without those of students out of sight',
  'Mutation.sendScoutInvitations':
    'gives back ids that came with the question; whether somebody is sent one has a test of its own',
  'Mutation.sendScoutExperiment':
    'gives back ids that came with the question; whether somebody is sent one has a test of its own',
  'SendFailure.candidateId': 'the id that was sent with the question, under one code for every reason',
}

/**
 * Numbers a company keeps of students it no longer sees; they name no student. §4 canDelete rests on the scouts sent,
 * and a plan's quota is not given back. The other totals of a job are as long as its lists.
 */
export const numbersThatStay = `{
  jobDescriptions { edges { node { id totalSent } } }
  scoutFunnel { sent accepted scheduled hired }
  scoutQuota { sent sentThisWeek }
}`
