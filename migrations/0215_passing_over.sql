-- Students whom a colleague has passed over, for that colleague alone or for the whole team. A search leaves them out
-- until somebody takes them back.
create table passed_over_candidate (
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  candidate_ordinal integer not null,
  company_user_id uuid not null,
  is_for_team boolean not null,
  passed_over_at timestamptz not null default now(),
  primary key (company_id, candidate_id, company_user_id, is_for_team),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
-- Two colleagues may pass over one student for the team at once; the first of them stands.
create unique index passed_over_by_team on passed_over_candidate (company_id, candidate_id) where is_for_team;
create index passed_over_candidate_of_candidate on passed_over_candidate (candidate_id);
create trigger row_knows_ordinal before insert on passed_over_candidate for each row execute function row_knows_ordinal();

create function passing_over_changes_search() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger passing_over_changes_search after insert on passed_over_candidate
  for each row when (not is_bulk_load()) execute function passing_over_changes_search();
create trigger passing_over_leaves_search after delete on passed_over_candidate
  for each row execute function passing_over_changes_search();

alter type search_question
  add attribute asking_user_id uuid,
  add attribute is_without_passed_over boolean,
  add attribute passed_over_by text,
  add attribute passed_over_group integer;
