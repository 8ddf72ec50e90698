-- Every word of an outcome that a company wrote: told, held until the morning, or taken back. The invitation keeps the
-- last one that was told.
create table scout_outcome (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  step smallint not null check (step >= 1),
  outcome text not null check (outcome in ('NEXT_STEP', 'NOT_SELECTED')),
  message text not null check (char_length(message) <= 16 * 300),
  scheduling_id uuid,
  company_user_id uuid,
  written_at timestamptz not null default now(),
  tells_at timestamptz not null default now(),
  told_at timestamptz,
  taken_back_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  foreign key (company_id, scheduling_id) references scheduling (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  constraint scout_outcome_dates check (scheduling_id is null or outcome = 'NEXT_STEP'),
  constraint scout_outcome_told_or_back check (told_at is null or taken_back_at is null)
);
create unique index scout_outcome_one_held on scout_outcome (company_id, scout_invitation_id)
  where told_at is null and taken_back_at is null;
create index scout_outcome_held on scout_outcome (tells_at) where told_at is null and taken_back_at is null;
create index scout_outcome_of_invitation on scout_outcome (company_id, scout_invitation_id, step);
create index scout_outcome_of_scheduling on scout_outcome (company_id, scheduling_id) where scheduling_id is not null;
create index scout_outcome_of_candidate on scout_outcome (candidate_id);

-- Who told it was not kept before; the time is that of the first telling.
insert into scout_outcome (company_id, scout_invitation_id, candidate_id, step, outcome, message, written_at, tells_at, told_at)
  select company_id, id, candidate_id, outcome_step, outcome, outcome_message, outcome_told_at, outcome_told_at, outcome_told_at
  from scout_invitation where outcome is not null;
