import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReasonFigures } from '#domain/scout-invitation/analysis/reason/queries.ts'
import { reasonLineOf } from '#domain/scout-invitation/analysis/reason/rules.ts'
import { provenCompanyUser } from '#domain/viewer/viewer.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import type { TestDatabase } from '#test/database.ts'
import { demoDatabase } from '#test/demo-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await demoDatabase(400)
})
afterAll(() => database.close())

test('the company of the demo has a line beside a reason that begins with a quotation', async () => {
  const user = await database.db
    .selectFrom('companyUserAccount')
    .select(['companyId', 'companyUserId'])
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  const { companyId } = provenCompanyUser(user)
  const figures = await readReasonFigures(database.db, companyId)
  const style = { opening: 'QUOTATION', source: 'STUDENT_PROJECT_EXPERIENCE', quotations: 1, letters: 90 } as const
  const line = reasonLineOf(style, figures)
  expect(line?.words).toBe('学生の文章の引用から始まる理由')
  expect(line?.these.sent).toBeGreaterThanOrEqual(30)
  expect(line?.others.sent).toBeGreaterThanOrEqual(30)
})
