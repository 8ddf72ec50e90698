-- Two spellings of one word are one word: width, case, spaces, and the many dashes that stand for a long vowel.
-- Profiles and keywords both pass through here, so that they cannot disagree.
create function search_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(lower(normalize(written, NFKC)), '\s+', ' ', 'g'), '-‐‑‒–—―−', 'ーーーーーーーー');

-- The groups of domain data a student's school belongs to: those of a listed school, or 18 technical colleges,
-- 19 universities abroad and 20 all others.
create function school_groups_of(student candidate) returns smallint[]
  language sql stable parallel safe
  return case
    when student.other_school_name ~ '高等専門学校|高専' then array[18]::smallint[]
    when student.other_school_name is not null and student.department_category = 'OTHER' then array[19]::smallint[]
    else coalesce(
      (select array_agg(school_group_id order by school_group_id) from school_group_member where school_id = student.school_id),
      array[20]::smallint[])
  end;
