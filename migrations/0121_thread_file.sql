-- The files of a message, in the database as those of an inquiry are: no address leads here but the thread's own, and a
-- file is there exactly as long as its message.
create table thread_file (
  company_id uuid not null,
  scout_invitation_id uuid not null,
  position integer not null,
  number integer not null check (number between 1 and 3),
  candidate_id uuid not null references candidate (id) on delete cascade,
  file_name text not null check (char_length(file_name) between 1 and 16 * 100),
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  content bytea not null check (octet_length(content) between 1 and 5 * 1024 * 1024),
  primary key (company_id, scout_invitation_id, position, number),
  foreign key (company_id, scout_invitation_id, position)
    references thread_message (company_id, scout_invitation_id, position) on delete cascade
);
create index thread_file_of_candidate on thread_file (candidate_id);
