-- A question of the search is one value, and one plan that a connection keeps answers all of them: planning the
-- statement took longer than running it.

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

drop index blocked_company_of_company;
create index blocked_company_of_company on blocked_company (company_id, candidate_id) include (candidate_ordinal);
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
  keyword_families text[],
  keywords text[],
  keyword_groups integer[],
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
    when status = 'ACCEPTED' and scheduling_status <> 'ACCEPTED' and schedule_by <= now() then 'EXPIRED'
    else status
  end;

-- (number, status) of each student's latest invitation by the company, to these jobs where jobs are named.
create function search_invited(asking uuid, asked search_question) returns table (candidate_ordinal integer, status text)
  language sql stable parallel safe
  begin atomic
    select latest.candidate_ordinal, invitation_status_now(latest.status, latest.scheduling_status, latest.expires_at, latest.schedule_by)
    from (
      select distinct on (invitation.candidate_ordinal) invitation.candidate_ordinal, invitation.status,
        invitation.scheduling_status, invitation.expires_at, invitation.schedule_by
      from scout_invitation invitation
      where invitation.company_id = asking
        and (asked.invitation_job_ids is null or invitation.job_id = any(asked.invitation_job_ids))
        and (asked.invitation_jobs_are_archived is null or exists (
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
      where asked.invited_group is not null and invited.status = any(asked.invited_statuses)
    union all
    select asked.scheduled_group, invitation.candidate_ordinal from scout_invitation invitation
      where asked.scheduled_group is not null and invitation.company_id = asking
        and invitation.scheduling_status = asked.scheduling_status
        and invitation_status_now(invitation.status, invitation.scheduling_status, invitation.expires_at, invitation.schedule_by) in ('ACCEPTED', 'HIRED')
        and (asked.scheduled_job_ids is null or invitation.job_id = any(asked.scheduled_job_ids))
        and (asked.scheduled_scheduling_ids is null or exists (
          select from job where job.company_id = asking and job.id = invitation.job_id
            and job.scheduling_id = any(asked.scheduled_scheduling_ids)))
    union all
    select asked.inserted_group, ordinal from candidate_activity
      where asked.inserted_group is not null and inserted_at > asked.inserted_since;
  end;

-- Numbers of whom the company may not or does not want to find. Who has blocked it is always among them.
create function search_unwanted(asking uuid, asked search_question) returns table (candidate_ordinal integer)
  language sql stable parallel safe
  begin atomic
    select blocked_company.candidate_ordinal from blocked_company where company_id = asking
    union all
    select ordinal from candidate_activity
      where asked.excluded_candidate_ids is not null and candidate_id = any(asked.excluded_candidate_ids)
    union all
    select company_candidate.candidate_ordinal from company_candidate
      where asked.is_unseen and company_id = asking and last_seen_at is not null
    union all
    select invited.candidate_ordinal from search_invited(asking, asked) invited
      where asked.uninvited_statuses is not null and invited.status = any(asked.uninvited_statuses);
  end;

-- (chunk, bits): the students of each chunk for whom every condition is true, now. Edits that are not yet folded into
-- the bits are laid over them. Chunks without such a student may be missing.
create function search_chunks(asking uuid, asked search_question) returns table (chunk integer, bits bit)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
#variable_conflict use_column
begin
  return query
  with want (key, alternative, grp, size) as materialized (
    select key, 0, grp, 1 from unnest(asked.keys, asked.key_groups) as named (key, grp)
    union all
    select key, alternative::integer, grp, cardinality(keys)
    from unnest(asked.keyword_families, asked.keywords, asked.keyword_groups) with ordinality as named (family, keyword, grp, alternative),
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
      case when pending.ons is null then search_bits.bits else (search_bits.bits & ~pending.offs) | pending.ons end
    from want join search_bits using (key) left join pending using (key, chunk)
    union all
    select grp, alternative, size, chunk, ons from want join pending using (key)
    where not exists (select from search_bits where search_bits.key = pending.key and search_bits.chunk = pending.chunk)
  ),
  each_of (grp, chunk, bits) as (
    select grp, chunk, bits from found where size = 1
    union all
    select grp, chunk, bit_and(bits) from found where size > 1 group by grp, alternative, size, chunk having count(*) = size
    union all
    select grp, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from search_known(asking, asked)
    group by grp, candidate_ordinal / 16384
  ),
  one_of (grp, chunk, bits) as (select grp, chunk, bit_or(bits) from each_of group by grp, chunk),
  all_of (chunk, bits) as (select chunk, bit_and(bits) from one_of group by chunk having count(*) = asked.groups),
  unwanted (chunk, bits) as (
    select candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from search_unwanted(asking, asked)
    group by candidate_ordinal / 16384
  )
  select all_of.chunk, case when unwanted.bits is null then all_of.bits else all_of.bits & ~unwanted.bits end
  from all_of left join unwanted using (chunk);
end $$;

-- The ids of the set bits in one of the three orders, by walking that order's index until the page is full.
create function search_walk(whole bit varying, ordered_by text, most integer, skipped integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off
  as $$
declare
  ordinals integer[];
begin
  case ordered_by
    when 'LAST_ACTIVE_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(whole, ordinal) = 1
        order by last_active_at desc, ordinal desc limit most offset skipped);
    when 'INSERTED_AT' then
      ordinals := array(select ordinal from candidate_activity where get_bit(whole, ordinal) = 1
        order by inserted_at desc, ordinal desc limit most offset skipped);
    when 'INTELLECTUAL_TEST_SCORE' then
      -- Said, or the planner may not take the index.
      ordinals := array(select ordinal from candidate_activity where intellectual_total is not null and get_bit(whole, ordinal) = 1
        order by intellectual_total desc, ordinal desc limit most offset skipped);
  end case;
  return array(select candidate_id from unnest(ordinals) with ordinality as page (ordinal, place)
    join candidate_activity using (ordinal) order by place);
end $$;

-- The same page by fetching all and sorting them: cheaper where they are few, or the page is far down.
create function search_sort(whole bit varying, ordered_by text, most integer, skipped integer) returns uuid[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0 set enable_seqscan = off set enable_hashjoin = off
  as $$
begin
  return array(
    select candidate_id from (
      select (sum(length(piece) + 1) over (order by place))::integer - 1 as ordinal
      from unnest(string_to_array(whole::text, '1')) with ordinality as split (piece, place)
      limit bit_count(whole)
    ) as numbered join candidate_activity using (ordinal)
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
  whole bit varying;
begin
  select coalesce(bit_concat(coalesce(matching.bits, no_bits()) order by every.chunk), '') into whole
  from generate_series(0, (select max(ordinal) / 16384 from candidate_activity)) as every (chunk)
  left join search_chunks(asking, asked) as matching using (chunk);
  total := bit_count(whole);
  if most = 0 or total <= skipped then
    ids := '{}';
  -- In students read: so many pass on the way to the end of the page, against all that match and looking for them.
  elsif (skipped + most)::bigint * length(whole) / total < total * 3::bigint + 15000 then
    ids := search_walk(whole, ordered_by, most, skipped);
  else
    ids := search_sort(whole, ordered_by, most, skipped);
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
-- options that are an OR of keys. An option that nobody has is absent.
create function search_option_counts(asking uuid, asked search_question, family text, options text[], option_keys text[])
  returns table (option text, matching integer)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
#variable_conflict use_column
begin
  return query
  with base (chunk, bits) as materialized (select chunk, bits from search_chunks(asking, asked)),
  pending (key, chunk, ons, offs) as materialized (
    select key, ordinal / 16384,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()),
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits())
    from (
      select distinct on (key, ordinal) key, ordinal, is_on from search_flip
      where key = any(option_keys) or (family is not null and key >= family and key < rtrim(family, ':') || ';')
      order by key, ordinal, seq desc
    ) as latest group by key, ordinal / 16384
  ),
  stored (option, key, chunk, bits) as (
    select substr(key, length(family) + 1), key, chunk, bits from search_bits
    where family is not null and key >= family and key < rtrim(family, ':') || ';'
    union all
    select option, key, chunk, bits from unnest(options, option_keys) as named (option, key) join search_bits using (key)
  ),
  found (option, chunk, bits) as (
    select option, chunk, case when pending.ons is null then bits else (bits & ~pending.offs) | pending.ons end
    from stored left join pending using (key, chunk)
    union all
    select coalesce(named.option, substr(key, length(family) + 1)), chunk, ons
    from pending left join unnest(options, option_keys) as named (option, key) using (key)
    where not exists (select from search_bits where search_bits.key = pending.key and search_bits.chunk = pending.chunk)
  ),
  one_of (option, chunk, bits) as (
    select option, chunk, bits from found where family is not null
    union all
    select option, chunk, bit_or(bits) from found where family is null group by option, chunk
  )
  select option, sum(bit_count(one_of.bits & base.bits))::integer from one_of join base using (chunk) group by option;
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
