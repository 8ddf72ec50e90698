-- When what a calendar shows of a date last changed. The time grows with every change, also with two in one second, so
-- that seconds of it number the versions of an entry.
alter table scheduling add calendar_changed_at timestamptz not null default now();
alter table scheduling_date add calendar_changed_at timestamptz not null default now();

-- A booking that takes the place of another keeps its name in calendars; so does what was saved under the scout's id.
alter table booking
  add calendar_id uuid not null default uuidv7(),
  add calendar_changed_at timestamptz not null default now();
update booking set calendar_id = scout_invitation_id;
create index booking_in_calendar on booking (calendar_id);

create function scheduling_changes_calendar() returns trigger language plpgsql as $$
begin
  new.calendar_changed_at := greatest(now(), old.calendar_changed_at + interval '1 second', (
    select max(greatest(date.calendar_changed_at, booking.calendar_changed_at)) + interval '1 second'
    from scheduling_date date
    left join booking on booking.company_id = date.company_id and booking.scheduling_date_id = date.id
    where date.company_id = new.company_id and date.scheduling_id = new.id));
  return new;
end $$;
create trigger scheduling_changes_calendar before update on scheduling for each row
  when ((old.title, old.location, old.url, old.belongings, old.emergency_contact)
    is distinct from (new.title, new.location, new.url, new.belongings, new.emergency_contact))
  execute function scheduling_changes_calendar();

create function date_changes_calendar() returns trigger language plpgsql as $$
begin
  new.calendar_changed_at := greatest(now(), old.calendar_changed_at + interval '1 second', (
    select greatest(scheduling.calendar_changed_at, (
      select max(calendar_changed_at) from booking
      where company_id = new.company_id and scheduling_date_id = new.id)) + interval '1 second'
    from scheduling where company_id = new.company_id and id = new.scheduling_id));
  return new;
end $$;
create trigger date_changes_calendar before update on scheduling_date for each row
  when ((old.start_at, old.end_at) is distinct from (new.start_at, new.end_at))
  execute function date_changes_calendar();

create function booking_changes_calendar() returns trigger language plpgsql as $$
declare
  replaced booking;
  before timestamptz := '-infinity';
begin
  if tg_op = 'UPDATE' then
    before := old.calendar_changed_at;
  elsif new.replaces is not null then
    select * into replaced from booking where company_id = new.company_id and id = new.replaces;
    new.calendar_id := coalesce(replaced.calendar_id, new.calendar_id);
    before := coalesce(replaced.calendar_changed_at, before);
  end if;
  -- The calendars of the company show how many are booked: one number for each booking that comes or goes.
  if tg_op = 'INSERT' or old.status <> new.status then
    before := greatest(before, (select max(calendar_changed_at) from booking
      where company_id = new.company_id and scheduling_date_id = new.scheduling_date_id));
  end if;
  new.calendar_changed_at := greatest(now(), before + interval '1 second', (
    select greatest(date.calendar_changed_at, scheduling.calendar_changed_at) + interval '1 second'
    from scheduling_date date
    join scheduling on scheduling.company_id = date.company_id and scheduling.id = date.scheduling_id
    where date.company_id = new.company_id and date.id = new.scheduling_date_id));
  return new;
end $$;
create trigger booking_enters_calendar before insert on booking for each row
  execute function booking_changes_calendar();
create trigger booking_changes_calendar before update on booking for each row
  when (old.during is distinct from new.during or (old.status = 'CANCELLED') is distinct from (new.status = 'CANCELLED'))
  execute function booking_changes_calendar();

-- The secret address of one person's calendar; another one takes the place of the first.
create table calendar_feed (
  id uuid primary key default uuidv7(),
  candidate_id uuid unique references candidate (id) on delete cascade,
  company_id uuid,
  company_user_id uuid,
  token_sha256 bytea not null unique check (octet_length(token_sha256) = 32),
  inserted_at timestamptz not null default now(),
  read_at timestamptz,
  content_sha256 bytea check (octet_length(content_sha256) = 32),
  content_changed_at timestamptz,
  unique (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (num_nonnulls(candidate_id, company_user_id) = 1),
  check ((company_id is null) = (company_user_id is null)),
  check ((content_sha256 is null) = (content_changed_at is null))
);
