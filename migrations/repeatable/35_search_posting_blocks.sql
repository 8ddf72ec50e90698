-- A key of characters lies in the bits or in a block, never in both: in the bits, once more than 32 students for each row
-- it would have there wrote it, and from then on. Reading takes about as long either way at that number.
create or replace function search_most_postings() returns integer
  language sql stable parallel safe
  return 32 * (coalesce((select max(ordinal) from candidate_activity), 0) / 16384 + 1);

-- The students of those of the keys that lie in blocks.
create or replace function search_postings(wanted text[]) returns table (key text, ordinal integer)
  language sql stable parallel safe
  as $$
    select written.key, ordinal_of(
      unnest(block.high_parts[coalesce(block.ends[place - 1], 0) + 1 : block.ends[place]]),
      unnest(block.low_parts[coalesce(block.ends[place - 1], 0) + 1 : block.ends[place]]))
    from unnest(wanted) as written (key)
    cross join lateral (
      select keys, ends, high_parts, low_parts from search_posting_block
      where first_key <= written.key order by first_key desc limit 1
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

-- Sets single students of keys that lie in blocks: those blocks are taken out, and what is in them now is cut anew, into
-- even pieces of 2,048 bytes and more (twenty a key and three a student, as they are before PostgreSQL packs them): it
-- packs no row below 2,032. A key with more than `most` students moves to the bits. No student may stand there twice with
-- one key.
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
  ), joined as materialized (
    select first_key, keys, ends, array(select ordinal_of(unnest(high_parts), unnest(low_parts))) as ordinals from taken
  ), stored as (
    select first_key as home, named.key, ordinals[before + 1 : through] as ordinals
    from joined cross join lateral unnest(keys, 0 || ends, ends) as named (key, before, through) where named.key is not null
  -- Worked out once, not anew wherever it is named below.
  ), merged as materialized (
    select home, key, case when edited.key is null then stored.ordinals else array(
        select ordinal from unnest(stored.ordinals) as ordinal where ordinal <> all(edited.ordinals)
        union all
        select unnest(edited.ons)
        order by 1
      ) end as ordinals
    from stored full join edited using (home, key)
  ), weighed as (
    select home, key, ordinals, size, sum(bytes) over (partition by home order by key) - bytes as bytes_before,
      sum(bytes) over (partition by home) as bytes_of_all
    from merged cross join lateral (values (cardinality(ordinals), 20 + 3 * cardinality(ordinals))) as weight (size, bytes)
    where ordinals <> '{}'
  ), sized as materialized (
    select home, key, ordinals, size, bytes_before * greatest(bytes_of_all / 2048, 1) / bytes_of_all as piece from weighed
  ), cut as (
    insert into search_posting_block (first_key, keys, ends, high_parts, low_parts)
      select keys[1], keys, ends, array(select high_part_of(unnest(ordinals))), array(select low_part_of(unnest(ordinals)))
      from (
        select array_agg(key order by key) as keys, array_agg(through order by key) as ends,
          integers_joined(ordinals order by key) as ordinals
        from (
          select home, piece, key, ordinals, (sum(size) over (partition by home, piece order by key))::integer as through
          from sized where size <= most
        ) as placed group by home, piece
      ) as block
  )
  select array_agg(key), array_agg(ordinal) into frequent_keys, frequent_ordinals
  from sized cross join lateral unnest(ordinals) as ordinal where size > most;
  if frequent_keys is not null then
    perform search_set_bits(frequent_keys, frequent_ordinals, array_fill(true, array[cardinality(frequent_keys)]));
  end if;
end $$;
