-- A student of a key took four bytes, of which the first is nothing below sixteen million. Now the number lies in two
-- parts: of its 24 bits the upper eight, which neighbours share and which pack well, and the lower sixteen.
-- A number beyond 16,777,215 is refused by the types.
create function high_part_of(ordinal integer) returns "char"
  language sql immutable parallel safe return (ordinal / 65536 - 128)::"char";
create function low_part_of(ordinal integer) returns smallint
  language sql immutable parallel safe return (ordinal % 65536 - 32768)::smallint;
create function ordinal_of(high_part "char", low_part smallint) returns integer
  language sql immutable parallel safe return (high_part::integer + 128) * 65536 + low_part + 32768;

-- Written anew, since an update would leave the room of both. Nothing is folded meanwhile.
select pg_advisory_xact_lock(hashtext('search_apply'));
create table search_posting_block_next (
  first_key text collate "C" not null,
  keys text[] collate "C" not null,
  -- Where the students of each key end in both lists of parts; they begin behind those of the key before.
  ends integer[] not null,
  high_parts "char"[] not null,
  low_parts smallint[] not null
);
alter table search_posting_block_next alter column keys set storage main, alter column ends set storage main,
  alter column high_parts set storage main, alter column low_parts set storage main;
alter table search_posting_block_next set (toast_tuple_target = 128,
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100000);
insert into search_posting_block_next (first_key, keys, ends, high_parts, low_parts)
  select first_key, keys, ends, array(select high_part_of(ordinal) from unnest(ordinals) as ordinal),
    array(select low_part_of(ordinal) from unnest(ordinals) as ordinal)
  from search_posting_block;
drop table search_posting_block;
alter table search_posting_block_next rename to search_posting_block;
alter table search_posting_block add constraint search_posting_block_pkey primary key (first_key),
  add constraint search_posting_block_whole check (
    keys[1] = first_key and cardinality(keys) = cardinality(ends)
    and ends[cardinality(ends)] = cardinality(high_parts) and ends[cardinality(ends)] = cardinality(low_parts));
analyze search_posting_block;
