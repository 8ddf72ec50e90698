-- A key of characters lies in the bits or in a block, never in both: in the bits, once more than 32 students for each row
-- it would have there wrote it, and from then on. Reading takes about as long either way at that number.
create or replace function search_most_postings() returns integer
  language sql stable parallel safe
  return 32 * (coalesce((select max(ordinal) from candidate_activity), 0) / 16384 + 1);

-- The students of those of the keys that lie in blocks.
create or replace function search_postings(wanted text[]) returns table (key text, ordinal integer)
  language sql stable parallel safe
  as $$
    select written.key, unnest(block.ordinals[coalesce(block.ends[place - 1], 0) + 1 : block.ends[place]])
    from unnest(wanted) as written (key)
    cross join lateral (
      select keys, ends, ordinals from search_posting_block where first_key <= written.key order by first_key desc limit 1
    ) as block
    cross join lateral array_position(block.keys, written.key collate "C") as place
    where starts_with(written.key, 't:') and place is not null
  $$;

-- The same as bits of a chunk.
create or replace function search_posting_bits(wanted text[]) returns table (key text, chunk integer, bits bit)
  language sql stable parallel safe
  as $$
    select key, ordinal / 16384, bits_of(ordinal % 16384, 1) from search_postings(wanted) group by 1, 2
  $$;

-- Sets single students of keys that lie in blocks: those blocks are taken out, and what is in them now is cut anew. A key
-- with more than `most` students moves to the bits. No student may stand there twice with one key.
create or replace function search_set_postings(keys text[], ordinals integer[], are_on boolean[], most integer) returns void
  language plpgsql
  set enable_seqscan = off
  as $$
#variable_conflict use_column
declare
  frequent_keys text[];
  frequent_ordinals integer[];
begin
  with changed as materialized (
    select flipped.key collate "C" as key, flipped.ordinal, flipped.is_on,
      coalesce((select first_key from search_posting_block where first_key <= flipped.key order by first_key desc limit 1),
        (select min(first_key) from search_posting_block), '') as home
    from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on)
  ), edited as (
    select home, key, array_agg(ordinal) as ordinals, array_agg(ordinal) filter (where is_on) as ons from changed group by home, key
  ), taken as (
    delete from search_posting_block where first_key in (select home from changed) returning *
  ), stored as (
    select taken.first_key as home, named.key, taken.ordinals[coalesce(taken.ends[place - 1], 0) + 1 : taken.ends[place]] as ordinals
    from taken cross join lateral unnest(taken.keys) with ordinality as named (key, place)
  ), merged as (
    select home, key, case when edited.key is null then stored.ordinals else array(
        select ordinal from unnest(stored.ordinals) as ordinal where ordinal <> all(edited.ordinals)
        union all
        select unnest(edited.ons)
        order by 1
      ) end as ordinals
    from stored full join edited using (home, key)
  ), sized as materialized (
    select home, key, ordinals, cardinality(ordinals) as size,
      (sum(cardinality(ordinals)) over (partition by home order by key) - cardinality(ordinals)) / 256 as piece
    from merged where ordinals <> '{}'
  ), cut as (
    insert into search_posting_block (first_key, keys, ends, ordinals)
      select min(key), array_agg(key order by key), array_agg(through order by key), integers_joined(ordinals order by key)
      from (
        select home, piece, key, ordinals, (sum(size) over (partition by home, piece order by key))::integer as through
        from sized where size <= most
      ) as placed group by home, piece
  )
  select array_agg(key), array_agg(ordinal) into frequent_keys, frequent_ordinals
  from sized cross join lateral unnest(ordinals) as ordinal where size > most;
  if frequent_keys is not null then
    perform search_set_bits(frequent_keys, frequent_ordinals, array_fill(true, array[cardinality(frequent_keys)]));
  end if;
end $$;
