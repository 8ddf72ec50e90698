-- A company's own phrases for its messages to students.
create table thread_phrase (
  company_id uuid not null references company (id) on delete cascade,
  id uuid not null default uuidv7(),
  title text not null check (char_length(title) between 1 and 16 * 30),
  text text not null check (char_length(text) between 1 and 16 * 2000),
  primary key (company_id, id)
);
create unique index thread_phrase_title on thread_phrase (company_id, title);
