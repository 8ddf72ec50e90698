alter table admin_account
  add column status text not null default 'ACTIVE' check (status in ('INVITED', 'ACTIVE', 'DISABLED')),
  add column invitation_code_sha256 bytea unique,
  add column invitation_expires_at timestamptz,
  add constraint admin_account_invitation check (num_nonnulls(invitation_code_sha256, invitation_expires_at) in (0, 2));

-- Checked at the end of the transaction: a new order passes through positions that are taken.
alter table encourage_event
  add constraint encourage_event_position unique (position) deferrable initially deferred,
  add constraint encourage_event_texts check (
    char_length(title) between 1 and 60 and char_length(company_name) between 1 and 60 and char_length(event_url) <= 500
    and char_length(company_logo_url) <= 500 and char_length(thumbnail_url) <= 500);

alter table pre_registration
  add column status text not null default 'APPLIED' check (status in ('APPLIED', 'APPROVED', 'REJECTED')),
  add column decided_at timestamptz,
  add column decided_by uuid references admin_account,
  add constraint pre_registration_decided check ((status = 'APPLIED') = (decided_at is null));
create index pre_registration_queue on pre_registration (status, inserted_at desc);

-- What a company's first user registers with. Only the sha256 of what was shown once is kept.
create table company_registration_code (
  id uuid primary key default uuidv7(),
  code_sha256 bytea not null unique,
  pre_registration_id uuid references pre_registration on delete set null,
  company_name text not null check (char_length(company_name) between 1 and 100),
  email text not null check (char_length(email) <= 254),
  created_by uuid not null references admin_account,
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  check (num_nonnulls(used_at, revoked_at) <= 1)
);

-- Two people stop a company: one asks with a reason, another one agrees.
create table contract_suspension (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'CONFIRMED', 'WITHDRAWN')),
  reason text not null check (char_length(reason) between 10 and 1000),
  requested_by uuid not null references admin_account,
  inserted_at timestamptz not null default now(),
  decided_by uuid references admin_account,
  decided_at timestamptz,
  primary key (company_id, id),
  unique (id),
  constraint contract_suspension_two_people check (status <> 'CONFIRMED' or decided_by <> requested_by),
  check ((status = 'REQUESTED') = (decided_at is null) and num_nonnulls(decided_at, decided_by) in (0, 2))
);
create unique index contract_suspension_one_open on contract_suspension (company_id) where status = 'REQUESTED';
