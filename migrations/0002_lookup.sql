-- What everybody chooses from. Ids appear in saved filters and shared URLs: never renumbered, retired by is_active.

create table region (
  id text primary key,
  name text not null unique,
  position smallint not null
);

-- JIS X 0401 two-digit codes; 99 is overseas.
create table prefecture (
  id text primary key check (id ~ '^[0-9]{2}$'),
  region_id text not null references region,
  label text not null unique
);

create table school_group (
  id smallint primary key,
  name text not null unique
);

create table school (
  id integer primary key,
  name text not null,
  kind text not null,
  prefecture_id text not null references prefecture,
  is_active boolean not null default true
);

create table school_group_member (
  school_group_id smallint not null references school_group,
  school_id integer not null references school,
  primary key (school_group_id, school_id)
);

create table school_department (
  id integer primary key,
  school_id integer not null references school,
  name text not null,
  category text not null check (category in ('HUMANITIES', 'SCIENCE', 'OTHER')),
  is_active boolean not null default true,
  unique (school_id, id)
);

create table industry (
  id smallint primary key,
  label text not null unique,
  industry_group text not null,
  is_active boolean not null default true
);

create table job_type (
  id smallint primary key,
  label text not null unique,
  job_type_group text not null,
  is_active boolean not null default true
);

create table company_size (
  id smallint primary key,
  label text not null unique,
  band text not null
);

create table company_selection_criterion (
  id smallint primary key,
  label text not null unique
);

create table job_hunting_status (
  id smallint primary key,
  label text not null unique,
  status_group text not null
);

create table scout_type (
  id smallint primary key,
  label text not null unique,
  family text not null,
  note text not null
);

create table selling_point (
  id smallint primary key,
  label text not null unique,
  short_label text not null,
  hint text not null
);

create table event_category (
  id smallint primary key,
  label text not null unique
);

create table recruitment_step (
  id smallint primary key,
  label text not null unique
);

create table graduation_year (
  year smallint primary key
);

create table personality_trait_statement (
  trait_id text primary key check (trait_id ~ '^T[0-9]{2}$'),
  name text not null,
  left_label text not null,
  right_label text not null
);

create table decline_reason (
  id smallint primary key,
  label text not null unique
);
