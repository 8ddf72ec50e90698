-- How many would match with one more condition, for each of its options: every key of a family ("a:" and 13 of a:13), or
-- options that are an OR of keys of which a student has one at most. An option that nobody has is absent.
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
  base bit varying[] := search_matching(asking, asked);
begin
  return query
  with stored (key, chunk, bits) as (
    select key, chunk, bits from search_bits where key >= family and key < family_end
    union all
    select key, chunk, bits from unnest(keys) as key join search_bits using (key)
  ),
  pending (key, chunk, place, is_on) as materialized (
    select key, ordinal / 16384, ordinal % 16384, is_on from (
      select distinct on (key, ordinal) key, ordinal, is_on from search_flip
      where key >= family and key < family_end or key = any(keys) order by key, ordinal, seq desc
    ) as latest
  ),
  counted (key, matching) as (
    select key, sum(bit_count(stored.bits & base[chunk + 1])) from stored group by key
    union all
    -- One more, or one less, where the bit does not yet say so. No option is of characters, so that `bits` is where it lies.
    select key, case when is_on then 1 else -1 end
    from pending left join search_bits using (key, chunk)
    where get_bit(base[chunk + 1], place) = 1 and coalesce(get_bit(search_bits.bits, place), 0) <> is_on::integer
  )
  select coalesce(named.option, substr(key, length(family) + 1)), sum(matching)::integer
  from counted left join unnest(options, option_keys) as named (option, key) using (key) group by 1;
end $$;

-- The same for what the company's own rows say.
create or replace function search_known_option_counts(asking uuid, asked search_question, kind text)
  returns table (option text, matching integer)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
#variable_conflict use_column
declare
  base bit varying[] := search_matching(asking, asked);
begin
  return query
  with known (option, ordinal) as (
    select search_candidate_label_id::text, candidate_ordinal from company_candidate_label
      where kind = 'label' and company_id = asking
    union all
    select 'true', candidate_ordinal from company_candidate
      where kind = 'bookmark' and company_id = asking and bookmarked_at is not null
    union all
    select 'true', candidate_ordinal from company_candidate
      where kind = 'seen' and company_id = asking and last_seen_at is not null
    union all
    select 'true', candidate_ordinal from (
      select candidate_ordinal from favorite_company where company_id = asking
      union select candidate_ordinal from job_interest where company_id = asking
    ) as favoured where kind = 'favorite'
    union all
    select case when is_for_team then 'TEAM' else 'MINE' end, candidate_ordinal from passed_over_candidate
      where kind = 'passed_over' and company_id = asking and (is_for_team or company_user_id = asked.asking_user_id)
    union all
    select case status when 'HIRED' then 'ACCEPTED' else status end, candidate_ordinal
      from search_invited(asking, asked, array['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'HIRED'])
      where kind = 'invited'
  )
  select option, count(*)::integer
  from known where get_bit(base[ordinal / 16384 + 1], ordinal % 16384) = 1 group by option;
end $$;
