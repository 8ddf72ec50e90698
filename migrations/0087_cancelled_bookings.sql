-- A date whose bookings were all given up can be deleted: a cancelled booking keeps its own time and outlives the date.
alter table booking alter column scheduling_date_id drop not null;
alter table booking drop constraint booking_company_id_scheduling_date_id_fkey;
alter table booking
  add constraint booking_of_date foreign key (company_id, scheduling_date_id)
    references scheduling_date (company_id, id) on delete set null (scheduling_date_id),
  add constraint booking_held_of_date check (status = 'CANCELLED' or scheduling_date_id is not null);
