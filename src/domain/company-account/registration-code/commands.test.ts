import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { forgetOldRegistrationCodes } from './commands.ts'

const app = ownApp()

test('a mail address that was sent a code is forgotten a year after the code was used, revoked or expired', async () => {
  const { id: createdBy } = await anAdmin(app.db)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const code = (email: string, times: { expiresAt: Date; usedAt?: Date; revokedAt?: Date }) => ({
    email: `${email}@company.example`,
    companyName: '株式会社 北斗システムズ',
    createdBy,
    ...times,
  })
  await app.db
    .insertInto('companyRegistrationCode')
    .values([
      code('expired', { expiresAt: ago(366) }),
      code('used', { expiresAt: ago(364), usedAt: ago(366) }),
      code('revoked', { expiresAt: ago(364), revokedAt: ago(366) }),
      code('expired-later', { expiresAt: ago(364) }),
      code('used-later', { expiresAt: ago(366), usedAt: ago(364) }),
      code('open', { expiresAt: ago(-3) }),
    ])
    .execute()
  await app.db.transaction().execute(forgetOldRegistrationCodes)
  const rows = await app.db.selectFrom('companyRegistrationCode').select('email').orderBy('email').execute()
  expect(rows.map(({ email }) => email.split('@')[0])).toEqual(['expired-later', 'open', 'used-later'])
})
