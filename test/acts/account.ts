import { tokyoToday } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { type CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { withdrawalWord } from '#domain/candidate-account/state/withdrawal/rules.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { aCompanyUser } from '../factories.ts'
import { block } from '../factories/candidate-search.ts'
import { toE164 } from '#ground/spelling/folding.ts'
import {
  aNewNumber,
  aNewPassword,
  aPassword,
  aResetCode,
  aSessionId,
  aVerificationCode,
  givePassword,
} from '../factories/own-account.ts'
import { aCompanyResetCode, aCompanyUserRegistration, anInvitationCode } from '../factories/company-registration.ts'
import { anAccessToken } from '../factories/access-token.ts'
import { testAgentPartner } from '../settings.ts'
import type { Act, World } from './world.ts'
import { cheapHash } from '../factories/password.ts'

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
  requestCandidatePasswordReset: { by: 'guest', make: () => ({ email: 'forgot@student.example' }) },
  resetCandidatePassword: {
    by: 'guest',
    make: async ({ db, student }) => ({ code: await aResetCode(db, student.id), password: aNewPassword }),
    again: ['password_reset_closed'],
  },
  requestCompanyUserPasswordReset: { by: 'guest', make: () => ({ email: 'forgot@company.example' }) },
  resetCompanyUserPassword: {
    by: 'guest',
    make: async ({ db, viewer }) => ({
      code: await aCompanyResetCode(db, viewer),
      password: `${aNewPassword} for administrators`,
    }),
    again: ['password_reset_closed'],
  },
  registerCompanyUser: {
    by: 'guest',
    make: async (world) => ({ code: await anInvitationCode(world), user: aCompanyUserRegistration() }),
    again: ['registration_code_closed'],
  },
  updateCandidatePassword: {
    by: 'student',
    make: async ({ db, student }) => {
      await givePassword(db, student.id)
      return { currentPassword: aPassword, newPassword: aNewPassword }
    },
    again: ['wrong_password'],
    isOwn: true,
  },
  endDevice: { by: 'student', make: async ({ db, student }) => ({ id: await aSessionId(db, student.id) }) },
  endOtherDevices: { by: 'student', make: () => ({}), isOwn: true },
  updateCandidateNames: {
    by: 'student',
    make: () => ({ familyName: '佐伯', givenName: '花子', familyNameKana: 'サエキ', givenNameKana: 'ハナコ' }),
    isOwn: true,
  },
  requestEmailChange: {
    by: 'student',
    make: async ({ db, student }) => {
      await givePassword(db, student.id)
      return { email: `new-${student.id.replaceAll('-', '')}@student.example`, currentPassword: aPassword }
    },
    again: ['verification_limit_reached'],
    isOwn: true,
  },
  confirmEmailChange: {
    by: 'student',
    make: async ({ db, student }) => ({
      code: await aVerificationCode(db, student.id, 'EMAIL_CHANGE', `proven-${student.id}@student.example`),
    }),
    again: ['verification_expired', 'already_verified'],
    isOwn: true,
  },
  requestPhoneChange: {
    by: 'student',
    make: async ({ db, student }) => {
      await givePassword(db, student.id)
      return { mobilePhoneNumber: aNewNumber(), currentPassword: aPassword }
    },
    again: ['verification_limit_reached'],
    isOwn: true,
  },
  confirmPhoneChange: {
    by: 'student',
    make: async ({ db, student }) => ({
      code: await aVerificationCode(db, student.id, 'PHONE_CHANGE', toE164(aNewNumber())),
    }),
    again: ['verification_expired', 'already_verified'],
    isOwn: true,
  },
  updateScoutIntake: {
    by: 'student',
    make: () => ({ scoutsPerWeek: 3, pausedUntil: addDays(tokyoToday(), 10) }),
    isOwn: true,
  },
  issueLineCode: { by: 'student', make: () => ({}), isOwn: true },
  disconnectLine: { by: 'student', make: () => ({}), isOwn: true },
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
  requestDataExport: {
    by: 'student',
    make: async ({ db, student }) => {
      await givePassword(db, student.id)
      return { currentPassword: aPassword }
    },
    isOwn: true,
  },
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
        .set({ passwordHash: cheapHash(password) })
        .where('candidateId', '=', student.id)
        .execute()
      return { password, confirmation: withdrawalWord, reason: '', reasonKind: 'OTHER' }
    },
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
