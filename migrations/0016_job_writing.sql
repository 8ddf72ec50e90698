-- A picture in the contents of jobs. Its file is job/{id}.webp; a job and its copies share it.
create table job_image (
  company_id uuid not null references company,
  -- Random throughout, not by time: whoever knows the id may see the picture.
  id uuid not null,
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (id)
);

-- No picture could be stored before this migration.
delete from job_content where kind = 'IMAGE';
alter table job_content drop constraint job_content_check;
alter table job_content drop column url;
alter table job_content
  add column image_id uuid,
  add foreign key (company_id, image_id) references job_image (company_id, id),
  add check ((kind = 'IMAGE') = (image_id is not null) and (kind = 'YOUTUBE') = (video_id is not null)),
  add check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  add check (char_length(text) <= 2000);
create index job_content_of_image on job_content (company_id, image_id) where image_id is not null;

alter table job
  -- When the company last edited, published or brought back the job: from here run the days until it is to be checked.
  add column checked_at timestamptz not null default now(),
  add check (char_length(recruitment_process_description) <= 1000);
create index job_to_check on job (checked_at) where status = 'PUBLISHED' and not is_archived;

alter table job_condition
  add check (char_length(label) between 1 and 40),
  add check (char_length(body) <= 1000);
alter table job_completion_url
  add check (char_length(label) between 1 and 40),
  add check (char_length(url) <= 500);

-- A text that was written and never sent goes with its job; one that was sent is held by its scouts.
alter table template_message_history
  drop constraint template_message_history_company_id_job_id_fkey,
  add constraint template_message_history_company_id_job_id_fkey
    foreign key (company_id, job_id) references job (company_id, id) on delete cascade;
