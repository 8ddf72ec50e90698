-- 次のご案内 to a job may come before its dates, which the company owes from then on.
alter table scout_step
  alter column scheduling_id drop not null,
  add column job_id uuid,
  -- When the dates followed; null for a step that was offered with them.
  add column dated_at timestamptz,
  add constraint scout_step_dated check (dated_at is null or scheduling_id is not null),
  add foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id);
create index scout_step_of_job on scout_step (company_id, job_id) where job_id is not null;

alter table scout_outcome
  add column job_id uuid,
  add foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id),
  add constraint scout_outcome_job check (job_id is null or (scheduling_id is null and outcome = 'NEXT_STEP'));
create index scout_outcome_of_job on scout_outcome (company_id, job_id) where job_id is not null;

alter table scout_wait drop constraint scout_wait_word_check,
  add constraint scout_wait_word_check check (word in ('CONTACT', 'DATES', 'NEXT_DATES', 'OUTCOME'));
alter table scout_invitation drop constraint scout_invitation_ended_without_check,
  add constraint scout_invitation_ended_without_check
    check (ended_without in ('CONTACT', 'DATES', 'NEXT_DATES', 'OUTCOME'));
