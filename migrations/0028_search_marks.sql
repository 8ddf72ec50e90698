-- What companies have marked, and the bits of rewritten texts, which are folded in at leisure.
-- The functions stand here as migrations/repeatable/ has them, since nothing may be marked without its bit from here on.

-- Edits wait until the index below is of one piece.
lock table candidate, candidate_activity, assessment_profile, scout_invitation, company_candidate, company_candidate_label,
  favorite_company in share row exclusive mode;
select pg_advisory_xact_lock(hashtext('search_apply'));
select search_apply(2147483647);

-- Bits that search_apply has put aside: younger than search_bits, older than search_flip.
create table search_delta (
  key text collate "C" not null,
  ordinal integer not null,
  is_on boolean not null,
  primary key (key, ordinal)
);
alter table search_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100000);

-- Both have another signature in migrations/repeatable/, or are gone there.
drop function search_wanted(search_question);
drop function search_unwanted(uuid, search_question);

create or replace function lies_packed(key text, bits bit) returns boolean
  language sql immutable parallel safe
  return (left(key, 2) in ('t:', 'b:') or left(key, 3) in ('sn:', 'sd:', 'hn:', 'in:', 'bk:', 'se:', 'fv:', 'lb:')) and bit_count(bits) <= 700;

create or replace function search_assessment_keys(profile assessment_profile) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg('tr' || trait || ':' || percentage) || array_agg('tr' || trait || ':' || percentage / 10 || 'x'), '{}')
    from unnest(profile.personality_percentages) with ordinality as score (percentage, trait)
  ) || case when cardinality(profile.personality_percentages) > 0 then array['traits'] else '{}' end
    || case when profile.intellectual_total is null then '{}' else array['score'] end;

create or replace function search_mark_keys(marked company_candidate) returns text[]
  language sql immutable parallel safe
  return array_remove(array[
    case when marked.bookmarked_at is not null then 'bk:' || marked.company_id end,
    case when marked.last_seen_at is not null then 'se:' || marked.company_id end
  ], null);

create or replace function invitation_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['in:' || new.company_id]);
  elsif not exists (select from scout_invitation where company_id = old.company_id and candidate_id = old.candidate_id) then
    perform queue_search_flips(old.candidate_ordinal, array['in:' || old.company_id], '{}');
  end if;
  return null;
end $$;

create or replace function mark_changes_search() returns trigger language plpgsql as $$
begin
  perform queue_search_flips(coalesce(new.candidate_ordinal, old.candidate_ordinal),
    case when tg_op = 'INSERT' then '{}' else search_mark_keys(old) end,
    case when tg_op = 'DELETE' then '{}' else search_mark_keys(new) end);
  return null;
end $$;

create or replace function label_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['lb:' || new.company_id || ':' || new.search_candidate_label_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['lb:' || old.company_id || ':' || old.search_candidate_label_id], '{}');
  end if;
  return null;
end $$;

create or replace function favorite_changes_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform queue_search_flips(new.candidate_ordinal, '{}', array['fv:' || new.company_id]);
  else
    perform queue_search_flips(old.candidate_ordinal, array['fv:' || old.company_id], '{}');
  end if;
  return null;
end $$;

create trigger invitation_changes_search after insert on scout_invitation
  for each row when (not is_bulk_load()) execute function invitation_changes_search();
create trigger invitation_leaves_search after delete on scout_invitation
  for each row execute function invitation_changes_search();
create trigger mark_changes_search after insert or update of bookmarked_at, last_seen_at on company_candidate
  for each row when (not is_bulk_load()) execute function mark_changes_search();
create trigger mark_leaves_search after delete on company_candidate
  for each row execute function mark_changes_search();
create trigger label_changes_search after insert on company_candidate_label
  for each row when (not is_bulk_load()) execute function label_changes_search();
create trigger label_leaves_search after delete on company_candidate_label
  for each row execute function label_changes_search();
create trigger favorite_changes_search after insert on favorite_company
  for each row when (not is_bulk_load()) execute function favorite_changes_search();
create trigger favorite_leaves_search after delete on favorite_company
  for each row execute function favorite_changes_search();

insert into search_bits (key, chunk, bits)
  select 'traits', chunk, bit_or(coalesce(bits, packed_bits)) from search_bits where key ~ '^tr1:[0-9]+x$' group by chunk;
insert into search_bits (key, chunk, bits, packed_bits)
  select key, chunk, case when not lies_packed(key, bits) then bits end, case when lies_packed(key, bits) then bits end
  from (
    select 'in:' || company_id, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from scout_invitation group by 1, 2
    union all
    select 'bk:' || company_id, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1)
    from company_candidate where bookmarked_at is not null group by 1, 2
    union all
    select 'se:' || company_id, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1)
    from company_candidate where last_seen_at is not null group by 1, 2
    union all
    select 'lb:' || company_id || ':' || search_candidate_label_id, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1)
    from company_candidate_label group by 1, 2
    union all
    select 'fv:' || company_id, candidate_ordinal / 16384, bits_of(candidate_ordinal % 16384, 1) from favorite_company group by 1, 2
  ) as known (key, chunk, bits)
  -- Without any bit yet, the start of the product builds them all.
  where exists (select from search_bits);
