-- Which of ten days from `first` on has the student behind the `skipped` first, and how many come before that day;
-- `newer` come before all ten.
create or replace function search_day_among(asking uuid, asked search_question, first integer, skipped integer, newer integer, out day integer, out passed integer)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  as $$
begin
  select counted.day, newer + through - matching into day, passed from (
    select option::integer as day, matching, sum(matching) over (order by option::integer desc) as through
    from search_option_counts(asking, asked, null, array(select generate_series(first, first + 9)::text),
      array(select 'act:' || generate_series(first, first + 9)))
  ) as counted where newer + through > skipped order by counted.day desc limit 1;
end $$;

-- Where a page far down begins: at `until`, with `passed` students before it. The bits of days are counted, and not
-- student by student: of the newest ten, where most are, and else of all tens and the days of one.
create or replace function search_day_of(asking uuid, asked search_question, skipped integer, out until timestamp with time zone, out passed integer)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  as $$
declare
  newest integer := (select max(last_active_at) at time zone 'Asia/Tokyo' from candidate_activity)::date - date '1970-01-01';
  found record := search_day_among(asking, asked, newest - 9, skipped, 0);
  ten integer;
begin
  if found.day is null then
    select period, through - matching into ten, passed from (
      select option::integer as period, matching, sum(matching) over (order by option::integer desc) as through
      from search_option_counts(asking, asked, 'ten:', '{}', '{}')
    ) as counted where through > skipped order by period desc limit 1;
    found := search_day_among(asking, asked, ten * 10, skipped, passed);
  end if;
  until := (date '1970-01-01' + found.day + 1)::timestamp at time zone 'Asia/Tokyo';
  passed := found.passed;
end $$;

-- The ids of the set bits of all chunks in one of the three orders, by walking that order's index until the page is
-- full; by last activity from a moment on.
create or replace function search_walk(bits bit varying[], ordered_by text, most integer, skipped integer, until timestamp with time zone default 'infinity')
  returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off
  as $$
declare
  ordinals integer[];
begin
  case ordered_by
    when 'LAST_ACTIVE_AT' then
      ordinals := array(select ordinal from candidate_activity
        where last_active_at < until and get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by last_active_at desc, ordinal desc limit most offset skipped);
    when 'INSERTED_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by inserted_at desc, ordinal desc limit most offset skipped);
    when 'INTELLECTUAL_TEST_SCORE' then
      -- Said, or the planner may not take the index.
      ordinals := array(select ordinal from candidate_activity where score_band is not null and get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by score_band desc, last_active_at desc, ordinal desc limit most offset skipped);
  end case;
  return array(select candidate_id from unnest(ordinals) with ordinality as page (ordinal, place)
    join candidate_activity using (ordinal) order by place);
end $$;

-- The same from the other end, so that the last page is as near as the first: `left_out` come after the page.
create or replace function search_walk_back(bits bit varying[], ordered_by text, most integer, left_out integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off
  as $$
declare
  ordinals integer[];
begin
  case ordered_by
    when 'LAST_ACTIVE_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by last_active_at, ordinal limit most offset left_out);
    when 'INSERTED_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by inserted_at, ordinal limit most offset left_out);
    when 'INTELLECTUAL_TEST_SCORE' then
      ordinals := array(select ordinal from candidate_activity where score_band is not null and get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by score_band, last_active_at, ordinal limit most offset left_out);
  end case;
  return array(select candidate_id from unnest(ordinals) with ordinality as page (ordinal, place)
    join candidate_activity using (ordinal) order by place desc);
end $$;

-- The numbers of the set bits of all chunks, piece by piece of 512, most of which are empty where few are set.
create or replace function ordinals_of(bits bit varying[]) returns integer[]
  language plpgsql immutable
  as $$
declare
  ordinals integer[] := '{}';
  of_chunk bit varying;
  piece bit varying;
  place integer;
  chunk integer := -1;
begin
  foreach of_chunk in array bits loop
    chunk := chunk + 1;
    continue when coalesce(bit_count(of_chunk), 0) = 0;
    for start in 0 .. 15872 by 512 loop
      piece := substring(of_chunk from start + 1 for 512);
      for left_over in 1 .. bit_count(piece) loop
        place := position(B'1' in piece) - 1;
        piece := set_bit(piece, place, 0);
        ordinals := ordinals || (chunk * 16384 + start + place);
      end loop;
    end loop;
  end loop;
  return ordinals;
end $$;

-- The same page by fetching all and sorting them: cheaper where they are few, or the page is far down.
create or replace function search_sort(ordinals integer[], ordered_by text, most integer, skipped integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  as $$
begin
  return array(
    select candidate_id from unnest(ordinals) as ordinal join candidate_activity using (ordinal)
    -- As numbers that the processor compares; a microsecond still makes a difference.
    order by case ordered_by when 'INTELLECTUAL_TEST_SCORE' then score_band end desc,
      date_part('epoch', case ordered_by when 'INSERTED_AT' then inserted_at else last_active_at end) desc, ordinal desc
    limit most offset skipped);
end $$;

-- The exact number of those who match and the ids of one page.
create or replace function search_page(asking uuid, asked search_question, ordered_by text, most integer, skipped integer, out total integer, out ids uuid[])
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
declare
  last integer := (select max(ordinal) from candidate_activity);
  bits bit varying[] := search_matching(asking, asked);
  -- From the nearer end.
  to_walk bigint;
  first record;
begin
  total := coalesce((select sum(bit_count(of_chunk)) from unnest(bits) as of_chunk), 0);
  if most = 0 or total <= skipped then
    ids := '{}';
    return;
  end if;
  to_walk := least(skipped + most, total - skipped)::bigint * last / total;
  -- In students passed by a walk, 0.1 µs each: looking for one that matches, and sorting it, takes as long as forty.
  if to_walk > total * 40::bigint + 3000 then
    ids := search_sort(ordinals_of(bits), ordered_by, most, skipped);
  -- Counting the days takes as long as forty thousand.
  elsif ordered_by = 'LAST_ACTIVE_AT' and to_walk > 40000 then
    first := search_day_of(asking, asked, skipped);
    ids := search_walk(bits, ordered_by, most, skipped - first.passed, first.until);
  elsif skipped + most <= total - skipped then
    ids := search_walk(bits, ordered_by, most, skipped);
  else
    ids := search_walk_back(bits, ordered_by, least(most, total - skipped), greatest(total - skipped - most, 0));
  end if;
end $$;

-- How many match.
create or replace function search_count(asking uuid, asked search_question) returns integer
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  as $$
begin
  return (select coalesce(sum(bit_count(of_chunk)), 0)::integer from unnest(search_matching(asking, asked)) as of_chunk);
end $$;
