-- What one of the operator's people may do (§6). People who came before roles may do everything, as they could.
alter table admin_account
  add column role text not null default 'OPERATOR' check (role in ('OPERATOR', 'REVIEWER', 'READ_ONLY'));
alter table admin_account alter column role drop default;
