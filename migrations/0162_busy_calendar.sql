-- The calendar that a company user keeps elsewhere, by its secret address, and when it is busy: times alone, no words.
create table busy_calendar (
  company_id uuid not null,
  company_user_id uuid not null,
  sealed_address bytea not null,
  host text not null,
  saved_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tried_at timestamptz,
  read_at timestamptz,
  trouble text check (trouble in ('ADDRESS', 'UNREACHABLE', 'TIMEOUT', 'REFUSED', 'TOO_LONG', 'NO_CALENDAR')),
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index busy_calendar_due on busy_calendar (due_at);

create table busy_time (
  company_id uuid not null,
  company_user_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (company_id, company_user_id, start_at),
  foreign key (company_id, company_user_id) references busy_calendar (company_id, company_user_id) on delete cascade,
  check (end_at > start_at)
);
