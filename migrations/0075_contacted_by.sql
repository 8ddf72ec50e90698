-- Colleagues read who has contacted a student, beside when. Marks of before have no name.
alter table scout_invitation
  add column contacted_by uuid,
  add constraint scout_invitation_contacted_by foreign key (company_id, contacted_by) references company_user (company_id, id),
  add constraint scout_invitation_contacted check (contacted_by is null or contacted_at is not null);

-- The composer begins with the text that was sent last for a job.
create index template_message_history_of_job on template_message_history (company_id, job_id, inserted_at desc);
