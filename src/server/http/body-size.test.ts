import { expect, test } from 'vitest'
import { provenCompanyUser, type CompanyUserRole } from '#domain/viewer/viewer.ts'
import { accountLimits } from '#ground/limits/account.ts'
import type { OfRow } from '#ground/id.ts'
import { bytesOf } from './body-size.ts'

const user = provenCompanyUser({ companyId: 'a' as OfRow<'company'>, companyUserId: 'b' })
const roles: CompanyUserRole[] = ['ADMIN', 'RECRUITER', 'INTERVIEWER', 'VIEWER']

test.each(roles)('%s may send the own portrait', (role) => {
  const base64 = (accountLimits.picture.max * 4) / 3
  expect(bytesOf({ kind: 'company', ...user, role })).toBeGreaterThan(base64)
})
