-- The student says that there is nothing to write about studies abroad, qualifications and internships.
alter table candidate add column has_no_extra_experience boolean not null default false;
alter table candidate add constraint candidate_has_no_extra_experience_check check (
  not has_no_extra_experience
  or (study_abroad_experience = '' and qualification_experience = '' and internship_experience = '')
);
-- A picture is opened by the name of its file alone.
create index candidate_picture_file on candidate (picture_file) where picture_file is not null;
