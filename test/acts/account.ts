import { withdrawalWord } from '#domain/candidate-account/state/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCompanyUser } from '../factories.ts'
import { block } from '../factories/candidate-search.ts'
import { anAccessToken } from '../factories/access-token.ts'
import type { Act, World } from './world.ts'

const aColleague = async ({ db, company }: World, status: 'INVITED' | 'ACTIVE' | 'DISABLED' = 'ACTIVE') => ({
  id: (await aCompanyUser(db, company.id, { status })).id,
})

let invited = 0

export const accountActs: Record<string, Act> = {
  createAccessToken: {
    by: 'company',
    make: () => ({ name: '採用管理との連携', scopes: ['READ_JOBS'], days: 30 }),
    isOwn: true,
  },
  revokeAccessToken: {
    by: 'company',
    make: async ({ db, viewer }) => ({ id: (await anAccessToken(db, viewer)).id }),
  },
  inviteCompanyUser: {
    by: 'company',
    make: () => ({ email: `invited${(invited += 1)}@company.example`, role: 'RECRUITER' }),
    again: ['email_taken'],
    isOwn: true,
  },
  resendCompanyUserInvitation: { by: 'company', make: (world) => aColleague(world, 'INVITED') },
  updateCompanyUserRole: {
    by: 'company',
    make: async (world) => ({ ...(await aColleague(world)), role: 'VIEWER' }),
  },
  disableCompanyUser: { by: 'company', make: (world) => aColleague(world) },
  updateAllowedNetworks: { by: 'company', make: () => ({ networks: [] }), isOwn: true },
  updateScoutIntake: {
    by: 'student',
    make: () => ({ scoutsPerWeek: 3, pausedUntil: addDays(tokyoToday(), 10) }),
    isOwn: true,
  },
  updateQuietHours: { by: 'student', make: () => ({ startsAt: 22, endsAt: 7 }), isOwn: true },
  blockCompanies: { by: 'student', make: ({ company }) => ({ companyIds: [company.id] }), isOwn: true },
  unblockCompanies: {
    by: 'student',
    make: async ({ db, company, student }) => {
      await block(db, company.id, student.id)
      return { companyIds: [company.id] }
    },
    isOwn: true,
  },
  blockCorporateNumber: { by: 'student', make: () => ({ corporateNumber: '7000012050002' }), isOwn: true },
  unblockCorporateNumber: { by: 'student', make: () => ({ corporateNumber: '7000012050002' }), isOwn: true },
  updateCandidateVisibility: { by: 'student', make: () => ({ isPublic: false }), isOwn: true },
  withdrawCandidate: {
    by: 'student',
    make: () => ({ password: '', confirmation: withdrawalWord, reason: '' }),
    again: ['account_not_changeable'],
    isOwn: true,
  },
}
