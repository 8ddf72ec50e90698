-- The groups of domain data a student's school belongs to: those of a listed school, or 18 technical colleges,
-- 19 universities abroad and 20 all others.
create or replace function school_groups_of(student candidate) returns smallint[]
  language sql stable parallel safe
  return case
    when student.other_school_name ~ '高等専門学校|高専' then array[18]::smallint[]
    when student.other_school_name is not null and student.department_category = 'OTHER' then array[19]::smallint[]
    else coalesce(
      (select array_agg(school_group_id order by school_group_id) from school_group_member where school_id = student.school_id),
      array[20]::smallint[])
  end;

-- What a student chose or is, but for their own words: small, and compared on every edit. "open" saves an OR of many
-- rows: whom a search looks at unless it asks for others, public and not finished with looking (4).
create or replace function search_choice_keys(student candidate) returns text[]
  language sql stable parallel safe
  return (
    select array_agg(key) from (
      select unnest(array[
        case when student.status = 'ACTIVE' then 'live' end,
        case when student.status = 'ACTIVE' and student.job_hunting_status_id is distinct from 4 then 'open' end,
        'y:' || student.graduation_year,
        'c:' || student.department_category,
        'dg:' || student.degree,
        'g:' || student.gender,
        'p:' || (student.picture_file is not null),
        'jhs:' || student.job_hunting_status_id,
        'cp:' || student.campus_prefecture_id,
        'hp:' || student.hometown_prefecture_id,
        'ts:' || student.toeic_score,
        'th:' || student.toeic_score / 100,
        -- "un:" and the key of a filter: left empty.
        case when student.degree is null then 'un:dg' end,
        case when num_nonnulls(student.school_department_id, student.other_school_department_name) = 0 then 'un:sd' end,
        case when student.area_preference_ids = '{}' then 'un:a' end,
        case when student.selling_point_ids = '{}' then 'un:sp' end,
        case when student.campus_prefecture_id is null then 'un:cp' end,
        case when student.high_school_name is null then 'un:hn' end,
        case when student.industry_ids = '{}' then 'un:i' end,
        case when student.job_type_ids = '{}' then 'un:j' end,
        case when student.company_size_ids = '{}' then 'un:cs' end,
        case when student.company_selection_criterion_ids = '{}' then 'un:csc' end,
        case when student.toeic_score is null then 'un:ts' end,
        case when student.preferred_scout_type_ids = '{}' then 'un:st' end,
        case when student.job_hunting_status_id is null then 'un:jhs' end,
        case when student.hometown_prefecture_id is null then 'un:hp' end
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
  || case when student.other_school_name is null then '{}' else prefixed('sn:', search_grams(search_name_text(student.other_school_name))) end
  || case when student.other_school_department_name is null then '{}' else prefixed('sd:', search_grams(search_name_text(student.other_school_department_name))) end
  || case when student.high_school_name is null then '{}' else prefixed('hn:', search_grams(high_school_names_text(student.high_school_name))) end;

-- act:20777 is a last activity on that day, ten:2077 on one of ten days.
create or replace function search_activity_keys(activity candidate_activity) returns text[]
  language sql immutable parallel safe
  return (
    select array['act:' || day, 'ten:' || day / 10]
    from (select (activity.last_active_at at time zone 'Asia/Tokyo')::date - date '1970-01-01') as active (day)
  );

-- tr3:64 is 64 per cent of the third trait, tr3:6x any of 60 to 69; a range is an OR of both kinds, or whoever has
-- "traits" but for such an OR.
create or replace function search_assessment_keys(profile assessment_profile) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg('tr' || trait || ':' || percentage) || array_agg('tr' || trait || ':' || percentage / 10 || 'x'), '{}')
    from unnest(profile.personality_percentages) with ordinality as score (percentage, trait)
  ) || case when cardinality(profile.personality_percentages) > 0 then array['traits'] else '{}' end
    || case when profile.intellectual_total is null then '{}' else array['score'] end;

-- What companies have to do with a student, each key with the id of the one company that may ask for it. "b:" blocks it and
-- is never found by it, "in:" was ever invited, "bk:" bookmarked, "se:" seen, "lb:" labelled, "fv:" favours it or said
-- to be interested in one of its jobs, "pt:" was passed over by the team, "pu:" by one user.
create or replace function search_passing_over_key(passed passed_over_candidate) returns text
  language sql immutable parallel safe
  return case when passed.is_for_team then 'pt:' || passed.company_id
    else 'pu:' || passed.company_id || ':' || passed.company_user_id end;
create or replace function search_mark_keys(marked company_candidate) returns text[]
  language sql immutable parallel safe
  return array_remove(array[
    case when marked.bookmarked_at is not null then 'bk:' || marked.company_id end,
    case when marked.last_seen_at is not null then 'se:' || marked.company_id end
  ], null);
create or replace function search_company_keys(student_id uuid) returns text[]
  language sql stable parallel safe
  return (
    select coalesce(array_agg(key), '{}') from (
      select 'b:' || company_id as key from blocked_company where candidate_id = student_id
      union all select distinct 'in:' || company_id from scout_invitation where candidate_id = student_id
      union all select unnest(search_mark_keys(company_candidate)) from company_candidate where candidate_id = student_id
      union all select 'lb:' || company_id || ':' || search_candidate_label_id from company_candidate_label where candidate_id = student_id
      union all select search_passing_over_key(passed_over_candidate) from passed_over_candidate where candidate_id = student_id
      union all select 'fv:' || company_id from (
        select company_id from favorite_company where candidate_id = student_id
        union select company_id from job_interest where candidate_id = student_id
      ) as favoured
    ) as known
  );

-- The index, defined: the triggers, the rebuild and the tests all ask here.
create or replace function search_keys(student_id uuid) returns text[]
  language sql stable parallel safe
  return (
    select search_choice_keys(candidate) || search_company_keys(candidate.id) || prefixed('t:', search_grams(search_text_of(candidate)))
      || coalesce(search_activity_keys(candidate_activity), '{}') || coalesce(search_assessment_keys(assessment_profile), '{}')
    from candidate
    left join candidate_activity on candidate_activity.candidate_id = candidate.id
    left join assessment_profile on assessment_profile.candidate_id = candidate.id
    where candidate.id = student_id
  );
