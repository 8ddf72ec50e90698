-- The thread that a student reported: the operator reads it from the case, with a reason.
alter table inquiry
  add column reported_scout_invitation_id uuid,
  add constraint inquiry_reported_thread foreign key (reported_company_id, reported_scout_invitation_id)
    references scout_invitation (company_id, id) on delete set null (reported_scout_invitation_id);
