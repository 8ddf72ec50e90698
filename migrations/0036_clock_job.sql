-- When each job of the clock was last queued; one row a job, taken by whichever process sees first that it is due.
create table clock_job (
  job text primary key,
  last_due_at timestamptz not null
);

-- Mails that wait, for counting those that wait too long.
create index notification_mail_waiting on notification_mail (inserted_at) where done_at is null;
