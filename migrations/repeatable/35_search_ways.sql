-- Few bits of what there are many keys of lie packed, all others as they are: unpacking a row takes five times as
-- long as reading it, packing it forty times.
create or replace function lies_packed(key text, bits bit) returns boolean
  language sql immutable parallel safe
  return (left(key, 2) in ('t:', 'b:') or left(key, 3) in ('sn:', 'sd:', 'hn:', 'in:', 'bk:', 'se:', 'fv:', 'lb:', 'pt:', 'pu:')) and bit_count(bits) <= 700;

-- The ways to the bits, the only functions that name search_bits: on one server, and where its rows lie on the workers
-- of Citus by their chunk. Both sets have the same signatures and give the same rows; one of them stands at a time.

-- Functions of one statement, which the statement that calls them takes in as if it stood there.
create or replace function search_ways_here() returns void language plpgsql as $ways$
begin
  create or replace function bits_of_keys(keys text[]) returns table (key text, chunk integer, bits bit)
    language sql stable
    as $$
      select stored.key, stored.chunk, coalesce(stored.bits, stored.packed_bits) from search_bits as stored where stored.key = any(keys)
    $$;

  -- (chunk, bits): who has one of the keys of each group below `groups`, and none of those of group -1.
  create or replace function bits_matching(keys text[], key_groups integer[], groups integer) returns table (chunk integer, bits bit)
    language sql stable
    as $$
      with one_of (grp, chunk, bits) as (
        select named.grp, stored.chunk, bit_or(coalesce(stored.bits, stored.packed_bits))
        from unnest(keys, key_groups) as named (key, grp) join search_bits as stored using (key)
        group by named.grp, stored.chunk
      )
      select one_of.chunk, bit_and(one_of.bits) filter (where grp >= 0) & ~coalesce(bit_or(one_of.bits) filter (where grp < 0), no_bits())
      from one_of group by one_of.chunk having count(*) filter (where grp >= 0) = groups
    $$;

  -- How many of `base` have each key between two, or one of `keys`.
  create or replace function bits_counted(chunks integer[], base bit varying[], first text, behind text, keys text[])
    returns table (key text, matching bigint)
    language sql stable
    as $$
      select stored.key, sum(bit_count(stored.bits & base.bits))::bigint
      from (
        select search_bits.key, search_bits.chunk, search_bits.bits from search_bits where search_bits.key >= first and search_bits.key < behind
        union all
        select search_bits.key, search_bits.chunk, search_bits.bits from unnest(keys) as wanted (key) join search_bits using (key)
      ) as stored join unnest(chunks, base) as base (chunk, bits) using (chunk) group by stored.key
    $$;

  -- Pairs and triples are packed, which takes its time: they wait for a quiet moment.
  create or replace function is_put_aside(key text) returns boolean
    language sql immutable parallel safe return starts_with(key, 't:');

  -- {"configured":2,"answering":1}, where the bits lie on workers.
  create or replace function search_workers() returns jsonb
    language sql return null::jsonb;

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

  -- Moves up to so many of what search_apply has put aside into the bits, from behind a key on, and says how far it came:
  -- '' at the end, null while another folds. A rewritten text touches nine hundred packed rows, each of which takes
  -- 50 µs to pack; here that happens when nothing waits, and once for all edits of a row.
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
    with next as (
      select key, ordinal from search_delta where key > behind order by key, ordinal limit most
    ), gone as (
      delete from search_delta using next where search_delta.key = next.key and search_delta.ordinal = next.ordinal
      returning search_delta.key, search_delta.ordinal, search_delta.is_on
    )
    select array_agg(key), array_agg(ordinal), array_agg(is_on), case when count(*) = most then max(key) else '' end
      into keys, ordinals, are_on, reached from gone;
    if keys is not null then perform search_set_bits(keys, ordinals, are_on); end if;
    return reached;
  end $$;
end $ways$;

-- A worker plans anew for every question: Citus reads the keys from the plan. What the workers can work out stays there,
-- so that an answer brings a row for each chunk, and not one for each key.
create or replace function search_ways_over_workers() returns void language plpgsql as $ways$
begin
  create or replace function bits_of_keys(keys text[]) returns table (key text, chunk integer, bits bit)
    language plpgsql stable
    set plan_cache_mode = force_custom_plan
    as $$
  #variable_conflict use_column
  begin
    if coalesce(cardinality(keys), 0) = 0 then return; end if;
    return query
    select stored.key, stored.chunk, coalesce(stored.bits, stored.packed_bits) from search_bits as stored where stored.key = any(keys);
  end $$;

  create or replace function bits_matching(keys text[], key_groups integer[], groups integer) returns table (chunk integer, bits bit)
    language plpgsql stable
    set plan_cache_mode = force_custom_plan
    as $$
  #variable_conflict use_column
  begin
    return query
    -- Without no_bits(), which the workers do not know.
    select one_of.chunk, coalesce(bit_and(one_of.bits) filter (where grp >= 0) & ~(bit_or(one_of.bits) filter (where grp < 0)),
      bit_and(one_of.bits) filter (where grp >= 0))
    from (
      select named.grp, stored.chunk, bit_or(coalesce(stored.bits, stored.packed_bits)) as bits
      from search_bits as stored join unnest(keys, key_groups) as named (key, grp) using (key)
      group by named.grp, stored.chunk
    ) as one_of
    group by one_of.chunk having count(*) filter (where grp >= 0) = groups;
  end $$;

  create or replace function bits_counted(chunks integer[], base bit varying[], first text, behind text, keys text[])
    returns table (key text, matching bigint)
    language plpgsql stable
    set plan_cache_mode = force_custom_plan
    as $$
  #variable_conflict use_column
  begin
    return query
    -- Materialized, the bits go to each worker once and as bytes.
    with sent as materialized (select sent.chunk, sent.bits from unnest(chunks, base) as sent (chunk, bits))
    select stored.key, sum(bit_count(stored.bits & sent.bits))::bigint
    from search_bits as stored join sent on stored.chunk = sent.chunk
    where stored.key >= first and stored.key < behind or stored.key = any(keys)
    group by stored.key;
  end $$;

  -- Only search_settle writes to other servers.
  create or replace function is_put_aside(key text) returns boolean
    language sql immutable parallel safe return true;

  create or replace function search_workers() returns jsonb
    language plpgsql
    as $$
  begin
    return (select jsonb_build_object('configured', count(*), 'answering', count(*) filter (where success))
      from run_command_on_workers('select 1'));
  end $$;

  create or replace function search_set_bits(keys text[], ordinals integer[], are_on boolean[]) returns void
    language plpgsql
    set plan_cache_mode = force_custom_plan
    as $$
  #variable_conflict use_column
  declare
    chunks integer[] := array(select distinct ordinal / 16384 from unnest(ordinals) as ordinal);
  begin
    with changed as materialized (
      select key, ordinal / 16384 as chunk,
        coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()) as ons,
        coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits()) as offs
      from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on) group by key, ordinal / 16384
    ), stored as materialized (
      select stored.key, stored.chunk, coalesce(stored.bits, stored.packed_bits) as bits
      from search_bits as stored where stored.key = any(keys) and stored.chunk = any(chunks)
    ), folded as materialized (
      select key, chunk, (coalesce(stored.bits, no_bits()) & ~offs) | ons as bits from changed left join stored using (key, chunk)
    )
    insert into search_bits (key, chunk, bits, packed_bits)
      select key, chunk, case when not lies_packed(key, bits) then bits end, case when lies_packed(key, bits) then bits end from folded
      on conflict (key, chunk) do update set bits = excluded.bits, packed_bits = excluded.packed_bits;
  end $$;

  -- A commit reaches the workers a moment after the coordinator, and one that is away when it comes back: what was
  -- written is laid over the bits by every search until no worker has a commit ahead of it.
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
    if not (select coalesce(bool_and(success and result = '0'), false) from run_command_on_workers(
      'select count(*) from pg_prepared_xacts where database = current_database()')) then return null; end if;
    delete from search_delta where is_written;
    with next as (
      select key, ordinal from search_delta where key > behind order by key, ordinal limit most
    ), written as (
      update search_delta set is_written = true from next where search_delta.key = next.key and search_delta.ordinal = next.ordinal
      returning search_delta.key, search_delta.ordinal, search_delta.is_on
    )
    select array_agg(key), array_agg(ordinal), array_agg(is_on), case when count(*) = most then max(key) else '' end
      into keys, ordinals, are_on, reached from written;
    if keys is not null then perform search_set_bits(keys, ordinals, are_on); end if;
    return reached;
  end $$;
end $ways$;

create or replace function is_search_over_workers() returns boolean language plpgsql stable as $$
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then return false; end if;
  return exists (select 1 from pg_dist_partition where logicalrelid = 'search_bits'::regclass);
end $$;

create or replace function choose_search_ways() returns void language plpgsql as $$
begin
  -- Workers need none of these functions.
  perform set_config('citus.enable_ddl_propagation', 'off', true);
  if is_search_over_workers() then perform search_ways_over_workers(); else perform search_ways_here(); end if;
end $$;

select choose_search_ways();
