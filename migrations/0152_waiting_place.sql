-- A student's place in the line for a full date, and a seat that is kept for one student: the first in line, or the one
-- for whose wish the date was made.
create table waiting_place (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scheduling_date_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  reason text not null default 'LINE' check (reason in ('LINE', 'WISH')),
  status text not null check (status in ('WAITING', 'OFFERED', 'BOOKED', 'PASSED', 'LEFT')),
  joined_at timestamptz not null default now(),
  offered_until timestamptz,
  primary key (company_id, id),
  foreign key (company_id, scheduling_date_id) references scheduling_date (company_id, id) on delete cascade,
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  constraint waiting_place_offered check (status <> 'OFFERED' or offered_until is not null)
);
create unique index waiting_place_one_open on waiting_place (company_id, scheduling_date_id, scout_invitation_id)
  where status in ('WAITING', 'OFFERED');
create index waiting_place_line on waiting_place (company_id, scheduling_date_id, joined_at, id)
  where status in ('WAITING', 'OFFERED');
create index waiting_place_of_invitation on waiting_place (company_id, scout_invitation_id);
create index waiting_place_of_candidate on waiting_place (candidate_id);

-- The seats that are kept for a student: no statement sells them to another, and the check holds both numbers together.
alter table scheduling_date
  add offered smallint not null default 0,
  drop constraint scheduling_date_not_overbooked,
  add constraint scheduling_date_not_overbooked check (booked >= 0 and offered >= 0 and booked + offered <= capacity);
