-- A picture that a company shows: in a block, as its logo or cover, or beside a colleague's words. Its file is
-- company/{id}.webp; a job and its copies share it.
alter table job_image rename to company_image;
alter table company_image rename constraint job_image_pkey to company_image_pkey;
alter table company_image rename constraint job_image_id_key to company_image_id_key;
alter table company_image rename constraint job_image_company_id_fkey to company_image_company_id_fkey;
alter table company_image rename constraint job_image_width_check to company_image_width_check;
alter table company_image rename constraint job_image_height_check to company_image_height_check;

-- A company has a row before its page is written: what the page needs is said by its set-up.
alter table company
  alter column kana set default '',
  alter column industry_ids set default '{}',
  alter column company_size_id drop not null,
  alter column employees drop not null,
  alter column representative set default '',
  alter column postal_code drop not null,
  alter column prefecture_id drop not null,
  alter column city set default '',
  alter column address_line set default '',
  alter column tagline set default '',
  drop constraint company_industry_ids_check,
  add constraint company_industry_ids_check check (cardinality(industry_ids) <= 3),
  -- Random colours and a shape stand for a logo until one is stored.
  alter column mark_shape set default 'SUNRISE',
  alter column mark_background set default '#173a52',
  alter column mark_foreground set default '#ffffff',
  add column building text not null default '' check (char_length(building) <= 16 * 80),
  add column office_prefecture_ids text[] not null default '{}' check (cardinality(office_prefecture_ids) <= 47),
  add column logo_id uuid,
  add column cover_id uuid,
  -- The alternative text of the cover; the logo's is the company's name.
  add column cover_description text not null default '' check (char_length(cover_description) <= 16 * 100),
  -- 掲載内容の確認日: pressed by the company, never by the clock.
  add column checked_at timestamptz,
  -- When the page was first finished. Before, no student meets the company and no job is published.
  add column set_up_at timestamptz,
  -- Whether visitors without an account may open the page and its published jobs.
  add column is_public boolean not null default false,
  add column edited_at timestamptz not null default now(),
  add foreign key (id, logo_id) references company_image (company_id, id),
  add foreign key (id, cover_id) references company_image (company_id, id);
update company set set_up_at = inserted_at, edited_at = inserted_at;
alter table company add constraint company_set_up check (
  set_up_at is null or (
    kana <> '' and cardinality(industry_ids) >= 1 and company_size_id is not null
    and employees is not null and representative <> '' and postal_code is not null and prefecture_id is not null
    and city <> '' and tagline <> ''));
create index company_of_logo on company (id, logo_id) where logo_id is not null;
create index company_of_cover on company (id, cover_id) where cover_id is not null;

create table company_content (
  company_id uuid not null references company,
  position smallint not null,
  kind text not null check (kind in ('HEADING', 'TEXT', 'IMAGE', 'YOUTUBE')),
  text text not null default '' check (char_length(text) <= 16 * 2000),
  video_id text check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  image_id uuid,
  primary key (company_id, position),
  foreign key (company_id, image_id) references company_image (company_id, id),
  check ((kind = 'IMAGE') = (image_id is not null) and (kind = 'YOUTUBE') = (video_id is not null))
);
create index company_content_of_image on company_content (company_id, image_id) where image_id is not null;
insert into company_content (company_id, position, kind, text)
select id, 0, 'TEXT', description from company where description <> '';
alter table company drop column description;

create table company_url (
  company_id uuid not null references company,
  position smallint not null,
  label text not null check (char_length(label) between 1 and 16 * 40),
  url text not null check (char_length(url) between 1 and 500),
  primary key (company_id, position)
);
insert into company_url (company_id, position, label, url)
select id, 0, '企業サイト', url from company where url is not null;
alter table company drop column url;

create table company_phone (
  company_id uuid not null references company,
  id uuid not null default uuidv7(),
  label text not null check (char_length(label) between 1 and 16 * 40),
  number text not null check (number ~ '^\+81[1-9]\d{8,9}$'),
  primary key (company_id, id),
  constraint company_phone_number_unique unique (company_id, number)
);

-- その他の情報, with titles of the company's own.
create table company_other (
  company_id uuid not null references company,
  position smallint not null,
  title text not null check (char_length(title) between 1 and 16 * 40),
  body text not null check (char_length(body) between 1 and 16 * 1000),
  primary key (company_id, position)
);

create table company_voice (
  company_id uuid not null references company,
  position smallint not null,
  -- The colleague as students read of them, such as 営業職・入社3年目.
  speaker text not null check (char_length(speaker) between 1 and 16 * 40),
  body text not null check (char_length(body) between 1 and 16 * 400),
  image_id uuid,
  primary key (company_id, position),
  foreign key (company_id, image_id) references company_image (company_id, id)
);
create index company_voice_of_image on company_voice (company_id, image_id) where image_id is not null;

create table company_question (
  company_id uuid not null references company,
  position smallint not null,
  question text not null check (char_length(question) between 1 and 16 * 100),
  answer text not null check (char_length(answer) between 1 and 16 * 1000),
  primary key (company_id, position)
);

-- A number is shown to students only with its source and its date.
create table company_figure (
  company_id uuid not null references company,
  position smallint not null,
  label text not null check (char_length(label) between 1 and 16 * 40),
  value text not null check (char_length(value) between 1 and 16 * 40),
  source text not null default '' check (char_length(source) <= 16 * 100),
  as_of date,
  primary key (company_id, position)
);

-- 青少年雇用情報: the items of 若者雇用促進法, each in one of five kinds.
create table company_youth_information (
  company_id uuid not null references company,
  kind text not null check (kind in ('HIRES_AND_LEAVERS', 'TENURE', 'TRAINING', 'OVERTIME_AND_LEAVE', 'PARENTAL_LEAVE_AND_WOMEN')),
  body text not null check (char_length(body) between 1 and 16 * 400),
  primary key (company_id, kind)
);
