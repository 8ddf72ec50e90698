-- What a section was begun on, for the statistics of the items; null when the session did not tell.
alter table assessment_section add column device text check (device in ('PHONE', 'COMPUTER'));
-- Sections that count in a month or in the last days.
create index assessment_section_counted_at on assessment_section (ended_at) where achieved is not null;

-- What the answers of at least ten people say about an item, counted anew every night. Shares are of 1.
create table assessment_item_statistic (
  item_id text primary key references assessment_item (id) on delete cascade,
  counted_at timestamptz not null,
  people int not null check (people >= 10),
  seen int not null check (seen >= people),
  -- Null for a personality pair, which has no right answer.
  correct int check (correct between 0 and seen),
  -- The correlation with the rest of the section or trait; null when all answers are the same.
  item_rest double precision check (item_rest between -1.0001 and 1.0001),
  median_milliseconds int,
  -- How often each option was chosen in the item's own order, or each step from the left pole to the right one.
  chosen int[] not null check (cardinality(chosen) = 5),
  blank int not null check (blank >= 0),
  -- The share of the sittings of the last 60 days that asked it, and what falls to it when all items take turns evenly.
  exposure double precision,
  even_share double precision,
  -- Right answers and median time of the last 60 days and of all days before; null below the least number of answers.
  recent_share double precision,
  earlier_share double precision,
  recent_milliseconds int,
  earlier_milliseconds int,
  -- Mantel-Haenszel on the scale of ETS: below 0 the item is harder for students of science, or on a phone.
  department_dif double precision,
  device_dif double precision
);

-- Signs that an item has become known or is asked too often. The row goes with the sign.
create table assessment_item_alarm (
  item_id text not null references assessment_item (id) on delete cascade,
  kind text not null check (kind in ('EXPOSURE', 'EASIER', 'FASTER')),
  raised_at timestamptz not null,
  before double precision not null,
  now double precision not null,
  primary key (item_id, kind)
);

-- Of each section, of the total and of each trait (T01…T10), among at least ten people.
create table assessment_reliability (
  scope text primary key check (scope ~ '^(LANG|NUM|LOGIC|SPACE|TOTAL|T[0-9]{2})$'),
  counted_at timestamptz not null,
  takers int not null check (takers >= 10),
  items double precision not null check (items > 0),
  mean double precision not null,
  spread double precision not null check (spread >= 0),
  -- Null when all scores are the same.
  alpha double precision,
  -- In items, or in percentage points of a trait.
  standard_error double precision
);

-- The shares of right answers at which bands 2 to 5 begin among the takers of one graduation year.
create table assessment_norm (
  section text not null check (section in ('LANG', 'NUM', 'LOGIC', 'SPACE')),
  graduation_year int not null,
  version int not null check (version >= 1),
  -- The first day of the month it was made in.
  month date not null check (extract(day from month) = 1),
  takers int not null check (takers >= 300),
  cuts double precision[] not null check (cardinality(cuts) = 4),
  made_at timestamptz not null default now(),
  primary key (section, graduation_year, version),
  unique (section, graduation_year, month)
);
