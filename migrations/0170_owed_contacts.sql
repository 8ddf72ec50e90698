-- A student who chooses a date, or wishes for another one, is owed no first contact.
drop index scout_invitation_to_do;
create index scout_invitation_to_do on scout_invitation (company_id, candidate_id)
  include (status, expires_at, answered_at, contacted_at, contact_denied_at, outcome_told_at, scheduling_status)
  where status in ('PENDING', 'SCHEDULED') or (status = 'ACCEPTED' and contacted_at is null
    and outcome_told_at is null and scheduling_status is null);
