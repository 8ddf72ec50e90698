-- The moment until which the matches of a saved condition were read; null while nobody waits for new ones.
alter table saved_filter add column matches_read_at timestamptz;

-- When a company user hears of students who newly match a saved condition. Leaves with either.
create table saved_filter_alert (
  company_id uuid not null,
  saved_filter_id uuid not null,
  company_user_id uuid not null,
  timing text not null check (timing in ('IMMEDIATELY', 'DAILY', 'WEEKLY')),
  -- In Tokyo; Monday is 1.
  hour integer not null check (hour between 7 and 20),
  weekday integer not null check (weekday between 1 and 7),
  told_until timestamptz not null,
  due_at timestamptz not null,
  primary key (company_id, saved_filter_id, company_user_id),
  foreign key (company_id, saved_filter_id) references saved_filter (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index saved_filter_alert_due on saved_filter_alert (due_at);
create index saved_filter_alert_of_company_user on saved_filter_alert (company_id, company_user_id);

-- One bit a student who has matched the condition: two kilobytes for 16,384 students at most, where a row each would
-- be a million rows a condition. The place of a bit is the ordinal of the student, which leads to no person once the
-- student's data is erased.
create table saved_filter_chunk (
  company_id uuid not null,
  saved_filter_id uuid not null,
  chunk integer not null check (chunk >= 0),
  bits bit(16384) not null,
  primary key (company_id, saved_filter_id, chunk),
  foreign key (company_id, saved_filter_id) references saved_filter (company_id, id) on delete cascade
);

-- The students who began to match while somebody waited for them, until they are told everywhere.
create table saved_filter_match (
  company_id uuid not null,
  saved_filter_id uuid not null,
  candidate_id uuid not null references candidate on delete cascade,
  found_at timestamptz not null,
  primary key (company_id, saved_filter_id, candidate_id),
  foreign key (company_id, saved_filter_id) references saved_filter (company_id, id) on delete cascade
);
create index saved_filter_match_of_candidate on saved_filter_match (candidate_id);
create index saved_filter_match_found on saved_filter_match (found_at);

alter table webhook drop constraint webhook_events_check;
alter table webhook add constraint webhook_events_check check (cardinality(events) > 0 and events <@ array[
  'scout_invitation.accepted', 'scout_invitation.declined', 'scheduling_date.chosen', 'scheduling_date.changed',
  'candidate.stage_changed', 'candidate.hired', 'saved_filter.matched']);
alter table webhook_event drop constraint webhook_event_type_check;
alter table webhook_event add constraint webhook_event_type_check check (type in (
  'scout_invitation.accepted', 'scout_invitation.declined', 'scheduling_date.chosen', 'scheduling_date.changed',
  'candidate.stage_changed', 'candidate.hired', 'saved_filter.matched', 'webhook.test'));
