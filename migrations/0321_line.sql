-- A student's LINE is one more device: its token is LINE's id of the person.
alter table push_device
  add column service text not null default 'BROWSER'
    check (service in ('BROWSER', 'LINE')) check (service <> 'LINE' or candidate_id is not null);
create unique index push_device_one_line_a_student on push_device (candidate_id) where service = 'LINE';

-- The code that a student sends from a LINE, once, to say whose it is. It is computed from the id of its row.
create table line_code (
  candidate_id uuid primary key references candidate_account on delete cascade,
  id uuid not null,
  code_sha256 bytea not null unique,
  expires_at timestamptz not null
);
create index line_code_by_end on line_code (expires_at);

-- Counts where a LINE is connected: who connects one wants it, also who has turned pushes off.
alter table candidate_notification_setting add column has_line boolean not null default true;
