-- A student who was told an outcome, who chose a date, or who is hired waits for no contact any more.
drop index scout_invitation_to_do;
create index scout_invitation_to_do on scout_invitation (company_id, candidate_id)
  include (status, expires_at, answered_at, contacted_at, outcome_told_at, scheduling_status)
  where status in ('PENDING', 'SCHEDULED') or (status = 'ACCEPTED' and contacted_at is null
    and outcome_told_at is null and scheduling_status is distinct from 'ACCEPTED');
