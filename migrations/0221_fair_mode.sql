-- In fair mode a company reads of a student whom it has not written to neither school nor photo, gender or hometown.
create table fair_mode (
  company_id uuid primary key references company (id) on delete cascade,
  is_on boolean not null
);
-- Whether they were hidden from the writer of the scout.
alter table scout_invitation add is_fair boolean not null default false;
