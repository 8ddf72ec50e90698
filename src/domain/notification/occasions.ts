import type { LineEnd } from '#domain/scheduling/awaited/commands.ts'
import type { OutcomeHindrance } from '#domain/scout-invitation/outcome/rules.ts'
import type { ThreadSide } from '#domain/scout-invitation/thread/rules.ts'
import type { OfRow } from '#ground/id.ts'

const companyId = '' as OfRow<'company'>
const candidateId = '' as OfRow<'candidate'>
const ofScout = { companyId, scoutInvitationId: '' }
const ofBooking = { companyId, bookingId: '' }
const ofAccountChange = { candidateId, accountChangeId: '' }
const ofTerm = { companyId, contractId: '', endsOn: '' }
const ofMovedDate = { schedulingDateId: '', startAt: '', endAt: '' }
const ofDateRequest = { companyId, schedulingDateRequestId: '' }

/**
 * The jobs by which the other nouns and the clock report an event, with payloads of the same types as theirs: ids only.
 * Jobs wait in the queue over a deployment, so neither a name nor a payload changes.
 */
export const occasions = {
  notify_scout_received: ofScout,
  notify_scout_unanswered: ofScout,
  notify_scout_followed_up: ofScout,
  notify_scout_accepted: ofScout,
  notify_scout_declined: ofScout,
  notify_student_left: ofScout,
  notify_scout_expired: ofScout,
  notify_step_lapsed: { ...ofScout, step: 0 },
  notify_next_dates: { ...ofScout, step: 0 },
  notify_scout_withdrawn: ofScout,
  notify_scout_undelivered: {
    companyId,
    companyUserId: '',
    jobId: '',
    code: '',
    candidateIds: [candidateId],
    scoutInvitationId: '',
    ...({} as { drafted?: string }),
  },
  notify_unchosen_date: { ...ofScout, days: 0, ...({} as { since?: string }) },
  notify_booking_made: ofBooking,
  notify_booking_cancelled: ofBooking,
  notify_date_full: ofBooking,
  /** `movedTo`: the new beginning of the date, for a seat that was offered before. */
  notify_seat_offered: { companyId, waitingPlaceId: '', ...({} as { movedTo?: string }) },
  /** The time of the date goes along: a deleted date has none. */
  notify_line_ended: {
    ...ofScout,
    schedulingDateId: '',
    startAt: '',
    endAt: '',
    why: 'CALLED_OFF' as LineEnd,
    wasOffered: false,
  },
  notify_day_notice: { companyId, dayNoticeId: '' },
  notify_dates_requested: ofDateRequest,
  notify_request_overdue: { ...ofScout, ...ofDateRequest },
  notify_dates_refused: ofDateRequest,
  /** Jobs that were queued before these fields were added have neither `schedulingDateIds` nor `before`. */
  notify_dates_added: { companyId, schedulingId: '', ...({} as { schedulingDateIds?: string[] }) },
  notify_date_changed: {
    companyId,
    schedulingDateId: '',
    scoutInvitationIds: [''],
    ...({} as { before?: { startAt: string; endAt: string } | null }),
  },
  /** Changes of the own dates of one company user, by an act at `actedAt`. */
  notify_own_dates: { companyId, companyUserId: '', actedAt: '', assigned: [''], moved: [ofMovedDate], removed: [''] },
  /** `kind` is the code of the reminder, `day` the Tokyo day of the date. */
  notify_date_reminder: { ...ofBooking, kind: '', day: '' },
  notify_job_published: { companyId, jobId: '' },
  notify_job_changed: { companyId, jobId: '' },
  notify_job_taken_down: { companyId, jobTakedownId: '' },
  notify_job_put_back: { companyId, jobTakedownId: '' },
  notify_job_stale: { companyId, jobId: '', day: '' },
  notify_students_interested: { companyId, day: '' },
  /** Found after `since`, up to `until`. */
  notify_new_matches: { companyId, savedFilterId: '', companyUserId: '', since: '', until: '' },
  notify_event_opened: { encourageEventId: 0 },
  notify_profile_views: {},
  notify_new_device: { candidateId, knownDeviceId: '' },
  notify_line_connected: { candidateId, pushDeviceId: '' },
  /** `candidateId` had the LINE before; `pushDeviceId` is the connection by which another student has it now. */
  notify_line_moved: { candidateId, pushDeviceId: '' },
  notify_password_changed: ofAccountChange,
  notify_email_changed: ofAccountChange,
  notify_phone_changed: ofAccountChange,
  notify_action_required: { candidateId },
  notify_welcome: { candidateId },
  /** `registration`: what left was not finished; its student ended it, or the clock did. `by`: at the student's request. */
  notify_withdrawn: { candidateId, ...({} as { registration?: 'ENDED' | 'LAPSED'; by?: 'OPERATOR' }) },
  notify_candidate_suspended: { candidateId, candidateStopId: '' },
  notify_suspension_lifted: { candidateId, candidateStopId: '' },
  /** `day` is the last Tokyo day on which the registration can be gone on with. */
  notify_registration_ending: { candidateId, day: '' },
  notify_assessment_voided: { candidateId, attemptId: '' },
  notify_export_ready: { candidateId, candidateExportId: '' },
  notify_assessment_scored: { candidateId, attemptId: '' },
  notify_assessment_check_ended: { candidateId, attemptId: '' },
  notify_tomorrow: { companyId, day: '' },
  notify_contract_end: { ...ofTerm, days: 0 },
  notify_trial_begun: ofTerm,
  notify_trial_end: { ...ofTerm, days: 0 },
  notify_trial_ended: ofTerm,
  /** Jobs that were queued before an outcome had rows of its own have no `scoutOutcomeId`. */
  notify_outcome_told: { ...ofScout, ...({} as { scoutOutcomeId?: string }) },
  notify_outcome_taken_back: { ...ofScout, scoutOutcomeId: '', why: 'ENDED' as OutcomeHindrance },
  notify_thread_message: { ...ofScout, side: 'CANDIDATE' as ThreadSide, position: 0 },
  notify_candidate_note: { companyId, candidateNoteId: '', companyUserIds: [''] },
  /** `since` is the moment from which the company's time ran. */
  notify_company_prompted: { ...ofScout, word: '', since: '' },
  notify_contact_denied: ofScout,
  notify_contact_recorded: ofScout,
  notify_sending_slowed: { companyId, sendingSlowdownId: '' },
  notify_scout_quota: { companyId, day: '' },
  notify_contract_suspended: { companyId, contractSuspensionId: '' },
  notify_contract_resumed: { companyId, contractSuspensionId: '' },
  notify_contract_requested: { companyId, contractRequestId: '' },
  notify_invoice: { companyId, invoiceId: '' },
  notify_contract_answered: { companyId, contractRequestId: '' },
  notify_member_joined: { companyId, companyUserId: '', invitedById: '' },
  notify_pre_registration: { preRegistrationId: '' },
  notify_company_letter: { companyId, inquiryMessageId: '' },
  notify_inquiry: { inquiryId: '' },
  notify_offer_reported: { companyId, offerReportId: '' },
  notify_hire_recorded: { companyId, offerReportId: '' },
  notify_offer_answered: { companyId, offerReportId: '' },
  notify_webhook_off: { companyId, webhookId: '', offAt: '' },
  notify_digest: { companyId, companyUserId: '', day: '' },
}
export type Occasions = typeof occasions
export type Occasion = keyof Occasions

/** The clock's jobs that search for due notifications; each search queues one occasion for each of them. */
export const searches = [
  'remind_of_dates',
  'remind_of_expiry',
  'remind_of_unchosen_dates',
  'remind_of_overdue_requests',
  'remind_of_tomorrow',
  'remind_of_contract_ends',
  'remind_of_trial_ends',
  'remind_of_stale_jobs',
  'remind_of_interest',
  'announce_opened_events',
  'queue_digests',
] as const
export type Search = (typeof searches)[number]
