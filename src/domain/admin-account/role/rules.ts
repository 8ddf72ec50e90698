export const adminRoles = ['OPERATOR', 'REVIEWER', 'READ_ONLY'] as const
export type AdminRole = (typeof adminRoles)[number]

const operators: readonly AdminRole[] = ['OPERATOR']
const reviewers: readonly AdminRole[] = ['OPERATOR', 'REVIEWER']

/** The roles of every mutation of the operator's schema. A mutation without a line does not start the server. */
const mutationRoles: Record<string, readonly AdminRole[]> = {
  answerInquiry: reviewers,
  approvePreRegistration: reviewers,
  closeInquiry: reviewers,
  confirmContractSuspension: reviewers,
  createCompanyRegistrationCode: reviewers,
  createEncourageEvent: operators,
  deleteEncourageEvent: operators,
  disableAdminAccount: operators,
  endContract: operators,
  inviteAdminAccount: operators,
  rejectPreRegistration: reviewers,
  renewContract: operators,
  reorderEncourageEvents: operators,
  requestContractSuspension: reviewers,
  resumeContract: operators,
  resendCompanyRegistrationCode: reviewers,
  revokeCompanyRegistrationCode: reviewers,
  signContract: operators,
  startReview: reviewers,
  startTrial: reviewers,
  updateContractPlan: operators,
  updateEncourageEvent: operators,
  withdrawContractSuspension: reviewers,
  applySchoolImport: operators,
  createServiceNotice: operators,
  deleteServiceNotice: operators,
  endServiceNotice: operators,
  updateServiceNotice: operators,
  uploadSchools: operators,
}

/** Queries that show one person's data are closed to READ_ONLY; every other query is open to all roles. */
const queryRoles: Record<string, readonly AdminRole[]> = {
  inquiryAttachment: reviewers,
}

/** The roles that may ask this field of Query or Mutation; undefined for a mutation without a line above. */
export const rolesOf = (kind: 'Query' | 'Mutation', field: string): readonly AdminRole[] | undefined =>
  kind === 'Mutation' ? mutationRoles[field] : (queryRoles[field] ?? adminRoles)

/** Whether a person of this role may do what the mutation does: pages leave out what would be refused. */
export const mayAct = (role: AdminRole, mutation: string) => mutationRoles[mutation]?.includes(role) ?? false
