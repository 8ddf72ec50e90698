-- A scout that its company took back before the answer: over for the student, by nobody's delay.
alter table scout_invitation
  add withdrawn_by uuid,
  add foreign key (company_id, withdrawn_by) references company_user (company_id, id),
  add constraint scout_invitation_withdrawn check (withdrawn_by is null or status = 'EXPIRED');
create index scout_invitation_withdrawn_by on scout_invitation (company_id, withdrawn_by) where withdrawn_by is not null;
