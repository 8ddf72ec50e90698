create extension if not exists btree_gist;

create table scheduling (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  type text not null check (type in ('EVENT', 'INTERVIEW')),
  title text not null check (char_length(title) between 1 and 40),
  location text not null default '',
  url text,
  belongings text[] not null default '{}' check (cardinality(belongings) <= 10),
  emergency_contact text not null default '' check (char_length(emergency_contact) <= 100),
  remind_one_day_before boolean not null default true,
  remind_three_days_before boolean not null default true,
  inserted_at timestamptz not null default now(),
  primary key (company_id, id)
);

-- The seat count is on the row that is sold, so that one conditional update decides who gets the last seat.
create table scheduling_date (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scheduling_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  capacity smallint not null check (capacity between 1 and 500),
  booked smallint not null default 0,
  is_force_capacity_full boolean not null default false,
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, scheduling_id) references scheduling (company_id, id) on delete cascade,
  constraint scheduling_date_not_overbooked check (booked between 0 and capacity),
  -- Judged at the end of a statement, so that two dates may change places in one.
  constraint scheduling_date_duplicate_time_slot unique (company_id, scheduling_id, start_at, end_at) deferrable initially immediate
);
create index scheduling_date_calendar on scheduling_date (company_id, start_at);
create index scheduling_date_of_scheduling on scheduling_date (scheduling_id, start_at);

create table scheduling_date_notified_company_user (
  company_id uuid not null,
  scheduling_date_id uuid not null,
  company_user_id uuid not null,
  primary key (company_id, scheduling_date_id, company_user_id),
  foreign key (company_id, scheduling_date_id) references scheduling_date (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
