-- The search reads a company's invitations by the statuses it asks for, and not all of them in the order of students.
drop function search_known(uuid, search_question);
drop function search_invited(uuid, search_question);
drop function search_chunks(uuid, search_question);
drop function search_walk(bit varying[], text, integer, integer);
drop index scout_invitation_latest;
create index scout_invitation_standing on scout_invitation (company_id, status, candidate_ordinal)
  include (round, job_id, scheduling_status, expires_at, schedule_by, answered_at, ended_at);
create index scout_invitation_second on scout_invitation (company_id, candidate_ordinal) include (job_id) where round = 2;
