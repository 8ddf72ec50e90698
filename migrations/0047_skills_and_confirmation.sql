-- What a student can do, in the student's own order.
create table candidate_skill (
  candidate_id uuid not null references candidate on delete cascade,
  kind text not null check (kind in ('LANGUAGE', 'QUALIFICATION', 'PROGRAMMING')),
  position smallint not null check (position between 0 and 9),
  name text not null check (char_length(name) between 1 and 16 * 40),
  level text check (level in ('DAILY', 'BUSINESS', 'NATIVE', 'LEARNING', 'MADE', 'WORKED')),
  -- The first day of a month: a qualification was acquired then, anything else begun.
  since date check (extract(day from since) = 1),
  note text not null default '' check (char_length(note) <= 16 * 100),
  primary key (candidate_id, kind, position),
  constraint candidate_skill_level_fits check (
    level is null
    or (kind = 'LANGUAGE' and level in ('DAILY', 'BUSINESS', 'NATIVE'))
    or (kind = 'PROGRAMMING' and level in ('LEARNING', 'MADE', 'WORKED'))
  )
);

alter table candidate
  -- TOEFL iBT reports 1 to 6 since 2026-01-21, and 0 to 120 beside it until January 2028; a score is kept in its scale.
  add column toefl_ibt_band real check (toefl_ibt_band between 1 and 6 and toefl_ibt_band * 2 = trunc(toefl_ibt_band * 2)),
  add column toefl_ibt_taken_on date,
  add constraint candidate_toefl_ibt_one_scale check (num_nonnulls(toefl_ibt_score, toefl_ibt_band) <= 1),
  -- The names and notes of all skills, for the search alone.
  add column skill_text text not null default '';

create function skill_text_of(student_id uuid) returns text
  language sql stable
  return (
    select coalesce(string_agg(concat_ws(E'\n', name, nullif(note, '')), E'\n' order by kind, position), '')
    from candidate_skill where candidate_id = student_id
  );

create function skills_reach_candidate() returns trigger language plpgsql as $$
declare
  student_id uuid := coalesce(new.candidate_id, old.candidate_id);
begin
  update candidate set skill_text = skill_text_of(student_id)
    where id = student_id and skill_text is distinct from skill_text_of(student_id);
  return null;
end $$;
-- At the commit: a save deletes and inserts, and the search hears of its result alone.
create constraint trigger skills_reach_candidate after insert or update on candidate_skill
  deferrable initially deferred
  for each row when (not is_bulk_load()) execute function skills_reach_candidate();
create constraint trigger skills_leave_candidate after delete on candidate_skill
  deferrable initially deferred
  for each row execute function skills_reach_candidate();

-- A school year begins on 1 April in Tokyo.
create function school_year(at timestamptz) returns smallint
  language sql stable
  return extract(year from (at at time zone 'Asia/Tokyo') - interval '3 months');
-- The school year in which the student last said the year of graduation and the state of the job hunting.
alter table candidate add column confirmed_school_year smallint not null default school_year(now());

-- The first day on which a student is asked again: the next 1 April, or the month after the graduation.
create function confirmation_due_on(confirmed_school_year smallint, graduation_year smallint, graduation_month smallint) returns date
  language sql immutable parallel safe
  return least(
    make_date(confirmed_school_year + 1, 4, 1),
    (make_date(graduation_year, graduation_month, 1) + interval '1 month')::date);
