-- A job that the operator takes down for its content: archived, and locked until the operator puts it back.
alter table job
  add column is_taken_down boolean not null default false,
  add constraint job_taken_down_is_archived check (not is_taken_down or is_archived);

create table job_takedown (
  company_id uuid not null,
  id uuid not null unique default uuidv7(),
  job_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 16 * 1000),
  was_archived boolean not null,
  taken_down_by uuid not null references admin_account (id),
  taken_down_at timestamptz not null default now(),
  put_back_by uuid references admin_account (id),
  put_back_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  constraint job_takedown_put_back check ((put_back_by is null) = (put_back_at is null))
);
create unique index job_takedown_open on job_takedown (company_id, job_id) where put_back_at is null;
create index job_takedown_of_job on job_takedown (company_id, job_id);
