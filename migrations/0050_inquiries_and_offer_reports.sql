-- What people write to the operator. The files leave with their inquiry, and the inquiry with its student.
create table inquiry (
  id uuid primary key default uuidv7(),
  receipt_number text not null unique check (receipt_number ~ '^Q-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$'),
  area text not null check (area in ('CANDIDATE', 'CLIENT')),
  candidate_id uuid references candidate (id) on delete cascade,
  company_id uuid,
  company_user_id uuid,
  category text not null check (category in ('USAGE', 'ACCOUNT', 'SCOUT', 'CONTENT', 'PRIVACY', 'OTHER')),
  name text not null check (char_length(name) between 1 and 16 * 60),
  email text not null check (char_length(email) <= 254),
  body text not null check (char_length(body) between 1 and 16 * 2000),
  -- The job a complaint about content names.
  reported_company_id uuid,
  reported_job_id uuid,
  status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
  due_on date not null,
  answer text check (char_length(answer) between 1 and 16 * 2000),
  decided_at timestamptz,
  decided_by uuid references admin_account (id),
  inserted_at timestamptz not null default now(),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete set null,
  foreign key (reported_company_id, reported_job_id) references job (company_id, id) on delete set null,
  constraint inquiry_sender check (candidate_id is null or company_user_id is null),
  constraint inquiry_decided check ((status = 'OPEN') = (decided_at is null)),
  constraint inquiry_answered check (status <> 'ANSWERED' or answer is not null)
);
create index inquiry_queue on inquiry (status, due_on, id);
create index inquiry_of_candidate on inquiry (candidate_id) where candidate_id is not null;
create index inquiry_about_job on inquiry (reported_job_id) where reported_job_id is not null;
create index inquiry_by_age on inquiry (inserted_at);

-- In the database, not in the file storage: no address leads here, and a file is there exactly when its inquiry is.
create table inquiry_attachment (
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  position int not null check (position between 0 and 2),
  file_name text not null check (char_length(file_name) between 1 and 16 * 100),
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  content bytea not null check (octet_length(content) between 1 and 5 * 1024 * 1024),
  primary key (inquiry_id, position)
);

-- 1B.8: a student says that an offer was accepted; the company confirms.
create table offer_report (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  accepted_on date not null,
  status text not null default 'SUBMITTED'
    check (status in ('SUBMITTED', 'CONFIRMED', 'MISMATCH', 'CONFIRMED_BY_TIMEOUT', 'CANCELLED')),
  answer_by timestamptz not null,
  answered_at timestamptz,
  company_user_id uuid,
  inserted_at timestamptz not null default now(),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  constraint offer_report_answered check ((status = 'SUBMITTED') = (answered_at is null))
);
create unique index offer_report_once on offer_report (candidate_id, company_id)
  where status in ('SUBMITTED', 'CONFIRMED', 'CONFIRMED_BY_TIMEOUT');
create index offer_report_of_company on offer_report (company_id, status, id);
create index offer_report_of_invitation on offer_report (company_id, scout_invitation_id);
create index offer_report_silent on offer_report (answer_by) where status = 'SUBMITTED';

-- A change of date is one act: the new booking says which one it took the place of, and both sides are told once.
alter table booking
  add column replaces uuid,
  add foreign key (company_id, replaces) references booking (company_id, id) on delete set null (replaces);
create index booking_replaced on booking (company_id, replaces) where replaces is not null;
