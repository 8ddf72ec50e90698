-- How many events and interviews with a date ahead a company may hold open; null means no limit.
alter table plan add column open_scheduling_limit integer;
update plan set open_scheduling_limit = 0 where key = 'FREE';
update plan set open_scheduling_limit = 1 where key = 'LIGHT';

-- A request that was answered with dates nobody chose is open again; the company's time to answer then starts anew.
alter table scheduling_date_request add column requested_at timestamptz not null default now();
update scheduling_date_request set requested_at = inserted_at;
create index scheduling_date_request_answered on scheduling_date_request (answered_at) where status = 'ANSWERED';

-- A request that was answered waits for the student's choice now: those that were left behind wait for nothing.
update scheduling_date_request answered set status = 'CLOSED'
  from scout_invitation invitation
  where answered.status = 'ANSWERED'
    and invitation.company_id = answered.company_id and invitation.id = answered.scout_invitation_id
    and (invitation.status <> 'ACCEPTED' or invitation.scheduling_status <> 'PENDING' or exists (
      select from scheduling_date_request newer
      where newer.company_id = answered.company_id and newer.scout_invitation_id = answered.scout_invitation_id
        and newer.inserted_at > answered.inserted_at));

-- A company moved the date or its place: the student may leave it until it begins.
alter table booking add column is_freely_changeable boolean not null default false;
