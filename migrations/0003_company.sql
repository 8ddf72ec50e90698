-- null in a limit means no limit.
create table plan (
  key text primary key,
  label text not null,
  monthly_price_yen integer not null,
  company_user_limit integer,
  published_job_limit integer,
  scout_limit_per_month integer not null,
  bulk_send_limit integer not null,
  label_limit integer not null,
  features text[] not null default '{}'
);

create table company (
  id uuid primary key default uuidv7(),
  legal_name text not null,
  display_name text not null check (char_length(display_name) between 1 and 40),
  kana text not null,
  corporate_number text not null unique check (corporate_number ~ '^[0-9]{13}$'),
  industry_ids smallint[] not null check (cardinality(industry_ids) between 1 and 3),
  company_size_id smallint not null references company_size,
  employees integer not null check (employees > 0),
  founded_on date,
  capital_yen bigint,
  representative text not null,
  postal_code text not null check (postal_code ~ '^[0-9]{7}$'),
  prefecture_id text not null references prefecture,
  city text not null,
  address_line text not null,
  url text,
  tagline text not null check (char_length(tagline) <= 40),
  description text not null,
  company_selection_criterion_ids smallint[] not null default '{}' check (cardinality(company_selection_criterion_ids) <= 5),
  mark_shape text not null,
  mark_background text not null check (mark_background ~ '^#[0-9a-f]{6}$'),
  mark_foreground text not null check (mark_foreground ~ '^#[0-9a-f]{6}$'),
  inserted_at timestamptz not null default now()
);

create table contract (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  plan_key text not null references plan,
  status text not null check (status in ('APPLIED', 'UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING', 'EXPIRED', 'SUSPENDED', 'TERMINATED')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id)
);
-- A company stands under one contract at a time.
create unique index contract_in_force on contract (company_id)
  where status in ('APPLIED', 'UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING', 'SUSPENDED');

create table company_user (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  role text not null check (role in ('ADMIN', 'RECRUITER', 'VIEWER')),
  status text not null check (status in ('INVITED', 'ACTIVE', 'DISABLED')),
  family_name text not null check (char_length(family_name) between 1 and 20),
  given_name text not null check (char_length(given_name) between 1 and 20),
  family_name_kana text not null,
  given_name_kana text not null,
  department text not null default '',
  title text not null default '',
  message_to_students text not null default '' check (char_length(message_to_students) <= 200),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (id)
);
