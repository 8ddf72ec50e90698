-- Which students' profiles and contacts a reader (a company user or a token) has been given in the last day.
create table candidate_reading (
  reader uuid not null,
  kind text not null check (kind in ('profile', 'contact')),
  candidate_id uuid not null,
  first_read_at timestamptz not null default now(),
  primary key (reader, kind, candidate_id)
);
create index candidate_reading_age on candidate_reading (first_read_at);

-- The students of ids that are new to the reader today, now counted; null, and nothing counted, when they are too many.
create function take_reading(by_reader uuid, of_kind text, ids uuid[], hourly integer, daily integer) returns uuid[]
language plpgsql as $$
declare
  fresh uuid[];
  taken record;
begin
  select array_agg(distinct id) into fresh from unnest(ids) id where not exists (
    select from candidate_reading r
    where r.reader = by_reader and r.kind = of_kind and r.candidate_id = id and r.first_read_at > now() - interval '1 day');
  if fresh is null then return '{}'; end if;
  -- One reader's questions count one after the other, or many at once would each see room.
  perform pg_advisory_xact_lock(hashtextextended(by_reader::text, 30));
  select count(*) filter (where first_read_at > now() - interval '1 hour') as within_hour, count(*) as within_day
    into taken from candidate_reading
    where reader = by_reader and kind = of_kind and first_read_at > now() - interval '1 day';
  if taken.within_hour + cardinality(fresh) > hourly or taken.within_day + cardinality(fresh) > daily then return null; end if;
  insert into candidate_reading (reader, kind, candidate_id) select by_reader, of_kind, id from unnest(fresh) id order by id
    on conflict (reader, kind, candidate_id) do update set first_read_at = now();
  return fresh;
end $$;

-- Failed sign-ins and refused access, a row for each hour: whom and from where as keyed hashes, no address and no name.
create table security_event (
  hour timestamptz not null,
  kind text not null check (kind in ('sign_in_failed', 'sign_in_paused', 'access_denied')),
  area text not null check (area in ('candidate', 'client', 'admin', 'none')),
  reason text not null,
  subject text not null,
  visitor text not null,
  count integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (hour, kind, area, reason, subject, visitor)
);
