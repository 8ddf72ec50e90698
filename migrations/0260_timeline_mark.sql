-- The one row is written anew by whoever first asks a primary on another timeline. A replica that holds the mark
-- follows this primary; positions in the logs of two timelines cannot be compared.
create table timeline_mark (
  is_only boolean primary key default true check (is_only),
  -- The identifier of the cluster and the number of its timeline.
  timeline text not null check (length(timeline) <= 40),
  mark uuid not null default gen_random_uuid()
);
