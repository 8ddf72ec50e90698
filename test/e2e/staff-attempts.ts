type ById<Attempt> = (
  name: string,
  of: 'invitation' | 'companyUser',
  rest?: string,
  selection?: string,
  argument?: string,
) => Attempt

/** Attempts of another company with the ids of a company user and of an invitation. */
export const staffAttempts = <Attempt>(byId: ById<Attempt>): Record<string, Attempt> => ({
  resendCompanyUserInvitation: byId('resendCompanyUserInvitation', 'companyUser'),
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
