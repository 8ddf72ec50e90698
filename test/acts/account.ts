import { tokyoToday } from '#ground/tokyo-time.ts'
import { withdrawalWord, type CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { aCompanyUser } from '../factories.ts'
import { anAccessToken } from '../factories/access-token.ts'
import type { Act, World } from './world.ts'

const aColleague = async ({ db, company }: World, status: 'INVITED' | 'ACTIVE' | 'DISABLED' = 'ACTIVE') => ({
  id: (await aCompanyUser(db, company.id, { status })).id,
})

const standsAs = ({ db, student }: World, status: CandidateStatus) =>
  db.updateTable('candidate').set({ status }).where('id', '=', student.id).execute()

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
  withdrawCandidate: {
    by: 'student',
    make: () => ({ password: '', confirmation: withdrawalWord, reason: '' }),
    again: ['account_not_changeable'],
    isOwn: true,
  },
  updateSkills: {
    by: 'student',
    make: () => ({
      skills: {
        toeic: { score: '735', takenOn: '2026-06-01' },
        languages: [{ name: '英語', level: 'DAILY' }],
        qualifications: [{ name: '基本情報技術者', since: '2025-11-01' }],
        programming: [],
      },
    }),
    isOwn: true,
  },
  finishOnboarding: {
    by: 'student',
    make: async (world) => {
      await standsAs(world, 'ONBOARDING')
      return { isPublic: true }
    },
    again: ['account_not_changeable'],
    isOwn: true,
  },
  saveRequiredItems: {
    by: 'student',
    make: async (world) => {
      await standsAs(world, 'ACTION_REQUIRED')
      const graduationYear = Number(tokyoToday().slice(0, 4)) + 2
      return { confirmation: { graduationYear, graduationMonth: 3, jobHuntingStatusId: '2' } }
    },
    again: ['account_not_changeable'],
    isOwn: true,
  },
}
