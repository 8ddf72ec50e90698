-- A company user's photo, the hour of the daily digest, and the last sign-in.
alter table company_user
  add column picture_file text,
  add column digest_hour smallint not null default 9 check (digest_hour between 7 and 20);
create index company_user_picture_file on company_user (picture_file) where picture_file is not null;

alter table company_user_account add column last_signed_in_at timestamptz;
update company_user_account account
set last_signed_in_at = (select max(inserted_at) from session where company_user_id = account.company_user_id);

-- The timing a company user chose for all jobs; scout_notification_setting holds the jobs that differ.
create table scout_notification_default (
  company_id uuid not null,
  company_user_id uuid not null,
  kind text not null check (kind in ('K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07')),
  timing text not null check (timing in ('IMMEDIATELY', 'DAILY_DIGEST', 'OFF')),
  primary key (company_id, company_user_id, kind),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

-- The page of ours that an inquiry of a company is about, and a category that only companies choose.
alter table inquiry
  add column screen text not null default '' check (screen = '' or (screen like '/client%' and char_length(screen) <= 200)),
  drop constraint inquiry_category_check,
  add constraint inquiry_category_check
    check (category in ('USAGE', 'ACCOUNT', 'SCOUT', 'CONTENT', 'CONTRACT', 'PRIVACY', 'OTHER'));
