-- Two spellings of one word are one word: width, case, spaces, the many dashes that stand for a long vowel, and old
-- forms of letters. Profiles and keywords both pass through here, so that they cannot disagree. The twins of these
-- functions are in src/ground/compared-text.ts.
create or replace function search_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(lower(normalize(written, NFKC)), '\s+', ' ', 'g'),
    '-‐‑‒–—―−學應獨藝廣濱濵櫻榮龍會眞惠壽鐵萬髙﨑嵜澤邉邊齋齊斎國澁瀧嶋嶌冨舘瀨德禮圓寶實靜條縣體臺關驛釋來樂藥經濟傳團佛讀賣醫歷證淸曾祿增豐彌與當ヵヶ',
    'ーーーーーーーー学応独芸広浜浜桜栄竜会真恵寿鉄万高崎崎沢辺辺斉斉斉国渋滝島島富館瀬徳礼円宝実静条県体台関駅釈来楽薬経済伝団仏読売医歴証清曽禄増豊弥与当カケ');

-- A name: the kind of kana does not matter.
create or replace function search_name_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(search_text(written),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴカケ');

-- All names of a school, one below the other.
create or replace function school_names_text(name text, kana text, short_names text[]) returns text
  language sql immutable parallel safe
  return search_name_text(concat_ws(E'\n', name, kana, array_to_string(short_names, E'\n')));

-- High schools are called both ways.
create or replace function high_school_names_text(name text) returns text
  language sql immutable strict parallel safe
  return search_name_text(concat_ws(E'\n', replace(name, '高等学校', '高校'), replace(name, '高校', '高等学校')));

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
    with normal as (select case when prefix = 't:' then search_text(keyword) else search_name_text(keyword) end as word)
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
