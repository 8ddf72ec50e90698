-- The operator who handed a student's data over to the partner, and when. It leaves with the consent.
alter table agent_consultation
  add column handed_over_at timestamptz,
  add column handed_over_by uuid references admin_account (id),
  add constraint agent_consultation_handover check ((handed_over_at is null) = (handed_over_by is null));
-- The partner names a consent by its id alone.
create unique index agent_consultation_number on agent_consultation (id);
create index agent_consultation_open on agent_consultation (agreed_at) where revoked_at is null and handed_over_at is null;

-- A consent ends with the account, from this release on in the same transaction.
update agent_consultation consultation
set revoked_at = withdrawal.withdrawn_at
from candidate_withdrawal withdrawal
where withdrawal.candidate_id = consultation.candidate_id and consultation.revoked_at is null;
