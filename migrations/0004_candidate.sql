-- What a student wrote about themself. Nothing here says who they are: names, mail and phone live in candidate_account,
-- which no search statement reads.
create table candidate (
  id uuid primary key default uuidv7(),
  ordinal integer generated always as identity unique,
  status text not null check (status in ('EMAIL_PENDING', 'PROFILE_PENDING', 'PHONE_PENDING', 'ONBOARDING', 'ACTIVE', 'ACTION_REQUIRED', 'HIDDEN', 'WITHDRAWN', 'PURGED')),
  picture_file text,
  gender text not null default 'NO_ANSWER' check (gender in ('FEMALE', 'MALE', 'NON_BINARY', 'NO_ANSWER')),
  graduation_year smallint not null,
  graduation_month smallint not null default 3 check (graduation_month between 1 and 12),
  school_id integer references school,
  school_department_id integer,
  other_school_name text,
  other_school_department_name text,
  department_category text not null check (department_category in ('HUMANITIES', 'SCIENCE', 'OTHER')),
  campus_prefecture_id text references prefecture,
  hometown_prefecture_id text references prefecture,
  high_school_name text,
  taglines text[] not null default '{}' check (cardinality(taglines) <= 3),
  self_introduction text not null default '' check (char_length(self_introduction) <= 800),
  student_project_experience text not null default '' check (char_length(student_project_experience) <= 800),
  study_abroad_experience text not null default '' check (char_length(study_abroad_experience) <= 400),
  qualification_experience text not null default '' check (char_length(qualification_experience) <= 400),
  internship_experience text not null default '' check (char_length(internship_experience) <= 400),
  selling_point_ids smallint[] not null default '{}' check (cardinality(selling_point_ids) <= 5),
  area_preference_ids text[] not null default '{}' check (cardinality(area_preference_ids) <= 10),
  industry_ids smallint[] not null default '{}' check (cardinality(industry_ids) <= 5),
  job_type_ids smallint[] not null default '{}' check (cardinality(job_type_ids) <= 5),
  company_size_ids smallint[] not null default '{}' check (cardinality(company_size_ids) <= 5),
  company_selection_criterion_ids smallint[] not null default '{}' check (cardinality(company_selection_criterion_ids) <= 3),
  preferred_scout_type_ids smallint[] not null default '{}',
  job_hunting_status_id smallint references job_hunting_status,
  offered_company text check (char_length(offered_company) <= 60),
  toeic_score smallint check (toeic_score between 10 and 990 and toeic_score % 5 = 0),
  toeic_taken_on date,
  toefl_ibt_score smallint check (toefl_ibt_score between 0 and 120),
  completeness smallint not null default 0 check (completeness between 0 and 100),
  foreign key (school_id, school_department_id) references school_department (school_id, id),
  check (num_nonnulls(school_id, other_school_name) <= 1)
);

-- Narrow, because every page view writes it.
create table candidate_activity (
  candidate_id uuid primary key references candidate on delete cascade,
  last_active_at timestamptz not null default now(),
  inserted_at timestamptz not null default now()
);
create index candidate_activity_last_active on candidate_activity (last_active_at desc, candidate_id desc);
create index candidate_activity_inserted on candidate_activity (inserted_at desc, candidate_id desc);

create table favorite_company (
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  inserted_at timestamptz not null default now(),
  primary key (candidate_id, company_id)
);
create index favorite_company_of_company on favorite_company (company_id, candidate_id);

-- A blocked company sees nothing of the student, anywhere.
create table blocked_company (
  candidate_id uuid not null references candidate on delete cascade,
  company_id uuid not null references company,
  inserted_at timestamptz not null default now(),
  primary key (candidate_id, company_id)
);
create index blocked_company_of_company on blocked_company (company_id, candidate_id);
