-- A re-check of unusually fast answers is a fifth section of the scored sitting: six items of its own under the same clock.
alter table assessment_section
  drop constraint assessment_section_position_check,
  drop constraint assessment_section_section_check,
  add constraint assessment_section_position_check check (position between 1 and 5),
  add constraint assessment_section_section_check check (section in ('LANG', 'NUM', 'LOGIC', 'SPACE', 'RECHECK')),
  add constraint assessment_section_recheck check ((section = 'RECHECK') = (position = 5));
alter table assessment_answer
  drop constraint assessment_answer_section_position_check,
  add constraint assessment_answer_section_position_check check (section_position between 0 and 5);

alter table assessment_attempt
  -- When the scoring opened a re-check; it stays after the re-check has ended.
  add column checked_at timestamptz,
  -- Right answers to difficult items in less than 15 % of their median time.
  add column fast_answers smallint check (fast_answers > 0),
  -- Right answers of the re-check; null until it is taken.
  add column recheck_right smallint check (recheck_right between 0 and 6),
  add column check_ended_at timestamptz,
  -- The operator who ended the re-check; null when its answers did.
  add column check_ended_by uuid references admin_account (id),
  add constraint assessment_attempt_checked check (
    num_nonnulls(checked_at, fast_answers) in (0, 2)
    and (is_checked or checked_at is null or check_ended_at is not null or erased_at is not null)
    and (check_ended_by is null or check_ended_at is not null)
    and (check_ended_at is null or not is_checked)),
  -- Of a scored sitting the day until which its re-check may be begun.
  add constraint assessment_attempt_recheck_open check (state <> 'SCORED' or continue_by is null or is_checked);
create index assessment_attempt_checked_at on assessment_attempt (checked_at) where is_checked;
create index assessment_attempt_recheck_waiting on assessment_attempt (continue_by) where state = 'SCORED' and is_checked;
