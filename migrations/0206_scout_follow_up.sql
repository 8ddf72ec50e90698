-- The one word that a company adds to a scout without an answer. The key makes a second one impossible. One whose student
-- cannot be reached at its time is dropped; the company does not learn of it.
create table scout_follow_up (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  company_user_id uuid not null,
  text text not null constraint scout_follow_up_text check (char_length(text) <= 16 * 200),
  written_at timestamptz not null default now(),
  due_at timestamptz not null,
  delivered_at timestamptz,
  dropped_at timestamptz,
  primary key (company_id, scout_invitation_id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  constraint scout_follow_up_settled_once check (delivered_at is null or dropped_at is null)
);
create index scout_follow_up_due on scout_follow_up (due_at) where delivered_at is null and dropped_at is null;
create index scout_follow_up_of_candidate on scout_follow_up (candidate_id);

-- A student who put a scout off once is never followed up. Those reminded before this were not kept.
alter table scout_invitation add column postponed_at timestamptz;
update scout_invitation set postponed_at = least(now(), remind_at) where remind_at is not null;
