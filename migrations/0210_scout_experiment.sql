-- A comparison of two texts for one job. The texts never change: another text is another experiment. `block` holds the
-- versions of the block under way that nobody was assigned yet.
create table scout_experiment (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  job_id uuid not null,
  company_user_id uuid not null,
  title text not null check (char_length(title) between 1 and 16 * 40),
  subject_a text not null check (char_length(subject_a) between 1 and 16 * 60),
  message_a text not null check (char_length(message_a) between 100 and 16 * 1000),
  subject_b text not null check (char_length(subject_b) between 1 and 16 * 60),
  message_b text not null check (char_length(message_b) between 100 and 16 * 1000),
  base_rate smallint not null check (base_rate between 1 and 99),
  difference smallint not null check (difference between 1 and 99),
  block text not null default '' check (block ~ '^[AB]{0,6}$'),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_cause text check (end_cause in ('STOPPED', 'TIME', 'JOB', 'CONTRACT')),
  primary key (company_id, id),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  constraint scout_experiment_sum check (base_rate + difference <= 100),
  constraint scout_experiment_term check (ends_at > started_at),
  constraint scout_experiment_end check ((ended_at is null) = (end_cause is null))
);
create unique index scout_experiment_running on scout_experiment (company_id, job_id) where ended_at is null;
create index scout_experiment_of_company on scout_experiment (company_id, started_at desc);

-- The version that chance gave a student, once and for good; a scout that was taken back leaves it, so that sending again
-- draws nothing new.
create table scout_experiment_student (
  company_id uuid not null,
  scout_experiment_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  version text not null check (version in ('A', 'B')),
  scout_invitation_id uuid,
  primary key (company_id, scout_experiment_id, candidate_id),
  foreign key (company_id, scout_experiment_id) references scout_experiment (company_id, id) on delete cascade,
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id)
    on delete set null (scout_invitation_id)
);
create unique index scout_experiment_student_scout on scout_experiment_student (company_id, scout_invitation_id)
  where scout_invitation_id is not null;
create index scout_experiment_student_candidate on scout_experiment_student (candidate_id);
