-- Only what changed is written: an edit of a job cuts no names, a draft no student could open changes nothing, and the
-- bits of a company are one statement. A connection makes its plans at the first edit, not anew at each of five.
create or replace function company_search_refresh(changed uuid) returns void language plpgsql
  set plan_cache_mode = force_generic_plan
  as $$
declare
  until date;
  number integer;
  before text[] := '{}';
  after text[] := '{}';
  names_before text[];
  names_after text[];
  size integer;
begin
  perform pg_advisory_xact_lock(hashtext('yoake company search'));
  until := company_open_until(changed);
  if until is not null then after := company_search_keys(changed); end if;
  insert into company_search (company_id, open_until, open_jobs, updated_at)
    select company.id, until, jobs.count, greatest(company.edited_at, jobs.edited_at)
    from company, lateral (
      select count(*)::smallint as count, max(last_edited_at) as edited_at from job
      where company_id = company.id and status = 'PUBLISHED' and not is_archived
    ) jobs
    where company.id = changed
    on conflict (company_id) do update set open_until = excluded.open_until, open_jobs = excluded.open_jobs,
      updated_at = excluded.updated_at
    returning ordinal into number;
  if number is null then return; end if;
  select array[company_name_text(legal_name), company_name_text(display_name), company_name_text(kana)], names, coalesce(keys, '{}')
    into names_after, names_before, before
    from company left join company_search_word on company_id = company.id where company.id = changed;
  if names_before is distinct from names_after then
    insert into company_search_word (company_id, ordinal, names, grams, keys)
      values (changed, number, names_after,
        array(select distinct gram from unnest(names_after) name, unnest(company_name_grams(name)) gram), after)
      on conflict (company_id) do update set names = excluded.names, grams = excluded.grams, keys = excluded.keys;
  elsif before <> after then
    update company_search_word set keys = after where company_id = changed;
  end if;
  size := company_search_grow(number);
  if before = after then return; end if;
  insert into company_search_bits (kind, id, bits)
    select split_part(key, ' ', 1), split_part(key, ' ', 2), set_bit(repeat('0', size)::bit varying, number, is_on) from (
      select key, 0 as is_on from (select unnest(before) except select unnest(after)) gone (key)
      union all
      select key, 1 from (select unnest(after) except select unnest(before)) come (key)
    ) flips
    on conflict (kind, id) do update set bits = set_bit(company_search_bits.bits, number, get_bit(excluded.bits, number));
end $$;

create or replace function company_changes_search() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'company' then
    perform company_search_refresh(new.id);
    return null;
  end if;
  if tg_table_name = 'job' then
    if coalesce(old.status <> 'PUBLISHED' or old.is_archived, true)
      and coalesce(new.status <> 'PUBLISHED' or new.is_archived, true) then return null; end if;
  end if;
  perform company_search_refresh(coalesce(new.company_id, old.company_id));
  return null;
end $$;
