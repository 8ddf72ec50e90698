-- Only where the bits lie on other servers: this bit is written there, and waits until all of them have committed it.
alter table search_delta add column is_written boolean not null default false;
create index search_delta_written on search_delta (key, ordinal) where is_written;
