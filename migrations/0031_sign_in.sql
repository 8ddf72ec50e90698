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

-- An address belongs to whoever signs in with it. An invitation reserves none, and one that is disabled frees it.
alter table company_user_account
  drop constraint company_user_account_email_key,
  add column is_active boolean not null default false,
  add constraint company_user_account_email_in_company unique (company_id, email);
update company_user_account set is_active = true
  from company_user where company_user.id = company_user_account.company_user_id and company_user.status = 'ACTIVE';
create unique index company_user_account_email_active on company_user_account (email) where is_active;
create index company_user_account_email on company_user_account (email);

create function note_account_active() returns trigger language plpgsql as $$
begin
  select status = 'ACTIVE' into new.is_active from company_user where id = new.company_user_id;
  return new;
end $$;
create trigger company_user_account_active before insert on company_user_account
  for each row execute function note_account_active();

create function note_user_active() returns trigger language plpgsql as $$
begin
  update company_user_account set is_active = (new.status = 'ACTIVE')
    where company_id = new.company_id and company_user_id = new.id;
  return null;
end $$;
create trigger company_user_active after update of status on company_user
  for each row when (old.status is distinct from new.status) execute function note_user_active();
