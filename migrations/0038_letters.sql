-- Letters are counted as people count them (src/domain/text-length.ts): a family or a flag is one, and no letter has more
-- than sixteen code points. A check counts code points, so it allows sixteen for each letter that the rules allow: what
-- the rules take never fails here, and what was written past them still has an end.

alter table access_token
  drop constraint access_token_name_check,
  add constraint access_token_name_check check (char_length(name) between 1 and 16 * 40);
alter table allowed_network
  drop constraint allowed_network_label_check,
  add constraint allowed_network_label_check check (char_length(label) <= 16 * 40);
alter table candidate
  drop constraint candidate_internship_experience_check,
  add constraint candidate_internship_experience_check check (char_length(internship_experience) <= 16 * 400),
  drop constraint candidate_offered_company_check,
  add constraint candidate_offered_company_check check (char_length(offered_company) <= 16 * 60),
  drop constraint candidate_qualification_experience_check,
  add constraint candidate_qualification_experience_check check (char_length(qualification_experience) <= 16 * 400),
  drop constraint candidate_self_introduction_check,
  add constraint candidate_self_introduction_check check (char_length(self_introduction) <= 16 * 800),
  drop constraint candidate_student_project_experience_check,
  add constraint candidate_student_project_experience_check check (char_length(student_project_experience) <= 16 * 800),
  drop constraint candidate_study_abroad_experience_check,
  add constraint candidate_study_abroad_experience_check check (char_length(study_abroad_experience) <= 16 * 400);
alter table candidate_account
  drop constraint candidate_account_family_name_check,
  add constraint candidate_account_family_name_check check (char_length(family_name) between 1 and 16 * 20),
  drop constraint candidate_account_family_name_kana_check,
  add constraint candidate_account_family_name_kana_check check (char_length(family_name_kana) between 1 and 16 * 30),
  drop constraint candidate_account_given_name_check,
  add constraint candidate_account_given_name_check check (char_length(given_name) between 1 and 16 * 20),
  drop constraint candidate_account_given_name_kana_check,
  add constraint candidate_account_given_name_kana_check check (char_length(given_name_kana) between 1 and 16 * 30);
alter table candidate_withdrawal
  drop constraint candidate_withdrawal_reason_check,
  add constraint candidate_withdrawal_reason_check check (char_length(reason) <= 16 * 500);
alter table company
  drop constraint company_display_name_check,
  add constraint company_display_name_check check (char_length(display_name) between 1 and 16 * 40),
  drop constraint company_tagline_check,
  add constraint company_tagline_check check (char_length(tagline) <= 16 * 40);
alter table company_candidate
  drop constraint company_candidate_memo_check,
  add constraint company_candidate_memo_check check (char_length(memo) <= 16 * 2000);
alter table company_registration_code
  drop constraint company_registration_code_company_name_check,
  add constraint company_registration_code_company_name_check check (char_length(company_name) between 1 and 16 * 100);
alter table company_user
  drop constraint company_user_message_to_students_check,
  add constraint company_user_message_to_students_check check (char_length(message_to_students) <= 16 * 200),
  drop constraint company_user_names,
  add constraint company_user_names check ((char_length(family_name) <= 16 * 20) and (char_length(given_name) <= 16 * 20) and ((status <> 'ACTIVE') or ((family_name <> '') and (given_name <> ''))));
alter table contract_suspension
  drop constraint contract_suspension_reason_check,
  add constraint contract_suspension_reason_check check (char_length(reason) between 10 and 16 * 1000);
alter table encourage_event
  drop constraint encourage_event_texts,
  add constraint encourage_event_texts check ((char_length(title) between 1 and 16 * 60) and (char_length(company_name) between 1 and 16 * 60) and (char_length(event_url) <= 500) and (char_length(company_logo_url) <= 500) and (char_length(thumbnail_url) <= 500));
alter table job
  drop constraint job_completion_description_check,
  add constraint job_completion_description_check check (char_length(completion_description) <= 16 * 1000),
  drop constraint job_recruitment_process_description_check,
  add constraint job_recruitment_process_description_check check (char_length(recruitment_process_description) <= 16 * 1000),
  drop constraint job_title_check,
  add constraint job_title_check check (char_length(title) between 1 and 16 * 40);
alter table job_completion_url
  drop constraint job_completion_url_label_check,
  add constraint job_completion_url_label_check check (char_length(label) between 1 and 16 * 40);
alter table job_condition
  drop constraint job_condition_body_check,
  add constraint job_condition_body_check check (char_length(body) <= 16 * 1000),
  drop constraint job_condition_label_check,
  add constraint job_condition_label_check check (char_length(label) between 1 and 16 * 40);
alter table job_content
  drop constraint job_content_text_check,
  add constraint job_content_text_check check (char_length(text) <= 16 * 2000);
alter table job_recruitment_step
  drop constraint job_recruitment_step_custom_label_check,
  add constraint job_recruitment_step_custom_label_check check (char_length(custom_label) between 1 and 16 * 20);
alter table pre_registration
  drop constraint pre_registration_address_check,
  add constraint pre_registration_address_check check (char_length(address) between 1 and 16 * 200),
  drop constraint pre_registration_company_name_check,
  add constraint pre_registration_company_name_check check (char_length(company_name) between 1 and 16 * 100),
  drop constraint pre_registration_department_check,
  add constraint pre_registration_department_check check (char_length(department) between 1 and 16 * 60),
  drop constraint pre_registration_family_name_check,
  add constraint pre_registration_family_name_check check (char_length(family_name) between 1 and 16 * 20),
  drop constraint pre_registration_family_name_kana_check,
  add constraint pre_registration_family_name_kana_check check (char_length(family_name_kana) between 1 and 16 * 30),
  drop constraint pre_registration_given_name_check,
  add constraint pre_registration_given_name_check check (char_length(given_name) between 1 and 16 * 20),
  drop constraint pre_registration_given_name_kana_check,
  add constraint pre_registration_given_name_kana_check check (char_length(given_name_kana) between 1 and 16 * 30),
  drop constraint pre_registration_message_check,
  add constraint pre_registration_message_check check (char_length(message) between 1 and 16 * 1000);
alter table saved_filter
  drop constraint saved_filter_name_check,
  add constraint saved_filter_name_check check (char_length(name) between 1 and 16 * 30);
alter table scheduling
  drop constraint scheduling_emergency_contact_check,
  add constraint scheduling_emergency_contact_check check (char_length(emergency_contact) <= 16 * 100),
  drop constraint scheduling_title_check,
  add constraint scheduling_title_check check (char_length(title) between 1 and 16 * 40);
alter table scheduling_date_request
  drop constraint scheduling_date_request_request_check,
  add constraint scheduling_date_request_request_check check (char_length(request) between 10 and 16 * 300);
alter table scout_invitation
  drop constraint scout_invitation_reason_length,
  add constraint scout_invitation_reason_length check (char_length(reason) between 40 and 16 * 300);
alter table search_candidate_label
  drop constraint search_candidate_label_text_check,
  add constraint search_candidate_label_text_check check (char_length(text) between 1 and 16 * 20);
alter table template_message_history
  drop constraint template_message_history_subject_check,
  add constraint template_message_history_subject_check check (char_length(subject) between 1 and 16 * 60),
  drop constraint template_message_history_text_check,
  add constraint template_message_history_text_check check (char_length(text) between 100 and 16 * 1000);
