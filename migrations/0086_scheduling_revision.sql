-- Two colleagues may have one event open: a save made from an older state of it is refused with a name and a time.
alter table scheduling
  add column revision integer not null default 0,
  add column saved_by uuid,
  add column saved_at timestamptz,
  add constraint scheduling_saved_by_fkey foreign key (company_id, saved_by) references company_user (company_id, id);
