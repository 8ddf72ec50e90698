-- The scouts of a plan count over the last 30 days, so that a day gives back what was sent 30 days before.
create table scout_sent_on_day (
  company_id uuid not null references company (id),
  day date not null,
  sent integer not null check (sent >= 0),
  primary key (company_id, day)
);
insert into scout_sent_on_day (company_id, day, sent)
  select scout_invitation.company_id, (letter.inserted_at at time zone 'Asia/Tokyo')::date, count(*)
  from scout_invitation
  join template_message_history letter
    on letter.company_id = scout_invitation.company_id and letter.id = scout_invitation.template_message_history_id
  group by 1, 2;
drop table scout_sent_in_month;

-- What a company told an accepted student in the end. The time is that of the first telling; being hired is one.
alter table scout_invitation
  add column outcome text check (outcome in ('NEXT_STEP', 'NOT_SELECTED')),
  add column outcome_message text not null default ''
    check (char_length(outcome_message) <= 16 * 300),
  add column outcome_told_at timestamptz,
  add constraint scout_invitation_outcome
    check ((outcome is null and outcome_message = '') or (outcome_told_at is not null and status in ('ACCEPTED', 'HIRED', 'DECLINED')));
create index scout_invitation_accepted on scout_invitation (company_id, answered_at)
  where status in ('ACCEPTED', 'HIRED');

-- The days on which a company may send fewer scouts, since few students answer it.
create table sending_slowdown (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  answered integer not null,
  ended integer not null check (ended >= answered),
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (company_id, id)
);
create unique index sending_slowdown_open on sending_slowdown (company_id) where ended_at is null;
