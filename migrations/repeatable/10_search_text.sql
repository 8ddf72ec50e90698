-- Two spellings of one word are one word: width, case, spaces, and the many dashes that stand for a long vowel.
-- Profiles and keywords both pass through here, so that they cannot disagree.
create or replace function search_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(lower(normalize(written, NFKC)), '\s+', ' ', 'g'), '-‐‑‒–—―−', 'ーーーーーーーー');

-- Two and three characters at a time: two find a keyword of two, three together one of three or more.
create or replace function search_grams(written text) returns text[]
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
create or replace function search_keyword_keys(prefix text, keyword text) returns text[]
  language sql immutable parallel safe
  return (
    with normal as (select search_text(keyword) as word)
    select coalesce(array_agg(prefix || gram), '{}') from normal, unnest(search_grams(word)) gram
    where char_length(gram) = least(char_length(word), 3)
  );

create or replace function prefixed(prefix text, words text[]) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(prefix || word), '{}') from unnest(words) as word);

create or replace function search_text_of(student candidate) returns text
  language sql immutable parallel safe
  return search_text(concat_ws(E'\n', array_to_string(student.taglines, E'\n'), student.self_introduction,
    student.student_project_experience, student.study_abroad_experience, student.qualification_experience,
    student.internship_experience, nullif(student.skill_text, '')));
