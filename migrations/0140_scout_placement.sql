-- Where a company has placed a student who accepted, on the steps of the job that no fact of the product tells of. A row
-- without a step stays, because its revision goes on.
create table scout_placement (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  step text constraint scout_placement_step check (char_length(step) between 1 and 400),
  revision integer not null constraint scout_placement_revision check (revision > 0),
  placed_by uuid not null,
  placed_at timestamptz not null,
  primary key (company_id, scout_invitation_id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  foreign key (company_id, placed_by) references company_user (company_id, id)
);
create index scout_placement_of_candidate on scout_placement (candidate_id);
create index scout_placement_of_user on scout_placement (company_id, placed_by);

alter table webhook drop constraint webhook_events_check, add constraint webhook_events_check check (
  cardinality(events) > 0 and events <@ array[
    'scout_invitation.accepted', 'scout_invitation.declined', 'scheduling_date.chosen', 'scheduling_date.changed',
    'candidate.stage_changed', 'candidate.hired']);
alter table webhook_event drop constraint webhook_event_type_check, add constraint webhook_event_type_check check (
  type in ('scout_invitation.accepted', 'scout_invitation.declined', 'scheduling_date.chosen',
    'scheduling_date.changed', 'candidate.stage_changed', 'candidate.hired', 'webhook.test'));
