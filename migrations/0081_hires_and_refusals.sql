-- What a company says to the student when it has no other dates: at most 300 letters, of sixteen code points at most.
alter table scheduling_date_request add column refusal_message text
  check (refusal_message is null or status = 'REFUSED' and char_length(refusal_message) between 1 and 16 * 300);

-- A hire ends a scout on its own day. Null for those of before without a record of the act.
update scout_invitation set ended_at = act.at
from (
  select subject_id, max(inserted_at) as at
  from audit
  where subject = 'scout_invitation' and action = 'confirmOfferReport'
  group by subject_id
) act
where act.subject_id = scout_invitation.id::text and scout_invitation.status = 'HIRED' and scout_invitation.ended_at is null;
