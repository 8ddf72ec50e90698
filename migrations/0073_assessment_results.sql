-- The result of a personality sitting in the order T01…T10; an intellectual one stands in its sections.
alter table assessment_attempt
  add column personality_percentages smallint[] check (cardinality(personality_percentages) = 10),
  -- Set when the student deleted the result: answers and scores are gone, the day stays for the date of a retake.
  add column erased_at timestamptz,
  -- What published results and certificates refer to: null as long as, or as soon as, there is nothing to show.
  add column scored_kind text generated always as (case when state = 'SCORED' and erased_at is null then kind end) stored,
  add constraint assessment_attempt_of_scored unique (candidate_id, id, scored_kind),
  add constraint assessment_attempt_erased check (erased_at is null or personality_percentages is null);

-- Whether the answer was the key; null until the sitting is scored, and for personality.
alter table assessment_answer add column is_right boolean;

-- A link by which a student shows one result to anybody they choose. The token is known to the student alone.
create table assessment_certificate (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null,
  attempt_id uuid not null,
  kind text not null check (kind in ('INTELLECTUAL', 'PERSONALITY')),
  token_sha256 bytea not null unique check (octet_length(token_sha256) = 32),
  has_name boolean not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  inserted_at timestamptz not null default now(),
  constraint assessment_certificate_of_result foreign key (candidate_id, attempt_id, kind)
    references assessment_attempt (candidate_id, id, scored_kind) on delete cascade,
  constraint assessment_certificate_ends check (expires_at > inserted_at and expires_at <= inserted_at + interval '91 days')
);
create index assessment_certificate_of_attempt on assessment_certificate (candidate_id, attempt_id);
create index assessment_certificate_expires on assessment_certificate (expires_at);

-- Each test is published by itself, with the text that the student agreed to.
alter table assessment_profile
  add column intellectual_attempt_id uuid,
  add column intellectual_consent_version text,
  add column intellectual_published_at timestamptz,
  add column intellectual_kind text generated always as (case when intellectual_attempt_id is not null then 'INTELLECTUAL' end) stored,
  add column personality_attempt_id uuid,
  add column personality_consent_version text,
  add column personality_published_at timestamptz,
  add column personality_kind text generated always as (case when personality_attempt_id is not null then 'PERSONALITY' end) stored;

-- Until here nobody could take a test: the rows are the demo's. Each gets the sitting that it tells of.
alter table assessment_profile disable trigger assessment_changes_search;
with sat as (
  insert into assessment_attempt (candidate_id, kind, state, form_seed, consent_version, honesty_name, began_at, submitted_at, scored_at)
  select candidate_id, 'INTELLECTUAL', 'SCORED', 0, 'demo', 'demo', now() - interval '30 days', now() - interval '30 days', now() - interval '30 days'
  from assessment_profile where intellectual_total is not null
  returning id, candidate_id, scored_at
)
update assessment_profile set intellectual_attempt_id = sat.id, intellectual_consent_version = 'demo', intellectual_published_at = sat.scored_at
from sat where sat.candidate_id = assessment_profile.candidate_id;
insert into assessment_section (attempt_id, position, section, state, started_at, deadline_at, ended_at, achieved, achievable)
select intellectual_attempt_id, place, (array['LANG', 'NUM', 'LOGIC', 'SPACE'])[place], 'DONE',
  intellectual_published_at, intellectual_published_at, intellectual_published_at, intellectual_achieved[place], intellectual_achievable[place]
from assessment_profile, generate_series(1, 4) as place where intellectual_attempt_id is not null;
with sat as (
  insert into assessment_attempt
    (candidate_id, kind, state, form_seed, consent_version, honesty_name, began_at, submitted_at, scored_at, personality_percentages)
  select candidate_id, 'PERSONALITY', 'SCORED', 0, 'demo', 'demo', now() - interval '30 days', now() - interval '30 days', now() - interval '30 days',
    personality_percentages
  from assessment_profile where personality_percentages is not null
  returning id, candidate_id, scored_at
)
update assessment_profile set personality_attempt_id = sat.id, personality_consent_version = 'demo', personality_published_at = sat.scored_at
from sat where sat.candidate_id = assessment_profile.candidate_id;
delete from assessment_profile where num_nonnulls(intellectual_attempt_id, personality_attempt_id) = 0;
alter table assessment_profile enable trigger assessment_changes_search;

alter table assessment_attempt add constraint assessment_attempt_traits
  check ((kind = 'PERSONALITY' and state = 'SCORED' and erased_at is null) <= (personality_percentages is not null)
    and (personality_percentages is null or kind = 'PERSONALITY'));
alter table assessment_profile
  add constraint assessment_profile_intellectual_of_sitting foreign key (candidate_id, intellectual_attempt_id, intellectual_kind)
    references assessment_attempt (candidate_id, id, scored_kind),
  add constraint assessment_profile_personality_of_sitting foreign key (candidate_id, personality_attempt_id, personality_kind)
    references assessment_attempt (candidate_id, id, scored_kind),
  add constraint assessment_profile_intellectual_whole
    check (num_nonnulls(intellectual_total, intellectual_attempt_id, intellectual_consent_version, intellectual_published_at) in (0, 4)),
  add constraint assessment_profile_personality_whole
    check (num_nonnulls(personality_percentages, personality_attempt_id, personality_consent_version, personality_published_at) in (0, 4)),
  add constraint assessment_profile_publishes check (num_nonnulls(intellectual_attempt_id, personality_attempt_id) > 0);
create index assessment_profile_of_intellectual on assessment_profile (intellectual_attempt_id) where intellectual_attempt_id is not null;
create index assessment_profile_of_personality on assessment_profile (personality_attempt_id) where personality_attempt_id is not null;

-- Empties the publication and the certificates of a sitting that is made void, or whose result is erased or gone.
create function empty_assessment_publication() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = 'SCORED' and new.erased_at is null then return new; end if;
  delete from assessment_certificate where candidate_id = old.candidate_id and attempt_id = old.id;
  delete from assessment_profile where candidate_id = old.candidate_id
    and coalesce(intellectual_attempt_id, old.id) = old.id and coalesce(personality_attempt_id, old.id) = old.id;
  update assessment_profile set intellectual_attempt_id = null, intellectual_consent_version = null, intellectual_published_at = null,
    intellectual_achieved = null, intellectual_achievable = null, intellectual_total = null
    where candidate_id = old.candidate_id and intellectual_attempt_id = old.id;
  update assessment_profile set personality_attempt_id = null, personality_consent_version = null, personality_published_at = null,
    personality_percentages = null
    where candidate_id = old.candidate_id and personality_attempt_id = old.id;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger empty_assessment_publication before update of state, erased_at or delete on assessment_attempt
  for each row when (old.scored_kind is not null) execute function empty_assessment_publication();
