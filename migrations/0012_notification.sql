create table candidate_notification (
  candidate_id uuid not null references candidate on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  -- One effect once: the job that writes it may run again.
  effect_key text not null,
  inserted_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (candidate_id, id),
  unique (candidate_id, effect_key)
);

create table company_notification (
  company_id uuid not null,
  company_user_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  effect_key text not null,
  inserted_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (company_id, company_user_id, id),
  unique (company_id, company_user_id, effect_key),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
