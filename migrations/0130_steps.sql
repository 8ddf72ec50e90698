-- A relation goes on after its first date: each further step offers dates of its own. The first step is the scout's.
create table scout_step (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  step smallint not null check (step > 1),
  candidate_id uuid not null references candidate (id) on delete cascade,
  scheduling_id uuid not null,
  company_user_id uuid not null,
  offered_at timestamptz not null default now(),
  lapsed_at timestamptz,
  primary key (company_id, scout_invitation_id, step),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  foreign key (company_id, scheduling_id) references scheduling (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index scout_step_of_candidate on scout_step (candidate_id);
create index scout_step_of_scheduling on scout_step (company_id, scheduling_id);

-- schedule_by ends the scout, choose_by the choice of a further step alone.
alter table scout_invitation
  add step smallint not null default 1 check (step >= 1),
  add choose_by timestamptz,
  add outcome_step smallint not null default 1,
  add constraint scout_invitation_outcome_step check (outcome_step between 1 and step),
  add constraint scout_invitation_first_step check (step = 1 or schedule_by is null),
  add constraint scout_invitation_further_step check (step > 1 or choose_by is null),
  drop constraint scout_invitation_company_turn,
  add constraint scout_invitation_company_turn
    check (status <> 'ACCEPTED' or scheduling_status is distinct from 'SCHEDULING_DATE_REQUESTED'
      or (schedule_by is null and choose_by is null));
create index scout_invitation_choose_by on scout_invitation (choose_by) where choose_by is not null;

alter table booking add step smallint not null default 1 check (step >= 1);
drop index booking_one_per_invitation;
create unique index booking_one_per_step on booking (company_id, scout_invitation_id, step) where status = 'BOOKED';

alter table scheduling_date_request add step smallint not null default 1 check (step >= 1);
