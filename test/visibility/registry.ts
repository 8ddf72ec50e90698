import { csvPaths } from './exporting.ts'
import { meetingPaths } from './meeting.ts'
import { notePaths, todoPaths } from './noting.ts'
import type { Path } from './path.ts'
import { jobPaths, searchPaths } from './searching.ts'

/** Every path by which a company reaches a student. A new field of the schema needs a row in one of these lists. */
export const paths: Path[] = [...searchPaths, ...jobPaths, ...csvPaths, ...meetingPaths, ...notePaths, ...todoPaths]

const students = 'the student’s own'
const reports = 'a report the student made; offer-report has tests of who blocks the company or has left'
const threads = 'a thread of a student who may be seen; thread has tests of who leaves it'
const labels = 'a label names nobody; who has it is a condition of the search'
const filters = 'a saved filter as it was kept; its number is that of the query'
const seats = '§3 a seat that is taken stays taken until it is given up (states.md 1B.5): a number of the date'

/** Fields that speak of candidates and show none. */
export const silent: Record<string, string> = {
  'Query.candidateNotificationSettings': students,
  'Query.candidatePasswordReset': students,
  'Mutation.registerCandidate': students,
  'Mutation.requestCandidatePasswordReset': students,
  'Mutation.resetCandidatePassword': students,
  'Mutation.updateCandidateNames': students,
  'Mutation.updateCandidatePassword': students,
  'Query.offerReports': reports,
  'Mutation.confirmOfferReport': reports,
  'Mutation.denyOfferReport': reports,
  'OfferReport.candidate': reports,
  'Query.owedAnswers': 'an accepted student who may be seen; outcome has tests of who leaves the list',
  'OwedAnswer.candidate': 'as the list',
  'Query.threadWithCandidate': threads,
  'Query.inbox': threads,
  'ThreadWithCandidate.candidate': threads,
  'Mutation.sendMessageToCandidate': threads,
  'Mutation.readThreadWithCandidate': 'gives back the id of a scout that came with the question; ' + threads,
  'Subscription.threadWithCandidateChanged': threads,
  'Query.acceptedStudents': 'an accepted student who may be seen; accepted-student has tests of who leaves the list',
  'AcceptedStudent.candidate': 'as the list',
  'Activity.candidateId': 'only while the profile may be seen; activity has tests of it',
  'Mutation.registerCandidateFcmToken': students,
  'Mutation.updateCandidateNotificationSettings': students,
  'Mutation.updateCandidateVisibility': students,
  'Mutation.withdrawCandidate': students,
  'Query.searchCandidateLabels': labels,
  'Mutation.createSearchCandidateLabel': labels,
  'Mutation.updateSearchCandidateLabel': labels,
  'Mutation.deleteSearchCandidateLabel': labels,
  'Mutation.createSavedFilter': filters,
  'Mutation.updateSavedFilter': filters,
  'Mutation.renameSavedFilter': filters,
  'EventDate.totalCountAcceptedSearchCandidates': seats,
  'InterviewDate.totalCountAcceptedSearchCandidates': seats,
  'Mutation.attachSearchCandidateLabels':
    'gives back ids that came with the question; that one student out of sight refuses all has a test of its own',
  'Mutation.detachSearchCandidateLabels':
    'gives back ids that came with the question, without those of students out of sight',
  'Mutation.sendScoutInvitations':
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
