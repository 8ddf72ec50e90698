-- The common text of one sending.
create table template_message_history (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  job_id uuid not null,
  company_user_id uuid not null,
  subject text not null check (char_length(subject) between 1 and 60),
  text text not null check (char_length(text) between 100 and 1000),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, job_id) references job (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);

create table scout_invitation (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  candidate_id uuid not null references candidate on delete cascade,
  job_id uuid not null,
  template_message_history_id uuid not null,
  company_user_id uuid not null,
  -- 1 is the first invitation of this company to this student, 2 the one renewal that is allowed.
  round smallint not null default 1 check (round in (1, 2)),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'HIRED')),
  scheduling_status text check (scheduling_status in ('PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED')),
  -- No scout without a reason, whoever writes the row.
  reason text not null constraint scout_invitation_reason_length check (char_length(reason) between 40 and 300),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  schedule_by timestamptz,
  read_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  decline_reason_id smallint references decline_reason,
  contacted_at timestamptz,
  remind_at timestamptz,
  primary key (company_id, id),
  unique (id),
  -- Sent once and renewed once, also when two people press send in the same second.
  constraint scout_invitation_once unique (company_id, candidate_id, round),
  foreign key (company_id, job_id) references job (company_id, id),
  foreign key (company_id, template_message_history_id) references template_message_history (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  check (scheduling_status is null or status in ('ACCEPTED', 'DECLINED', 'EXPIRED', 'HIRED'))
);
create index scout_invitation_of_candidate on scout_invitation (candidate_id, status, sent_at desc);
create index scout_invitation_of_job on scout_invitation (company_id, job_id, status);
create index scout_invitation_of_company on scout_invitation (company_id, sent_at desc);
create index scout_invitation_expiring on scout_invitation (expires_at) where status = 'PENDING';
create index scout_invitation_schedule_by on scout_invitation (schedule_by) where status = 'ACCEPTED' and schedule_by is not null;
create index scout_invitation_remind on scout_invitation (remind_at) where remind_at is not null;

-- The student's own words as they were read: text is found word for word in passage and in the reason.
create table scout_invitation_quotation (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  position smallint not null,
  field text not null check (field in ('TAGLINE', 'SELF_INTRODUCTION', 'STUDENT_PROJECT_EXPERIENCE', 'STUDY_ABROAD_EXPERIENCE', 'QUALIFICATION_EXPERIENCE', 'INTERNSHIP_EXPERIENCE')),
  text text not null,
  passage text not null,
  primary key (company_id, scout_invitation_id, position),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  check (position(text in passage) > 0)
);

create table booking (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scheduling_date_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate on delete cascade,
  status text not null default 'BOOKED' check (status in ('BOOKED', 'CANCELLED', 'ATTENDED', 'NO_SHOW')),
  during tstzrange not null,
  inserted_at timestamptz not null default now(),
  cancelled_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, scheduling_date_id) references scheduling_date (company_id, id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  -- A student is in one place at a time, across all companies.
  constraint booking_no_overlap exclude using gist (candidate_id with =, during with &&) where (status = 'BOOKED')
);
create unique index booking_one_per_invitation on booking (company_id, scout_invitation_id) where status = 'BOOKED';
create index booking_of_date on booking (company_id, scheduling_date_id);
create index booking_of_candidate on booking (candidate_id, status);

create table scheduling_date_request (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate on delete cascade,
  status text not null default 'REQUESTED' check (status in ('REQUESTED', 'ANSWERED', 'REFUSED', 'CLOSED')),
  request text not null check (char_length(request) between 10 and 300),
  preferred_dates date[] not null default '{}' check (cardinality(preferred_dates) <= 3),
  preferred_times text[] not null default '{}' check (cardinality(preferred_times) = cardinality(preferred_dates)),
  inserted_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  check (preferred_times <@ array['MORNING', 'AFTERNOON', 'EVENING'])
);
create unique index scheduling_date_request_one_open on scheduling_date_request (company_id, scout_invitation_id) where status = 'REQUESTED';
create index scheduling_date_request_queue on scheduling_date_request (company_id, status, inserted_at);

-- How many scouts a company sent in a month and a student received in a week: counted where they are limited.
create table scout_sent_in_month (
  company_id uuid not null references company,
  month date not null check (extract(day from month) = 1),
  sent integer not null,
  primary key (company_id, month)
);
create table scout_received_in_week (
  candidate_id uuid not null references candidate on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  received smallint not null check (received between 1 and 10),
  primary key (candidate_id, week)
);
