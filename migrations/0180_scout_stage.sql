-- The stage of a student in a company's selection as it was told last: null once the student is in none any more. What is
-- true stands in the facts alone.
create table scout_stage (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  stage text constraint scout_stage_stage check (char_length(stage) between 1 and 400),
  primary key (company_id, scout_invitation_id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade
);
create index scout_stage_of_candidate on scout_stage (candidate_id);
create index scout_stage_of_date on scout_stage (company_id, scout_invitation_id) where stage = 'DATE';

-- Dates that are booked already end by the clock.
insert into scout_stage (company_id, scout_invitation_id, candidate_id, stage)
  select company_id, scout_invitation_id, candidate_id, 'DATE' from booking
  where status = 'BOOKED' and upper(during) > now()
  on conflict do nothing;
