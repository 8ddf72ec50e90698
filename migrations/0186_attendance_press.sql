-- 全員出席 is taken back as one press: each booking names the press that marked it, until another mark follows.
alter table booking
  add column attendance_press uuid,
  add constraint booking_attendance_press check (attendance_press is null or status = 'ATTENDED');
