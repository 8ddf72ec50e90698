-- What an export held: its filter and its number of rows, never whom.
alter table audit add column details jsonb;

-- Companies see the industry of an offer and never the name of who made it.
alter table candidate add column offered_company_industry_id smallint references industry;
