-- Where a student's devices are reached: the FCM token, or the browser's PushSubscription as text. Leaves with its owner.
create table candidate_fcm_token (
  candidate_id uuid not null references candidate_account on delete cascade,
  id uuid not null default uuidv7(),
  -- A device that another student signs in on and registers becomes that student's.
  token text not null unique check (char_length(token) between 1 and 2000),
  -- Signing out of it ends the pushes; that it expires does not.
  session_token_sha256 bytea references session on delete set null,
  registered_at timestamptz not null default now(),
  primary key (candidate_id, id),
  unique (id)
);
create index candidate_fcm_token_of_session on candidate_fcm_token (session_token_sha256);

-- A push that is still to be sent; the row leaves when it was, so that the same job again sends nothing.
create table candidate_push (
  candidate_id uuid not null,
  candidate_notification_id uuid not null,
  candidate_fcm_token_id uuid not null references candidate_fcm_token (id) on delete cascade,
  inserted_at timestamptz not null default now(),
  claimed_at timestamptz,
  primary key (candidate_id, candidate_notification_id, candidate_fcm_token_id),
  foreign key (candidate_id, candidate_notification_id) references candidate_notification on delete cascade
);
create index candidate_push_of_fcm_token on candidate_push (candidate_fcm_token_id);

-- One pair for all servers, made at the first start: a browser's subscription is worth something with this pair only.
create table vapid_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  inserted_at timestamptz not null default now()
);
