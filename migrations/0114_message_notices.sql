-- Students and company users choose how they hear of messages. Who wanted no mail or push of scouts wants none of these.
alter table candidate_notification_setting
  drop constraint candidate_notification_setting_topic_check,
  add constraint candidate_notification_setting_topic_check
    check (topic in ('SCOUT', 'MESSAGE', 'SCOUT_DEADLINE', 'SCHEDULE', 'REMINDER', 'ACCOUNT'));
insert into candidate_notification_setting (candidate_id, topic, has_mail, has_push)
select candidate_id, 'MESSAGE', has_mail, has_push from candidate_notification_setting where topic = 'SCOUT';

alter table scout_notification_default
  drop constraint scout_notification_default_kind_check,
  add constraint scout_notification_default_kind_check
    check (kind in ('K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K32'));
alter table scout_notification_setting
  drop constraint scout_notification_setting_kind_check,
  add constraint scout_notification_setting_kind_check
    check (kind in ('K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K32'));
