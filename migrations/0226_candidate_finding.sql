-- A day on which a result page of a company showed a student. `sections` says which parts of the profile the condition
-- asked for, never with what words.
create table candidate_finding (
  candidate_id uuid not null references candidate on delete cascade,
  found_on date not null,
  company_id uuid not null references company,
  sections text[] not null check (sections <@ array[
    'TEXTS', 'EDUCATION', 'STRENGTHS', 'PREFERENCES', 'LANGUAGE', 'PERSONALITY', 'SCORE', 'STATUS', 'HOMETOWN', 'PICTURE',
    'ACTIVITY']),
  primary key (candidate_id, found_on, company_id)
);
create index candidate_finding_of_day on candidate_finding (found_on);
create index candidate_finding_of_company on candidate_finding (company_id);
