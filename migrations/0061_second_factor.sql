-- A second factor of a company user or an operator: codes of an authenticator app. The secret is sealed. A row without
-- confirmed_at waits for its first code. Each time step counts once; tries are counted before they are compared.
create table staff_totp (
  id uuid primary key default uuidv7(),
  company_id uuid,
  company_user_id uuid unique,
  admin_account_id uuid unique references admin_account on delete cascade,
  sealed_secret bytea not null,
  inserted_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0 check (last_step >= 0),
  tries smallint not null default 0 check (tries >= 0),
  last_tried_at timestamptz,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (num_nonnulls(company_id, company_user_id) in (0, 2) and num_nonnulls(company_user_id, admin_account_id) = 1)
);
create index staff_totp_of_company on staff_totp (company_id) where company_id is not null;

-- Ten codes for a person without the app, each used once and kept as a hash. They leave with their app.
create table staff_recovery_code (
  staff_totp_id uuid not null references staff_totp on delete cascade,
  code_sha256 bytea not null,
  used_at timestamptz,
  primary key (staff_totp_id, code_sha256)
);

-- Passkeys of company users and operators, as candidate_passkey is of students.
create table staff_passkey (
  id uuid primary key default uuidv7(),
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid references admin_account on delete cascade,
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 16 * 30),
  is_backed_up boolean not null,
  inserted_at timestamptz not null default now(),
  last_used_at timestamptz,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (num_nonnulls(company_id, company_user_id) in (0, 2) and num_nonnulls(company_user_id, admin_account_id) = 1)
);
create index staff_passkey_of_company_user on staff_passkey (company_id, company_user_id) where company_id is not null;
create index staff_passkey_of_admin on staff_passkey (admin_account_id) where admin_account_id is not null;

-- A challenge of a company user or an operator who adds a passkey; it lives for minutes.
alter table passkey_challenge
  add column staff_id uuid,
  add constraint passkey_challenge_asker check (num_nonnulls(candidate_id, staff_id) <= 1);

-- How the owner proved more than a password, and from where company users and operators signed in.
alter table session
  add column second_factor text
    check (second_factor in ('TOTP', 'RECOVERY_CODE', 'PASSKEY', 'SSO')),
  add column address text check (char_length(address) <= 60);
alter table session
  add constraint session_of_student check (area <> 'candidate' or (second_factor is null and address is null));

-- The company asks every ADMIN for a second factor.
alter table company add column requires_admin_factor boolean not null default false;
