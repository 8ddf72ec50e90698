-- The nightly erasure looks at the sittings whose answers are still there, and at no sitting of years ago.
alter table assessment_attempt add column answers_forgotten_at timestamptz;
create index assessment_attempt_with_answers on assessment_attempt (candidate_id) where answers_forgotten_at is null;
update assessment_attempt attempt set answers_forgotten_at = now()
  where began_at < now() - interval '1 year'
    and not exists (select from assessment_answer where attempt_id = attempt.id);
create index company_digest_item_age on company_digest_item (inserted_at);
