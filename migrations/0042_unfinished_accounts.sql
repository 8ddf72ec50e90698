-- A student has an account before the name and the school are known: both are said in the second step of registration.
alter table candidate alter column graduation_year drop not null;
alter table candidate add constraint candidate_graduation_year_said check (
  graduation_year is not null or status in ('EMAIL_PENDING', 'PROFILE_PENDING', 'WITHDRAWN', 'PURGED')
);
-- Empty until then.
alter table candidate_account
  drop constraint candidate_account_family_name_check,
  drop constraint candidate_account_given_name_check,
  drop constraint candidate_account_family_name_kana_check,
  drop constraint candidate_account_given_name_kana_check,
  alter column family_name set default '',
  alter column given_name set default '',
  alter column family_name_kana set default '',
  alter column given_name_kana set default '',
  add constraint candidate_account_family_name_check check (char_length(family_name) <= 16 * 20),
  add constraint candidate_account_given_name_check check (char_length(given_name) <= 16 * 20),
  add constraint candidate_account_family_name_kana_check check (char_length(family_name_kana) <= 16 * 30),
  add constraint candidate_account_given_name_kana_check check (char_length(given_name_kana) <= 16 * 30),
  -- All four at once, or none.
  add constraint candidate_account_names_check check (
    (family_name = '') = (given_name = '') and (family_name = '') = (family_name_kana = '')
    and (family_name = '') = (given_name_kana = ''));
