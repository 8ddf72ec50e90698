-- Failed sign-ins by keyed hashes of the account, the place, and both. Losing these rows in a crash only forgets some.
create unlogged table sign_in_attempt (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);
create index sign_in_attempt_age on sign_in_attempt (last_failed_at);

-- How long to wait after so many failures: some are free, then each doubles the wait.
create function sign_in_wait(failures integer, free integer, first_seconds integer, most_seconds integer) returns interval
language sql immutable as $$
  select case when failures < free then interval '0'
    else make_interval(secs => least(most_seconds, first_seconds * power(2, least(failures - free, 20)))) end
$$;

-- From where an account was signed in to, as a keyed hash of both: no attack from elsewhere is in the way there.
create table sign_in_place (
  key text primary key,
  signed_in_at timestamptz not null
);

-- A link of a mail that lets its owner try at once while others guess. It replaces no password; its token is kept as a hash.
create table sign_in_unlock (
  token_sha256 bytea primary key,
  area text not null check (area in ('candidate', 'client', 'admin')),
  account_key text not null,
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);
create index sign_in_unlock_of_account on sign_in_unlock (account_key, inserted_at desc);
