import { expect, test } from 'vitest'
import { readMigrations } from '#platform/database/migrate.ts'
import { breaksReleaseBefore, firstAdditive, notAdditive } from './migration-rules.ts'

const nameOf = ({ number, name }: { number: number; name: string }) => `${String(number).padStart(4, '0')}_${name}.sql`

test('the release before runs on the schema of the next: new migrations only add, or are listed with why not', () => {
  const migrations = readMigrations('migrations').filter(({ number }) => number >= firstAdditive)
  expect(migrations.length).toBeGreaterThan(0)
  const breaking = migrations.filter(({ text }) => breaksReleaseBefore(text).length > 0).map(nameOf)
  const listed = notAdditive.map(({ file }) => file)
  expect(breaking.filter((file) => !listed.includes(file))).toEqual([])
  expect(listed.filter((file) => !breaking.includes(file))).toEqual([])
  expect(notAdditive.filter(({ because }) => because.length < 20)).toEqual([])
})

test.each([
  ['drop table old', 1],
  ['drop function title_of(text)', 1],
  ['drop function if exists title_of(text); drop index job_size', 2],
  ['drop trigger job_told on job', 1],
  ['create function half(integer) returns integer return 1; drop function half(integer)', 0],
  ['alter table job drop column title', 1],
  ['alter table job rename column title to name', 1],
  ['alter table job rename to post', 1],
  ['alter table job alter column title set not null', 1],
  ['alter table job alter column title type varchar(20)', 1],
  ['alter table job add column size int not null', 1],
  ['alter table job add column size int, add column kind text not null', 1],
  ['alter table job add constraint job_size_check check (size > 0)', 1],
  ['alter table job add column size int not null default 0', 0],
  ['alter table job add column size numeric(4, 2) not null default 0, add column kind text', 0],
  ["alter table job drop constraint job_kind_check, add constraint job_kind_check check (kind in ('A', 'B'))", 0],
  ['create table post (id int); alter table post add constraint post_check check (id > 0)', 0],
  ['-- drop table old\ncreate index job_size on job (size)', 0],
])('%s: %i faults', (text, faults) => {
  expect(breaksReleaseBefore(text)).toHaveLength(faults)
})
