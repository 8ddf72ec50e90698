-- What a contract was before an operator ended it early, so that a mistaken end can be taken back.
alter table contract
  add column ended_from text check (ended_from in ('UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING')),
  add column ended_from_ends_on date,
  add column ended_at timestamptz,
  add constraint contract_ended_from check (
    (ended_from is null) = (ended_from_ends_on is null) and (ended_from is null) = (ended_at is null)
    and (ended_from is null or status in ('EXPIRED', 'SUSPENDED', 'TERMINATED'))
  );
-- The operator's list of what is to be paid.
create index invoice_unpaid on invoice (due_on, number) where status = 'UNPAID';
