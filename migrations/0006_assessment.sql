-- Only what a student chose to publish is here; arrays stand in the order T01…T10 and LANG, NUM, LOGIC, SPACE.
create table assessment_profile (
  candidate_id uuid primary key references candidate on delete cascade,
  personality_percentages smallint[] check (cardinality(personality_percentages) = 10),
  intellectual_achieved smallint[] check (cardinality(intellectual_achieved) = 4),
  intellectual_achievable smallint[] check (cardinality(intellectual_achievable) = 4),
  intellectual_total smallint,
  check (num_nonnulls(intellectual_achieved, intellectual_achievable, intellectual_total) in (0, 3))
);
create index assessment_profile_intellectual on assessment_profile (intellectual_total desc nulls last, candidate_id desc);
