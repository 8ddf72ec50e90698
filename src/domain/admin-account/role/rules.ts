export const adminRoles = ['OPERATOR', 'REVIEWER', 'READ_ONLY'] as const
export type AdminRole = (typeof adminRoles)[number]

/** The name of a role in Japanese, and the acts that the role allows. */
export const adminRoleWords: Record<AdminRole, { name: string; may: string }> = {
  OPERATOR: { name: '管理者', may: 'すべての操作ができます。担当者の招待や権限の変更、契約の変更もできます。' },
  REVIEWER: {
    name: '審査担当',
    may: '申込の審査、利用停止の申請と承認、お問い合わせへの回答ができます。担当者と契約は変更できません。',
  },
  READ_ONLY: { name: '閲覧のみ', may: '一覧と記録を見るだけです。何も変更できず、個人のデータも開けません。' },
}

const operators: readonly AdminRole[] = ['OPERATOR']
const reviewers: readonly AdminRole[] = ['OPERATOR', 'REVIEWER']

/** The roles of every mutation of the operator's schema. A mutation without a line does not start the server. */
const mutationRoles: Record<string, readonly AdminRole[]> = {
  // Companies and their applications
  approvePreRegistration: reviewers,
  createCompanyRegistrationCode: reviewers,
  inviteUserOfCompany: operators,
  rejectPreRegistration: reviewers,
  resendCompanyRegistrationCode: reviewers,
  revokeCompanyRegistrationCode: reviewers,
  sendNewRegistrationCode: reviewers,
  updateParentCorporateNumber: operators,
  // A company's contract
  confirmContractSuspension: reviewers,
  endContract: operators,
  renewContract: operators,
  requestContractSuspension: reviewers,
  resumeContract: operators,
  signContract: operators,
  startReview: reviewers,
  startTrial: reviewers,
  takeBackContractEnd: operators,
  updateContractPlan: operators,
  withdrawContractSuspension: reviewers,
  // The requests and invoices of a contract
  answerContractRequest: reviewers,
  issueInvoice: operators,
  issueRenewalInvoice: operators,
  markInvoicePaid: operators,
  markInvoiceUnpaid: operators,
  cancelInvoice: operators,
  // Events and whitepapers
  createEncourageEvent: operators,
  createWhitepaper: operators,
  deleteEncourageEvent: operators,
  duplicateEncourageEvent: operators,
  publishWhitepaper: operators,
  reorderEncourageEvents: operators,
  retireWhitepaper: operators,
  updateEncourageEvent: operators,
  updateWhitepaper: operators,
  // The jobs of companies
  putBackJob: reviewers,
  takeDownJob: reviewers,
  // Cases
  addInquiryNote: reviewers,
  addOfferReportNote: reviewers,
  answerInquiry: reviewers,
  assignInquiry: reviewers,
  closeInquiry: reviewers,
  createInquiryTemplate: reviewers,
  discloseAgentConsultation: reviewers,
  exportInquiries: reviewers,
  lookUpCandidate: reviewers,
  requestCandidateStop: reviewers,
  confirmCandidateStop: reviewers,
  takeBackCandidateStop: reviewers,
  liftCandidateSuspension: reviewers,
  markAgentConsultationHandedOver: reviewers,
  resolveOfferReport: reviewers,
  retryJob: operators,
  retryJobs: operators,
  stopOutgoing: operators,
  resumeOutgoing: operators,
  discardOutgoing: operators,
  updateInquiryTemplate: reviewers,
  writeToCompany: reviewers,
  // The operator's people.
  disableAdminAccount: operators,
  inviteAdminAccount: operators,
  resendAdminInvitation: operators,
  updateAdminAccountRole: operators,
  // One's own account.
  addAdminPasskey: adminRoles,
  confirmAdminTotp: adminRoles,
  endOtherAdminDevices: adminRoles,
  endAdminDevice: adminRoles,
  removeAdminPasskey: adminRoles,
  removeAdminTotp: adminRoles,
  renameAdminPasskey: adminRoles,
  renewAdminRecoveryCodes: adminRoles,
  startAdminPasskey: adminRoles,
  startAdminTotp: adminRoles,
  updateAdminPassword: adminRoles,
  // Schools
  applySchoolImport: operators,
  uploadSchools: operators,
  updateSearchSynonyms: operators,
  // Notices
  createServiceNotice: operators,
  deleteServiceNotice: operators,
  endServiceNotice: operators,
  updateServiceNotice: operators,
  // The two tests.
  askToVoidAssessment: reviewers,
  confirmVoidAssessment: reviewers,
  withdrawVoidOfAssessment: reviewers,
  endAssessmentCheck: reviewers,
  restAssessmentItem: operators,
  retireAssessmentItem: operators,
  makeAssessmentItemLive: operators,
  acknowledgeAssessmentAlarm: operators,
  reopenAssessmentAlarm: operators,
}

/** Queries that show one person's data are closed to READ_ONLY; every other query is open to all roles. */
const queryRoles: Record<string, readonly AdminRole[]> = {
  agentConsultations: reviewers,
  inquiryAttachment: reviewers,
  reportedThread: reviewers,
  reportedFile: reviewers,
  inquiries: reviewers,
  inquiry: reviewers,
  lookedUpCandidate: reviewers,
  candidateStops: reviewers,
  offerReportCases: reviewers,
  preRegistration: reviewers,
  preRegistrations: reviewers,
  companyRegistrationCodes: reviewers,
  assessmentAttempt: reviewers,
  assessmentVoidRequests: reviewers,
  assessmentChecks: reviewers,
}

/** The roles that may ask this field of Query or Mutation; undefined for a mutation without a line above. */
export const rolesOf = (kind: 'Query' | 'Mutation', field: string): readonly AdminRole[] | undefined =>
  kind === 'Mutation' ? mutationRoles[field] : (queryRoles[field] ?? adminRoles)

/** Whether this role reads names and addresses of people outside of the operator. */
export const mayReadPeople = (role: AdminRole) => reviewers.includes(role)

/** Whether a person of this role may do what the mutation does: pages leave out what would be refused. */
export const mayAct = (role: AdminRole, mutation: string) => mutationRoles[mutation]?.includes(role) ?? false
