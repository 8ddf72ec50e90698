-- What a company asks about its contract: to renew it, to change the plan, and after the end for the contacts of the
-- students who had accepted (domain-data 1.18). `contract_ends_on` is the end the request was written under.
create table contract_request (
  company_id uuid not null references company (id),
  id uuid not null unique default uuidv7(),
  kind text not null check (kind in ('RENEWAL', 'PLAN_CHANGE', 'CONTACTS')),
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'DECLINED')),
  plan_key text references plan (key),
  wanted_from date,
  message text not null default '' check (char_length(message) <= 16 * 1000),
  contract_ends_on date not null,
  requested_by uuid not null,
  inserted_at timestamptz not null default now(),
  answer text check (char_length(answer) <= 16 * 1000),
  answered_by uuid references admin_account (id),
  answered_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, requested_by) references company_user (company_id, id),
  constraint contract_request_answered
    check ((status = 'OPEN') = (answered_at is null) and num_nonnulls(answered_at, answered_by, answer) in (0, 3)),
  constraint contract_request_wanted
    check ((kind = 'CONTACTS') = (wanted_from is null) and (kind <> 'CONTACTS' or plan_key is null)
      and (kind <> 'PLAN_CHANGE' or plan_key is not null))
);
-- One open request a company; the contacts after the end stand beside it.
create unique index contract_request_one_open on contract_request (company_id, (kind = 'CONTACTS')) where status = 'OPEN';
create index contract_request_queue on contract_request (inserted_at) where status = 'OPEN';

-- The last number of a year. The row is held until the invoice is written, so that a number is neither lost nor twice.
create table invoice_counter (
  year integer primary key check (year between 2020 and 9999),
  last integer not null check (last > 0)
);

-- An invoice as it was issued: names, address and 登録番号 stay what they were on that day.
create table invoice (
  company_id uuid not null references company (id),
  id uuid not null unique default uuidv7(),
  number text not null unique check (number ~ '^INV-[0-9]{4}-[0-9]{6,}$'),
  status text not null default 'UNPAID' check (status in ('UNPAID', 'PAID', 'CANCELLED')),
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  -- The days the invoice is for; of a contract's term also its plan.
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  plan_key text references plan (key),
  recipient_name text not null,
  issuer_name text not null,
  issuer_address text not null,
  registration_number text check (registration_number ~ '^T[0-9]{13}$'),
  payee text,
  paid_on date,
  cancelled_on date,
  cancel_reason text check (char_length(cancel_reason) <= 16 * 200),
  issued_by uuid not null references admin_account (id),
  inserted_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint invoice_paid check ((status = 'PAID') = (paid_on is not null)),
  constraint invoice_cancelled check ((status = 'CANCELLED') = (cancelled_on is not null)
    and (status = 'CANCELLED') = (cancel_reason is not null))
);

create table invoice_line (
  company_id uuid not null,
  invoice_id uuid not null,
  position integer not null check (position between 0 and 99),
  description text not null check (char_length(description) between 1 and 16 * 100),
  quantity integer not null check (quantity between 1 and 100000),
  -- Yen without tax; below zero is a discount.
  unit_price integer not null check (unit_price between -100000000 and 100000000),
  tax_rate integer not null check (tax_rate in (0, 8, 10)),
  primary key (company_id, invoice_id, position),
  foreign key (company_id, invoice_id) references invoice (company_id, id)
);
