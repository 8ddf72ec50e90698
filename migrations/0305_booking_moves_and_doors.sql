-- What a booking's date was before the company moved it, so that the thread goes on saying when it was booked. The
-- times follow each other, one of each for every move; a move before this migration is not known.
alter table booking
  add column earlier_starts timestamptz[] not null default '{}',
  add column earlier_ends timestamptz[] not null default '{}',
  add column moved_at timestamptz[] not null default '{}',
  add constraint booking_moves check (
    cardinality(earlier_starts) = cardinality(moved_at) and cardinality(earlier_ends) = cardinality(moved_at)
  );

-- Many acts change who is at a door, and each open page of it asks again. Only around the day, when doors are open: a
-- notice makes commits wait for each other.
create function booking_tells_door() returns trigger language plpgsql as $$
begin
  perform pg_notify('booking_door', json_build_object(
    'companyId', new.company_id, 'schedulingDateId', new.scheduling_date_id)::text);
  return null;
end $$;
create trigger booking_tells_door after insert or update of status, checked_in_at on booking for each row
  when (new.check_in_code <> '' and lower(new.during) between now() - interval '1 day' and now() + interval '1 day')
  execute function booking_tells_door();

-- The letter of a scout that was not delivered, where the draft of its job holds another one: subject, message, reason.
alter table scout_draft_student
  add column undelivered jsonb check (jsonb_typeof(undelivered) = 'object');
