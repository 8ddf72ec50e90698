-- A mail address belongs to the student who proved it: a typo, or another's address, blocks nobody.
alter table candidate_account drop constraint candidate_account_email_key;
create unique index candidate_account_email_proven on candidate_account (email) where email_verified_at is not null;
create index candidate_account_email on candidate_account (email);

-- A code that was asked for. The code itself is nowhere: it is made of the row's id and the server's secret.
create table candidate_verification (
  candidate_id uuid not null references candidate (id) on delete cascade,
  id uuid not null default uuidv7() unique,
  purpose text not null check (purpose in ('REGISTRATION_EMAIL', 'REGISTRATION_PHONE', 'EMAIL_CHANGE', 'PHONE_CHANGE')),
  -- A mail address, or a phone number in E.164.
  destination text not null check (char_length(destination) <= 254),
  tries smallint not null default 0,
  last_tried_at timestamptz,
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (candidate_id, id)
);
create index candidate_verification_of_destination on candidate_verification (destination, inserted_at desc);
create index candidate_verification_age on candidate_verification (inserted_at);

-- Where a student came from.
create table candidate_attribution (
  candidate_id uuid primary key references candidate (id) on delete cascade,
  utm_source text check (char_length(utm_source) <= 100),
  utm_medium text check (char_length(utm_medium) <= 100),
  utm_campaign text check (char_length(utm_campaign) <= 100),
  invited_by uuid references candidate (id) on delete set null,
  inserted_at timestamptz not null default now()
);
create index candidate_attribution_invited_by on candidate_attribution (invited_by) where invited_by is not null;
