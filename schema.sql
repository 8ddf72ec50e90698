-- Printed from the migrations by "npm run db:schema"; edit those, not this.

create extension btree_gin;
create extension btree_gist;

CREATE OR REPLACE FUNCTION public.activity_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_search_flips(new.ordinal,
    case when tg_op = 'UPDATE' then search_activity_keys(old) else '{}' end, search_activity_keys(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.activity_knows_ordinal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.ordinal := (select ordinal from candidate where id = new.candidate_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.assessment_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  student integer;
begin
  update candidate_activity set score_band = case when tg_op <> 'DELETE' then score_band(new) end
    where candidate_id = coalesce(new.candidate_id, old.candidate_id)
    returning ordinal into student;
  if student is not null and not is_bulk_load() then
    perform queue_search_flips(student,
      case when tg_op = 'INSERT' then '{}' else search_assessment_keys(old) end,
      case when tg_op = 'DELETE' then '{}' else search_assessment_keys(new) end);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bits_counted(chunks integer[], base bit varying[], first text, behind text, keys text[])
 RETURNS TABLE(key text, matching bigint)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
begin
  return query
  -- Not from a common table: Citus sends its rows to every worker, and fails when one is away.
  select stored.key, sum(bit_count(stored.bits & sent.bits))::bigint
  from search_bits as stored join unnest(chunks, base) as sent (chunk, bits) on stored.chunk = sent.chunk
  where stored.key >= first and stored.key < behind or stored.key = any(keys)
  group by stored.key;
end $function$;

CREATE OR REPLACE FUNCTION public.bits_matching(keys text[], key_groups integer[], groups integer)
 RETURNS TABLE(chunk integer, bits bit)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.bits_of_all_keys(keys text[])
 RETURNS TABLE(key text, chunk integer, bits bit)
 LANGUAGE sql
 STABLE
AS $function$
    select key, chunk, bits from bits_of_keys(keys) union all select key, chunk, bits from search_posting_bits(keys)
  $function$;

CREATE OR REPLACE FUNCTION public.bits_of_keys(keys text[])
 RETURNS TABLE(key text, chunk integer, bits bit)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
#variable_conflict use_column
begin
  if coalesce(cardinality(keys), 0) = 0 then return; end if;
  return query
  select stored.key, stored.chunk, coalesce(stored.bits, stored.packed_bits) from search_bits as stored where stored.key = any(keys);
end $function$;

CREATE OR REPLACE FUNCTION public.bits_of_waiting(keys text[])
 RETURNS TABLE(key text, chunk integer, bits bit)
 LANGUAGE sql
 STABLE
AS $function$
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
  $function$;

CREATE OR REPLACE FUNCTION public.block_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['b:' || new.company_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['b:' || old.company_id], '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.booking_changes_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  replaced booking;
  before timestamptz := '-infinity';
begin
  if tg_op = 'UPDATE' then
    before := old.calendar_changed_at;
  elsif new.replaces is not null then
    select * into replaced from booking where company_id = new.company_id and id = new.replaces;
    new.calendar_id := coalesce(replaced.calendar_id, new.calendar_id);
    before := coalesce(replaced.calendar_changed_at, before);
  end if;
  -- The calendars of the company show how many are booked: one number for each booking that comes or goes.
  if tg_op = 'INSERT' or old.status <> new.status then
    before := greatest(before, (select max(calendar_changed_at) from booking
      where company_id = new.company_id and scheduling_date_id = new.scheduling_date_id));
  end if;
  new.calendar_changed_at := greatest(now(), before + interval '1 second', (
    select greatest(date.calendar_changed_at, scheduling.calendar_changed_at) + interval '1 second'
    from scheduling_date date
    join scheduling on scheduling.company_id = date.company_id and scheduling.id = date.scheduling_id
    where date.company_id = new.company_id and date.id = new.scheduling_date_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.booking_has_check_in_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.check_in_code := free_check_in_code(new.company_id, new.scheduling_date_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.booking_tells_door()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('booking_door', json_build_object(
    'companyId', new.company_id, 'schedulingDateId', new.scheduling_date_id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.candidate_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  before text[] := '{}';
  after text[] := '{}';
begin
  if tg_op = 'DELETE' then
    perform queue_search_flips(old.ordinal, search_keys(old.id), '{}');
    return old;
  end if;
  if tg_op = 'UPDATE' then before := search_choice_keys(old); end if;
  after := search_choice_keys(new);
  if tg_op = 'INSERT' then
    after := after || prefixed('t:', search_grams(search_text_of(new)));
  elsif (old.taglines, old.self_introduction, old.student_project_experience, old.study_abroad_experience,
         old.qualification_experience, old.internship_experience, old.skill_text)
     is distinct from (new.taglines, new.self_introduction, new.student_project_experience, new.study_abroad_experience,
         new.qualification_experience, new.internship_experience, new.skill_text) then
    before := before || prefixed('t:', search_grams(search_text_of(old)));
    after := after || prefixed('t:', search_grams(search_text_of(new)));
  end if;
  perform queue_search_flips(new.ordinal, before, after);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.companies_named(words text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT company_search_word.company_id
    FROM company_search_word,
     company_name_text(companies_named.words) word(word)
   WHERE ((word.word <> ''::text) AND (company_search_word.grams @> company_word_grams(word.word)) AND (EXISTS ( SELECT
            FROM unnest(company_search_word.names) name(name)
           WHERE (strpos(name.name, word.word) > 0))));
END;

CREATE OR REPLACE FUNCTION public.company_bits_of(ordinals integer[], nothing bit varying)
 RETURNS bit varying
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return coalesce((select bit_or(set_bit(nothing, number, 1)) from unnest(ordinals) number), nothing);
end $function$;

CREATE OR REPLACE FUNCTION public.company_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.company_meets_blocks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into blocked_company (candidate_id, company_id)
  select candidate_id, new.id from blocked_corporate_number where corporate_number = new.corporate_number
  order by candidate_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.company_name_grams(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (WITH letters AS (SELECT split.letter, lead(split.letter) OVER (ORDER BY split.place) AS second FROM unnest(string_to_array(company_name_grams.name, NULL::text)) WITH ORDINALITY split(letter, place)) SELECT COALESCE(array_agg(DISTINCT grams.gram), '{}'::text[]) AS "coalesce" FROM (SELECT letters.letter AS gram FROM letters UNION ALL SELECT (letters.letter || letters.second) FROM letters WHERE (letters.second IS NOT NULL)) grams);

CREATE OR REPLACE FUNCTION public.company_name_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(search_name_text(written), '株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)|[\sー・.,､。&+''’"!?/\\()\[\]「」%_*#@:;~^|<>={}$`]'::text, ''::text, 'g'::text), 'ァィゥェォッャュョヮ'::text, 'アイウエオツヤユヨワ'::text);

CREATE OR REPLACE FUNCTION public.company_near_patterns(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(DISTINCT (('%'::text || patterns.pattern) || '%'::text)), '{}'::text[]) AS "coalesce" FROM generate_series(1, char_length(company_near_patterns.word)) place(place), LATERAL (SELECT (("left"(company_near_patterns.word, (place.place - 1)) || '_'::text) || substr(company_near_patterns.word, (place.place + 1))) AS pattern WHERE (char_length(company_near_patterns.word) >= 3) UNION ALL SELECT ("left"(company_near_patterns.word, (place.place - 1)) || substr(company_near_patterns.word, (place.place + 1))) WHERE (char_length(company_near_patterns.word) >= 4) UNION ALL SELECT (("left"(company_near_patterns.word, place.place) || '_'::text) || substr(company_near_patterns.word, (place.place + 1))) WHERE ((char_length(company_near_patterns.word) >= 4) AND (place.place < char_length(company_near_patterns.word)))) patterns);

CREATE OR REPLACE FUNCTION public.company_open_until(asked uuid)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (newest.status = ANY (ARRAY['TRIAL'::text, 'ACTIVE'::text, 'RENEWAL_PENDING'::text])) THEN newest.ends_on ELSE NULL::date END AS "case" FROM company, LATERAL (SELECT contract.status, contract.ends_on FROM contract WHERE (contract.company_id = company.id) ORDER BY contract.starts_on DESC, contract.id DESC LIMIT 1) newest WHERE ((company.id = company_open_until.asked) AND (company.set_up_at IS NOT NULL)));

CREATE OR REPLACE FUNCTION public.company_search_grow(highest integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  size integer := coalesce((select bit_length(bits) from company_search_bits limit 1), 0);
  wanted integer := (highest / 4096 + 1) * 4096;
begin
  if size >= wanted then return size; end if;
  update company_search_bits set bits = bits || repeat('0', wanted - size)::bit varying;
  return wanted;
end $function$;

CREATE OR REPLACE FUNCTION public.company_search_keys(asked uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
RETURN (SELECT COALESCE(array_agg(DISTINCT keys.key), '{}'::text[]) AS "coalesce" FROM (SELECT 'OPEN '::text AS key UNION ALL SELECT ('COMPANY_SIZE '::text || company.company_size_id) FROM company WHERE (company.id = company_search_keys.asked) UNION ALL SELECT ('INDUSTRY '::text || unnest(company.industry_ids)) FROM company WHERE (company.id = company_search_keys.asked) UNION ALL SELECT ('PREFECTURE '::text || unnest((company.office_prefecture_ids || company.prefecture_id))) FROM company WHERE (company.id = company_search_keys.asked) UNION ALL SELECT ('SELECTION_CRITERION '::text || unnest(company.company_selection_criterion_ids)) FROM company WHERE (company.id = company_search_keys.asked) UNION ALL SELECT unnest(ARRAY[('JOB_TYPE '::text || job_type_id.job_type_id), ('SCOUT_TYPE '::text || job.scout_type_id), ((('JOB '::text || job_type_id.job_type_id) || ':'::text) || job.scout_type_id)]) AS unnest FROM job, LATERAL unnest(job.job_type_ids) job_type_id(job_type_id) WHERE ((job.company_id = company_search_keys.asked) AND (job.status = 'PUBLISHED'::text) AND (NOT job.is_archived))) keys WHERE (keys.key IS NOT NULL));

CREATE OR REPLACE FUNCTION public.company_search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.company_search_refresh(changed uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.company_word_grams(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(gram.gram), '{}'::text[]) AS "coalesce" FROM unnest(company_name_grams(company_word_grams.word)) gram(gram) WHERE (char_length(gram.gram) = LEAST(char_length(company_word_grams.word), 2)));

CREATE OR REPLACE FUNCTION public.confirmation_due_on(confirmed_school_year smallint, graduation_year smallint, graduation_month smallint)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN LEAST(make_date((confirmed_school_year + 1), 4, 1), ((make_date((graduation_year)::integer, (graduation_month)::integer, 1) + '1 mon'::interval))::date);

CREATE OR REPLACE FUNCTION public.corporate_number_is_held()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('corporate_number ' || new.corporate_number, 48));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.date_changes_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.calendar_changed_at := greatest(now(), old.calendar_changed_at + interval '1 second', (
    select greatest(scheduling.calendar_changed_at, (
      select max(calendar_changed_at) from booking
      where company_id = new.company_id and scheduling_date_id = new.id)) + interval '1 second'
    from scheduling where company_id = new.company_id and id = new.scheduling_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.date_enters_staff_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  removed timestamptz;
begin
  delete from staff_date_removal where company_id = new.company_id and company_user_id = new.company_user_id
    and scheduling_date_id = new.scheduling_date_id returning calendar_changed_at into removed;
  if removed is not null then
    update scheduling_date set calendar_changed_at = greatest(now(), calendar_changed_at, removed + interval '1 second')
    where company_id = new.company_id and id = new.scheduling_date_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.date_leaves_staff_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into staff_date_removal
    (company_id, company_user_id, scheduling_date_id, title, start_at, end_at, calendar_changed_at)
  select date.company_id, old.company_user_id, date.id, scheduling.title, date.start_at, date.end_at,
    greatest(now(), interval '1 second' + greatest(date.calendar_changed_at, scheduling.calendar_changed_at,
      date.called_off_at, (select max(calendar_changed_at) from booking
        where booking.company_id = date.company_id and booking.scheduling_date_id = date.id)))
  from scheduling_date date
  join scheduling on scheduling.company_id = date.company_id and scheduling.id = date.scheduling_id
  where date.company_id = old.company_id and date.id = old.scheduling_date_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.decline_is_held(status text, answered_at timestamp with time zone, ended_at timestamp with time zone, expires_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((status = 'DECLINED'::text) AND COALESCE((answered_at = ended_at), false) AND (ended_at > (now() - '00:00:30'::interval)) AND (expires_at > now()));

CREATE OR REPLACE FUNCTION public.deleted_date_leaves_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from scheduling_date_notified_company_user where company_id = old.company_id and scheduling_date_id = old.id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.empty_assessment_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = 'SCORED' and new.erased_at is null then return new; end if;
  delete from assessment_certificate where candidate_id = old.candidate_id and attempt_id = old.id;
  delete from assessment_profile where candidate_id = old.candidate_id
    and coalesce(intellectual_attempt_id, old.id) = old.id and coalesce(personality_attempt_id, old.id) = old.id;
  update assessment_profile set intellectual_attempt_id = null, intellectual_consent_version = null, intellectual_published_at = null,
    intellectual_achieved = null, intellectual_achievable = null, intellectual_total = null
    where candidate_id = old.candidate_id and intellectual_attempt_id = old.id;
  update assessment_profile set personality_attempt_id = null, personality_consent_version = null, personality_published_at = null,
    personality_percentages = null
    where candidate_id = old.candidate_id and personality_attempt_id = old.id;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.favorite_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['fv:' || new.company_id]);
  elsif not exists (select 1 from favorite_company where candidate_id = old.candidate_id and company_id = old.company_id)
    and not exists (select 1 from job_interest where candidate_id = old.candidate_id and company_id = old.company_id) then
    perform queue_search_flips(old.candidate_ordinal, array['fv:' || old.company_id], '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_months(parent text, before timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  part text;
  gone bigint := 0;
  held bigint;
begin
  for part in
    select child.relname from pg_inherits
      join pg_class child on child.oid = inhrelid
      join pg_class above on above.oid = inhparent
    where above.relname = parent and child.relname ~ '_\d{6}$'
      and (to_date(right(child.relname, 6), 'YYYYMM') + interval '1 month') at time zone 'UTC' <= before
    order by child.relname
  loop
    execute format('select count(*) from %I', part) into held;
    execute format('drop table %I', part);
    gone := gone + held;
  end loop;
  return gone;
end $function$;

CREATE OR REPLACE FUNCTION public.free_check_in_code(company uuid, date uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  code text;
begin
  loop
    code := lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0');
    exit when not exists (select from booking
      where company_id = company and scheduling_date_id = date and check_in_code = code);
  end loop;
  return code;
end $function$;

CREATE OR REPLACE FUNCTION public.high_part_of(ordinal integer)
 RETURNS "char"
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((ordinal / 65536) - 128))::"char";

CREATE OR REPLACE FUNCTION public.high_school_names_text(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN search_name_text(concat_ws('
'::text, replace(name, '高等学校'::text, '高校'::text), replace(name, '高校'::text, '高等学校'::text)));

CREATE OR REPLACE FUNCTION public.invitation_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['in:' || new.company_id]);
  elsif not exists (select 1 from scout_invitation where company_id = old.company_id and candidate_id = old.candidate_id) then
    perform queue_search_flips(old.candidate_ordinal, array['in:' || old.company_id], '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.invitation_status_now(status text, scheduling_status text, expires_at timestamp with time zone, schedule_by timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (status = 'SCHEDULED'::text) THEN 'PENDING'::text WHEN ((status = 'PENDING'::text) AND (expires_at <= now())) THEN 'EXPIRED'::text WHEN ((status = 'ACCEPTED'::text) AND (scheduling_status IS DISTINCT FROM 'ACCEPTED'::text) AND (schedule_by <= now())) THEN 'EXPIRED'::text ELSE status END;

CREATE OR REPLACE FUNCTION public.is_bulk_load()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('yoake.bulk_load'::text, true), ''::text) = 'on'::text);

CREATE OR REPLACE FUNCTION public.is_named(name text, words text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((strpos(search_name_text(name), TRIM(BOTH FROM search_name_text(words))) > 0) OR ((company_name_text(words) !~ '^[a-z0-9]?$'::text) AND (strpos(company_name_text(name), company_name_text(words)) > 0)));

CREATE OR REPLACE FUNCTION public.is_put_aside(key text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN starts_with(key, 't:'::text);

CREATE OR REPLACE FUNCTION public.is_search_over_workers()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then return false; end if;
  return exists (select 1 from pg_dist_partition where logicalrelid = 'search_bits'::regclass);
end $function$;

CREATE OR REPLACE FUNCTION public.keys_waiting(keys text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
    select array(select key from search_flip where key = any(keys) union select key from search_delta where key = any(keys))
  $function$;

CREATE OR REPLACE FUNCTION public.keys_without(keys text[], others text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (others = '{}'::text[]) THEN keys ELSE ARRAY(SELECT unnest(keys_without.keys) AS unnest EXCEPT SELECT unnest(keys_without.others) AS unnest) END;

CREATE OR REPLACE FUNCTION public.label_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['lb:' || new.company_id || ':' || new.search_candidate_label_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['lb:' || old.company_id || ':' || old.search_candidate_label_id], '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.lies_packed(key text, bits bit)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((("left"(key, 2) = ANY (ARRAY['t:'::text, 'b:'::text])) OR ("left"(key, 3) = ANY (ARRAY['sn:'::text, 'sd:'::text, 'hn:'::text, 'in:'::text, 'bk:'::text, 'se:'::text, 'fv:'::text, 'lb:'::text, 'pt:'::text, 'pu:'::text]))) AND (bit_count(bits) <= 700));

CREATE OR REPLACE FUNCTION public.low_part_of(ordinal integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((ordinal % 65536) - 32768))::smallint;

CREATE OR REPLACE FUNCTION public.mark_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_search_flips(coalesce(new.candidate_ordinal, old.candidate_ordinal),
    case when tg_op = 'INSERT' then '{}' else search_mark_keys(old) end,
    case when tg_op = 'DELETE' then '{}' else search_mark_keys(new) end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.message_pairs(message text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(DISTINCT (pairs.letter || pairs.next_letter)), '{}'::text[]) AS "coalesce" FROM (SELECT letters.letter, lead(letters.letter) OVER (ORDER BY letters.place) AS next_letter FROM string_to_table(lower(message_pairs.message), NULL::text) WITH ORDINALITY letters(letter, place)) pairs WHERE (pairs.next_letter IS NOT NULL));

CREATE OR REPLACE FUNCTION public.no_bits()
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'::bit(16384);

CREATE OR REPLACE FUNCTION public.note_account_active()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select status = 'ACTIVE' into new.is_active from company_user where id = new.company_user_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_user_active()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update company_user_account set is_active = (new.status = 'ACTIVE')
    where company_id = new.company_id and company_user_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ordinal_of(high_part "char", low_part smallint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((high_part)::integer + 128) * 65536) + low_part) + 32768);

CREATE OR REPLACE FUNCTION public.ordinals_of(bits bit varying[])
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.passing_over_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array[search_passing_over_key(new)]);
  else
    perform queue_search_flips(old.candidate_ordinal, array[search_passing_over_key(old)], '{}');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_month(month date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  first timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  next timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
  parent text;
  part text;
begin
  foreach parent in array array['audit', 'profile_view'] loop
    part := parent || '_' || to_char(month, 'YYYYMM');
    continue when to_regclass(part) is not null;
    execute format('lock table only %I in share row exclusive mode', parent);
    -- Another worker may have made it meanwhile.
    continue when to_regclass(part) is not null;
    execute format('create table %I (like %I including all)', part, parent);
    execute format('with moved as (delete from %I where inserted_at >= %L and inserted_at < %L returning *) insert into %I select * from moved',
      parent || '_unplaced', first, next, part);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first, next);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.prefixed(prefix text, words text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg((prefixed.prefix || word.word)), '{}'::text[]) AS "coalesce" FROM unnest(prefixed.words) word(word));

CREATE OR REPLACE FUNCTION public.queue_search_flips(student integer, before text[], after text[])
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO search_flip (key, ordinal, is_on)  SELECT gone.key,
             queue_search_flips.student AS student,
             false
            FROM ( SELECT unnest(queue_search_flips.before) AS unnest
                 EXCEPT
                  SELECT unnest(queue_search_flips.after) AS unnest) gone(key)
         UNION ALL
          SELECT come.key,
             queue_search_flips.student AS student,
             true
            FROM ( SELECT unnest(queue_search_flips.after) AS unnest
                 EXCEPT
                  SELECT unnest(queue_search_flips.before) AS unnest) come(key);
END;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.row_knows_ordinal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.candidate_ordinal := (select ordinal from candidate where id = new.candidate_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.scheduling_changes_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.calendar_changed_at := greatest(now(), old.calendar_changed_at + interval '1 second', (
    select max(greatest(date.calendar_changed_at, booking.calendar_changed_at)) + interval '1 second'
    from scheduling_date date
    left join booking on booking.company_id = date.company_id and booking.scheduling_date_id = date.id
    where date.company_id = new.company_id and date.scheduling_id = new.id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.school_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_search_flips(ordinal, old.search_name_keys, new.search_name_keys)
    from candidate where school_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.school_department_changes_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_search_flips(ordinal, old.search_name_keys, new.search_name_keys)
    from candidate where school_id = new.school_id and school_department_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.school_groups_of(student candidate)
 RETURNS smallint[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN ((student).other_school_name ~ '高等専門学校|高専'::text) THEN ARRAY[(18)::smallint] WHEN (((student).other_school_name IS NOT NULL) AND ((student).department_category = 'OTHER'::text)) THEN ARRAY[(19)::smallint] ELSE COALESCE((SELECT array_agg(school_group_member.school_group_id ORDER BY school_group_member.school_group_id) AS array_agg FROM school_group_member WHERE (school_group_member.school_id = (school_groups_of.student).school_id)), ARRAY[(20)::smallint]) END;

CREATE OR REPLACE FUNCTION public.school_names_text(name text, kana text, short_names text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_name_text(concat_ws('
'::text, name, kana, array_to_string(short_names, '
'::text)));

CREATE OR REPLACE FUNCTION public.school_year(at timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 STABLE
RETURN EXTRACT(year FROM ((at AT TIME ZONE 'Asia/Tokyo'::text) - '3 mons'::interval));

CREATE OR REPLACE FUNCTION public.score_band(profile assessment_profile)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((SELECT (width_bucket((((score_band.profile).intellectual_total)::numeric / (NULLIF(sum(achievable.achievable), 0))::numeric), ARRAY[0.30, 0.45, 0.65, 0.80]) + 1) FROM unnest((score_band.profile).intellectual_achievable) achievable(achievable)))::smallint;

CREATE OR REPLACE FUNCTION public.search_activity_keys(activity candidate_activity)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT ARRAY[('act:'::text || active.day), ('ten:'::text || (active.day / 10))] AS "array" FROM (SELECT ((((search_activity_keys.activity).last_active_at AT TIME ZONE 'Asia/Tokyo'::text))::date - '1970-01-01'::date) AS "?column?") active(day));

CREATE OR REPLACE FUNCTION public.search_apply(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  taken integer;
  keys text[];
  ordinals integer[];
  are_on boolean[];
begin
  if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
  -- Flips go and bits come in one transaction: what a crash takes back is folded again, so nobody waits for the disk.
  perform set_config('synchronous_commit', 'off', true);
  with gone as (
    delete from search_flip where seq <= (select max(seq) from (select seq from search_flip order by seq limit most) as next) returning *
  ), last as (
    select distinct on (key, ordinal) key, ordinal, is_on from gone order by key, ordinal, seq desc
  ), put_aside as (
    insert into search_delta (key, ordinal, is_on) select key, ordinal, is_on from last where is_put_aside(key)
    on conflict (key, ordinal) do update set is_on = excluded.is_on, is_written = false
  )
  select (select count(*) from gone), array_agg(key), array_agg(ordinal), array_agg(is_on) into taken, keys, ordinals, are_on
  from last where not is_put_aside(key);
  if keys is not null then perform search_set_bits(keys, ordinals, are_on); end if;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.search_assessment_keys(profile assessment_profile)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((SELECT COALESCE((array_agg(((('tr'::text || score.trait) || ':'::text) || score.percentage)) || array_agg((((('tr'::text || score.trait) || ':'::text) || (score.percentage / 10)) || 'x'::text))), '{}'::text[]) AS "coalesce" FROM unnest((search_assessment_keys.profile).personality_percentages) WITH ORDINALITY score(percentage, trait)) || CASE WHEN (cardinality((profile).personality_percentages) > 0) THEN ARRAY['traits'::text] ELSE '{}'::text[] END) || CASE WHEN ((profile).intellectual_total IS NULL) THEN '{}'::text[] ELSE ARRAY['score'::text] END);

CREATE OR REPLACE FUNCTION public.search_choice_keys(student candidate)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((((SELECT array_agg(chosen.key) AS array_agg FROM (SELECT unnest(ARRAY[CASE WHEN ((search_choice_keys.student).status = 'ACTIVE'::text) THEN 'live'::text ELSE NULL::text END, CASE WHEN (((search_choice_keys.student).status = 'ACTIVE'::text) AND ((search_choice_keys.student).job_hunting_status_id IS DISTINCT FROM 4)) THEN 'open'::text ELSE NULL::text END, ('y:'::text || (search_choice_keys.student).graduation_year), ('c:'::text || (search_choice_keys.student).department_category), ('dg:'::text || (search_choice_keys.student).degree), ('g:'::text || (search_choice_keys.student).gender), ('p:'::text || ((search_choice_keys.student).picture_file IS NOT NULL)), ('jhs:'::text || (search_choice_keys.student).job_hunting_status_id), ('cp:'::text || (search_choice_keys.student).campus_prefecture_id), ('hp:'::text || (search_choice_keys.student).hometown_prefecture_id), ('ts:'::text || (search_choice_keys.student).toeic_score), ('th:'::text || ((search_choice_keys.student).toeic_score / 100)), CASE WHEN ((search_choice_keys.student).degree IS NULL) THEN 'un:dg'::text ELSE NULL::text END, CASE WHEN (num_nonnulls((search_choice_keys.student).school_department_id, (search_choice_keys.student).other_school_department_name) = 0) THEN 'un:sd'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).area_preference_ids = '{}'::text[]) THEN 'un:a'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).selling_point_ids = '{}'::smallint[]) THEN 'un:sp'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).campus_prefecture_id IS NULL) THEN 'un:cp'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).high_school_name IS NULL) THEN 'un:hn'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).industry_ids = '{}'::smallint[]) THEN 'un:i'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).job_type_ids = '{}'::smallint[]) THEN 'un:j'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).company_size_ids = '{}'::smallint[]) THEN 'un:cs'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).company_selection_criterion_ids = '{}'::smallint[]) THEN 'un:csc'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).toeic_score IS NULL) THEN 'un:ts'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).preferred_scout_type_ids = '{}'::smallint[]) THEN 'un:st'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).job_hunting_status_id IS NULL) THEN 'un:jhs'::text ELSE NULL::text END, CASE WHEN ((search_choice_keys.student).hometown_prefecture_id IS NULL) THEN 'un:hp'::text ELSE NULL::text END]) AS key UNION ALL SELECT ('a:'::text || id.id) FROM unnest((search_choice_keys.student).area_preference_ids) id(id) UNION ALL SELECT ('i:'::text || id.id) FROM unnest((search_choice_keys.student).industry_ids) id(id) UNION ALL SELECT ('j:'::text || id.id) FROM unnest((search_choice_keys.student).job_type_ids) id(id) UNION ALL SELECT ('cs:'::text || id.id) FROM unnest((search_choice_keys.student).company_size_ids) id(id) UNION ALL SELECT ('csc:'::text || id.id) FROM unnest((search_choice_keys.student).company_selection_criterion_ids) id(id) UNION ALL SELECT ('st:'::text || id.id) FROM unnest((search_choice_keys.student).preferred_scout_type_ids) id(id) UNION ALL SELECT ('sp:'::text || id.id) FROM unnest((search_choice_keys.student).selling_point_ids) id(id) UNION ALL SELECT ('s:'::text || id.id) FROM unnest(school_groups_of(search_choice_keys.student)) id(id) UNION ALL SELECT unnest(school.search_name_keys) AS unnest FROM school WHERE (school.id = (search_choice_keys.student).school_id) UNION ALL SELECT unnest(school_department.search_name_keys) AS unnest FROM school_department WHERE (school_department.id = (search_choice_keys.student).school_department_id)) chosen WHERE (chosen.key IS NOT NULL)) || CASE WHEN ((student).other_school_name IS NULL) THEN '{}'::text[] ELSE prefixed('sn:'::text, search_grams(search_name_text((student).other_school_name))) END) || CASE WHEN ((student).other_school_department_name IS NULL) THEN '{}'::text[] ELSE prefixed('sd:'::text, search_grams(search_name_text((student).other_school_department_name))) END) || CASE WHEN ((student).high_school_name IS NULL) THEN '{}'::text[] ELSE prefixed('hn:'::text, search_grams(high_school_names_text((student).high_school_name))) END);

CREATE OR REPLACE FUNCTION public.search_chunks(asking uuid, asked search_question)
 RETURNS TABLE(chunk integer, bits bit)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT ((found.place - 1))::integer AS int4,
     found.bits
    FROM unnest(search_matching(search_chunks.asking, search_chunks.asked)) WITH ORDINALITY found(bits, place)
   WHERE (found.bits IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION public.search_companies(asking uuid, today date, word text, kinds text[], ids text[], wish_kinds text[], wish_ids text[], is_by_wishes boolean, most integer, skipped integer, with_options boolean, OUT total integer, OUT company_ids uuid[], OUT open_jobs smallint[], OUT is_near_name boolean, OUT option_counts jsonb, OUT relaxations jsonb)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_company_keys(student_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(known.key), '{}'::text[]) AS "coalesce" FROM (SELECT ('b:'::text || blocked_company.company_id) AS key FROM blocked_company WHERE (blocked_company.candidate_id = search_company_keys.student_id) UNION ALL SELECT DISTINCT ('in:'::text || scout_invitation.company_id) FROM scout_invitation WHERE (scout_invitation.candidate_id = search_company_keys.student_id) UNION ALL SELECT unnest(search_mark_keys(company_candidate.*)) AS unnest FROM company_candidate WHERE (company_candidate.candidate_id = search_company_keys.student_id) UNION ALL SELECT ((('lb:'::text || company_candidate_label.company_id) || ':'::text) || company_candidate_label.search_candidate_label_id) FROM company_candidate_label WHERE (company_candidate_label.candidate_id = search_company_keys.student_id) UNION ALL SELECT search_passing_over_key(passed_over_candidate.*) AS search_passing_over_key FROM passed_over_candidate WHERE (passed_over_candidate.candidate_id = search_company_keys.student_id) UNION ALL SELECT ('fv:'::text || favoured.company_id) FROM (SELECT favorite_company.company_id FROM favorite_company WHERE (favorite_company.candidate_id = search_company_keys.student_id) UNION SELECT job_interest.company_id FROM job_interest WHERE (job_interest.candidate_id = search_company_keys.student_id)) favoured) known);

CREATE OR REPLACE FUNCTION public.search_count(asking uuid, asked search_question)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
begin
  return (select coalesce(sum(bit_count(of_chunk)), 0)::integer from unnest(search_matching(asking, asked)) as of_chunk);
end $function$;

CREATE OR REPLACE FUNCTION public.search_day_among(asking uuid, asked search_question, first integer, skipped integer, newer integer, OUT day integer, OUT passed integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
begin
  select counted.day, newer + through - matching into day, passed from (
    select option::integer as day, matching, sum(matching) over (order by option::integer desc) as through
    from search_option_counts(asking, asked, null, array(select generate_series(first, first + 9)::text),
      array(select 'act:' || generate_series(first, first + 9)))
  ) as counted where newer + through > skipped order by counted.day desc limit 1;
end $function$;

CREATE OR REPLACE FUNCTION public.search_day_of(asking uuid, asked search_question, skipped integer, OUT until timestamp with time zone, OUT passed integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_grams(written text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (WITH letters AS (SELECT split.letter, lead(split.letter) OVER by_place AS second, lead(split.letter, 2) OVER by_place AS third FROM unnest(string_to_array(search_grams.written, NULL::text)) WITH ORDINALITY split(letter, place) WINDOW by_place AS (ORDER BY split.place)) SELECT COALESCE(array_agg(DISTINCT grams.gram), '{}'::text[]) AS "coalesce" FROM (SELECT (letters.letter || letters.second) AS gram FROM letters WHERE (letters.second IS NOT NULL) UNION ALL SELECT ((letters.letter || letters.second) || letters.third) FROM letters WHERE (letters.third IS NOT NULL)) grams);

CREATE OR REPLACE FUNCTION public.search_invited(asking uuid, asked search_question, statuses text[])
 RETURNS TABLE(candidate_ordinal integer, status text)
 LANGUAGE sql
 STABLE PARALLEL SAFE
BEGIN ATOMIC
 WITH named(job_ids) AS (
          SELECT
                 CASE
                     WHEN ((search_invited.asked).invitation_jobs_are_archived IS NULL) THEN (search_invited.asked).invitation_job_ids
                     ELSE ARRAY( SELECT job.id
                        FROM job
                       WHERE ((job.company_id = search_invited.asking) AND (job.is_archived = (search_invited.asked).invitation_jobs_are_archived) AND (((search_invited.asked).invitation_job_ids IS NULL) OR (job.id = ANY ((search_invited.asked).invitation_job_ids)))))
                 END AS "array"
         )
  SELECT standing.candidate_ordinal,
     standing.status
    FROM ( SELECT invitation.candidate_ordinal,
             invitation.round,
                 CASE
                     WHEN decline_is_held(invitation.status, invitation.answered_at, invitation.ended_at, invitation.expires_at) THEN 'PENDING'::text
                     ELSE invitation_status_now(invitation.status, invitation.scheduling_status, invitation.expires_at, invitation.schedule_by)
                 END AS status
            FROM scout_invitation invitation
           WHERE ((invitation.company_id = search_invited.asking) AND (invitation.status = ANY (( SELECT ((search_invited.statuses ||
                         CASE
                             WHEN ('PENDING'::text = ANY (search_invited.statuses)) THEN ARRAY['SCHEDULED'::text, 'DECLINED'::text]
                             ELSE NULL::text[]
                         END) ||
                         CASE
                             WHEN ('EXPIRED'::text = ANY (search_invited.statuses)) THEN ARRAY['PENDING'::text, 'ACCEPTED'::text]
                             ELSE NULL::text[]
                         END))::text[])) AND ((( SELECT named.job_ids
                    FROM named) IS NULL) OR (invitation.job_id = ANY (( SELECT named.job_ids
                    FROM named)::uuid[]))))) standing
   WHERE ((standing.status = ANY (( SELECT search_invited.statuses AS statuses)::text[])) AND ((standing.round = 2) OR (NOT (standing.candidate_ordinal IN ( SELECT second.candidate_ordinal
            FROM scout_invitation second
           WHERE ((second.company_id = search_invited.asking) AND (second.round = 2) AND ((( SELECT named.job_ids
                    FROM named) IS NULL) OR (second.job_id = ANY (( SELECT named.job_ids
                    FROM named)::uuid[])))))))));
END;

CREATE OR REPLACE FUNCTION public.search_keys(student_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT ((((search_choice_keys(candidate.*) || search_company_keys(candidate.id)) || prefixed('t:'::text, search_grams(search_text_of(candidate.*)))) || COALESCE(search_activity_keys(candidate_activity.*), '{}'::text[])) || COALESCE(search_assessment_keys(assessment_profile.*), '{}'::text[])) FROM ((candidate LEFT JOIN candidate_activity ON ((candidate_activity.candidate_id = candidate.id))) LEFT JOIN assessment_profile ON ((assessment_profile.candidate_id = candidate.id))) WHERE (candidate.id = search_keys.student_id));

CREATE OR REPLACE FUNCTION public.search_keyword_keys(prefix text, keyword text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (WITH normal AS (SELECT CASE WHEN (search_keyword_keys.prefix = 't:'::text) THEN search_text(search_keyword_keys.keyword) ELSE search_name_text(search_keyword_keys.keyword) END AS word) SELECT COALESCE(array_agg((search_keyword_keys.prefix || gram.gram)), '{}'::text[]) AS "coalesce" FROM normal, LATERAL unnest(search_grams(normal.word)) gram(gram) WHERE (char_length(gram.gram) = LEAST(char_length(normal.word), 3)));

CREATE OR REPLACE FUNCTION public.search_known(asking uuid, asked search_question)
 RETURNS TABLE(grp integer, candidate_ordinal integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT (search_known.asked).candidate_ids_group AS candidate_ids_group,
     candidate_activity.ordinal
    FROM candidate_activity
   WHERE (((search_known.asked).candidate_ids_group IS NOT NULL) AND (candidate_activity.candidate_id = ANY ((search_known.asked).candidate_ids)))
 UNION ALL
  SELECT '-1'::integer,
     candidate_activity.ordinal
    FROM candidate_activity
   WHERE (((search_known.asked).excluded_candidate_ids IS NOT NULL) AND (candidate_activity.candidate_id = ANY ((search_known.asked).excluded_candidate_ids)))
 UNION ALL
  SELECT (search_known.asked).invited_group AS invited_group,
     invited.candidate_ordinal
    FROM search_invited(search_known.asking, search_known.asked, (search_known.asked).invited_statuses) invited(candidate_ordinal, status)
   WHERE ((search_known.asked).invited_group IS NOT NULL)
 UNION ALL
  SELECT '-1'::integer,
     invited.candidate_ordinal
    FROM search_invited(search_known.asking, search_known.asked, (search_known.asked).uninvited_statuses) invited(candidate_ordinal, status)
   WHERE ((search_known.asked).uninvited_statuses IS NOT NULL)
 UNION ALL
  SELECT (search_known.asked).scheduled_group AS scheduled_group,
     invitation.candidate_ordinal
    FROM scout_invitation invitation
   WHERE (((search_known.asked).scheduled_group IS NOT NULL) AND (invitation.company_id = search_known.asking) AND (invitation.status = ANY (ARRAY['ACCEPTED'::text, 'HIRED'::text])) AND (invitation.scheduling_status = ( SELECT (search_known.asked).scheduling_status AS scheduling_status)) AND (invitation_status_now(invitation.status, invitation.scheduling_status, invitation.expires_at, invitation.schedule_by) = ANY (ARRAY['ACCEPTED'::text, 'HIRED'::text])) AND ((( SELECT (search_known.asked).scheduled_job_ids AS scheduled_job_ids) IS NULL) OR (invitation.job_id = ANY (( SELECT (search_known.asked).scheduled_job_ids AS scheduled_job_ids)::uuid[]))) AND ((( SELECT (search_known.asked).scheduled_scheduling_ids AS scheduled_scheduling_ids) IS NULL) OR (invitation.job_id IN ( SELECT job.id
            FROM job
           WHERE ((job.company_id = search_known.asking) AND (job.scheduling_id = ANY ((search_known.asked).scheduled_scheduling_ids)))))))
 UNION ALL
  SELECT (search_known.asked).inserted_group AS inserted_group,
     candidate_activity.ordinal
    FROM candidate_activity
   WHERE (((search_known.asked).inserted_group IS NOT NULL) AND (candidate_activity.inserted_at > (search_known.asked).inserted_since));
END;

CREATE OR REPLACE FUNCTION public.search_known_option_counts(asking uuid, asked search_question, kind text)
 RETURNS TABLE(option text, matching integer)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_mark_keys(marked company_candidate)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_remove(ARRAY[CASE WHEN ((marked).bookmarked_at IS NOT NULL) THEN ('bk:'::text || (marked).company_id) ELSE NULL::text END, CASE WHEN ((marked).last_seen_at IS NOT NULL) THEN ('se:'::text || (marked).company_id) ELSE NULL::text END], NULL::text);

CREATE OR REPLACE FUNCTION public.search_matching(asking uuid, asked search_question)
 RETURNS bit varying[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_most_postings()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (32 * ((COALESCE((SELECT max(candidate_activity.ordinal) AS max FROM candidate_activity), 0) / 16384) + 1));

CREATE OR REPLACE FUNCTION public.search_name_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(search_text(written), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'::text, 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴカケ'::text);

CREATE OR REPLACE FUNCTION public.search_option_counts(asking uuid, asked search_question, family text, options text[], option_keys text[])
 RETURNS TABLE(option text, matching integer)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_over_workers()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_page(asking uuid, asked search_question, ordered_by text, most integer, skipped integer, OUT total integer, OUT ids uuid[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_passing_over_key(passed passed_over_candidate)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (passed).is_for_team THEN ('pt:'::text || (passed).company_id) ELSE ((('pu:'::text || (passed).company_id) || ':'::text) || (passed).company_user_id) END;

CREATE OR REPLACE FUNCTION public.search_posting_bits(wanted text[])
 RETURNS TABLE(key text, chunk integer, bits bit)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select key, ordinal / 16384, bits_of(ordinal % 16384, 1) from search_postings(wanted) group by 1, 2
  $function$;

CREATE OR REPLACE FUNCTION public.search_postings(wanted text[])
 RETURNS TABLE(key text, ordinal integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select written.key, ordinal_of(
      unnest(block.high_parts[coalesce(block.ends[place - 1], 0) + 1 : block.ends[place]]),
      unnest(block.low_parts[coalesce(block.ends[place - 1], 0) + 1 : block.ends[place]]))
    from unnest(wanted) as written (key)
    cross join lateral (
      select keys, ends, high_parts, low_parts from search_posting_block
      where first_key <= written.key order by first_key desc limit 1
    ) as block
    cross join lateral array_position(block.keys, written.key collate "C") as place
    where starts_with(written.key, 't:') and place is not null
  $function$;

CREATE OR REPLACE FUNCTION public.search_set_bits(keys text[], ordinals integer[], are_on boolean[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  with changed as (
    select key, ordinal / 16384 as chunk,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()) as ons,
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits()) as offs
    from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on) group by key, ordinal / 16384
  ), folded as materialized (
    select key, chunk, (coalesce(stored.bits, stored.packed_bits, no_bits()) & ~offs) | ons as bits
    from changed left join search_bits as stored using (key, chunk)
  )
  merge into search_bits using folded on search_bits.key = folded.key and search_bits.chunk = folded.chunk
    when matched then update set
      bits = case when not lies_packed(folded.key, folded.bits) then folded.bits end,
      packed_bits = case when lies_packed(folded.key, folded.bits) then folded.bits end
    when not matched then insert (key, chunk, bits, packed_bits) values (folded.key, folded.chunk,
      case when not lies_packed(folded.key, folded.bits) then folded.bits end,
      case when lies_packed(folded.key, folded.bits) then folded.bits end);
end $function$;

CREATE OR REPLACE FUNCTION public.search_set_by_place(keys text[], ordinals integer[], are_on boolean[], in_bits text[], most integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  of_place record;
begin
  for of_place in select flipped.key = any(in_bits) as is_in_bits,
      array_agg(flipped.key) as keys, array_agg(flipped.ordinal) as ordinals, array_agg(flipped.is_on) as are_on
    from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on) group by 1
  loop
    if of_place.is_in_bits then perform search_set_bits(of_place.keys, of_place.ordinals, of_place.are_on);
    else perform search_set_postings(of_place.keys, of_place.ordinals, of_place.are_on, most);
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.search_set_postings(keys text[], ordinals integer[], are_on boolean[], most integer)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
declare
  frequent_keys text[];
  frequent_ordinals integer[];
begin
  with changed as materialized (
    select flipped.key collate "C" as key, flipped.ordinal, flipped.is_on,
      coalesce((select first_key from search_posting_block where first_key <= flipped.key order by first_key desc limit 1),
        (select min(first_key) from search_posting_block), '') as home
    from unnest(keys, ordinals, are_on) as flipped (key, ordinal, is_on)
  ), edited as (
    select home, key, array_agg(ordinal) as ordinals, array_agg(ordinal) filter (where is_on) as ons from changed group by home, key
  ), taken as (
    delete from search_posting_block where first_key in (select home from changed) returning *
  ), joined as materialized (
    select first_key, keys, ends, array(select ordinal_of(unnest(high_parts), unnest(low_parts))) as ordinals from taken
  ), stored as (
    select first_key as home, named.key, ordinals[before + 1 : through] as ordinals
    from joined cross join lateral unnest(keys, 0 || ends, ends) as named (key, before, through) where named.key is not null
  -- Worked out once, not anew wherever it is named below.
  ), merged as materialized (
    select home, key, case when edited.key is null then stored.ordinals else array(
        select ordinal from unnest(stored.ordinals) as ordinal where ordinal <> all(edited.ordinals)
        union all
        select unnest(edited.ons)
        order by 1
      ) end as ordinals
    from stored full join edited using (home, key)
  ), weighed as (
    select home, key, ordinals, size, sum(bytes) over (partition by home order by key) - bytes as bytes_before,
      sum(bytes) over (partition by home) as bytes_of_all
    from merged cross join lateral (values (cardinality(ordinals), 20 + 3 * cardinality(ordinals))) as weight (size, bytes)
    where ordinals <> '{}'
  ), sized as materialized (
    select home, key, ordinals, size, bytes_before * greatest(bytes_of_all / 2048, 1) / bytes_of_all as piece from weighed
  ), cut as (
    insert into search_posting_block (first_key, keys, ends, high_parts, low_parts)
      select keys[1], keys, ends, array(select high_part_of(unnest(ordinals))), array(select low_part_of(unnest(ordinals)))
      from (
        select array_agg(key order by key) as keys, array_agg(through order by key) as ends,
          integers_joined(ordinals order by key) as ordinals
        from (
          select home, piece, key, ordinals, (sum(size) over (partition by home, piece order by key))::integer as through
          from sized where size <= most
        ) as placed group by home, piece
      ) as block
  )
  select array_agg(key), array_agg(ordinal) into frequent_keys, frequent_ordinals
  from sized cross join lateral unnest(ordinals) as ordinal where size > most;
  if frequent_keys is not null then
    perform search_set_bits(frequent_keys, frequent_ordinals, array_fill(true, array[cardinality(frequent_keys)]));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.search_settle(behind text, most integer)
 RETURNS text
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  reached text;
  keys text[];
  ordinals integer[];
  are_on boolean[];
begin
  if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
  perform set_config('synchronous_commit', 'off', true);
  -- Up to the last of them, without a join: a plan made while nothing waited reads all that waits once for each.
  with gone as (
    delete from search_delta where key > behind and (key, ordinal) <= (
      select key, ordinal from (
        select key, ordinal from search_delta where key > behind order by key, ordinal limit most
      ) as next order by key desc, ordinal desc limit 1
    ) returning key, ordinal, is_on
  )
  select array_agg(key), array_agg(ordinal), array_agg(is_on), case when count(*) = most then max(key) else '' end
    into keys, ordinals, are_on, reached from gone;
  if keys is not null then
    perform search_set_by_place(keys, ordinals, are_on, array(
      select distinct flipped.key from unnest(keys) as flipped (key) where exists (select 1 from search_bits where search_bits.key = flipped.key)
    ), search_most_postings());
  end if;
  return reached;
end $function$;

CREATE OR REPLACE FUNCTION public.search_sort(ordinals integer[], ordered_by text, most integer, skipped integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  return array(
    select candidate_id from unnest(ordinals) as ordinal join candidate_activity using (ordinal)
    -- As numbers that the processor compares; a microsecond still makes a difference.
    order by case ordered_by when 'INTELLECTUAL_TEST_SCORE' then score_band end desc,
      date_part('epoch', case ordered_by when 'INSERTED_AT' then inserted_at else last_active_at end) desc, ordinal desc
    limit most offset skipped);
end $function$;

CREATE OR REPLACE FUNCTION public.search_text(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(lower(NORMALIZE(written, NFKC)), '\s+'::text, ' '::text, 'g'::text), '-‐‑‒–—―−學應獨藝廣濱濵櫻榮龍會眞惠壽鐵萬髙﨑嵜澤邉邊齋齊斎國澁瀧嶋嶌冨舘瀨德禮圓寶實靜條縣體臺關驛釋來樂藥經濟傳團佛讀賣醫歷證淸曾祿增豐彌與當ヵヶ'::text, 'ーーーーーーーー学応独芸広浜浜桜栄竜会真恵寿鉄万高崎崎沢辺辺斉斉斉国渋滝島島富館瀬徳礼円宝実静条県体台関駅釈来楽薬経済伝団仏読売医歴証清曽禄増豊弥与当カケ'::text);

CREATE OR REPLACE FUNCTION public.search_text_of(student candidate)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN search_text(concat_ws('
'::text, array_to_string((student).taglines, '
'::text), (student).self_introduction, (student).student_project_experience, (student).study_abroad_experience, (student).qualification_experience, (student).internship_experience, NULLIF((student).skill_text, ''::text)));

CREATE OR REPLACE FUNCTION public.search_walk(bits bit varying[], ordered_by text, most integer, skipped integer, until timestamp with time zone DEFAULT 'infinity'::timestamp with time zone)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET enable_sort TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_walk_back(bits bit varying[], ordered_by text, most integer, left_out integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
 SET enable_sort TO 'off'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_wanted(asking uuid, asked search_question, OUT keys text[], OUT key_groups integer[], OUT groups integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.search_workers()
 RETURNS jsonb
 LANGUAGE sql
RETURN NULL::jsonb;

CREATE OR REPLACE FUNCTION public.sign_in_wait(failures integer, free integer, first_seconds integer, most_seconds integer)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when failures < free then interval '0'
    else make_interval(secs => least(most_seconds, first_seconds * power(2, least(failures - free, 20)))) end
$function$;

CREATE OR REPLACE FUNCTION public.skill_text_of(student_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT COALESCE(string_agg(concat_ws('
'::text, candidate_skill.name, NULLIF(candidate_skill.note, ''::text)), '
'::text ORDER BY candidate_skill.kind, candidate_skill."position"), ''::text) AS "coalesce" FROM candidate_skill WHERE (candidate_skill.candidate_id = skill_text_of.student_id));

CREATE OR REPLACE FUNCTION public.skills_reach_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  student_id uuid := coalesce(new.candidate_id, old.candidate_id);
begin
  update candidate set skill_text = skill_text_of(student_id)
    where id = student_id and skill_text is distinct from skill_text_of(student_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_reading(by_reader uuid, of_kind text, ids uuid[], hourly integer, daily integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
AS $function$
declare
  fresh uuid[];
  taken record;
begin
  select array_agg(distinct id) into fresh from unnest(ids) id where not exists (
    select from candidate_reading r
    where r.reader = by_reader and r.kind = of_kind and r.candidate_id = id and r.first_read_at > now() - interval '1 day');
  if fresh is null then return '{}'; end if;
  -- One reader's questions count one after the other, or many at once would each see room.
  perform pg_advisory_xact_lock(hashtextextended(by_reader::text, 30));
  select count(*) filter (where first_read_at > now() - interval '1 hour') as within_hour, count(*) as within_day
    into taken from candidate_reading
    where reader = by_reader and kind = of_kind and first_read_at > now() - interval '1 day';
  if taken.within_hour + cardinality(fresh) > hourly or taken.within_day + cardinality(fresh) > daily then return null; end if;
  insert into candidate_reading (reader, kind, candidate_id) select by_reader, of_kind, id from unnest(fresh) id order by id
    on conflict (reader, kind, candidate_id) do update set first_read_at = now();
  return fresh;
end $function$;

CREATE OR REPLACE FUNCTION public.video_is_shown(video text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from job_content where video_id = video)
      or exists (select from company_content where video_id = video)
$function$;

create table access_token (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  company_user_id uuid not null,
  name text not null,
  scopes text[] not null,
  token_sha256 bytea not null,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint access_token_pkey PRIMARY KEY (company_id, id),
  constraint access_token_token_sha256_key UNIQUE (token_sha256),
  constraint access_token_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint access_token_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= (16 * 40)))),
  constraint access_token_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['READ_CANDIDATES'::text, 'READ_JOBS'::text, 'CSV'::text])))
);

create table account_change (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  kind text not null,
  previous_email text,
  inserted_at timestamp with time zone not null default now(),
  constraint account_change_pkey PRIMARY KEY (id),
  constraint account_change_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint account_change_check CHECK (((kind = 'EMAIL'::text) OR (previous_email IS NULL))),
  constraint account_change_kind_check CHECK ((kind = ANY (ARRAY['PASSWORD'::text, 'EMAIL'::text, 'PHONE'::text]))),
  constraint account_change_previous_email_check CHECK (((previous_email = lower(previous_email)) AND (char_length(previous_email) <= 254)))
);
CREATE INDEX account_change_age ON public.account_change USING btree (inserted_at);
CREATE INDEX account_change_of_candidate ON public.account_change USING btree (candidate_id, inserted_at DESC);

create table admin_account (
  id uuid not null default uuidv7(),
  email text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  family_name text not null,
  given_name text not null,
  inserted_at timestamp with time zone not null default now(),
  status text not null default 'ACTIVE'::text,
  invitation_code_sha256 bytea,
  invitation_expires_at timestamp with time zone,
  role text not null,
  constraint admin_account_pkey PRIMARY KEY (id),
  constraint admin_account_email_key UNIQUE (email),
  constraint admin_account_invitation_code_sha256_key UNIQUE (invitation_code_sha256),
  constraint admin_account_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 254))),
  constraint admin_account_invitation CHECK ((num_nonnulls(invitation_code_sha256, invitation_expires_at) = ANY (ARRAY[0, 2]))),
  constraint admin_account_role_check CHECK ((role = ANY (ARRAY['OPERATOR'::text, 'REVIEWER'::text, 'READ_ONLY'::text]))),
  constraint admin_account_status_check CHECK ((status = ANY (ARRAY['INVITED'::text, 'ACTIVE'::text, 'DISABLED'::text])))
);

create table admin_notification (
  admin_account_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  effect_key text not null,
  inserted_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint admin_notification_pkey PRIMARY KEY (admin_account_id, id),
  constraint admin_notification_admin_account_id_effect_key_key UNIQUE (admin_account_id, effect_key),
  constraint admin_notification_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id) ON DELETE CASCADE
);

create table agent_consultation (
  candidate_id uuid not null,
  id uuid not null default uuidv7(),
  partner_name text not null,
  text_version text not null,
  agreed_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  handed_over_by uuid,
  constraint agent_consultation_pkey PRIMARY KEY (candidate_id, id),
  constraint agent_consultation_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint agent_consultation_handed_over_by_fkey FOREIGN KEY (handed_over_by) REFERENCES admin_account(id),
  constraint agent_consultation_handover CHECK (((handed_over_at IS NULL) = (handed_over_by IS NULL))),
  constraint agent_consultation_partner_name_check CHECK ((partner_name <> ''::text))
);
CREATE UNIQUE INDEX agent_consultation_held ON public.agent_consultation USING btree (candidate_id) WHERE (revoked_at IS NULL);
CREATE UNIQUE INDEX agent_consultation_number ON public.agent_consultation USING btree (id);
CREATE INDEX agent_consultation_open ON public.agent_consultation USING btree (agreed_at) WHERE ((revoked_at IS NULL) AND (handed_over_at IS NULL));

create table allowed_network (
  company_id uuid not null,
  network cidr not null,
  label text not null default ''::text,
  inserted_at timestamp with time zone not null default now(),
  constraint allowed_network_pkey PRIMARY KEY (company_id, network),
  constraint allowed_network_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint allowed_network_label_check CHECK ((char_length(label) <= (16 * 40)))
);

create table assessment_alarm_acknowledgement (
  item_id text not null,
  kind text not null,
  severity double precision not null,
  reason text not null,
  acknowledged_by uuid not null,
  acknowledged_at timestamp with time zone not null default now(),
  constraint assessment_alarm_acknowledgement_pkey PRIMARY KEY (item_id, kind),
  constraint assessment_alarm_acknowledgement_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES admin_account(id),
  constraint assessment_alarm_acknowledgement_item_id_fkey FOREIGN KEY (item_id) REFERENCES assessment_item(id) ON DELETE CASCADE,
  constraint assessment_alarm_acknowledgement_kind_check CHECK ((kind = ANY (ARRAY['EXPOSURE'::text, 'EASIER'::text, 'FASTER'::text]))),
  constraint assessment_alarm_acknowledgement_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= (16 * 200))))
);

create table assessment_answer (
  attempt_id uuid not null,
  section_position smallint not null,
  "position" smallint not null,
  item_id text not null,
  is_scored boolean not null,
  option_order smallint[],
  is_swapped boolean not null default false,
  chosen smallint,
  is_flagged boolean not null default false,
  sequence integer not null default 0,
  shown_at timestamp with time zone,
  answered_at timestamp with time zone,
  milliseconds integer not null default 0,
  is_right boolean,
  constraint assessment_answer_pkey PRIMARY KEY (attempt_id, section_position, "position"),
  constraint assessment_answer_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES assessment_attempt(id) ON DELETE CASCADE,
  constraint assessment_answer_item_id_fkey FOREIGN KEY (item_id) REFERENCES assessment_item(id),
  constraint assessment_answer_chosen_check CHECK (((chosen >= '-2'::integer) AND (chosen <= 4))),
  constraint assessment_answer_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint assessment_answer_option_order_check CHECK ((cardinality(option_order) = 5)),
  constraint assessment_answer_position_check CHECK ((("position" >= 1) AND ("position" <= 70))),
  constraint assessment_answer_section_position_check CHECK (((section_position >= 0) AND (section_position <= 5))),
  constraint assessment_answer_sequence_check CHECK ((sequence >= 0))
);
CREATE INDEX assessment_answer_of_item ON public.assessment_answer USING btree (item_id) INCLUDE (chosen, is_scored);

create table assessment_answer_past (
  item_id text not null,
  chosen smallint not null,
  answers integer not null,
  constraint assessment_answer_past_pkey PRIMARY KEY (item_id, chosen),
  constraint assessment_answer_past_item_id_fkey FOREIGN KEY (item_id) REFERENCES assessment_item(id),
  constraint assessment_answer_past_answers_check CHECK ((answers > 0)),
  constraint assessment_answer_past_chosen_check CHECK (((chosen = '-9'::integer) OR ((chosen >= '-2'::integer) AND (chosen <= 4))))
);

create table assessment_attempt (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  kind text not null,
  state text not null default 'READY'::text,
  form_seed bigint not null,
  time_factor numeric(3,2) not null default 1,
  uses_screen_reader boolean not null default false,
  has_larger_figures boolean not null default false,
  consent_version text not null,
  honesty_name text not null,
  device_id uuid not null default gen_random_uuid(),
  focus_losses integer not null default 0,
  extended_at timestamp with time zone,
  began_at timestamp with time zone not null default now(),
  continue_by timestamp with time zone,
  submitted_at timestamp with time zone,
  scored_at timestamp with time zone,
  is_checked boolean not null default false,
  void_asked_by uuid,
  void_reason text,
  voided_by uuid,
  voided_at timestamp with time zone,
  partial_at timestamp with time zone,
  repeat_difference smallint,
  acts_since timestamp with time zone not null default now(),
  acts integer not null default 0,
  personality_percentages smallint[],
  erased_at timestamp with time zone,
  scored_kind text generated always as (
CASE
    WHEN ((state = 'SCORED'::text) AND (erased_at IS NULL)) THEN kind
    ELSE NULL::text
END) stored,
  checked_at timestamp with time zone,
  fast_answers smallint,
  recheck_right smallint,
  check_ended_at timestamp with time zone,
  check_ended_by uuid,
  answers_forgotten_at timestamp with time zone,
  constraint assessment_attempt_pkey PRIMARY KEY (id),
  constraint assessment_attempt_of_candidate UNIQUE (candidate_id, id),
  constraint assessment_attempt_of_scored UNIQUE (candidate_id, id, scored_kind),
  constraint assessment_attempt_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint assessment_attempt_check_ended_by_fkey FOREIGN KEY (check_ended_by) REFERENCES admin_account(id),
  constraint assessment_attempt_void_asked_by_fkey FOREIGN KEY (void_asked_by) REFERENCES admin_account(id),
  constraint assessment_attempt_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES admin_account(id),
  constraint assessment_attempt_checked CHECK (((num_nonnulls(checked_at, fast_answers) = ANY (ARRAY[0, 2])) AND (is_checked OR (checked_at IS NULL) OR (check_ended_at IS NOT NULL) OR (erased_at IS NOT NULL)) AND ((check_ended_by IS NULL) OR (check_ended_at IS NOT NULL)) AND ((check_ended_at IS NULL) OR (NOT is_checked)))),
  constraint assessment_attempt_continued CHECK (((state = ANY (ARRAY['SECTION_DONE'::text, 'PARTIAL'::text])) <= (continue_by IS NOT NULL))),
  constraint assessment_attempt_erased CHECK (((erased_at IS NULL) OR (personality_percentages IS NULL))),
  constraint assessment_attempt_fast_answers_check CHECK ((fast_answers > 0)),
  constraint assessment_attempt_focus_losses_check CHECK ((focus_losses >= 0)),
  constraint assessment_attempt_honesty_name_check CHECK (((char_length(honesty_name) >= 1) AND (char_length(honesty_name) <= (16 * 40)))),
  constraint assessment_attempt_kind_check CHECK ((kind = ANY (ARRAY['INTELLECTUAL'::text, 'PERSONALITY'::text]))),
  constraint assessment_attempt_personality_percentages_check CHECK ((cardinality(personality_percentages) = 10)),
  constraint assessment_attempt_recheck_open CHECK (((state <> 'SCORED'::text) OR (continue_by IS NULL) OR is_checked)),
  constraint assessment_attempt_recheck_right_check CHECK (((recheck_right >= 0) AND (recheck_right <= 6))),
  constraint assessment_attempt_repeat_difference_check CHECK (((repeat_difference >= 0) AND (repeat_difference <= 4))),
  constraint assessment_attempt_scored CHECK (((state = 'SCORED'::text) <= (scored_at IS NOT NULL))),
  constraint assessment_attempt_state_check CHECK ((state = ANY (ARRAY['READY'::text, 'IN_SECTION'::text, 'SECTION_DONE'::text, 'PARTIAL'::text, 'SUBMITTED'::text, 'SCORED'::text, 'VOID'::text]))),
  constraint assessment_attempt_submitted CHECK (((state = ANY (ARRAY['SUBMITTED'::text, 'SCORED'::text])) <= (submitted_at IS NOT NULL))),
  constraint assessment_attempt_time_factor_check CHECK ((time_factor = ANY (ARRAY[(1)::numeric, 1.33, 1.5]))),
  constraint assessment_attempt_traits CHECK (((((kind = 'PERSONALITY'::text) AND (state = 'SCORED'::text) AND (erased_at IS NULL)) <= (personality_percentages IS NOT NULL)) AND ((personality_percentages IS NULL) OR (kind = 'PERSONALITY'::text)))),
  constraint assessment_attempt_void CHECK ((((state = 'VOID'::text) = (voided_by IS NOT NULL)) AND (num_nonnulls(void_asked_by, void_reason) = ANY (ARRAY[0, 2])) AND ((voided_by IS NULL) OR (voided_by <> void_asked_by)))),
  constraint assessment_attempt_void_reason_check CHECK (((char_length(void_reason) >= 1) AND (char_length(void_reason) <= (16 * 200))))
);
CREATE INDEX assessment_attempt_checked_at ON public.assessment_attempt USING btree (checked_at) WHERE is_checked;
CREATE INDEX assessment_attempt_latest ON public.assessment_attempt USING btree (candidate_id, kind, began_at DESC);
CREATE UNIQUE INDEX assessment_attempt_open ON public.assessment_attempt USING btree (candidate_id, kind) WHERE (state = ANY (ARRAY['READY'::text, 'IN_SECTION'::text, 'SECTION_DONE'::text, 'PARTIAL'::text]));
CREATE INDEX assessment_attempt_recheck_waiting ON public.assessment_attempt USING btree (continue_by) WHERE ((state = 'SCORED'::text) AND is_checked);
CREATE INDEX assessment_attempt_waiting ON public.assessment_attempt USING btree (continue_by) WHERE (state = ANY (ARRAY['SECTION_DONE'::text, 'PARTIAL'::text]));
CREATE INDEX assessment_attempt_with_answers ON public.assessment_attempt USING btree (candidate_id) WHERE (answers_forgotten_at IS NULL);
CREATE TRIGGER empty_assessment_publication BEFORE DELETE OR UPDATE OF state, erased_at ON public.assessment_attempt FOR EACH ROW WHEN ((old.scored_kind IS NOT NULL)) EXECUTE FUNCTION empty_assessment_publication();

create table assessment_certificate (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  attempt_id uuid not null,
  kind text not null,
  token_sha256 bytea not null,
  has_name boolean not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  inserted_at timestamp with time zone not null default now(),
  constraint assessment_certificate_pkey PRIMARY KEY (id),
  constraint assessment_certificate_token_sha256_key UNIQUE (token_sha256),
  constraint assessment_certificate_of_result FOREIGN KEY (candidate_id, attempt_id, kind) REFERENCES assessment_attempt(candidate_id, id, scored_kind) ON DELETE CASCADE,
  constraint assessment_certificate_ends CHECK (((expires_at > inserted_at) AND (expires_at <= (inserted_at + '91 days'::interval)))),
  constraint assessment_certificate_kind_check CHECK ((kind = ANY (ARRAY['INTELLECTUAL'::text, 'PERSONALITY'::text]))),
  constraint assessment_certificate_token_sha256_check CHECK ((octet_length(token_sha256) = 32))
);
CREATE INDEX assessment_certificate_expires ON public.assessment_certificate USING btree (expires_at);
CREATE INDEX assessment_certificate_of_attempt ON public.assessment_certificate USING btree (candidate_id, attempt_id);

create table assessment_item (
  id text not null,
  kind text not null,
  section text,
  facet text not null,
  difficulty text,
  is_practice boolean not null default false,
  state text not null,
  content jsonb not null,
  author text not null,
  reviewer text not null,
  written_on date not null,
  rested_until date,
  state_changed_at timestamp with time zone not null default now(),
  inserted_at timestamp with time zone not null default now(),
  constraint assessment_item_pkey PRIMARY KEY (id),
  constraint assessment_item_difficulty_check CHECK ((difficulty = ANY (ARRAY['EASY'::text, 'MEDIUM_LOW'::text, 'MEDIUM_HIGH'::text, 'HARD'::text]))),
  constraint assessment_item_id_check CHECK ((id ~ '^[A-Z][A-Z0-9-]{2,39}$'::text)),
  constraint assessment_item_kind_check CHECK ((kind = ANY (ARRAY['INTELLECTUAL'::text, 'PERSONALITY'::text]))),
  constraint assessment_item_of_intellectual CHECK ((((kind = 'INTELLECTUAL'::text) = (section IS NOT NULL)) AND ((kind = 'INTELLECTUAL'::text) = (difficulty IS NOT NULL)))),
  constraint assessment_item_rested CHECK (((state = 'RESTED'::text) = (rested_until IS NOT NULL))),
  constraint assessment_item_section_check CHECK ((section = ANY (ARRAY['LANG'::text, 'NUM'::text, 'LOGIC'::text, 'SPACE'::text]))),
  constraint assessment_item_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'REVIEW'::text, 'PILOT'::text, 'LIVE'::text, 'RESTED'::text, 'RETIRED'::text])))
);
CREATE INDEX assessment_item_of_form ON public.assessment_item USING btree (section, facet, difficulty) WHERE (state = ANY (ARRAY['LIVE'::text, 'PILOT'::text]));

create table assessment_item_alarm (
  item_id text not null,
  kind text not null,
  raised_at timestamp with time zone not null,
  before double precision not null,
  now double precision not null,
  constraint assessment_item_alarm_pkey PRIMARY KEY (item_id, kind),
  constraint assessment_item_alarm_item_id_fkey FOREIGN KEY (item_id) REFERENCES assessment_item(id) ON DELETE CASCADE,
  constraint assessment_item_alarm_kind_check CHECK ((kind = ANY (ARRAY['EXPOSURE'::text, 'EASIER'::text, 'FASTER'::text])))
);

create table assessment_item_statistic (
  item_id text not null,
  counted_at timestamp with time zone not null,
  people integer not null,
  seen integer not null,
  correct integer,
  item_rest double precision,
  median_milliseconds integer,
  chosen integer[] not null,
  blank integer not null,
  exposure double precision,
  even_share double precision,
  recent_share double precision,
  earlier_share double precision,
  recent_milliseconds integer,
  earlier_milliseconds integer,
  department_dif double precision,
  device_dif double precision,
  constraint assessment_item_statistic_pkey PRIMARY KEY (item_id),
  constraint assessment_item_statistic_item_id_fkey FOREIGN KEY (item_id) REFERENCES assessment_item(id) ON DELETE CASCADE,
  constraint assessment_item_statistic_blank_check CHECK ((blank >= 0)),
  constraint assessment_item_statistic_check CHECK ((seen >= people)),
  constraint assessment_item_statistic_check1 CHECK (((correct >= 0) AND (correct <= seen))),
  constraint assessment_item_statistic_chosen_check CHECK ((cardinality(chosen) = 5)),
  constraint assessment_item_statistic_item_rest_check CHECK (((item_rest >= ('-1.0001'::numeric)::double precision) AND (item_rest <= (1.0001)::double precision))),
  constraint assessment_item_statistic_people_check CHECK ((people >= 10))
);

create table assessment_norm (
  section text not null,
  graduation_year integer not null,
  version integer not null,
  month date not null,
  takers integer not null,
  cuts double precision[] not null,
  made_at timestamp with time zone not null default now(),
  constraint assessment_norm_pkey PRIMARY KEY (section, graduation_year, version),
  constraint assessment_norm_section_graduation_year_month_key UNIQUE (section, graduation_year, month),
  constraint assessment_norm_cuts_check CHECK ((cardinality(cuts) = 4)),
  constraint assessment_norm_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint assessment_norm_section_check CHECK ((section = ANY (ARRAY['LANG'::text, 'NUM'::text, 'LOGIC'::text, 'SPACE'::text]))),
  constraint assessment_norm_takers_check CHECK ((takers >= 300)),
  constraint assessment_norm_version_check CHECK ((version >= 1))
);

create table assessment_profile (
  candidate_id uuid not null,
  personality_percentages smallint[],
  intellectual_achieved smallint[],
  intellectual_achievable smallint[],
  intellectual_total smallint,
  intellectual_attempt_id uuid,
  intellectual_consent_version text,
  intellectual_published_at timestamp with time zone,
  intellectual_kind text generated always as (
CASE
    WHEN (intellectual_attempt_id IS NOT NULL) THEN 'INTELLECTUAL'::text
    ELSE NULL::text
END) stored,
  personality_attempt_id uuid,
  personality_consent_version text,
  personality_published_at timestamp with time zone,
  personality_kind text generated always as (
CASE
    WHEN (personality_attempt_id IS NOT NULL) THEN 'PERSONALITY'::text
    ELSE NULL::text
END) stored,
  constraint assessment_profile_pkey PRIMARY KEY (candidate_id),
  constraint assessment_profile_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint assessment_profile_intellectual_of_sitting FOREIGN KEY (candidate_id, intellectual_attempt_id, intellectual_kind) REFERENCES assessment_attempt(candidate_id, id, scored_kind),
  constraint assessment_profile_personality_of_sitting FOREIGN KEY (candidate_id, personality_attempt_id, personality_kind) REFERENCES assessment_attempt(candidate_id, id, scored_kind),
  constraint assessment_profile_check CHECK ((num_nonnulls(intellectual_achieved, intellectual_achievable, intellectual_total) = ANY (ARRAY[0, 3]))),
  constraint assessment_profile_intellectual_achievable_check CHECK ((cardinality(intellectual_achievable) = 4)),
  constraint assessment_profile_intellectual_achieved_check CHECK ((cardinality(intellectual_achieved) = 4)),
  constraint assessment_profile_intellectual_whole CHECK ((num_nonnulls(intellectual_total, intellectual_attempt_id, intellectual_consent_version, intellectual_published_at) = ANY (ARRAY[0, 4]))),
  constraint assessment_profile_personality_percentages_check CHECK ((cardinality(personality_percentages) = 10)),
  constraint assessment_profile_personality_whole CHECK ((num_nonnulls(personality_percentages, personality_attempt_id, personality_consent_version, personality_published_at) = ANY (ARRAY[0, 4]))),
  constraint assessment_profile_publishes CHECK ((num_nonnulls(intellectual_attempt_id, personality_attempt_id) > 0))
);
CREATE INDEX assessment_profile_intellectual ON public.assessment_profile USING btree (intellectual_total DESC NULLS LAST, candidate_id DESC);
CREATE INDEX assessment_profile_of_intellectual ON public.assessment_profile USING btree (intellectual_attempt_id) WHERE (intellectual_attempt_id IS NOT NULL);
CREATE INDEX assessment_profile_of_personality ON public.assessment_profile USING btree (personality_attempt_id) WHERE (personality_attempt_id IS NOT NULL);
CREATE TRIGGER assessment_changes_search AFTER INSERT OR DELETE OR UPDATE ON public.assessment_profile FOR EACH ROW EXECUTE FUNCTION assessment_changes_search();

create table assessment_reliability (
  scope text not null,
  counted_at timestamp with time zone not null,
  takers integer not null,
  items double precision not null,
  mean double precision not null,
  spread double precision not null,
  alpha double precision,
  standard_error double precision,
  constraint assessment_reliability_pkey PRIMARY KEY (scope),
  constraint assessment_reliability_items_check CHECK ((items > (0)::double precision)),
  constraint assessment_reliability_scope_check CHECK ((scope ~ '^(LANG|NUM|LOGIC|SPACE|TOTAL|T[0-9]{2})$'::text)),
  constraint assessment_reliability_spread_check CHECK ((spread >= (0)::double precision)),
  constraint assessment_reliability_takers_check CHECK ((takers >= 10))
);

create table assessment_section (
  attempt_id uuid not null,
  "position" smallint not null,
  section text not null,
  state text not null default 'WAITING'::text,
  started_at timestamp with time zone,
  deadline_at timestamp with time zone,
  ended_at timestamp with time zone,
  extension_seconds integer not null default 0,
  heartbeat_at timestamp with time zone,
  achieved smallint,
  achievable smallint,
  device text,
  constraint assessment_section_pkey PRIMARY KEY (attempt_id, "position"),
  constraint assessment_section_attempt_id_section_key UNIQUE (attempt_id, section),
  constraint assessment_section_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES assessment_attempt(id) ON DELETE CASCADE,
  constraint assessment_section_counted CHECK (((num_nonnulls(achieved, achievable) = ANY (ARRAY[0, 2])) AND (achieved <= achievable))),
  constraint assessment_section_device_check CHECK ((device = ANY (ARRAY['PHONE'::text, 'COMPUTER'::text]))),
  constraint assessment_section_extension_seconds_check CHECK (((extension_seconds >= 0) AND (extension_seconds <= 180))),
  constraint assessment_section_position_check CHECK ((("position" >= 1) AND ("position" <= 5))),
  constraint assessment_section_recheck CHECK (((section = 'RECHECK'::text) = ("position" = 5))),
  constraint assessment_section_section_check CHECK ((section = ANY (ARRAY['LANG'::text, 'NUM'::text, 'LOGIC'::text, 'SPACE'::text, 'RECHECK'::text]))),
  constraint assessment_section_started CHECK ((((state = 'WAITING'::text) = (started_at IS NULL)) AND (num_nonnulls(started_at, deadline_at) = ANY (ARRAY[0, 2])) AND ((state = 'DONE'::text) = (ended_at IS NOT NULL)))),
  constraint assessment_section_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text])))
);
CREATE INDEX assessment_section_counted_at ON public.assessment_section USING btree (ended_at) WHERE (achieved IS NOT NULL);
CREATE INDEX assessment_section_running ON public.assessment_section USING btree (deadline_at) WHERE (state = 'RUNNING'::text);

create table audit (
  inserted_at timestamp with time zone not null default now(),
  id uuid not null default uuidv7(),
  area text not null,
  actor_id uuid,
  company_id uuid,
  candidate_id uuid,
  action text not null,
  subject text not null,
  subject_id text not null,
  from_status text,
  to_status text,
  request_id text,
  details jsonb,
  constraint audit_area_check CHECK ((area = ANY (ARRAY['candidate'::text, 'client'::text, 'admin'::text, 'system'::text])))
) partition by RANGE (inserted_at);
CREATE INDEX audit_by_time ON ONLY public.audit USING btree (inserted_at DESC, id DESC);
CREATE INDEX audit_of_candidate ON ONLY public.audit USING btree (candidate_id, inserted_at DESC);
CREATE INDEX audit_of_company ON ONLY public.audit USING btree (company_id, inserted_at DESC);
CREATE INDEX audit_of_company_actor ON ONLY public.audit USING btree (company_id, actor_id, inserted_at DESC);
CREATE INDEX audit_of_operator ON ONLY public.audit USING btree (actor_id, inserted_at DESC) WHERE (area = 'admin'::text);

create table audit_unplaced partition of audit default;

create table blocked_company (
  candidate_id uuid not null,
  company_id uuid not null,
  inserted_at timestamp with time zone not null default now(),
  candidate_ordinal integer not null,
  constraint blocked_company_pkey PRIMARY KEY (candidate_id, company_id),
  constraint blocked_company_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint blocked_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX blocked_company_of_company ON public.blocked_company USING btree (company_id, candidate_id);
CREATE TRIGGER block_changes_search AFTER INSERT ON public.blocked_company FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION block_changes_search();
CREATE TRIGGER block_leaves_search AFTER DELETE ON public.blocked_company FOR EACH ROW EXECUTE FUNCTION block_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.blocked_company FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table blocked_corporate_number (
  candidate_id uuid not null,
  corporate_number text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint blocked_corporate_number_pkey PRIMARY KEY (candidate_id, corporate_number),
  constraint blocked_corporate_number_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint blocked_corporate_number_corporate_number_check CHECK ((corporate_number ~ '^[0-9]{13}$'::text))
);
CREATE INDEX blocked_corporate_number_of_number ON public.blocked_corporate_number USING btree (corporate_number);
CREATE TRIGGER corporate_number_is_held BEFORE INSERT ON public.blocked_corporate_number FOR EACH ROW EXECUTE FUNCTION corporate_number_is_held();

create table booking (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scheduling_date_id uuid,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  status text not null default 'BOOKED'::text,
  during tstzrange not null,
  inserted_at timestamp with time zone not null default now(),
  cancelled_at timestamp with time zone,
  is_freely_changeable boolean not null default false,
  replaces uuid,
  step smallint not null default 1,
  booked_by uuid,
  called_off_by uuid,
  company_word text not null default ''::text,
  calendar_id uuid not null default uuidv7(),
  calendar_changed_at timestamp with time zone not null default now(),
  check_in_code text not null default ''::text,
  checked_in_at timestamp with time zone,
  attendance_press uuid,
  earlier_starts timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  earlier_ends timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  moved_at timestamp with time zone[] not null default '{}'::timestamp with time zone[],
  constraint booking_pkey PRIMARY KEY (company_id, id),
  constraint booking_no_overlap EXCLUDE USING gist (candidate_id WITH =, during WITH &&) WHERE ((status = 'BOOKED'::text)),
  constraint booking_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint booking_company_id_booked_by_fkey FOREIGN KEY (company_id, booked_by) REFERENCES company_user(company_id, id),
  constraint booking_company_id_called_off_by_fkey FOREIGN KEY (company_id, called_off_by) REFERENCES company_user(company_id, id),
  constraint booking_company_id_replaces_fkey FOREIGN KEY (company_id, replaces) REFERENCES booking(company_id, id) ON DELETE SET NULL (replaces),
  constraint booking_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint booking_of_date FOREIGN KEY (company_id, scheduling_date_id) REFERENCES scheduling_date(company_id, id) ON DELETE SET NULL (scheduling_date_id),
  constraint booking_attendance_press CHECK (((attendance_press IS NULL) OR (status = 'ATTENDED'::text))),
  constraint booking_called_off CHECK (((called_off_by IS NULL) OR (status = 'CANCELLED'::text))),
  constraint booking_check_in_code_check CHECK (((check_in_code ~ '^[0-9]{6}$'::text) OR (check_in_code = ''::text))),
  constraint booking_company_word_check CHECK ((char_length(company_word) <= (16 * 300))),
  constraint booking_held_of_date CHECK (((status = 'CANCELLED'::text) OR (scheduling_date_id IS NOT NULL))),
  constraint booking_moves CHECK (((cardinality(earlier_starts) = cardinality(moved_at)) AND (cardinality(earlier_ends) = cardinality(moved_at)))),
  constraint booking_status_check CHECK ((status = ANY (ARRAY['BOOKED'::text, 'CANCELLED'::text, 'ATTENDED'::text, 'NO_SHOW'::text]))),
  constraint booking_step_check CHECK ((step >= 1))
);
CREATE INDEX booking_booked_by ON public.booking USING btree (company_id, booked_by) WHERE (booked_by IS NOT NULL);
CREATE INDEX booking_called_off_by ON public.booking USING btree (company_id, called_off_by) WHERE (called_off_by IS NOT NULL);
CREATE UNIQUE INDEX booking_check_in_code ON public.booking USING btree (company_id, scheduling_date_id, check_in_code) WHERE (check_in_code <> ''::text);
CREATE INDEX booking_end ON public.booking USING btree (upper(during)) WHERE (status = ANY (ARRAY['BOOKED'::text, 'ATTENDED'::text]));
CREATE INDEX booking_in_calendar ON public.booking USING btree (calendar_id);
CREATE INDEX booking_of_candidate ON public.booking USING btree (candidate_id, status);
CREATE INDEX booking_of_date ON public.booking USING btree (company_id, scheduling_date_id);
CREATE INDEX booking_of_scout ON public.booking USING btree (company_id, scout_invitation_id, step);
CREATE UNIQUE INDEX booking_one_per_step ON public.booking USING btree (company_id, scout_invitation_id, step) WHERE (status = 'BOOKED'::text);
CREATE INDEX booking_replaced ON public.booking USING btree (company_id, replaces) WHERE (replaces IS NOT NULL);
CREATE TRIGGER booking_changes_calendar BEFORE UPDATE ON public.booking FOR EACH ROW WHEN (((old.during IS DISTINCT FROM new.during) OR ((old.status = 'CANCELLED'::text) IS DISTINCT FROM (new.status = 'CANCELLED'::text)))) EXECUTE FUNCTION booking_changes_calendar();
CREATE TRIGGER booking_enters_calendar BEFORE INSERT ON public.booking FOR EACH ROW EXECUTE FUNCTION booking_changes_calendar();
CREATE TRIGGER booking_has_check_in_code BEFORE INSERT ON public.booking FOR EACH ROW EXECUTE FUNCTION booking_has_check_in_code();
CREATE TRIGGER booking_tells_door AFTER INSERT OR UPDATE OF status, checked_in_at ON public.booking FOR EACH ROW WHEN (((new.check_in_code <> ''::text) AND ((lower(new.during) >= (now() - '1 day'::interval)) AND (lower(new.during) <= (now() + '1 day'::interval))))) EXECUTE FUNCTION booking_tells_door();

create table busy_calendar (
  company_id uuid not null,
  company_user_id uuid not null,
  sealed_address bytea not null,
  host text not null,
  saved_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  read_at timestamp with time zone,
  trouble text,
  constraint busy_calendar_pkey PRIMARY KEY (company_id, company_user_id),
  constraint busy_calendar_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint busy_calendar_trouble_check CHECK ((trouble = ANY (ARRAY['ADDRESS'::text, 'UNREACHABLE'::text, 'TIMEOUT'::text, 'REFUSED'::text, 'TOO_LONG'::text, 'NO_CALENDAR'::text])))
);
CREATE INDEX busy_calendar_due ON public.busy_calendar USING btree (due_at);

create table busy_time (
  company_id uuid not null,
  company_user_id uuid not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  constraint busy_time_pkey PRIMARY KEY (company_id, company_user_id, start_at),
  constraint busy_time_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES busy_calendar(company_id, company_user_id) ON DELETE CASCADE,
  constraint busy_time_check CHECK ((end_at > start_at))
);

create table calendar_feed (
  id uuid not null default uuidv7(),
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  token_sha256 bytea not null,
  inserted_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  content_sha256 bytea,
  content_changed_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (id),
  constraint calendar_feed_candidate_id_key UNIQUE (candidate_id),
  constraint calendar_feed_company_id_company_user_id_key UNIQUE (company_id, company_user_id),
  constraint calendar_feed_token_sha256_key UNIQUE (token_sha256),
  constraint calendar_feed_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint calendar_feed_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint calendar_feed_check CHECK ((num_nonnulls(candidate_id, company_user_id) = 1)),
  constraint calendar_feed_check1 CHECK (((company_id IS NULL) = (company_user_id IS NULL))),
  constraint calendar_feed_check2 CHECK (((content_sha256 IS NULL) = (content_changed_at IS NULL))),
  constraint calendar_feed_content_sha256_check CHECK ((octet_length(content_sha256) = 32)),
  constraint calendar_feed_token_sha256_check CHECK ((octet_length(token_sha256) = 32))
);

create table candidate (
  id uuid not null default uuidv7(),
  ordinal integer not null generated always as identity,
  status text not null,
  picture_file text,
  gender text not null default 'NO_ANSWER'::text,
  graduation_year smallint,
  graduation_month smallint not null default 3,
  school_id integer,
  school_department_id integer,
  other_school_name text,
  other_school_department_name text,
  department_category text not null,
  campus_prefecture_id text,
  hometown_prefecture_id text,
  high_school_name text,
  taglines text[] not null default '{}'::text[],
  self_introduction text not null default ''::text,
  student_project_experience text not null default ''::text,
  study_abroad_experience text not null default ''::text,
  qualification_experience text not null default ''::text,
  internship_experience text not null default ''::text,
  selling_point_ids smallint[] not null default '{}'::smallint[],
  area_preference_ids text[] not null default '{}'::text[],
  industry_ids smallint[] not null default '{}'::smallint[],
  job_type_ids smallint[] not null default '{}'::smallint[],
  company_size_ids smallint[] not null default '{}'::smallint[],
  company_selection_criterion_ids smallint[] not null default '{}'::smallint[],
  preferred_scout_type_ids smallint[] not null default '{}'::smallint[],
  job_hunting_status_id smallint,
  offered_company text,
  toeic_score smallint,
  toeic_taken_on date,
  toefl_ibt_score smallint,
  completeness smallint not null default 0,
  offered_company_industry_id smallint,
  has_no_extra_experience boolean not null default false,
  toefl_ibt_band real,
  toefl_ibt_taken_on date,
  skill_text text not null default ''::text,
  confirmed_school_year smallint not null default school_year(now()),
  degree text,
  lacks_department_category boolean not null default false,
  constraint candidate_pkey PRIMARY KEY (id),
  constraint candidate_ordinal_key UNIQUE (ordinal),
  constraint candidate_campus_prefecture_id_fkey FOREIGN KEY (campus_prefecture_id) REFERENCES prefecture(id),
  constraint candidate_hometown_prefecture_id_fkey FOREIGN KEY (hometown_prefecture_id) REFERENCES prefecture(id),
  constraint candidate_job_hunting_status_id_fkey FOREIGN KEY (job_hunting_status_id) REFERENCES job_hunting_status(id),
  constraint candidate_offered_company_industry_id_fkey FOREIGN KEY (offered_company_industry_id) REFERENCES industry(id),
  constraint candidate_school_id_fkey FOREIGN KEY (school_id) REFERENCES school(id),
  constraint candidate_school_id_school_department_id_fkey FOREIGN KEY (school_id, school_department_id) REFERENCES school_department(school_id, id),
  constraint candidate_area_preference_ids_check CHECK ((cardinality(area_preference_ids) <= 10)),
  constraint candidate_check CHECK ((num_nonnulls(school_id, other_school_name) <= 1)),
  constraint candidate_company_selection_criterion_ids_check CHECK ((cardinality(company_selection_criterion_ids) <= 3)),
  constraint candidate_company_size_ids_check CHECK ((cardinality(company_size_ids) <= 5)),
  constraint candidate_completeness_check CHECK (((completeness >= 0) AND (completeness <= 100))),
  constraint candidate_degree_check CHECK ((degree = ANY (ARRAY['BACHELOR'::text, 'MASTER'::text, 'DOCTOR'::text, 'TECHNICAL_COLLEGE'::text, 'VOCATIONAL_SCHOOL'::text, 'JUNIOR_COLLEGE'::text]))),
  constraint candidate_department_category_check CHECK ((department_category = ANY (ARRAY['HUMANITIES'::text, 'SCIENCE'::text, 'OTHER'::text]))),
  constraint candidate_gender_check CHECK ((gender = ANY (ARRAY['FEMALE'::text, 'MALE'::text, 'NON_BINARY'::text, 'NO_ANSWER'::text]))),
  constraint candidate_graduation_month_check CHECK (((graduation_month >= 1) AND (graduation_month <= 12))),
  constraint candidate_graduation_year_said CHECK (((graduation_year IS NOT NULL) OR (status = ANY (ARRAY['EMAIL_PENDING'::text, 'PROFILE_PENDING'::text, 'WITHDRAWN'::text, 'PURGED'::text])))),
  constraint candidate_has_no_extra_experience_check CHECK (((NOT has_no_extra_experience) OR ((study_abroad_experience = ''::text) AND (qualification_experience = ''::text) AND (internship_experience = ''::text)))),
  constraint candidate_industry_ids_check CHECK ((cardinality(industry_ids) <= 5)),
  constraint candidate_internship_experience_check CHECK ((char_length(internship_experience) <= (16 * 400))),
  constraint candidate_job_type_ids_check CHECK ((cardinality(job_type_ids) <= 5)),
  constraint candidate_offered_company_check CHECK ((char_length(offered_company) <= (16 * 60))),
  constraint candidate_qualification_experience_check CHECK ((char_length(qualification_experience) <= (16 * 400))),
  constraint candidate_self_introduction_check CHECK ((char_length(self_introduction) <= (16 * 800))),
  constraint candidate_selling_point_ids_check CHECK ((cardinality(selling_point_ids) <= 5)),
  constraint candidate_status_check CHECK ((status = ANY (ARRAY['EMAIL_PENDING'::text, 'PROFILE_PENDING'::text, 'PHONE_PENDING'::text, 'ONBOARDING'::text, 'ACTIVE'::text, 'ACTION_REQUIRED'::text, 'HIDDEN'::text, 'SUSPENDED'::text, 'WITHDRAWN'::text, 'PURGED'::text]))),
  constraint candidate_student_project_experience_check CHECK ((char_length(student_project_experience) <= (16 * 800))),
  constraint candidate_study_abroad_experience_check CHECK ((char_length(study_abroad_experience) <= (16 * 400))),
  constraint candidate_taglines_check CHECK ((cardinality(taglines) <= 3)),
  constraint candidate_toefl_ibt_band_check CHECK ((((toefl_ibt_band >= (1)::double precision) AND (toefl_ibt_band <= (6)::double precision)) AND ((toefl_ibt_band * (2)::double precision) = trunc((toefl_ibt_band * (2)::double precision))))),
  constraint candidate_toefl_ibt_one_scale CHECK ((num_nonnulls(toefl_ibt_score, toefl_ibt_band) <= 1)),
  constraint candidate_toefl_ibt_score_check CHECK (((toefl_ibt_score >= 0) AND (toefl_ibt_score <= 120))),
  constraint candidate_toeic_score_check CHECK ((((toeic_score >= 10) AND (toeic_score <= 990)) AND (((toeic_score)::integer % 5) = 0)))
);
CREATE INDEX candidate_of_school ON public.candidate USING btree (school_id) WHERE (school_id IS NOT NULL);
CREATE INDEX candidate_picture_file ON public.candidate USING btree (picture_file) WHERE (picture_file IS NOT NULL);
CREATE TRIGGER candidate_changes_search AFTER INSERT OR UPDATE ON public.candidate FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION candidate_changes_search();
CREATE TRIGGER candidate_leaves_search BEFORE DELETE ON public.candidate FOR EACH ROW EXECUTE FUNCTION candidate_changes_search();

create table candidate_account (
  candidate_id uuid not null,
  email text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  family_name text not null default ''::text,
  given_name text not null default ''::text,
  family_name_kana text not null default ''::text,
  given_name_kana text not null default ''::text,
  phone_number text,
  phone_verified_at timestamp with time zone,
  inserted_at timestamp with time zone not null default now(),
  passkey_offer_ended_at timestamp with time zone,
  favorite_explained_at timestamp with time zone,
  constraint candidate_account_pkey PRIMARY KEY (candidate_id),
  constraint candidate_account_phone_number_key UNIQUE (phone_number),
  constraint candidate_account_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_account_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 254))),
  constraint candidate_account_family_name_check CHECK ((char_length(family_name) <= (16 * 40))),
  constraint candidate_account_family_name_kana_check CHECK ((char_length(family_name_kana) <= (16 * 60))),
  constraint candidate_account_given_name_check CHECK ((char_length(given_name) <= (16 * 40))),
  constraint candidate_account_given_name_kana_check CHECK ((char_length(given_name_kana) <= (16 * 60))),
  constraint candidate_account_names_check CHECK ((((family_name = ''::text) = (given_name = ''::text)) AND ((family_name = ''::text) = (family_name_kana = ''::text)) AND ((family_name = ''::text) = (given_name_kana = ''::text)))),
  constraint candidate_account_phone_number_check CHECK ((phone_number ~ '^\+81[6789]0[0-9]{8}$'::text))
);
CREATE INDEX candidate_account_by_age ON public.candidate_account USING brin (inserted_at) WITH (pages_per_range='32');
CREATE INDEX candidate_account_email ON public.candidate_account USING btree (email);
CREATE UNIQUE INDEX candidate_account_email_proven ON public.candidate_account USING btree (email) WHERE (email_verified_at IS NOT NULL);

create table candidate_activity (
  candidate_id uuid not null,
  last_active_at timestamp with time zone not null default now(),
  inserted_at timestamp with time zone not null default now(),
  ordinal integer not null,
  score_band smallint,
  constraint candidate_activity_pkey PRIMARY KEY (candidate_id) INCLUDE (ordinal),
  constraint candidate_activity_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE
);
CREATE INDEX candidate_activity_inserted ON public.candidate_activity USING btree (inserted_at DESC, ordinal DESC);
CREATE INDEX candidate_activity_last_active ON public.candidate_activity USING btree (last_active_at DESC, ordinal DESC);
CREATE UNIQUE INDEX candidate_activity_ordinal ON public.candidate_activity USING btree (ordinal) INCLUDE (candidate_id, last_active_at, inserted_at, score_band);
CREATE INDEX candidate_activity_score ON public.candidate_activity USING btree (score_band DESC, last_active_at DESC, ordinal DESC) WHERE (score_band IS NOT NULL);
CREATE TRIGGER activity_changes_search AFTER INSERT OR UPDATE OF last_active_at ON public.candidate_activity FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION activity_changes_search();
CREATE TRIGGER activity_knows_ordinal BEFORE INSERT ON public.candidate_activity FOR EACH ROW EXECUTE FUNCTION activity_knows_ordinal();

create table candidate_attribution (
  candidate_id uuid not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  invited_by uuid,
  inserted_at timestamp with time zone not null default now(),
  constraint candidate_attribution_pkey PRIMARY KEY (candidate_id),
  constraint candidate_attribution_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_attribution_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES candidate(id) ON DELETE SET NULL,
  constraint candidate_attribution_utm_campaign_check CHECK ((char_length(utm_campaign) <= 100)),
  constraint candidate_attribution_utm_medium_check CHECK ((char_length(utm_medium) <= 100)),
  constraint candidate_attribution_utm_source_check CHECK ((char_length(utm_source) <= 100))
);
CREATE INDEX candidate_attribution_invited_by ON public.candidate_attribution USING btree (invited_by) WHERE (invited_by IS NOT NULL);

create table candidate_export (
  candidate_id uuid not null,
  id uuid not null default uuidv7(),
  status text not null default 'ASKED'::text,
  percent smallint not null default 0,
  inserted_at timestamp with time zone not null default now(),
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  bytes integer,
  constraint candidate_export_pkey PRIMARY KEY (candidate_id, id),
  constraint candidate_export_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_export_check CHECK (((status <> 'READY'::text) OR (num_nonnulls(ready_at, expires_at, bytes) = 3))),
  constraint candidate_export_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  constraint candidate_export_status_check CHECK ((status = ANY (ARRAY['ASKED'::text, 'RUNNING'::text, 'READY'::text, 'FAILED'::text, 'EXPIRED'::text])))
);
CREATE UNIQUE INDEX candidate_export_at_once ON public.candidate_export USING btree (candidate_id) WHERE (status = ANY (ARRAY['ASKED'::text, 'RUNNING'::text]));
CREATE INDEX candidate_export_ending ON public.candidate_export USING btree (inserted_at) WHERE (status = ANY (ARRAY['ASKED'::text, 'RUNNING'::text, 'READY'::text]));

create table candidate_finding (
  candidate_id uuid not null,
  found_on date not null,
  company_id uuid not null,
  sections text[] not null,
  constraint candidate_finding_pkey PRIMARY KEY (candidate_id, found_on, company_id),
  constraint candidate_finding_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_finding_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint candidate_finding_sections_check CHECK ((sections <@ ARRAY['TEXTS'::text, 'EDUCATION'::text, 'STRENGTHS'::text, 'PREFERENCES'::text, 'LANGUAGE'::text, 'PERSONALITY'::text, 'SCORE'::text, 'STATUS'::text, 'HOMETOWN'::text, 'PICTURE'::text, 'ACTIVITY'::text]))
);
CREATE INDEX candidate_finding_of_company ON public.candidate_finding USING btree (company_id);
CREATE INDEX candidate_finding_of_day ON public.candidate_finding USING btree (found_on);

create table candidate_identity (
  provider text not null,
  subject text not null,
  candidate_id uuid not null,
  label text not null,
  email text,
  inserted_at timestamp with time zone not null default now(),
  constraint candidate_identity_pkey PRIMARY KEY (provider, subject),
  constraint candidate_identity_candidate_id_provider_key UNIQUE (candidate_id, provider),
  constraint candidate_identity_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_identity_email_check CHECK ((char_length(email) <= 254)),
  constraint candidate_identity_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 20))),
  constraint candidate_identity_provider_check CHECK ((provider ~ '^[a-z][a-z0-9-]{0,30}$'::text)),
  constraint candidate_identity_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
);

create table candidate_intake (
  candidate_id uuid not null,
  scouts_per_week smallint not null default 10,
  paused_until date,
  constraint candidate_intake_pkey PRIMARY KEY (candidate_id),
  constraint candidate_intake_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_intake_scouts_per_week_check CHECK (((scouts_per_week >= 1) AND (scouts_per_week <= 10)))
);

create table candidate_lookup (
  id uuid not null default uuidv7(),
  admin_account_id uuid not null,
  candidate_id uuid,
  asked_by text not null,
  reason_kind text not null,
  reason text not null,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint candidate_lookup_pkey PRIMARY KEY (id),
  constraint candidate_lookup_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id),
  constraint candidate_lookup_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_lookup_asked_by_check CHECK ((asked_by = ANY (ARRAY['EMAIL'::text, 'PHONE'::text, 'ID'::text]))),
  constraint candidate_lookup_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= (16 * 200)))),
  constraint candidate_lookup_reason_kind_check CHECK ((reason_kind = ANY (ARRAY['INQUIRY'::text, 'DISCLOSURE'::text, 'DELETION'::text, 'OFFER_REPORT'::text, 'MISUSE'::text, 'OTHER'::text])))
);
CREATE INDEX candidate_lookup_by_age ON public.candidate_lookup USING btree (inserted_at);
CREATE INDEX candidate_lookup_of_candidate ON public.candidate_lookup USING btree (candidate_id, inserted_at DESC);
CREATE INDEX candidate_lookup_of_operator ON public.candidate_lookup USING btree (admin_account_id, inserted_at DESC);

create table candidate_note (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  job_id uuid,
  company_user_id uuid not null,
  text text not null,
  revision integer not null default 1,
  inserted_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  constraint candidate_note_pkey PRIMARY KEY (company_id, id),
  constraint candidate_note_id_key UNIQUE (id),
  constraint candidate_note_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_note_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint candidate_note_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint candidate_note_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE SET NULL (job_id),
  constraint candidate_note_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= (16 * 2000))))
);
CREATE INDEX candidate_note_of_candidate ON public.candidate_note USING btree (candidate_id, company_id, id);
CREATE INDEX candidate_note_of_job ON public.candidate_note USING btree (job_id) WHERE (job_id IS NOT NULL);

create table candidate_note_mention (
  company_id uuid not null,
  candidate_note_id uuid not null,
  company_user_id uuid not null,
  constraint candidate_note_mention_pkey PRIMARY KEY (company_id, candidate_note_id, company_user_id),
  constraint candidate_note_mention_company_id_candidate_note_id_fkey FOREIGN KEY (company_id, candidate_note_id) REFERENCES candidate_note(company_id, id) ON DELETE CASCADE,
  constraint candidate_note_mention_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id)
);

create table candidate_notification (
  candidate_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  effect_key text not null,
  inserted_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint candidate_notification_pkey PRIMARY KEY (candidate_id, id),
  constraint candidate_notification_candidate_id_effect_key_key UNIQUE (candidate_id, effect_key),
  constraint candidate_notification_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE
);
CREATE INDEX candidate_notification_age ON public.candidate_notification USING btree (inserted_at);

create table candidate_notification_setting (
  candidate_id uuid not null,
  topic text not null,
  has_mail boolean not null,
  has_push boolean not null,
  has_line boolean not null default true,
  constraint candidate_notification_setting_pkey PRIMARY KEY (candidate_id, topic),
  constraint candidate_notification_setting_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_notification_setting_check CHECK (((topic <> 'ACCOUNT'::text) OR has_mail)),
  constraint candidate_notification_setting_topic_check CHECK ((topic = ANY (ARRAY['SCOUT'::text, 'MESSAGE'::text, 'SCOUT_DEADLINE'::text, 'SCHEDULE'::text, 'REMINDER'::text, 'ACCOUNT'::text])))
);

create table candidate_passkey (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  is_backed_up boolean not null,
  inserted_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint candidate_passkey_pkey PRIMARY KEY (id),
  constraint candidate_passkey_credential_id_key UNIQUE (credential_id),
  constraint candidate_passkey_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_passkey_counter_check CHECK ((counter >= 0)),
  constraint candidate_passkey_credential_id_check CHECK ((char_length(credential_id) <= 1400)),
  constraint candidate_passkey_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= (16 * 30))))
);
CREATE INDEX candidate_passkey_of_candidate ON public.candidate_passkey USING btree (candidate_id);

create table candidate_quiet_hours (
  candidate_id uuid not null,
  starts_at smallint not null,
  ends_at smallint not null,
  constraint candidate_quiet_hours_pkey PRIMARY KEY (candidate_id),
  constraint candidate_quiet_hours_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_quiet_hours_ends_at_check CHECK (((ends_at >= 5) AND (ends_at <= 11))),
  constraint candidate_quiet_hours_starts_at_check CHECK (((starts_at >= 18) AND (starts_at <= 24)))
);

create table candidate_reading (
  reader uuid not null,
  kind text not null,
  candidate_id uuid not null,
  first_read_at timestamp with time zone not null default now(),
  constraint candidate_reading_pkey PRIMARY KEY (reader, kind, candidate_id),
  constraint candidate_reading_kind_check CHECK ((kind = ANY (ARRAY['profile'::text, 'contact'::text])))
);
CREATE INDEX candidate_reading_age ON public.candidate_reading USING btree (first_read_at);

create table candidate_skill (
  candidate_id uuid not null,
  kind text not null,
  "position" smallint not null,
  name text not null,
  level text,
  since date,
  note text not null default ''::text,
  constraint candidate_skill_pkey PRIMARY KEY (candidate_id, kind, "position"),
  constraint candidate_skill_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_skill_kind_check CHECK ((kind = ANY (ARRAY['LANGUAGE'::text, 'QUALIFICATION'::text, 'PROGRAMMING'::text]))),
  constraint candidate_skill_level_check CHECK ((level = ANY (ARRAY['DAILY'::text, 'BUSINESS'::text, 'NATIVE'::text, 'LEARNING'::text, 'MADE'::text, 'WORKED'::text]))),
  constraint candidate_skill_level_fits CHECK (((level IS NULL) OR ((kind = 'LANGUAGE'::text) AND (level = ANY (ARRAY['DAILY'::text, 'BUSINESS'::text, 'NATIVE'::text]))) OR ((kind = 'PROGRAMMING'::text) AND (level = ANY (ARRAY['LEARNING'::text, 'MADE'::text, 'WORKED'::text]))))),
  constraint candidate_skill_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= (16 * 40)))),
  constraint candidate_skill_note_check CHECK ((char_length(note) <= (16 * 100))),
  constraint candidate_skill_position_check CHECK ((("position" >= 0) AND ("position" <= 9))),
  constraint candidate_skill_since_check CHECK ((EXTRACT(day FROM since) = (1)::numeric))
);
CREATE CONSTRAINT TRIGGER skills_leave_candidate AFTER DELETE ON public.candidate_skill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION skills_reach_candidate();
CREATE CONSTRAINT TRIGGER skills_reach_candidate AFTER INSERT OR UPDATE ON public.candidate_skill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION skills_reach_candidate();

create table candidate_stop (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  kind text not null,
  status text not null default 'REQUESTED'::text,
  reason text not null,
  requested_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  suspended_from text,
  lifted_by uuid,
  lifted_at timestamp with time zone,
  constraint candidate_stop_pkey PRIMARY KEY (id),
  constraint candidate_stop_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_stop_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_account(id),
  constraint candidate_stop_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES admin_account(id),
  constraint candidate_stop_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES admin_account(id),
  constraint candidate_stop_decided CHECK ((((status = 'REQUESTED'::text) = (decided_at IS NULL)) AND (num_nonnulls(decided_at, decided_by) = ANY (ARRAY[0, 2])))),
  constraint candidate_stop_kind_check CHECK ((kind = ANY (ARRAY['SUSPENSION'::text, 'WITHDRAWAL'::text]))),
  constraint candidate_stop_lifted CHECK (((num_nonnulls(lifted_at, lifted_by) = ANY (ARRAY[0, 2])) AND ((lifted_at IS NULL) OR (suspended_from IS NOT NULL)))),
  constraint candidate_stop_reason CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= (16 * 1000)))),
  constraint candidate_stop_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'CONFIRMED'::text, 'TAKEN_BACK'::text]))),
  constraint candidate_stop_suspended CHECK ((((kind = 'SUSPENSION'::text) AND (status = 'CONFIRMED'::text)) = (suspended_from IS NOT NULL))),
  constraint candidate_stop_suspended_from_check CHECK ((suspended_from = ANY (ARRAY['ACTIVE'::text, 'HIDDEN'::text, 'ACTION_REQUIRED'::text]))),
  constraint candidate_stop_two_people CHECK (((status <> 'CONFIRMED'::text) OR (decided_by <> requested_by)))
);
CREATE INDEX candidate_stop_of_candidate ON public.candidate_stop USING btree (candidate_id, inserted_at DESC);
CREATE UNIQUE INDEX candidate_stop_one_open ON public.candidate_stop USING btree (candidate_id) WHERE (status = 'REQUESTED'::text);
CREATE INDEX candidate_stop_requested ON public.candidate_stop USING btree (inserted_at) WHERE (status = 'REQUESTED'::text);

create table candidate_verification (
  candidate_id uuid not null,
  id uuid not null default uuidv7(),
  purpose text not null,
  destination text not null,
  tries smallint not null default 0,
  last_tried_at timestamp with time zone,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  visitor text,
  constraint candidate_verification_pkey PRIMARY KEY (candidate_id, id),
  constraint candidate_verification_id_key UNIQUE (id),
  constraint candidate_verification_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_verification_destination_check CHECK ((char_length(destination) <= 254)),
  constraint candidate_verification_purpose_check CHECK ((purpose = ANY (ARRAY['REGISTRATION_EMAIL'::text, 'REGISTRATION_PHONE'::text, 'EMAIL_CHANGE'::text, 'PHONE_CHANGE'::text]))),
  constraint candidate_verification_visitor_check CHECK ((char_length(visitor) <= 100))
);
CREATE INDEX candidate_verification_age ON public.candidate_verification USING btree (inserted_at);
CREATE INDEX candidate_verification_of_destination ON public.candidate_verification USING btree (destination, inserted_at DESC);

create table candidate_withdrawal (
  candidate_id uuid not null,
  reason text not null default ''::text,
  withdrawn_at timestamp with time zone not null default now(),
  purged_at timestamp with time zone,
  reason_kind text,
  constraint candidate_withdrawal_pkey PRIMARY KEY (candidate_id),
  constraint candidate_withdrawal_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_withdrawal_reason_check CHECK ((char_length(reason) <= (16 * 500))),
  constraint candidate_withdrawal_reason_kind_check CHECK ((reason_kind = ANY (ARRAY['OFFER_ACCEPTED'::text, 'NO_FITTING_SCOUT'::text, 'TOO_MANY_MAILS'::text, 'HARD_TO_USE'::text, 'PRIVACY'::text, 'OTHER'::text])))
);
CREATE INDEX candidate_withdrawal_waiting ON public.candidate_withdrawal USING btree (withdrawn_at) WHERE (purged_at IS NULL);

create table clock_job (
  job text not null,
  last_due_at timestamp with time zone not null,
  constraint clock_job_pkey PRIMARY KEY (job)
);

create table company (
  id uuid not null default uuidv7(),
  legal_name text not null,
  display_name text not null,
  kana text not null default ''::text,
  corporate_number text not null,
  industry_ids smallint[] not null default '{}'::smallint[],
  company_size_id smallint,
  employees integer,
  founded_on date,
  capital_yen bigint,
  representative text not null default ''::text,
  postal_code text,
  prefecture_id text,
  city text not null default ''::text,
  address_line text not null default ''::text,
  tagline text not null default ''::text,
  company_selection_criterion_ids smallint[] not null default '{}'::smallint[],
  mark_shape text not null default 'SUNRISE'::text,
  mark_background text not null default '#173a52'::text,
  mark_foreground text not null default '#ffffff'::text,
  inserted_at timestamp with time zone not null default now(),
  parent_corporate_number text,
  building text not null default ''::text,
  office_prefecture_ids text[] not null default '{}'::text[],
  logo_id uuid,
  cover_id uuid,
  cover_description text not null default ''::text,
  checked_at timestamp with time zone,
  set_up_at timestamp with time zone,
  is_public boolean not null default false,
  edited_at timestamp with time zone not null default now(),
  requires_admin_factor boolean not null default false,
  constraint company_pkey PRIMARY KEY (id),
  constraint company_corporate_number_key UNIQUE (corporate_number),
  constraint company_company_size_id_fkey FOREIGN KEY (company_size_id) REFERENCES company_size(id),
  constraint company_id_cover_id_fkey FOREIGN KEY (id, cover_id) REFERENCES company_image(company_id, id),
  constraint company_id_logo_id_fkey FOREIGN KEY (id, logo_id) REFERENCES company_image(company_id, id),
  constraint company_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefecture(id),
  constraint company_address_line_check CHECK ((char_length(address_line) <= (16 * 130))),
  constraint company_building_check CHECK ((char_length(building) <= (16 * 80))),
  constraint company_capital_yen_check CHECK ((capital_yen >= 1)),
  constraint company_company_selection_criterion_ids_check CHECK ((cardinality(company_selection_criterion_ids) <= 5)),
  constraint company_corporate_number_check CHECK ((corporate_number ~ '^[0-9]{13}$'::text)),
  constraint company_cover_description_check CHECK ((char_length(cover_description) <= (16 * 100))),
  constraint company_display_name_check CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= (16 * 40)))),
  constraint company_employees_check CHECK ((employees > 0)),
  constraint company_industry_ids_check CHECK ((cardinality(industry_ids) <= 3)),
  constraint company_kana_check CHECK ((char_length(kana) <= (16 * 80))),
  constraint company_legal_name_check CHECK (((char_length(legal_name) >= 1) AND (char_length(legal_name) <= (16 * 80)))),
  constraint company_mark_background_check CHECK ((mark_background ~ '^#[0-9a-f]{6}$'::text)),
  constraint company_mark_foreground_check CHECK ((mark_foreground ~ '^#[0-9a-f]{6}$'::text)),
  constraint company_office_prefecture_ids_check CHECK ((cardinality(office_prefecture_ids) <= 47)),
  constraint company_parent_corporate_number_check CHECK ((parent_corporate_number ~ '^[0-9]{13}$'::text)),
  constraint company_postal_code_check CHECK ((postal_code ~ '^[0-9]{7}$'::text)),
  constraint company_representative_check CHECK ((char_length(representative) <= (16 * 60))),
  constraint company_set_up CHECK (((set_up_at IS NULL) OR ((kana <> ''::text) AND (cardinality(industry_ids) >= 1) AND (company_size_id IS NOT NULL) AND (employees IS NOT NULL) AND (representative <> ''::text) AND (postal_code IS NOT NULL) AND (prefecture_id IS NOT NULL) AND (city <> ''::text) AND (tagline <> ''::text)))),
  constraint company_tagline_check CHECK ((char_length(tagline) <= (16 * 40)))
);
CREATE INDEX company_of_cover ON public.company USING btree (id, cover_id) WHERE (cover_id IS NOT NULL);
CREATE INDEX company_of_logo ON public.company USING btree (id, logo_id) WHERE (logo_id IS NOT NULL);
CREATE INDEX company_of_parent ON public.company USING btree (parent_corporate_number) WHERE (parent_corporate_number IS NOT NULL);
CREATE CONSTRAINT TRIGGER company_changes_search AFTER INSERT OR UPDATE OF legal_name, display_name, kana, industry_ids, company_size_id, prefecture_id, office_prefecture_ids, company_selection_criterion_ids, set_up_at, edited_at ON public.company DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION company_changes_search();
CREATE TRIGGER company_meets_blocks AFTER INSERT OR UPDATE OF corporate_number ON public.company FOR EACH ROW EXECUTE FUNCTION company_meets_blocks();
CREATE TRIGGER corporate_number_is_held BEFORE INSERT OR UPDATE OF corporate_number ON public.company FOR EACH ROW EXECUTE FUNCTION corporate_number_is_held();

create table company_candidate (
  company_id uuid not null,
  candidate_id uuid not null,
  bookmarked_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  memo text not null default ''::text,
  memo_updated_at timestamp with time zone,
  memo_company_user_id uuid,
  candidate_ordinal integer not null,
  constraint company_candidate_pkey PRIMARY KEY (company_id, candidate_id),
  constraint company_candidate_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint company_candidate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_candidate_company_id_memo_company_user_id_fkey FOREIGN KEY (company_id, memo_company_user_id) REFERENCES company_user(company_id, id),
  constraint company_candidate_memo_check CHECK ((char_length(memo) <= (16 * 2000)))
);
CREATE INDEX company_candidate_bookmarked ON public.company_candidate USING btree (company_id, candidate_ordinal) WHERE (bookmarked_at IS NOT NULL);
CREATE INDEX company_candidate_of_candidate ON public.company_candidate USING btree (candidate_id);
CREATE INDEX company_candidate_seen ON public.company_candidate USING btree (company_id, candidate_ordinal) WHERE (last_seen_at IS NOT NULL);
CREATE TRIGGER mark_changes_search AFTER INSERT OR UPDATE OF bookmarked_at, last_seen_at ON public.company_candidate FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION mark_changes_search();
CREATE TRIGGER mark_leaves_search AFTER DELETE ON public.company_candidate FOR EACH ROW EXECUTE FUNCTION mark_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.company_candidate FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table company_candidate_label (
  company_id uuid not null,
  candidate_id uuid not null,
  search_candidate_label_id uuid not null,
  candidate_ordinal integer not null,
  constraint company_candidate_label_pkey PRIMARY KEY (company_id, candidate_id, search_candidate_label_id),
  constraint company_candidate_label_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint company_candidate_label_company_id_search_candidate_label__fkey FOREIGN KEY (company_id, search_candidate_label_id) REFERENCES search_candidate_label(company_id, id) ON DELETE CASCADE
);
CREATE INDEX company_candidate_label_of_candidate ON public.company_candidate_label USING btree (candidate_id);
CREATE INDEX company_candidate_labelled ON public.company_candidate_label USING btree (company_id, search_candidate_label_id, candidate_ordinal);
CREATE TRIGGER label_changes_search AFTER INSERT ON public.company_candidate_label FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION label_changes_search();
CREATE TRIGGER label_leaves_search AFTER DELETE ON public.company_candidate_label FOR EACH ROW EXECUTE FUNCTION label_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.company_candidate_label FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table company_content (
  company_id uuid not null,
  "position" smallint not null,
  kind text not null,
  text text not null default ''::text,
  video_id text,
  image_id uuid,
  constraint company_content_pkey PRIMARY KEY (company_id, "position"),
  constraint company_content_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_content_company_id_image_id_fkey FOREIGN KEY (company_id, image_id) REFERENCES company_image(company_id, id),
  constraint company_content_check CHECK ((((kind = 'IMAGE'::text) = (image_id IS NOT NULL)) AND ((kind = 'YOUTUBE'::text) = (video_id IS NOT NULL)))),
  constraint company_content_kind_check CHECK ((kind = ANY (ARRAY['HEADING'::text, 'TEXT'::text, 'IMAGE'::text, 'YOUTUBE'::text]))),
  constraint company_content_text_check CHECK ((char_length(text) <= (16 * 2000))),
  constraint company_content_video_id_check CHECK ((video_id ~ '^[A-Za-z0-9_-]{11}$'::text))
);
CREATE INDEX company_content_of_image ON public.company_content USING btree (company_id, image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX company_content_of_video ON public.company_content USING btree (video_id) WHERE (video_id IS NOT NULL);

create table company_digest_item (
  company_id uuid not null,
  company_user_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  effect_key text not null,
  inserted_at timestamp with time zone not null default now(),
  digested_on date,
  constraint company_digest_item_pkey PRIMARY KEY (company_id, company_user_id, id),
  constraint company_digest_item_company_id_company_user_id_effect_key_key UNIQUE (company_id, company_user_id, effect_key),
  constraint company_digest_item_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE
);
CREATE INDEX company_digest_item_age ON public.company_digest_item USING btree (inserted_at);
CREATE INDEX company_digest_item_waiting ON public.company_digest_item USING btree (company_id, company_user_id) WHERE (digested_on IS NULL);

create table company_figure (
  company_id uuid not null,
  "position" smallint not null,
  label text not null,
  value text not null,
  source text not null default ''::text,
  as_of date,
  constraint company_figure_pkey PRIMARY KEY (company_id, "position"),
  constraint company_figure_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_figure_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= (16 * 40)))),
  constraint company_figure_source_check CHECK ((char_length(source) <= (16 * 100))),
  constraint company_figure_value_check CHECK (((char_length(value) >= 1) AND (char_length(value) <= (16 * 40))))
);

create table company_image (
  company_id uuid not null,
  id uuid not null,
  width smallint not null,
  height smallint not null,
  inserted_at timestamp with time zone not null default now(),
  constraint company_image_pkey PRIMARY KEY (company_id, id),
  constraint company_image_id_key UNIQUE (id),
  constraint company_image_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_image_height_check CHECK ((height > 0)),
  constraint company_image_width_check CHECK ((width > 0))
);

create table company_notification (
  company_id uuid not null,
  company_user_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  effect_key text not null,
  inserted_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint company_notification_pkey PRIMARY KEY (company_id, company_user_id, id),
  constraint company_notification_company_id_company_user_id_effect_key_key UNIQUE (company_id, company_user_id, effect_key),
  constraint company_notification_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE
);
CREATE INDEX company_notification_age ON public.company_notification USING btree (inserted_at);
CREATE INDEX company_notification_of_event ON public.company_notification USING btree (company_id, split_part(effect_key, ':'::text, 2));

create table company_other (
  company_id uuid not null,
  "position" smallint not null,
  title text not null,
  body text not null,
  constraint company_other_pkey PRIMARY KEY (company_id, "position"),
  constraint company_other_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_other_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 1000)))),
  constraint company_other_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 40))))
);

create table company_phone (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  label text not null,
  number text not null,
  constraint company_phone_pkey PRIMARY KEY (company_id, id),
  constraint company_phone_number_unique UNIQUE (company_id, number),
  constraint company_phone_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_phone_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= (16 * 40)))),
  constraint company_phone_number_check CHECK ((number ~ '^\+81[1-9]\d{8,9}$'::text))
);

create table company_question (
  company_id uuid not null,
  "position" smallint not null,
  question text not null,
  answer text not null,
  constraint company_question_pkey PRIMARY KEY (company_id, "position"),
  constraint company_question_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_question_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= (16 * 1000)))),
  constraint company_question_question_check CHECK (((char_length(question) >= 1) AND (char_length(question) <= (16 * 100))))
);

create table company_registration_code (
  id uuid not null default uuidv7(),
  code_sha256 bytea,
  pre_registration_id uuid,
  company_name text not null,
  email text not null,
  created_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  corporate_number text,
  constraint company_registration_code_pkey PRIMARY KEY (id),
  constraint company_registration_code_code_sha256_key UNIQUE (code_sha256),
  constraint company_registration_code_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_account(id),
  constraint company_registration_code_pre_registration_id_fkey FOREIGN KEY (pre_registration_id) REFERENCES pre_registration(id) ON DELETE SET NULL,
  constraint company_registration_code_check CHECK ((num_nonnulls(used_at, revoked_at) <= 1)),
  constraint company_registration_code_company_name_check CHECK (((char_length(company_name) >= 1) AND (char_length(company_name) <= (16 * 100)))),
  constraint company_registration_code_corporate_number_check CHECK ((corporate_number ~ '^[0-9]{13}$'::text)),
  constraint company_registration_code_email_check CHECK ((char_length(email) <= 254))
);

create table company_search (
  company_id uuid not null,
  ordinal integer not null generated always as identity,
  open_until date,
  open_jobs smallint not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint company_search_pkey PRIMARY KEY (company_id),
  constraint company_search_ordinal_key UNIQUE (ordinal),
  constraint company_search_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE
);
CREATE INDEX company_search_ending ON public.company_search USING btree (open_until) WHERE (open_until IS NOT NULL);
CREATE INDEX company_search_updated ON public.company_search USING btree (updated_at DESC, ordinal DESC) INCLUDE (company_id);

create table company_search_bits (
  kind text not null,
  id text not null,
  bits bit varying not null,
  constraint company_search_bits_pkey PRIMARY KEY (kind, id),
  constraint company_search_bits_kind_check CHECK ((kind = ANY (ARRAY['OPEN'::text, 'COMPANY_SIZE'::text, 'INDUSTRY'::text, 'PREFECTURE'::text, 'SELECTION_CRITERION'::text, 'JOB_TYPE'::text, 'SCOUT_TYPE'::text, 'JOB'::text])))
);

create table company_search_word (
  company_id uuid not null,
  ordinal integer not null,
  names text[] not null,
  grams text[] not null,
  keys text[] not null,
  constraint company_search_word_pkey PRIMARY KEY (company_id),
  constraint company_search_word_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_search(company_id) ON DELETE CASCADE
);
CREATE INDEX company_search_word_grams ON public.company_search_word USING gin (grams) WITH (fastupdate=off);

create table company_section (
  company_id uuid not null,
  section text not null,
  version integer not null,
  edited_at timestamp with time zone not null default now(),
  edited_by uuid not null,
  constraint company_section_pkey PRIMARY KEY (company_id, section),
  constraint company_section_company_id_edited_by_fkey FOREIGN KEY (company_id, edited_by) REFERENCES company_user(company_id, id),
  constraint company_section_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_section_section_check CHECK ((section = ANY (ARRAY['NAMES'::text, 'INFORMATION'::text, 'ADDRESS'::text, 'OTHERS'::text, 'LOGO'::text, 'COVER'::text, 'VISIBILITY'::text, 'TAGLINE'::text, 'CONTENTS'::text, 'VOICES'::text, 'QUESTIONS'::text, 'FIGURES'::text, 'YOUTH_INFORMATION'::text, 'SELECTION_CRITERIA'::text]))),
  constraint company_section_version_check CHECK ((version >= 1))
);

create table company_selection_criterion (
  id smallint not null,
  label text not null,
  constraint company_selection_criterion_pkey PRIMARY KEY (id),
  constraint company_selection_criterion_label_key UNIQUE (label)
);

create table company_size (
  id smallint not null,
  label text not null,
  band text not null,
  constraint company_size_pkey PRIMARY KEY (id),
  constraint company_size_label_key UNIQUE (label)
);

create table company_url (
  company_id uuid not null,
  "position" smallint not null,
  label text not null,
  url text not null,
  constraint company_url_pkey PRIMARY KEY (company_id, "position"),
  constraint company_url_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_url_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= (16 * 40)))),
  constraint company_url_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 500)))
);

create table company_user (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  role text not null,
  status text not null,
  family_name text not null,
  given_name text not null,
  family_name_kana text not null,
  given_name_kana text not null,
  department text not null default ''::text,
  title text not null default ''::text,
  message_to_students text not null default ''::text,
  inserted_at timestamp with time zone not null default now(),
  picture_file text,
  digest_hour smallint not null default 9,
  constraint company_user_pkey PRIMARY KEY (company_id, id),
  constraint company_user_id_key UNIQUE (id),
  constraint company_user_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_user_digest_hour_check CHECK (((digest_hour >= 7) AND (digest_hour <= 20))),
  constraint company_user_message_to_students_check CHECK ((char_length(message_to_students) <= (16 * 200))),
  constraint company_user_names CHECK (((char_length(family_name) <= (16 * 40)) AND (char_length(given_name) <= (16 * 40)) AND ((status <> 'ACTIVE'::text) OR ((family_name <> ''::text) AND (given_name <> ''::text))))),
  constraint company_user_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'RECRUITER'::text, 'INTERVIEWER'::text, 'VIEWER'::text]))),
  constraint company_user_status_check CHECK ((status = ANY (ARRAY['INVITED'::text, 'ACTIVE'::text, 'DISABLED'::text])))
);
CREATE INDEX company_user_picture_file ON public.company_user USING btree (picture_file) WHERE (picture_file IS NOT NULL);
CREATE TRIGGER company_user_active AFTER UPDATE OF status ON public.company_user FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION note_user_active();

create table company_user_account (
  company_id uuid not null,
  company_user_id uuid not null,
  email text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  sso_provider text,
  inserted_at timestamp with time zone not null default now(),
  invitation_code_sha256 bytea,
  invitation_expires_at timestamp with time zone,
  is_active boolean not null default false,
  last_signed_in_at timestamp with time zone,
  invited_by uuid,
  constraint company_user_account_pkey PRIMARY KEY (company_user_id),
  constraint company_user_account_email_in_company UNIQUE (company_id, email),
  constraint company_user_account_invitation_code_sha256_key UNIQUE (invitation_code_sha256),
  constraint company_user_account_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint company_user_account_invited_by FOREIGN KEY (company_id, invited_by) REFERENCES company_user(company_id, id),
  constraint company_user_account_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 254))),
  constraint company_user_account_invitation CHECK (((invitation_code_sha256 IS NULL) OR (invitation_expires_at IS NOT NULL))),
  constraint company_user_account_sso_provider_check CHECK ((sso_provider = 'GOOGLE'::text))
);
CREATE INDEX company_user_account_email ON public.company_user_account USING btree (email);
CREATE UNIQUE INDEX company_user_account_email_active ON public.company_user_account USING btree (email) WHERE is_active;
CREATE TRIGGER company_user_account_active BEFORE INSERT ON public.company_user_account FOR EACH ROW EXECUTE FUNCTION note_account_active();

create table company_user_consent (
  company_id uuid not null,
  company_user_id uuid not null,
  kind text not null,
  version text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint company_user_consent_pkey PRIMARY KEY (company_id, company_user_id, kind, version),
  constraint company_user_consent_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint company_user_consent_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'policy'::text])))
);

create table company_voice (
  company_id uuid not null,
  "position" smallint not null,
  speaker text not null,
  body text not null,
  image_id uuid,
  constraint company_voice_pkey PRIMARY KEY (company_id, "position"),
  constraint company_voice_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_voice_company_id_image_id_fkey FOREIGN KEY (company_id, image_id) REFERENCES company_image(company_id, id),
  constraint company_voice_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 400)))),
  constraint company_voice_speaker_check CHECK (((char_length(speaker) >= 1) AND (char_length(speaker) <= (16 * 40))))
);
CREATE INDEX company_voice_of_image ON public.company_voice USING btree (company_id, image_id) WHERE (image_id IS NOT NULL);

create table company_youth_information (
  company_id uuid not null,
  kind text not null,
  body text not null,
  constraint company_youth_information_pkey PRIMARY KEY (company_id, kind),
  constraint company_youth_information_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint company_youth_information_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 400)))),
  constraint company_youth_information_kind_check CHECK ((kind = ANY (ARRAY['HIRES_AND_LEAVERS'::text, 'TENURE'::text, 'TRAINING'::text, 'OVERTIME_AND_LEAVE'::text, 'PARENTAL_LEAVE_AND_WOMEN'::text])))
);

create table consent (
  candidate_id uuid not null,
  kind text not null,
  version text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint consent_pkey PRIMARY KEY (candidate_id, kind, version),
  constraint consent_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE
);

create table contract (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  plan_key text not null,
  status text not null,
  starts_on date not null,
  ends_on date not null,
  inserted_at timestamp with time zone not null default now(),
  suspended_from text,
  ended_from text,
  ended_from_ends_on date,
  ended_at timestamp with time zone,
  constraint contract_pkey PRIMARY KEY (company_id, id),
  constraint contract_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint contract_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES plan(key),
  constraint contract_check CHECK ((ends_on >= starts_on)),
  constraint contract_ended_from CHECK ((((ended_from IS NULL) = (ended_from_ends_on IS NULL)) AND ((ended_from IS NULL) = (ended_at IS NULL)) AND ((ended_from IS NULL) OR (status = ANY (ARRAY['EXPIRED'::text, 'SUSPENDED'::text, 'TERMINATED'::text]))))),
  constraint contract_ended_from_check CHECK ((ended_from = ANY (ARRAY['UNDER_REVIEW'::text, 'TRIAL'::text, 'ACTIVE'::text, 'RENEWAL_PENDING'::text]))),
  constraint contract_status_check CHECK ((status = ANY (ARRAY['APPLIED'::text, 'UNDER_REVIEW'::text, 'TRIAL'::text, 'ACTIVE'::text, 'RENEWAL_PENDING'::text, 'EXPIRED'::text, 'SUSPENDED'::text, 'TERMINATED'::text]))),
  constraint contract_suspended_from CHECK (((status = 'SUSPENDED'::text) OR (suspended_from IS NULL))),
  constraint contract_suspended_from_check CHECK ((suspended_from = ANY (ARRAY['APPLIED'::text, 'UNDER_REVIEW'::text, 'TRIAL'::text, 'ACTIVE'::text, 'RENEWAL_PENDING'::text, 'EXPIRED'::text])))
);
CREATE INDEX contract_ending ON public.contract USING btree (ends_on) WHERE (status = ANY (ARRAY['TRIAL'::text, 'ACTIVE'::text, 'RENEWAL_PENDING'::text, 'EXPIRED'::text]));
CREATE UNIQUE INDEX contract_in_force ON public.contract USING btree (company_id) WHERE (status = ANY (ARRAY['APPLIED'::text, 'UNDER_REVIEW'::text, 'TRIAL'::text, 'ACTIVE'::text, 'RENEWAL_PENDING'::text, 'SUSPENDED'::text]));
CREATE CONSTRAINT TRIGGER contract_changes_search AFTER INSERT OR DELETE OR UPDATE OF status, ends_on, starts_on ON public.contract DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION company_changes_search();

create table contract_request (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  status text not null default 'OPEN'::text,
  plan_key text,
  wanted_from date,
  message text not null default ''::text,
  contract_ends_on date not null,
  requested_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  constraint contract_request_pkey PRIMARY KEY (company_id, id),
  constraint contract_request_id_key UNIQUE (id),
  constraint contract_request_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES admin_account(id),
  constraint contract_request_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint contract_request_company_id_requested_by_fkey FOREIGN KEY (company_id, requested_by) REFERENCES company_user(company_id, id),
  constraint contract_request_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES plan(key),
  constraint contract_request_answer_check CHECK ((char_length(answer) <= (16 * 1000))),
  constraint contract_request_answered CHECK ((((status = 'OPEN'::text) = (answered_at IS NULL)) AND (num_nonnulls(answered_at, answered_by, answer) = ANY (ARRAY[0, 3])))),
  constraint contract_request_kind_check CHECK ((kind = ANY (ARRAY['RENEWAL'::text, 'PLAN_CHANGE'::text, 'CONTACTS'::text]))),
  constraint contract_request_message_check CHECK ((char_length(message) <= (16 * 1000))),
  constraint contract_request_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'DONE'::text, 'DECLINED'::text]))),
  constraint contract_request_wanted CHECK ((((kind = 'CONTACTS'::text) = (wanted_from IS NULL)) AND ((kind <> 'CONTACTS'::text) OR (plan_key IS NULL)) AND ((kind <> 'PLAN_CHANGE'::text) OR (plan_key IS NOT NULL))))
);
CREATE UNIQUE INDEX contract_request_one_open ON public.contract_request USING btree (company_id, ((kind = 'CONTACTS'::text))) WHERE (status = 'OPEN'::text);
CREATE INDEX contract_request_queue ON public.contract_request USING btree (inserted_at) WHERE (status = 'OPEN'::text);

create table contract_suspension (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  status text not null default 'REQUESTED'::text,
  reason text not null,
  requested_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  lifted_at timestamp with time zone,
  constraint contract_suspension_pkey PRIMARY KEY (company_id, id),
  constraint contract_suspension_id_key UNIQUE (id),
  constraint contract_suspension_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint contract_suspension_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_account(id),
  constraint contract_suspension_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES admin_account(id),
  constraint contract_suspension_check CHECK ((((status = 'REQUESTED'::text) = (decided_at IS NULL)) AND (num_nonnulls(decided_at, decided_by) = ANY (ARRAY[0, 2])))),
  constraint contract_suspension_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= (16 * 1000)))),
  constraint contract_suspension_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'CONFIRMED'::text, 'WITHDRAWN'::text]))),
  constraint contract_suspension_two_people CHECK (((status <> 'CONFIRMED'::text) OR (decided_by <> requested_by)))
);
CREATE UNIQUE INDEX contract_suspension_one_open ON public.contract_suspension USING btree (company_id) WHERE (status = 'REQUESTED'::text);

create table contract_trial (
  corporate_number text not null,
  started_on date not null,
  constraint contract_trial_pkey PRIMARY KEY (corporate_number),
  constraint contract_trial_corporate_number_check CHECK ((corporate_number ~ '^[0-9]{13}$'::text))
);

create table day_notice (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  booking_id uuid not null,
  candidate_id uuid not null,
  kind text not null,
  minutes smallint,
  told_at timestamp with time zone not null default now(),
  constraint day_notice_pkey PRIMARY KEY (company_id, id),
  constraint day_notice_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint day_notice_company_id_booking_id_fkey FOREIGN KEY (company_id, booking_id) REFERENCES booking(company_id, id) ON DELETE CASCADE,
  constraint day_notice_kind_check CHECK ((kind = ANY (ARRAY['LATE'::text, 'ABSENT'::text, 'COMING'::text]))),
  constraint day_notice_minutes CHECK ((((kind = 'LATE'::text) = (minutes IS NOT NULL)) AND ((minutes >= 1) AND (minutes <= 120))))
);
CREATE INDEX day_notice_of_booking ON public.day_notice USING btree (company_id, booking_id, told_at);
CREATE INDEX day_notice_of_candidate ON public.day_notice USING btree (candidate_id);

create table decline_reason (
  id smallint not null,
  label text not null,
  constraint decline_reason_pkey PRIMARY KEY (id),
  constraint decline_reason_label_key UNIQUE (label)
);

create table encourage_event (
  id integer not null generated by default as identity,
  title text not null,
  event_category_id smallint not null,
  application_start_at timestamp with time zone not null,
  application_end_at timestamp with time zone not null,
  company_name text not null,
  company_logo_url text,
  event_url text not null,
  thumbnail_url text,
  "position" integer not null,
  constraint encourage_event_pkey PRIMARY KEY (id),
  constraint encourage_event_position UNIQUE ("position") DEFERRABLE INITIALLY DEFERRED,
  constraint encourage_event_event_category_id_fkey FOREIGN KEY (event_category_id) REFERENCES event_category(id),
  constraint encourage_event_check CHECK ((application_end_at > application_start_at)),
  constraint encourage_event_texts CHECK ((((char_length(title) >= 1) AND (char_length(title) <= (16 * 60))) AND ((char_length(company_name) >= 1) AND (char_length(company_name) <= (16 * 60))) AND (char_length(event_url) <= 500) AND (char_length(company_logo_url) <= 500) AND (char_length(thumbnail_url) <= 500)))
);

create table evaluation (
  company_id uuid not null,
  booking_id uuid not null,
  company_user_id uuid not null,
  candidate_id uuid not null,
  form_version integer not null,
  scores smallint[] not null,
  text text not null,
  inserted_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  constraint evaluation_pkey PRIMARY KEY (company_id, booking_id, company_user_id),
  constraint evaluation_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint evaluation_company_id_booking_id_fkey FOREIGN KEY (company_id, booking_id) REFERENCES booking(company_id, id) ON DELETE CASCADE,
  constraint evaluation_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint evaluation_scores_check CHECK (((cardinality(scores) <= 6) AND (1 <= ALL (scores)) AND (5 >= ALL (scores)))),
  constraint evaluation_text_check CHECK ((char_length(text) <= (16 * 1000)))
);
CREATE INDEX evaluation_of_candidate ON public.evaluation USING btree (candidate_id, company_id);

create table evaluation_form (
  company_id uuid not null,
  version integer not null,
  points text[] not null,
  company_user_id uuid not null,
  inserted_at timestamp with time zone not null default now(),
  constraint evaluation_form_pkey PRIMARY KEY (company_id, version),
  constraint evaluation_form_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint evaluation_form_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint evaluation_form_points_check CHECK ((cardinality(points) <= 6)),
  constraint evaluation_form_version_check CHECK ((version > 0))
);

create table event_category (
  id smallint not null,
  label text not null,
  constraint event_category_pkey PRIMARY KEY (id),
  constraint event_category_label_key UNIQUE (label)
);

create table fair_job (
  company_id uuid not null,
  job_id uuid not null,
  constraint fair_job_pkey PRIMARY KEY (company_id, job_id),
  constraint fair_job_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE
);

create table fair_mode (
  company_id uuid not null,
  scope text not null,
  started_at timestamp with time zone not null default now(),
  constraint fair_mode_pkey PRIMARY KEY (company_id),
  constraint fair_mode_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint fair_mode_scope_check CHECK ((scope = ANY (ARRAY['NONE'::text, 'EVERY_JOB'::text, 'CHOSEN_JOBS'::text])))
);

create table fair_mode_user (
  company_id uuid not null,
  company_user_id uuid not null,
  constraint fair_mode_user_pkey PRIMARY KEY (company_id, company_user_id),
  constraint fair_mode_user_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint fair_mode_user_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE
);

create table favorite_company (
  candidate_id uuid not null,
  company_id uuid not null,
  inserted_at timestamp with time zone not null default now(),
  candidate_ordinal integer not null,
  constraint favorite_company_pkey PRIMARY KEY (candidate_id, company_id),
  constraint favorite_company_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint favorite_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX favorite_company_of_company ON public.favorite_company USING btree (company_id, candidate_id) INCLUDE (candidate_ordinal);
CREATE TRIGGER favorite_changes_search AFTER INSERT ON public.favorite_company FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION favorite_changes_search();
CREATE TRIGGER favorite_leaves_search AFTER DELETE ON public.favorite_company FOR EACH ROW EXECUTE FUNCTION favorite_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.favorite_company FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table graduation_year (
  year smallint not null,
  constraint graduation_year_pkey PRIMARY KEY (year)
);

create table idempotency_key (
  actor text not null,
  key text not null,
  operation text not null,
  payload_sha256 bytea not null,
  result jsonb not null,
  inserted_at timestamp with time zone not null default now(),
  constraint idempotency_key_pkey PRIMARY KEY (actor, key),
  constraint idempotency_key_key_check CHECK (((char_length(key) >= 8) AND (char_length(key) <= 100)))
);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (inserted_at);

create table industry (
  id smallint not null,
  label text not null,
  industry_group text not null,
  is_active boolean not null default true,
  constraint industry_pkey PRIMARY KEY (id),
  constraint industry_label_key UNIQUE (label)
);

create table inquiry (
  id uuid not null default uuidv7(),
  receipt_number text not null,
  area text not null,
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  category text not null,
  name text not null,
  email text not null,
  body text not null,
  reported_company_id uuid,
  reported_job_id uuid,
  status text not null default 'OPEN'::text,
  due_on date not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  inserted_at timestamp with time zone not null default now(),
  screen text not null default ''::text,
  assigned_to uuid,
  close_reason text,
  reported_scout_invitation_id uuid,
  follows_account boolean not null default false,
  constraint inquiry_pkey PRIMARY KEY (id),
  constraint inquiry_receipt_number_key UNIQUE (receipt_number),
  constraint inquiry_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES admin_account(id),
  constraint inquiry_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint inquiry_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE SET NULL,
  constraint inquiry_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_account(id),
  constraint inquiry_reported_company_id_fkey FOREIGN KEY (reported_company_id) REFERENCES company(id),
  constraint inquiry_reported_company_id_reported_job_id_fkey FOREIGN KEY (reported_company_id, reported_job_id) REFERENCES job(company_id, id) ON DELETE SET NULL,
  constraint inquiry_reported_thread FOREIGN KEY (reported_company_id, reported_scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE SET NULL (reported_scout_invitation_id),
  constraint inquiry_area_check CHECK ((area = ANY (ARRAY['CANDIDATE'::text, 'CLIENT'::text]))),
  constraint inquiry_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 2000)))),
  constraint inquiry_category_check CHECK ((category = ANY (ARRAY['USAGE'::text, 'ACCOUNT'::text, 'SCOUT'::text, 'CONTENT'::text, 'CONTRACT'::text, 'PRIVACY'::text, 'OTHER'::text]))),
  constraint inquiry_close_reason_check CHECK (((char_length(close_reason) >= 1) AND (char_length(close_reason) <= (16 * 200)))),
  constraint inquiry_closed CHECK (((close_reason IS NULL) OR (status = 'CLOSED'::text))),
  constraint inquiry_decided CHECK (((status = 'OPEN'::text) = (decided_at IS NULL))),
  constraint inquiry_email_check CHECK ((char_length(email) <= 254)),
  constraint inquiry_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= (16 * 60)))),
  constraint inquiry_receipt_number_check CHECK ((receipt_number ~ '^Q-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint inquiry_screen_check CHECK (((screen = ''::text) OR ((screen ~~ '/client%'::text) AND (char_length(screen) <= 200)))),
  constraint inquiry_sender CHECK (((candidate_id IS NULL) OR (company_user_id IS NULL))),
  constraint inquiry_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ANSWERED'::text, 'CLOSED'::text])))
);
CREATE INDEX inquiry_about_company ON public.inquiry USING btree (reported_company_id) WHERE (reported_company_id IS NOT NULL);
CREATE INDEX inquiry_about_job ON public.inquiry USING btree (reported_job_id) WHERE (reported_job_id IS NOT NULL);
CREATE INDEX inquiry_by_age ON public.inquiry USING btree (inserted_at);
CREATE INDEX inquiry_of_candidate ON public.inquiry USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);
CREATE INDEX inquiry_queue ON public.inquiry USING btree (status, due_on, id);

create table inquiry_attachment (
  inquiry_id uuid not null,
  "position" integer not null,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  constraint inquiry_attachment_pkey PRIMARY KEY (inquiry_id, "position"),
  constraint inquiry_attachment_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id) ON DELETE CASCADE,
  constraint inquiry_attachment_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= ((5 * 1024) * 1024)))),
  constraint inquiry_attachment_content_type_check CHECK ((content_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text]))),
  constraint inquiry_attachment_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= (16 * 100)))),
  constraint inquiry_attachment_position_check CHECK ((("position" >= 0) AND ("position" <= 2)))
);

create table inquiry_message (
  inquiry_id uuid not null,
  id uuid not null default uuidv7(),
  company_id uuid,
  body text not null,
  admin_account_id uuid,
  inserted_at timestamp with time zone not null default now(),
  discarded_at timestamp with time zone,
  constraint inquiry_message_pkey PRIMARY KEY (inquiry_id, id),
  constraint inquiry_message_id_key UNIQUE (id),
  constraint inquiry_message_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id),
  constraint inquiry_message_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint inquiry_message_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id) ON DELETE CASCADE,
  constraint inquiry_message_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 2000))))
);
CREATE TRIGGER inquiry_message_stays BEFORE UPDATE OF inquiry_id, id, company_id, body, admin_account_id, inserted_at ON public.inquiry_message FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table inquiry_note (
  inquiry_id uuid not null,
  id uuid not null default uuidv7(),
  admin_account_id uuid not null,
  body text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint inquiry_note_pkey PRIMARY KEY (inquiry_id, id),
  constraint inquiry_note_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id),
  constraint inquiry_note_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiry(id) ON DELETE CASCADE,
  constraint inquiry_note_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 1000))))
);
CREATE TRIGGER inquiry_note_stays BEFORE UPDATE ON public.inquiry_note FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table inquiry_template (
  id uuid not null default uuidv7(),
  title text not null,
  body text not null,
  is_in_use boolean not null default true,
  version integer not null default 1,
  updated_by uuid not null,
  updated_at timestamp with time zone not null default now(),
  inserted_at timestamp with time zone not null default now(),
  constraint inquiry_template_pkey PRIMARY KEY (id),
  constraint inquiry_template_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES admin_account(id),
  constraint inquiry_template_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 2000)))),
  constraint inquiry_template_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 60))))
);
CREATE UNIQUE INDEX inquiry_template_title ON public.inquiry_template USING btree (title) WHERE is_in_use;

create table invoice (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  number text not null,
  status text not null default 'UNPAID'::text,
  issued_on date not null,
  due_on date not null,
  starts_on date not null,
  ends_on date not null,
  plan_key text,
  recipient_name text not null,
  issuer_name text not null,
  issuer_address text not null,
  registration_number text,
  payee text,
  paid_on date,
  cancelled_on date,
  cancel_reason text,
  issued_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  constraint invoice_pkey PRIMARY KEY (company_id, id),
  constraint invoice_id_key UNIQUE (id),
  constraint invoice_number_key UNIQUE (number),
  constraint invoice_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint invoice_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES admin_account(id),
  constraint invoice_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES plan(key),
  constraint invoice_cancel_reason_check CHECK ((char_length(cancel_reason) <= (16 * 200))),
  constraint invoice_cancelled CHECK ((((status = 'CANCELLED'::text) = (cancelled_on IS NOT NULL)) AND ((status = 'CANCELLED'::text) = (cancel_reason IS NOT NULL)))),
  constraint invoice_check CHECK ((due_on >= issued_on)),
  constraint invoice_check1 CHECK ((ends_on >= starts_on)),
  constraint invoice_number_check CHECK ((number ~ '^INV-[0-9]{4}-[0-9]{6,}$'::text)),
  constraint invoice_paid CHECK (((status = 'PAID'::text) = (paid_on IS NOT NULL))),
  constraint invoice_registration_number_check CHECK ((registration_number ~ '^T[0-9]{13}$'::text)),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['UNPAID'::text, 'PAID'::text, 'CANCELLED'::text])))
);
CREATE INDEX invoice_unpaid ON public.invoice USING btree (due_on, number) WHERE (status = 'UNPAID'::text);

create table invoice_counter (
  year integer not null,
  last integer not null,
  constraint invoice_counter_pkey PRIMARY KEY (year),
  constraint invoice_counter_last_check CHECK ((last > 0)),
  constraint invoice_counter_year_check CHECK (((year >= 2020) AND (year <= 9999)))
);

create table invoice_line (
  company_id uuid not null,
  invoice_id uuid not null,
  "position" integer not null,
  description text not null,
  quantity integer not null,
  unit_price integer not null,
  tax_rate integer not null,
  constraint invoice_line_pkey PRIMARY KEY (company_id, invoice_id, "position"),
  constraint invoice_line_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id),
  constraint invoice_line_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= (16 * 100)))),
  constraint invoice_line_position_check CHECK ((("position" >= 0) AND ("position" <= 99))),
  constraint invoice_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100000))),
  constraint invoice_line_tax_rate_check CHECK ((tax_rate = ANY (ARRAY[0, 8, 10]))),
  constraint invoice_line_unit_price_check CHECK (((unit_price >= '-100000000'::integer) AND (unit_price <= 100000000)))
);

create table job (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  title text not null,
  status text not null default 'DRAFT'::text,
  is_archived boolean not null default false,
  scout_type_id smallint not null,
  job_type_ids smallint[] not null,
  kind text,
  completion_description text not null default ''::text,
  scheduling_id uuid,
  recruitment_process_description text not null default ''::text,
  total_sent integer not null default 0,
  last_edited_at timestamp with time zone not null default now(),
  inserted_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone not null default now(),
  revision integer not null default 0,
  published_at timestamp with time zone,
  is_taken_down boolean not null default false,
  constraint job_pkey PRIMARY KEY (company_id, id),
  constraint job_id_key UNIQUE (id),
  constraint job_title_unique UNIQUE (company_id, title),
  constraint job_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint job_company_id_scheduling_id_fkey FOREIGN KEY (company_id, scheduling_id) REFERENCES scheduling(company_id, id),
  constraint job_scout_type_id_fkey FOREIGN KEY (scout_type_id) REFERENCES scout_type(id),
  constraint job_check CHECK ((((kind = 'SCHEDULING'::text) = (scheduling_id IS NOT NULL)) OR ((kind IS NULL) AND (scheduling_id IS NULL)))),
  constraint job_check1 CHECK (((status = 'DRAFT'::text) OR (kind IS NOT NULL))),
  constraint job_check2 CHECK (((status = 'PUBLISHED'::text) OR (total_sent = 0))),
  constraint job_completion_description_check CHECK ((char_length(completion_description) <= (16 * 1000))),
  constraint job_job_type_ids_check CHECK (((cardinality(job_type_ids) >= 1) AND (cardinality(job_type_ids) <= 5))),
  constraint job_kind_check CHECK ((kind = ANY (ARRAY['MESSAGE'::text, 'SCHEDULING'::text]))),
  constraint job_recruitment_process_description_check CHECK ((char_length(recruitment_process_description) <= (16 * 1000))),
  constraint job_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text]))),
  constraint job_taken_down_is_archived CHECK (((NOT is_taken_down) OR is_archived)),
  constraint job_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 40)))),
  constraint job_total_sent_check CHECK ((total_sent >= 0))
);
CREATE INDEX job_to_check ON public.job USING btree (checked_at) WHERE ((status = 'PUBLISHED'::text) AND (NOT is_archived));
CREATE CONSTRAINT TRIGGER job_changes_search AFTER INSERT OR DELETE OR UPDATE OF status, is_archived, scout_type_id, job_type_ids, last_edited_at ON public.job DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION company_changes_search();

create table job_change (
  company_id uuid not null,
  job_id uuid not null,
  id uuid not null default uuidv7(),
  company_user_id uuid not null,
  title_before text not null,
  title_after text not null,
  scout_type_id_before smallint not null,
  scout_type_id_after smallint not null,
  conditions_before jsonb not null,
  conditions_after jsonb not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint job_change_pkey PRIMARY KEY (company_id, id),
  constraint job_change_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint job_change_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_change_scout_type_id_after_fkey FOREIGN KEY (scout_type_id_after) REFERENCES scout_type(id),
  constraint job_change_scout_type_id_before_fkey FOREIGN KEY (scout_type_id_before) REFERENCES scout_type(id)
);
CREATE INDEX job_change_of_job ON public.job_change USING btree (company_id, job_id, changed_at);
CREATE INDEX job_change_of_user ON public.job_change USING btree (company_id, company_user_id);

create table job_completion_url (
  company_id uuid not null,
  job_id uuid not null,
  "position" smallint not null,
  label text not null,
  url text not null,
  constraint job_completion_url_pkey PRIMARY KEY (company_id, job_id, "position"),
  constraint job_completion_url_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_completion_url_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= (16 * 40)))),
  constraint job_completion_url_url_check CHECK ((url ~ '^https?://'::text)),
  constraint job_completion_url_url_check1 CHECK ((char_length(url) <= 500))
);

create table job_condition (
  company_id uuid not null,
  job_id uuid not null,
  "position" smallint not null,
  label text not null,
  body text not null,
  constraint job_condition_pkey PRIMARY KEY (company_id, job_id, "position"),
  constraint job_condition_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_condition_body_check CHECK ((char_length(body) <= (16 * 1000))),
  constraint job_condition_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= (16 * 40))))
);

create table job_content (
  company_id uuid not null,
  job_id uuid not null,
  "position" smallint not null,
  kind text not null,
  text text not null default ''::text,
  video_id text,
  image_id uuid,
  constraint job_content_pkey PRIMARY KEY (company_id, job_id, "position"),
  constraint job_content_company_id_image_id_fkey FOREIGN KEY (company_id, image_id) REFERENCES company_image(company_id, id),
  constraint job_content_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_content_check CHECK ((((kind = 'IMAGE'::text) = (image_id IS NOT NULL)) AND ((kind = 'YOUTUBE'::text) = (video_id IS NOT NULL)))),
  constraint job_content_kind_check CHECK ((kind = ANY (ARRAY['HEADING'::text, 'TEXT'::text, 'IMAGE'::text, 'YOUTUBE'::text]))),
  constraint job_content_text_check CHECK ((char_length(text) <= (16 * 2000))),
  constraint job_content_video_id_check CHECK ((video_id ~ '^[A-Za-z0-9_-]{11}$'::text))
);
CREATE INDEX job_content_of_image ON public.job_content USING btree (company_id, image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX job_content_of_video ON public.job_content USING btree (video_id) WHERE (video_id IS NOT NULL);

create table job_hunting_status (
  id smallint not null,
  label text not null,
  status_group text not null,
  constraint job_hunting_status_pkey PRIMARY KEY (id),
  constraint job_hunting_status_label_key UNIQUE (label)
);

create table job_interest (
  candidate_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  inserted_at timestamp with time zone not null default now(),
  candidate_ordinal integer not null,
  constraint job_interest_pkey PRIMARY KEY (candidate_id, job_id),
  constraint job_interest_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint job_interest_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE
);
CREATE INDEX job_interest_by_time ON public.job_interest USING btree (inserted_at);
CREATE INDEX job_interest_of_company ON public.job_interest USING btree (company_id, candidate_id) INCLUDE (candidate_ordinal);
CREATE INDEX job_interest_of_job ON public.job_interest USING btree (company_id, job_id);
CREATE TRIGGER favorite_changes_search AFTER INSERT ON public.job_interest FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION favorite_changes_search();
CREATE TRIGGER favorite_leaves_search AFTER DELETE ON public.job_interest FOR EACH ROW EXECUTE FUNCTION favorite_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.job_interest FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table job_presence (
  company_id uuid not null,
  job_id uuid not null,
  company_user_id uuid not null,
  seen_at timestamp with time zone not null default now(),
  constraint job_presence_pkey PRIMARY KEY (company_id, job_id, company_user_id),
  constraint job_presence_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint job_presence_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE
);
CREATE INDEX job_presence_of_user ON public.job_presence USING btree (company_id, company_user_id);

create table job_recruitment_step (
  company_id uuid not null,
  job_id uuid not null,
  "position" smallint not null,
  recruitment_step_id smallint,
  custom_label text,
  constraint job_recruitment_step_pkey PRIMARY KEY (company_id, job_id, "position"),
  constraint job_recruitment_step_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_recruitment_step_recruitment_step_id_fkey FOREIGN KEY (recruitment_step_id) REFERENCES recruitment_step(id),
  constraint job_recruitment_step_check CHECK ((num_nonnulls(recruitment_step_id, custom_label) = 1)),
  constraint job_recruitment_step_custom_label_check CHECK (((char_length(custom_label) >= 1) AND (char_length(custom_label) <= (16 * 20))))
);

create table job_save (
  company_id uuid not null,
  job_id uuid not null,
  part text not null,
  revision integer not null,
  company_user_id uuid not null,
  saved_at timestamp with time zone not null default now(),
  constraint job_save_pkey PRIMARY KEY (company_id, job_id, part),
  constraint job_save_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint job_save_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_save_part_check CHECK ((part = ANY (ARRAY['CONTENTS'::text, 'PROCESS'::text, 'COMPLETION'::text, 'STATUS'::text])))
);
CREATE INDEX job_save_of_user ON public.job_save USING btree (company_id, company_user_id);

create table job_takedown (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  job_id uuid not null,
  reason text not null,
  was_archived boolean not null,
  taken_down_by uuid not null,
  taken_down_at timestamp with time zone not null default now(),
  put_back_by uuid,
  put_back_at timestamp with time zone,
  constraint job_takedown_pkey PRIMARY KEY (company_id, id),
  constraint job_takedown_id_key UNIQUE (id),
  constraint job_takedown_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint job_takedown_put_back_by_fkey FOREIGN KEY (put_back_by) REFERENCES admin_account(id),
  constraint job_takedown_taken_down_by_fkey FOREIGN KEY (taken_down_by) REFERENCES admin_account(id),
  constraint job_takedown_put_back CHECK (((put_back_by IS NULL) = (put_back_at IS NULL))),
  constraint job_takedown_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= (16 * 1000))))
);
CREATE INDEX job_takedown_of_job ON public.job_takedown USING btree (company_id, job_id);
CREATE UNIQUE INDEX job_takedown_open ON public.job_takedown USING btree (company_id, job_id) WHERE (put_back_at IS NULL);

create table job_type (
  id smallint not null,
  label text not null,
  job_type_group text not null,
  is_active boolean not null default true,
  constraint job_type_pkey PRIMARY KEY (id),
  constraint job_type_label_key UNIQUE (label)
);

create table known_device (
  candidate_id uuid not null,
  id uuid not null default uuidv7(),
  family text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint known_device_pkey PRIMARY KEY (candidate_id, family),
  constraint known_device_id_key UNIQUE (id),
  constraint known_device_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint known_device_family_check CHECK ((char_length(family) <= 40))
);

create table line_code (
  candidate_id uuid not null,
  id uuid not null,
  code_sha256 bytea not null,
  expires_at timestamp with time zone not null,
  constraint line_code_pkey PRIMARY KEY (candidate_id),
  constraint line_code_code_sha256_key UNIQUE (code_sha256),
  constraint line_code_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate_account(candidate_id) ON DELETE CASCADE
);
CREATE INDEX line_code_by_end ON public.line_code USING btree (expires_at);

create table mail_domain (
  company_id uuid not null,
  domain text not null,
  token text not null,
  status text not null default 'PENDING'::text,
  found text[] not null default '{}'::text[],
  inserted_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone,
  proven_at timestamp with time zone,
  constraint mail_domain_pkey PRIMARY KEY (company_id, domain),
  constraint mail_domain_token_key UNIQUE (token),
  constraint mail_domain_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint mail_domain_check CHECK (((status = 'PROVEN'::text) = (proven_at IS NOT NULL))),
  constraint mail_domain_domain_check CHECK (((domain = lower(domain)) AND ((char_length(domain) >= 4) AND (char_length(domain) <= 253)))),
  constraint mail_domain_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'PROVEN'::text, 'FAILED'::text])))
);
CREATE UNIQUE INDEX mail_domain_proven ON public.mail_domain USING btree (domain) WHERE (status = 'PROVEN'::text);

create table notification_mail (
  id uuid not null default uuidv7(),
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid,
  effect_key text not null,
  inserted_at timestamp with time zone not null default now(),
  claimed_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint notification_mail_pkey PRIMARY KEY (id),
  constraint notification_mail_once UNIQUE NULLS NOT DISTINCT (candidate_id, company_user_id, admin_account_id, effect_key),
  constraint notification_mail_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id) ON DELETE CASCADE,
  constraint notification_mail_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint notification_mail_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint notification_mail_check CHECK ((num_nonnulls(candidate_id, company_user_id, admin_account_id) = 1)),
  constraint notification_mail_check1 CHECK (((company_id IS NULL) = (company_user_id IS NULL)))
);
CREATE INDEX notification_mail_age ON public.notification_mail USING btree (inserted_at);
CREATE INDEX notification_mail_of_admin ON public.notification_mail USING btree (admin_account_id) WHERE (admin_account_id IS NOT NULL);
CREATE INDEX notification_mail_of_company_user ON public.notification_mail USING btree (company_id, company_user_id) WHERE (company_user_id IS NOT NULL);
CREATE INDEX notification_mail_waiting ON public.notification_mail USING btree (inserted_at) WHERE (done_at IS NULL);

create table notification_push (
  notification_id uuid not null,
  push_device_id uuid not null,
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  inserted_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  claimed_at timestamp with time zone,
  constraint notification_push_pkey PRIMARY KEY (notification_id, push_device_id),
  constraint notification_push_candidate_id_notification_id_fkey FOREIGN KEY (candidate_id, notification_id) REFERENCES candidate_notification(candidate_id, id) ON DELETE CASCADE,
  constraint notification_push_company_id_company_user_id_notification__fkey FOREIGN KEY (company_id, company_user_id, notification_id) REFERENCES company_notification(company_id, company_user_id, id) ON DELETE CASCADE,
  constraint notification_push_push_device_id_fkey FOREIGN KEY (push_device_id) REFERENCES push_device(id) ON DELETE CASCADE,
  constraint notification_push_check CHECK ((num_nonnulls(candidate_id, company_user_id) = 1)),
  constraint notification_push_check1 CHECK (((company_id IS NULL) = (company_user_id IS NULL)))
);
CREATE INDEX notification_push_of_device ON public.notification_push USING btree (push_device_id);

create table offer_report (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  accepted_on date not null,
  status text not null default 'SUBMITTED'::text,
  answer_by timestamp with time zone not null,
  answered_at timestamp with time zone,
  company_user_id uuid,
  inserted_at timestamp with time zone not null default now(),
  resolution text,
  resolved_by uuid,
  recorded_by text not null default 'STUDENT'::text,
  constraint offer_report_pkey PRIMARY KEY (id),
  constraint offer_report_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint offer_report_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint offer_report_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id),
  constraint offer_report_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admin_account(id),
  constraint offer_report_answered CHECK (((status = 'SUBMITTED'::text) = (answered_at IS NULL))),
  constraint offer_report_recorded_by_check CHECK ((recorded_by = ANY (ARRAY['STUDENT'::text, 'COMPANY'::text]))),
  constraint offer_report_resolution_check CHECK (((char_length(resolution) >= 1) AND (char_length(resolution) <= (16 * 500)))),
  constraint offer_report_resolved CHECK (((num_nonnulls(resolution, resolved_by) = ANY (ARRAY[0, 2])) AND ((resolution IS NULL) OR (status = ANY (ARRAY['CONFIRMED'::text, 'CANCELLED'::text]))))),
  constraint offer_report_status_check CHECK ((status = ANY (ARRAY['SUBMITTED'::text, 'CONFIRMED'::text, 'MISMATCH'::text, 'CONFIRMED_BY_TIMEOUT'::text, 'CANCELLED'::text])))
);
CREATE INDEX offer_report_of_candidate ON public.offer_report USING btree (candidate_id, id);
CREATE INDEX offer_report_of_company ON public.offer_report USING btree (company_id, status, id);
CREATE INDEX offer_report_of_invitation ON public.offer_report USING btree (company_id, scout_invitation_id);
CREATE UNIQUE INDEX offer_report_once ON public.offer_report USING btree (candidate_id, company_id) WHERE (status = ANY (ARRAY['SUBMITTED'::text, 'CONFIRMED'::text, 'CONFIRMED_BY_TIMEOUT'::text]));
CREATE INDEX offer_report_queue ON public.offer_report USING btree (status, answer_by);
CREATE INDEX offer_report_silent ON public.offer_report USING btree (answer_by) WHERE (status = 'SUBMITTED'::text);

create table offer_report_note (
  offer_report_id uuid not null,
  id uuid not null default uuidv7(),
  admin_account_id uuid not null,
  body text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint offer_report_note_pkey PRIMARY KEY (offer_report_id, id),
  constraint offer_report_note_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id),
  constraint offer_report_note_offer_report_id_fkey FOREIGN KEY (offer_report_id) REFERENCES offer_report(id) ON DELETE CASCADE,
  constraint offer_report_note_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= (16 * 1000))))
);
CREATE TRIGGER offer_report_note_stays BEFORE UPDATE ON public.offer_report_note FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table oidc_flow (
  state_sha256 bytea not null,
  browser_sha256 bytea not null,
  provider text not null,
  intent text not null,
  candidate_id uuid,
  redirect_to text,
  campaign jsonb not null default '{}'::jsonb,
  subject text,
  expires_at timestamp with time zone not null,
  consents jsonb,
  constraint oidc_flow_pkey PRIMARY KEY (state_sha256),
  constraint oidc_flow_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint oidc_flow_check CHECK (((intent = 'LINK'::text) = (candidate_id IS NOT NULL))),
  constraint oidc_flow_check1 CHECK (((subject IS NULL) OR (intent = 'REGISTER'::text))),
  constraint oidc_flow_intent_check CHECK ((intent = ANY (ARRAY['SIGN_IN'::text, 'REGISTER'::text, 'LINK'::text]))),
  constraint oidc_flow_redirect_to_check CHECK ((char_length(redirect_to) <= 2000)),
  constraint oidc_flow_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
);
CREATE INDEX oidc_flow_expiry ON public.oidc_flow USING btree (expires_at);
CREATE INDEX oidc_flow_of_candidate ON public.oidc_flow USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);

create table open_reading (
  company_id uuid not null,
  company_user_id uuid not null,
  candidate_id uuid not null,
  constraint open_reading_pkey PRIMARY KEY (company_id, company_user_id, candidate_id),
  constraint open_reading_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint open_reading_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint open_reading_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX open_reading_of_candidate ON public.open_reading USING btree (candidate_id);

create table outgoing_stop (
  channel text not null,
  kind text not null,
  reason text not null,
  admin_account_id uuid not null,
  inserted_at timestamp with time zone not null default now(),
  constraint outgoing_stop_pkey PRIMARY KEY (channel, kind),
  constraint outgoing_stop_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id),
  constraint outgoing_stop_channel_check CHECK ((channel = ANY (ARRAY['MAIL'::text, 'PUSH'::text]))),
  constraint outgoing_stop_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60))),
  constraint outgoing_stop_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= (16 * 200))))
);
CREATE INDEX outgoing_stop_admin_account_id_idx ON public.outgoing_stop USING btree (admin_account_id);

create table passed_over_candidate (
  company_id uuid not null,
  candidate_id uuid not null,
  candidate_ordinal integer not null,
  company_user_id uuid not null,
  is_for_team boolean not null,
  passed_over_at timestamp with time zone not null default now(),
  constraint passed_over_candidate_pkey PRIMARY KEY (company_id, candidate_id, company_user_id, is_for_team),
  constraint passed_over_candidate_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint passed_over_candidate_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint passed_over_candidate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE UNIQUE INDEX passed_over_by_team ON public.passed_over_candidate USING btree (company_id, candidate_id) WHERE is_for_team;
CREATE INDEX passed_over_candidate_of_candidate ON public.passed_over_candidate USING btree (candidate_id);
CREATE TRIGGER passing_over_changes_search AFTER INSERT ON public.passed_over_candidate FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION passing_over_changes_search();
CREATE TRIGGER passing_over_leaves_search AFTER DELETE ON public.passed_over_candidate FOR EACH ROW EXECUTE FUNCTION passing_over_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.passed_over_candidate FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table passkey_challenge (
  challenge_sha256 bytea not null,
  candidate_id uuid,
  expires_at timestamp with time zone not null,
  staff_id uuid,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge_sha256),
  constraint passkey_challenge_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint passkey_challenge_asker CHECK ((num_nonnulls(candidate_id, staff_id) <= 1))
);
CREATE INDEX passkey_challenge_expiry ON public.passkey_challenge USING btree (expires_at);
CREATE INDEX passkey_challenge_of_candidate ON public.passkey_challenge USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);

create table password_reset (
  token_sha256 bytea not null,
  area text not null,
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_reset_pkey PRIMARY KEY (token_sha256),
  constraint password_reset_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint password_reset_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint password_reset_area_check CHECK ((area = ANY (ARRAY['candidate'::text, 'client'::text]))),
  constraint password_reset_check CHECK ((((area = 'candidate'::text) AND (candidate_id IS NOT NULL) AND (num_nonnulls(company_id, company_user_id) = 0)) OR ((area = 'client'::text) AND (num_nonnulls(company_id, company_user_id) = 2) AND (candidate_id IS NULL))))
);
CREATE INDEX password_reset_age ON public.password_reset USING btree (inserted_at);
CREATE INDEX password_reset_of_candidate ON public.password_reset USING btree (candidate_id, inserted_at DESC) WHERE (candidate_id IS NOT NULL);
CREATE INDEX password_reset_of_company_user ON public.password_reset USING btree (company_user_id, inserted_at DESC) WHERE (company_user_id IS NOT NULL);

create table personality_trait_statement (
  trait_id text not null,
  name text not null,
  left_label text not null,
  right_label text not null,
  constraint personality_trait_statement_pkey PRIMARY KEY (trait_id),
  constraint personality_trait_statement_trait_id_check CHECK ((trait_id ~ '^T[0-9]{2}$'::text))
);

create table plan (
  key text not null,
  label text not null,
  monthly_price_yen integer not null,
  company_user_limit integer,
  published_job_limit integer,
  scout_limit_per_month integer not null,
  bulk_send_limit integer not null,
  label_limit integer not null,
  features text[] not null default '{}'::text[],
  open_scheduling_limit integer,
  saved_filter_limit integer not null,
  constraint plan_pkey PRIMARY KEY (key)
);

create table positive_action (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  reason text not null,
  begins_on date not null,
  ends_on date not null,
  started_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint positive_action_pkey PRIMARY KEY (company_id, id),
  constraint positive_action_no_overlap EXCLUDE USING gist (company_id WITH =, daterange(begins_on, ends_on, '[]'::text) WITH &&) WHERE ((ended_at IS NULL)),
  constraint positive_action_company_id_ended_by_fkey FOREIGN KEY (company_id, ended_by) REFERENCES company_user(company_id, id),
  constraint positive_action_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint positive_action_company_id_started_by_fkey FOREIGN KEY (company_id, started_by) REFERENCES company_user(company_id, id),
  constraint positive_action_check CHECK ((ends_on > begins_on)),
  constraint positive_action_check1 CHECK ((num_nonnulls(ended_by, ended_at) = ANY (ARRAY[0, 2]))),
  constraint positive_action_reason_check CHECK ((reason <> ''::text))
);

create table pre_registration (
  id uuid not null default uuidv7(),
  company_name text not null,
  family_name text not null,
  given_name text not null,
  family_name_kana text not null,
  given_name_kana text not null,
  department text,
  email text not null,
  phone_number text not null,
  postal_code text,
  address text,
  message text,
  policy_version text not null,
  inserted_at timestamp with time zone not null default now(),
  status text not null default 'APPLIED'::text,
  decided_at timestamp with time zone,
  decided_by uuid,
  corporate_number text,
  constraint pre_registration_pkey PRIMARY KEY (id),
  constraint pre_registration_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_account(id),
  constraint pre_registration_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= (16 * 200)))),
  constraint pre_registration_company_name_check CHECK (((char_length(company_name) >= 1) AND (char_length(company_name) <= (16 * 100)))),
  constraint pre_registration_corporate_number_check CHECK ((corporate_number ~ '^[0-9]{13}$'::text)),
  constraint pre_registration_decided CHECK (((status = 'APPLIED'::text) = (decided_at IS NULL))),
  constraint pre_registration_department_check CHECK (((char_length(department) >= 1) AND (char_length(department) <= (16 * 60)))),
  constraint pre_registration_email_check CHECK ((char_length(email) <= 254)),
  constraint pre_registration_family_name_check CHECK (((char_length(family_name) >= 1) AND (char_length(family_name) <= (16 * 40)))),
  constraint pre_registration_family_name_kana_check CHECK (((char_length(family_name_kana) >= 1) AND (char_length(family_name_kana) <= (16 * 60)))),
  constraint pre_registration_given_name_check CHECK (((char_length(given_name) >= 1) AND (char_length(given_name) <= (16 * 40)))),
  constraint pre_registration_given_name_kana_check CHECK (((char_length(given_name_kana) >= 1) AND (char_length(given_name_kana) <= (16 * 60)))),
  constraint pre_registration_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= (16 * 1000)))),
  constraint pre_registration_phone_number_check CHECK ((phone_number ~ '^\+81[1-9]\d{8,9}$'::text)),
  constraint pre_registration_postal_code_check CHECK ((postal_code ~ '^\d{7}$'::text)),
  constraint pre_registration_status_check CHECK ((status = ANY (ARRAY['APPLIED'::text, 'APPROVED'::text, 'REJECTED'::text])))
);
CREATE INDEX pre_registration_age ON public.pre_registration USING btree (inserted_at);
CREATE INDEX pre_registration_queue ON public.pre_registration USING btree (status, inserted_at DESC);

create table prefecture (
  id text not null,
  region_id text not null,
  label text not null,
  constraint prefecture_pkey PRIMARY KEY (id),
  constraint prefecture_label_key UNIQUE (label),
  constraint prefecture_region_id_fkey FOREIGN KEY (region_id) REFERENCES region(id),
  constraint prefecture_id_check CHECK ((id ~ '^[0-9]{2}$'::text))
);

create table profile_view (
  inserted_at timestamp with time zone not null default now(),
  company_id uuid not null,
  candidate_id uuid not null,
  company_user_id uuid not null
) partition by RANGE (inserted_at);
CREATE INDEX profile_view_of_candidate ON ONLY public.profile_view USING btree (candidate_id, inserted_at DESC);

create table profile_view_unplaced partition of profile_view default;

create table push_device (
  id uuid not null default uuidv7(),
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  token text not null,
  session_token_sha256 bytea,
  device_family text not null default ''::text,
  registered_at timestamp with time zone not null default now(),
  is_stopped boolean not null default false,
  service text not null default 'BROWSER'::text,
  constraint push_device_pkey PRIMARY KEY (id),
  constraint push_device_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate_account(candidate_id) ON DELETE CASCADE,
  constraint push_device_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint push_device_session_token_sha256_fkey FOREIGN KEY (session_token_sha256) REFERENCES session(token_sha256) ON DELETE SET NULL,
  constraint push_device_check CHECK ((num_nonnulls(candidate_id, company_user_id) = 1)),
  constraint push_device_check1 CHECK (((company_id IS NULL) = (company_user_id IS NULL))),
  constraint push_device_check2 CHECK (((service <> 'LINE'::text) OR (candidate_id IS NOT NULL))),
  constraint push_device_device_family_check CHECK ((char_length(device_family) <= 60)),
  constraint push_device_service_check CHECK ((service = ANY (ARRAY['BROWSER'::text, 'LINE'::text]))),
  constraint push_device_token_check CHECK (((char_length(token) >= 1) AND (char_length(token) <= 2000)))
);
CREATE INDEX push_device_of_company_user ON public.push_device USING btree (company_id, company_user_id) WHERE (company_user_id IS NOT NULL);
CREATE INDEX push_device_of_session ON public.push_device USING btree (session_token_sha256);
CREATE INDEX push_device_of_student ON public.push_device USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);
CREATE UNIQUE INDEX push_device_once_for_company_users ON public.push_device USING btree (token) WHERE (company_user_id IS NOT NULL);
CREATE UNIQUE INDEX push_device_once_for_students ON public.push_device USING btree (token) WHERE (candidate_id IS NOT NULL);
CREATE UNIQUE INDEX push_device_one_line_a_student ON public.push_device USING btree (candidate_id) WHERE (service = 'LINE'::text);

create unlogged table rate_limit (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_expiry ON public.rate_limit USING btree (expire);

create table reason_figures_off (
  company_id uuid not null,
  company_user_id uuid not null,
  constraint reason_figures_off_pkey PRIMARY KEY (company_id, company_user_id),
  constraint reason_figures_off_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE
);

create table recruitment_step (
  id smallint not null,
  label text not null,
  constraint recruitment_step_pkey PRIMARY KEY (id),
  constraint recruitment_step_label_key UNIQUE (label)
);

create table region (
  id text not null,
  name text not null,
  "position" smallint not null,
  constraint region_pkey PRIMARY KEY (id),
  constraint region_name_key UNIQUE (name)
);

create table repeatable_migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint repeatable_migration_pkey PRIMARY KEY (name)
);

create table retention_run (
  kind text not null,
  day date not null,
  runs integer not null default 1,
  rows bigint not null,
  last_run_at timestamp with time zone not null default now(),
  constraint retention_run_pkey PRIMARY KEY (kind, day),
  constraint retention_run_rows_check CHECK ((rows >= 0)),
  constraint retention_run_runs_check CHECK ((runs > 0))
);

create table saved_filter (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  condition text not null,
  created_by uuid not null,
  inserted_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  last_opened_at timestamp with time zone not null default now(),
  matches_read_at timestamp with time zone,
  constraint saved_filter_pkey PRIMARY KEY (company_id, id),
  constraint saved_filter_name_unique UNIQUE (company_id, name),
  constraint saved_filter_company_id_created_by_fkey FOREIGN KEY (company_id, created_by) REFERENCES company_user(company_id, id),
  constraint saved_filter_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint saved_filter_condition_check CHECK (((char_length(condition) >= 1) AND (char_length(condition) <= 4000))),
  constraint saved_filter_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= (16 * 30))))
);

create table saved_filter_alert (
  company_id uuid not null,
  saved_filter_id uuid not null,
  company_user_id uuid not null,
  timing text not null,
  hour integer not null,
  weekday integer not null,
  told_until timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint saved_filter_alert_pkey PRIMARY KEY (company_id, saved_filter_id, company_user_id),
  constraint saved_filter_alert_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint saved_filter_alert_company_id_saved_filter_id_fkey FOREIGN KEY (company_id, saved_filter_id) REFERENCES saved_filter(company_id, id) ON DELETE CASCADE,
  constraint saved_filter_alert_hour_check CHECK (((hour >= 7) AND (hour <= 20))),
  constraint saved_filter_alert_timing_check CHECK ((timing = ANY (ARRAY['IMMEDIATELY'::text, 'DAILY'::text, 'WEEKLY'::text]))),
  constraint saved_filter_alert_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE INDEX saved_filter_alert_due ON public.saved_filter_alert USING btree (due_at);
CREATE INDEX saved_filter_alert_of_company_user ON public.saved_filter_alert USING btree (company_id, company_user_id);

create table saved_filter_chunk (
  company_id uuid not null,
  saved_filter_id uuid not null,
  chunk integer not null,
  bits bit(16384) not null,
  constraint saved_filter_chunk_pkey PRIMARY KEY (company_id, saved_filter_id, chunk),
  constraint saved_filter_chunk_company_id_saved_filter_id_fkey FOREIGN KEY (company_id, saved_filter_id) REFERENCES saved_filter(company_id, id) ON DELETE CASCADE,
  constraint saved_filter_chunk_chunk_check CHECK ((chunk >= 0))
);

create table saved_filter_match (
  company_id uuid not null,
  saved_filter_id uuid not null,
  candidate_id uuid not null,
  found_at timestamp with time zone not null,
  constraint saved_filter_match_pkey PRIMARY KEY (company_id, saved_filter_id, candidate_id),
  constraint saved_filter_match_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint saved_filter_match_company_id_saved_filter_id_fkey FOREIGN KEY (company_id, saved_filter_id) REFERENCES saved_filter(company_id, id) ON DELETE CASCADE
);
CREATE INDEX saved_filter_match_found ON public.saved_filter_match USING btree (found_at);
CREATE INDEX saved_filter_match_of_candidate ON public.saved_filter_match USING btree (candidate_id);

create table scheduling (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  type text not null,
  title text not null,
  location text not null default ''::text,
  url text,
  belongings text[] not null default '{}'::text[],
  emergency_contact text not null default ''::text,
  remind_one_day_before boolean not null default true,
  remind_three_days_before boolean not null default true,
  inserted_at timestamp with time zone not null default now(),
  revision integer not null default 0,
  saved_by uuid,
  saved_at timestamp with time zone,
  calendar_changed_at timestamp with time zone not null default now(),
  constraint scheduling_pkey PRIMARY KEY (company_id, id),
  constraint scheduling_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint scheduling_saved_by_fkey FOREIGN KEY (company_id, saved_by) REFERENCES company_user(company_id, id),
  constraint scheduling_belongings_check CHECK ((cardinality(belongings) <= 10)),
  constraint scheduling_emergency_contact_check CHECK ((char_length(emergency_contact) <= (16 * 100))),
  constraint scheduling_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 40)))),
  constraint scheduling_type_check CHECK ((type = ANY (ARRAY['EVENT'::text, 'INTERVIEW'::text])))
);
CREATE TRIGGER scheduling_changes_calendar BEFORE UPDATE ON public.scheduling FOR EACH ROW WHEN ((((((old.title IS DISTINCT FROM new.title) OR (old.location IS DISTINCT FROM new.location)) OR (old.url IS DISTINCT FROM new.url)) OR (old.belongings IS DISTINCT FROM new.belongings)) OR (old.emergency_contact IS DISTINCT FROM new.emergency_contact))) EXECUTE FUNCTION scheduling_changes_calendar();

create table scheduling_date (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scheduling_id uuid not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  capacity smallint not null,
  booked smallint not null default 0,
  is_force_capacity_full boolean not null default false,
  inserted_at timestamp with time zone not null default now(),
  closing_hours smallint not null default 12,
  offered smallint not null default 0,
  called_off_at timestamp with time zone,
  calendar_changed_at timestamp with time zone not null default now(),
  constraint scheduling_date_pkey PRIMARY KEY (company_id, id),
  constraint scheduling_date_duplicate_time_slot UNIQUE (company_id, scheduling_id, start_at, end_at) DEFERRABLE,
  constraint scheduling_date_id_key UNIQUE (id),
  constraint scheduling_date_company_id_scheduling_id_fkey FOREIGN KEY (company_id, scheduling_id) REFERENCES scheduling(company_id, id) ON DELETE CASCADE,
  constraint scheduling_date_called_off CHECK (((called_off_at IS NULL) OR is_force_capacity_full)),
  constraint scheduling_date_capacity_check CHECK (((capacity >= 1) AND (capacity <= 500))),
  constraint scheduling_date_check CHECK ((end_at > start_at)),
  constraint scheduling_date_closing_hours CHECK (((closing_hours >= 2) AND (closing_hours <= 72))),
  constraint scheduling_date_not_overbooked CHECK (((booked >= 0) AND (offered >= 0) AND ((booked + offered) <= capacity)))
);
CREATE INDEX scheduling_date_calendar ON public.scheduling_date USING btree (company_id, start_at);
CREATE INDEX scheduling_date_of_scheduling ON public.scheduling_date USING btree (scheduling_id, start_at);
CREATE TRIGGER date_changes_calendar BEFORE UPDATE ON public.scheduling_date FOR EACH ROW WHEN (((old.start_at IS DISTINCT FROM new.start_at) OR (old.end_at IS DISTINCT FROM new.end_at))) EXECUTE FUNCTION date_changes_calendar();
CREATE TRIGGER deleted_date_leaves_calendars BEFORE DELETE ON public.scheduling_date FOR EACH ROW EXECUTE FUNCTION deleted_date_leaves_calendars();

create table scheduling_date_notified_company_user (
  company_id uuid not null,
  scheduling_date_id uuid not null,
  company_user_id uuid not null,
  constraint scheduling_date_notified_company_user_pkey PRIMARY KEY (company_id, scheduling_date_id, company_user_id),
  constraint scheduling_date_notified_comp_company_id_scheduling_date_i_fkey FOREIGN KEY (company_id, scheduling_date_id) REFERENCES scheduling_date(company_id, id) ON DELETE CASCADE,
  constraint scheduling_date_notified_compan_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id)
);
CREATE TRIGGER date_enters_staff_calendar AFTER INSERT ON public.scheduling_date_notified_company_user FOR EACH ROW EXECUTE FUNCTION date_enters_staff_calendar();
CREATE TRIGGER date_leaves_staff_calendar AFTER DELETE ON public.scheduling_date_notified_company_user FOR EACH ROW EXECUTE FUNCTION date_leaves_staff_calendar();

create table scheduling_date_request (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  status text not null default 'REQUESTED'::text,
  request text not null,
  preferred_dates date[] not null default '{}'::date[],
  preferred_times text[] not null default '{}'::text[],
  inserted_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  requested_at timestamp with time zone not null default now(),
  refusal_message text,
  step smallint not null default 1,
  is_before_dates boolean not null default false,
  constraint scheduling_date_request_pkey PRIMARY KEY (company_id, id),
  constraint scheduling_date_request_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scheduling_date_request_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scheduling_date_request_check CHECK ((cardinality(preferred_times) = cardinality(preferred_dates))),
  constraint scheduling_date_request_check1 CHECK (((refusal_message IS NULL) OR ((status = 'REFUSED'::text) AND ((char_length(refusal_message) >= 1) AND (char_length(refusal_message) <= (16 * 300)))))),
  constraint scheduling_date_request_preferred_dates_check CHECK ((cardinality(preferred_dates) <= 3)),
  constraint scheduling_date_request_preferred_times_check CHECK ((preferred_times <@ ARRAY['MORNING'::text, 'AFTERNOON'::text, 'EVENING'::text])),
  constraint scheduling_date_request_request_check CHECK (((char_length(request) >= 10) AND (char_length(request) <= (16 * 300)))),
  constraint scheduling_date_request_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'ANSWERED'::text, 'REFUSED'::text, 'CLOSED'::text, 'UNANSWERED'::text]))),
  constraint scheduling_date_request_step_check CHECK ((step >= 1))
);
CREATE INDEX scheduling_date_request_answered ON public.scheduling_date_request USING btree (answered_at) WHERE (status = 'ANSWERED'::text);
CREATE INDEX scheduling_date_request_of_candidate ON public.scheduling_date_request USING btree (candidate_id);
CREATE UNIQUE INDEX scheduling_date_request_one_open ON public.scheduling_date_request USING btree (company_id, scout_invitation_id) WHERE (status = 'REQUESTED'::text);
CREATE INDEX scheduling_date_request_queue ON public.scheduling_date_request USING btree (company_id, status, inserted_at);

create table scheduling_setting (
  company_id uuid not null,
  closing_hours smallint not null,
  constraint scheduling_setting_pkey PRIMARY KEY (company_id),
  constraint scheduling_setting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint scheduling_setting_hours CHECK (((closing_hours >= 2) AND (closing_hours <= 72)))
);

create table schema_migration (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (number)
);

create table school (
  id integer not null,
  name text not null,
  kind text not null,
  prefecture_id text not null,
  search_name_keys text[] not null generated always as (prefixed('sn:'::text, search_grams(school_names_text(name, kana, short_names)))) stored,
  retired_at timestamp with time zone,
  is_active boolean not null generated always as ((retired_at IS NULL)) stored,
  kana text not null default ''::text,
  short_names text[] not null default '{}'::text[],
  constraint school_pkey PRIMARY KEY (id),
  constraint school_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefecture(id)
);
CREATE TRIGGER school_changes_search AFTER UPDATE ON public.school FOR EACH ROW WHEN ((old.search_name_keys IS DISTINCT FROM new.search_name_keys)) EXECUTE FUNCTION school_changes_search();

create table school_department (
  id integer not null,
  school_id integer not null,
  name text not null,
  category text not null,
  search_name_keys text[] not null generated always as (prefixed('sd:'::text, search_grams(search_name_text(name)))) stored,
  retired_at timestamp with time zone,
  is_active boolean not null generated always as ((retired_at IS NULL)) stored,
  constraint school_department_pkey PRIMARY KEY (id),
  constraint school_department_school_id_id_key UNIQUE (school_id, id),
  constraint school_department_school_id_fkey FOREIGN KEY (school_id) REFERENCES school(id),
  constraint school_department_category_check CHECK ((category = ANY (ARRAY['HUMANITIES'::text, 'SCIENCE'::text, 'OTHER'::text])))
);
CREATE TRIGGER school_department_changes_search AFTER UPDATE ON public.school_department FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION school_department_changes_search();

create table school_group (
  id smallint not null,
  name text not null,
  constraint school_group_pkey PRIMARY KEY (id),
  constraint school_group_name_key UNIQUE (name)
);

create table school_group_member (
  school_group_id smallint not null,
  school_id integer not null,
  constraint school_group_member_pkey PRIMARY KEY (school_group_id, school_id),
  constraint school_group_member_school_group_id_fkey FOREIGN KEY (school_group_id) REFERENCES school_group(id),
  constraint school_group_member_school_id_fkey FOREIGN KEY (school_id) REFERENCES school(id)
);

create table school_import (
  id uuid not null default uuidv7(),
  admin_account_id uuid not null,
  file_name text not null,
  file_sha256 bytea not null,
  rows jsonb,
  inserted_at timestamp with time zone not null default now(),
  applied_at timestamp with time zone,
  added smallint not null default 0,
  renamed smallint not null default 0,
  retired smallint not null default 0,
  constraint school_import_pkey PRIMARY KEY (id),
  constraint school_import_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id),
  constraint school_import_check CHECK (((applied_at IS NULL) = (rows IS NOT NULL))),
  constraint school_import_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= (16 * 200)))),
  constraint school_import_file_sha256_check CHECK ((length(file_sha256) = 32))
);
CREATE INDEX school_import_applied ON public.school_import USING btree (applied_at DESC) WHERE (applied_at IS NOT NULL);

create table scout_benchmark (
  starts_on date not null,
  industry_id smallint,
  company_size_id smallint,
  measure text not null,
  companies integer not null,
  lower real not null,
  median real not null,
  upper real not null,
  constraint scout_benchmark_once UNIQUE NULLS NOT DISTINCT (starts_on, industry_id, company_size_id, measure),
  constraint scout_benchmark_company_size_id_fkey FOREIGN KEY (company_size_id) REFERENCES company_size(id),
  constraint scout_benchmark_industry_id_fkey FOREIGN KEY (industry_id) REFERENCES industry(id),
  constraint scout_benchmark_companies_check CHECK ((companies >= 10)),
  constraint scout_benchmark_measure_check CHECK ((measure = ANY (ARRAY['ACCEPTED'::text, 'MET'::text, 'DAYS'::text]))),
  constraint scout_benchmark_order CHECK (((lower <= median) AND (median <= upper)))
);

create table scout_claim (
  company_id uuid not null,
  candidate_id uuid not null,
  company_user_id uuid not null,
  claimed_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint scout_claim_pkey PRIMARY KEY (company_id, candidate_id),
  constraint scout_claim_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_claim_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_claim_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint scout_claim_check CHECK ((expires_at > claimed_at))
);
CREATE INDEX scout_claim_of_candidate ON public.scout_claim USING btree (candidate_id);
CREATE INDEX scout_claim_to_end ON public.scout_claim USING btree (company_id, expires_at);

create table scout_draft (
  company_id uuid not null,
  company_user_id uuid not null,
  job_id uuid not null,
  revision uuid not null,
  subject text not null,
  message text not null,
  scout_template_id uuid,
  scout_template_version integer,
  promises text[] not null,
  follow_up text,
  device_family text not null,
  left_out integer not null default 0,
  saved_at timestamp with time zone not null default now(),
  constraint scout_draft_pkey PRIMARY KEY (company_id, company_user_id, job_id),
  constraint scout_draft_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint scout_draft_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint scout_draft_check CHECK (((scout_template_id IS NULL) = (scout_template_version IS NULL))),
  constraint scout_draft_follow_up_check CHECK ((char_length(follow_up) <= (16 * 600))),
  constraint scout_draft_left_out_check CHECK ((left_out >= 0)),
  constraint scout_draft_message_check CHECK ((char_length(message) <= (16 * 3000))),
  constraint scout_draft_promises_check CHECK ((promises <@ ARRAY['DOCUMENTS_WAIVED'::text, 'FIRST_INTERVIEW_WAIVED'::text, 'EMPLOYEE_CHOSEN'::text, 'TRAVEL_PAID'::text, 'ONLINE_POSSIBLE'::text, 'EVENING_POSSIBLE'::text, 'RESULT_WITHIN_WEEK'::text, 'REASON_TOLD'::text])),
  constraint scout_draft_subject_check CHECK ((char_length(subject) <= (16 * 200)))
);
CREATE INDEX scout_draft_of_job ON public.scout_draft USING btree (company_id, job_id);
CREATE INDEX scout_draft_to_forget ON public.scout_draft USING btree (saved_at);

create table scout_draft_student (
  company_id uuid not null,
  company_user_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null,
  "position" integer not null,
  reason text not null,
  quotations jsonb not null,
  undelivered jsonb,
  constraint scout_draft_student_pkey PRIMARY KEY (company_id, company_user_id, job_id, candidate_id),
  constraint scout_draft_student_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_draft_student_company_id_company_user_id_job_id_fkey FOREIGN KEY (company_id, company_user_id, job_id) REFERENCES scout_draft(company_id, company_user_id, job_id) ON DELETE CASCADE,
  constraint scout_draft_student_quotations_check CHECK ((jsonb_typeof(quotations) = 'array'::text)),
  constraint scout_draft_student_reason_check CHECK ((char_length(reason) <= (16 * 1000))),
  constraint scout_draft_student_undelivered_check CHECK ((jsonb_typeof(undelivered) = 'object'::text))
);
CREATE INDEX scout_draft_student_of_candidate ON public.scout_draft_student USING btree (candidate_id, company_id);

create table scout_experiment (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  job_id uuid not null,
  company_user_id uuid not null,
  title text not null,
  subject_a text not null,
  message_a text not null,
  subject_b text not null,
  message_b text not null,
  base_rate smallint not null,
  difference smallint not null,
  started_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_cause text,
  constraint scout_experiment_pkey PRIMARY KEY (company_id, id),
  constraint scout_experiment_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_experiment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint scout_experiment_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint scout_experiment_base_rate_check CHECK (((base_rate >= 1) AND (base_rate <= 99))),
  constraint scout_experiment_difference_check CHECK (((difference >= 1) AND (difference <= 99))),
  constraint scout_experiment_end CHECK (((ended_at IS NULL) = (end_cause IS NULL))),
  constraint scout_experiment_end_cause_check CHECK ((end_cause = ANY (ARRAY['STOPPED'::text, 'TIME'::text, 'JOB'::text, 'CONTRACT'::text]))),
  constraint scout_experiment_message_a_check CHECK (((char_length(message_a) >= 100) AND (char_length(message_a) <= (16 * 1000)))),
  constraint scout_experiment_message_b_check CHECK (((char_length(message_b) >= 100) AND (char_length(message_b) <= (16 * 1000)))),
  constraint scout_experiment_subject_a_check CHECK (((char_length(subject_a) >= 1) AND (char_length(subject_a) <= (16 * 60)))),
  constraint scout_experiment_subject_b_check CHECK (((char_length(subject_b) >= 1) AND (char_length(subject_b) <= (16 * 60)))),
  constraint scout_experiment_sum CHECK (((base_rate + difference) <= 100)),
  constraint scout_experiment_term CHECK ((ends_at > started_at)),
  constraint scout_experiment_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 40))))
);
CREATE INDEX scout_experiment_of_company ON public.scout_experiment USING btree (company_id, started_at DESC);
CREATE UNIQUE INDEX scout_experiment_running ON public.scout_experiment USING btree (company_id, job_id) WHERE (ended_at IS NULL);

create table scout_experiment_block (
  company_id uuid not null,
  scout_experiment_id uuid not null,
  found_by_sha256 bytea not null,
  block text not null,
  constraint scout_experiment_block_pkey PRIMARY KEY (company_id, scout_experiment_id, found_by_sha256),
  constraint scout_experiment_block_company_id_scout_experiment_id_fkey FOREIGN KEY (company_id, scout_experiment_id) REFERENCES scout_experiment(company_id, id) ON DELETE CASCADE,
  constraint scout_experiment_block_block_check CHECK ((block ~ '^[AB]{0,6}$'::text)),
  constraint scout_experiment_block_found_by_sha256_check CHECK ((octet_length(found_by_sha256) = 32))
);

create table scout_experiment_student (
  company_id uuid not null,
  scout_experiment_id uuid not null,
  candidate_id uuid not null,
  version text not null,
  scout_invitation_id uuid,
  constraint scout_experiment_student_pkey PRIMARY KEY (company_id, scout_experiment_id, candidate_id),
  constraint scout_experiment_student_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_experiment_student_company_id_scout_experiment_id_fkey FOREIGN KEY (company_id, scout_experiment_id) REFERENCES scout_experiment(company_id, id) ON DELETE CASCADE,
  constraint scout_experiment_student_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE SET NULL (scout_invitation_id),
  constraint scout_experiment_student_version_check CHECK ((version = ANY (ARRAY['A'::text, 'B'::text])))
);
CREATE INDEX scout_experiment_student_candidate ON public.scout_experiment_student USING btree (candidate_id);
CREATE UNIQUE INDEX scout_experiment_student_scout ON public.scout_experiment_student USING btree (company_id, scout_invitation_id) WHERE (scout_invitation_id IS NOT NULL);

create table scout_follow_up (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  company_user_id uuid not null,
  text text not null,
  written_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  dropped_at timestamp with time zone,
  constraint scout_follow_up_pkey PRIMARY KEY (company_id, scout_invitation_id),
  constraint scout_follow_up_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_follow_up_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_follow_up_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_follow_up_settled_once CHECK (((delivered_at IS NULL) OR (dropped_at IS NULL))),
  constraint scout_follow_up_text CHECK ((char_length(text) <= (16 * 200)))
);
CREATE INDEX scout_follow_up_due ON public.scout_follow_up USING btree (due_at) WHERE ((delivered_at IS NULL) AND (dropped_at IS NULL));
CREATE INDEX scout_follow_up_of_candidate ON public.scout_follow_up USING btree (candidate_id);

create table scout_invitation (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  job_id uuid not null,
  template_message_history_id uuid not null,
  company_user_id uuid not null,
  round smallint not null default 1,
  status text not null default 'PENDING'::text,
  scheduling_status text,
  reason text not null,
  sent_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  schedule_by timestamp with time zone,
  read_at timestamp with time zone,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  decline_reason_id smallint,
  contacted_at timestamp with time zone,
  remind_at timestamp with time zone,
  candidate_ordinal integer not null,
  withdrawal_message text,
  outcome text,
  outcome_message text not null default ''::text,
  outcome_told_at timestamp with time zone,
  contacted_by uuid,
  contact_denied_at timestamp with time zone,
  contact_arrived_at timestamp with time zone,
  ended_without text,
  step smallint not null default 1,
  choose_by timestamp with time zone,
  outcome_step smallint not null default 1,
  withdrawn_by uuid,
  personal_share smallint,
  personal_share_rule smallint,
  postponed_at timestamp with time zone,
  is_fair boolean not null default false,
  reason_opening text,
  reason_source text,
  reason_quotations smallint,
  reason_letters smallint,
  constraint scout_invitation_pkey PRIMARY KEY (company_id, id),
  constraint scout_invitation_id_key UNIQUE (id),
  constraint scout_invitation_once UNIQUE (company_id, candidate_id, round),
  constraint scout_invitation_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_invitation_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_invitation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint scout_invitation_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id),
  constraint scout_invitation_company_id_template_message_history_id_fkey FOREIGN KEY (company_id, template_message_history_id) REFERENCES template_message_history(company_id, id),
  constraint scout_invitation_company_id_withdrawn_by_fkey FOREIGN KEY (company_id, withdrawn_by) REFERENCES company_user(company_id, id),
  constraint scout_invitation_contacted_by FOREIGN KEY (company_id, contacted_by) REFERENCES company_user(company_id, id),
  constraint scout_invitation_decline_reason_id_fkey FOREIGN KEY (decline_reason_id) REFERENCES decline_reason(id),
  constraint scout_invitation_check CHECK (((scheduling_status IS NULL) OR (status = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'HIRED'::text])))),
  constraint scout_invitation_check1 CHECK (((withdrawal_message IS NULL) OR ((status = 'DECLINED'::text) AND ((char_length(withdrawal_message) >= 1) AND (char_length(withdrawal_message) <= (16 * 300)))))),
  constraint scout_invitation_company_turn CHECK (((status <> 'ACCEPTED'::text) OR (scheduling_status IS DISTINCT FROM 'SCHEDULING_DATE_REQUESTED'::text) OR ((schedule_by IS NULL) AND (choose_by IS NULL)))),
  constraint scout_invitation_contact_arrived CHECK (((contact_arrived_at IS NULL) OR (contacted_at IS NOT NULL))),
  constraint scout_invitation_contacted CHECK (((contacted_by IS NULL) OR (contacted_at IS NOT NULL))),
  constraint scout_invitation_ended_without CHECK (((ended_without IS NULL) OR (status = 'DECLINED'::text))),
  constraint scout_invitation_ended_without_check CHECK ((ended_without = ANY (ARRAY['CONTACT'::text, 'DATES'::text, 'NEXT_DATES'::text, 'OUTCOME'::text]))),
  constraint scout_invitation_first_step CHECK (((step = 1) OR (schedule_by IS NULL))),
  constraint scout_invitation_further_step CHECK (((step > 1) OR (choose_by IS NULL))),
  constraint scout_invitation_outcome CHECK ((((outcome IS NULL) AND (outcome_message = ''::text)) OR ((outcome_told_at IS NOT NULL) AND (status = ANY (ARRAY['ACCEPTED'::text, 'HIRED'::text, 'DECLINED'::text]))))),
  constraint scout_invitation_outcome_check CHECK ((outcome = ANY (ARRAY['NEXT_STEP'::text, 'NOT_SELECTED'::text]))),
  constraint scout_invitation_outcome_message_check CHECK ((char_length(outcome_message) <= (16 * 300))),
  constraint scout_invitation_outcome_step CHECK (((outcome_step >= 1) AND (outcome_step <= step))),
  constraint scout_invitation_personal_share CHECK (((personal_share >= 0) AND (personal_share <= 100))),
  constraint scout_invitation_personal_share_rule CHECK ((personal_share_rule > 0)),
  constraint scout_invitation_personal_share_whole CHECK (((personal_share IS NULL) = (personal_share_rule IS NULL))),
  constraint scout_invitation_reason_length CHECK (((char_length(reason) >= 40) AND (char_length(reason) <= (16 * 300)))),
  constraint scout_invitation_reason_letters CHECK ((reason_letters >= 0)),
  constraint scout_invitation_reason_opening CHECK ((reason_opening = ANY (ARRAY['QUOTATION'::text, 'GREETING'::text, 'QUESTION'::text, 'COMPANY'::text, 'STUDENT'::text, 'QUOTATION_WITHIN'::text, 'OTHER'::text]))),
  constraint scout_invitation_reason_quotations CHECK ((reason_quotations >= 0)),
  constraint scout_invitation_reason_source CHECK ((reason_source = ANY (ARRAY['NONE'::text, 'STUDENT_PROJECT_EXPERIENCE'::text, 'SELF_INTRODUCTION'::text, 'TAGLINE'::text, 'INTERNSHIP_EXPERIENCE'::text, 'STUDY_ABROAD_EXPERIENCE'::text, 'QUALIFICATION_EXPERIENCE'::text, 'SEVERAL'::text]))),
  constraint scout_invitation_reason_style_whole CHECK ((num_nulls(reason_opening, reason_source, reason_quotations, reason_letters) = ANY (ARRAY[0, 4]))),
  constraint scout_invitation_round_check CHECK ((round = ANY (ARRAY[1, 2]))),
  constraint scout_invitation_scheduling_status_check CHECK ((scheduling_status = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'SCHEDULING_DATE_REQUESTED'::text]))),
  constraint scout_invitation_status_check CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'PENDING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'HIRED'::text]))),
  constraint scout_invitation_step_check CHECK ((step >= 1)),
  constraint scout_invitation_withdrawn CHECK (((withdrawn_by IS NULL) OR (status = 'EXPIRED'::text)))
);
CREATE INDEX scout_invitation_accepted ON public.scout_invitation USING btree (company_id, answered_at) WHERE (status = ANY (ARRAY['ACCEPTED'::text, 'HIRED'::text]));
CREATE INDEX scout_invitation_by_answer ON public.scout_invitation USING brin (answered_at) WITH (pages_per_range='32');
CREATE INDEX scout_invitation_by_sending ON public.scout_invitation USING brin (sent_at) WITH (pages_per_range='32');
CREATE INDEX scout_invitation_choose_by ON public.scout_invitation USING btree (choose_by) WHERE (choose_by IS NOT NULL);
CREATE INDEX scout_invitation_expiring ON public.scout_invitation USING btree (expires_at) WHERE (status = 'PENDING'::text);
CREATE INDEX scout_invitation_of_candidate ON public.scout_invitation USING btree (candidate_id, status, sent_at DESC);
CREATE INDEX scout_invitation_of_company ON public.scout_invitation USING btree (company_id, sent_at DESC);
CREATE INDEX scout_invitation_of_job ON public.scout_invitation USING btree (company_id, job_id, status);
CREATE INDEX scout_invitation_of_text ON public.scout_invitation USING btree (company_id, template_message_history_id);
CREATE INDEX scout_invitation_remind ON public.scout_invitation USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX scout_invitation_schedule_by ON public.scout_invitation USING btree (schedule_by) WHERE ((status = 'ACCEPTED'::text) AND (schedule_by IS NOT NULL));
CREATE INDEX scout_invitation_scheduled ON public.scout_invitation USING btree (sent_at) WHERE (status = 'SCHEDULED'::text);
CREATE INDEX scout_invitation_second ON public.scout_invitation USING btree (company_id, candidate_ordinal) INCLUDE (job_id) WHERE (round = 2);
CREATE INDEX scout_invitation_standing ON public.scout_invitation USING btree (company_id, status, candidate_ordinal) INCLUDE (round, job_id, scheduling_status, expires_at, schedule_by, answered_at, ended_at);
CREATE INDEX scout_invitation_to_do ON public.scout_invitation USING btree (company_id, candidate_id) INCLUDE (status, expires_at, answered_at, contacted_at, contact_denied_at, outcome_told_at, scheduling_status) WHERE ((status = ANY (ARRAY['PENDING'::text, 'SCHEDULED'::text])) OR ((status = 'ACCEPTED'::text) AND (contacted_at IS NULL) AND (outcome_told_at IS NULL) AND (scheduling_status IS NULL)));
CREATE INDEX scout_invitation_withdrawn_by ON public.scout_invitation USING btree (company_id, withdrawn_by) WHERE (withdrawn_by IS NOT NULL);
CREATE TRIGGER invitation_changes_search AFTER INSERT ON public.scout_invitation FOR EACH ROW WHEN ((NOT is_bulk_load())) EXECUTE FUNCTION invitation_changes_search();
CREATE TRIGGER invitation_leaves_search AFTER DELETE ON public.scout_invitation FOR EACH ROW EXECUTE FUNCTION invitation_changes_search();
CREATE TRIGGER row_knows_ordinal BEFORE INSERT ON public.scout_invitation FOR EACH ROW EXECUTE FUNCTION row_knows_ordinal();

create table scout_invitation_quotation (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  "position" smallint not null,
  field text not null,
  text text not null,
  passage text not null,
  constraint scout_invitation_quotation_pkey PRIMARY KEY (company_id, scout_invitation_id, "position"),
  constraint scout_invitation_quotation_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_invitation_quotation_check CHECK ((POSITION((text) IN (passage)) > 0)),
  constraint scout_invitation_quotation_field_check CHECK ((field = ANY (ARRAY['TAGLINE'::text, 'SELF_INTRODUCTION'::text, 'STUDENT_PROJECT_EXPERIENCE'::text, 'STUDY_ABROAD_EXPERIENCE'::text, 'QUALIFICATION_EXPERIENCE'::text, 'INTERNSHIP_EXPERIENCE'::text])))
);

create table scout_notification_default (
  company_id uuid not null,
  company_user_id uuid not null,
  kind text not null,
  timing text not null,
  constraint scout_notification_default_pkey PRIMARY KEY (company_id, company_user_id, kind),
  constraint scout_notification_default_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint scout_notification_default_kind_check CHECK ((kind = ANY (ARRAY['K01'::text, 'K02'::text, 'K03'::text, 'K04'::text, 'K05'::text, 'K06'::text, 'K07'::text, 'K32'::text]))),
  constraint scout_notification_default_timing_check CHECK ((timing = ANY (ARRAY['IMMEDIATELY'::text, 'DAILY_DIGEST'::text, 'OFF'::text])))
);

create table scout_notification_setting (
  company_id uuid not null,
  company_user_id uuid not null,
  job_id uuid not null,
  kind text not null,
  timing text not null,
  constraint scout_notification_setting_pkey PRIMARY KEY (company_id, company_user_id, job_id, kind),
  constraint scout_notification_setting_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint scout_notification_setting_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint scout_notification_setting_kind_check CHECK ((kind = ANY (ARRAY['K01'::text, 'K02'::text, 'K03'::text, 'K04'::text, 'K05'::text, 'K06'::text, 'K07'::text, 'K32'::text]))),
  constraint scout_notification_setting_timing_check CHECK ((timing = ANY (ARRAY['IMMEDIATELY'::text, 'DAILY_DIGEST'::text, 'OFF'::text])))
);
CREATE INDEX scout_notification_setting_of_job ON public.scout_notification_setting USING btree (company_id, job_id);

create table scout_outcome (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  step smallint not null,
  outcome text not null,
  message text not null,
  scheduling_id uuid,
  company_user_id uuid,
  written_at timestamp with time zone not null default now(),
  tells_at timestamp with time zone not null default now(),
  told_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  job_id uuid,
  constraint scout_outcome_pkey PRIMARY KEY (company_id, id),
  constraint scout_outcome_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_outcome_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_outcome_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE SET NULL (job_id),
  constraint scout_outcome_company_id_scheduling_id_fkey FOREIGN KEY (company_id, scheduling_id) REFERENCES scheduling(company_id, id),
  constraint scout_outcome_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_outcome_dates CHECK (((scheduling_id IS NULL) OR (outcome = 'NEXT_STEP'::text))),
  constraint scout_outcome_job CHECK (((job_id IS NULL) OR ((scheduling_id IS NULL) AND (outcome = 'NEXT_STEP'::text)))),
  constraint scout_outcome_message_check CHECK ((char_length(message) <= (16 * 300))),
  constraint scout_outcome_outcome_check CHECK ((outcome = ANY (ARRAY['NEXT_STEP'::text, 'NOT_SELECTED'::text]))),
  constraint scout_outcome_step_check CHECK ((step >= 1)),
  constraint scout_outcome_told_or_back CHECK (((told_at IS NULL) OR (taken_back_at IS NULL)))
);
CREATE INDEX scout_outcome_held ON public.scout_outcome USING btree (tells_at) WHERE ((told_at IS NULL) AND (taken_back_at IS NULL));
CREATE INDEX scout_outcome_of_candidate ON public.scout_outcome USING btree (candidate_id);
CREATE INDEX scout_outcome_of_invitation ON public.scout_outcome USING btree (company_id, scout_invitation_id, step);
CREATE INDEX scout_outcome_of_job ON public.scout_outcome USING btree (company_id, job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX scout_outcome_of_scheduling ON public.scout_outcome USING btree (company_id, scheduling_id) WHERE (scheduling_id IS NOT NULL);
CREATE UNIQUE INDEX scout_outcome_one_held ON public.scout_outcome USING btree (company_id, scout_invitation_id) WHERE ((told_at IS NULL) AND (taken_back_at IS NULL));

create table scout_placement (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  step text,
  revision integer not null,
  placed_by uuid not null,
  placed_at timestamp with time zone not null,
  constraint scout_placement_pkey PRIMARY KEY (company_id, scout_invitation_id),
  constraint scout_placement_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_placement_company_id_placed_by_fkey FOREIGN KEY (company_id, placed_by) REFERENCES company_user(company_id, id),
  constraint scout_placement_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_placement_revision CHECK ((revision > 0)),
  constraint scout_placement_step CHECK (((char_length(step) >= 1) AND (char_length(step) <= 400)))
);
CREATE INDEX scout_placement_of_candidate ON public.scout_placement USING btree (candidate_id);
CREATE INDEX scout_placement_of_user ON public.scout_placement USING btree (company_id, placed_by);

create table scout_promise (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  kind text not null,
  answer text,
  answered_at timestamp with time zone,
  constraint scout_promise_pkey PRIMARY KEY (company_id, scout_invitation_id, kind),
  constraint scout_promise_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_promise_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_promise_answer CHECK ((answer = ANY (ARRAY['KEPT'::text, 'BROKEN'::text, 'UNKNOWN'::text]))),
  constraint scout_promise_answered CHECK (((answered_at IS NULL) OR (answer IS NOT NULL))),
  constraint scout_promise_kind CHECK ((kind = ANY (ARRAY['DOCUMENTS_WAIVED'::text, 'FIRST_INTERVIEW_WAIVED'::text, 'EMPLOYEE_CHOSEN'::text, 'TRAVEL_PAID'::text, 'ONLINE_POSSIBLE'::text, 'EVENING_POSSIBLE'::text, 'RESULT_WITHIN_WEEK'::text, 'REASON_TOLD'::text])))
);
CREATE INDEX scout_promise_counted ON public.scout_promise USING btree (company_id, answered_at, scout_invitation_id) WHERE (answer = ANY (ARRAY['KEPT'::text, 'BROKEN'::text]));
CREATE INDEX scout_promise_of_candidate ON public.scout_promise USING btree (candidate_id);

create table scout_received_in_week (
  candidate_id uuid not null,
  week date not null,
  received smallint not null,
  constraint scout_received_in_week_pkey PRIMARY KEY (candidate_id, week),
  constraint scout_received_in_week_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_received_in_week_received_check CHECK (((received >= 0) AND (received <= 10))),
  constraint scout_received_in_week_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);

create table scout_sent_on_day (
  company_id uuid not null,
  day date not null,
  sent integer not null,
  constraint scout_sent_on_day_pkey PRIMARY KEY (company_id, day),
  constraint scout_sent_on_day_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint scout_sent_on_day_sent_check CHECK ((sent >= 0))
);

create table scout_stage (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  stage text,
  constraint scout_stage_pkey PRIMARY KEY (company_id, scout_invitation_id),
  constraint scout_stage_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_stage_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_stage_stage CHECK (((char_length(stage) >= 1) AND (char_length(stage) <= 400)))
);
CREATE INDEX scout_stage_of_candidate ON public.scout_stage USING btree (candidate_id);
CREATE INDEX scout_stage_of_date ON public.scout_stage USING btree (company_id, scout_invitation_id) WHERE (stage = 'DATE'::text);

create table scout_step (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  step smallint not null,
  candidate_id uuid not null,
  scheduling_id uuid,
  company_user_id uuid not null,
  offered_at timestamp with time zone not null default now(),
  lapsed_at timestamp with time zone,
  job_id uuid,
  dated_at timestamp with time zone,
  constraint scout_step_pkey PRIMARY KEY (company_id, scout_invitation_id, step),
  constraint scout_step_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_step_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_step_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE SET NULL (job_id),
  constraint scout_step_company_id_scheduling_id_fkey FOREIGN KEY (company_id, scheduling_id) REFERENCES scheduling(company_id, id),
  constraint scout_step_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_step_dated CHECK (((dated_at IS NULL) OR (scheduling_id IS NOT NULL))),
  constraint scout_step_step_check CHECK ((step > 1))
);
CREATE INDEX scout_step_of_candidate ON public.scout_step USING btree (candidate_id);
CREATE INDEX scout_step_of_job ON public.scout_step USING btree (company_id, job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX scout_step_of_scheduling ON public.scout_step USING btree (company_id, scheduling_id);

create table scout_template (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  company_user_id uuid not null,
  job_id uuid,
  title text not null,
  is_shared boolean not null,
  is_archived boolean not null default false,
  version integer not null default 1,
  inserted_at timestamp with time zone not null default now(),
  constraint scout_template_pkey PRIMARY KEY (company_id, id),
  constraint scout_template_id_key UNIQUE (id),
  constraint scout_template_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint scout_template_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE SET NULL (job_id),
  constraint scout_template_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 30)))),
  constraint scout_template_version_check CHECK ((version > 0))
);
CREATE INDEX scout_template_of_job ON public.scout_template USING btree (company_id, job_id) WHERE (job_id IS NOT NULL);

create table scout_template_version (
  company_id uuid not null,
  scout_template_id uuid not null,
  version integer not null,
  company_user_id uuid not null,
  subject text not null,
  text text not null,
  written_at timestamp with time zone not null default now(),
  constraint scout_template_version_pkey PRIMARY KEY (company_id, scout_template_id, version),
  constraint scout_template_version_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint scout_template_version_company_id_scout_template_id_fkey FOREIGN KEY (company_id, scout_template_id) REFERENCES scout_template(company_id, id) ON DELETE CASCADE,
  constraint scout_template_version_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= (16 * 60)))),
  constraint scout_template_version_text_check CHECK (((char_length(text) >= 100) AND (char_length(text) <= (16 * 1000)))),
  constraint scout_template_version_version_check CHECK ((version > 0))
);

create table scout_type (
  id smallint not null,
  label text not null,
  family text not null,
  note text not null,
  constraint scout_type_pkey PRIMARY KEY (id),
  constraint scout_type_label_key UNIQUE (label)
);

create table scout_wait (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  word text not null,
  since timestamp with time zone not null,
  prompted_at timestamp with time zone,
  waits_from timestamp with time zone,
  constraint scout_wait_pkey PRIMARY KEY (company_id, scout_invitation_id, word, since),
  constraint scout_wait_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_wait_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint scout_wait_check CHECK (((prompted_at IS NOT NULL) OR (waits_from IS NOT NULL))),
  constraint scout_wait_word_check CHECK ((word = ANY (ARRAY['CONTACT'::text, 'DATES'::text, 'NEXT_DATES'::text, 'OUTCOME'::text])))
);
CREATE INDEX scout_wait_of_candidate ON public.scout_wait USING btree (candidate_id);

create table scout_wording (
  company_id uuid not null,
  print integer not null,
  candidate_id uuid,
  constraint scout_wording_pkey PRIMARY KEY (company_id, print),
  constraint scout_wording_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint scout_wording_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id)
);
CREATE INDEX scout_wording_of_candidate ON public.scout_wording USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);

create table search_bits (
  key text not null,
  chunk integer not null,
  bits bit(16384),
  packed_bits bit(16384),
  constraint search_bits_pkey PRIMARY KEY (key, chunk),
  constraint search_bits_one CHECK (((bits IS NULL) <> (packed_bits IS NULL)))
);

create table search_candidate_label (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  text text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint search_candidate_label_pkey PRIMARY KEY (company_id, id),
  constraint search_candidate_label_text_unique UNIQUE (company_id, text),
  constraint search_candidate_label_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint search_candidate_label_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= (16 * 20))))
);

create table search_delta (
  key text not null,
  ordinal integer not null,
  is_on boolean not null,
  is_written boolean not null default false,
  constraint search_delta_pkey PRIMARY KEY (key, ordinal)
);
CREATE INDEX search_delta_written ON public.search_delta USING btree (key, ordinal) WHERE is_written;

create table search_flip (
  seq bigint not null generated always as identity,
  key text not null,
  ordinal integer not null,
  is_on boolean not null,
  constraint search_flip_pkey PRIMARY KEY (seq)
);
CREATE INDEX search_flip_of_key ON public.search_flip USING btree (key, ordinal, seq DESC);

create table search_posting_block (
  first_key text not null,
  keys text[] not null,
  ends integer[] not null,
  high_parts "char"[] not null,
  low_parts smallint[] not null,
  constraint search_posting_block_pkey PRIMARY KEY (first_key),
  constraint search_posting_block_whole CHECK (((keys[1] = first_key) AND (cardinality(keys) = cardinality(ends)) AND (ends[cardinality(ends)] = cardinality(high_parts)) AND (ends[cardinality(ends)] = cardinality(low_parts))))
);

create table search_synonym_list (
  is_only boolean not null default true,
  word_groups jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint search_synonym_list_pkey PRIMARY KEY (is_only),
  constraint search_synonym_list_is_only_check CHECK (is_only),
  constraint search_synonym_list_word_groups_check CHECK ((jsonb_typeof(word_groups) = 'array'::text))
);

create table security_event (
  hour timestamp with time zone not null,
  kind text not null,
  area text not null,
  reason text not null,
  subject text not null,
  visitor text not null,
  count integer not null default 1,
  last_at timestamp with time zone not null default now(),
  constraint security_event_pkey PRIMARY KEY (hour, kind, area, reason, subject, visitor),
  constraint security_event_area_check CHECK ((area = ANY (ARRAY['candidate'::text, 'client'::text, 'admin'::text, 'none'::text]))),
  constraint security_event_kind_check CHECK ((kind = ANY (ARRAY['sign_in_failed'::text, 'sign_in_paused'::text, 'access_denied'::text])))
);

create table selling_point (
  id smallint not null,
  label text not null,
  short_label text not null,
  hint text not null,
  constraint selling_point_pkey PRIMARY KEY (id),
  constraint selling_point_label_key UNIQUE (label)
);

create table sending_slowdown (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  answered integer not null,
  ended integer not null,
  begun_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint sending_slowdown_pkey PRIMARY KEY (company_id, id),
  constraint sending_slowdown_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint sending_slowdown_check CHECK ((ended >= answered))
);
CREATE UNIQUE INDEX sending_slowdown_open ON public.sending_slowdown USING btree (company_id) WHERE (ended_at IS NULL);

create table service_notice (
  id uuid not null default uuidv7(),
  area text not null,
  kind text not null,
  text text not null,
  link text,
  shown_from timestamp with time zone not null,
  shown_until timestamp with time zone not null,
  version integer not null default 1,
  inserted_at timestamp with time zone not null default now(),
  constraint service_notice_pkey PRIMARY KEY (id),
  constraint service_notice_area_check CHECK ((area = ANY (ARRAY['CANDIDATE'::text, 'CLIENT'::text, 'ALL'::text]))),
  constraint service_notice_check CHECK ((shown_from < shown_until)),
  constraint service_notice_kind_check CHECK ((kind = ANY (ARRAY['INFO'::text, 'MAINTENANCE'::text]))),
  constraint service_notice_link_check CHECK (((char_length(link) >= 1) AND (char_length(link) <= 500))),
  constraint service_notice_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= (16 * 120))))
);
CREATE INDEX service_notice_until ON public.service_notice USING btree (shown_until);

create table session (
  token_sha256 bytea not null,
  area text not null,
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  provider text,
  sealed_id_token bytea,
  id uuid not null default uuidv7(),
  device_family text not null default ''::text,
  last_used_at timestamp with time zone not null default now(),
  second_factor text,
  address text,
  constraint session_pkey PRIMARY KEY (token_sha256),
  constraint session_id_key UNIQUE (id),
  constraint session_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id) ON DELETE CASCADE,
  constraint session_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint session_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint session_address_check CHECK ((char_length(address) <= 60)),
  constraint session_area_check CHECK ((area = ANY (ARRAY['candidate'::text, 'client'::text, 'admin'::text]))),
  constraint session_check CHECK ((((area = 'candidate'::text) AND (candidate_id IS NOT NULL) AND (num_nonnulls(company_id, company_user_id, admin_account_id) = 0)) OR ((area = 'client'::text) AND (company_user_id IS NOT NULL) AND (company_id IS NOT NULL) AND (num_nonnulls(candidate_id, admin_account_id) = 0)) OR ((area = 'admin'::text) AND (admin_account_id IS NOT NULL) AND (num_nonnulls(candidate_id, company_id, company_user_id) = 0)))),
  constraint session_device_family_check CHECK ((char_length(device_family) <= 60)),
  constraint session_of_student CHECK (((area <> 'candidate'::text) OR ((second_factor IS NULL) AND (address IS NULL)))),
  constraint session_provider_check CHECK (((provider IS NULL) = (sealed_id_token IS NULL))),
  constraint session_second_factor_check CHECK ((second_factor = ANY (ARRAY['TOTP'::text, 'RECOVERY_CODE'::text, 'PASSKEY'::text, 'SSO'::text])))
);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_of_candidate ON public.session USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);
CREATE INDEX session_of_company_user ON public.session USING btree (company_user_id) WHERE (company_user_id IS NOT NULL);

create table sign_in_address (
  company_id uuid not null,
  day date not null,
  address inet not null,
  sign_ins integer not null,
  constraint sign_in_address_pkey PRIMARY KEY (company_id, day, address),
  constraint sign_in_address_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint sign_in_address_sign_ins_check CHECK ((sign_ins > 0))
);
CREATE INDEX sign_in_address_day ON public.sign_in_address USING btree (day);

create unlogged table sign_in_attempt (
  key text not null,
  failures integer not null,
  last_failed_at timestamp with time zone not null,
  constraint sign_in_attempt_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_attempt_age ON public.sign_in_attempt USING btree (last_failed_at);

create table sign_in_place (
  key text not null,
  signed_in_at timestamp with time zone not null,
  constraint sign_in_place_pkey PRIMARY KEY (key)
);

create table sign_in_unlock (
  token_sha256 bytea not null,
  area text not null,
  account_key text not null,
  inserted_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  tries integer not null default 0,
  used_at timestamp with time zone,
  constraint sign_in_unlock_pkey PRIMARY KEY (token_sha256),
  constraint sign_in_unlock_area_check CHECK ((area = ANY (ARRAY['candidate'::text, 'client'::text, 'admin'::text])))
);
CREATE INDEX sign_in_unlock_of_account ON public.sign_in_unlock USING btree (account_key, inserted_at DESC);

create table single_sign_on (
  company_id uuid not null,
  issuer text not null,
  client_id text not null,
  sealed_client_secret bytea not null,
  mode text not null default 'OFF'::text,
  tested_at timestamp with time zone,
  emergency_user_id uuid,
  updated_at timestamp with time zone not null default now(),
  constraint single_sign_on_pkey PRIMARY KEY (company_id),
  constraint single_sign_on_company_id_emergency_user_id_fkey FOREIGN KEY (company_id, emergency_user_id) REFERENCES company_user(company_id, id),
  constraint single_sign_on_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint single_sign_on_check CHECK (((mode = 'OFF'::text) OR (tested_at IS NOT NULL))),
  constraint single_sign_on_check1 CHECK (((mode <> 'FORCED'::text) OR (emergency_user_id IS NOT NULL))),
  constraint single_sign_on_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 500))),
  constraint single_sign_on_issuer_check CHECK ((char_length(issuer) <= 500)),
  constraint single_sign_on_mode_check CHECK ((mode = ANY (ARRAY['OFF'::text, 'OPTIONAL'::text, 'FORCED'::text])))
);

create table single_sign_on_flow (
  state_sha256 bytea not null,
  browser_sha256 bytea not null,
  company_id uuid not null,
  company_user_id uuid,
  redirect_to text,
  expires_at timestamp with time zone not null,
  constraint single_sign_on_flow_pkey PRIMARY KEY (state_sha256),
  constraint single_sign_on_flow_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint single_sign_on_flow_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint single_sign_on_flow_redirect_to_check CHECK ((char_length(redirect_to) <= 2000))
);
CREATE INDEX single_sign_on_flow_expiry ON public.single_sign_on_flow USING btree (expires_at);
CREATE INDEX single_sign_on_flow_of_company ON public.single_sign_on_flow USING btree (company_id);

create table single_sign_on_identity (
  company_id uuid not null,
  company_user_id uuid not null,
  issuer text not null,
  subject text not null,
  inserted_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  constraint single_sign_on_identity_pkey PRIMARY KEY (company_id, company_user_id),
  constraint single_sign_on_identity_company_id_issuer_subject_key UNIQUE (company_id, issuer, subject),
  constraint single_sign_on_identity_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint single_sign_on_identity_issuer_check CHECK ((char_length(issuer) <= 500)),
  constraint single_sign_on_identity_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
);

create table staff_date_removal (
  company_id uuid not null,
  company_user_id uuid not null,
  scheduling_date_id uuid not null,
  title text not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  removed_at timestamp with time zone not null default now(),
  calendar_changed_at timestamp with time zone not null,
  constraint staff_date_removal_pkey PRIMARY KEY (company_id, company_user_id, scheduling_date_id),
  constraint staff_date_removal_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE
);
CREATE INDEX staff_date_removal_by_time ON public.staff_date_removal USING btree (removed_at);

create table staff_passkey (
  id uuid not null default uuidv7(),
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  is_backed_up boolean not null,
  inserted_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint staff_passkey_pkey PRIMARY KEY (id),
  constraint staff_passkey_credential_id_key UNIQUE (credential_id),
  constraint staff_passkey_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id) ON DELETE CASCADE,
  constraint staff_passkey_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint staff_passkey_check CHECK (((num_nonnulls(company_id, company_user_id) = ANY (ARRAY[0, 2])) AND (num_nonnulls(company_user_id, admin_account_id) = 1))),
  constraint staff_passkey_counter_check CHECK ((counter >= 0)),
  constraint staff_passkey_credential_id_check CHECK ((char_length(credential_id) <= 1400)),
  constraint staff_passkey_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= (16 * 30))))
);
CREATE INDEX staff_passkey_of_admin ON public.staff_passkey USING btree (admin_account_id) WHERE (admin_account_id IS NOT NULL);
CREATE INDEX staff_passkey_of_company_user ON public.staff_passkey USING btree (company_id, company_user_id) WHERE (company_id IS NOT NULL);

create table staff_recovery_code (
  staff_totp_id uuid not null,
  code_sha256 bytea not null,
  used_at timestamp with time zone,
  constraint staff_recovery_code_pkey PRIMARY KEY (staff_totp_id, code_sha256),
  constraint staff_recovery_code_staff_totp_id_fkey FOREIGN KEY (staff_totp_id) REFERENCES staff_totp(id) ON DELETE CASCADE
);

create table staff_totp (
  id uuid not null default uuidv7(),
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid,
  sealed_secret bytea not null,
  inserted_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  tries smallint not null default 0,
  last_tried_at timestamp with time zone,
  constraint staff_totp_pkey PRIMARY KEY (id),
  constraint staff_totp_admin_account_id_key UNIQUE (admin_account_id),
  constraint staff_totp_company_user_id_key UNIQUE (company_user_id),
  constraint staff_totp_admin_account_id_fkey FOREIGN KEY (admin_account_id) REFERENCES admin_account(id) ON DELETE CASCADE,
  constraint staff_totp_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id) ON DELETE CASCADE,
  constraint staff_totp_check CHECK (((num_nonnulls(company_id, company_user_id) = ANY (ARRAY[0, 2])) AND (num_nonnulls(company_user_id, admin_account_id) = 1))),
  constraint staff_totp_last_step_check CHECK ((last_step >= 0)),
  constraint staff_totp_tries_check CHECK ((tries >= 0))
);
CREATE INDEX staff_totp_of_company ON public.staff_totp USING btree (company_id) WHERE (company_id IS NOT NULL);

create table template_message_history (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  job_id uuid not null,
  company_user_id uuid not null,
  subject text not null,
  text text not null,
  inserted_at timestamp with time zone not null default now(),
  scout_template_id uuid,
  scout_template_version integer,
  found_by text not null default ''::text,
  text_key text not null generated always as (md5(regexp_replace(NORMALIZE((subject || text), NFKC), '\s+'::text, ''::text, 'g'::text))) stored,
  constraint template_message_history_pkey PRIMARY KEY (company_id, id),
  constraint template_message_history_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint template_message_history_company_id_job_id_fkey FOREIGN KEY (company_id, job_id) REFERENCES job(company_id, id) ON DELETE CASCADE,
  constraint template_message_history_template FOREIGN KEY (company_id, scout_template_id, scout_template_version) REFERENCES scout_template_version(company_id, scout_template_id, version),
  constraint template_message_history_found_by CHECK ((char_length(found_by) <= (16 * 80))),
  constraint template_message_history_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= (16 * 60)))),
  constraint template_message_history_template_whole CHECK (((scout_template_id IS NULL) = (scout_template_version IS NULL))),
  constraint template_message_history_text_check CHECK (((char_length(text) >= 100) AND (char_length(text) <= (16 * 1000))))
);
CREATE INDEX template_message_history_of_job ON public.template_message_history USING btree (company_id, job_id, inserted_at DESC);
CREATE INDEX template_message_history_of_template ON public.template_message_history USING btree (company_id, scout_template_id, scout_template_version) WHERE (scout_template_id IS NOT NULL);

create table thread (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  in_charge uuid not null,
  last_position integer not null default 0,
  last_side text,
  last_at timestamp with time zone not null default now(),
  candidate_read integer not null default 0,
  company_read integer not null default 0,
  settled integer not null default 0,
  candidate_began_at timestamp with time zone,
  company_began_at timestamp with time zone,
  reported_at timestamp with time zone,
  candidate_shown integer not null default 0,
  constraint thread_pkey PRIMARY KEY (company_id, scout_invitation_id),
  constraint thread_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint thread_company_id_in_charge_fkey FOREIGN KEY (company_id, in_charge) REFERENCES company_user(company_id, id),
  constraint thread_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint thread_last_side_check CHECK ((last_side = ANY (ARRAY['CANDIDATE'::text, 'COMPANY'::text]))),
  constraint thread_read CHECK (((candidate_read <= last_position) AND (company_read <= last_position) AND (settled <= last_position))),
  constraint thread_shown CHECK (((candidate_shown >= 0) AND (candidate_shown <= candidate_read))),
  constraint thread_side_of_last CHECK (((last_side IS NULL) = (last_position = 0)))
);
CREATE INDEX thread_of_candidate ON public.thread USING btree (candidate_id, last_at DESC, scout_invitation_id);
CREATE INDEX thread_of_company ON public.thread USING btree (company_id, last_at DESC, scout_invitation_id);
CREATE INDEX thread_unanswered ON public.thread USING btree (company_id, last_at DESC, scout_invitation_id) INCLUDE (candidate_id) WHERE ((last_side = 'CANDIDATE'::text) AND (settled < last_position) AND (reported_at IS NULL));

create table thread_choice (
  candidate_id uuid not null,
  has_text_in_mail boolean not null,
  shows_reading boolean not null,
  constraint thread_choice_pkey PRIMARY KEY (candidate_id),
  constraint thread_choice_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE
);

create table thread_file (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  "position" integer not null,
  number integer not null,
  candidate_id uuid not null,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  constraint thread_file_pkey PRIMARY KEY (company_id, scout_invitation_id, "position", number),
  constraint thread_file_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint thread_file_company_id_scout_invitation_id_position_fkey FOREIGN KEY (company_id, scout_invitation_id, "position") REFERENCES thread_message(company_id, scout_invitation_id, "position") ON DELETE CASCADE,
  constraint thread_file_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= ((5 * 1024) * 1024)))),
  constraint thread_file_content_type_check CHECK ((content_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text]))),
  constraint thread_file_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= (16 * 100)))),
  constraint thread_file_number_check CHECK (((number >= 1) AND (number <= 3)))
);
CREATE INDEX thread_file_of_candidate ON public.thread_file USING btree (candidate_id);

create table thread_message (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  "position" integer not null,
  candidate_id uuid not null,
  company_user_id uuid,
  text text not null,
  sent_at timestamp with time zone not null,
  constraint thread_message_pkey PRIMARY KEY (company_id, scout_invitation_id, "position"),
  constraint thread_message_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint thread_message_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint thread_message_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES thread(company_id, scout_invitation_id) ON DELETE CASCADE,
  constraint thread_message_position_check CHECK (("position" > 0)),
  constraint thread_message_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= (16 * 2000))))
);
CREATE INDEX thread_message_of_candidate ON public.thread_message USING btree (candidate_id);
CREATE INDEX thread_message_words ON public.thread_message USING gin (company_id, message_pairs(text));

create table thread_phrase (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  title text not null,
  text text not null,
  constraint thread_phrase_pkey PRIMARY KEY (company_id, id),
  constraint thread_phrase_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint thread_phrase_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= (16 * 2000)))),
  constraint thread_phrase_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 30))))
);
CREATE UNIQUE INDEX thread_phrase_title ON public.thread_phrase USING btree (company_id, title);

create table timeline_mark (
  is_only boolean not null default true,
  timeline text not null,
  mark uuid not null default gen_random_uuid(),
  constraint timeline_mark_pkey PRIMARY KEY (is_only),
  constraint timeline_mark_is_only_check CHECK (is_only),
  constraint timeline_mark_timeline_check CHECK ((length(timeline) <= 40))
);

create table told_encourage_event (
  encourage_event_id integer not null,
  inserted_at timestamp with time zone not null default now(),
  constraint told_encourage_event_pkey PRIMARY KEY (encourage_event_id),
  constraint told_encourage_event_encourage_event_id_fkey FOREIGN KEY (encourage_event_id) REFERENCES encourage_event(id) ON DELETE CASCADE
);

create table triage_place (
  company_id uuid not null,
  company_user_id uuid not null,
  search_hash text not null,
  candidate_id uuid not null,
  "position" integer not null,
  kept_at timestamp with time zone not null default now(),
  constraint triage_place_pkey PRIMARY KEY (company_id, company_user_id, search_hash),
  constraint triage_place_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint triage_place_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint triage_place_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint triage_place_position_check CHECK (("position" > 0)),
  constraint triage_place_search_hash_check CHECK ((search_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX triage_place_of_candidate ON public.triage_place USING btree (candidate_id);

create table vapid_key (
  is_only boolean not null default true,
  public_key text not null,
  private_key text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint vapid_key_pkey PRIMARY KEY (is_only),
  constraint vapid_key_is_only_check CHECK (is_only)
);

create table video_still (
  video_id text not null,
  asked_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  fetched_at timestamp with time zone,
  constraint video_still_pkey PRIMARY KEY (video_id),
  constraint video_still_check CHECK (((fetched_at IS NULL) OR (tried_at IS NOT NULL))),
  constraint video_still_video_id_check CHECK ((video_id ~ '^[A-Za-z0-9_-]{11}$'::text))
);

create table waiting_place (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scheduling_date_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null,
  reason text not null default 'LINE'::text,
  status text not null,
  joined_at timestamp with time zone not null default now(),
  offered_until timestamp with time zone,
  ended_by_booking uuid,
  constraint waiting_place_pkey PRIMARY KEY (company_id, id),
  constraint waiting_place_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint waiting_place_company_id_scheduling_date_id_fkey FOREIGN KEY (company_id, scheduling_date_id) REFERENCES scheduling_date(company_id, id) ON DELETE CASCADE,
  constraint waiting_place_company_id_scout_invitation_id_fkey FOREIGN KEY (company_id, scout_invitation_id) REFERENCES scout_invitation(company_id, id) ON DELETE CASCADE,
  constraint waiting_place_offered CHECK (((status <> 'OFFERED'::text) OR (offered_until IS NOT NULL))),
  constraint waiting_place_reason_check CHECK ((reason = ANY (ARRAY['LINE'::text, 'WISH'::text]))),
  constraint waiting_place_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'OFFERED'::text, 'BOOKED'::text, 'PASSED'::text, 'LEFT'::text])))
);
CREATE INDEX waiting_place_line ON public.waiting_place USING btree (company_id, scheduling_date_id, joined_at, id) WHERE (status = ANY (ARRAY['WAITING'::text, 'OFFERED'::text]));
CREATE INDEX waiting_place_of_candidate ON public.waiting_place USING btree (candidate_id);
CREATE INDEX waiting_place_of_invitation ON public.waiting_place USING btree (company_id, scout_invitation_id);
CREATE UNIQUE INDEX waiting_place_one_open ON public.waiting_place USING btree (company_id, scheduling_date_id, scout_invitation_id) WHERE (status = ANY (ARRAY['WAITING'::text, 'OFFERED'::text]));

create table webhook (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  url text not null,
  description text not null default ''::text,
  events text[] not null,
  secret_id uuid not null default uuidv7(),
  previous_secret_id uuid,
  previous_secret_until timestamp with time zone,
  off_because text,
  off_at timestamp with time zone,
  failing_since timestamp with time zone,
  inserted_at timestamp with time zone not null default now(),
  constraint webhook_pkey PRIMARY KEY (company_id, id),
  constraint webhook_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint webhook_check CHECK (((previous_secret_id IS NULL) = (previous_secret_until IS NULL))),
  constraint webhook_check1 CHECK (((off_because IS NULL) = (off_at IS NULL))),
  constraint webhook_description_check CHECK ((char_length(description) <= (16 * 100))),
  constraint webhook_events_check CHECK (((cardinality(events) > 0) AND (events <@ ARRAY['scout_invitation.accepted'::text, 'scout_invitation.declined'::text, 'scheduling_date.chosen'::text, 'scheduling_date.changed'::text, 'candidate.stage_changed'::text, 'candidate.hired'::text, 'saved_filter.matched'::text]))),
  constraint webhook_off_because_check CHECK ((off_because = ANY (ARRAY['COMPANY'::text, 'GONE'::text, 'FAILING'::text]))),
  constraint webhook_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 2000)))
);

create table webhook_attempt (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  webhook_delivery_id uuid not null,
  status_code smallint,
  trouble text,
  took_ms integer not null,
  answer text not null default ''::text,
  inserted_at timestamp with time zone not null default now(),
  constraint webhook_attempt_pkey PRIMARY KEY (company_id, id),
  constraint webhook_attempt_company_id_webhook_delivery_id_fkey FOREIGN KEY (company_id, webhook_delivery_id) REFERENCES webhook_delivery(company_id, id) ON DELETE CASCADE,
  constraint webhook_attempt_answer_check CHECK ((char_length(answer) <= 500)),
  constraint webhook_attempt_check CHECK (((status_code IS NULL) = (trouble IS NOT NULL))),
  constraint webhook_attempt_status_code_check CHECK (((status_code >= 200) AND (status_code <= 599))),
  constraint webhook_attempt_took_ms_check CHECK ((took_ms >= 0)),
  constraint webhook_attempt_trouble_check CHECK ((trouble = ANY (ARRAY['unreadable'::text, 'not_https'::text, 'credentials'::text, 'port'::text, 'private'::text, 'unresolved'::text, 'timeout'::text, 'unreachable'::text, 'certificate'::text, 'broken'::text, 'too_long'::text])))
);
CREATE INDEX webhook_attempt_of_delivery ON public.webhook_attempt USING btree (company_id, webhook_delivery_id, id);

create table webhook_delivery (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  webhook_id uuid not null,
  webhook_event_id uuid not null,
  status text not null default 'WAITING'::text,
  tries smallint not null default 0,
  due_at timestamp with time zone,
  claimed_at timestamp with time zone,
  inserted_at timestamp with time zone not null default now(),
  constraint webhook_delivery_pkey PRIMARY KEY (company_id, id),
  constraint webhook_delivery_company_id_webhook_id_webhook_event_id_key UNIQUE (company_id, webhook_id, webhook_event_id),
  constraint webhook_delivery_company_id_webhook_event_id_fkey FOREIGN KEY (company_id, webhook_event_id) REFERENCES webhook_event(company_id, id) ON DELETE CASCADE,
  constraint webhook_delivery_company_id_webhook_id_fkey FOREIGN KEY (company_id, webhook_id) REFERENCES webhook(company_id, id) ON DELETE CASCADE,
  constraint webhook_delivery_check CHECK (((status = 'WAITING'::text) = (due_at IS NOT NULL))),
  constraint webhook_delivery_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'DELIVERED'::text, 'FAILED'::text]))),
  constraint webhook_delivery_tries_check CHECK (((tries >= 0) AND (tries <= 100)))
);
CREATE INDEX webhook_delivery_newest ON public.webhook_delivery USING btree (company_id, webhook_id, inserted_at DESC, id DESC);
CREATE INDEX webhook_delivery_of_event ON public.webhook_delivery USING btree (company_id, webhook_event_id);

create table webhook_event (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  type text not null,
  effect_key text not null,
  payload text not null,
  inserted_at timestamp with time zone not null default now(),
  constraint webhook_event_pkey PRIMARY KEY (company_id, id),
  constraint webhook_event_once UNIQUE (company_id, effect_key),
  constraint webhook_event_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint webhook_event_effect_key_check CHECK ((char_length(effect_key) <= 200)),
  constraint webhook_event_payload_check CHECK ((char_length(payload) <= 20000)),
  constraint webhook_event_type_check CHECK ((type = ANY (ARRAY['scout_invitation.accepted'::text, 'scout_invitation.declined'::text, 'scheduling_date.chosen'::text, 'scheduling_date.changed'::text, 'candidate.stage_changed'::text, 'candidate.hired'::text, 'saved_filter.matched'::text, 'webhook.test'::text])))
);
CREATE INDEX webhook_event_age ON public.webhook_event USING btree (inserted_at);

create table whitepaper (
  id integer not null generated by default as identity,
  own_key text,
  edition text,
  title text not null,
  summary text not null,
  contents text[] not null,
  tags text[] not null,
  minimum_plan text not null,
  state text not null,
  pages integer not null,
  bytes integer not null,
  file_hash text not null,
  cover_hash text not null,
  published_at timestamp with time zone,
  inserted_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint whitepaper_pkey PRIMARY KEY (id),
  constraint whitepaper_own_key_key UNIQUE (own_key),
  constraint whitepaper_bytes_check CHECK (((bytes >= 1) AND (bytes <= 20971520))),
  constraint whitepaper_check CHECK (((state = 'DRAFT'::text) OR (published_at IS NOT NULL))),
  constraint whitepaper_contents_check CHECK (((cardinality(contents) <= 20) AND (char_length(array_to_string(contents, ''::text)) <= (16 * 1200)))),
  constraint whitepaper_cover_hash_check CHECK ((cover_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint whitepaper_edition_check CHECK ((edition ~ '^[0-9a-f]{64}$'::text)),
  constraint whitepaper_file_hash_check CHECK ((file_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint whitepaper_minimum_plan_check CHECK ((minimum_plan = ANY (ARRAY['FREE'::text, 'LIGHT'::text, 'STANDARD'::text, 'PREMIUM'::text]))),
  constraint whitepaper_own_key_check CHECK ((own_key ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint whitepaper_pages_check CHECK (((pages >= 1) AND (pages <= 500))),
  constraint whitepaper_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'RETIRED'::text]))),
  constraint whitepaper_summary_check CHECK (((char_length(summary) >= 1) AND (char_length(summary) <= (16 * 120)))),
  constraint whitepaper_tags_check CHECK ((((cardinality(tags) >= 1) AND (cardinality(tags) <= 5)) AND (char_length(array_to_string(tags, ''::text)) <= (16 * 60)))),
  constraint whitepaper_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= (16 * 60))))
);

create table whitepaper_download (
  company_id uuid not null,
  secret_sha256 bytea not null,
  company_user_id uuid not null,
  whitepaper_id integer not null,
  requested_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  downloads integer not null default 0,
  constraint whitepaper_download_pkey PRIMARY KEY (company_id, secret_sha256),
  constraint whitepaper_download_company_id_company_user_id_fkey FOREIGN KEY (company_id, company_user_id) REFERENCES company_user(company_id, id),
  constraint whitepaper_download_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint whitepaper_download_whitepaper_id_fkey FOREIGN KEY (whitepaper_id) REFERENCES whitepaper(id),
  constraint whitepaper_download_downloads_check CHECK (((downloads >= 0) AND (downloads <= 5))),
  constraint whitepaper_download_secret_sha256_check CHECK ((octet_length(secret_sha256) = 32))
);
CREATE INDEX whitepaper_download_recent ON public.whitepaper_download USING btree (company_id, requested_at);
CREATE INDEX whitepaper_download_whitepaper ON public.whitepaper_download USING btree (whitepaper_id, company_id);

create table worker_life (
  worker_id text not null,
  seen_at timestamp with time zone not null default now(),
  constraint worker_life_pkey PRIMARY KEY (worker_id)
);
