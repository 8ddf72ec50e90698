-- What a student says of a booked date between the deadline for changes and its end. Each word is kept: a thread tells all.
create table day_notice (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  booking_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  kind text not null check (kind in ('LATE', 'ABSENT', 'COMING')),
  minutes smallint,
  told_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, booking_id) references booking (company_id, id) on delete cascade,
  constraint day_notice_minutes check ((kind = 'LATE') = (minutes is not null) and minutes between 1 and 120)
);
create index day_notice_of_booking on day_notice (company_id, booking_id, told_at);
create index day_notice_of_candidate on day_notice (candidate_id);
