-- Two colleagues may write one job: each save names the revision that the colleague had read.
alter table job add column revision integer not null default 0;

-- The last save of each part of a job. Status is a part: publishing, taking back, archiving.
create table job_save (
  company_id uuid not null,
  job_id uuid not null,
  part text not null check (part in ('CONTENTS', 'PROCESS', 'COMPLETION', 'STATUS')),
  revision integer not null,
  company_user_id uuid not null,
  saved_at timestamptz not null default now(),
  primary key (company_id, job_id, part),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index job_save_of_user on job_save (company_id, company_user_id);

-- Who has a job open for writing. The page says so again every few seconds; an older row counts for nothing.
create table job_presence (
  company_id uuid not null,
  job_id uuid not null,
  company_user_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (company_id, job_id, company_user_id),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index job_presence_of_user on job_presence (company_id, company_user_id);

-- What a job promised before and after a change that was made when students had a scout of it.
create table job_change (
  company_id uuid not null,
  job_id uuid not null,
  id uuid not null default uuidv7(),
  company_user_id uuid not null,
  title_before text not null,
  title_after text not null,
  scout_type_id_before smallint not null references scout_type,
  scout_type_id_after smallint not null references scout_type,
  -- Lists of {label, body}.
  conditions_before jsonb not null,
  conditions_after jsonb not null,
  -- The moment itself: the transaction may have begun before a scout that was sent while it waited.
  changed_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index job_change_of_job on job_change (company_id, job_id, changed_at);
create index job_change_of_user on job_change (company_id, company_user_id);
