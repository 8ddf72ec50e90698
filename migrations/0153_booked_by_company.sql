-- What a company does with the dates of its students: calls a date off, moves a booking, or books for a student.
alter table scheduling_date
  add called_off_at timestamptz,
  add constraint scheduling_date_called_off check (called_off_at is null or is_force_capacity_full);
alter table booking
  add booked_by uuid,
  add called_off_by uuid,
  -- The company's word to the student, on a booking that it made or called off.
  add company_word text not null default '' check (char_length(company_word) <= 16 * 300),
  add foreign key (company_id, booked_by) references company_user (company_id, id),
  add foreign key (company_id, called_off_by) references company_user (company_id, id),
  add constraint booking_called_off check (called_off_by is null or status = 'CANCELLED');
create index booking_booked_by on booking (company_id, booked_by) where booked_by is not null;
create index booking_called_off_by on booking (company_id, called_off_by) where called_off_by is not null;
