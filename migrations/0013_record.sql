-- Written once, never changed; a month is dropped whole when it is no longer needed.
create table audit (
  inserted_at timestamptz not null default now(),
  id uuid not null default uuidv7(),
  area text not null check (area in ('candidate', 'client', 'admin', 'system')),
  actor_id uuid,
  company_id uuid,
  candidate_id uuid,
  action text not null,
  subject text not null,
  subject_id text not null,
  from_status text,
  to_status text,
  request_id text
) partition by range (inserted_at);
create index audit_of_company on audit (company_id, inserted_at desc);
create index audit_of_candidate on audit (candidate_id, inserted_at desc);

create table profile_view (
  inserted_at timestamptz not null default now(),
  company_id uuid not null,
  candidate_id uuid not null,
  company_user_id uuid not null
) partition by range (inserted_at);
create index profile_view_of_candidate on profile_view (candidate_id, inserted_at desc);

create table audit_unplaced partition of audit default;
create table profile_view_unplaced partition of profile_view default;

-- The clock calls this every day; twice does nothing.
create function place_month(month date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', month);
  next date := first + interval '1 month';
begin
  execute format('create table if not exists audit_%s partition of audit for values from (%L) to (%L)', to_char(first, 'YYYYMM'), first, next);
  execute format('create table if not exists profile_view_%s partition of profile_view for values from (%L) to (%L)', to_char(first, 'YYYYMM'), first, next);
end $$;

-- The same key again replays the stored result; the row is written in the transaction of the act itself.
create table idempotency_key (
  actor text not null,
  key text not null check (char_length(key) between 8 and 100),
  operation text not null,
  payload_sha256 bytea not null,
  result jsonb not null,
  inserted_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_key_age on idempotency_key (inserted_at);
