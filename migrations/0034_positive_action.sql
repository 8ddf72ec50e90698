-- When a company may search by gender, and why (Equal Employment Opportunity Act, article 8). Rows are kept as the record.
create table positive_action (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  reason text not null check (reason <> ''),
  begins_on date not null,
  -- The last day of it.
  ends_on date not null check (ends_on > begins_on),
  started_by uuid not null,
  inserted_at timestamptz not null default now(),
  ended_by uuid,
  ended_at timestamptz,
  check (num_nonnulls(ended_by, ended_at) in (0, 2)),
  primary key (company_id, id),
  foreign key (company_id, started_by) references company_user (company_id, id),
  foreign key (company_id, ended_by) references company_user (company_id, id),
  constraint positive_action_no_overlap exclude using gist (company_id with =, daterange(begins_on, ends_on, '[]') with &&)
    where (ended_at is null)
);
