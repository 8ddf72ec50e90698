-- What a colleague is writing for a job, as it was saved last. The revision is named by the device that saves, so that
-- a device whose answer was lost knows its own text again.
create table scout_draft (
  company_id uuid not null,
  company_user_id uuid not null,
  job_id uuid not null,
  revision uuid not null,
  subject text not null check (char_length(subject) <= 16 * 200),
  message text not null check (char_length(message) <= 16 * 3000),
  -- Where the text is from. The template may be gone; the composer says so.
  scout_template_id uuid,
  scout_template_version integer,
  promises text[] not null check (promises <@ array[
    'DOCUMENTS_WAIVED', 'FIRST_INTERVIEW_WAIVED', 'EMPLOYEE_CHOSEN', 'TRAVEL_PAID', 'ONLINE_POSSIBLE',
    'EVENING_POSSIBLE', 'RESULT_WITHIN_WEEK', 'REASON_TOLD']),
  follow_up text check (char_length(follow_up) <= 16 * 600),
  device_family text not null,
  -- Students of the text who were not stored, or left since, as the company may not write to them.
  left_out integer not null default 0 check (left_out >= 0),
  saved_at timestamptz not null default now(),
  primary key (company_id, company_user_id, job_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, job_id) references job (company_id, id) on delete cascade,
  check ((scout_template_id is null) = (scout_template_version is null))
);
create index scout_draft_of_job on scout_draft (company_id, job_id);
create index scout_draft_to_forget on scout_draft (saved_at);

create table scout_draft_student (
  company_id uuid not null,
  company_user_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  position integer not null,
  reason text not null check (char_length(reason) <= 16 * 1000),
  quotations jsonb not null check (jsonb_typeof(quotations) = 'array'),
  primary key (company_id, company_user_id, job_id, candidate_id),
  foreign key (company_id, company_user_id, job_id) references scout_draft on delete cascade
);
create index scout_draft_student_of_candidate on scout_draft_student (candidate_id, company_id);
