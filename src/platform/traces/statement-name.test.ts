import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test.each([
  ['select "name", "email" from "candidate_account" where "email" = $1', 'select candidate_account'],
  ['insert into "scout_invitation" ("id") values ($1)', 'insert scout_invitation'],
  ['update "session" set "seen_at" = now()', 'update session'],
  ['delete from only "rate_limit" where "key" = $1', 'delete rate_limit'],
  ['with "open" as (select "id" from "job") select * from "open"', 'select job'],
  ['select search_count($1, $2)', 'select search_count'],
  ['select graphile_worker.add_job($1::text)', 'select graphile_worker.add_job'],
  ['begin', 'begin'],
  ['select 1', 'select'],
  ["select 'a letter from yamada' as text", 'select'],
  ["select 'it''s from yamada', id from job", 'select job'],
])('%s is named %s', (sql, name) => expect(statementName(sql)).toBe(name))
