import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const logged = (statement: string, environment: Record<string, string>) =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `import { log, withRequestId } from '#platform/log.ts'; ${statement}; log.flush()`],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...environment },
    },
  ).trim()

test('only listed fields are logged, with the request id', () => {
  const line = logged(
    `withRequestId('r1', () => log.info({ companyId: 'c1', email: 'a@b.jp', memo: '…', headers: { cookie: 'x' } }, 'sent'))`,
    { NODE_ENV: 'production' },
  )
  const { time, ...rest } = JSON.parse(line) as Record<string, unknown>
  expect(time).toMatch(/^\d{4}-/)
  expect(rest).toEqual({ level: 'info', requestId: 'r1', companyId: 'c1', msg: 'sent' })
})

test('a database error shows its code and constraint, not the values of the row', () => {
  const line = logged(
    `log.error({ error: Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'account_email_key', detail: 'Key (email)=(a@b.jp)', routine: 'x' }) }, 'no')`,
    { NODE_ENV: 'production' },
  )
  expect(line).toContain('database error 23505 account_email_key')
  expect(line).not.toContain('a@b.jp')
})
