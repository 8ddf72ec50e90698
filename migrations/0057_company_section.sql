-- Each section of a company's page is saved on its own: the number of its saves tells the second of two colleagues that
-- the first has changed it meanwhile, and who that was. A section without a row was never saved by the company.
create table company_section (
  company_id uuid not null references company,
  section text not null check (section in ('NAMES', 'INFORMATION', 'ADDRESS', 'OTHERS', 'LOGO', 'COVER', 'VISIBILITY')),
  version integer not null check (version >= 1),
  edited_at timestamptz not null default now(),
  edited_by uuid not null,
  primary key (company_id, section),
  foreign key (company_id, edited_by) references company_user (company_id, id)
);

alter table company
  add constraint company_legal_name_check check (char_length(legal_name) between 1 and 16 * 80),
  add constraint company_kana_check check (char_length(kana) <= 16 * 80),
  add constraint company_representative_check check (char_length(representative) <= 16 * 60),
  add constraint company_address_line_check check (char_length(address_line) <= 16 * 130),
  add constraint company_capital_yen_check check (capital_yen >= 1);
