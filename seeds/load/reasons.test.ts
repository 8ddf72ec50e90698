import { expect, test } from 'vitest'
import { readReasonFigures } from '#domain/scout-invitation/analysis/reason/queries.ts'
import { reasonLineOf } from '#domain/scout-invitation/analysis/reason/rules.ts'
import { provenCompanyUser } from '#domain/viewer/viewer.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { hasTurn } from '#test/full-run.ts'

// A demo of fifty students has too few letters.
test.runIf(hasTurn(0, 5))(
  'the company of the demo has a line beside a reason that begins with a quotation',
  async () => {
    const { db, close } = await demoDatabase(400)
    const user = await db
      .selectFrom('companyUserAccount')
      .select(['companyId', 'companyUserId'])
      .where('email', '=', demoAccounts.recruiter)
      .executeTakeFirstOrThrow()
    const { companyId } = provenCompanyUser(user)
    const figures = await readReasonFigures(db, companyId)
    const style = { opening: 'QUOTATION', source: 'STUDENT_PROJECT_EXPERIENCE', quotations: 1, letters: 90 } as const
    const line = reasonLineOf(style, figures)
    await close()
    expect(line?.words).toBe('学生の文章の引用から始まる理由')
    expect(line?.these.sent).toBeGreaterThanOrEqual(30)
    expect(line?.others.sent).toBeGreaterThanOrEqual(30)
  },
)
