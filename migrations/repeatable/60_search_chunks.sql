-- What is asked of the bits: one of the keys of each number below `groups`. Every part of a text keyword is a condition.
create or replace function search_wanted(asked search_question, out keys text[], out key_groups integer[], out groups integer)
  language plpgsql stable parallel safe
  set plan_cache_mode = force_generic_plan
  as $$
declare
  keyword text;
  parts text[];
begin
  keys := asked.keys;
  key_groups := asked.key_groups;
  groups := asked.groups;
  foreach keyword in array coalesce(asked.text_keywords, '{}') loop
    parts := search_keyword_keys('t:', keyword);
    keys := keys || parts;
    key_groups := key_groups || array(select generate_series(groups, groups + cardinality(parts) - 1));
    -- What leaves nothing to look for is found by nobody.
    groups := groups + greatest(cardinality(parts), 1);
  end loop;
end $$;

-- (chunk, bits): the students of each chunk for whom every condition is true, now, but for those who block who asks.
-- Edits that are not yet folded into the bits are laid over them. Chunks without such a student may be missing.
create or replace function search_chunks(asking uuid, asked search_question) returns table (chunk integer, bits bit)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
#variable_conflict use_column
declare
  wanted record := search_wanted(asked);
  blocking text := 'b:' || asking;
begin
  -- Most questions name keys only, and nothing waits for them: a third of the work.
  if asked.name_keywords is null and (asked.candidate_ids_group, asked.bookmark_group, asked.favorite_group, asked.seen_group,
      asked.label_group, asked.invited_group, asked.scheduled_group, asked.inserted_group) is null
    and (asked.excluded_candidate_ids, asked.is_unseen, asked.is_uninvited, asked.uninvited_statuses) is null
    and not -1 = any(wanted.key_groups)
    and not exists (select from search_flip where key = any(wanted.keys || blocking)) then
    return query
    with one_of (grp, chunk, bits) as (
      select grp, chunk, bit_or(coalesce(bits, packed_bits)) from unnest(wanted.keys, wanted.key_groups) as named (key, grp) join search_bits using (key)
      group by grp, chunk
    ),
    all_of (chunk, bits) as (select chunk, bit_and(bits) from one_of group by chunk having count(*) = wanted.groups)
    select all_of.chunk, all_of.bits & ~coalesce(unwanted.bits, unwanted.packed_bits, no_bits())
    from all_of left join search_bits as unwanted on unwanted.key = blocking and unwanted.chunk = all_of.chunk;
    return;
  end if;
  return query
  with want (key, alternative, grp, size) as materialized (
    select key, 0, grp, 1 from unnest(wanted.keys || blocking, wanted.key_groups || -1) as named (key, grp)
    union all
    select key, alternative::integer, grp, cardinality(keys)
    from unnest(asked.name_families, asked.name_keywords, asked.name_groups) with ordinality as named (family, keyword, grp, alternative),
      search_keyword_keys(family, keyword) as keys, unnest(keys) as key
  ),
  pending (key, chunk, ons, offs) as materialized (
    select key, ordinal / 16384,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()),
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits())
    from (
      select distinct on (key, ordinal) key, ordinal, is_on from search_flip
      where key in (select key from want) order by key, ordinal, seq desc
    ) as latest group by key, ordinal / 16384
  ),
  found (grp, alternative, size, chunk, bits) as (
    select grp, alternative, size, chunk,
      case when pending.ons is null then coalesce(bits, packed_bits) else (coalesce(bits, packed_bits) & ~pending.offs) | pending.ons end
    from want join search_bits using (key) left join pending using (key, chunk)
    union all
    select grp, alternative, size, chunk, ons from want join pending using (key)
    where not exists (select from search_bits where search_bits.key = pending.key and search_bits.chunk = pending.chunk)
  ),
  -- Group -1 is whom nobody wants.
  each_of (grp, chunk, bits) as (
    select grp, chunk, bits from found where size = 1
    union all
    select grp, chunk, bit_and(bits) from found where size > 1 group by grp, alternative, size, chunk having count(*) = size
    union all
    select grp, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from search_known(asking, asked)
    group by grp, candidate_ordinal / 16384
    union all
    select -1, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from search_unwanted(asking, asked)
    group by candidate_ordinal / 16384
  ),
  one_of (grp, chunk, bits) as materialized (select grp, chunk, bit_or(bits) from each_of group by grp, chunk),
  all_of (chunk, bits) as (select chunk, bit_and(bits) from one_of where grp >= 0 group by chunk having count(*) = wanted.groups)
  select all_of.chunk, all_of.bits & ~coalesce(unwanted.bits, no_bits())
  from all_of left join one_of as unwanted on unwanted.grp = -1 and unwanted.chunk = all_of.chunk;
end $$;
