-- The versions that are left of the block under way, for each way of searching of an experiment: its two texts are
-- balanced within each. The words of the way may be longer than a key, so their hash is one.
create table scout_experiment_block (
  company_id uuid not null,
  scout_experiment_id uuid not null,
  found_by_sha256 bytea not null check (octet_length(found_by_sha256) = 32),
  block text not null check (block ~ '^[AB]{0,6}$'),
  primary key (company_id, scout_experiment_id, found_by_sha256),
  foreign key (company_id, scout_experiment_id) references scout_experiment (company_id, id) on delete cascade
);
-- What experiments under way have left goes on among the sendings without words.
insert into scout_experiment_block (company_id, scout_experiment_id, found_by_sha256, block)
select company_id, id, sha256(''), block from scout_experiment where block <> '' and ended_at is null;
alter table scout_experiment drop column block;
