create table job (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  title text not null check (char_length(title) between 1 and 40),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  is_archived boolean not null default false,
  scout_type_id smallint not null references scout_type,
  job_type_ids smallint[] not null check (cardinality(job_type_ids) between 1 and 5),
  -- Which kind of job it is; null until the completion is chosen.
  kind text check (kind in ('MESSAGE', 'SCHEDULING')),
  completion_description text not null default '' check (char_length(completion_description) <= 1000),
  scheduling_id uuid,
  recruitment_process_description text not null default '',
  -- Counted by the sending itself: what was sent is never a draft again and never deleted.
  total_sent integer not null default 0 check (total_sent >= 0),
  last_edited_at timestamptz not null default now(),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (id),
  constraint job_title_unique unique (company_id, title),
  foreign key (company_id, scheduling_id) references scheduling (company_id, id),
  check ((kind = 'SCHEDULING') = (scheduling_id is not null) or kind is null and scheduling_id is null),
  check (status = 'DRAFT' or kind is not null),
  check (status = 'PUBLISHED' or total_sent = 0)
);

create table job_content (
  company_id uuid not null,
  job_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('HEADING', 'TEXT', 'IMAGE', 'YOUTUBE')),
  text text not null default '',
  url text,
  video_id text,
  primary key (company_id, job_id, position),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  check ((kind = 'IMAGE') = (url is not null) and (kind = 'YOUTUBE') = (video_id is not null))
);

create table job_condition (
  company_id uuid not null,
  job_id uuid not null,
  position smallint not null,
  label text not null,
  body text not null,
  primary key (company_id, job_id, position),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade
);

create table job_recruitment_step (
  company_id uuid not null,
  job_id uuid not null,
  position smallint not null,
  recruitment_step_id smallint references recruitment_step,
  custom_label text check (char_length(custom_label) between 1 and 20),
  primary key (company_id, job_id, position),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  check (num_nonnulls(recruitment_step_id, custom_label) = 1)
);

create table job_completion_url (
  company_id uuid not null,
  job_id uuid not null,
  position smallint not null,
  label text not null,
  url text not null check (url ~ '^https?://'),
  primary key (company_id, job_id, position),
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade
);
