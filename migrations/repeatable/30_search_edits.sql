create or replace function queue_search_flips(student integer, before text[], after text[]) returns void
  language sql
  begin atomic
    insert into search_flip (key, ordinal, is_on)
      select key, student, false from (select unnest(before) except select unnest(after)) gone (key)
      union all
      select key, student, true from (select unnest(after) except select unnest(before)) come (key);
  end;

-- Bulk loads say so and rebuild the index at their end.
create or replace function is_bulk_load() returns boolean
  language sql stable return coalesce(current_setting('yoake.bulk_load', true), '') = 'on';

create or replace function candidate_changes_search() returns trigger language plpgsql
  -- A connection makes the plans of an edit once, not anew for its first five edits.
  set plan_cache_mode = force_generic_plan
  as $$
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
end $$;

create or replace function activity_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(new.ordinal,
    case when tg_op = 'UPDATE' then search_activity_keys(old) else '{}' end, search_activity_keys(new));
  return null;
end $$;

create or replace function assessment_changes_search() returns trigger language plpgsql as $$
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
end $$;

create or replace function block_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['b:' || new.company_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['b:' || old.company_id], '{}');
  end if;
  return null;
end $$;

create or replace function activity_knows_ordinal() returns trigger language plpgsql as $$
begin
  new.ordinal := (select ordinal from candidate where id = new.candidate_id);
  return new;
end $$;

-- What a company knows of a student carries the number the search knows the student by.
create or replace function row_knows_ordinal() returns trigger language plpgsql as $$
begin
  new.candidate_ordinal := (select ordinal from candidate where id = new.candidate_id);
  return new;
end $$;

create or replace function invitation_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['in:' || new.company_id]);
  elsif not exists (select 1 from scout_invitation where company_id = old.company_id and candidate_id = old.candidate_id) then
    perform queue_search_flips(old.candidate_ordinal, array['in:' || old.company_id], '{}');
  end if;
  return null;
end $$;

create or replace function mark_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(coalesce(new.candidate_ordinal, old.candidate_ordinal),
    case when tg_op = 'INSERT' then '{}' else search_mark_keys(old) end,
    case when tg_op = 'DELETE' then '{}' else search_mark_keys(new) end);
  return null;
end $$;

create or replace function label_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['lb:' || new.company_id || ':' || new.search_candidate_label_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['lb:' || old.company_id || ':' || old.search_candidate_label_id], '{}');
  end if;
  return null;
end $$;

create or replace function passing_over_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array[search_passing_over_key(new)]);
  else
    perform queue_search_flips(old.candidate_ordinal, array[search_passing_over_key(old)], '{}');
  end if;
  return null;
end $$;

-- A favourite and an interest in a job are one key: it goes with the last of them.
create or replace function favorite_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['fv:' || new.company_id]);
  elsif not exists (select 1 from favorite_company where candidate_id = old.candidate_id and company_id = old.company_id)
    and not exists (select 1 from job_interest where candidate_id = old.candidate_id and company_id = old.company_id) then
    perform queue_search_flips(old.candidate_ordinal, array['fv:' || old.company_id], '{}');
  end if;
  return null;
end $$;

-- A school or a department gets another name: its students are found by the new one.
create or replace function school_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(ordinal, old.search_name_keys, new.search_name_keys)
    from candidate where school_id = new.id;
  return null;
end $$;

create or replace function school_department_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(ordinal, old.search_name_keys, new.search_name_keys)
    from candidate where school_id = new.school_id and school_department_id = new.id;
  return null;
end $$;
