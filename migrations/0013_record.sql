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

-- The clock calls this every day; twice does nothing. Rows that came before their month was placed move into it.
create function place_month(month date) returns void language plpgsql as $$
declare
  first timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  next timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
  parent text;
  part text;
begin
  foreach parent in array array['audit', 'profile_view'] loop
    part := parent || '_' || to_char(month, 'YYYYMM');
    continue when to_regclass(part) is not null;
    execute format('create table %I (like %I including all)', part, parent);
    execute format('with moved as (delete from %I where inserted_at >= %L and inserted_at < %L returning *) insert into %I select * from moved',
      parent || '_unplaced', first, next, part);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first, next);
  end loop;
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
