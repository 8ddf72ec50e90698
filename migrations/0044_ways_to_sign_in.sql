-- Who a student is at another service. No release wrote candidate_account.sso_provider, and it knew no subject.
create table candidate_identity (
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{0,30}$'),
  subject text not null check (char_length(subject) between 1 and 255),
  candidate_id uuid not null references candidate on delete cascade,
  -- The name of the service when it was linked, for mails and refusals.
  label text not null check (char_length(label) between 1 and 20),
  -- As the service said it, so that the student knows which account it is.
  email text check (char_length(email) <= 254),
  inserted_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (candidate_id, provider)
);
alter table candidate_account drop column sso_provider;

-- A visitor who is at another service and will come back; the nonce and the PKCE verifier follow from the two secrets
-- that only the browser has.
create table oidc_flow (
  state_sha256 bytea primary key,
  browser_sha256 bytea not null,
  provider text not null,
  intent text not null check (intent in ('SIGN_IN', 'REGISTER', 'LINK')),
  candidate_id uuid references candidate on delete cascade,
  redirect_to text check (char_length(redirect_to) <= 2000),
  campaign jsonb not null default '{}',
  -- What the service said of a visitor whose mail address is still to be typed.
  subject text check (char_length(subject) between 1 and 255),
  expires_at timestamptz not null,
  check ((intent = 'LINK') = (candidate_id is not null)),
  check (subject is null or intent = 'REGISTER')
);
create index oidc_flow_of_candidate on oidc_flow (candidate_id) where candidate_id is not null;
create index oidc_flow_expiry on oidc_flow (expires_at);

-- The service a session came from, where signing out there is possible too.
alter table session
  add column provider text,
  add column sealed_id_token bytea,
  add constraint session_provider_check check ((provider is null) = (sealed_id_token is null));

create table candidate_passkey (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidate on delete cascade,
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 16 * 30),
  is_backed_up boolean not null,
  inserted_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index candidate_passkey_of_candidate on candidate_passkey (candidate_id);

-- A challenge counts once. Without a student it is one of signing in.
create table passkey_challenge (
  challenge_sha256 bytea primary key,
  candidate_id uuid references candidate on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_of_candidate on passkey_challenge (candidate_id) where candidate_id is not null;
create index passkey_challenge_expiry on passkey_challenge (expires_at);

alter table candidate_account add column passkey_offer_ended_at timestamptz;
