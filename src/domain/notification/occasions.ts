type OfScout = { companyId: string; scoutInvitationId: string }
type OfBooking = { companyId: string; bookingId: string }
type OfAccountChange = { candidateId: string; accountChangeId: string }
type OfDateRequest = { companyId: string; schedulingDateRequestId: string }

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
    companyId: string
    companyUserId: string
    jobId: string
    code: string
    candidateIds: string[]
    scoutInvitationId: string
  }
  notify_unchosen_date: OfScout & { days: number }
  notify_booking_made: OfBooking
  notify_booking_cancelled: OfBooking
  notify_date_full: OfBooking
  notify_dates_requested: OfDateRequest
  notify_request_overdue: OfScout & OfDateRequest
  notify_dates_refused: OfDateRequest
  notify_dates_added: { companyId: string; schedulingId: string }
  notify_date_changed: { companyId: string; schedulingDateId: string; scoutInvitationIds: string[] }
  /** `kind` is the code of the reminder, `day` the Tokyo day of the date. */
  notify_date_reminder: OfBooking & { kind: string; day: string }
  notify_job_published: { companyId: string; jobId: string }
  notify_job_changed: { companyId: string; jobId: string }
  notify_job_stale: { companyId: string; jobId: string; day: string }
  notify_students_interested: { companyId: string; day: string }
  notify_event_opened: { encourageEventId: number }
  notify_profile_views: object
  notify_new_device: { candidateId: string; knownDeviceId: string }
  notify_password_changed: OfAccountChange
  notify_email_changed: OfAccountChange
  notify_phone_changed: OfAccountChange
  notify_action_required: { candidateId: string }
  notify_welcome: { candidateId: string }
  notify_withdrawn: { candidateId: string }
  notify_assessment_voided: { candidateId: string; attemptId: string }
  notify_export_ready: { candidateId: string; candidateExportId: string }
  notify_assessment_scored: { candidateId: string; attemptId: string }
  notify_assessment_check_ended: { candidateId: string; attemptId: string }
  notify_tomorrow: { companyId: string; day: string }
  notify_contract_end: { companyId: string; contractId: string; endsOn: string; days: number }
  notify_outcome_told: OfScout
  notify_sending_slowed: { companyId: string; sendingSlowdownId: string }
  notify_scout_quota: { companyId: string; day: string }
  notify_contract_suspended: { companyId: string; contractSuspensionId: string }
  notify_contract_requested: { companyId: string; contractRequestId: string }
  notify_invoice: { companyId: string; invoiceId: string }
  notify_contract_answered: { companyId: string; contractRequestId: string }
  notify_member_joined: { companyId: string; companyUserId: string; invitedById: string }
  notify_pre_registration: { preRegistrationId: string }
  notify_inquiry: { inquiryId: string }
  notify_offer_reported: { companyId: string; offerReportId: string }
  notify_offer_answered: { companyId: string; offerReportId: string }
  notify_webhook_off: { companyId: string; webhookId: string; offAt: string }
  notify_digest: { companyId: string; companyUserId: string; day: string }
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
