import type { SchedulingRefusalCode } from './words/scheduling-refusal.ts'

/** Every expected refusal, one closed union. The Japanese sentences are in words/server.ts. */
export type RefusalCode =
  // The viewer
  | 'unauthenticated'
  | 'other_viewer'
  | 'forbidden'
  | 'ip_address_not_allowed'
  | 'invalid_authorization_token'
  | 'invalid_authorization_header'
  | 'plan_restricted'
  // The registration of company users
  | 'registration_code_closed'
  | 'company_already_registered'
  | 'registration_email_taken'
  | 'registration_provider_only'
  | 'registration_outside_domain'
  // Pressure control and outcomes
  | 'scout_slowed_down'
  | 'outcome_already_told'
  | 'outcome_held'
  | 'booked_date_ahead'
  // The pipeline of a job
  | 'student_moved_meanwhile'
  | 'stage_decided'
  | 'stage_gone'
  // Threads of a student and a company
  | 'student_gone'
  | 'thread_closed'
  | 'thread_waits_for_answer'
  | 'question_already_asked'
  | 'question_already_answered'
  | 'thread_already_reported'
  | 'thread_phrase_limit_reached'
  | 'scout_template_limit_reached'
  | 'scout_template_not_deletable'
  // Experiments on two texts
  | 'experiment_running'
  | 'experiment_ended'
  // The request
  | 'too_many_requests'
  | 'request_too_large'
  | 'request_too_slow'
  | 'length_required'
  | 'json_post_only'
  | 'method_not_taken'
  | 'form_only'
  | 'form_unreadable'
  | 'server_busy'
  | 'service_unavailable'
  | 'outcome_unknown'
  | 'not_found'
  | 'invalid_input'
  | 'idempotency_key_reused'
  | 'query_too_complex'
  | 'document_not_allowed'
  // Sign-in, by the names of §8
  | 'sign_in_paused'
  | 'general'
  | 'contractExpired'
  | 'contractSuspended'
  | 'requireEmailVerification'
  | 'ssoAlreadyLinked'
  | 'withdrawn'
  // Spec silent: the state of a colleague's account, told only after the right password
  | 'accountInvited'
  | 'accountDisabled'
  // Job
  | 'job_not_deletable'
  | 'job_not_draftable'
  | 'job_incomplete'
  | 'job_title_taken'
  | 'job_not_sendable'
  | 'job_not_checkable'
  | 'job_taken_down'
  | 'job_completion_fixed'
  | 'job_completion_decided'
  | 'job_changed_meanwhile'
  | 'changed_meanwhile'
  | 'job_change_unconfirmed'
  | 'draft_limit_reached'
  | 'company_picture_limit_reached'
  | SchedulingRefusalCode
  // Scout invitation
  | 'scout_quota_exceeded'
  | 'bulk_limit_exceeded'
  | 'candidate_already_scouted'
  | 'candidate_claimed'
  | 'scout_draft_changed_meanwhile'
  | 'candidate_already_open'
  | 'fair_job_of_others'
  | 'candidate_unavailable'
  | 'candidate_weekly_limit'
  | 'candidate_paused'
  | 'quotation_not_found'
  | 'scout_already_sent'
  | 'scout_of_colleague'
  | 'scout_unchanged'
  | 'scout_already_answered'
  | 'scout_expired'
  | 'scout_not_open'
  | 'follow_up_not_open'
  | 'promise_answer_closed'
  | 'decline_final'
  | 'contact_marked_by_colleague'
  | 'contact_has_arrived'
  | 'word_not_late'
  | 'company_already_prompted'
  | 'company_has_answered'
  | 'company_suspended'
  | 'offer_already_reported'
  | 'offer_report_closed'
  // Candidate search
  | 'search_busy'
  | 'label_taken'
  | 'label_limit_reached'
  | 'saved_filter_taken'
  | 'saved_filter_limit_reached'
  | 'memo_conflict'
  | 'gender_filter_off'
  | 'fair_mode_on'
  | 'positive_action_overlaps'
  | 'csv_too_large'
  | 'reading_limit_reached'
  // Company, its users and its contract
  | 'email_taken'
  | 'seat_limit_reached'
  | 'last_admin'
  | 'own_address_excluded'
  | 'access_token_limit_reached'
  | 'contract_not_changeable'
  | 'contract_end_final'
  | 'trial_already_used'
  | 'suspension_already_requested'
  | 'two_people_required'
  // Webhooks
  | 'webhook_limit_reached'
  | 'webhook_off'
  | 'webhook_test_limit_reached'
  // A company's contract: its requests, its invoices, and the time after its end
  | 'contract_request_open'
  | 'contract_not_ended'
  | 'contacts_closed'
  | 'ended_pass_over'
  | 'renewal_unpaid'
  | 'invoice_already_issued'
  | 'invoice_already_paid'
  // A student's own account, and the companies that it keeps out
  | 'block_limit_reached'
  | 'company_blocked'
  | 'company_hidden_by_block'
  | 'wrong_password'
  | 'account_not_changeable'
  | 'account_incomplete'
  | 'export_limit_reached'
  | 'agent_consultation_closed'
  | 'agent_consultation_changed'
  | 'agent_consultation_revoked'
  | 'agent_consultation_handed_over'
  // Choosing a new password, and the devices of an account
  | 'password_reset_closed'
  | 'fresh_sign_in_required'
  // Registration and the proof of a mail address or phone
  | 'phoneVerificationFailed'
  | 'emailVerificationFailed'
  | 'verification_expired'
  | 'verification_locked'
  | 'verification_limit_reached'
  | 'sms_limit_reached'
  | 'already_verified'
  | 'registration_elsewhere'
  | 'phone_taken'
  // Ways to sign in
  | 'provider_cancelled'
  | 'provider_unavailable'
  | 'provider_failed'
  | 'provider_visit_over'
  | 'provider_not_registered'
  | 'password_sign_in_first'
  | 'identity_taken'
  | 'identity_already_linked'
  | 'last_sign_in_way'
  | 'passkey_refused'
  | 'passkey_limit_reached'
  // The second factor of company users and operators
  | 'second_factor_on'
  | 'second_factor_not_begun'
  | 'second_factor_wrong'
  | 'second_factor_locked'
  | 'second_factor_required'
  | 'second_factor_pass_over'
  | 'passkey_sign_in_required'
  | 'passkey_proof_required'
  | 'own_second_factor_first'
  | 'admin_invitation_closed'
  // A student's search for companies
  | 'favorite_limit_reached'
  | 'interest_limit_reached'
  // A company's page and its set-up
  | 'company_set_up_incomplete'
  | 'company_not_set_up'
  // Operation and whitepapers
  | 'already_decided'
  | 'encourage_events_changed'
  | 'whitepaper_download_over'
  // A company's own page
  | 'company_section_edited'
  | 'company_phone_taken'
  | 'company_phone_limit_reached'
  // A company's own sign-in
  | 'mail_domain_taken'
  | 'mail_domain_limit_reached'
  | 'mail_domain_in_use'
  | 'mail_domain_unanswered'
  | 'single_sign_on_not_ready'
  | 'emergency_admin_missing'
  | 'emergency_admin_needed'
  | 'single_sign_on_closed'
  | 'single_sign_on_mail'
  | 'single_sign_on_not_invited'
  | 'single_sign_on_other_person'
  | 'single_sign_on_test_person'
  // The operator's cases
  | 'inquiry_template_taken'
  | 'inquiry_template_changed'
  | 'job_not_failed'
  | 'outgoing_stop_changed'
  // Lists that the operator keeps up for everybody
  | 'school_import_changed'
  | 'notice_limit_reached'
  | 'notice_changed'
  // Results of the two tests
  | 'assessment_result_incomplete'
  | 'assessment_result_checked'
  | 'assessment_publication_text_changed'
  | 'assessment_certificate_limit_reached'
  // The two tests
  | 'assessment_not_offered'
  | 'assessment_consent_changed'
  | 'assessment_already_open'
  | 'assessment_too_early'
  | 'assessment_closed'
  | 'assessment_other_device'
  | 'assessment_section_order'
  | 'assessment_section_not_started'
  | 'assessment_section_over'
  | 'assessment_time_over'
  | 'assessment_order_unclear'
  | 'assessment_answer_conflict'
  | 'assessment_unanswered'
  | 'assessment_same_button'
  | 'assessment_void_closed'
  | 'assessment_second_person'
  | 'assessment_check_closed'
  | 'assessment_item_state'
  | 'assessment_item_needed'
  | 'assessment_alarm_settled'

/** One refused argument: path is the argument's name, with dots and indexes below it ("invitations.3.reason"). */
export type FieldError = { path: string; message: string }

/** A sentence, or what makes one of the values of a refusal. */
export type Sentence = string | ((values: Record<string, string | number>) => string)

export type RefusalDetails = { fields?: FieldError[]; values?: Record<string, string | number> }

/** Thrown by commands and rules; rolls the transaction back and reaches the client as its code and sentence. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Refuses the whole input when any field is wrong, so that a person sees all mistakes at once. */
export function refuseInvalid(fields: (FieldError | null)[]) {
  const wrong = fields.filter((field) => field !== null)
  if (wrong.length > 0) throw new Refusal('invalid_input', { fields: wrong })
}

/** Gives back the refusal of a check that is made before a transaction, for `unlessRefused` inside of it. */
export async function orRefusal<Result>(checked: Promise<Result>): Promise<Result | Refusal> {
  try {
    return await checked
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Thrown in the transaction, so that a request repeated after a lost answer hears of the act it did. */
export function unlessRefused<Result>(checked: Result | Refusal): Result {
  if (checked instanceof Refusal) throw checked
  return checked
}
