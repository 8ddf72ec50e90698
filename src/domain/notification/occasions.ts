import type { OfRow } from '#ground/id.ts'

type OfScout = { companyId: OfRow<'company'>; scoutInvitationId: string }
type OfBooking = { companyId: OfRow<'company'>; bookingId: string }
type OfAccountChange = { candidateId: OfRow<'candidate'>; accountChangeId: string }
type OfDateRequest = { companyId: OfRow<'company'>; schedulingDateRequestId: string }

/**
 * The jobs by which the other nouns and the clock report an event, with their payloads: ids only. Jobs wait in the
 * queue over a deployment, so neither a name nor a payload changes.
 */
export type Occasions = {
  notify_scout_received: OfScout
  notify_scout_unanswered: OfScout
  notify_scout_accepted: OfScout
  notify_scout_declined: OfScout
  notify_scout_expired: OfScout
  notify_scout_undelivered: {
    companyId: OfRow<'company'>
    companyUserId: string
    jobId: string
    code: string
    candidateIds: OfRow<'candidate'>[]
    scoutInvitationId: string
  }
  notify_unchosen_date: OfScout & { days: number }
  notify_booking_made: OfBooking
  notify_booking_cancelled: OfBooking
  notify_date_full: OfBooking
  notify_dates_requested: OfDateRequest
  notify_request_overdue: OfScout & OfDateRequest
  notify_dates_refused: OfDateRequest
  notify_dates_added: { companyId: OfRow<'company'>; schedulingId: string }
  notify_date_changed: { companyId: OfRow<'company'>; schedulingDateId: string; scoutInvitationIds: string[] }
  /** `kind` is the code of the reminder, `day` the Tokyo day of the date. */
  notify_date_reminder: OfBooking & { kind: string; day: string }
  notify_job_published: { companyId: OfRow<'company'>; jobId: string }
  notify_job_changed: { companyId: OfRow<'company'>; jobId: string }
  notify_job_stale: { companyId: OfRow<'company'>; jobId: string; day: string }
  notify_students_interested: { companyId: OfRow<'company'>; day: string }
  notify_event_opened: { encourageEventId: number }
  notify_profile_views: object
  notify_new_device: { candidateId: OfRow<'candidate'>; knownDeviceId: string }
  notify_password_changed: OfAccountChange
  notify_email_changed: OfAccountChange
  notify_phone_changed: OfAccountChange
  notify_action_required: { candidateId: OfRow<'candidate'> }
  notify_welcome: { candidateId: OfRow<'candidate'> }
  notify_withdrawn: { candidateId: OfRow<'candidate'> }
  notify_assessment_voided: { candidateId: OfRow<'candidate'>; attemptId: string }
  notify_export_ready: { candidateId: OfRow<'candidate'>; candidateExportId: string }
  notify_assessment_scored: { candidateId: OfRow<'candidate'>; attemptId: string }
  notify_assessment_check_ended: { candidateId: OfRow<'candidate'>; attemptId: string }
  notify_tomorrow: { companyId: OfRow<'company'>; day: string }
  notify_contract_end: { companyId: OfRow<'company'>; contractId: string; endsOn: string; days: number }
  notify_outcome_told: OfScout
  notify_sending_slowed: { companyId: OfRow<'company'>; sendingSlowdownId: string }
  notify_scout_quota: { companyId: OfRow<'company'>; day: string }
  notify_contract_suspended: { companyId: OfRow<'company'>; contractSuspensionId: string }
  notify_contract_requested: { companyId: OfRow<'company'>; contractRequestId: string }
  notify_invoice: { companyId: OfRow<'company'>; invoiceId: string }
  notify_contract_answered: { companyId: OfRow<'company'>; contractRequestId: string }
  notify_member_joined: { companyId: OfRow<'company'>; companyUserId: string; invitedById: string }
  notify_pre_registration: { preRegistrationId: string }
  notify_inquiry: { inquiryId: string }
  notify_offer_reported: { companyId: OfRow<'company'>; offerReportId: string }
  notify_offer_answered: { companyId: OfRow<'company'>; offerReportId: string }
  notify_webhook_off: { companyId: OfRow<'company'>; webhookId: string; offAt: string }
  notify_digest: { companyId: OfRow<'company'>; companyUserId: string; day: string }
}
export type Occasion = keyof Occasions

/** The clock's jobs that search for due notifications; each search queues one occasion for each of them. */
export type Search =
  | 'remind_of_dates'
  | 'remind_of_expiry'
  | 'remind_of_unchosen_dates'
  | 'remind_of_overdue_requests'
  | 'remind_of_tomorrow'
  | 'remind_of_contract_ends'
  | 'remind_of_stale_jobs'
  | 'remind_of_interest'
  | 'announce_opened_events'
  | 'queue_digests'
