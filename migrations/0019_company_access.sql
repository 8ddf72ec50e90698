-- Where a suspended contract goes back to.
alter table contract
  add column suspended_from text check (suspended_from in ('APPLIED', 'UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING', 'EXPIRED')),
  add constraint contract_suspended_from check (status = 'SUSPENDED' or suspended_from is null);
create index contract_ending on contract (ends_on) where status in ('TRIAL', 'ACTIVE', 'RENEWAL_PENDING', 'EXPIRED');

-- One trial for each 法人番号, also when the company's own row is gone.
create table contract_trial (
  corporate_number text primary key check (corporate_number ~ '^[0-9]{13}$'),
  started_on date not null
);

-- Who is invited has no name yet: they say it when they register.
alter table company_user
  drop constraint company_user_family_name_check,
  drop constraint company_user_given_name_check,
  add constraint company_user_names check (
    char_length(family_name) <= 20 and char_length(given_name) <= 20
    and (status <> 'ACTIVE' or (family_name <> '' and given_name <> '')));
alter table company_user_account
  add column invitation_code_sha256 bytea unique,
  add column invitation_expires_at timestamptz,
  add constraint company_user_account_invitation check (num_nonnulls(invitation_code_sha256, invitation_expires_at) in (0, 2));

-- From where a company's users may come; without a row from everywhere.
create table allowed_network (
  company_id uuid not null references company,
  network cidr not null,
  label text not null default '' check (char_length(label) <= 40),
  inserted_at timestamptz not null default now(),
  primary key (company_id, network)
);

-- For machines of a company. Only the sha256 of what was shown once is kept.
create table access_token (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  company_user_id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['READ_CANDIDATES', 'READ_JOBS', 'CSV']),
  token_sha256 bytea not null unique,
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);

-- A student who left, until nothing of them is left.
create table candidate_withdrawal (
  candidate_id uuid primary key references candidate on delete cascade,
  reason text not null default '' check (char_length(reason) <= 500),
  withdrawn_at timestamptz not null default now(),
  purged_at timestamptz
);
create index candidate_withdrawal_waiting on candidate_withdrawal (withdrawn_at) where purged_at is null;
