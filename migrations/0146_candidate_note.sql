-- What one colleague writes about a student, with the name, the time and the colleagues it is meant for. The memo stays
-- the one text that all of them keep up.
create table candidate_note (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7() unique,
  candidate_id uuid not null references candidate (id) on delete cascade,
  job_id uuid,
  company_user_id uuid not null,
  text text not null check (char_length(text) between 1 and 16 * 2000),
  revision integer not null default 1,
  inserted_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index candidate_note_of_candidate on candidate_note (candidate_id, company_id, id);
create index candidate_note_of_job on candidate_note (job_id) where job_id is not null;

create table candidate_note_mention (
  company_id uuid not null,
  candidate_note_id uuid not null,
  company_user_id uuid not null,
  primary key (company_id, candidate_note_id, company_user_id),
  foreign key (company_id, candidate_note_id) references candidate_note (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
