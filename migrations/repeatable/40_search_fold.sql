-- Few bits of what there are many keys of lie packed, all others as they are: unpacking a row takes five times as
-- long as reading it, packing it forty times.
create or replace function lies_packed(key text, bits bit) returns boolean
  language sql immutable parallel safe
  return (left(key, 2) in ('t:', 'b:') or left(key, 3) in ('sn:', 'sd:', 'hn:', 'in:', 'bk:', 'se:', 'fv:', 'lb:', 'pt:', 'pu:')) and bit_count(bits) <= 700;

-- Sets single bits of the index; no student may stand there twice with one key.
create or replace function search_set_bits(keys text[], ordinals integer[], are_on boolean[]) returns void
  language plpgsql
  -- The statistics of what is written all the time are always of another moment.
  set enable_seqscan = off
  as $$
#variable_conflict use_column
begin
  with changed as (
    select key, ordinal / 16384 as chunk,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()) as ons,
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits()) as offs
    from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on) group by key, ordinal / 16384
  ), folded as materialized (
    select key, chunk, (coalesce(stored.bits, stored.packed_bits, no_bits()) & ~offs) | ons as bits
    from changed left join search_bits as stored using (key, chunk)
  )
  merge into search_bits using folded on search_bits.key = folded.key and search_bits.chunk = folded.chunk
    when matched then update set
      bits = case when not lies_packed(folded.key, folded.bits) then folded.bits end,
      packed_bits = case when lies_packed(folded.key, folded.bits) then folded.bits end
    when not matched then insert (key, chunk, bits, packed_bits) values (folded.key, folded.chunk,
      case when not lies_packed(folded.key, folded.bits) then folded.bits end,
      case when lies_packed(folded.key, folded.bits) then folded.bits end);
end $$;

-- Pairs and triples are packed, which takes its time: they wait for a quiet moment.
create or replace function is_put_aside(key text) returns boolean
  language sql immutable parallel safe return starts_with(key, 't:');

-- {"configured":2,"answering":1}, where the bits lie on workers.
create or replace function search_workers() returns jsonb
  language sql return null::jsonb;

-- Takes up to so many flips from the queue and gives their number: those of is_put_aside go to search_delta, all others
-- into their bits. One at a time: a call that finds another folding gives null.
create or replace function search_apply(most integer) returns integer language plpgsql
  set enable_seqscan = off
  as $$
declare
  taken integer;
  keys text[];
  ordinals integer[];
  are_on boolean[];
begin
  if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
  -- Flips go and bits come in one transaction: what a crash takes back is folded again, so nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  with gone as (
    delete from search_flip where seq <= (select max(seq) from (select seq from search_flip order by seq limit most) as next) returning *
  ), last as (
    select distinct on (key, ordinal) key, ordinal, is_on from gone order by key, ordinal, seq desc
  ), put_aside as (
    insert into search_delta (key, ordinal, is_on) select key, ordinal, is_on from last where is_put_aside(key)
    on conflict (key, ordinal) do update set is_on = excluded.is_on, is_written = false
  )
  select (select count(*) from gone), array_agg(key), array_agg(ordinal), array_agg(is_on) into taken, keys, ordinals, are_on
  from last where not is_put_aside(key);
  if keys is not null then perform search_set_bits(keys, ordinals, are_on); end if;
  return taken;
end $$;

-- Sets single students of keys where each key lies: of those in `in_bits` there, of all others in blocks.
create or replace function search_set_by_place(keys text[], ordinals integer[], are_on boolean[], in_bits text[], most integer) returns void
  language plpgsql
  as $$
declare
  of_place record;
begin
  for of_place in select flipped.key = any(in_bits) as is_in_bits,
      array_agg(flipped.key) as keys, array_agg(flipped.ordinal) as ordinals, array_agg(flipped.is_on) as are_on
    from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on) group by 1
  loop
    if of_place.is_in_bits then perform search_set_bits(of_place.keys, of_place.ordinals, of_place.are_on);
    else perform search_set_postings(of_place.keys, of_place.ordinals, of_place.are_on, most);
    end if;
  end loop;
end $$;

-- Moves up to so many of what search_apply has put aside to its place, from behind a key on, and says how far it came: ''
-- at the end, null while another folds. A rewritten text touches nine hundred packed rows and blocks, each of which takes
-- 50 µs and more; here that happens when nothing waits, and once for all edits of a row.
create or replace function search_settle(behind text, most integer) returns text language plpgsql
  set enable_seqscan = off
  as $$
declare
  reached text;
  keys text[];
  ordinals integer[];
  are_on boolean[];
begin
  if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
  perform set_config('synchronous_commit', 'off', true);
  -- Up to the last of them, without a join: a plan made while nothing waited reads all that waits once for each.
  with gone as (
    delete from search_delta where key > behind and (key, ordinal) <= (
      select key, ordinal from (
        select key, ordinal from search_delta where key > behind order by key, ordinal limit most
      ) as next order by key desc, ordinal desc limit 1
    ) returning key, ordinal, is_on
  )
  select array_agg(key), array_agg(ordinal), array_agg(is_on), case when count(*) = most then max(key) else '' end
    into keys, ordinals, are_on, reached from gone;
  if keys is not null then
    perform search_set_by_place(keys, ordinals, are_on, array(
      select distinct flipped.key from unnest(keys) as flipped (key) where exists (select 1 from search_bits where search_bits.key = flipped.key)
    ), search_most_postings());
  end if;
  return reached;
end $$;
