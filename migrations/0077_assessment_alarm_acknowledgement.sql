-- A sign of an item that an operator has looked into without taking the item out. It stays put aside until its figure
-- is worse than it was then, also when the sign ends in between; a change of the item's state ends it.
create table assessment_alarm_acknowledgement (
  item_id text not null references assessment_item (id) on delete cascade,
  kind text not null check (kind in ('EXPOSURE', 'EASIER', 'FASTER')),
  -- How bad the sign was, as a share of 1.
  severity double precision not null,
  reason text not null check (char_length(reason) between 1 and 16 * 200),
  acknowledged_by uuid not null references admin_account (id),
  acknowledged_at timestamptz not null default now(),
  primary key (item_id, kind)
);
