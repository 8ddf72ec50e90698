-- A named condition of the candidate search, by the query of its address; the users of a company share theirs.
create table saved_filter (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  name text not null check (char_length(name) between 1 and 30),
  condition text not null check (char_length(condition) between 1 and 4000),
  created_by uuid not null,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_opened_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint saved_filter_name_unique unique (company_id, name),
  foreign key (company_id, created_by) references company_user (company_id, id)
);

-- Plans of a database from before; the seed writes what each holds, from domain/company/plan/rules.ts.
alter table plan add column saved_filter_limit integer not null default 0;
update plan set saved_filter_limit = 3 where key = 'LIGHT';
update plan set saved_filter_limit = 20 where key = 'STANDARD';
update plan set saved_filter_limit = 100 where key = 'PREMIUM';
alter table plan alter column saved_filter_limit drop default;
