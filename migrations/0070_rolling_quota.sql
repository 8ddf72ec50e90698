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
