-- The operator's look-ups of one student: who asked, by what, why. A look-up that found the student opens the student's
-- page for its operator until it expires.
create table candidate_lookup (
  id uuid primary key default uuidv7(),
  admin_account_id uuid not null references admin_account (id),
  candidate_id uuid references candidate (id) on delete cascade,
  asked_by text not null check (asked_by in ('EMAIL', 'PHONE', 'ID')),
  reason_kind text not null check (reason_kind in ('INQUIRY', 'DISCLOSURE', 'DELETION', 'OFFER_REPORT', 'MISUSE', 'OTHER')),
  reason text not null check (char_length(reason) between 10 and 16 * 200),
  inserted_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index candidate_lookup_of_operator on candidate_lookup (admin_account_id, inserted_at desc);
create index candidate_lookup_of_candidate on candidate_lookup (candidate_id, inserted_at desc);
create index candidate_lookup_by_age on candidate_lookup (inserted_at);

-- Notes of a case are only ever added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create table inquiry_note (
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  id uuid not null default uuidv7(),
  admin_account_id uuid not null references admin_account (id),
  body text not null check (char_length(body) between 1 and 16 * 1000),
  inserted_at timestamptz not null default now(),
  primary key (inquiry_id, id)
);
create trigger inquiry_note_stays before update on inquiry_note for each row execute function refuse_change();

-- Answers that come up again and again. A template that is out of use stays, with its name free for another one.
create table inquiry_template (
  id uuid primary key default uuidv7(),
  title text not null check (char_length(title) between 1 and 16 * 60),
  body text not null check (char_length(body) between 1 and 16 * 2000),
  is_in_use boolean not null default true,
  version int not null default 1,
  updated_by uuid not null references admin_account (id),
  updated_at timestamptz not null default now(),
  inserted_at timestamptz not null default now()
);
create unique index inquiry_template_title on inquiry_template (title) where is_in_use;

alter table inquiry
  add column assigned_to uuid references admin_account (id),
  add column close_reason text check (char_length(close_reason) between 1 and 16 * 200),
  add constraint inquiry_closed check (close_reason is null or status = 'CLOSED');

-- An offer report that the operator has settled, and the sentence both sides were told.
alter table offer_report
  add column resolution text check (char_length(resolution) between 1 and 16 * 500),
  add column resolved_by uuid references admin_account (id),
  add constraint offer_report_resolved check (
    num_nonnulls(resolution, resolved_by) in (0, 2) and (resolution is null or status in ('CONFIRMED', 'CANCELLED')));
create index offer_report_queue on offer_report (status, answer_by);

create table offer_report_note (
  offer_report_id uuid not null references offer_report (id) on delete cascade,
  id uuid not null default uuidv7(),
  admin_account_id uuid not null references admin_account (id),
  body text not null check (char_length(body) between 1 and 16 * 1000),
  inserted_at timestamptz not null default now(),
  primary key (offer_report_id, id)
);
create trigger offer_report_note_stays before update on offer_report_note for each row execute function refuse_change();

-- What was erased when: one row for each kind and day of Tokyo, however often its job ran.
create table retention_run (
  kind text not null,
  day date not null,
  runs int not null default 1 check (runs > 0),
  rows bigint not null check (rows >= 0),
  last_run_at timestamptz not null default now(),
  primary key (kind, day)
);

-- The rows of a partitioned table from before a day, with the months that are over as a whole.
create function forget_months(parent text, before timestamptz) returns bigint language plpgsql as $$
declare
  part text;
  gone bigint := 0;
  held bigint;
begin
  for part in
    select child.relname from pg_inherits
      join pg_class child on child.oid = inhrelid
      join pg_class above on above.oid = inhparent
    where above.relname = parent and child.relname ~ '_\d{6}$'
      and (to_date(right(child.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= before
    order by child.relname
  loop
    execute format('select count(*) from %I', part) into held;
    execute format('drop table %I', part);
    gone := gone + held;
  end loop;
  return gone;
end $$;
