-- A hire that the company records is a report like the student's own, so that there is one of both at most; the other
-- side answers it.
alter table offer_report
  add recorded_by text not null default 'STUDENT' check (recorded_by in ('STUDENT', 'COMPANY'));
