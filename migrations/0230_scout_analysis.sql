-- A sending keeps how its students were found: the name of a saved condition, or the kinds of the conditions, never one
-- of their values. Empty where it is not known. The key of a text is the same for letters that differ in spaces, width
-- and line ends alone.
alter table template_message_history
  add column found_by text not null default '' constraint template_message_history_found_by
    check (char_length(found_by) <= 16 * 80),
  add column text_key text not null
    generated always as (md5(regexp_replace(normalize(subject || text, NFKC), '\s+', '', 'g'))) stored;

-- The figures of a quarter over companies of one industry and size; null stands for every industry or size. They are
-- written once and never again, so that two readings cannot be subtracted. Shares in per cent, DAYS in days.
create table scout_benchmark (
  starts_on date not null,
  industry_id smallint references industry (id),
  company_size_id smallint references company_size (id),
  measure text not null check (measure in ('ACCEPTED', 'MET', 'DAYS')),
  companies integer not null check (companies >= 10),
  lower real not null,
  median real not null,
  upper real not null,
  constraint scout_benchmark_once unique nulls not distinct (starts_on, industry_id, company_size_id, measure),
  constraint scout_benchmark_order check (lower <= median and median <= upper)
);
