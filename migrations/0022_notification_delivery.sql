create table admin_notification (
  admin_account_id uuid not null references admin_account on delete cascade,
  id uuid not null default uuidv7(),
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  effect_key text not null,
  inserted_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (admin_account_id, id),
  unique (admin_account_id, effect_key)
);

-- One mail to one person. It is claimed before it is sent; the row stays, so that the same effect never queues another.
create table notification_mail (
  id uuid primary key default uuidv7(),
  candidate_id uuid references candidate on delete cascade,
  company_id uuid,
  company_user_id uuid,
  admin_account_id uuid references admin_account on delete cascade,
  effect_key text not null,
  inserted_at timestamptz not null default now(),
  claimed_at timestamptz,
  done_at timestamptz,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  check (num_nonnulls(candidate_id, company_user_id, admin_account_id) = 1),
  check ((company_id is null) = (company_user_id is null)),
  constraint notification_mail_once unique nulls not distinct (candidate_id, company_user_id, admin_account_id, effect_key)
);
create index notification_mail_age on notification_mail (inserted_at);
create index notification_mail_of_company_user on notification_mail (company_id, company_user_id) where company_user_id is not null;
create index notification_mail_of_admin on notification_mail (admin_account_id) where admin_account_id is not null;

-- What a company user hears of once a day; the morning counts what waits and writes its day down.
create table company_digest_item (
  company_id uuid not null,
  company_user_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  effect_key text not null,
  inserted_at timestamptz not null default now(),
  digested_on date,
  primary key (company_id, company_user_id, id),
  unique (company_id, company_user_id, effect_key),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index company_digest_item_waiting on company_digest_item (company_id, company_user_id) where digested_on is null;

-- Events whose opening students have been told of.
create table told_encourage_event (
  encourage_event_id integer primary key references encourage_event on delete cascade,
  inserted_at timestamptz not null default now()
);

-- Who works on the queue. A worker that has not been seen for a while has died: its jobs go to the others.
create table worker_life (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
