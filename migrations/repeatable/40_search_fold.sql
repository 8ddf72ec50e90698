-- Few bits of what there are many keys of lie packed, all others as they are: unpacking a row takes five times as
-- long as reading it, packing it forty times.
create or replace function lies_packed(key text, bits bit) returns boolean
  language sql immutable parallel safe
  return (left(key, 2) in ('t:', 'b:') or left(key, 3) in ('sn:', 'sd:', 'hn:')) and bit_count(bits) <= 700;

-- Folds up to so many flips into the bits and gives their number. One at a time: whoever finds another folding gives null.
create or replace function search_apply(most integer) returns integer language plpgsql
  -- The statistics of a queue are always of another moment.
  set enable_seqscan = off
  as $$
declare
  taken integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
  -- Flips go and bits come in one transaction: what a crash takes back is folded again, so nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  with gone as (
    delete from search_flip where seq <= (select max(seq) from (select seq from search_flip order by seq limit most) as next) returning *
  ), last as (
    select distinct on (key, ordinal) key, ordinal, is_on from gone order by key, ordinal, seq desc
  ), changed as (
    select key, ordinal / 16384 as chunk,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()) as ons,
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits()) as offs
    from last group by key, ordinal / 16384
  ), folded as materialized (
    select key, chunk, (coalesce(stored.bits, stored.packed_bits, no_bits()) & ~offs) | ons as bits
    from changed left join search_bits as stored using (key, chunk)
  ), merged as (
    merge into search_bits using folded on search_bits.key = folded.key and search_bits.chunk = folded.chunk
    when matched then update set
      bits = case when not lies_packed(folded.key, folded.bits) then folded.bits end,
      packed_bits = case when lies_packed(folded.key, folded.bits) then folded.bits end
    when not matched then insert (key, chunk, bits, packed_bits) values (folded.key, folded.chunk,
      case when not lies_packed(folded.key, folded.bits) then folded.bits end,
      case when lies_packed(folded.key, folded.bits) then folded.bits end)
  )
  select count(*)::integer into taken from gone;
  return taken;
end $$;
