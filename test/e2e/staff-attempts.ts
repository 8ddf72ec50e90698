import type { Attempt, ById } from './attempt.ts'

/** Attempts of another company with the ids of a company user and of an invitation. */
export const staffAttempts = (byId: ById): Record<string, Attempt> => ({
  resendCompanyUserInvitation: byId('resendCompanyUserInvitation', 'companyUser'),
  updateFairJob: byId('updateFairJob', 'job', ', isFair: true', '{ id }', 'jobId'),
  updateFairModeUser: byId('updateFairModeUser', 'companyUser', ', isListed: true', '{ scope }'),
  updateCompanyUserRole: byId('updateCompanyUserRole', 'companyUser', ', role: VIEWER'),
  tellOutcome: byId(
    'tellOutcome',
    'invitation',
    ', outcome: NOT_SELECTED, message: "面談にお越しいただき、ありがとうございました。"',
    '',
    'scoutInvitationId',
  ),
  unbindSingleSignOn: byId('unbindSingleSignOn', 'companyUser', '', '', 'companyUserId'),
})
