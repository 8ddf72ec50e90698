-- When a company user hears of the scouts of a job; without a row the default of the kind.
create table scout_notification_setting (
  company_id uuid not null,
  company_user_id uuid not null,
  job_id uuid not null,
  kind text not null check (kind in ('K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07')),
  timing text not null check (timing in ('IMMEDIATELY', 'DAILY_DIGEST', 'OFF')),
  primary key (company_id, company_user_id, job_id, kind),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade
);
create index scout_notification_setting_of_job on scout_notification_setting (company_id, job_id);

-- Channels beside the list; without a row both are on.
create table candidate_notification_setting (
  candidate_id uuid not null references candidate on delete cascade,
  topic text not null check (topic in ('SCOUT', 'SCHEDULE', 'ACCOUNT')),
  has_mail boolean not null,
  has_push boolean not null,
  primary key (candidate_id, topic),
  -- What guards an account is always written.
  check (topic <> 'ACCOUNT' or has_mail)
);

-- The kinds of devices a student signs in on, so that an unknown one can be told of: 'Windows・Chrome' and nothing finer.
create table known_device (
  candidate_id uuid not null references candidate on delete cascade,
  id uuid not null default uuidv7(),
  family text not null check (char_length(family) <= 40),
  inserted_at timestamptz not null default now(),
  primary key (candidate_id, family),
  unique (id)
);
