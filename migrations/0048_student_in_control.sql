-- What a student lets in: new scouts a week, and a pause that ends by itself after its last day (a Tokyo day).
create table candidate_intake (
  candidate_id uuid primary key references candidate on delete cascade,
  scouts_per_week smallint not null default 10 check (scouts_per_week between 1 and 10),
  paused_until date
);

-- Whole hours in Tokyo between which no push is sent; 24 is midnight.
create table candidate_quiet_hours (
  candidate_id uuid primary key references candidate on delete cascade,
  starts_at smallint not null check (starts_at between 18 and 24),
  ends_at smallint not null check (ends_at between 5 and 11)
);

-- A student chooses by kind: the deadline of a scout apart from its arrival, reminders apart from changes.
alter table candidate_notification_setting
  drop constraint candidate_notification_setting_topic_check,
  add constraint candidate_notification_setting_topic_check
    check (topic in ('SCOUT', 'SCOUT_DEADLINE', 'SCHEDULE', 'REMINDER', 'ACCOUNT'));
insert into candidate_notification_setting (candidate_id, topic, has_mail, has_push)
  select candidate_id, case topic when 'SCOUT' then 'SCOUT_DEADLINE' else 'REMINDER' end, has_mail, has_push
  from candidate_notification_setting
  where topic in ('SCOUT', 'SCHEDULE');

-- The company above a company in its group, by its corporate number: that company need not be on the service. The
-- operator fills it in.
alter table company add column parent_corporate_number text check (parent_corporate_number ~ '^[0-9]{13}$');
create index company_of_parent on company (parent_corporate_number) where parent_corporate_number is not null;

-- Companies that a student blocks before they join.
create table blocked_corporate_number (
  candidate_id uuid not null references candidate on delete cascade,
  corporate_number text not null check (corporate_number ~ '^[0-9]{13}$'),
  inserted_at timestamptz not null default now(),
  primary key (candidate_id, corporate_number)
);
create index blocked_corporate_number_of_number on blocked_corporate_number (corporate_number);

-- A company is blocked in the transaction in which it comes, by every way in which it can come.
create function company_meets_blocks() returns trigger language plpgsql as $$
begin
  insert into blocked_company (candidate_id, company_id)
  select candidate_id, new.id from blocked_corporate_number where corporate_number = new.corporate_number
  order by candidate_id
  on conflict do nothing;
  return null;
end $$;
create trigger company_meets_blocks after insert or update of corporate_number on company
  for each row execute function company_meets_blocks();
