-- What a student does while a company owes a word: one polite prompt for each wait, and the choice to go on waiting.
create table scout_wait (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  word text not null check (word in ('CONTACT', 'DATES', 'OUTCOME')),
  since timestamptz not null,
  prompted_at timestamptz,
  waits_from timestamptz,
  primary key (company_id, scout_invitation_id, word, since),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  check (prompted_at is not null or waits_from is not null)
);
create index scout_wait_of_candidate on scout_wait (candidate_id);

-- What the student says of a company's "contacted", and the word that never came to a student who ended the scout.
alter table scout_invitation
  add contact_denied_at timestamptz,
  add contact_arrived_at timestamptz,
  add ended_without text check (ended_without in ('CONTACT', 'DATES', 'OUTCOME')),
  add constraint scout_invitation_contact_arrived check (contact_arrived_at is null or contacted_at is not null),
  add constraint scout_invitation_ended_without check (ended_without is null or status = 'DECLINED');

alter table scheduling_date_request
  drop constraint scheduling_date_request_status_check,
  add constraint scheduling_date_request_status_check
    check (status in ('REQUESTED', 'ANSWERED', 'REFUSED', 'CLOSED', 'UNANSWERED'));

-- While a company owes an answer to a wish for dates, no time of the student runs.
update scout_invitation set schedule_by = null
  where status = 'ACCEPTED' and scheduling_status = 'SCHEDULING_DATE_REQUESTED';
alter table scout_invitation add constraint scout_invitation_company_turn
  check (status <> 'ACCEPTED' or scheduling_status is distinct from 'SCHEDULING_DATE_REQUESTED' or schedule_by is null);

drop index scout_invitation_to_do;
create index scout_invitation_to_do on scout_invitation (company_id, candidate_id)
  include (status, expires_at, answered_at, contacted_at, contact_denied_at, outcome_told_at, scheduling_status)
  where status in ('PENDING', 'SCHEDULED') or (status = 'ACCEPTED' and contacted_at is null
    and outcome_told_at is null and scheduling_status is distinct from 'ACCEPTED');
