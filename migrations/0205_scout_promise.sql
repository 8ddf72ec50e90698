-- What a company promises with a scout, from a closed list, and whether the student says that it was kept.
create table scout_promise (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  kind text not null constraint scout_promise_kind check (kind in ('DOCUMENTS_WAIVED', 'FIRST_INTERVIEW_WAIVED',
    'EMPLOYEE_CHOSEN', 'TRAVEL_PAID', 'ONLINE_POSSIBLE', 'EVENING_POSSIBLE', 'RESULT_WITHIN_WEEK', 'REASON_TOLD')),
  answer text constraint scout_promise_answer check (answer in ('KEPT', 'BROKEN', 'UNKNOWN')),
  -- The first answer that is no UNKNOWN, the same for all promises of a scout; the answers are final 14 days later.
  answered_at timestamptz,
  primary key (company_id, scout_invitation_id, kind),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  constraint scout_promise_answered check (answered_at is null or answer is not null)
);
create index scout_promise_of_candidate on scout_promise (candidate_id);
create index scout_promise_counted on scout_promise (company_id, answered_at, scout_invitation_id)
  where answer in ('KEPT', 'BROKEN');
