-- How many hours before its beginning a date takes no more students: a company's choice, and the number that each of its
-- dates has.
create table scheduling_setting (
  company_id uuid primary key references company (id) on delete cascade,
  closing_hours smallint not null constraint scheduling_setting_hours check (closing_hours between 2 and 72)
);
alter table scheduling_date
  add closing_hours smallint not null default 12
    constraint scheduling_date_closing_hours check (closing_hours between 2 and 72);
