-- How the reason of a scout was written, as judged at its sending; null for scouts from before. It holds no words of the
-- student and stays when the reason is erased, so that no figure changes as a student leaves.
alter table scout_invitation
  add column reason_opening text constraint scout_invitation_reason_opening
    check (reason_opening in ('QUOTATION', 'GREETING', 'QUESTION', 'COMPANY', 'STUDENT', 'QUOTATION_WITHIN', 'OTHER')),
  add column reason_source text constraint scout_invitation_reason_source
    check (reason_source in ('NONE', 'STUDENT_PROJECT_EXPERIENCE', 'SELF_INTRODUCTION', 'TAGLINE', 'INTERNSHIP_EXPERIENCE',
      'STUDY_ABROAD_EXPERIENCE', 'QUALIFICATION_EXPERIENCE', 'SEVERAL')),
  add column reason_quotations smallint constraint scout_invitation_reason_quotations check (reason_quotations >= 0),
  add column reason_letters smallint constraint scout_invitation_reason_letters check (reason_letters >= 0),
  add constraint scout_invitation_reason_style_whole
    check (num_nulls(reason_opening, reason_source, reason_quotations, reason_letters) in (0, 4));

-- A row: this person has switched the figures beside a reason off.
create table reason_figures_off (
  company_id uuid not null,
  company_user_id uuid not null,
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
