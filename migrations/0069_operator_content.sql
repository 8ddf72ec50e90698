-- A school that is gone stays with the students who chose it (§2, the operator's lookups).
alter table school drop column is_active;
alter table school add column retired_at timestamptz;
alter table school add column is_active boolean not null generated always as (retired_at is null) stored;
alter table school_department drop column is_active;
alter table school_department add column retired_at timestamptz;
alter table school_department add column is_active boolean not null generated always as (retired_at is null) stored;

create index candidate_of_school on candidate (school_id) where school_id is not null;

-- An uploaded spreadsheet of schools. Its rows are kept until it is applied or another one is uploaded.
create table school_import (
  id uuid primary key default uuidv7(),
  admin_account_id uuid not null references admin_account,
  file_name text not null check (char_length(file_name) between 1 and 16 * 200),
  file_sha256 bytea not null check (length(file_sha256) = 32),
  rows jsonb,
  inserted_at timestamptz not null default now(),
  applied_at timestamptz,
  added smallint not null default 0,
  renamed smallint not null default 0,
  retired smallint not null default 0,
  check ((applied_at is null) = (rows is not null))
);
create index school_import_applied on school_import (applied_at desc) where applied_at is not null;

-- The keys of a name are those of every student of the school; repeatable/30_search_edits.sql holds both functions.
create or replace function school_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(ordinal, old.search_name_keys, new.search_name_keys)
    from candidate where school_id = new.id;
  return null;
end $$;
create or replace function school_department_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(ordinal, old.search_name_keys, new.search_name_keys)
    from candidate where school_id = new.school_id and school_department_id = new.id;
  return null;
end $$;
create trigger school_changes_search after update on school
  for each row when (old.name is distinct from new.name) execute function school_changes_search();
create trigger school_department_changes_search after update on school_department
  for each row when (old.name is distinct from new.name) execute function school_department_changes_search();

-- What the operator says to everybody for a while.
create table service_notice (
  id uuid primary key default uuidv7(),
  area text not null check (area in ('CANDIDATE', 'CLIENT', 'ALL')),
  kind text not null check (kind in ('INFO', 'MAINTENANCE')),
  text text not null check (char_length(text) between 1 and 16 * 120),
  link text check (char_length(link) between 1 and 500),
  shown_from timestamptz not null,
  shown_until timestamptz not null,
  version integer not null default 1,
  inserted_at timestamptz not null default now(),
  check (shown_from < shown_until)
);
create index service_notice_until on service_notice (shown_until);
