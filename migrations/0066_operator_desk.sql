-- The operator's desk: counts of the last thirty days, and the search over the audit.
-- Rows come in the order of time, so a page of the summary holds neighbours.
create index scout_invitation_by_sending on scout_invitation using brin (sent_at) with (pages_per_range = 32);
create index scout_invitation_by_answer on scout_invitation using brin (answered_at) with (pages_per_range = 32);
create index candidate_account_by_age on candidate_account using brin (inserted_at) with (pages_per_range = 32);

create index audit_by_time on audit (inserted_at desc, id desc);
create index audit_of_operator on audit (actor_id, inserted_at desc) where area = 'admin';
