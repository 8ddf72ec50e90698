-- What the operator wrote in a case: to its sender, or to the company that it is about.
create table inquiry_message (
  inquiry_id uuid not null references inquiry (id) on delete cascade,
  id uuid not null unique default uuidv7(),
  company_id uuid references company (id),
  body text not null check (char_length(body) between 1 and 16 * 2000),
  admin_account_id uuid references admin_account (id),
  inserted_at timestamptz not null default now(),
  primary key (inquiry_id, id)
);
create trigger inquiry_message_stays before update on inquiry_message for each row execute function refuse_change();

insert into inquiry_message (inquiry_id, body, admin_account_id, inserted_at)
select id, answer, decided_by, decided_at from inquiry where answer is not null;

alter table inquiry drop column answer;
