-- A scout that waits for its morning: until then sent_at is when it will leave, and the student knows nothing of it.
alter table scout_invitation drop constraint scout_invitation_status_check;
alter table scout_invitation add constraint scout_invitation_status_check
  check (status in ('SCHEDULED', 'PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'HIRED'));
create index scout_invitation_scheduled on scout_invitation (sent_at) where status = 'SCHEDULED';

-- A place that is given back may have been the only one of its week.
alter table scout_received_in_week drop constraint scout_received_in_week_received_check;
alter table scout_received_in_week add constraint scout_received_in_week_received_check check (received between 0 and 10);

-- To its company a scout that waits is as good as sent.
create or replace function invitation_status_now(status text, scheduling_status text, expires_at timestamp with time zone, schedule_by timestamp with time zone)
  returns text language sql stable parallel safe
  return case
    when status = 'SCHEDULED' then 'PENDING'
    when status = 'PENDING' and expires_at <= now() then 'EXPIRED'
    when status = 'ACCEPTED' and scheduling_status is distinct from 'ACCEPTED' and schedule_by <= now() then 'EXPIRED'
    else status
  end;
