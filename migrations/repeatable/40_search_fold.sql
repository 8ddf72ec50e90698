-- Takes up to so many flips from the queue and gives their number: what is put aside goes to search_delta, all others into
-- their bits. One at a time: a call that finds another folding gives null.
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
