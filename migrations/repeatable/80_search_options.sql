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

-- The same for what the company's own rows say.
create or replace function search_known_option_counts(asking uuid, asked search_question, kind text)
  returns table (option text, matching integer)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
#variable_conflict use_column
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
    select case status when 'HIRED' then 'ACCEPTED' else status end, candidate_ordinal from search_invited(asking, asked)
      where kind = 'invited'
  )
  select option, count(*)::integer
  from known join search_chunks(asking, asked) as base on base.chunk = known.ordinal / 16384
  where get_bit(base.bits, known.ordinal % 16384) = 1 group by option;
end $$;
