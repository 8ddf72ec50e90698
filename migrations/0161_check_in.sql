-- Six digits by which a student is received at an event, random and one student's alone among those of the date.
create function free_check_in_code(company uuid, date uuid) returns text language plpgsql as $$
declare
  code text;
begin
  loop
    code := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
    exit when not exists (select from booking
      where company_id = company and scheduling_date_id = date and check_in_code = code);
  end loop;
  return code;
end $$;

alter table booking
  add check_in_code text not null default '' check (check_in_code ~ '^[0-9]{6}$' or check_in_code = ''),
  add checked_in_at timestamptz;
update booking set check_in_code = free_check_in_code(company_id, scheduling_date_id)
  where status = 'BOOKED' and scheduling_date_id is not null;
create unique index booking_check_in_code on booking (company_id, scheduling_date_id, check_in_code)
  where check_in_code <> '';

create function booking_has_check_in_code() returns trigger language plpgsql as $$
begin
  new.check_in_code := free_check_in_code(new.company_id, new.scheduling_date_id);
  return new;
end $$;
create trigger booking_has_check_in_code before insert on booking for each row
  execute function booking_has_check_in_code();
