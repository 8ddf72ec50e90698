-- When a suspension was lifted: a seat whose time ran out before is kept anew, and the lifting is told once.
alter table contract_suspension add column lifted_at timestamptz;

-- The booking by which a place in a line ended, as the student's confirmation names it. It may be with another company.
alter table waiting_place add column ended_by_booking uuid;
