-- A company that asks to be called back before it has an account. Personal data that only the operator reads.
create table pre_registration (
  id uuid primary key default uuidv7(),
  company_name text not null check (char_length(company_name) between 1 and 100),
  family_name text not null check (char_length(family_name) between 1 and 20),
  given_name text not null check (char_length(given_name) between 1 and 20),
  family_name_kana text not null check (char_length(family_name_kana) between 1 and 30),
  given_name_kana text not null check (char_length(given_name_kana) between 1 and 30),
  department text check (char_length(department) between 1 and 60),
  email text not null check (char_length(email) <= 254),
  phone_number text not null check (phone_number ~ '^\+81[1-9]\d{8,9}$'),
  postal_code text check (postal_code ~ '^\d{7}$'),
  address text check (char_length(address) between 1 and 200),
  message text check (char_length(message) between 1 and 1000),
  -- The text that was agreed to.
  policy_version text not null,
  inserted_at timestamptz not null default now()
);
create index pre_registration_age on pre_registration (inserted_at);
