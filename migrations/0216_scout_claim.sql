-- Who is writing a scout to a student now. It ends by its time, so that a browser that died holds nobody.
create table scout_claim (
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  company_user_id uuid not null,
  claimed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, candidate_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  check (expires_at > claimed_at)
);
create index scout_claim_of_candidate on scout_claim (candidate_id);
create index scout_claim_to_end on scout_claim (company_id, expires_at);
