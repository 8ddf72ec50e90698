-- Companies as students look for them. One bit of `company_search_bits` says that the company with that number has a
-- key: an industry, a prefecture, an open job of a type. Counts beside every option are then a few hundred short bit
-- operations, where joins and groups would read every company six times (decisions/0043).

-- Two spellings of one company's name are one: its kind of company, spaces, signs and long vowels count for nothing,
-- hiragana is katakana, and a small letter is the large one.
create function company_name_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(search_text(written), '株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)|[\sー・.,､。&+''"’!?/\\()\[\]「」%_*#@:;~^|<>={}$`]', '', 'g'),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖァィゥェォッャュョヮヵヶ髙﨑澤邉邊齋齊斎國',
    'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワヰヱヲンヴカケアイウエオツヤユヨワカケ高崎沢辺辺斉斉斉国');

-- Each letter alone and each pair, which together find a part of a name of any length.
create function company_name_grams(name text) returns text[]
  language sql immutable strict parallel safe
  return (
    with letters as (
      select letter, lead(letter) over (order by place) as second
      from unnest(string_to_array(name, null)) with ordinality as split (letter, place)
    )
    select coalesce(array_agg(distinct gram), '{}') from (
      select letter as gram from letters union all select letter || second from letters where second is not null
    ) grams
  );

-- What a name that holds the word has: the pairs of the word, or its one letter.
create function company_word_grams(word text) returns text[]
  language sql immutable strict parallel safe
  return (select coalesce(array_agg(gram), '{}') from unnest(company_name_grams(word)) gram
    where char_length(gram) = least(char_length(word), 2));

-- Patterns of names with one other letter than the word, one more or one less. A word of three letters is short: only
-- another letter is looked for.
create function company_near_patterns(word text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct '%' || pattern || '%'), '{}') from generate_series(1, char_length(word)) place,
      lateral (
        select left(word, place - 1) || '_' || substr(word, place + 1) as pattern where char_length(word) >= 3
        union all
        select left(word, place - 1) || substr(word, place + 1) where char_length(word) >= 4
        union all
        select left(word, place) || '_' || substr(word, place + 1) where char_length(word) >= 4 and place < char_length(word)
      ) patterns
  );

-- One narrow row a company, walked by a page of results.
create table company_search (
  company_id uuid primary key references company on delete cascade,
  ordinal integer not null generated always as identity (start 0 minvalue 0) unique,
  -- The last day of the contract; null while students do not meet the company.
  open_until date,
  open_jobs smallint not null default 0,
  -- The last edit of the company's page or of an open job.
  updated_at timestamptz not null default now()
);
create index company_search_ending on company_search (open_until) where open_until is not null;
create index company_search_updated on company_search (updated_at desc, ordinal desc) include (company_id);

create table company_search_word (
  company_id uuid primary key references company_search on delete cascade,
  ordinal integer not null,
  -- Legal name, display name and kana.
  names text[] not null,
  grams text[] not null,
  -- The company's bits, each as kind and id with a space between.
  keys text[] not null
);
create index company_search_word_grams on company_search_word using gin (grams) with (fastupdate = off);

-- Every row is as long as the others; company_search_grow lengthens all at once.
create table company_search_bits (
  kind text not null check (kind in
    ('OPEN', 'COMPANY_SIZE', 'INDUSTRY', 'PREFECTURE', 'SELECTION_CRITERION', 'JOB_TYPE', 'SCOUT_TYPE', 'JOB')),
  -- Of a JOB the ids of its job type and its scout type: both hold for one and the same open job.
  id text not null,
  bits bit varying not null,
  primary key (kind, id)
);
alter table company_search_bits alter column bits set storage external;

-- The bits of a company; none while students do not meet it.
create function company_search_keys(asked uuid) returns text[]
  language sql stable
  return (
    select coalesce(array_agg(distinct key), '{}') from (
      select 'OPEN ' as key
      union all select 'COMPANY_SIZE ' || company_size_id from company where id = asked
      union all select 'INDUSTRY ' || unnest(industry_ids) from company where id = asked
      union all select 'PREFECTURE ' || unnest(office_prefecture_ids || prefecture_id) from company where id = asked
      union all select 'SELECTION_CRITERION ' || unnest(company_selection_criterion_ids) from company where id = asked
      union all select unnest(array['JOB_TYPE ' || job_type_id, 'SCOUT_TYPE ' || scout_type_id,
          'JOB ' || job_type_id || ':' || scout_type_id])
        from job, unnest(job_type_ids) job_type_id
        where company_id = asked and status = 'PUBLISHED' and not is_archived
    ) keys where key is not null
  );

-- The last day on which students meet the company: that of its newest contract. Null without a page or without a
-- contract that holds.
create function company_open_until(asked uuid) returns date
  language sql stable
  return (
    select case when newest.status in ('TRIAL', 'ACTIVE', 'RENEWAL_PENDING') then newest.ends_on end
    from company, lateral (
      select status, ends_on from contract where company_id = company.id order by starts_on desc, id desc limit 1
    ) newest
    where company.id = asked and company.set_up_at is not null
  );

-- `nothing` is a row of zeros: made once, since it is long.
create function company_bits_of(ordinals integer[], nothing bit varying) returns bit varying
  language plpgsql immutable parallel safe
  as $$
begin
  return coalesce((select bit_or(set_bit(nothing, number, 1)) from unnest(ordinals) number), nothing);
end $$;

create function company_search_grow(highest integer) returns integer
  language plpgsql
  as $$
declare
  size integer := coalesce((select bit_length(bits) from company_search_bits limit 1), 0);
  wanted integer := (highest / 4096 + 1) * 4096;
begin
  if size >= wanted then return size; end if;
  update company_search_bits set bits = bits || repeat('0', wanted - size)::bit varying;
  return wanted;
end $$;

-- Holds one lock for all companies until the commit, taken when the transaction has nothing else to do: two edits wait
-- for each other in one order, and each reads what the other has committed.
create function company_search_refresh(changed uuid) returns void
  language plpgsql
  as $$
declare
  until date;
  number integer;
  before text[];
  after text[] := '{}';
  name_texts text[];
  one record;
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
  select array[company_name_text(legal_name), company_name_text(display_name), company_name_text(kana)]
    into name_texts from company where id = changed;
  select keys into before from company_search_word where company_id = changed;
  insert into company_search_word (company_id, ordinal, names, grams, keys)
    values (changed, number, name_texts,
      array(select distinct gram from unnest(name_texts) name, unnest(company_name_grams(name)) gram), after)
    on conflict (company_id) do update set names = excluded.names, grams = excluded.grams, keys = excluded.keys
    where company_search_word.names <> excluded.names or company_search_word.keys <> excluded.keys;
  size := company_search_grow(number);
  for one in
    select split_part(key, ' ', 1) as kind, split_part(key, ' ', 2) as id, is_on from (
      select key, 0 as is_on from (select unnest(before) except select unnest(after)) gone (key)
      union all
      select key, 1 from (select unnest(after) except select unnest(before)) come (key)
    ) flips
  loop
    insert into company_search_bits (kind, id, bits)
      values (one.kind, one.id, set_bit(repeat('0', size)::bit varying, number, one.is_on))
      on conflict (kind, id) do update set bits = set_bit(company_search_bits.bits, number, one.is_on);
  end loop;
end $$;

-- After a bulk load, and to begin with: every company at once.
create function company_search_rebuild() returns void
  language plpgsql
  as $$
declare
  nothing bit varying;
begin
  perform pg_advisory_xact_lock(hashtext('yoake company search'));
  insert into company_search (company_id) select id from company on conflict do nothing;
  update company_search set open_until = company_open_until(company_id), open_jobs = jobs.count,
    updated_at = greatest(jobs.page_edited_at, jobs.edited_at)
    from (
      select company.id, company.edited_at as page_edited_at, count(job.id)::smallint as count, max(job.last_edited_at) as edited_at
      from company left join job on job.company_id = company.id and job.status = 'PUBLISHED' and not job.is_archived
      group by company.id
    ) jobs
    where jobs.id = company_id;
  delete from company_search_word;
  insert into company_search_word (company_id, ordinal, names, grams, keys)
    select company_id, ordinal, texts.names,
      array(select distinct gram from unnest(texts.names) name, unnest(company_name_grams(name)) gram),
      case when open_until is null then '{}' else company_search_keys(company_id) end
    from company_search join company on company.id = company_id,
      lateral (select array[company_name_text(legal_name), company_name_text(display_name), company_name_text(kana)]) texts (names);
  delete from company_search_bits;
  nothing := repeat('0', ((select coalesce(max(ordinal), 0) from company_search) / 4096 + 1) * 4096)::bit varying;
  insert into company_search_bits (kind, id, bits)
    select split_part(key, ' ', 1), split_part(key, ' ', 2), company_bits_of(array_agg(ordinal), nothing)
    from company_search_word, unnest(keys) key group by key;
end $$;

create function company_changes_search() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'company' then perform company_search_refresh(new.id);
  elsif tg_op = 'DELETE' then perform company_search_refresh(old.company_id);
  else perform company_search_refresh(new.company_id);
  end if;
  return null;
end $$;
create constraint trigger company_changes_search
  after insert or update of legal_name, display_name, kana, industry_ids, company_size_id, prefecture_id,
    office_prefecture_ids, company_selection_criterion_ids, set_up_at, edited_at
  on company deferrable initially deferred for each row when (not is_bulk_load())
  execute function company_changes_search();
create constraint trigger contract_changes_search after insert or update of status, ends_on, starts_on or delete on contract
  deferrable initially deferred for each row when (not is_bulk_load()) execute function company_changes_search();
create constraint trigger job_changes_search
  after insert or update of status, is_archived, scout_type_id, job_type_ids, last_edited_at or delete on job
  deferrable initially deferred for each row when (not is_bulk_load()) execute function company_changes_search();

-- The companies that a student's condition finds: page, counts beside every option under the other conditions, and what
-- each condition alone leaves out. kinds and ids say the condition, wish_kinds and wish_ids the student's wishes.
create function search_companies(
  asking uuid, today date, word text, kinds text[], ids text[], wish_kinds text[], wish_ids text[],
  is_by_wishes boolean, most integer, skipped integer, with_options boolean,
  out total integer, out company_ids uuid[], out open_jobs smallint[], out is_near_name boolean, out option_counts jsonb,
  out relaxations jsonb)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off set max_parallel_workers_per_gather = 0
  as $$
declare
  groups constant text[] := '{COMPANY_SIZE,INDUSTRY,PREFECTURE,SELECTION_CRITERION}';
  wishes constant text[] := groups || array['JOB_TYPE'];
  -- What students meet, and the sets of the conditions: name, the four groups, jobs; null where nothing is asked.
  met bit varying;
  nothing bit varying;
  sets bit varying[] := array_fill(null::bit varying, array[6]);
  others bit varying[] := '{}';
  wished bit varying[] := '{}';
  near_size bit varying; near_industry bit varying; near_place bit varying; near_axis bit varying; near_job bit varying;
  found bit varying;
  left_over bit varying;
  number integer;
  near_patterns text[];
  job_types text[];
  scout_types text[];
begin
  total := 0; company_ids := '{}'; open_jobs := '{}'; is_near_name := false; option_counts := '[]'; relaxations := '[]';
  select bits into met from company_search_bits where kind = 'OPEN' and id = '';
  if met is null then return; end if;
  nothing := repeat('0', bit_length(met))::bit varying;
  for number in
    select ordinal from company_search where open_until < today
    union all
    select ordinal from blocked_company join company_search using (company_id) where candidate_id = asking
  loop met := set_bit(met, number, 0); end loop;

  word := company_name_text(word);
  if word <> '' then
    sets[1] := company_bits_of(array(select ordinal from company_search_word
      where grams @> company_word_grams(word) and exists (select from unnest(names) name where strpos(name, word) > 0)), nothing);
    if bit_count(sets[1] & met) = 0 and char_length(word) >= 3 then
      is_near_name := true;
      near_patterns := company_near_patterns(word);
      sets[1] := company_bits_of(array(select ordinal from company_search_word
        where (grams @> company_word_grams(left(word, char_length(word) / 2))
            or grams @> company_word_grams(substr(word, char_length(word) / 2 + 1)))
          and exists (select from unnest(names) name where name like any (near_patterns))), nothing);
    end if;
  end if;
  for number in 1 .. 4 loop
    if groups[number] = any(kinds) then
      sets[number + 1] := (select coalesce(bit_or(bits), nothing) from company_search_bits where kind = groups[number]
        and id = any(array(select asked.id from unnest(kinds, ids) asked (kind, id) where asked.kind = groups[number])));
    end if;
  end loop;
  job_types := array(select asked.id from unnest(kinds, ids) asked (kind, id) where asked.kind = 'JOB_TYPE');
  scout_types := array(select asked.id from unnest(kinds, ids) asked (kind, id) where asked.kind = 'SCOUT_TYPE');
  if job_types <> '{}' or scout_types <> '{}' then
    sets[6] := (select coalesce(bit_or(bits), nothing) from company_search_bits
      where case when scout_types = '{}' then kind = 'JOB_TYPE' and id = any(job_types)
        when job_types = '{}' then kind = 'SCOUT_TYPE' and id = any(scout_types)
        else kind = 'JOB' and split_part(id, ':', 1) = any(job_types) and split_part(id, ':', 2) = any(scout_types) end);
  end if;

  found := met;
  for number in 1 .. 6 loop found := coalesce(found & sets[number], found); end loop;
  total := bit_count(found);

  if is_by_wishes then
    for number in 1 .. 5 loop
      wished[number] := (select coalesce(bit_or(bits), nothing) from company_search_bits where kind = wishes[number]
        and id = any(array(select asked.id from unnest(wish_kinds, wish_ids) asked (kind, id) where asked.kind = wishes[number])));
    end loop;
    -- A row of the page reads five variables quicker than five places of a list.
    near_size := wished[1]; near_industry := wished[2]; near_place := wished[3]; near_axis := wished[4]; near_job := wished[5];
    select array_agg(page.company_id), array_agg(page.open_jobs) into company_ids, open_jobs from (
      select one.company_id, one.open_jobs from company_search one where get_bit(found, one.ordinal) = 1
      order by get_bit(near_industry, ordinal) + get_bit(near_place, ordinal) + get_bit(near_size, ordinal)
        + get_bit(near_axis, ordinal) + get_bit(near_job, ordinal) desc, updated_at desc, ordinal desc
      limit most offset skipped) page;
  else
    select array_agg(page.company_id), array_agg(page.open_jobs) into company_ids, open_jobs from (
      select one.company_id, one.open_jobs from company_search one where get_bit(found, one.ordinal) = 1
      order by updated_at desc, ordinal desc limit most offset skipped) page;
  end if;
  company_ids := coalesce(company_ids, '{}'); open_jobs := coalesce(open_jobs, '{}');
  if not with_options then return; end if;

  for number in 1 .. 6 loop
    left_over := met;
    for other in 1 .. 6 loop
      if other <> number then left_over := coalesce(left_over & sets[other], left_over); end if;
    end loop;
    others := others || left_over;
  end loop;
  select jsonb_agg(jsonb_build_array(kind, id, count)) into option_counts from (
    select kind, id, bit_count(bits & others[array_position(groups, kind) + 1]) as count from company_search_bits where kind = any(groups)
    union all
    select kind, id, bit_count(bits & others[6]) from company_search_bits
      where (kind = 'JOB_TYPE' and scout_types = '{}') or (kind = 'SCOUT_TYPE' and job_types = '{}')
    union all
    select 'JOB_TYPE', split_part(id, ':', 1), bit_count(bit_or(bits) & others[6]) from company_search_bits
      where kind = 'JOB' and scout_types <> '{}' and split_part(id, ':', 2) = any(scout_types) group by split_part(id, ':', 1)
    union all
    select 'SCOUT_TYPE', split_part(id, ':', 2), bit_count(bit_or(bits) & others[6]) from company_search_bits
      where kind = 'JOB' and job_types <> '{}' and split_part(id, ':', 1) = any(job_types) group by split_part(id, ':', 2)
  ) counted where count > 0;
  select jsonb_agg(jsonb_build_array(kind, count)) into relaxations from (
    select 'NAME' as kind, bit_count(others[1]) as count where sets[1] is not null
    union all
    select groups[place], bit_count(others[place + 1]) from generate_series(1, 4) place where sets[place + 1] is not null
    union all
    select 'JOB_TYPE', bit_count(others[6] & coalesce((select bit_or(bits) from company_search_bits
        where kind = 'SCOUT_TYPE' and id = any(scout_types)), others[6])) where job_types <> '{}'
    union all
    select 'SCOUT_TYPE', bit_count(others[6] & coalesce((select bit_or(bits) from company_search_bits
        where kind = 'JOB_TYPE' and id = any(job_types)), others[6])) where scout_types <> '{}'
  ) relaxed;
  option_counts := coalesce(option_counts, '[]'); relaxations := coalesce(relaxations, '[]');
end $$;

select company_search_rebuild();
