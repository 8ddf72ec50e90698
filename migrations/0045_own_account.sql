-- A link of a mail by which the owner of an account chooses a new password. Its token is kept as a hash.
create table password_reset (
  token_sha256 bytea primary key,
  area text not null check (area in ('candidate', 'client')),
  candidate_id uuid references candidate on delete cascade,
  company_id uuid,
  company_user_id uuid,
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (
    (area = 'candidate' and candidate_id is not null and num_nonnulls(company_id, company_user_id) = 0)
    or (area = 'client' and num_nonnulls(company_id, company_user_id) = 2 and candidate_id is null)
  )
);
create index password_reset_of_candidate on password_reset (candidate_id, inserted_at desc) where candidate_id is not null;
create index password_reset_of_company_user on password_reset (company_user_id, inserted_at desc)
  where company_user_id is not null;
create index password_reset_age on password_reset (inserted_at);

-- The id is what a page may name; the token's hash stays in the database.
alter table session
  add column id uuid not null default uuidv7() unique,
  add column device_family text not null default '' check (char_length(device_family) <= 60),
  add column last_used_at timestamptz not null default now();
update session set last_used_at = inserted_at;

-- What a student changed about the way in. The address before is kept for the mail that tells it.
create table account_change (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidate on delete cascade,
  kind text not null check (kind in ('PASSWORD', 'EMAIL', 'PHONE')),
  previous_email text check (previous_email = lower(previous_email) and char_length(previous_email) <= 254),
  inserted_at timestamptz not null default now(),
  check (kind = 'EMAIL' or previous_email is null)
);
create index account_change_of_candidate on account_change (candidate_id, inserted_at desc);
create index account_change_age on account_change (inserted_at);
