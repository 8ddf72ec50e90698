-- A student who is purged, and the home of a student, look for these by the student.
create index scheduling_date_request_of_candidate on scheduling_date_request (candidate_id);
create index offer_report_of_candidate on offer_report (candidate_id, id);
-- Every minute follows the students whose date has just ended.
create index booking_end on booking (upper(during)) where status in ('BOOKED', 'ATTENDED');
-- A withdrawal takes the student's name out of the notices of an event, which the effect key names after its kind.
create index company_notification_of_event on company_notification (company_id, split_part(effect_key, ':', 2));
create index company_notification_age on company_notification (inserted_at);
create index candidate_notification_age on candidate_notification (inserted_at);
