-- Where a colleague stopped while reading the students of a search one by one. `search_hash` is the SHA-256 of the search.
create table triage_place (
  company_id uuid not null references company (id),
  company_user_id uuid not null,
  search_hash text not null check (search_hash ~ '^[0-9a-f]{64}$'),
  candidate_id uuid not null references candidate (id) on delete cascade,
  position integer not null check (position > 0),
  kept_at timestamptz not null default now(),
  primary key (company_id, company_user_id, search_hash),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index triage_place_of_candidate on triage_place (candidate_id);
