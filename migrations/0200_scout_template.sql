-- Texts that a company writes once for many scouts. A text that was sent stays as a version; an edit of it is the next.
create table scout_template (
  company_id uuid not null references company (id) on delete cascade,
  id uuid not null default uuidv7() unique,
  company_user_id uuid not null,
  job_id uuid,
  title text not null check (char_length(title) between 1 and 16 * 30),
  is_shared boolean not null,
  is_archived boolean not null default false,
  version integer not null default 1 check (version > 0),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id)
);
create index scout_template_of_job on scout_template (company_id, job_id) where job_id is not null;

create table scout_template_version (
  company_id uuid not null,
  scout_template_id uuid not null,
  version integer not null check (version > 0),
  company_user_id uuid not null,
  subject text not null check (char_length(subject) between 1 and 16 * 60),
  text text not null check (char_length(text) between 100 and 16 * 1000),
  written_at timestamptz not null default now(),
  primary key (company_id, scout_template_id, version),
  foreign key (company_id, scout_template_id) references scout_template (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);

-- The version whose text was sent, as it stands or lightly edited.
alter table template_message_history
  add column scout_template_id uuid,
  add column scout_template_version integer,
  add constraint template_message_history_template_whole
    check ((scout_template_id is null) = (scout_template_version is null)),
  add constraint template_message_history_template foreign key (company_id, scout_template_id, scout_template_version)
    references scout_template_version (company_id, scout_template_id, version);
create index template_message_history_of_template
  on template_message_history (company_id, scout_template_id, scout_template_version) where scout_template_id is not null;
create index scout_invitation_of_text on scout_invitation (company_id, template_message_history_id);
