-- A company's registration: the 法人番号 comes with the application, and a code is made when its mail is sent.
alter table pre_registration
  add column corporate_number text check (corporate_number ~ '^[0-9]{13}$');
alter table company_registration_code
  add column corporate_number text check (corporate_number ~ '^[0-9]{13}$'),
  alter column code_sha256 drop not null;
alter table company_user_account
  drop constraint company_user_account_invitation,
  add constraint company_user_account_invitation
    check (invitation_code_sha256 is null or invitation_expires_at is not null),
  add column invited_by uuid,
  add constraint company_user_account_invited_by foreign key (company_id, invited_by) references company_user (company_id, id);

-- What a company user agreed to when registering, each text with its version.
create table company_user_consent (
  company_id uuid not null,
  company_user_id uuid not null,
  kind text not null check (kind in ('terms', 'policy')),
  version text not null,
  inserted_at timestamptz not null default now(),
  primary key (company_id, company_user_id, kind, version),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
