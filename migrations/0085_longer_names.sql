-- Names of Vietnam, Thailand and Brazil in Latin letters have up to forty letters, and their readings sixty.
alter table candidate_account
  drop constraint candidate_account_family_name_check, drop constraint candidate_account_given_name_check,
  drop constraint candidate_account_family_name_kana_check, drop constraint candidate_account_given_name_kana_check,
  add check (char_length(family_name) <= 16 * 40), add check (char_length(given_name) <= 16 * 40),
  add check (char_length(family_name_kana) <= 16 * 60), add check (char_length(given_name_kana) <= 16 * 60);
alter table company_user drop constraint company_user_names,
  add constraint company_user_names check (
    char_length(family_name) <= 16 * 40 and char_length(given_name) <= 16 * 40
    and (status <> 'ACTIVE' or (family_name <> '' and given_name <> '')));
alter table pre_registration
  drop constraint pre_registration_family_name_check, drop constraint pre_registration_given_name_check,
  drop constraint pre_registration_family_name_kana_check, drop constraint pre_registration_given_name_kana_check,
  add check (char_length(family_name) between 1 and 16 * 40), add check (char_length(given_name) between 1 and 16 * 40),
  add check (char_length(family_name_kana) between 1 and 16 * 60),
  add check (char_length(given_name_kana) between 1 and 16 * 60);
