-- When a sitting became PARTIAL: it becomes so once, and its rest is taken within seven days of it.
alter table assessment_attempt add column partial_at timestamptz;
-- How far apart the two answers to the pair that a personality sitting asks twice are.
alter table assessment_attempt add column repeat_difference smallint check (repeat_difference between 0 and 4);
alter table assessment_attempt add constraint assessment_attempt_continued
  check ((state in ('SECTION_DONE', 'PARTIAL')) <= (continue_by is not null));
-- What the clock looks for every minute.
create index assessment_section_running on assessment_section (deadline_at) where state = 'RUNNING';
create index assessment_attempt_waiting on assessment_attempt (continue_by) where state in ('SECTION_DONE', 'PARTIAL');
-- Acts of the sitting since a moment, so that a program that sends a thousand answers is held up.
alter table assessment_attempt add column acts_since timestamptz not null default now();
alter table assessment_attempt add column acts int not null default 0;
-- How often each option of an item was chosen in answers that are erased: -9 stands for none.
create table assessment_answer_past (
  item_id text not null references assessment_item (id),
  chosen smallint not null check (chosen = -9 or chosen between -2 and 4),
  answers int not null check (answers > 0),
  primary key (item_id, chosen)
);
