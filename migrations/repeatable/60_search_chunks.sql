-- What is asked of the bits: one of the keys of each number below `groups`, and none of those with a number below 0, such
-- as that of whoever blocks the company that asks. Every part of a text keyword is a condition. What a company has marked
-- has keys with its own id, which are made here, so that no question can name another's.
create or replace function search_wanted(asking uuid, asked search_question, out keys text[], out key_groups integer[], out groups integer)
  language plpgsql stable parallel safe
  set plan_cache_mode = force_generic_plan
  as $$
declare
  keyword text;
  parts text[];
begin
  keys := asked.keys || ('b:' || asking);
  key_groups := asked.key_groups || -2;
  groups := asked.groups;
  if asked.bookmark_group is not null then
    keys := keys || ('bk:' || asking);
    key_groups := key_groups || asked.bookmark_group;
  end if;
  if asked.favorite_group is not null then
    keys := keys || ('fv:' || asking);
    key_groups := key_groups || asked.favorite_group;
  end if;
  if asked.seen_group is not null then
    keys := keys || ('se:' || asking);
    key_groups := key_groups || asked.seen_group;
  end if;
  if asked.is_unseen then
    keys := keys || ('se:' || asking);
    key_groups := key_groups || -3;
  end if;
  if asked.is_uninvited then
    keys := keys || ('in:' || asking);
    key_groups := key_groups || -4;
  end if;
  if asked.label_group is not null then
    keys := keys || prefixed('lb:' || asking || ':', asked.label_ids::text[]);
    key_groups := key_groups || array_fill(asked.label_group, array[cardinality(asked.label_ids)]);
  end if;
  if asked.excluded_label_ids is not null then
    keys := keys || prefixed('lb:' || asking || ':', asked.excluded_label_ids::text[]);
    key_groups := key_groups || array_fill(-1, array[cardinality(asked.excluded_label_ids)]);
  end if;
  -- Whom the team passed over, and whom the one user who asks did.
  if asked.is_without_passed_over then
    keys := keys || ('pt:' || asking);
    key_groups := key_groups || -5;
    if asked.asking_user_id is not null then
      keys := keys || ('pu:' || asking || ':' || asked.asking_user_id);
      key_groups := key_groups || -6;
    end if;
  end if;
  if asked.passed_over_group is not null then
    keys := keys || case when asked.passed_over_by = 'TEAM' then 'pt:' || asking
      else 'pu:' || asking || ':' || coalesce(asked.asking_user_id::text, '') end;
    key_groups := key_groups || asked.passed_over_group;
  end if;
  foreach keyword in array coalesce(asked.text_keywords, '{}') loop
    parts := search_keyword_keys('t:', keyword);
    keys := keys || parts;
    key_groups := key_groups || array(select generate_series(groups, groups + cardinality(parts) - 1));
    -- What leaves nothing to look for is found by nobody.
    groups := groups + greatest(cardinality(parts), 1);
  end loop;
end $$;

-- The bits of those for whom every condition is true, now, but for those who block who asks: those of each chunk at its
-- place, null where nobody is. Edits that are not yet folded into the bits are laid over them.
create or replace function search_matching(asking uuid, asked search_question) returns bit varying[]
  language plpgsql stable
  -- Kept plans must not read the waiting edits from end to end, however few there were when the plan was made.
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off
  as $$
#variable_conflict use_column
declare
  wanted record := search_wanted(asking, asked);
  -- With those of names, which are alternatives of several keys each.
  all_keys text[];
  matching bit varying[] := array[null];
  of_chunk record;
begin
  -- Most questions name keys only, and nothing waits for them: a third of the work.
  if asked.name_keywords is null and (asked.candidate_ids_group, asked.invited_group, asked.scheduled_group, asked.inserted_group) is null
    and (asked.excluded_candidate_ids, asked.uninvited_statuses) is null
    and not exists (select 1 from search_flip where key = any(wanted.keys))
    and not exists (select 1 from search_delta where key = any(wanted.keys)) then
    -- A row of the only key of its number is all of it: to gather those too would take as long as the rest.
    for of_chunk in with named (key, grp, is_whole) as materialized (
      select key, grp, count(*) over (partition by grp) = 1 from unnest(wanted.keys, wanted.key_groups) as named (key, grp)
    ), one_of (grp, chunk, bits) as (
      select grp, chunk, coalesce(bits, packed_bits) from named join search_bits using (key) where is_whole
      union all
      select grp, chunk, bit_or(coalesce(bits, packed_bits)) from named join search_bits using (key) where not is_whole group by grp, chunk
      union all
      -- Characters are each a condition of their own here, so that no other row has their number.
      select grp, chunk, bits from named join search_posting_bits(wanted.keys) using (key) where asked.text_keywords is not null
    )
    select chunk, bit_and(case when grp < 0 then ~bits else bits end) as bits
    from one_of group by chunk having count(*) filter (where grp >= 0) = wanted.groups
    loop
      matching[of_chunk.chunk + 1] := of_chunk.bits;
    end loop;
    return matching;
  end if;
  all_keys := wanted.keys || array(
    select unnest(search_keyword_keys(family, keyword)) from unnest(asked.name_families, asked.name_keywords) as named (family, keyword));
  for of_chunk in with pending (key, chunk, ons, offs) as materialized (
    select key, ordinal / 16384,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()),
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits())
    from (
      -- A flip is younger than what was put aside.
      select distinct on (key, ordinal) key, ordinal, is_on from (
        select key, ordinal, is_on, seq from search_flip where key = any(all_keys)
        union all
        select key, ordinal, is_on, 0 from search_delta where key = any(all_keys)
      ) as waiting order by key, ordinal, seq desc
    ) as latest group by key, ordinal / 16384
  ),
  in_blocks (key, chunk, bits) as materialized (select key, chunk, bits from search_posting_bits(all_keys)),
  -- What no row of bits has, in blocks or only waiting.
  others (key, chunk, bits) as materialized (
    select key, chunk, case when pending.ons is null then in_blocks.bits else (in_blocks.bits & ~pending.offs) | pending.ons end
    from in_blocks left join pending using (key, chunk)
    union all
    select key, chunk, ons from pending
    where not exists (select 1 from search_bits where search_bits.key = pending.key and search_bits.chunk = pending.chunk)
      and not exists (select 1 from in_blocks where in_blocks.key = pending.key and in_blocks.chunk = pending.chunk)
  ),
  named (key, grp, is_whole) as materialized (
    select key, grp, count(*) over (partition by grp) = 1 and grp <> all(coalesce(asked.name_groups, '{}'))
    from unnest(wanted.keys, wanted.key_groups) as named (key, grp)
  ),
  -- Names are alternatives of several keys each, which must all be there.
  spelled (key, alternative, grp, size) as materialized (
    select key, alternative, grp, cardinality(keys)
    from unnest(asked.name_families, asked.name_keywords, asked.name_groups) with ordinality as named (family, keyword, grp, alternative),
      search_keyword_keys(family, keyword) as keys, unnest(keys) as key
  ),
  of_keys (grp, chunk, bits, is_whole) as not materialized (
    select grp, chunk,
      case when pending.ons is null then coalesce(bits, packed_bits) else (coalesce(bits, packed_bits) & ~pending.offs) | pending.ons end,
      is_whole
    from named join search_bits using (key) left join pending using (key, chunk)
    union all
    select grp, chunk, bits, is_whole from named join others using (key)
  ),
  of_names (grp, chunk, bits) as (
    select grp, chunk, bit_and(bits) from (
      select grp, alternative, size, chunk,
        case when pending.ons is null then coalesce(bits, packed_bits) else (coalesce(bits, packed_bits) & ~pending.offs) | pending.ons end
      from spelled join search_bits using (key) left join pending using (key, chunk)
      union all
      select grp, alternative, size, chunk, bits from spelled join others using (key)
    ) as name_keys (grp, alternative, size, chunk, bits)
    group by grp, alternative, size, chunk having count(*) = size
  ),
  one_of (grp, chunk, bits) as (
    select grp, chunk, bits from of_keys where is_whole
    union all
    select grp, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from search_known(asking, asked)
    group by grp, candidate_ordinal / 16384
    union all
    select grp, chunk, bit_or(bits) from (
      select grp, chunk, bits from of_keys where not is_whole union all select grp, chunk, bits from of_names
    ) as alternatives group by grp, chunk
  )
  select chunk, bit_and(case when grp < 0 then ~bits else bits end) as bits
  from one_of group by chunk having count(*) filter (where grp >= 0) = wanted.groups
  loop
    matching[of_chunk.chunk + 1] := of_chunk.bits;
  end loop;
  return matching;
end $$;

-- The same as rows of (chunk, bits).
create or replace function search_chunks(asking uuid, asked search_question) returns table (chunk integer, bits bit)
  language sql stable
  begin atomic
    select (place - 1)::integer, found.bits from unnest(search_matching(asking, asked)) with ordinality as found (bits, place)
      where found.bits is not null;
  end;
