-- The points by which a company judges a meeting. A saved form is never changed, so that an evaluation stays readable
-- by the form it was written on.
create table evaluation_form (
  company_id uuid not null references company (id),
  version integer not null check (version > 0),
  points text[] not null check (cardinality(points) <= 6),
  company_user_id uuid not null,
  inserted_at timestamptz not null default now(),
  primary key (company_id, version),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);

-- What one colleague thinks of a student after a date. Version 0 is the form without points.
create table evaluation (
  company_id uuid not null,
  booking_id uuid not null,
  company_user_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  form_version integer not null,
  scores smallint[] not null check (cardinality(scores) <= 6 and 1 <= all (scores) and 5 >= all (scores)),
  text text not null check (char_length(text) <= 16 * 1000),
  inserted_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (company_id, booking_id, company_user_id),
  foreign key (company_id, booking_id) references booking (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index evaluation_of_candidate on evaluation (candidate_id, company_id);
