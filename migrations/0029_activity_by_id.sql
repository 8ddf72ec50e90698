-- Thousands of given ids become numbers without a visit to the rows.
alter table candidate_activity drop constraint candidate_activity_pkey,
  add constraint candidate_activity_pkey primary key (candidate_id) include (ordinal);
