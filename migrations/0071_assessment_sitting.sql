-- The items of both tests. Content is what the bank of the release wrote; a later release that changes an item of the
-- intellectual test gives it another id, so that an answer always belongs to the words that were shown.
create table assessment_item (
  id text primary key check (id ~ '^[A-Z][A-Z0-9-]{2,39}$'),
  kind text not null check (kind in ('INTELLECTUAL', 'PERSONALITY')),
  section text check (section in ('LANG', 'NUM', 'LOGIC', 'SPACE')),
  facet text not null,
  difficulty text check (difficulty in ('EASY', 'MEDIUM_LOW', 'MEDIUM_HIGH', 'HARD')),
  is_practice boolean not null default false,
  state text not null check (state in ('DRAFT', 'REVIEW', 'PILOT', 'LIVE', 'RESTED', 'RETIRED')),
  content jsonb not null,
  author text not null,
  reviewer text not null,
  written_on date not null,
  rested_until date,
  state_changed_at timestamptz not null default now(),
  inserted_at timestamptz not null default now(),
  constraint assessment_item_of_intellectual
    check ((kind = 'INTELLECTUAL') = (section is not null) and (kind = 'INTELLECTUAL') = (difficulty is not null)),
  constraint assessment_item_rested check ((state = 'RESTED') = (rested_until is not null))
);
create index assessment_item_of_form on assessment_item (section, facet, difficulty) where state in ('LIVE', 'PILOT');

-- One sitting of one student. The seed decides the form, so that the same student meets the same items in the same order.
create table assessment_attempt (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidate (id) on delete cascade,
  kind text not null check (kind in ('INTELLECTUAL', 'PERSONALITY')),
  state text not null default 'READY'
    check (state in ('READY', 'IN_SECTION', 'SECTION_DONE', 'PARTIAL', 'SUBMITTED', 'SCORED', 'VOID')),
  form_seed bigint not null,
  -- The limit of a section is multiplied by it: 1, 1.33 or 1.5.
  time_factor numeric(3, 2) not null default 1 check (time_factor in (1, 1.33, 1.5)),
  uses_screen_reader boolean not null default false,
  has_larger_figures boolean not null default false,
  consent_version text not null,
  -- The name typed under the statement of honesty.
  honesty_name text not null check (char_length(honesty_name) between 1 and 16 * 40),
  -- The device that may answer: the last one that opened the sitting.
  device_id uuid not null default gen_random_uuid(),
  focus_losses int not null default 0 check (focus_losses >= 0),
  extended_at timestamptz,
  began_at timestamptz not null default now(),
  -- Until then a next section may be started, or a partial sitting finished.
  continue_by timestamptz,
  submitted_at timestamptz,
  scored_at timestamptz,
  -- Set while a re-check of unusually fast answers is open.
  is_checked boolean not null default false,
  void_asked_by uuid references admin_account (id),
  void_reason text check (char_length(void_reason) between 1 and 16 * 200),
  voided_by uuid references admin_account (id),
  voided_at timestamptz,
  constraint assessment_attempt_of_candidate unique (candidate_id, id),
  constraint assessment_attempt_submitted check ((state in ('SUBMITTED', 'SCORED')) <= (submitted_at is not null)),
  constraint assessment_attempt_scored check ((state = 'SCORED') <= (scored_at is not null)),
  constraint assessment_attempt_void check (
    (state = 'VOID') = (voided_by is not null) and num_nonnulls(void_asked_by, void_reason) in (0, 2)
    and (voided_by is null or voided_by <> void_asked_by))
);
create unique index assessment_attempt_open on assessment_attempt (candidate_id, kind)
  where state in ('READY', 'IN_SECTION', 'SECTION_DONE', 'PARTIAL');
create index assessment_attempt_latest on assessment_attempt (candidate_id, kind, began_at desc);

-- The sections of an intellectual sitting in their order. The server alone owns the clock.
create table assessment_section (
  attempt_id uuid not null references assessment_attempt (id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  section text not null check (section in ('LANG', 'NUM', 'LOGIC', 'SPACE')),
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE')),
  started_at timestamptz,
  deadline_at timestamptz,
  ended_at timestamptz,
  extension_seconds int not null default 0 check (extension_seconds between 0 and 180),
  heartbeat_at timestamptz,
  -- Counted when the sitting is scored.
  achieved smallint,
  achievable smallint,
  primary key (attempt_id, position),
  unique (attempt_id, section),
  constraint assessment_section_started check (
    (state = 'WAITING') = (started_at is null) and num_nonnulls(started_at, deadline_at) in (0, 2)
    and (state = 'DONE') = (ended_at is not null)),
  constraint assessment_section_counted check (num_nonnulls(achieved, achievable) in (0, 2) and achieved <= achievable)
);

-- What is asked, made with the form, and what was answered. Chosen is the place in the item's own order of options
-- (intellectual), or the step from -2 to 2 toward the right pole (personality).
create table assessment_answer (
  attempt_id uuid not null references assessment_attempt (id) on delete cascade,
  -- 0 for personality.
  section_position smallint not null check (section_position between 0 and 4),
  position smallint not null check (position between 1 and 70),
  item_id text not null references assessment_item (id),
  is_scored boolean not null,
  -- The options as this student meets them: places in the item's own order.
  option_order smallint[] check (cardinality(option_order) = 5),
  -- Whether the sides of a personality pair are exchanged.
  is_swapped boolean not null default false,
  chosen smallint check (chosen between -2 and 4),
  is_flagged boolean not null default false,
  -- Counts the saves of this answer on the device: the higher one is the newer one.
  sequence int not null default 0 check (sequence >= 0),
  shown_at timestamptz,
  answered_at timestamptz,
  -- The time this item was in front of the student, by the device, in milliseconds.
  milliseconds int not null default 0 check (milliseconds >= 0),
  primary key (attempt_id, section_position, position)
);
create index assessment_answer_of_item on assessment_answer (item_id) include (chosen, is_scored);
