-- Characters that few students wrote. In real texts most pairs and triples have one student, and a row of search_bits for
-- each of them and each chunk was four fifths of the index.
create table search_posting_block (
  -- The first of its keys; every key is in the last block that begins at it or before it, or in none.
  first_key text collate "C" primary key,
  keys text[] collate "C" not null,
  -- Where the students of each key end in `ordinals`; they begin behind those of the key before.
  ends integer[] not null,
  ordinals integer[] not null,
  constraint search_posting_block_whole check (
    keys[1] = first_key and cardinality(keys) = cardinality(ends) and ends[cardinality(ends)] = cardinality(ordinals))
);
-- Neighbouring keys are alike: packed where it stands, a block takes four fifths of its room.
alter table search_posting_block alter column keys set storage main, alter column ends set storage main,
  alter column ordinals set storage main;
alter table search_posting_block set (toast_tuple_target = 128,
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100000);
create aggregate integers_joined (integer[]) (sfunc = array_cat, stype = integer[], initcond = '{}');
