-- Written by rate-limiter-flexible: its columns, its order. Losing these rows in a crash only forgets some attempts.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expiry on rate_limit (expire);
