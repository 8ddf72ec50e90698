-- One item more or less is chance: scores are ordered in five bands, and by the last activity inside a band.

-- Edits wait until the index below is of one piece.
lock table candidate, candidate_activity, assessment_profile in share row exclusive mode;
select pg_advisory_xact_lock(hashtext('search_apply'));
select search_apply(2147483647);

-- 1 to 5 by the share of right answers, null without a score. Its values are stored: another formula needs a migration.
create function score_band(profile assessment_profile) returns smallint
  language sql immutable parallel safe
  return (
    select width_bucket(profile.intellectual_total::numeric / nullif(sum(achievable), 0), array[0.30, 0.45, 0.65, 0.80]) + 1
    from unnest(profile.intellectual_achievable) as achievable
  )::smallint;

drop index candidate_activity_score;
drop index candidate_activity_ordinal;
alter table candidate_activity drop column intellectual_total;
alter table candidate_activity add column score_band smallint;
update candidate_activity set score_band = score_band(assessment_profile)
  from assessment_profile where assessment_profile.candidate_id = candidate_activity.candidate_id
    and assessment_profile.intellectual_total is not null;
create index candidate_activity_score on candidate_activity (score_band desc, last_active_at desc, ordinal desc)
  where score_band is not null;
create unique index candidate_activity_ordinal on candidate_activity (ordinal)
  include (candidate_id, last_active_at, inserted_at, score_band);

-- Who is not looking for work (5) may change their mind; only who has finished (4) is left out unless asked for.
delete from search_bits where key = 'open';
insert into search_bits (key, chunk, bits)
  select 'open', live.chunk, live.bits & ~coalesce(finished.bits, no_bits())
  from search_bits as live
  left join search_bits as finished on finished.key = 'jhs:4' and finished.chunk = live.chunk
  where live.key = 'live';
