-- Who a student is. A row leaves when its owner leaves.
create table candidate_account (
  candidate_id uuid primary key references candidate on delete cascade,
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified_at timestamptz,
  password_hash text,
  sso_provider text check (sso_provider in ('GOOGLE', 'LINE')),
  family_name text not null check (char_length(family_name) between 1 and 20),
  given_name text not null check (char_length(given_name) between 1 and 20),
  family_name_kana text not null check (char_length(family_name_kana) between 1 and 30),
  given_name_kana text not null check (char_length(given_name_kana) between 1 and 30),
  phone_number text unique check (phone_number ~ '^\+81[6789]0[0-9]{8}$'),
  phone_verified_at timestamptz,
  inserted_at timestamptz not null default now()
);

create table company_user_account (
  company_id uuid not null,
  company_user_id uuid primary key,
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified_at timestamptz,
  password_hash text,
  sso_provider text check (sso_provider in ('GOOGLE')),
  inserted_at timestamptz not null default now(),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

create table admin_account (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified_at timestamptz,
  password_hash text,
  family_name text not null,
  given_name text not null,
  inserted_at timestamptz not null default now()
);

-- The cookie holds 32 random bytes; only their sha256 is kept.
create table session (
  token_sha256 bytea primary key,
  area text not null check (area in ('candidate', 'client', 'admin')),
  candidate_id uuid references candidate on delete cascade,
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid references admin_account on delete cascade,
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (
    (area = 'candidate' and candidate_id is not null and num_nonnulls(company_id, company_user_id, admin_account_id) = 0)
    or (area = 'client' and company_user_id is not null and company_id is not null and num_nonnulls(candidate_id, admin_account_id) = 0)
    or (area = 'admin' and admin_account_id is not null and num_nonnulls(candidate_id, company_id, company_user_id) = 0)
  )
);
create index session_of_candidate on session (candidate_id) where candidate_id is not null;
create index session_of_company_user on session (company_user_id) where company_user_id is not null;
create index session_expiry on session (expires_at);

create table consent (
  candidate_id uuid not null references candidate on delete cascade,
  kind text not null,
  version text not null,
  inserted_at timestamptz not null default now(),
  primary key (candidate_id, kind, version)
);
