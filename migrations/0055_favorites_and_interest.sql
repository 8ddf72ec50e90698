-- When the student was told that companies find them by their favourites; told once.
alter table candidate_account add column favorite_explained_at timestamptz;

-- 「この企業に興味がある」 of a student without a scout for the job. The company finds the student as one who favours it.
create table job_interest (
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null,
  job_id uuid not null,
  inserted_at timestamptz not null default now(),
  candidate_ordinal integer not null,
  primary key (candidate_id, job_id),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade
);
create index job_interest_of_company on job_interest (company_id, candidate_id) include (candidate_ordinal);
create index job_interest_of_job on job_interest (company_id, job_id);
create index job_interest_by_time on job_interest (inserted_at);

create trigger row_knows_ordinal before insert on job_interest for each row execute function row_knows_ordinal();
create trigger favorite_changes_search after insert on job_interest
  for each row when (not is_bulk_load()) execute function favorite_changes_search();
create trigger favorite_leaves_search after delete on job_interest
  for each row execute function favorite_changes_search();

-- A complaint may name a company without a job.
alter table inquiry add foreign key (reported_company_id) references company;
create index inquiry_about_company on inquiry (reported_company_id) where reported_company_id is not null;
