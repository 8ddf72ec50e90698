-- A question of the search is one value, and one plan that a connection keeps answers all of them: planning the
-- statement took longer than running it.

-- Edits wait until the index below is of one piece.
lock table candidate, candidate_activity in share row exclusive mode;
select pg_advisory_xact_lock(hashtext('search_apply'));
select search_apply(2147483647);

-- Few bits of what there are many keys of lie packed, all others as they are: unpacking a row takes five times as
-- long as reading it, packing it forty times.
create function lies_packed(key text, bits bit) returns boolean
  language sql immutable parallel safe
  return (left(key, 2) in ('t:', 'b:') or left(key, 3) in ('sn:', 'sd:', 'hn:')) and bit_count(bits) <= 700;
alter table search_bits rename to search_bits_before;
create table search_bits (
  key text collate "C" not null,
  chunk integer not null,
  bits bit(16384),
  packed_bits bit(16384),
  constraint search_bits_one check ((bits is null) <> (packed_bits is null))
);
alter table search_bits alter column bits set storage plain;
alter table search_bits alter column packed_bits set storage main;
insert into search_bits select key, chunk, case when not lies_packed(key, bits) then bits | no_bits() end, case when lies_packed(key, bits) then bits end
  from search_bits_before;
drop table search_bits_before;
alter table search_bits add constraint search_bits_pkey primary key (key, chunk);

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

-- A queue: what it leaves behind is cleared before a scan of it gets long.
alter table search_flip set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100000);
alter table search_bits set (autovacuum_vacuum_scale_factor = 0.02);

-- What a company knows of a student carries the number the search knows the student by.
create function row_knows_ordinal() returns trigger language plpgsql as $$
begin
  new.candidate_ordinal := (select ordinal from candidate where id = new.candidate_id);
  return new;
end $$;
do $$
declare
  owned text;
begin
  foreach owned in array array['blocked_company', 'favorite_company', 'company_candidate', 'company_candidate_label', 'scout_invitation'] loop
    execute format('alter table %I add column candidate_ordinal integer', owned);
    execute format('update %I known set candidate_ordinal = candidate.ordinal from candidate where candidate.id = known.candidate_id', owned);
    execute format('alter table %I alter column candidate_ordinal set not null', owned);
    execute format('create trigger row_knows_ordinal before insert on %I for each row execute function row_knows_ordinal()', owned);
  end loop;
end $$;

-- Keys that save an OR of many rows: "open" is whom a search looks at unless it asks for others, public and
-- not done with looking (4 has finished, 5 is not looking); "ten:2077" is a last activity on one of ten days;
-- and "b:" with a company's id, whom that company never finds, since they have blocked it.
create or replace function search_activity_keys(activity candidate_activity) returns text[]
  language sql immutable parallel safe
  return (
    select array['act:' || day, 'ten:' || day / 10]
    from (select (activity.last_active_at at time zone 'Asia/Tokyo')::date - date '1970-01-01') as active (day)
  );
create or replace function search_choice_keys(student candidate) returns text[]
  language sql stable parallel safe
  return (
    select array_agg(key) from (
      select unnest(array[
        case when student.status = 'ACTIVE' then 'live' end,
        case when student.status = 'ACTIVE' and coalesce(student.job_hunting_status_id, 0) <= 3 then 'open' end,
        'y:' || student.graduation_year,
        'c:' || student.department_category,
        'g:' || student.gender,
        'p:' || (student.picture_file is not null),
        'jhs:' || coalesce(student.job_hunting_status_id, 0),
        'cp:' || student.campus_prefecture_id,
        'hp:' || student.hometown_prefecture_id,
        'ts:' || student.toeic_score,
        'th:' || student.toeic_score / 100
      ]) as key
      union all select 'a:' || id from unnest(student.area_preference_ids) id
      union all select 'i:' || id from unnest(student.industry_ids) id
      union all select 'j:' || id from unnest(student.job_type_ids) id
      union all select 'cs:' || id from unnest(student.company_size_ids) id
      union all select 'csc:' || id from unnest(student.company_selection_criterion_ids) id
      union all select 'st:' || id from unnest(student.preferred_scout_type_ids) id
      union all select 'sp:' || id from unnest(student.selling_point_ids) id
      union all select 's:' || id from unnest(school_groups_of(student)) id
      union all select 'b:' || company_id from blocked_company where candidate_id = student.id
      union all select unnest(search_name_keys) from school where id = student.school_id
      union all select unnest(search_name_keys) from school_department where id = student.school_department_id
    ) chosen where key is not null
  )
  || case when student.other_school_name is null then '{}' else prefixed('sn:', search_grams(search_text(student.other_school_name))) end
  || case when student.other_school_department_name is null then '{}' else prefixed('sd:', search_grams(search_text(student.other_school_department_name))) end
  || case when student.high_school_name is null then '{}' else prefixed('hn:', search_grams(search_text(student.high_school_name))) end;
create function block_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['b:' || new.company_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['b:' || old.company_id], '{}');
  end if;
  return null;
end $$;

insert into search_bits (key, chunk, bits)
  select 'ten:' || substr(key, 5)::integer / 10, chunk, bit_or(bits) from search_bits where key >= 'act:' and key < 'act;' group by 1, chunk
  union all
  select 'open', chunk, live.bits & looking.bits
  from (select chunk, bits from search_bits where key = 'live') as live
  join (select chunk, bit_or(bits) as bits from search_bits where key in ('jhs:0', 'jhs:1', 'jhs:2', 'jhs:3') group by chunk) as looking using (chunk);
insert into search_bits (key, chunk, packed_bits)
  select 'b:' || company_id, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from blocked_company
  group by company_id, candidate_ordinal / 16384;
create trigger block_changes_search after insert on blocked_company
  for each row when (not is_bulk_load()) execute function block_changes_search();
create trigger block_leaves_search after delete on blocked_company
  for each row execute function block_changes_search();

drop index favorite_company_of_company;
create index favorite_company_of_company on favorite_company (company_id, candidate_id) include (candidate_ordinal);
drop index company_candidate_bookmarked;
create index company_candidate_bookmarked on company_candidate (company_id, candidate_ordinal) where bookmarked_at is not null;
create index company_candidate_seen on company_candidate (company_id, candidate_ordinal) where last_seen_at is not null;
create index company_candidate_labelled on company_candidate_label (company_id, search_candidate_label_id, candidate_ordinal);
create index scout_invitation_latest on scout_invitation (company_id, candidate_ordinal, round desc)
  include (job_id, status, scheduling_status, expires_at, schedule_by);

-- Sorting a few thousand found students reads nothing but this.
drop index candidate_activity_ordinal;
create unique index candidate_activity_ordinal on candidate_activity (ordinal)
  include (candidate_id, last_active_at, inserted_at, intellectual_total);

-- Conditions are numbered from 0; each `…_group` says which condition its value belongs to. Null is no condition.
-- The same number: one of them suffices. All numbers below `groups`: all must be true.
create type search_question as (
  groups integer,
  keys text[],
  key_groups integer[],
  -- All of them must be there: conditions of their own, without a number.
  text_keywords text[],
  -- "sn:", "sd:" or "hn:" before each name.
  name_families text[],
  name_keywords text[],
  name_groups integer[],
  candidate_ids uuid[],
  candidate_ids_group integer,
  excluded_candidate_ids uuid[],
  bookmark_group integer,
  favorite_group integer,
  seen_group integer,
  is_unseen boolean,
  label_ids uuid[],
  label_group integer,
  -- The latest invitation stands so, or does not stand so; of these jobs only.
  invited_statuses text[],
  invited_group integer,
  uninvited_statuses text[],
  -- Never invited, to no job: the same, without looking at what stands where.
  is_uninvited boolean,
  invitation_job_ids uuid[],
  invitation_jobs_are_archived boolean,
  scheduling_status text,
  scheduled_job_ids uuid[],
  scheduled_scheduling_ids uuid[],
  scheduled_group integer,
  inserted_since timestamp with time zone,
  inserted_group integer
);

-- The stored status, but for what is past its time: it has expired before the clock has written it.
create function invitation_status_now(status text, scheduling_status text, expires_at timestamp with time zone, schedule_by timestamp with time zone)
  returns text language sql stable parallel safe
  return case
    when status = 'PENDING' and expires_at <= now() then 'EXPIRED'
    when status = 'ACCEPTED' and scheduling_status is distinct from 'ACCEPTED' and schedule_by <= now() then 'EXPIRED'
    else status
  end;

-- (number, status) of each student's latest invitation by the company, to these jobs where jobs are named. Here and below
-- `(select asked.…)` takes a field out once, not for every row.
create function search_invited(asking uuid, asked search_question) returns table (candidate_ordinal integer, status text)
  language sql stable parallel safe
  begin atomic
    select latest.candidate_ordinal, invitation_status_now(latest.status, latest.scheduling_status, latest.expires_at, latest.schedule_by)
    from (
      select distinct on (invitation.candidate_ordinal) invitation.candidate_ordinal, invitation.status,
        invitation.scheduling_status, invitation.expires_at, invitation.schedule_by
      from scout_invitation invitation
      where invitation.company_id = asking
        and ((select asked.invitation_job_ids) is null or invitation.job_id = any((select asked.invitation_job_ids)::uuid[]))
        and ((select asked.invitation_jobs_are_archived) is null or exists (
          select from job where job.company_id = asking and job.id = invitation.job_id
            and job.is_archived = asked.invitation_jobs_are_archived))
      order by invitation.candidate_ordinal, invitation.round desc
    ) latest;
  end;

-- (condition, number) of whom the company's own rows or a list of ids name.
create function search_known(asking uuid, asked search_question) returns table (grp integer, candidate_ordinal integer)
  language sql stable parallel safe
  begin atomic
    select asked.candidate_ids_group, ordinal from candidate_activity
      where asked.candidate_ids_group is not null and candidate_id = any(asked.candidate_ids)
    union all
    select asked.bookmark_group, company_candidate.candidate_ordinal from company_candidate
      where asked.bookmark_group is not null and company_id = asking and bookmarked_at is not null
    union all
    select asked.seen_group, company_candidate.candidate_ordinal from company_candidate
      where asked.seen_group is not null and company_id = asking and last_seen_at is not null
    union all
    select asked.favorite_group, favorite_company.candidate_ordinal from favorite_company
      where asked.favorite_group is not null and company_id = asking
    union all
    select asked.label_group, company_candidate_label.candidate_ordinal from company_candidate_label
      where asked.label_group is not null and company_id = asking and search_candidate_label_id = any(asked.label_ids)
    union all
    select asked.invited_group, invited.candidate_ordinal from search_invited(asking, asked) invited
      where asked.invited_group is not null and invited.status = any((select asked.invited_statuses)::text[])
    union all
    select asked.scheduled_group, invitation.candidate_ordinal from scout_invitation invitation
      where asked.scheduled_group is not null and invitation.company_id = asking
        and invitation.scheduling_status = (select asked.scheduling_status)
        and invitation_status_now(invitation.status, invitation.scheduling_status, invitation.expires_at, invitation.schedule_by) in ('ACCEPTED', 'HIRED')
        and ((select asked.scheduled_job_ids) is null or invitation.job_id = any((select asked.scheduled_job_ids)::uuid[]))
        and ((select asked.scheduled_scheduling_ids) is null or exists (
          select from job where job.company_id = asking and job.id = invitation.job_id
            and job.scheduling_id = any(asked.scheduled_scheduling_ids)))
    union all
    select asked.inserted_group, ordinal from candidate_activity
      where asked.inserted_group is not null and inserted_at > asked.inserted_since;
  end;

-- Numbers of whom the company does not want to find; who has blocked it stands in the bits.
create function search_unwanted(asking uuid, asked search_question) returns table (candidate_ordinal integer)
  language sql stable parallel safe
  begin atomic
    select ordinal from candidate_activity
      where asked.excluded_candidate_ids is not null and candidate_id = any(asked.excluded_candidate_ids)
    union all
    select company_candidate.candidate_ordinal from company_candidate
      where asked.is_unseen and company_id = asking and last_seen_at is not null
    union all
    select invitation.candidate_ordinal from scout_invitation invitation
      where asked.is_uninvited and invitation.company_id = asking
    union all
    select invited.candidate_ordinal from search_invited(asking, asked) invited
      where asked.uninvited_statuses is not null and invited.status = any((select asked.uninvited_statuses)::text[]);
  end;

-- What is asked of the bits: one of the keys of each number below `groups`. Every part of a text keyword is a condition.
create function search_wanted(asked search_question, out keys text[], out key_groups integer[], out groups integer)
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
create function search_chunks(asking uuid, asked search_question) returns table (chunk integer, bits bit)
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

-- The ids of the set bits of all chunks in one of the three orders, by walking that order's index until the page is full.
create function search_walk(bits bit varying[], ordered_by text, most integer, skipped integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off
  as $$
declare
  ordinals integer[];
begin
  case ordered_by
    when 'LAST_ACTIVE_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by last_active_at desc, ordinal desc limit most offset skipped);
    when 'INSERTED_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by inserted_at desc, ordinal desc limit most offset skipped);
    when 'INTELLECTUAL_TEST_SCORE' then
      -- Said, or the planner may not take the index.
      ordinals := array(select ordinal from candidate_activity where intellectual_total is not null and get_bit(bits[ordinal / 16384 + 1], ordinal % 16384) = 1
        order by intellectual_total desc, ordinal desc limit most offset skipped);
  end case;
  return array(select candidate_id from unnest(ordinals) with ordinality as page (ordinal, place)
    join candidate_activity using (ordinal) order by place);
end $$;

-- The numbers of the set bits of all chunks, piece by piece of 512, most of which are empty where few are set.
create function ordinals_of(bits bit varying[]) returns integer[]
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
    continue when bit_count(of_chunk) = 0;
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
create function search_sort(ordinals integer[], ordered_by text, most integer, skipped integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  as $$
begin
  return array(
    select candidate_id from unnest(ordinals) as ordinal join candidate_activity using (ordinal)
    order by case ordered_by
      when 'LAST_ACTIVE_AT' then extract(epoch from last_active_at)
      when 'INSERTED_AT' then extract(epoch from inserted_at)
      else intellectual_total end desc, ordinal desc
    limit most offset skipped);
end $$;

-- The exact number of those who match and the ids of one page.
create function search_page(asking uuid, asked search_question, ordered_by text, most integer, skipped integer, out total integer, out ids uuid[])
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
declare
  bits bit varying[];
  last integer := (select max(ordinal) from candidate_activity);
begin
  select array_agg(coalesce(matching.bits, no_bits()) order by every.chunk), coalesce(sum(bit_count(matching.bits)), 0) into bits, total
  from generate_series(0, last / 16384) as every (chunk) left join search_chunks(asking, asked) as matching using (chunk);
  if most = 0 or total <= skipped then
    ids := '{}';
  -- In students read: so many pass on the way to the end of the page, against all that match and looking for them.
  elsif (skipped + most)::bigint * last / total < total * 7::bigint + 3000 then
    ids := search_walk(bits, ordered_by, most, skipped);
  else
    ids := search_sort(ordinals_of(bits), ordered_by, most, skipped);
  end if;
end $$;

-- How many match.
create function search_count(asking uuid, asked search_question) returns integer
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  as $$
begin
  return (select coalesce(sum(bit_count(matching.bits)), 0)::integer from search_chunks(asking, asked) as matching);
end $$;

-- How many would match with one more condition, for each of its options: every key of a family ("a:" and 13 of a:13), or
-- options that are an OR of keys of which a student has one at most. An option that nobody has is absent.
create function search_option_counts(asking uuid, asked search_question, family text, options text[], option_keys text[])
  returns table (option text, matching integer)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
#variable_conflict use_column
declare
  keys text[] := array(select distinct key from unnest(option_keys) as key);
  -- The next character: a family is the keys from "a:" to "a;".
  family_end text := rtrim(family, ':') || ';';
begin
  return query
  with base (chunk, bits) as materialized (select chunk, bits from search_chunks(asking, asked)),
  stored (key, chunk, bits) as (
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
    select key, sum(bit_count(stored.bits & base.bits)) from stored join base using (chunk) group by key
    union all
    -- One more, or one less, where the bit does not yet say so. No option is of characters, so that `bits` is where it lies.
    select key, case when is_on then 1 else -1 end
    from pending join base using (chunk) left join search_bits using (key, chunk)
    where get_bit(base.bits, place) = 1 and coalesce(get_bit(search_bits.bits, place), 0) <> is_on::integer
  )
  select coalesce(named.option, substr(key, length(family) + 1)), sum(matching)::integer
  from counted left join unnest(options, option_keys) as named (option, key) using (key) group by 1;
end $$;

-- The same for what the company's own rows say.
create function search_known_option_counts(asking uuid, asked search_question, kind text)
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
    select 'true', candidate_ordinal from favorite_company where kind = 'favorite' and company_id = asking
    union all
    select case status when 'HIRED' then 'ACCEPTED' else status end, candidate_ordinal from search_invited(asking, asked)
      where kind = 'invited'
  )
  select option, count(*)::integer
  from known join search_chunks(asking, asked) as base on base.chunk = known.ordinal / 16384
  where get_bit(base.bits, known.ordinal % 16384) = 1 group by option;
end $$;
