-- A mail domain that a company proves by a text record in DNS. Two companies may try, one may have proven it.
create table mail_domain (
  company_id uuid not null references company,
  domain text not null check (domain = lower(domain) and char_length(domain) between 4 and 253),
  -- No secret: the company publishes it.
  token text not null unique,
  status text not null default 'PENDING' check (status in ('PENDING', 'PROVEN', 'FAILED')),
  -- The text records that the last check read.
  found text[] not null default '{}',
  inserted_at timestamptz not null default now(),
  checked_at timestamptz,
  proven_at timestamptz,
  primary key (company_id, domain),
  check ((status = 'PROVEN') = (proven_at is not null))
);
create unique index mail_domain_proven on mail_domain (domain) where status = 'PROVEN';

-- The OpenID provider by which the users of a company sign in.
create table single_sign_on (
  company_id uuid primary key references company,
  issuer text not null check (char_length(issuer) <= 500),
  client_id text not null check (char_length(client_id) between 1 and 500),
  sealed_client_secret bytea not null,
  mode text not null default 'OFF' check (mode in ('OFF', 'OPTIONAL', 'FORCED')),
  -- When an ADMIN signed in there for the first time with this issuer and client.
  tested_at timestamptz,
  -- The ADMIN who may sign in with a password while the others may not.
  emergency_user_id uuid,
  updated_at timestamptz not null default now(),
  check (mode = 'OFF' or tested_at is not null),
  check (mode <> 'FORCED' or emergency_user_id is not null),
  foreign key (company_id, emergency_user_id) references company_user (company_id, id)
);

-- Who a company user is at the provider, bound at the first sign-in.
create table single_sign_on_identity (
  company_id uuid not null,
  company_user_id uuid not null,
  issuer text not null check (char_length(issuer) <= 500),
  subject text not null check (char_length(subject) between 1 and 255),
  inserted_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (company_id, company_user_id),
  unique (company_id, issuer, subject),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

-- A visitor who is at a company's provider and will come back; the nonce and the PKCE verifier follow from the two
-- secrets that only the browser has.
create table single_sign_on_flow (
  state_sha256 bytea primary key,
  browser_sha256 bytea not null,
  company_id uuid not null references company on delete cascade,
  -- The ADMIN who tests the settings; null for a visitor who signs in.
  company_user_id uuid,
  redirect_to text check (char_length(redirect_to) <= 2000),
  expires_at timestamptz not null,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index single_sign_on_flow_expiry on single_sign_on_flow (expires_at);
create index single_sign_on_flow_of_company on single_sign_on_flow (company_id);

-- From where a company's users signed in: counted by day and address, never by person, and kept for 30 days.
create table sign_in_address (
  company_id uuid not null references company,
  day date not null,
  address inet not null,
  sign_ins integer not null check (sign_ins > 0),
  primary key (company_id, day, address)
);
create index sign_in_address_day on sign_in_address (day);
