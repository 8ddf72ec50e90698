-- The search index: one row says which of 16,384 consecutive students have a key.
-- key "y:2028" graduates in 2028, "a:23" would work in Aichi, "t:研究" wrote those two characters; see search_keys.
create table search_bits (
  key text collate "C" not null,
  chunk integer not null,
  bits bit(16384) not null,
  primary key (key, chunk)
);
-- Compressed where it stands: two kilobytes of mostly zeros never leave the page.
alter table search_bits alter column bits set storage main;

-- What has changed since: written with the edit, seen by every search from its commit, folded into the bits by one worker.
create table search_flip (
  seq bigint generated always as identity primary key,
  key text collate "C" not null,
  ordinal integer not null,
  is_on boolean not null
);
create index search_flip_of_key on search_flip (key, ordinal, seq desc);

create aggregate bit_concat (bit varying) (sfunc = bitcat, stype = bit varying, initcond = '');
-- The literal is 16,384 zeros.
do $$
begin
  execute format('create aggregate bits_of (integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 16384));
  execute format('create function no_bits() returns bit(16384) language sql immutable parallel safe return %L::bit(16384)', repeat('0', 16384));
end $$;

-- The order of the pages, next to the number that the bits know a student by.
alter table candidate_activity add column ordinal integer;
alter table candidate_activity add column intellectual_total smallint;
update candidate_activity set ordinal = candidate.ordinal from candidate where candidate.id = candidate_activity.candidate_id;
update candidate_activity set intellectual_total = assessment_profile.intellectual_total
  from assessment_profile where assessment_profile.candidate_id = candidate_activity.candidate_id;
alter table candidate_activity alter column ordinal set not null;
drop index candidate_activity_last_active;
drop index candidate_activity_inserted;
create unique index candidate_activity_ordinal on candidate_activity (ordinal) include (candidate_id);
create index candidate_activity_last_active on candidate_activity (last_active_at desc, ordinal desc);
create index candidate_activity_inserted on candidate_activity (inserted_at desc, ordinal desc);
create index candidate_activity_score on candidate_activity (intellectual_total desc, ordinal desc) where intellectual_total is not null;

-- Two and three characters at a time: two find a keyword of two, three together one of three or more.
create function search_grams(written text) returns text[]
  language sql immutable parallel safe
  return (
    with letters as (
      select letter, lead(letter) over by_place as second, lead(letter, 2) over by_place as third
      from unnest(string_to_array(written, null)) with ordinality as split (letter, place)
      window by_place as (order by place)
    )
    select coalesce(array_agg(distinct gram), '{}') from (
      select letter || second as gram from letters where second is not null
      union all
      select letter || second || third from letters where third is not null
    ) grams
  );

-- What must all be on for a keyword to be there: of two characters the pair itself, of more every three in a row.
create function search_keyword_keys(prefix text, keyword text) returns text[]
  language sql immutable parallel safe
  return (
    with normal as (select search_text(keyword) as word)
    select coalesce(array_agg(prefix || gram), '{}') from normal, unnest(search_grams(word)) gram
    where char_length(gram) = least(char_length(word), 3)
  );

create function search_text_of(student candidate) returns text
  language sql immutable parallel safe
  return search_text(concat_ws(E'\n', array_to_string(student.taglines, E'\n'), student.self_introduction,
    student.student_project_experience, student.study_abroad_experience, student.qualification_experience,
    student.internship_experience));

create function prefixed(prefix text, words text[]) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(prefix || word), '{}') from unnest(words) as word);

-- Names are cut once, where they stand.
alter table school add column search_name_keys text[] not null
  generated always as (prefixed('sn:', search_grams(search_text(name)))) stored;
alter table school_department add column search_name_keys text[] not null
  generated always as (prefixed('sd:', search_grams(search_text(name)))) stored;

-- What a student chose or is, but for their own words: small, and compared on every edit.
create function search_choice_keys(student candidate) returns text[]
  language sql stable parallel safe
  return (
    select array_agg(key) from (
      select unnest(array[
        case when student.status = 'ACTIVE' then 'live' end,
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
      union all select unnest(search_name_keys) from school where id = student.school_id
      union all select unnest(search_name_keys) from school_department where id = student.school_department_id
    ) chosen where key is not null
  )
  || case when student.other_school_name is null then '{}' else prefixed('sn:', search_grams(search_text(student.other_school_name))) end
  || case when student.other_school_department_name is null then '{}' else prefixed('sd:', search_grams(search_text(student.other_school_department_name))) end
  || case when student.high_school_name is null then '{}' else prefixed('hn:', search_grams(search_text(student.high_school_name))) end;

create function search_activity_keys(activity candidate_activity) returns text[]
  language sql immutable parallel safe
  return array['act:' || ((activity.last_active_at at time zone 'Asia/Tokyo')::date - date '1970-01-01')];

-- tr3:64 is 64 per cent of the third trait, tr3:6x any of 60 to 69; a range is an OR of both kinds.
create function search_assessment_keys(profile assessment_profile) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg('tr' || trait || ':' || percentage) || array_agg('tr' || trait || ':' || percentage / 10 || 'x'), '{}')
    from unnest(profile.personality_percentages) with ordinality as score (percentage, trait)
  ) || case when profile.intellectual_total is null then '{}' else array['score'] end;

-- The index, defined: the triggers, the rebuild and the tests all ask here.
create function search_keys(student_id uuid) returns text[]
  language sql stable parallel safe
  return (
    select search_choice_keys(candidate) || prefixed('t:', search_grams(search_text_of(candidate)))
      || coalesce(search_activity_keys(candidate_activity), '{}') || coalesce(search_assessment_keys(assessment_profile), '{}')
    from candidate
    left join candidate_activity on candidate_activity.candidate_id = candidate.id
    left join assessment_profile on assessment_profile.candidate_id = candidate.id
    where candidate.id = student_id
  );

create function queue_search_flips(student integer, before text[], after text[]) returns void
  language sql
  begin atomic
    insert into search_flip (key, ordinal, is_on)
      select key, student, false from (select unnest(before) except select unnest(after)) gone (key)
      union all
      select key, student, true from (select unnest(after) except select unnest(before)) come (key);
  end;

-- Bulk loads say so and rebuild the index at their end.
create function is_bulk_load() returns boolean
  language sql stable return coalesce(current_setting('yoake.bulk_load', true), '') = 'on';

create function candidate_changes_search() returns trigger language plpgsql as $$
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
         old.qualification_experience, old.internship_experience)
     is distinct from (new.taglines, new.self_introduction, new.student_project_experience, new.study_abroad_experience,
         new.qualification_experience, new.internship_experience) then
    before := before || prefixed('t:', search_grams(search_text_of(old)));
    after := after || prefixed('t:', search_grams(search_text_of(new)));
  end if;
  perform queue_search_flips(new.ordinal, before, after);
  return null;
end $$;
create trigger candidate_changes_search after insert or update on candidate
  for each row when (not is_bulk_load()) execute function candidate_changes_search();
-- Before, while what hangs on the student is still there.
create trigger candidate_leaves_search before delete on candidate
  for each row execute function candidate_changes_search();

create function activity_knows_ordinal() returns trigger language plpgsql as $$
begin
  new.ordinal := (select ordinal from candidate where id = new.candidate_id);
  return new;
end $$;
create trigger activity_knows_ordinal before insert on candidate_activity
  for each row execute function activity_knows_ordinal();

create function activity_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(new.ordinal,
    case when tg_op = 'UPDATE' then search_activity_keys(old) else '{}' end, search_activity_keys(new));
  return null;
end $$;
create trigger activity_changes_search after insert or update of last_active_at on candidate_activity
  for each row when (not is_bulk_load()) execute function activity_changes_search();

create function assessment_changes_search() returns trigger language plpgsql as $$
declare
  student integer;
begin
  update candidate_activity set intellectual_total = case when tg_op = 'DELETE' then null else new.intellectual_total end
    where candidate_id = coalesce(new.candidate_id, old.candidate_id)
    returning ordinal into student;
  if student is not null and not is_bulk_load() then
    perform queue_search_flips(student,
      case when tg_op = 'INSERT' then '{}' else search_assessment_keys(old) end,
      case when tg_op = 'DELETE' then '{}' else search_assessment_keys(new) end);
  end if;
  return null;
end $$;
create trigger assessment_changes_search after insert or update or delete on assessment_profile
  for each row execute function assessment_changes_search();

-- Folds up to so many flips into the bits and gives their number. One at a time: whoever finds another folding gives null.
create function search_apply(most integer) returns integer language plpgsql as $$
declare
  taken integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('search_apply')) then return null; end if;
  with gone as (
    delete from search_flip where seq in (select seq from search_flip order by seq limit most) returning *
  ), last as (
    select distinct on (key, ordinal) key, ordinal, is_on from gone order by key, ordinal, seq desc
  ), folded as (
    select key, ordinal / 16384 as chunk,
      coalesce(bits_of(ordinal % 16384, 1) filter (where is_on), no_bits()) as ons,
      coalesce(bits_of(ordinal % 16384, 1) filter (where not is_on), no_bits()) as offs
    from last group by key, ordinal / 16384
  ), merged as (
    merge into search_bits using folded on search_bits.key = folded.key and search_bits.chunk = folded.chunk
    when matched then update set bits = (search_bits.bits & ~folded.offs) | folded.ons
    when not matched then insert (key, chunk, bits) values (folded.key, folded.chunk, folded.ons)
  )
  select count(*)::integer into taken from gone;
  return taken;
end $$;
