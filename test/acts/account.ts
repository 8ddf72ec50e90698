import { consentTexts } from '#domain/candidate-account/consent/rules.ts'
import { withdrawalWord } from '#domain/candidate-account/state/rules.ts'
import { hashPassword } from '#platform/password.ts'
import { aCompanyUser } from '../factories.ts'
import { anAccessToken } from '../factories/access-token.ts'
import { testAgentPartner } from '../work.ts'
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
  updateCandidateVisibility: { by: 'student', make: () => ({ isPublic: false }), isOwn: true },
  requestDataExport: { by: 'student', make: () => ({}), isOwn: true },
  agreeToAgentConsultation: {
    by: 'student',
    make: () => ({
      partnerName: testAgentPartner.name,
      textVersion: consentTexts.agentConsultation.version,
    }),
    isOwn: true,
  },
  revokeAgentConsultation: { by: 'student', make: () => ({}), isOwn: true },
  withdrawCandidate: {
    by: 'student',
    async make({ db, student }) {
      const password = 'a-long-password-2026'
      await db
        .updateTable('candidateAccount')
        .set({ passwordHash: await hashPassword(password) })
        .where('candidateId', '=', student.id)
        .execute()
      return { password, confirmation: withdrawalWord, reason: '', reasonKind: 'OTHER' }
    },
    again: ['account_not_changeable'],
    isOwn: true,
  },
}
