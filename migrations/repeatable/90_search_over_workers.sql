-- Where the rows of search_bits lie on the workers of Citus, by their chunk: statements that Citus can split, and that
-- give the same rows. A question is planned anew each time, since Citus reads the keys from the plan. What the workers can
-- work out stays there, so that an answer brings a row for each chunk, and not one for each key. Blocks stay here.
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

-- (chunk, bits): who has one of the keys of each group below `groups`, and none of those of group -1.
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

-- How many of `base` have each key between two, or one of `keys`.
create or replace function bits_counted(chunks integer[], base bit varying[], first text, behind text, keys text[])
  returns table (key text, matching bigint)
  language plpgsql stable
  set plan_cache_mode = force_custom_plan
  as $$
#variable_conflict use_column
begin
  return query
  -- Not from a common table: Citus sends its rows to every worker, and fails when one is away.
  select stored.key, sum(bit_count(stored.bits & sent.bits))::bigint
  from search_bits as stored join unnest(chunks, base) as sent (chunk, bits) on stored.chunk = sent.chunk
  where stored.key >= first and stored.key < behind or stored.key = any(keys)
  group by stored.key;
end $$;

-- Those of the keys that have edits which are not yet folded into the bits.
create or replace function keys_waiting(keys text[]) returns text[]
  language sql stable
  as $$
    select array(select key from search_flip where key = any(keys) union select key from search_delta where key = any(keys))
  $$;

create or replace function keys_without(keys text[], others text[]) returns text[]
  language sql immutable parallel safe
  return case when others = '{}' then keys else array(select unnest(keys) except select unnest(others)) end;

-- The bits of keys, those in blocks too.
create or replace function bits_of_all_keys(keys text[]) returns table (key text, chunk integer, bits bit)
  language sql stable
  as $$
    select key, chunk, bits from bits_of_keys(keys) union all select key, chunk, bits from search_posting_bits(keys)
  $$;

-- The bits of keys that wait, with their edits laid over them.
create or replace function bits_of_waiting(keys text[]) returns table (key text, chunk integer, bits bit)
  language sql stable
  as $$
    with pending (key, chunk, ons, offs) as materialized (
      select latest.key, ordinal / 16384,
        coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()),
        coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits())
      from (
        -- A flip is younger than what was put aside.
        select distinct on (waiting.key, ordinal) waiting.key, ordinal, is_on from (
          select search_flip.key, ordinal, is_on, seq from search_flip where search_flip.key = any(keys)
          union all
          select search_delta.key, ordinal, is_on, 0 from search_delta where search_delta.key = any(keys)
        ) as waiting order by waiting.key, ordinal, seq desc
      ) as latest group by latest.key, ordinal / 16384
    )
    select laid.key, laid.chunk, bit_or(laid.bits) from (
      select key, chunk, case when pending.ons is null then stored.bits else (stored.bits & ~pending.offs) | pending.ons end as bits
      from bits_of_all_keys(keys) as stored left join pending using (key, chunk)
      union all
      -- No bit of the key may lie in the chunk yet.
      select pending.key, pending.chunk, pending.ons from pending
    ) as laid group by laid.key, laid.chunk
  $$;

create or replace function is_search_over_workers() returns boolean language plpgsql stable as $$
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then return false; end if;
  return exists (select 1 from pg_dist_partition where logicalrelid = 'search_bits'::regclass);
end $$;

-- Puts these in the place of those of the files before; all files anew bring those back.
create or replace function search_over_workers() returns void language plpgsql as $ways$
begin
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
    -- Of the rows of search_bits before and after, each at the same place of the lists.
    stored_keys text[];
    stored_chunks integer[];
    stored_bits bit varying[];
    folded_keys text[];
    folded_chunks integer[];
    folded_bits bit varying[];
    folded_packed_bits bit varying[];
  begin
    -- Read, folded and written one after the other: where one worker has all the chunks, Citus hands it the statement as
    -- it is, and the worker knows none of our functions.
    select array_agg(key), array_agg(chunk), array_agg(coalesce(bits, packed_bits)) into stored_keys, stored_chunks, stored_bits
      from search_bits where key = any(keys) and chunk = any(chunks);
    with changed as (
      select key, ordinal / 16384 as chunk,
        coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()) as ons,
        coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits()) as offs
      from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on) group by key, ordinal / 16384
    ), folded as (
      select key, chunk, (coalesce(stored.bits, no_bits()) & ~offs) | ons as bits
      from changed left join unnest(stored_keys, stored_chunks, stored_bits) as stored (key, chunk, bits) using (key, chunk)
    )
    select array_agg(key), array_agg(chunk), array_agg(case when not lies_packed(key, bits) then bits end),
        array_agg(case when lies_packed(key, bits) then bits end)
      into folded_keys, folded_chunks, folded_bits, folded_packed_bits from folded;
    insert into search_bits (key, chunk, bits, packed_bits)
      select key, chunk, bits, packed_bits
      from unnest(folded_keys, folded_chunks, folded_bits, folded_packed_bits) as folded (key, chunk, bits, packed_bits)
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
    in_bits text[];
    -- All edits come by here, and a commit on several servers takes as long for many as for few.
    at_once bigint := most * 20::bigint;
  begin
    if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
    if not (select coalesce(bool_and(success and result = '0'), false) from run_command_on_workers(
      'select count(*) from pg_prepared_xacts where database = current_database()')) then return null; end if;
    delete from search_delta where is_written;
    -- Without a join, as on one server.
    with written as (
      update search_delta set is_written = true where key > behind and (key, ordinal) <= (
        select key, ordinal from (
          select key, ordinal from search_delta where key > behind order by key, ordinal limit at_once
        ) as next order by key desc, ordinal desc limit 1
      ) returning key, ordinal, is_on
    )
    select array_agg(key), array_agg(ordinal), array_agg(is_on), case when count(*) = at_once then max(key) else '' end
      into keys, ordinals, are_on, reached from written;
    if keys is not null then
      -- A statement of its own for Citus. No key moves to the bits before the next rebuild: its row would reach the workers
      -- after it has left its block.
      in_bits := array(select distinct key from search_bits where key = any(keys));
      perform search_set_by_place(keys, ordinals, are_on,
        in_bits || array(select flipped.key from unnest(keys) as flipped (key) where not starts_with(flipped.key, 't:')), 2147483647);
    end if;
    return reached;
  end $$;

  create or replace function search_matching(asking uuid, asked search_question) returns bit varying[]
    language plpgsql stable
    -- Kept plans must not read the waiting edits from end to end, however few there were when the plan was made.
    set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off
    as $$
  #variable_conflict use_column
  declare
    wanted record := search_wanted(asking, asked);
    name_keys text[];
    -- Each key is read once, so that what is folded between two reads is not missed.
    waiting_keys text[];
    quiet_keys text[];
    waiting_names text[];
    quiet_names text[];
    matching bit varying[] := array[null];
    of_chunk record;
  begin
    -- Most questions name keys only, and nothing waits for them: a third of the work.
    if asked.name_keywords is null and (asked.candidate_ids_group, asked.invited_group, asked.scheduled_group, asked.inserted_group) is null
      and (asked.excluded_candidate_ids, asked.uninvited_statuses) is null
      and not exists (select 1 from search_flip where key = any(wanted.keys))
      and not exists (select 1 from search_delta where key = any(wanted.keys))
      and not exists (select 1 from search_postings(wanted.keys)) then
      for of_chunk in select chunk, bits from bits_matching(wanted.keys, wanted.key_groups, wanted.groups) loop
        matching[of_chunk.chunk + 1] := of_chunk.bits;
      end loop;
      return matching;
    end if;
    waiting_keys := keys_waiting(wanted.keys);
    quiet_keys := keys_without(wanted.keys, waiting_keys);
    if asked.name_keywords is not null then
      name_keys := array(
        select distinct unnest(search_keyword_keys(family, keyword)) from unnest(asked.name_families, asked.name_keywords) as named (family, keyword));
      waiting_names := keys_waiting(name_keys);
      quiet_names := keys_without(name_keys, waiting_names);
    end if;
    for of_chunk in with
    -- Names are alternatives of several keys each, which must all be there.
    spelled (key, alternative, grp, size) as materialized (
      select key, alternative, grp, cardinality(keys)
      from unnest(asked.name_families, asked.name_keywords, asked.name_groups) with ordinality as named (family, keyword, grp, alternative),
        search_keyword_keys(family, keyword) as keys, unnest(keys) as key
    ),
    each_of (grp, chunk, bits) as (
      select grp, chunk, bits from unnest(wanted.keys, wanted.key_groups) as named (key, grp) join bits_of_all_keys(quiet_keys) using (key)
      union all
      select grp, chunk, bits from unnest(wanted.keys, wanted.key_groups) as named (key, grp) join bits_of_waiting(waiting_keys) using (key)
      union all
      select grp, chunk, bit_and(bits) from spelled join (
        select key, chunk, bits from bits_of_all_keys(quiet_names) union all select key, chunk, bits from bits_of_waiting(waiting_names)
      ) as of_names using (key)
      group by grp, alternative, size, chunk having count(*) = size
      union all
      select grp, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from search_known(asking, asked)
      group by grp, candidate_ordinal / 16384
    ),
    one_of (grp, chunk, bits) as (select grp, chunk, bit_or(bits) from each_of group by grp, chunk)
    select chunk, bit_and(bits) filter (where grp >= 0) & ~coalesce(bit_or(bits) filter (where grp < 0), no_bits()) as bits
    from one_of group by chunk having count(*) filter (where grp >= 0) = wanted.groups
    loop
      matching[of_chunk.chunk + 1] := of_chunk.bits;
    end loop;
    return matching;
  end $$;

  create or replace function search_option_counts(asking uuid, asked search_question, family text, options text[], option_keys text[])
    returns table (option text, matching integer)
    language plpgsql stable
    set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
    as $$
  #variable_conflict use_column
  declare
    keys text[] := array(select distinct key from unnest(option_keys) as key);
    -- The next character: a family is the keys from "a:" to "a;".
    family_end text := rtrim(family, ':') || ';';
    waiting_keys text[];
    chunks integer[];
    base bit varying[];
  begin
    select array_agg(found.chunk), array_agg(found.bits) into chunks, base from search_chunks(asking, asked) as found;
    waiting_keys := array(
      select key from search_flip where key >= family and key < family_end or key = any(keys)
      union select key from search_delta where key >= family and key < family_end or key = any(keys));
    return query
    with counted (key, matching) as (
      select key, matching from bits_counted(chunks, base, family, family_end, keys) where key <> all(waiting_keys)
      union all
      select laid.key, sum(bit_count(laid.bits & base.bits))
      from bits_of_waiting(waiting_keys) as laid join unnest(chunks, base) as base (chunk, bits) using (chunk) group by laid.key
    )
    select coalesce(named.option, substr(key, length(family) + 1)), sum(matching)::integer
    from counted left join unnest(options, option_keys) as named (option, key) using (key) group by 1;
  end $$;
end $ways$;

do $$
begin
  if is_search_over_workers() then perform search_over_workers(); end if;
end $$;
