-- What a student and a company write to each other about one scout. Whatever else happens between them stays in its own
-- tables and is read from there.
create table thread (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  in_charge uuid not null,
  last_position integer not null default 0,
  last_side text constraint thread_last_side_check check (last_side in ('CANDIDATE', 'COMPANY')),
  last_at timestamptz not null default now(),
  candidate_read integer not null default 0,
  company_read integer not null default 0,
  -- The message up to which the company said that no answer is needed.
  settled integer not null default 0,
  -- When each side began the messages of which one notice tells.
  candidate_began_at timestamptz,
  company_began_at timestamptz,
  reported_at timestamptz,
  primary key (company_id, scout_invitation_id),
  foreign key (company_id, scout_invitation_id) references scout_invitation (company_id, id) on delete cascade,
  foreign key (company_id, in_charge) references company_user (company_id, id),
  constraint thread_side_of_last check ((last_side is null) = (last_position = 0)),
  constraint thread_read check (candidate_read <= last_position and company_read <= last_position
    and settled <= last_position)
);
create index thread_of_company on thread (company_id, last_at desc, scout_invitation_id);
create index thread_of_candidate on thread (candidate_id, last_at desc, scout_invitation_id);
create index thread_unanswered on thread (company_id, last_at desc, scout_invitation_id)
  include (candidate_id) where last_side = 'CANDIDATE' and settled < last_position and reported_at is null;

create table thread_message (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  position integer not null check (position > 0),
  candidate_id uuid not null references candidate (id) on delete cascade,
  -- The company's writer; null where the student wrote.
  company_user_id uuid,
  text text not null check (char_length(text) between 1 and 16 * 2000),
  sent_at timestamptz not null,
  primary key (company_id, scout_invitation_id, position),
  foreign key (company_id, scout_invitation_id) references thread (company_id, scout_invitation_id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index thread_message_of_candidate on thread_message (candidate_id);

insert into thread (company_id, scout_invitation_id, candidate_id, in_charge, last_at)
select company_id, id, candidate_id, company_user_id, coalesce(answered_at, sent_at) from scout_invitation
where status in ('ACCEPTED', 'HIRED') or (status = 'EXPIRED' and answered_at is not null)
  or (status = 'DECLINED' and answered_at < ended_at);
