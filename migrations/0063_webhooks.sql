-- Addresses of a company's own systems that hear of events (プレミアム). Their secrets are computed from secret_id.
create table webhook (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  url text not null check (char_length(url) between 1 and 2000),
  description text not null default '' check (char_length(description) <= 16 * 100),
  events text[] not null check (
    cardinality(events) > 0 and events <@ array[
      'scout_invitation.accepted', 'scout_invitation.declined', 'scheduling_date.chosen', 'scheduling_date.changed',
      'candidate.hired']),
  secret_id uuid not null default uuidv7(),
  previous_secret_id uuid,
  -- Both secrets sign until this moment.
  previous_secret_until timestamptz,
  -- Null while the webhook is on.
  off_because text check (off_because in ('COMPANY', 'GONE', 'FAILING')),
  off_at timestamptz,
  -- The first of the failed tries since the last good one.
  failing_since timestamptz,
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((previous_secret_id is null) = (previous_secret_until is null)),
  check ((off_because is null) = (off_at is null))
);

-- What is told, as the bytes that are signed: the same at every try.
create table webhook_event (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  type text not null check (
    type in ('scout_invitation.accepted', 'scout_invitation.declined', 'scheduling_date.chosen', 'scheduling_date.changed',
      'candidate.hired', 'webhook.test')),
  effect_key text not null check (char_length(effect_key) <= 200),
  payload text not null check (char_length(payload) <= 20000),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint webhook_event_once unique (company_id, effect_key)
);
create index webhook_event_age on webhook_event (inserted_at);

create table webhook_delivery (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  webhook_id uuid not null,
  webhook_event_id uuid not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'DELIVERED', 'FAILED')),
  -- Tries since the event or the last redelivery.
  tries smallint not null default 0 check (tries between 0 and 100),
  due_at timestamptz,
  claimed_at timestamptz,
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, webhook_id) references webhook (company_id, id) on delete cascade,
  foreign key (company_id, webhook_event_id) references webhook_event (company_id, id) on delete cascade,
  unique (company_id, webhook_id, webhook_event_id),
  check ((status = 'WAITING') = (due_at is not null))
);
create index webhook_delivery_newest on webhook_delivery (company_id, webhook_id, inserted_at desc, id desc);
create index webhook_delivery_of_event on webhook_delivery (company_id, webhook_event_id);

create table webhook_attempt (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  webhook_delivery_id uuid not null,
  status_code smallint check (status_code between 200 and 599),
  -- Why there was no answer.
  trouble text check (
    trouble in ('unreadable', 'not_https', 'credentials', 'port', 'private', 'unresolved', 'timeout', 'unreachable',
      'certificate', 'broken', 'too_long')),
  took_ms integer not null check (took_ms >= 0),
  answer text not null default '' check (char_length(answer) <= 500),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, webhook_delivery_id) references webhook_delivery (company_id, id) on delete cascade,
  check ((status_code is null) = (trouble is not null))
);
create index webhook_attempt_of_delivery on webhook_attempt (company_id, webhook_delivery_id, id);

-- A company's activity, searched by its kind of act and by the person who did it.
create index audit_of_company_actor on audit (company_id, actor_id, inserted_at desc);
