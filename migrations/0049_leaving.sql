-- A student's own data as one file, made by a job and kept for a day.
create table candidate_export (
  candidate_id uuid not null references candidate on delete cascade,
  id uuid not null default uuidv7(),
  status text not null default 'ASKED' check (status in ('ASKED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
  percent smallint not null default 0 check (percent between 0 and 100),
  inserted_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  bytes integer,
  primary key (candidate_id, id),
  check (status <> 'READY' or num_nonnulls(ready_at, expires_at, bytes) = 3)
);
-- One at once; a second press finds the first.
create unique index candidate_export_at_once on candidate_export (candidate_id) where status in ('ASKED', 'RUNNING');
create index candidate_export_ending on candidate_export (inserted_at) where status in ('ASKED', 'RUNNING', 'READY');

-- The reason that was chosen says nothing of a person, so it stays when the words beside it are erased.
alter table candidate_withdrawal add column reason_kind text check (reason_kind in
  ('OFFER_ACCEPTED', 'NO_FITTING_SCOUT', 'TOO_MANY_MAILS', 'HARD_TO_USE', 'PRIVACY', 'OTHER'));

-- The consent to be handed over to a named partner: what was read, to whom, and until when it held.
create table agent_consultation (
  candidate_id uuid not null references candidate on delete cascade,
  id uuid not null default uuidv7(),
  partner_name text not null check (partner_name <> ''),
  text_version text not null,
  agreed_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (candidate_id, id)
);
create unique index agent_consultation_held on agent_consultation (candidate_id) where revoked_at is null;
