-- A wish may come before the dates of its step. The company owes it the dates themselves, and no answer within three days.
alter table scheduling_date_request add column is_before_dates boolean not null default false;
