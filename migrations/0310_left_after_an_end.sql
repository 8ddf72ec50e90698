-- What the acts erase since this release: of people who were disabled before, of companies that ended, and the words of
-- operators about students who were purged.
update company_user_account account set sso_provider = null from company_user person
  where person.company_id = account.company_id and person.id = account.company_user_id and person.status = 'DISABLED';
delete from staff_passkey using admin_account where admin_account.id = admin_account_id and status = 'DISABLED';
delete from staff_totp using admin_account where admin_account.id = admin_account_id and status = 'DISABLED';
update audit set details = details - 'reason' from candidate_withdrawal
  where candidate_withdrawal.candidate_id = audit.candidate_id and purged_at is not null and details ? 'reason';

create temporary table ended_company on commit drop as
  select company_id from contract group by company_id having bool_and(status = 'TERMINATED');
update template_message_history set scout_template_id = null, scout_template_version = null, found_by = ''
  where company_id in (select company_id from ended_company);
update company_user
  set family_name_kana = '', given_name_kana = '', department = '', title = '', message_to_students = ''
  where company_id in (select company_id from ended_company);
delete from scout_outcome where told_at is null and company_id in (select company_id from ended_company);
do $$
declare
  name text;
begin
  foreach name in array array['busy_calendar', 'calendar_feed', 'password_reset', 'single_sign_on_identity',
    'staff_passkey', 'staff_totp'] loop
    execute format('delete from %I own using company_user person where person.company_id = own.company_id
      and person.id = own.company_user_id and person.status = ''DISABLED''', name);
  end loop;
  foreach name in array array['password_reset', 'company_digest_item', 'notification_mail', 'scout_notification_default',
    'scout_notification_setting', 'staff_date_removal', 'reason_figures_off', 'scout_placement', 'scout_stage',
    'scout_sent_on_day', 'sending_slowdown', 'scout_template', 'thread_phrase', 'fair_job', 'fair_mode_user', 'fair_mode',
    'job_presence', 'job_save', 'scheduling_setting'] loop
    execute format('delete from %I where company_id in (select company_id from ended_company)', name);
  end loop;
end $$;
