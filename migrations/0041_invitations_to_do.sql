-- What waits for a company is a part of what it has sent, and its home counts it with every visit.
create index scout_invitation_to_do on scout_invitation (company_id, candidate_id)
  include (status, expires_at, answered_at, contacted_at)
  where status in ('PENDING', 'SCHEDULED') or (status in ('ACCEPTED', 'HIRED') and contacted_at is null);
