-- The operator's stop of mails or pushes that leave: of everything that may wait, or of one kind. The kind is its code,
-- the name of the job of a direct mail, or ALL. A claim asks for this row each time, so every process knows it at once.
create table outgoing_stop (
  channel text not null check (channel in ('MAIL', 'PUSH')),
  kind text not null check (char_length(kind) between 1 and 60),
  reason text not null check (char_length(reason) >= 1 and char_length(reason) <= 16 * 200),
  admin_account_id uuid not null references admin_account,
  inserted_at timestamptz not null default now(),
  primary key (channel, kind)
);
create index outgoing_stop_admin_account_id_idx on outgoing_stop (admin_account_id);
