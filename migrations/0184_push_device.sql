-- A device of a person of either side: the FCM token, or the browser's PushSubscription as text. Leaves with its owner.
create table push_device (
  id uuid primary key default uuidv7(),
  candidate_id uuid references candidate_account on delete cascade,
  company_id uuid,
  company_user_id uuid,
  token text not null check (char_length(token) between 1 and 2000),
  -- Signing out of it ends the pushes; that it expires does not.
  session_token_sha256 bytea references session on delete set null,
  device_family text not null default '' check (char_length(device_family) <= 60),
  registered_at timestamptz not null default now(),
  -- Its person removed it from the list: the daily renewal of the browser does not bring it back, a press on it does.
  is_stopped boolean not null default false,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (num_nonnulls(candidate_id, company_user_id) = 1),
  check ((company_id is null) = (company_user_id is null))
);
-- One browser may hold a student and a recruiter at once. Another student, or another recruiter, takes its place.
create unique index push_device_once_for_students on push_device (token) where candidate_id is not null;
create unique index push_device_once_for_company_users on push_device (token) where company_user_id is not null;
create index push_device_of_student on push_device (candidate_id) where candidate_id is not null;
create index push_device_of_company_user on push_device (company_id, company_user_id) where company_user_id is not null;
create index push_device_of_session on push_device (session_token_sha256);

insert into push_device (id, candidate_id, token, session_token_sha256, registered_at)
  select id, candidate_id, token, session_token_sha256, registered_at from candidate_fcm_token;

-- A push that is still to be sent; the row leaves when it was, so that the same job again sends nothing.
create table notification_push (
  notification_id uuid not null,
  push_device_id uuid not null references push_device on delete cascade,
  candidate_id uuid,
  company_id uuid,
  company_user_id uuid,
  inserted_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  primary key (notification_id, push_device_id),
  foreign key (candidate_id, notification_id) references candidate_notification on delete cascade,
  foreign key (company_id, company_user_id, notification_id) references company_notification on delete cascade,
  check (num_nonnulls(candidate_id, company_user_id) = 1),
  check ((company_id is null) = (company_user_id is null))
);
create index notification_push_of_device on notification_push (push_device_id);

insert into notification_push (notification_id, push_device_id, candidate_id, inserted_at, due_at, claimed_at)
  select candidate_notification_id, candidate_fcm_token_id, candidate_id, inserted_at, due_at, claimed_at
  from candidate_push;

drop table candidate_push;
drop table candidate_fcm_token;
