-- When the job was last published; a draft may be much older. Null for a job that never was, and for those of before
-- this column without a record of the act.
alter table job add column published_at timestamptz;

update job set published_at = act.at
from (
  select subject_id, max(inserted_at) as at
  from audit
  where subject = 'job' and to_status = 'PUBLISHED' and from_status is distinct from 'PUBLISHED'
  group by subject_id
) act
where act.subject_id = job.id::text and job.status = 'PUBLISHED';
