/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AdminApplication($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    preRegistration(id: $id) {\n      id\n      companyName\n      status\n      ...ApplicationDecision\n      ...ApplicationChecks\n      ...ApplicationApplicant\n      ...ApplicationAlikeOnes\n      ...ApplicationCodes\n    }\n  }\n": typeof types.AdminApplicationDocument,
    "\n  mutation ApproveApplication($id: ID!) {\n    approvePreRegistration(id: $id) {\n      __typename\n    }\n  }\n": typeof types.ApproveApplicationDocument,
    "\n  mutation RejectApplication($id: ID!) {\n    rejectPreRegistration(id: $id) {\n      id\n    }\n  }\n": typeof types.RejectApplicationDocument,
    "\n  mutation RevokeCode($id: ID!) {\n    revokeCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeCodeDocument,
    "\n  mutation ResendCode($id: ID!) {\n    resendCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": typeof types.ResendCodeDocument,
    "\n  fragment ApplicationAlikeOnes on PreRegistration {\n    companiesAlike {\n      matches\n      company {\n        id\n        displayName\n        contract {\n          status\n        }\n      }\n    }\n    applicationsAlike {\n      id\n      companyName\n      status\n      insertedAt\n      matches\n    }\n  }\n": typeof types.ApplicationAlikeOnesFragmentDoc,
    "\n  fragment ApplicationApplicant on PreRegistration {\n    companyName\n    corporateNumber\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    email\n    phoneNumber\n    postalCode\n    address\n    message\n    insertedAt\n  }\n": typeof types.ApplicationApplicantFragmentDoc,
    "\n  fragment ApplicationChecks on PreRegistration {\n    corporateNumber\n    isCorporateNumberRight\n    hasUsedTrial\n    mailDomain\n    isFreeMail\n    companiesAlike {\n      matches\n    }\n    applicationsAlike {\n      id\n    }\n  }\n": typeof types.ApplicationChecksFragmentDoc,
    "\n  fragment ApplicationCodes on PreRegistration {\n    registrationCodes {\n      id\n      status\n      email\n      expiresAt\n      usedAt\n    }\n  }\n": typeof types.ApplicationCodesFragmentDoc,
    "\n  fragment ApplicationDecision on PreRegistration {\n    id\n    companyName\n    email\n    status\n    insertedAt\n    decidedAt\n    decidedByName\n  }\n": typeof types.ApplicationDecisionFragmentDoc,
    "\n  query AdminCompany($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    company(id: $id) {\n      id\n      displayName\n      legalName\n      contract {\n        status\n      }\n      ...CompanyFacts\n      ...CompanyContract\n      ...CompanyActs\n      ...CompanyOpenSuspension\n      ...CompanyHistory\n      ...CompanyApplications\n      ...CompanyStaff\n      ...CompanyJobs\n      ...CompanyScouts\n      ...CompanyComplaints\n    }\n  }\n": typeof types.AdminCompanyDocument,
    "\n  mutation StartReview($companyId: ID!) {\n    startReview(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.StartReviewDocument,
    "\n  mutation StartTrial($companyId: ID!) {\n    startTrial(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.StartTrialDocument,
    "\n  mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {\n    signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n": typeof types.SignContractDocument,
    "\n  mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {\n    updateContractPlan(companyId: $companyId, planKey: $planKey) {\n      id\n    }\n  }\n": typeof types.UpdateContractPlanDocument,
    "\n  mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {\n    renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {\n      id\n    }\n  }\n": typeof types.RenewContractDocument,
    "\n  mutation EndContract($companyId: ID!) {\n    endContract(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.EndContractDocument,
    "\n  mutation ResumeContract($companyId: ID!) {\n    resumeContract(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.ResumeContractDocument,
    "\n  mutation RequestSuspension($companyId: ID!, $reason: String!) {\n    requestContractSuspension(companyId: $companyId, reason: $reason) {\n      id\n    }\n  }\n": typeof types.RequestSuspensionDocument,
    "\n  mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {\n    updateParentCorporateNumber(companyId: $companyId, corporateNumber: $corporateNumber) {\n      id\n    }\n  }\n": typeof types.UpdateParentCorporateNumberDocument,
    "\n  fragment CompanyActs on Company {\n    id\n    displayName\n    contract {\n      status\n      planKey\n      startsOn\n      endsOn\n    }\n    users {\n      id\n      status\n    }\n    openSuspension {\n      id\n    }\n  }\n": typeof types.CompanyActsFragmentDoc,
    "\n  fragment CompanyApplications on Company {\n    applications {\n      id\n      companyName\n      status\n      insertedAt\n      decidedByName\n      mailDomain\n      isFreeMail\n    }\n  }\n": typeof types.CompanyApplicationsFragmentDoc,
    "\n  fragment CompanyComplaints on Company {\n    complaints {\n      id\n      receiptNumber\n      category\n      status\n      dueOn\n      insertedAt\n    }\n  }\n": typeof types.CompanyComplaintsFragmentDoc,
    "\n  fragment CompanyContract on Company {\n    contract {\n      status\n      planLabel\n      startsOn\n      endsOn\n    }\n  }\n": typeof types.CompanyContractFragmentDoc,
    "\n  fragment CompanyFacts on Company {\n    id\n    displayName\n    legalName\n    kana\n    corporateNumber\n    parentCorporateNumber\n    representative\n    employees\n    isPublic\n    insertedAt\n  }\n": typeof types.CompanyFactsFragmentDoc,
    "\n  fragment CompanyHistory on Company {\n    contractChanges {\n      id\n      insertedAt\n      action\n      from\n      to\n      planKey\n      startsOn\n      endsOn\n      operatorName\n    }\n  }\n": typeof types.CompanyHistoryFragmentDoc,
    "\n  fragment CompanyJobs on Company {\n    isPublic\n    jobCount\n    jobs {\n      id\n      title\n      status\n      isArchived\n      isStale\n      checkedAt\n      totalSent\n    }\n  }\n": typeof types.CompanyJobsFragmentDoc,
    "\n  fragment CompanyOpenSuspension on Company {\n    displayName\n    openSuspension {\n      id\n      ...SuspensionFields\n    }\n  }\n": typeof types.CompanyOpenSuspensionFragmentDoc,
    "\n  fragment CompanyScouts on Company {\n    scoutFigures {\n      sent\n      waiting\n      accepted\n      declined\n      expired\n      hired\n      sentLately\n      answeredLately\n      lastSentAt\n    }\n  }\n": typeof types.CompanyScoutsFragmentDoc,
    "\n  fragment CompanyStaff on Company {\n    users {\n      id\n      role\n      status\n      familyName\n      givenName\n      department\n      email\n      lastSignInAt\n    }\n  }\n": typeof types.CompanyStaffFragmentDoc,
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  mutation ConfirmSuspension($id: ID!) {\n    confirmContractSuspension(id: $id) {\n      id\n    }\n  }\n": typeof types.ConfirmSuspensionDocument,
    "\n  mutation WithdrawSuspension($id: ID!) {\n    withdrawContractSuspension(id: $id) {\n      id\n    }\n  }\n": typeof types.WithdrawSuspensionDocument,
    "\n  fragment SuspensionFields on ContractSuspension {\n    id\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n": typeof types.SuspensionFieldsFragmentDoc,
    "\n  query AdminSuspensions {\n    viewer {\n      id\n      role\n    }\n    contractSuspensions {\n      id\n      company {\n        id\n        displayName\n      }\n      ...SuspensionFields\n    }\n  }\n": typeof types.AdminSuspensionsDocument,
};
const documents: Documents = {
    "\n  query AdminApplication($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    preRegistration(id: $id) {\n      id\n      companyName\n      status\n      ...ApplicationDecision\n      ...ApplicationChecks\n      ...ApplicationApplicant\n      ...ApplicationAlikeOnes\n      ...ApplicationCodes\n    }\n  }\n": types.AdminApplicationDocument,
    "\n  mutation ApproveApplication($id: ID!) {\n    approvePreRegistration(id: $id) {\n      __typename\n    }\n  }\n": types.ApproveApplicationDocument,
    "\n  mutation RejectApplication($id: ID!) {\n    rejectPreRegistration(id: $id) {\n      id\n    }\n  }\n": types.RejectApplicationDocument,
    "\n  mutation RevokeCode($id: ID!) {\n    revokeCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": types.RevokeCodeDocument,
    "\n  mutation ResendCode($id: ID!) {\n    resendCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": types.ResendCodeDocument,
    "\n  fragment ApplicationAlikeOnes on PreRegistration {\n    companiesAlike {\n      matches\n      company {\n        id\n        displayName\n        contract {\n          status\n        }\n      }\n    }\n    applicationsAlike {\n      id\n      companyName\n      status\n      insertedAt\n      matches\n    }\n  }\n": types.ApplicationAlikeOnesFragmentDoc,
    "\n  fragment ApplicationApplicant on PreRegistration {\n    companyName\n    corporateNumber\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    email\n    phoneNumber\n    postalCode\n    address\n    message\n    insertedAt\n  }\n": types.ApplicationApplicantFragmentDoc,
    "\n  fragment ApplicationChecks on PreRegistration {\n    corporateNumber\n    isCorporateNumberRight\n    hasUsedTrial\n    mailDomain\n    isFreeMail\n    companiesAlike {\n      matches\n    }\n    applicationsAlike {\n      id\n    }\n  }\n": types.ApplicationChecksFragmentDoc,
    "\n  fragment ApplicationCodes on PreRegistration {\n    registrationCodes {\n      id\n      status\n      email\n      expiresAt\n      usedAt\n    }\n  }\n": types.ApplicationCodesFragmentDoc,
    "\n  fragment ApplicationDecision on PreRegistration {\n    id\n    companyName\n    email\n    status\n    insertedAt\n    decidedAt\n    decidedByName\n  }\n": types.ApplicationDecisionFragmentDoc,
    "\n  query AdminCompany($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    company(id: $id) {\n      id\n      displayName\n      legalName\n      contract {\n        status\n      }\n      ...CompanyFacts\n      ...CompanyContract\n      ...CompanyActs\n      ...CompanyOpenSuspension\n      ...CompanyHistory\n      ...CompanyApplications\n      ...CompanyStaff\n      ...CompanyJobs\n      ...CompanyScouts\n      ...CompanyComplaints\n    }\n  }\n": types.AdminCompanyDocument,
    "\n  mutation StartReview($companyId: ID!) {\n    startReview(companyId: $companyId) {\n      id\n    }\n  }\n": types.StartReviewDocument,
    "\n  mutation StartTrial($companyId: ID!) {\n    startTrial(companyId: $companyId) {\n      id\n    }\n  }\n": types.StartTrialDocument,
    "\n  mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {\n    signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n": types.SignContractDocument,
    "\n  mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {\n    updateContractPlan(companyId: $companyId, planKey: $planKey) {\n      id\n    }\n  }\n": types.UpdateContractPlanDocument,
    "\n  mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {\n    renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {\n      id\n    }\n  }\n": types.RenewContractDocument,
    "\n  mutation EndContract($companyId: ID!) {\n    endContract(companyId: $companyId) {\n      id\n    }\n  }\n": types.EndContractDocument,
    "\n  mutation ResumeContract($companyId: ID!) {\n    resumeContract(companyId: $companyId) {\n      id\n    }\n  }\n": types.ResumeContractDocument,
    "\n  mutation RequestSuspension($companyId: ID!, $reason: String!) {\n    requestContractSuspension(companyId: $companyId, reason: $reason) {\n      id\n    }\n  }\n": types.RequestSuspensionDocument,
    "\n  mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {\n    updateParentCorporateNumber(companyId: $companyId, corporateNumber: $corporateNumber) {\n      id\n    }\n  }\n": types.UpdateParentCorporateNumberDocument,
    "\n  fragment CompanyActs on Company {\n    id\n    displayName\n    contract {\n      status\n      planKey\n      startsOn\n      endsOn\n    }\n    users {\n      id\n      status\n    }\n    openSuspension {\n      id\n    }\n  }\n": types.CompanyActsFragmentDoc,
    "\n  fragment CompanyApplications on Company {\n    applications {\n      id\n      companyName\n      status\n      insertedAt\n      decidedByName\n      mailDomain\n      isFreeMail\n    }\n  }\n": types.CompanyApplicationsFragmentDoc,
    "\n  fragment CompanyComplaints on Company {\n    complaints {\n      id\n      receiptNumber\n      category\n      status\n      dueOn\n      insertedAt\n    }\n  }\n": types.CompanyComplaintsFragmentDoc,
    "\n  fragment CompanyContract on Company {\n    contract {\n      status\n      planLabel\n      startsOn\n      endsOn\n    }\n  }\n": types.CompanyContractFragmentDoc,
    "\n  fragment CompanyFacts on Company {\n    id\n    displayName\n    legalName\n    kana\n    corporateNumber\n    parentCorporateNumber\n    representative\n    employees\n    isPublic\n    insertedAt\n  }\n": types.CompanyFactsFragmentDoc,
    "\n  fragment CompanyHistory on Company {\n    contractChanges {\n      id\n      insertedAt\n      action\n      from\n      to\n      planKey\n      startsOn\n      endsOn\n      operatorName\n    }\n  }\n": types.CompanyHistoryFragmentDoc,
    "\n  fragment CompanyJobs on Company {\n    isPublic\n    jobCount\n    jobs {\n      id\n      title\n      status\n      isArchived\n      isStale\n      checkedAt\n      totalSent\n    }\n  }\n": types.CompanyJobsFragmentDoc,
    "\n  fragment CompanyOpenSuspension on Company {\n    displayName\n    openSuspension {\n      id\n      ...SuspensionFields\n    }\n  }\n": types.CompanyOpenSuspensionFragmentDoc,
    "\n  fragment CompanyScouts on Company {\n    scoutFigures {\n      sent\n      waiting\n      accepted\n      declined\n      expired\n      hired\n      sentLately\n      answeredLately\n      lastSentAt\n    }\n  }\n": types.CompanyScoutsFragmentDoc,
    "\n  fragment CompanyStaff on Company {\n    users {\n      id\n      role\n      status\n      familyName\n      givenName\n      department\n      email\n      lastSignInAt\n    }\n  }\n": types.CompanyStaffFragmentDoc,
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  mutation ConfirmSuspension($id: ID!) {\n    confirmContractSuspension(id: $id) {\n      id\n    }\n  }\n": types.ConfirmSuspensionDocument,
    "\n  mutation WithdrawSuspension($id: ID!) {\n    withdrawContractSuspension(id: $id) {\n      id\n    }\n  }\n": types.WithdrawSuspensionDocument,
    "\n  fragment SuspensionFields on ContractSuspension {\n    id\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n": types.SuspensionFieldsFragmentDoc,
    "\n  query AdminSuspensions {\n    viewer {\n      id\n      role\n    }\n    contractSuspensions {\n      id\n      company {\n        id\n        displayName\n      }\n      ...SuspensionFields\n    }\n  }\n": types.AdminSuspensionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminApplication($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    preRegistration(id: $id) {\n      id\n      companyName\n      status\n      ...ApplicationDecision\n      ...ApplicationChecks\n      ...ApplicationApplicant\n      ...ApplicationAlikeOnes\n      ...ApplicationCodes\n    }\n  }\n"): typeof import('./graphql.ts').AdminApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveApplication($id: ID!) {\n    approvePreRegistration(id: $id) {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').ApproveApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectApplication($id: ID!) {\n    rejectPreRegistration(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RejectApplicationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCode($id: ID!) {\n    revokeCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RevokeCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendCode($id: ID!) {\n    resendCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResendCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationAlikeOnes on PreRegistration {\n    companiesAlike {\n      matches\n      company {\n        id\n        displayName\n        contract {\n          status\n        }\n      }\n    }\n    applicationsAlike {\n      id\n      companyName\n      status\n      insertedAt\n      matches\n    }\n  }\n"): typeof import('./graphql.ts').ApplicationAlikeOnesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationApplicant on PreRegistration {\n    companyName\n    corporateNumber\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    email\n    phoneNumber\n    postalCode\n    address\n    message\n    insertedAt\n  }\n"): typeof import('./graphql.ts').ApplicationApplicantFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationChecks on PreRegistration {\n    corporateNumber\n    isCorporateNumberRight\n    hasUsedTrial\n    mailDomain\n    isFreeMail\n    companiesAlike {\n      matches\n    }\n    applicationsAlike {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ApplicationChecksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationCodes on PreRegistration {\n    registrationCodes {\n      id\n      status\n      email\n      expiresAt\n      usedAt\n    }\n  }\n"): typeof import('./graphql.ts').ApplicationCodesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationDecision on PreRegistration {\n    id\n    companyName\n    email\n    status\n    insertedAt\n    decidedAt\n    decidedByName\n  }\n"): typeof import('./graphql.ts').ApplicationDecisionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompany($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    company(id: $id) {\n      id\n      displayName\n      legalName\n      contract {\n        status\n      }\n      ...CompanyFacts\n      ...CompanyContract\n      ...CompanyActs\n      ...CompanyOpenSuspension\n      ...CompanyHistory\n      ...CompanyApplications\n      ...CompanyStaff\n      ...CompanyJobs\n      ...CompanyScouts\n      ...CompanyComplaints\n    }\n  }\n"): typeof import('./graphql.ts').AdminCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartReview($companyId: ID!) {\n    startReview(companyId: $companyId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTrial($companyId: ID!) {\n    startTrial(companyId: $companyId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {\n    signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SignContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {\n    updateContractPlan(companyId: $companyId, planKey: $planKey) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateContractPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {\n    renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RenewContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndContract($companyId: ID!) {\n    endContract(companyId: $companyId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').EndContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeContract($companyId: ID!) {\n    resumeContract(companyId: $companyId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResumeContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSuspension($companyId: ID!, $reason: String!) {\n    requestContractSuspension(companyId: $companyId, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RequestSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {\n    updateParentCorporateNumber(companyId: $companyId, corporateNumber: $corporateNumber) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateParentCorporateNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyActs on Company {\n    id\n    displayName\n    contract {\n      status\n      planKey\n      startsOn\n      endsOn\n    }\n    users {\n      id\n      status\n    }\n    openSuspension {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CompanyActsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyApplications on Company {\n    applications {\n      id\n      companyName\n      status\n      insertedAt\n      decidedByName\n      mailDomain\n      isFreeMail\n    }\n  }\n"): typeof import('./graphql.ts').CompanyApplicationsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyComplaints on Company {\n    complaints {\n      id\n      receiptNumber\n      category\n      status\n      dueOn\n      insertedAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyComplaintsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyContract on Company {\n    contract {\n      status\n      planLabel\n      startsOn\n      endsOn\n    }\n  }\n"): typeof import('./graphql.ts').CompanyContractFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyFacts on Company {\n    id\n    displayName\n    legalName\n    kana\n    corporateNumber\n    parentCorporateNumber\n    representative\n    employees\n    isPublic\n    insertedAt\n  }\n"): typeof import('./graphql.ts').CompanyFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyHistory on Company {\n    contractChanges {\n      id\n      insertedAt\n      action\n      from\n      to\n      planKey\n      startsOn\n      endsOn\n      operatorName\n    }\n  }\n"): typeof import('./graphql.ts').CompanyHistoryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyJobs on Company {\n    isPublic\n    jobCount\n    jobs {\n      id\n      title\n      status\n      isArchived\n      isStale\n      checkedAt\n      totalSent\n    }\n  }\n"): typeof import('./graphql.ts').CompanyJobsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyOpenSuspension on Company {\n    displayName\n    openSuspension {\n      id\n      ...SuspensionFields\n    }\n  }\n"): typeof import('./graphql.ts').CompanyOpenSuspensionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyScouts on Company {\n    scoutFigures {\n      sent\n      waiting\n      accepted\n      declined\n      expired\n      hired\n      sentLately\n      answeredLately\n      lastSentAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyScoutsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyStaff on Company {\n    users {\n      id\n      role\n      status\n      familyName\n      givenName\n      department\n      email\n      lastSignInAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyStaffFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').AdminLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSuspension($id: ID!) {\n    confirmContractSuspension(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawSuspension($id: ID!) {\n    withdrawContractSuspension(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuspensionFields on ContractSuspension {\n    id\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n"): typeof import('./graphql.ts').SuspensionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSuspensions {\n    viewer {\n      id\n      role\n    }\n    contractSuspensions {\n      id\n      company {\n        id\n        displayName\n      }\n      ...SuspensionFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminSuspensionsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
