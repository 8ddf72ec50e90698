alter table company_user
  drop constraint company_user_role_check,
  add constraint company_user_role_check check (role in ('ADMIN', 'RECRUITER', 'INTERVIEWER', 'VIEWER'));
