type OfScout = { companyId: string; scoutInvitationId: string }
type OfBooking = { companyId: string; bookingId: string }
type OfAccountChange = { candidateId: string; accountChangeId: string }
type OfDateRequest = { companyId: string; schedulingDateRequestId: string }

/** The payload of an occasion has a type and no value. */
const payload = <Payload extends object>(): Payload | undefined => undefined

/**
 * The jobs by which the other nouns and the clock report an event, with their payloads: ids only. Jobs wait in the
 * queue over a deployment, so neither a name nor a payload changes.
 */
export const occasions = {
  notify_scout_received: payload<OfScout>(),
  notify_scout_unanswered: payload<OfScout>(),
  notify_scout_accepted: payload<OfScout>(),
  notify_scout_declined: payload<OfScout>(),
  notify_scout_expired: payload<OfScout>(),
  notify_scout_undelivered: payload<{
    companyId: string
    companyUserId: string
    jobId: string
    code: string
    candidateIds: string[]
    scoutInvitationId: string
  }>(),
  notify_unchosen_date: payload<OfScout & { days: number }>(),
  notify_booking_made: payload<OfBooking>(),
  notify_booking_cancelled: payload<OfBooking>(),
  notify_date_full: payload<OfBooking>(),
  notify_dates_requested: payload<OfDateRequest>(),
  notify_request_overdue: payload<OfScout & OfDateRequest>(),
  notify_dates_refused: payload<OfDateRequest>(),
  notify_dates_added: payload<{ companyId: string; schedulingId: string }>(),
  notify_date_changed: payload<{ companyId: string; schedulingDateId: string; scoutInvitationIds: string[] }>(),
  /** `kind` is the code of the reminder, `day` the Tokyo day of the date. */
  notify_date_reminder: payload<OfBooking & { kind: string; day: string }>(),
  notify_job_published: payload<{ companyId: string; jobId: string }>(),
  notify_job_changed: payload<{ companyId: string; jobId: string }>(),
  notify_job_stale: payload<{ companyId: string; jobId: string; day: string }>(),
  notify_students_interested: payload<{ companyId: string; day: string }>(),
  notify_event_opened: payload<{ encourageEventId: number }>(),
  notify_profile_views: payload<object>(),
  notify_new_device: payload<{ candidateId: string; knownDeviceId: string }>(),
  notify_password_changed: payload<OfAccountChange>(),
  notify_email_changed: payload<OfAccountChange>(),
  notify_phone_changed: payload<OfAccountChange>(),
  notify_action_required: payload<{ candidateId: string }>(),
  notify_welcome: payload<{ candidateId: string }>(),
  notify_withdrawn: payload<{ candidateId: string }>(),
  notify_assessment_voided: payload<{ candidateId: string; attemptId: string }>(),
  notify_export_ready: payload<{ candidateId: string; candidateExportId: string }>(),
  notify_assessment_scored: payload<{ candidateId: string; attemptId: string }>(),
  notify_assessment_check_ended: payload<{ candidateId: string; attemptId: string }>(),
  notify_tomorrow: payload<{ companyId: string; day: string }>(),
  notify_contract_end: payload<{ companyId: string; contractId: string; endsOn: string; days: number }>(),
  notify_outcome_told: payload<OfScout>(),
  notify_sending_slowed: payload<{ companyId: string; sendingSlowdownId: string }>(),
  notify_scout_quota: payload<{ companyId: string; day: string }>(),
  notify_contract_suspended: payload<{ companyId: string; contractSuspensionId: string }>(),
  notify_contract_requested: payload<{ companyId: string; contractRequestId: string }>(),
  notify_invoice: payload<{ companyId: string; invoiceId: string }>(),
  notify_contract_answered: payload<{ companyId: string; contractRequestId: string }>(),
  notify_member_joined: payload<{ companyId: string; companyUserId: string; invitedById: string }>(),
  notify_pre_registration: payload<{ preRegistrationId: string }>(),
  notify_inquiry: payload<{ inquiryId: string }>(),
  notify_offer_reported: payload<{ companyId: string; offerReportId: string }>(),
  notify_offer_answered: payload<{ companyId: string; offerReportId: string }>(),
  notify_webhook_off: payload<{ companyId: string; webhookId: string; offAt: string }>(),
  notify_digest: payload<{ companyId: string; companyUserId: string; day: string }>(),
}
export type Occasions = { [Name in keyof typeof occasions]: NonNullable<(typeof occasions)[Name]> }
export type Occasion = keyof Occasions

/** The clock's jobs that search for due notifications; each search queues one occasion for each of them. */
export const searches = [
  'remind_of_dates',
  'remind_of_expiry',
  'remind_of_unchosen_dates',
  'remind_of_overdue_requests',
  'remind_of_tomorrow',
  'remind_of_contract_ends',
  'remind_of_stale_jobs',
  'remind_of_interest',
  'announce_opened_events',
  'queue_digests',
] as const
export type Search = (typeof searches)[number]
