-- The stored status, but for what is past its time: it has expired before the clock has written it.
create or replace function invitation_status_now(status text, scheduling_status text, expires_at timestamp with time zone, schedule_by timestamp with time zone)
  returns text language sql stable parallel safe
  return case
    -- To its company a scout that still waits to leave is one without an answer.
    when status = 'SCHEDULED' then 'PENDING'
    when status = 'PENDING' and expires_at <= now() then 'EXPIRED'
    when status = 'ACCEPTED' and scheduling_status is distinct from 'ACCEPTED' and schedule_by <= now() then 'EXPIRED'
    else status
  end;

-- Declined a moment ago, unanswered until then: the student can take it back, and the company is told nothing.
-- The seconds are those of declineFinalSeconds in the rules of scout-invitation.
create or replace function decline_is_held(status text, answered_at timestamp with time zone, ended_at timestamp with time zone, expires_at timestamp with time zone)
  returns boolean language sql stable parallel safe
  return status = 'DECLINED' and coalesce(answered_at = ended_at, false) and ended_at > now() - interval '30 seconds' and expires_at > now();

-- (number, status) of each student's latest invitation by the company, to these jobs where jobs are named, if it stands
-- at one of these statuses now: of two rounds, the second. Only rows are read that may stand so. Here and below
-- `(select asked.…)` takes a field out once, not for every row.
create or replace function search_invited(asking uuid, asked search_question, statuses text[])
  returns table (candidate_ordinal integer, status text)
  language sql stable parallel safe
  begin atomic
    with named (job_ids) as (
      select case when asked.invitation_jobs_are_archived is null then asked.invitation_job_ids else array(
        select job.id from job where job.company_id = asking and job.is_archived = asked.invitation_jobs_are_archived
          and (asked.invitation_job_ids is null or job.id = any(asked.invitation_job_ids))) end
    )
    select standing.candidate_ordinal, standing.status from (
      select invitation.candidate_ordinal, invitation.round, case
        when decline_is_held(invitation.status, invitation.answered_at, invitation.ended_at, invitation.expires_at) then 'PENDING'
        else invitation_status_now(invitation.status, invitation.scheduling_status, invitation.expires_at, invitation.schedule_by)
      end as status
      from scout_invitation invitation
      where invitation.company_id = asking
        and invitation.status = any((select statuses
          || case when 'PENDING' = any(statuses) then array['SCHEDULED', 'DECLINED'] end
          || case when 'EXPIRED' = any(statuses) then array['PENDING', 'ACCEPTED'] end)::text[])
        and ((select job_ids from named) is null or invitation.job_id = any((select job_ids from named)::uuid[]))
    ) standing
    where standing.status = any((select statuses)::text[])
      and (standing.round = 2 or standing.candidate_ordinal not in (
        select second.candidate_ordinal from scout_invitation second
        where second.company_id = asking and second.round = 2
          and ((select job_ids from named) is null or second.job_id = any((select job_ids from named)::uuid[]))));
  end;

-- (condition, number) of the students whom a list of ids, the company's invitations or a day name; -1 is the number of
-- what nobody may be. Marks of the company that no clock changes stand in the bits.
create or replace function search_known(asking uuid, asked search_question) returns table (grp integer, candidate_ordinal integer)
  language sql stable parallel safe
  begin atomic
    select asked.candidate_ids_group, ordinal from candidate_activity
      where asked.candidate_ids_group is not null and candidate_id = any(asked.candidate_ids)
    union all
    select -1, ordinal from candidate_activity
      where asked.excluded_candidate_ids is not null and candidate_id = any(asked.excluded_candidate_ids)
    union all
    select asked.invited_group, invited.candidate_ordinal from search_invited(asking, asked, asked.invited_statuses) invited
      where asked.invited_group is not null
    union all
    select -1, invited.candidate_ordinal from search_invited(asking, asked, asked.uninvited_statuses) invited
      where asked.uninvited_statuses is not null
    union all
    select asked.scheduled_group, invitation.candidate_ordinal from scout_invitation invitation
      where asked.scheduled_group is not null and invitation.company_id = asking
        and invitation.status in ('ACCEPTED', 'HIRED') and invitation.scheduling_status = (select asked.scheduling_status)
        and invitation_status_now(invitation.status, invitation.scheduling_status, invitation.expires_at, invitation.schedule_by) in ('ACCEPTED', 'HIRED')
        and ((select asked.scheduled_job_ids) is null or invitation.job_id = any((select asked.scheduled_job_ids)::uuid[]))
        and ((select asked.scheduled_scheduling_ids) is null or invitation.job_id in (
          select job.id from job where job.company_id = asking and job.scheduling_id = any(asked.scheduled_scheduling_ids)))
    union all
    select asked.inserted_group, ordinal from candidate_activity
      where asked.inserted_group is not null and inserted_at > asked.inserted_since;
  end;
