-- Beside servers that write: records of the month wait until its partition is there, and two workers wait for each other.
-- Reading goes on until the partition is attached.
create or replace function place_month(month date) returns void language plpgsql as $$
declare
  first timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  next timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
  parent text;
  part text;
begin
  foreach parent in array array['audit', 'profile_view'] loop
    part := parent || '_' || to_char(month, 'YYYYMM');
    continue when to_regclass(part) is not null;
    execute format('lock table only %I in share row exclusive mode', parent);
    -- Another worker may have made it meanwhile.
    continue when to_regclass(part) is not null;
    execute format('create table %I (like %I including all)', part, parent);
    execute format('with moved as (delete from %I where inserted_at >= %L and inserted_at < %L returning *) insert into %I select * from moved',
      parent || '_unplaced', first, next, part);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first, next);
  end loop;
end $$;
