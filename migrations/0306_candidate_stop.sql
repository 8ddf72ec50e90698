-- What operators decide about a student's account, each by two of them: it is suspended (利用停止), or left at the
-- student's request (退会), where the student cannot sign in.
create table candidate_stop (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidate on delete cascade,
  kind text not null check (kind in ('SUSPENSION', 'WITHDRAWAL')),
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'CONFIRMED', 'TAKEN_BACK')),
  -- Of a suspension the student reads it.
  reason text not null constraint candidate_stop_reason check (char_length(reason) between 10 and 16 * 1000),
  requested_by uuid not null references admin_account,
  inserted_at timestamptz not null default now(),
  decided_by uuid references admin_account,
  decided_at timestamptz,
  suspended_from text check (suspended_from in ('ACTIVE', 'HIDDEN', 'ACTION_REQUIRED')),
  lifted_by uuid references admin_account,
  lifted_at timestamptz,
  constraint candidate_stop_decided check ((status = 'REQUESTED') = (decided_at is null) and num_nonnulls(decided_at, decided_by) in (0, 2)),
  constraint candidate_stop_two_people check (status <> 'CONFIRMED' or decided_by <> requested_by),
  constraint candidate_stop_suspended check ((kind = 'SUSPENSION' and status = 'CONFIRMED') = (suspended_from is not null)),
  constraint candidate_stop_lifted check (num_nonnulls(lifted_at, lifted_by) in (0, 2) and (lifted_at is null or suspended_from is not null))
);
create unique index candidate_stop_one_open on candidate_stop (candidate_id) where status = 'REQUESTED';
create index candidate_stop_of_candidate on candidate_stop (candidate_id, inserted_at desc);
create index candidate_stop_requested on candidate_stop (inserted_at) where status = 'REQUESTED';

-- Not validated at once: the rows that lie there hold what the narrower check let in.
alter table candidate drop constraint candidate_status_check;
alter table candidate add constraint candidate_status_check check (status in ('EMAIL_PENDING', 'PROFILE_PENDING', 'PHONE_PENDING', 'ONBOARDING', 'ACTIVE', 'ACTION_REQUIRED', 'HIDDEN', 'SUSPENDED', 'WITHDRAWN', 'PURGED')) not valid;
alter table candidate validate constraint candidate_status_check;
