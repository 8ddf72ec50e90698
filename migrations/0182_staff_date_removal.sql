-- A date that left the calendar of a company user: the user was taken off it, or it was deleted. Calendars hear of it as
-- cancelled.
create table staff_date_removal (
  company_id uuid not null,
  company_user_id uuid not null,
  scheduling_date_id uuid not null,
  title text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  removed_at timestamptz not null default now(),
  calendar_changed_at timestamptz not null,
  primary key (company_id, company_user_id, scheduling_date_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index staff_date_removal_by_time on staff_date_removal (removed_at);

create function date_leaves_staff_calendar() returns trigger language plpgsql as $$
begin
  insert into staff_date_removal
    (company_id, company_user_id, scheduling_date_id, title, start_at, end_at, calendar_changed_at)
  select date.company_id, old.company_user_id, date.id, scheduling.title, date.start_at, date.end_at,
    greatest(now(), interval '1 second' + greatest(date.calendar_changed_at, scheduling.calendar_changed_at,
      date.called_off_at, (select max(calendar_changed_at) from booking
        where booking.company_id = date.company_id and booking.scheduling_date_id = date.id)))
  from scheduling_date date
  join scheduling on scheduling.company_id = date.company_id and scheduling.id = date.scheduling_id
  where date.company_id = old.company_id and date.id = old.scheduling_date_id;
  return null;
end $$;
create trigger date_leaves_staff_calendar after delete on scheduling_date_notified_company_user for each row
  execute function date_leaves_staff_calendar();

-- Back in the calendar, the date itself takes a number above that of its cancellation, so that later ones grow from it.
create function date_enters_staff_calendar() returns trigger language plpgsql as $$
declare
  removed timestamptz;
begin
  delete from staff_date_removal where company_id = new.company_id and company_user_id = new.company_user_id
    and scheduling_date_id = new.scheduling_date_id returning calendar_changed_at into removed;
  if removed is not null then
    update scheduling_date set calendar_changed_at = greatest(now(), calendar_changed_at, removed + interval '1 second')
    where company_id = new.company_id and id = new.scheduling_date_id;
  end if;
  return null;
end $$;
create trigger date_enters_staff_calendar after insert on scheduling_date_notified_company_user for each row
  execute function date_enters_staff_calendar();

-- A deleted date leaves the calendars while it can still be read.
create function deleted_date_leaves_calendars() returns trigger language plpgsql as $$
begin
  delete from scheduling_date_notified_company_user where company_id = old.company_id and scheduling_date_id = old.id;
  return old;
end $$;
create trigger deleted_date_leaves_calendars before delete on scheduling_date for each row
  execute function deleted_date_leaves_calendars();
