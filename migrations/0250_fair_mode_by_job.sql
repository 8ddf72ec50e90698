-- Fair mode of every job, or of chosen jobs alone: then the listed users read students without the hidden facts and write
-- for those jobs, and their colleagues do neither.
alter table fair_mode
  add scope text not null default 'NONE' constraint fair_mode_scope_check check (scope in ('NONE', 'EVERY_JOB', 'CHOSEN_JOBS')),
  add started_at timestamptz not null default now();
update fair_mode set scope = 'EVERY_JOB' where is_on;
alter table fair_mode drop column is_on, alter column scope drop default;

create table fair_mode_user (
  company_id uuid not null references company (id) on delete cascade,
  company_user_id uuid not null,
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

create table fair_job (
  company_id uuid not null,
  job_id uuid not null,
  primary key (company_id, job_id),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade
);

-- A user was given the facts of a student that fair mode hides, since the company first turned it on.
create table open_reading (
  company_id uuid not null references company (id),
  company_user_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  primary key (company_id, company_user_id, candidate_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index open_reading_of_candidate on open_reading (candidate_id);
