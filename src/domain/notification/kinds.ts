import type { Kind } from './kind.ts'
import { accountSuspended } from './news/account/account-suspended.ts'
import { actionRequired } from './news/account/action-required.ts'
import { emailChanged } from './news/account/email-changed.ts'
import { passwordChanged } from './news/account/password-changed.ts'
import { phoneChanged } from './news/account/phone-changed.ts'
import { exportReady } from './news/account/export-ready.ts'
import { lineConnected } from './news/account/line-connected.ts'
import { lineMoved } from './news/account/line-moved.ts'
import { signInFromNewDevice } from './news/account/sign-in-from-new-device.ts'
import { suspensionLifted } from './news/account/suspension-lifted.ts'
import { welcome } from './news/account/welcome.ts'
import { registrationEnding } from './news/account/registration-ending.ts'
import { withdrawalCompleted } from './news/account/withdrawal-completed.ts'
import { assessmentCheckEnded } from './news/assessment/assessment-check-ended.ts'
import { assessmentScored } from './news/assessment/assessment-scored.ts'
import { assessmentVoided } from './news/assessment/assessment-voided.ts'
import { scoutsUndelivered } from './news/answer/scouts-undelivered.ts'
import { companyApplication } from './news/application/company-application.ts'
import { dayNoticeGiven } from './news/booking/day-notice-given.ts'
import { ownDatesChanged } from './news/booking/own-dates-changed.ts'
import { studentSuspended } from './news/booking/student-suspended.ts'
import { studentLeft } from './news/answer/student-left.ts'
import { tomorrowsDates } from './news/booking/tomorrows-dates.ts'
import { trialBegun } from './news/contract/trial-begun.ts'
import { trialEnded } from './news/contract/trial-ended.ts'
import { trialEnding } from './news/contract/trial-ending.ts'
import { companyResumed } from './news/contract/company-resumed.ts'
import { companySuspended } from './news/contract/company-suspended.ts'
import { contractEnding } from './news/contract/contract-ending.ts'
import { contractAnswered } from './news/contract/contract-answered.ts'
import { contractRequested } from './news/contract/contract-requested.ts'
import { invoiceIssued } from './news/contract/invoice-issued.ts'
import { contractResumed } from './news/contract/contract-resumed.ts'
import { contractSuspended } from './news/contract/contract-suspended.ts'
import { sendingSlowed } from './news/contract/sending-slowed.ts'
import { heldOutcomeTakenBack } from './news/answer/held-outcome-taken-back.ts'
import { outcomeTold } from './news/answer/outcome-told.ts'
import { scoutQuotaUsed } from './news/contract/scout-quota-used.ts'
import { bookedByCompany } from './news/date/booked-by-company.ts'
import { dateCalledOff } from './news/date/date-called-off.ts'
import { dateChanged } from './news/date/date-changed.ts'
import { dateConfirmed } from './news/date/date-confirmed.ts'
import { dateInThreeDays } from './news/date/date-in-three-days.ts'
import { dateNotChosen } from './news/date/date-not-chosen.ts'
import { dateTomorrow } from './news/date/date-tomorrow.ts'
import { datesAdded } from './news/date/dates-added.ts'
import { datesRefused } from './news/date/dates-refused.ts'
import { lineEnded } from './news/date/line-ended.ts'
import { seatOffered } from './news/date/seat-offered.ts'
import { dailyDigest } from './news/digest/daily-digest.ts'
import { eventOpened } from './news/event/event-opened.ts'
import { studentsInterested } from './news/interest/students-interested.ts'
import { newMatches } from './news/interest/new-matches.ts'
import { companyWrittenTo } from './news/inquiry/company-written-to.ts'
import { inquiryReceived } from './news/inquiry/inquiry-received.ts'
import { jobChanged } from './news/job/job-changed.ts'
import { jobNeedsRecheck } from './news/job/job-needs-recheck.ts'
import { jobPutBack } from './news/job/job-put-back.ts'
import { jobTakenDown } from './news/job/job-taken-down.ts'
import { jobPublished } from './news/job/job-published.ts'
import { memberJoining } from './news/member/member-joining.ts'
import { messageFromCompany } from './news/message/message-from-company.ts'
import { offerAnswered } from './news/offer-report/offer-answered.ts'
import { offerMismatch } from './news/offer-report/offer-mismatch.ts'
import { offerReported } from './news/offer-report/offer-reported.ts'
import { profileViewed } from './news/profile/profile-viewed.ts'
import { scoutExpired } from './news/scout/scout-expired.ts'
import { hireAnswered } from './news/offer-report/hire-answered.ts'
import { hireRecorded } from './news/offer-report/hire-recorded.ts'
import { sentStepLapsed } from './news/step/sent-step-lapsed.ts'
import { nextDates } from './news/step/next-dates.ts'
import { stepLapsed } from './news/step/step-lapsed.ts'
import { scoutReceived } from './news/scout/scout-received.ts'
import { scoutFollowedUp } from './news/scout/scout-followed-up.ts'
import { scoutUnanswered } from './news/scout/scout-unanswered.ts'
import { mentionedInNote } from './news/note/mentioned-in-note.ts'
import { scoutWithdrawn } from './news/scout/scout-withdrawn.ts'
import { webhookOff } from './news/webhook/webhook-off.ts'
import { companyPrompted } from './news/wait/company-prompted.ts'
import { contactDenied } from './news/wait/contact-denied.ts'
import { contactRecorded } from './news/wait/contact-recorded.ts'
import { timedKinds } from './news/timed.ts'

/** Every kind of notification the product sends, by name. A kind that is not in this table is never sent. */
export const kinds = {
  scoutReceived,
  scoutUnanswered,
  scoutFollowedUp,
  scoutExpired,
  stepLapsed,
  nextDates,
  scoutWithdrawn,
  hireRecorded,
  dateNotChosen,
  dateConfirmed,
  dateChanged,
  bookedByCompany,
  dateCalledOff,
  datesAdded,
  datesRefused,
  seatOffered,
  lineEnded,
  outcomeTold,
  messageFromCompany,
  contactRecorded,
  dateInThreeDays,
  dateTomorrow,
  jobPublished,
  jobChanged,
  profileViewed,
  eventOpened,
  signInFromNewDevice,
  lineConnected,
  lineMoved,
  passwordChanged,
  emailChanged,
  phoneChanged,
  actionRequired,
  companySuspended,
  companyResumed,
  registrationEnding,
  accountSuspended,
  suspensionLifted,
  withdrawalCompleted,
  welcome,
  exportReady,
  assessmentScored,
  assessmentVoided,
  assessmentCheckEnded,
  offerAnswered,

  ...timedKinds,
  scoutsUndelivered,
  dayNoticeGiven,
  ownDatesChanged,
  studentSuspended,
  studentLeft,
  tomorrowsDates,
  dailyDigest,
  trialBegun,
  trialEnding,
  trialEnded,
  contractEnding,
  scoutQuotaUsed,
  sendingSlowed,
  contractSuspended,
  contractResumed,
  contractAnswered,
  invoiceIssued,
  memberJoining,
  jobNeedsRecheck,
  jobTakenDown,
  jobPutBack,
  companyWrittenTo,
  offerReported,
  hireAnswered,
  studentsInterested,
  newMatches,
  companyPrompted,
  contactDenied,
  sentStepLapsed,
  heldOutcomeTakenBack,
  mentionedInNote,
  webhookOff,

  companyApplication,
  contractRequested,
  inquiryReceived,
  offerMismatch,
} satisfies Record<string, Kind>
export type KindName = keyof typeof kinds

export const allKinds: readonly Kind[] = Object.values(kinds)

const byCode = new Map(allKinds.map((kind) => [kind.code, kind]))
/** The kind of a stored code; undefined for a code that the product sends no more. */
export const kindOf = (code: string): Kind | undefined => byCode.get(code)
