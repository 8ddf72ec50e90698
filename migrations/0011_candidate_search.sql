-- What one company knows about one student. Immediate, never shared.
create table company_candidate (
  company_id uuid not null references company,
  candidate_id uuid not null references candidate on delete cascade,
  bookmarked_at timestamptz,
  last_seen_at timestamptz,
  memo text not null default '' check (char_length(memo) <= 2000),
  memo_updated_at timestamptz,
  memo_company_user_id uuid,
  primary key (company_id, candidate_id),
  foreign key (company_id, memo_company_user_id) references company_user (company_id, id)
);
create index company_candidate_bookmarked on company_candidate (company_id) where bookmarked_at is not null;
create index company_candidate_of_candidate on company_candidate (candidate_id);

create table search_candidate_label (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  text text not null check (char_length(text) between 1 and 20),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint search_candidate_label_text_unique unique (company_id, text)
);

create table company_candidate_label (
  company_id uuid not null,
  candidate_id uuid not null references candidate on delete cascade,
  search_candidate_label_id uuid not null,
  primary key (company_id, candidate_id, search_candidate_label_id),
  foreign key (company_id, search_candidate_label_id) references search_candidate_label (company_id, id) on delete cascade
);
create index company_candidate_label_of_candidate on company_candidate_label (candidate_id);
