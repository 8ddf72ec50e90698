set local yoake.bulk_load = 'on';

alter table candidate
  -- What the student studies for; null for students of before who have not said it.
  add column degree text
    check (degree in ('BACHELOR', 'MASTER', 'DOCTOR', 'TECHNICAL_COLLEGE', 'VOCATIONAL_SCHOOL', 'JUNIOR_COLLEGE')),
  -- OTHER was written by default: the student is asked for the category.
  add column lacks_department_category boolean not null default false;

-- Only words that say it by themselves. 心理学 and 天文学 hold the words of other subjects.
with subjects as (
  select id,
    other_school_department_name ~ '(?<![心倫地管])理学|工学|理工|農学|薬学|医学|歯学|看護|水産学|生命科学|機械|電気|電子|土木|応用化学|物理|数理' as is_science,
    other_school_department_name ~ '(?<!天)文学|法学|経済|経営|商学|社会学|教育学|外国語|政治|歴史|史学|哲学|心理' as is_humanities
  from candidate
  where department_category = 'OTHER' and school_id is not null and school_department_id is null
)
update candidate set department_category = case when is_science then 'SCIENCE' else 'HUMANITIES' end
  from subjects where subjects.id = candidate.id and is_science <> is_humanities;
update candidate set lacks_department_category = true
  where department_category = 'OTHER' and school_department_id is null and status not in ('WITHDRAWN', 'PURGED')
    and num_nonnulls(school_id, other_school_name) > 0;

update candidate set degree = case
    when other_school_department_name ~ '博士後期|博士課程' then 'DOCTOR'
    when other_school_department_name ~ '修士|博士前期' then 'MASTER'
    when other_school_name ~ '短期大学|短大' and other_school_name !~ '専攻科' then 'JUNIOR_COLLEGE'
    when other_school_name ~ '高等専門学校|高専' and other_school_name !~ '専攻科' then 'TECHNICAL_COLLEGE'
    when other_school_name ~ '専門学校' and other_school_name !~ '高等専門学校' then 'VOCATIONAL_SCHOOL'
  end
  where num_nonnulls(other_school_name, other_school_department_name) > 0;

-- The next start builds the index with the keys of the degrees.
truncate search_bits, search_delta, search_flip;
