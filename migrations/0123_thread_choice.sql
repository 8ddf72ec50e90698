-- How a student has chosen to be told of messages, and whether a company sees how far the student has read.
create table thread_choice (
  candidate_id uuid primary key references candidate (id) on delete cascade,
  has_text_in_mail boolean not null,
  shows_reading boolean not null
);

-- The message up to which the company sees that the student has read. It stands still while the student shows no reading,
-- so that a message that was read and not shown looks like one that was not read.
alter table thread
  add column candidate_shown integer not null default 0,
  add constraint thread_shown check (candidate_shown between 0 and candidate_read);
