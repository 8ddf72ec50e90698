/** How `invitation` stands now, in SQL of our tables: past its time, though the clock has not written it yet. */
export const standing = `case invitation.status when 'HIRED' then 'ACCEPTED' when 'SCHEDULED' then 'PENDING'
  when 'PENDING' then case when invitation.expires_at <= now() then 'EXPIRED' else 'PENDING' end
  when 'ACCEPTED' then case when invitation.scheduling_status is distinct from 'ACCEPTED'
    and invitation.schedule_by <= now() then 'EXPIRED' else 'ACCEPTED' end
  else invitation.status end`
