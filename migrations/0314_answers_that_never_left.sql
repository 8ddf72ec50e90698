-- An answer whose mail an operator threw away never reached its sender.
alter table inquiry_message add column discarded_at timestamptz;
create or replace trigger inquiry_message_stays
  before update of inquiry_id, id, company_id, body, admin_account_id, inserted_at on inquiry_message
  for each row execute function refuse_change();

-- An inquiry from the address of its account is answered to the address that the account has by then.
alter table inquiry add column follows_account boolean not null default false;
update inquiry set follows_account = true
where exists (select from candidate_account account where account.candidate_id = inquiry.candidate_id
    and account.email_verified_at is not null and lower(account.email) = lower(inquiry.email))
  or exists (select from company_user_account account where account.company_user_id = inquiry.company_user_id
    and lower(account.email) = lower(inquiry.email));
