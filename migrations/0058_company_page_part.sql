-- How often each part of a company's page was saved and by whom, so that a colleague's words are never overwritten
-- unseen. A part without a row was never saved by a form.
create table company_page_part (
  company_id uuid not null references company,
  part text not null check (part in ('TAGLINE', 'CONTENTS', 'VOICES', 'QUESTIONS', 'FIGURES', 'YOUTH_INFORMATION', 'SELECTION_CRITERIA')),
  revision integer not null check (revision >= 1),
  edited_at timestamptz not null default now(),
  company_user_id uuid not null,
  primary key (company_id, part),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
