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
    "\n  query AdminAccountsPage {\n    viewer {\n      id\n      role\n    }\n    adminAccounts {\n      id\n      ...AdminAccountRow\n    }\n  }\n": typeof types.AdminAccountsPageDocument,
    "\n  mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {\n    inviteAdminAccount(email: $email, familyName: $familyName, givenName: $givenName, role: $role) {\n      id\n    }\n  }\n": typeof types.InviteAdminAccountDocument,
    "\n  mutation ResendAdminInvitation($id: ID!) {\n    resendAdminInvitation(id: $id) {\n      id\n    }\n  }\n": typeof types.ResendAdminInvitationDocument,
    "\n  mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {\n    updateAdminAccountRole(id: $id, role: $role) {\n      id\n    }\n  }\n": typeof types.UpdateAdminAccountRoleDocument,
    "\n  mutation DisableAdminAccount($id: ID!) {\n    disableAdminAccount(id: $id) {\n      id\n    }\n  }\n": typeof types.DisableAdminAccountDocument,
    "\n  fragment AdminAccountRow on AdminAccount {\n    id\n    email\n    familyName\n    givenName\n    status\n    role\n    invitationExpiresAt\n    lastSignedInAt\n    hasSecondFactor\n  }\n": typeof types.AdminAccountRowFragmentDoc,
    "\n  query AdminAgentConsultations($filter: AgentConsultationFilter!, $first: Int!, $offset: Int!) {\n    desk {\n      agentConsultations {\n        count\n      }\n    }\n    agentConsultations(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...AgentConsultationCard\n      }\n    }\n  }\n": typeof types.AdminAgentConsultationsDocument,
    "\n  mutation DiscloseAgentConsultation($id: ID!) {\n    discloseAgentConsultation(id: $id) {\n      ...AgentConsultationStudentFacts\n    }\n  }\n": typeof types.DiscloseAgentConsultationDocument,
    "\n  mutation MarkAgentConsultationHandedOver($id: ID!) {\n    markAgentConsultationHandedOver(id: $id) {\n      id\n    }\n  }\n": typeof types.MarkAgentConsultationHandedOverDocument,
    "\n  fragment AgentConsultationCard on AgentConsultation {\n    id\n    partnerName\n    textVersion\n    agreedAt\n    revokedAt\n    handedOverAt\n    handedOverByName\n  }\n": typeof types.AgentConsultationCardFragmentDoc,
    "\n  fragment AgentConsultationStudentFacts on AgentConsultationStudent {\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    email\n    phoneNumber\n    schoolName\n    departmentName\n    graduationYear\n    industries\n    jobTypes\n    areas\n  }\n": typeof types.AgentConsultationStudentFactsFragmentDoc,
    "\n  query AdminApplications($status: PreRegistrationStatus!, $first: Int!, $offset: Int!) {\n    preRegistrations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        companyName\n        familyName\n        givenName\n        mailDomain\n        isFreeMail\n        insertedAt\n        decidedAt\n        decidedByName\n      }\n    }\n  }\n": typeof types.AdminApplicationsDocument,
    "\n  query AdminApplication($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    preRegistration(id: $id) {\n      id\n      companyName\n      status\n      ...ApplicationDecision\n      ...ApplicationChecks\n      ...ApplicationApplicant\n      ...ApplicationAlikeOnes\n      ...ApplicationCodes\n    }\n  }\n": typeof types.AdminApplicationDocument,
    "\n  mutation ApproveApplication($id: ID!) {\n    approvePreRegistration(id: $id) {\n      __typename\n    }\n  }\n": typeof types.ApproveApplicationDocument,
    "\n  mutation RejectApplication($id: ID!) {\n    rejectPreRegistration(id: $id) {\n      id\n    }\n  }\n": typeof types.RejectApplicationDocument,
    "\n  mutation RevokeCode($id: ID!) {\n    revokeCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeCodeDocument,
    "\n  mutation ResendCode($id: ID!) {\n    resendCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": typeof types.ResendCodeDocument,
    "\n  mutation SendNewRegistrationCode($id: ID!) {\n    sendNewRegistrationCode(preRegistrationId: $id) {\n      id\n    }\n  }\n": typeof types.SendNewRegistrationCodeDocument,
    "\n  fragment ApplicationAlikeOnes on PreRegistration {\n    companiesAlike {\n      matches\n      company {\n        id\n        displayName\n        contract {\n          status\n        }\n      }\n    }\n    applicationsAlike {\n      id\n      companyName\n      status\n      insertedAt\n      matches\n    }\n  }\n": typeof types.ApplicationAlikeOnesFragmentDoc,
    "\n  fragment ApplicationApplicant on PreRegistration {\n    companyName\n    corporateNumber\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    email\n    phoneNumber\n    postalCode\n    address\n    message\n    insertedAt\n  }\n": typeof types.ApplicationApplicantFragmentDoc,
    "\n  fragment ApplicationChecks on PreRegistration {\n    corporateNumber\n    isCorporateNumberRight\n    hasUsedTrial\n    mailDomain\n    isFreeMail\n    companiesAlike {\n      matches\n    }\n    applicationsAlike {\n      id\n    }\n  }\n": typeof types.ApplicationChecksFragmentDoc,
    "\n  fragment ApplicationCodes on PreRegistration {\n    id\n    status\n    email\n    registrationCodes {\n      id\n      status\n      email\n      expiresAt\n      usedAt\n    }\n  }\n": typeof types.ApplicationCodesFragmentDoc,
    "\n  fragment ApplicationDecision on PreRegistration {\n    id\n    companyName\n    email\n    status\n    insertedAt\n    decidedAt\n    decidedByName\n  }\n": typeof types.ApplicationDecisionFragmentDoc,
    "\n  query AdminAssessmentItems($scope: AssessmentItemScope!) {\n    viewer {\n      id\n      role\n    }\n    assessmentItems(scope: $scope) {\n      id\n      ...AssessmentItemFields\n    }\n    assessmentOpenAlarms {\n      scope\n      items\n    }\n    assessmentScales {\n      ...ScaleFields\n    }\n    assessmentNorms {\n      ...NormFields\n    }\n  }\n": typeof types.AdminAssessmentItemsDocument,
    "\n  mutation RestAssessmentItem($id: ID!) {\n    restAssessmentItem(itemId: $id) {\n      id\n    }\n  }\n": typeof types.RestAssessmentItemDocument,
    "\n  mutation RetireAssessmentItem($id: ID!) {\n    retireAssessmentItem(itemId: $id) {\n      id\n    }\n  }\n": typeof types.RetireAssessmentItemDocument,
    "\n  mutation MakeAssessmentItemLive($id: ID!) {\n    makeAssessmentItemLive(itemId: $id) {\n      id\n    }\n  }\n": typeof types.MakeAssessmentItemLiveDocument,
    "\n  mutation AcknowledgeAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!, $reason: String!) {\n    acknowledgeAssessmentAlarm(itemId: $id, kind: $kind, reason: $reason) {\n      kind\n    }\n  }\n": typeof types.AcknowledgeAssessmentAlarmDocument,
    "\n  mutation ReopenAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!) {\n    reopenAssessmentAlarm(itemId: $id, kind: $kind) {\n      kind\n    }\n  }\n": typeof types.ReopenAssessmentAlarmDocument,
    "\n  mutation AskToVoidAssessment($id: ID!, $reason: String!) {\n    askToVoidAssessment(attemptId: $id, reason: $reason) {\n      id\n    }\n  }\n": typeof types.AskToVoidAssessmentDocument,
    "\n  mutation ConfirmVoidAssessment($id: ID!) {\n    confirmVoidAssessment(attemptId: $id) {\n      id\n    }\n  }\n": typeof types.ConfirmVoidAssessmentDocument,
    "\n  mutation WithdrawVoidOfAssessment($id: ID!) {\n    withdrawVoidOfAssessment(attemptId: $id) {\n      id\n    }\n  }\n": typeof types.WithdrawVoidOfAssessmentDocument,
    "\n  mutation EndAssessmentCheck($id: ID!) {\n    endAssessmentCheck(attemptId: $id) {\n      id\n    }\n  }\n": typeof types.EndAssessmentCheckDocument,
    "\n  query AdminAssessmentItemsFile {\n    assessmentItemsFile\n  }\n": typeof types.AdminAssessmentItemsFileDocument,
    "\n  fragment AssessmentItemFields on AssessmentItem {\n    id\n    facet\n    difficulty\n    state\n    restedUntil\n    words\n    key\n    acts\n    alarms {\n      kind\n      raisedAt\n      before\n      now\n      acknowledgement {\n        at\n        byName\n        reason\n      }\n    }\n    statistic {\n      people\n      seen\n      correct\n      itemRest\n      medianMilliseconds\n      chosen\n      blank\n      exposure\n      exposureLimit\n      departmentDif\n      deviceDif\n    }\n  }\n": typeof types.AssessmentItemFieldsFragmentDoc,
    "\n  fragment NormFields on AssessmentNorm {\n    id\n    title\n    graduationYear\n    version\n    month\n    takers\n    cuts\n  }\n": typeof types.NormFieldsFragmentDoc,
    "\n  fragment ScaleFields on AssessmentScale {\n    id\n    title\n    takers\n    items\n    mean\n    alpha\n    standardError\n  }\n": typeof types.ScaleFieldsFragmentDoc,
    "\n  query AdminSittings {\n    assessmentChecks {\n      id\n      submittedAt\n      checkedAt\n      fastAnswers\n      recheckRight\n      focusLosses\n      voidAskedBy\n    }\n    assessmentVoidRequests {\n      id\n      kind\n      beganAt\n      voidReason\n      voidAskedBy\n      voidAskedByName\n    }\n  }\n": typeof types.AdminSittingsDocument,
    "\n  query AdminAudit(\n    $from: Date!\n    $to: Date!\n    $area: AuditArea\n    $actorId: String!\n    $companyId: String!\n    $candidateId: String!\n    $action: String!\n    $subject: String!\n    $subjectId: String!\n    $requestId: String!\n    $page: Int!\n  ) {\n    auditEntries(\n      from: $from\n      to: $to\n      area: $area\n      actorId: $actorId\n      companyId: $companyId\n      candidateId: $candidateId\n      action: $action\n      subject: $subject\n      subjectId: $subjectId\n      requestId: $requestId\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...AuditEntryFields\n      }\n    }\n  }\n": typeof types.AdminAuditDocument,
    "\n  fragment AuditEntryFields on AuditEntry {\n    id\n    insertedAt\n    area\n    actorId\n    operatorName\n    companyId\n    companyName\n    candidateId\n    action\n    subject\n    subjectId\n    from\n    to\n    requestId\n    details\n  }\n": typeof types.AuditEntryFieldsFragmentDoc,
    "\n  query AdminCandidates {\n    viewer {\n      id\n      role\n    }\n  }\n": typeof types.AdminCandidatesDocument,
    "\n  mutation LookUpCandidate($by: LookupKey!, $value: String!, $reasonKind: LookupReason!, $reason: String!) {\n    lookUpCandidate(by: $by, value: $value, reasonKind: $reasonKind, reason: $reason) {\n      id\n      status\n      registeredAt\n    }\n  }\n": typeof types.LookUpCandidateDocument,
    "\n  query AdminCandidate($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    lookedUpCandidate(id: $id) {\n      id\n      status\n      openUntil\n      lookupReasonKind\n      lookupReason\n      ...LookedUpAccount\n      ...LookedUpConsents\n      ...LookedUpSessions\n      ...LookedUpExports\n      ...LookedUpSeenBy\n      ...LookedUpAssessments\n      ...LookedUpStops\n    }\n  }\n": typeof types.AdminCandidateDocument,
    "\n  fragment LookedUpAccount on LookedUpCandidate {\n    id\n    registeredAt\n    emailEnd\n    emailVerifiedAt\n    phoneEnd\n    phoneVerifiedAt\n    blockedCompanyCount\n    withdrawnAt\n    withdrawalReasonKind\n    purgeAt\n  }\n": typeof types.LookedUpAccountFragmentDoc,
    "\n  fragment LookedUpAssessments on LookedUpCandidate {\n    assessments {\n      id\n      kind\n      state\n      beganAt\n      submittedAt\n      focusLosses\n      isExtended\n      isChecked\n      voidAskedBy\n    }\n  }\n": typeof types.LookedUpAssessmentsFragmentDoc,
    "\n  fragment LookedUpConsents on LookedUpCandidate {\n    consents {\n      kind\n      version\n      agreedAt\n    }\n  }\n": typeof types.LookedUpConsentsFragmentDoc,
    "\n  fragment LookedUpSessions on LookedUpCandidate {\n    sessions {\n      deviceFamily\n      isOpen\n      openedAt\n      lastUsedAt\n    }\n  }\n": typeof types.LookedUpSessionsFragmentDoc,
    "\n  fragment LookedUpExports on LookedUpCandidate {\n    exports {\n      id\n      status\n      askedAt\n      expiresAt\n    }\n  }\n": typeof types.LookedUpExportsFragmentDoc,
    "\n  fragment LookedUpSeenBy on LookedUpCandidate {\n    seenBy {\n      companyId\n      companyName\n      kind\n      times\n      people\n      firstAt\n      lastAt\n    }\n  }\n": typeof types.LookedUpSeenByFragmentDoc,
    "\n  fragment LookedUpStops on LookedUpCandidate {\n    id\n    status\n    stops {\n      id\n      kind\n      status\n      reason\n      insertedAt\n      decidedAt\n      liftedAt\n      ...StopFields\n    }\n  }\n": typeof types.LookedUpStopsFragmentDoc,
    "\n  query AdminCompanies(\n    $text: String!\n    $status: ContractStatus\n    $isStale: Boolean!\n    $endsSoon: Boolean!\n    $order: CompanyOrder!\n    $first: Int!\n    $offset: Int!\n  ) {\n    companies(\n      text: $text\n      status: $status\n      hasStaleJobs: $isStale\n      endsSoon: $endsSoon\n      order: $order\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes {\n        id\n        displayName\n        kana\n        corporateNumber\n        insertedAt\n        contract {\n          status\n          planLabel\n          endsOn\n        }\n      }\n    }\n  }\n": typeof types.AdminCompaniesDocument,
    "\n  fragment AdminAnalysisRowFields on ScoutAnalysisRow {\n    key\n    label\n    opening\n    sent\n    readRate\n    accepted\n    met\n    told\n    goesOn\n    hired\n    answered\n    lowerDays\n    medianDays\n    upperDays\n  }\n": typeof types.AdminAnalysisRowFieldsFragmentDoc,
    "\n  query AdminAnalysis($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {\n    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {\n      isCut\n      readDays {\n        from\n        to\n      }\n      total {\n        ...AdminAnalysisRowFields\n      }\n      rows {\n        ...AdminAnalysisRowFields\n      }\n    }\n    scoutAnalysisCsv(filter: $filter, by: $by) @include(if: $isCounted)\n    scoutBenchmarks {\n      startsOn\n      ...BenchmarkRowFields\n    }\n  }\n": typeof types.AdminAnalysisDocument,
    "\n  fragment BenchmarkRowFields on ScoutBenchmark {\n    group\n    measure\n    companies\n    lower\n    median\n    upper\n  }\n": typeof types.BenchmarkRowFieldsFragmentDoc,
    "\n  query AdminCompany($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    company(id: $id) {\n      id\n      displayName\n      legalName\n      contract {\n        status\n      }\n      ...CompanyFacts\n      ...CompanyContract\n      ...CompanyActs\n      ...CompanyOpenSuspension\n      ...CompanyHistory\n      ...CompanyApplications\n      ...CompanyStaff\n      ...CompanyJobs\n      ...CompanyScouts\n      ...CompanyComplaints\n      ...CompanyContractRequests\n      ...CompanyInvoices\n    }\n  }\n": typeof types.AdminCompanyDocument,
    "\n  mutation StartReview($companyId: ID!) {\n    startReview(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.StartReviewDocument,
    "\n  mutation StartTrial($companyId: ID!) {\n    startTrial(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.StartTrialDocument,
    "\n  mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {\n    signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n": typeof types.SignContractDocument,
    "\n  mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {\n    updateContractPlan(companyId: $companyId, planKey: $planKey) {\n      id\n    }\n  }\n": typeof types.UpdateContractPlanDocument,
    "\n  mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {\n    renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {\n      id\n    }\n  }\n": typeof types.RenewContractDocument,
    "\n  mutation EndContract($companyId: ID!) {\n    endContract(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.EndContractDocument,
    "\n  mutation TakeBackContractEnd($companyId: ID!) {\n    takeBackContractEnd(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.TakeBackContractEndDocument,
    "\n  mutation ResumeContract($companyId: ID!) {\n    resumeContract(companyId: $companyId) {\n      id\n    }\n  }\n": typeof types.ResumeContractDocument,
    "\n  mutation RequestSuspension($companyId: ID!, $reason: String!) {\n    requestContractSuspension(companyId: $companyId, reason: $reason) {\n      id\n    }\n  }\n": typeof types.RequestSuspensionDocument,
    "\n  mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {\n    updateParentCorporateNumber(companyId: $companyId, corporateNumber: $corporateNumber) {\n      id\n    }\n  }\n": typeof types.UpdateParentCorporateNumberDocument,
    "\n  mutation InviteUserOfCompany($companyId: ID!, $email: String!, $role: CompanyUserRole!) {\n    inviteUserOfCompany(companyId: $companyId, email: $email, role: $role) {\n      id\n    }\n  }\n": typeof types.InviteUserOfCompanyDocument,
    "\n  fragment CompanyActs on Company {\n    id\n    displayName\n    contract {\n      status\n      planKey\n      startsOn\n      endsOn\n      canTakeBackEnd\n      endTakenBackTo\n    }\n    contractRequests {\n      status\n      kind\n      planKey\n      wantedFrom\n    }\n    users {\n      id\n      status\n    }\n    openSuspension {\n      id\n    }\n    paidRenewal {\n      planKey\n      endsOn\n    }\n  }\n": typeof types.CompanyActsFragmentDoc,
    "\n  fragment CompanyApplications on Company {\n    applications {\n      id\n      companyName\n      status\n      insertedAt\n      decidedByName\n      mailDomain\n      isFreeMail\n    }\n  }\n": typeof types.CompanyApplicationsFragmentDoc,
    "\n  fragment CompanyComplaints on Company {\n    complaints {\n      id\n      receiptNumber\n      category\n      status\n      dueOn\n      insertedAt\n    }\n  }\n": typeof types.CompanyComplaintsFragmentDoc,
    "\n  fragment CompanyContractRequests on Company {\n    contractRequests {\n      id\n      kind\n      status\n      planLabel\n      wantedFrom\n      message\n      insertedAt\n      answer\n      answeredAt\n    }\n  }\n": typeof types.CompanyContractRequestsFragmentDoc,
    "\n  fragment CompanyContract on Company {\n    contract {\n      status\n      planLabel\n      startsOn\n      endsOn\n    }\n  }\n": typeof types.CompanyContractFragmentDoc,
    "\n  fragment CompanyFacts on Company {\n    id\n    displayName\n    legalName\n    kana\n    corporateNumber\n    parentCorporateNumber\n    representative\n    employees\n    isPublic\n    insertedAt\n  }\n": typeof types.CompanyFactsFragmentDoc,
    "\n  fragment CompanyHistory on Company {\n    contractChanges {\n      id\n      insertedAt\n      action\n      from\n      to\n      planKey\n      startsOn\n      endsOn\n      operatorName\n    }\n  }\n": typeof types.CompanyHistoryFragmentDoc,
    "\n  fragment CompanyInvoices on Company {\n    id\n    contract {\n      status\n      planKey\n      endsOn\n    }\n    invoices {\n      id\n      number\n      status\n      isOverdue\n      issuedOn\n      dueOn\n      paidOn\n      cancelReason\n      total\n      lines {\n        description\n      }\n    }\n  }\n": typeof types.CompanyInvoicesFragmentDoc,
    "\n  fragment CompanyJobs on Company {\n    jobCount\n    jobs {\n      id\n      title\n      status\n      isArchived\n      isTakenDown\n      isStale\n      checkedAt\n      totalSent\n    }\n  }\n": typeof types.CompanyJobsFragmentDoc,
    "\n  fragment CompanyOpenSuspension on Company {\n    displayName\n    openSuspension {\n      id\n      ...SuspensionFields\n    }\n  }\n": typeof types.CompanyOpenSuspensionFragmentDoc,
    "\n  mutation AnswerContractRequest($id: ID!, $isDone: Boolean!, $answer: String!) {\n    answerContractRequest(id: $id, isDone: $isDone, answer: $answer) {\n      id\n    }\n  }\n": typeof types.AnswerContractRequestDocument,
    "\n  mutation IssueInvoice($companyId: ID!, $invoice: InvoiceInput!) {\n    issueInvoice(companyId: $companyId, invoice: $invoice) {\n      id\n    }\n  }\n": typeof types.IssueInvoiceDocument,
    "\n  mutation IssueRenewalInvoice($companyId: ID!, $planKey: PlanKey!, $endsOn: Date!) {\n    issueRenewalInvoice(companyId: $companyId, planKey: $planKey, endsOn: $endsOn) {\n      id\n    }\n  }\n": typeof types.IssueRenewalInvoiceDocument,
    "\n  fragment CompanyScouts on Company {\n    scoutFigures {\n      sent\n      waiting\n      accepted\n      declined\n      expired\n      hired\n      sentLately\n      answeredLately\n      lastSentAt\n    }\n  }\n": typeof types.CompanyScoutsFragmentDoc,
    "\n  fragment CompanyStaff on Company {\n    id\n    displayName\n    users {\n      id\n      role\n      status\n      familyName\n      givenName\n      department\n      email\n      lastSignInAt\n    }\n  }\n": typeof types.CompanyStaffFragmentDoc,
    "\n  query UnpaidInvoices($text: String!, $isOverdue: Boolean!, $first: Int!, $offset: Int!) {\n    viewer {\n      id\n      role\n    }\n    unpaidInvoices(text: $text, isOverdue: $isOverdue, first: $first, offset: $offset) {\n      totalCount\n      totalYen\n      nodes {\n        id\n        number\n        recipientName\n        issuedOn\n        dueOn\n        isOverdue\n        total\n        company {\n          id\n        }\n      }\n    }\n  }\n": typeof types.UnpaidInvoicesDocument,
    "\n  query AdminJob($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    job(id: $id) {\n      id\n      title\n      company {\n        id\n        displayName\n      }\n      lastEditedAt\n      checkedAt\n      scoutType {\n        id\n        label\n      }\n      jobTypes {\n        id\n        label\n      }\n      contents {\n        __typename\n        ... on HeadingBlock {\n          text\n        }\n        ... on TextBlock {\n          body\n        }\n        ... on ImageBlock {\n          url\n          description\n          width\n          height\n        }\n        ... on YoutubeBlock {\n          videoId\n        }\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n      recruitmentProcessDescription\n      ...JobTakedownFields\n      ...JobAfterAcceptance\n    }\n  }\n": typeof types.AdminJobDocument,
    "\n  mutation TakeDownJob($id: ID!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n    }\n  }\n": typeof types.TakeDownJobDocument,
    "\n  mutation PutBackJob($id: ID!) {\n    putBackJob(id: $id) {\n      id\n    }\n  }\n": typeof types.PutBackJobDocument,
    "\n  fragment JobAfterAcceptance on WholeJob {\n    completionDescription\n    completionUrls {\n      label\n      url\n    }\n    comingDates {\n      id\n      startAt\n      endAt\n      location\n      url\n    }\n  }\n": typeof types.JobAfterAcceptanceFragmentDoc,
    "\n  fragment JobTakedownFields on WholeJob {\n    id\n    title\n    status\n    isArchived\n    totalSent\n    canTakeDown\n    takedown {\n      reason\n      takenDownAt\n    }\n  }\n": typeof types.JobTakedownFieldsFragmentDoc,
    "\n  query AdminDeliveries($kind: String) {\n    viewer {\n      id\n      role\n    }\n    ...OutgoingStopRows\n    ...DeliveryDays\n    ...FailedKindRows\n    ...FailedJobRows\n  }\n": typeof types.AdminDeliveriesDocument,
    "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id)\n  }\n": typeof types.RetryJobDocument,
    "\n  mutation RetryJobs($kind: String!) {\n    retryJobs(kind: $kind)\n  }\n": typeof types.RetryJobsDocument,
    "\n  mutation StopOutgoing($channel: OutgoingChannel!, $kind: String!, $reason: String!) {\n    stopOutgoing(channel: $channel, kind: $kind, reason: $reason)\n  }\n": typeof types.StopOutgoingDocument,
    "\n  mutation ResumeOutgoing($channel: OutgoingChannel!, $kind: String!, $fate: WaitingFate!) {\n    resumeOutgoing(channel: $channel, kind: $kind, fate: $fate) {\n      sent\n      discarded\n    }\n  }\n": typeof types.ResumeOutgoingDocument,
    "\n  mutation DiscardOutgoing($channel: OutgoingChannel!, $kind: String!) {\n    discardOutgoing(channel: $channel, kind: $kind)\n  }\n": typeof types.DiscardOutgoingDocument,
    "\n  fragment DeliveryDays on Query {\n    deliveryDays {\n      day\n      queued\n      settled\n    }\n  }\n": typeof types.DeliveryDaysFragmentDoc,
    "\n  fragment FailedJobRows on Query {\n    failedJobs(kind: $kind) {\n      id\n      kind\n      attempts\n      maxAttempts\n      isGivenUp\n      error\n      failedAt\n      nextTryAt\n      domain\n    }\n  }\n": typeof types.FailedJobRowsFragmentDoc,
    "\n  fragment FailedKindRows on Query {\n    failedJobKinds {\n      kind\n      group\n      givenUp\n      waiting\n      oldestAt\n      latestAt\n    }\n  }\n": typeof types.FailedKindRowsFragmentDoc,
    "\n  fragment OutgoingStopRows on Query {\n    outgoingStops {\n      channel\n      kind\n      name\n      reason\n      operatorName\n      stoppedAt\n    }\n    outgoingWaiting {\n      channel\n      kind\n      name\n      count\n      late\n      oldestAt\n      isListed\n    }\n    outgoingKinds {\n      kind\n      name\n      channels\n    }\n  }\n": typeof types.OutgoingStopRowsFragmentDoc,
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    viewer {\n      role\n    }\n    all: encourageEvents {\n      id\n    }\n    encourageEvents(statuses: $statuses) {\n      id\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String, $encodedLogo: String) {\n    createEncourageEvent(event: $event, encodedPicture: $encodedPicture, encodedLogo: $encodedLogo) {\n      id\n    }\n  }\n": typeof types.CreateEncourageEventDocument,
    "\n  mutation UpdateEncourageEvent(\n    $id: ID!\n    $revision: String\n    $event: EncourageEventInput!\n    $encodedPicture: String\n    $encodedLogo: String\n  ) {\n    updateEncourageEvent(\n      id: $id\n      revision: $revision\n      event: $event\n      encodedPicture: $encodedPicture\n      encodedLogo: $encodedLogo\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateEncourageEventDocument,
    "\n  mutation DuplicateEncourageEvent($id: ID!) {\n    duplicateEncourageEvent(id: $id) {\n      id\n    }\n  }\n": typeof types.DuplicateEncourageEventDocument,
    "\n  mutation DeleteEncourageEvent($id: ID!) {\n    deleteEncourageEvent(id: $id)\n  }\n": typeof types.DeleteEncourageEventDocument,
    "\n  mutation ReorderEncourageEvents($ids: [ID!]!) {\n    reorderEncourageEvents(ids: $ids) {\n      id\n    }\n  }\n": typeof types.ReorderEncourageEventsDocument,
    "\n  query AdminEvent($id: ID!) {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n    encourageEvent(id: $id) {\n      id\n      revision\n      status\n      title\n      category {\n        id\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      companyLogoUrl\n      eventUrl\n      thumbnailUrl\n    }\n  }\n": typeof types.AdminEventDocument,
    "\n  query NewAdminEvent {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n  }\n": typeof types.NewAdminEventDocument,
    "\n  query AdminFigures($year: Int) {\n    yearlyFigures(year: $year) {\n      year\n      years\n      day\n      months\n      onDay {\n        label\n        told\n      }\n      flows {\n        ...FigureRowFields\n      }\n      complaints {\n        ...FigureRowFields\n      }\n      file\n    }\n  }\n": typeof types.AdminFiguresDocument,
    "\n  fragment FigureRowFields on FigureRow {\n    label\n    cells\n    total\n    medianDays\n  }\n": typeof types.FigureRowFieldsFragmentDoc,
    "\n  query AdminHome {\n    viewer {\n      id\n      role\n    }\n    desk {\n      ...DeskQueues\n      ...DeskFigures\n      ...DeskStops\n    }\n    contractRequests(status: OPEN, first: 20) {\n      ...OpenContractRequests\n    }\n  }\n": typeof types.AdminHomeDocument,
    "\n  fragment OpenContractRequests on ContractRequestConnection {\n    totalCount\n    nodes {\n      id\n      kind\n      planLabel\n      insertedAt\n      company {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.OpenContractRequestsFragmentDoc,
    "\n  fragment DeskFigures on Desk {\n    scoutsByDay {\n      day\n      count\n    }\n    answersByDay {\n      day\n      count\n    }\n    registrationsByDay {\n      day\n      count\n    }\n    companiesByDay {\n      day\n      count\n    }\n  }\n": typeof types.DeskFiguresFragmentDoc,
    "\n  fragment DeskQueueFields on DeskQueue {\n    count\n    oldestAt\n    dueOn\n  }\n": typeof types.DeskQueueFieldsFragmentDoc,
    "\n  fragment DeskQueues on Desk {\n    applications {\n      ...DeskQueueFields\n    }\n    complaints {\n      ...DeskQueueFields\n    }\n    inquiries {\n      ...DeskQueueFields\n    }\n    agentConsultations {\n      ...DeskQueueFields\n    }\n    mismatches {\n      ...DeskQueueFields\n    }\n    suspensions {\n      ...DeskQueueFields\n    }\n    candidateStops {\n      ...DeskQueueFields\n    }\n    reviews {\n      ...DeskQueueFields\n    }\n    renewals {\n      ...DeskQueueFields\n    }\n    unpaidInvoices {\n      count\n      dueOn\n      yen\n    }\n    staleJobs {\n      ...DeskQueueFields\n    }\n    failedJobs {\n      ...DeskQueueFields\n    }\n    itemAlarms {\n      ...DeskQueueFields\n    }\n    assessmentChecks {\n      ...DeskQueueFields\n    }\n  }\n": typeof types.DeskQueuesFragmentDoc,
    "\n  fragment DeskStops on Desk {\n    outgoingStops {\n      channel\n      kind\n      name\n    }\n  }\n": typeof types.DeskStopsFragmentDoc,
    "\n  query AdminInquiries(\n    $status: InquiryStatus!\n    $category: InquiryCategory\n    $isMine: Boolean!\n    $first: Int!\n    $offset: Int!\n  ) {\n    inquiryCounts {\n      open\n      overdue\n      answered\n      closed\n    }\n    inquiries(status: $status, category: $category, isMine: $isMine, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...InquiryRow\n      }\n    }\n  }\n": typeof types.AdminInquiriesDocument,
    "\n  query AdminInquiryFile($id: ID!, $position: Int!) {\n    inquiry(id: $id) {\n      id\n      attachments {\n        position\n        fileName\n      }\n    }\n    inquiryAttachment(inquiryId: $id, position: $position)\n  }\n": typeof types.AdminInquiryFileDocument,
    "\n  query AdminInquiry($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    ...OperatorChoice\n    ...TemplateChoice\n    inquiry(id: $id) {\n      id\n      receiptNumber\n      status\n      notes {\n        id\n        body\n        writer\n        insertedAt\n      }\n      ...InquiryMessage\n      ...InquiryFacts\n      ...InquiryThread\n      ...InquiryAnswer\n      ...InquiryLetter\n      ...InquiryAssignment\n      ...InquiryClosing\n      ...InquiryReportedThread\n    }\n  }\n": typeof types.AdminInquiryDocument,
    "\n  mutation AnswerInquiry($id: ID!, $answer: String!, $isFurther: Boolean!) {\n    answerInquiry(id: $id, answer: $answer, isFurther: $isFurther) {\n      id\n    }\n  }\n": typeof types.AnswerInquiryDocument,
    "\n  mutation WriteToCompany($id: ID!, $letter: String!) {\n    writeToCompany(id: $id, letter: $letter) {\n      id\n    }\n  }\n": typeof types.WriteToCompanyDocument,
    "\n  mutation CloseInquiry($id: ID!, $reason: String!) {\n    closeInquiry(id: $id, reason: $reason) {\n      id\n    }\n  }\n": typeof types.CloseInquiryDocument,
    "\n  mutation AddInquiryNote($id: ID!, $body: String!) {\n    addInquiryNote(id: $id, body: $body) {\n      id\n    }\n  }\n": typeof types.AddInquiryNoteDocument,
    "\n  mutation AssignInquiry($id: ID!, $adminAccountId: ID) {\n    assignInquiry(id: $id, adminAccountId: $adminAccountId) {\n      id\n    }\n  }\n": typeof types.AssignInquiryDocument,
    "\n  query ReportedThread($id: ID!, $reason: String!) {\n    reportedThread(inquiryId: $id, reason: $reason) {\n      words {\n        kind\n        at\n        text\n      }\n      messages {\n        position\n        isOfCompany\n        text\n        sentAt\n        files {\n          number\n          fileName\n        }\n      }\n    }\n  }\n": typeof types.ReportedThreadDocument,
    "\n  fragment InquiryAnswer on Inquiry {\n    id\n    status\n    name\n    receiptNumber\n    messages {\n      id\n      companyName\n    }\n  }\n": typeof types.InquiryAnswerFragmentDoc,
    "\n  fragment TemplateChoice on Query {\n    inquiryTemplates {\n      id\n      title\n      body\n      isInUse\n    }\n  }\n": typeof types.TemplateChoiceFragmentDoc,
    "\n  fragment InquiryAssignment on Inquiry {\n    id\n    assignedTo {\n      id\n      familyName\n      givenName\n      status\n    }\n  }\n": typeof types.InquiryAssignmentFragmentDoc,
    "\n  fragment OperatorChoice on Query {\n    adminAccounts {\n      id\n      familyName\n      givenName\n      status\n      role\n    }\n  }\n": typeof types.OperatorChoiceFragmentDoc,
    "\n  fragment InquiryClosing on Inquiry {\n    id\n    status\n  }\n": typeof types.InquiryClosingFragmentDoc,
    "\n  fragment InquiryFacts on Inquiry {\n    id\n    status\n    name\n    email\n    answerEmail\n    candidateId\n    companyId\n    discussedCandidateId\n    dueOn\n    decidedAt\n    closeReason\n    reportedJob {\n      id\n      title\n      complaintCount\n    }\n    reportedCompany {\n      id\n      displayName\n      complaintCount\n    }\n  }\n": typeof types.InquiryFactsFragmentDoc,
    "\n  fragment InquiryLetter on Inquiry {\n    id\n    status\n    reportedCompany {\n      displayName\n    }\n    messages {\n      id\n    }\n  }\n": typeof types.InquiryLetterFragmentDoc,
    "\n  fragment InquiryMessage on Inquiry {\n    id\n    category\n    body\n    insertedAt\n    attachments {\n      position\n      fileName\n      bytes\n    }\n  }\n": typeof types.InquiryMessageFragmentDoc,
    "\n  fragment InquiryReportedThread on Inquiry {\n    id\n    hasReportedThread\n  }\n": typeof types.InquiryReportedThreadFragmentDoc,
    "\n  fragment InquiryThread on Inquiry {\n    name\n    messages {\n      id\n      body\n      companyName\n      writer\n      state\n      insertedAt\n    }\n  }\n": typeof types.InquiryThreadFragmentDoc,
    "\n  query AdminInquiryExport {\n    viewer {\n      id\n      role\n    }\n  }\n": typeof types.AdminInquiryExportDocument,
    "\n  mutation ExportInquiries($from: Date!, $to: Date!, $hasPersons: Boolean!, $reason: String!) {\n    exportInquiries(from: $from, to: $to, hasPersons: $hasPersons, reason: $reason) {\n      fileName\n      content\n    }\n  }\n": typeof types.ExportInquiriesDocument,
    "\n  fragment InquiryRow on Inquiry {\n    id\n    receiptNumber\n    firstLine\n    status\n    area\n    category\n    dueOn\n    insertedAt\n    candidateId\n    companyId\n    attachments {\n      position\n    }\n    assignedTo {\n      id\n      familyName\n    }\n    reportedJob {\n      title\n      complaintCount\n    }\n    reportedCompany {\n      displayName\n      complaintCount\n    }\n  }\n": typeof types.InquiryRowFragmentDoc,
    "\n  query ReportedFileBytes($id: ID!, $position: Int!, $number: Int!) {\n    reportedFile(inquiryId: $id, position: $position, number: $number) {\n      fileName\n      encoded\n    }\n  }\n": typeof types.ReportedFileBytesDocument,
    "\n  query AdminInquiryTemplates {\n    viewer {\n      id\n      role\n    }\n    inquiryTemplates {\n      id\n      ...TemplateFields\n    }\n  }\n": typeof types.AdminInquiryTemplatesDocument,
    "\n  mutation CreateInquiryTemplate($title: String!, $body: String!) {\n    createInquiryTemplate(title: $title, body: $body) {\n      id\n    }\n  }\n": typeof types.CreateInquiryTemplateDocument,
    "\n  mutation UpdateInquiryTemplate($id: ID!, $title: String!, $body: String!, $isInUse: Boolean!, $version: Int!) {\n    updateInquiryTemplate(id: $id, title: $title, body: $body, isInUse: $isInUse, version: $version) {\n      id\n    }\n  }\n": typeof types.UpdateInquiryTemplateDocument,
    "\n  fragment TemplateFields on InquiryTemplate {\n    id\n    title\n    body\n    isInUse\n    version\n    updatedAt\n  }\n": typeof types.TemplateFieldsFragmentDoc,
    "\n  query AdminLayout {\n    viewer {\n      id\n      role\n      familyName\n      givenName\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  query AdminLookups($importId: ID!, $hasImport: Boolean!) {\n    viewer {\n      id\n      role\n    }\n    schoolCounts {\n      schools {\n        active\n        retired\n      }\n      departments {\n        active\n        retired\n      }\n    }\n    schoolImport(id: $importId) @include(if: $hasImport) {\n      id\n      appliedAt\n      ...SchoolImportFields\n    }\n    ...AppliedImportFields\n    ...LookupUseFields\n    ...SynonymFields\n  }\n": typeof types.AdminLookupsDocument,
    "\n  mutation UploadSchools($fileName: String!, $file: String!) {\n    uploadSchools(fileName: $fileName, file: $file)\n  }\n": typeof types.UploadSchoolsDocument,
    "\n  mutation ApplySchoolImport($id: ID!, $confirmation: String!, $word: String!) {\n    applySchoolImport(id: $id, confirmation: $confirmation, word: $word)\n  }\n": typeof types.ApplySchoolImportDocument,
    "\n  mutation UpdateSearchSynonyms($text: String!, $revision: String) {\n    updateSearchSynonyms(text: $text, revision: $revision) {\n      revision\n    }\n  }\n": typeof types.UpdateSearchSynonymsDocument,
    "\n  fragment AppliedImportFields on Query {\n    appliedSchoolImports {\n      id\n      fileName\n      appliedAt\n      added\n      renamed\n      retired\n      by\n    }\n  }\n": typeof types.AppliedImportFieldsFragmentDoc,
    "\n  fragment SchoolImportFields on SchoolImport {\n    id\n    fileName\n    unchanged\n    confirmation\n    asksForWord\n    groups {\n      subject\n      kind\n      count\n      changes {\n        id\n        name\n        before\n        school\n      }\n    }\n  }\n": typeof types.SchoolImportFieldsFragmentDoc,
    "\n  fragment LookupUseFields on Query {\n    lookupUses {\n      list\n      id\n      label\n      isActive\n      students\n      companies\n      jobs\n    }\n  }\n": typeof types.LookupUseFieldsFragmentDoc,
    "\n  query AdminSchoolsFile {\n    schoolsFile\n  }\n": typeof types.AdminSchoolsFileDocument,
    "\n  fragment SynonymFields on Query {\n    searchSynonymList {\n      text\n      groupCount\n      revision\n    }\n  }\n": typeof types.SynonymFieldsFragmentDoc,
    "\n  query AdminNotices {\n    viewer {\n      id\n      role\n    }\n    serviceNotices {\n      id\n      ...AdminNoticeFields\n    }\n  }\n": typeof types.AdminNoticesDocument,
    "\n  mutation CreateServiceNotice($notice: ServiceNoticeInput!) {\n    createServiceNotice(notice: $notice) {\n      id\n    }\n  }\n": typeof types.CreateServiceNoticeDocument,
    "\n  mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {\n    updateServiceNotice(id: $id, version: $version, notice: $notice) {\n      id\n    }\n  }\n": typeof types.UpdateServiceNoticeDocument,
    "\n  mutation EndServiceNotice($id: ID!) {\n    endServiceNotice(id: $id) {\n      id\n    }\n  }\n": typeof types.EndServiceNoticeDocument,
    "\n  mutation DeleteServiceNotice($id: ID!) {\n    deleteServiceNotice(id: $id)\n  }\n": typeof types.DeleteServiceNoticeDocument,
    "\n  fragment AdminNoticeFields on ServiceNotice {\n    id\n    area\n    kind\n    state\n    text\n    link\n    shownFrom\n    shownUntil\n    version\n  }\n": typeof types.AdminNoticeFieldsFragmentDoc,
    "\n  query AdminOfferReports($filter: OfferReportCaseFilter!, $first: Int!, $offset: Int!) {\n    viewer {\n      id\n      role\n    }\n    offerReportCaseCounts {\n      mismatch\n      overdue\n    }\n    offerReportCases(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...OfferReportCaseCard\n      }\n    }\n  }\n": typeof types.AdminOfferReportsDocument,
    "\n  mutation ResolveOfferReport($id: ID!, $resolution: OfferReportResolution!, $text: String!) {\n    resolveOfferReport(id: $id, resolution: $resolution, text: $text) {\n      id\n    }\n  }\n": typeof types.ResolveOfferReportDocument,
    "\n  mutation AddOfferReportNote($id: ID!, $body: String!) {\n    addOfferReportNote(id: $id, body: $body) {\n      id\n    }\n  }\n": typeof types.AddOfferReportNoteDocument,
    "\n  fragment OfferReportCaseCard on OfferReportCase {\n    id\n    status\n    isOverdue\n    candidateId\n    companyId\n    companyName\n    jobTitle\n    invitationStatus\n    acceptedScoutAt\n    acceptedOn\n    reportedAt\n    answerBy\n    answeredAt\n    answererName\n    resolution\n    resolverName\n    notes {\n      id\n      body\n      writer\n      insertedAt\n    }\n  }\n": typeof types.OfferReportCaseCardFragmentDoc,
    "\n  mutation MarkInvoicePaid($id: ID!, $paidOn: Date!) {\n    markInvoicePaid(id: $id, paidOn: $paidOn) {\n      id\n    }\n  }\n": typeof types.MarkInvoicePaidDocument,
    "\n  mutation MarkInvoiceUnpaid($id: ID!, $reason: String!) {\n    markInvoiceUnpaid(id: $id, reason: $reason) {\n      id\n    }\n  }\n": typeof types.MarkInvoiceUnpaidDocument,
    "\n  mutation CancelInvoice($id: ID!, $reason: String!) {\n    cancelInvoice(id: $id, reason: $reason) {\n      id\n    }\n  }\n": typeof types.CancelInvoiceDocument,
    "\n  mutation RequestCandidateStop($candidateId: ID!, $kind: CandidateStopKind!, $reason: String!) {\n    requestCandidateStop(candidateId: $candidateId, kind: $kind, reason: $reason) {\n      id\n    }\n  }\n": typeof types.RequestCandidateStopDocument,
    "\n  mutation ConfirmCandidateStop($id: ID!) {\n    confirmCandidateStop(id: $id) {\n      kind\n    }\n  }\n": typeof types.ConfirmCandidateStopDocument,
    "\n  mutation TakeBackCandidateStop($id: ID!) {\n    takeBackCandidateStop(id: $id) {\n      id\n    }\n  }\n": typeof types.TakeBackCandidateStopDocument,
    "\n  mutation LiftCandidateSuspension($id: ID!) {\n    liftCandidateSuspension(id: $id) {\n      id\n    }\n  }\n": typeof types.LiftCandidateSuspensionDocument,
    "\n  fragment StopFields on CandidateStop {\n    id\n    kind\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n": typeof types.StopFieldsFragmentDoc,
    "\n  mutation ConfirmSuspension($id: ID!) {\n    confirmContractSuspension(id: $id) {\n      id\n    }\n  }\n": typeof types.ConfirmSuspensionDocument,
    "\n  mutation WithdrawSuspension($id: ID!) {\n    withdrawContractSuspension(id: $id) {\n      id\n    }\n  }\n": typeof types.WithdrawSuspensionDocument,
    "\n  fragment SuspensionFields on ContractSuspension {\n    id\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n": typeof types.SuspensionFieldsFragmentDoc,
    "\n  query PressurePage {\n    slowCompanies {\n      id\n      displayName\n      answered\n      ended\n      begunAt\n    }\n    pressedStudents {\n      candidateId\n      received\n    }\n    outcomeRecords {\n      companyId\n      displayName\n      total\n      inTime\n    }\n    promiseRecords {\n      companyId\n      displayName\n      students\n      total\n      kept\n    }\n  }\n": typeof types.PressurePageDocument,
    "\n  query AdminRetention {\n    ...RetentionRows\n    erasures {\n      kind\n      day\n      rows\n    }\n  }\n": typeof types.AdminRetentionDocument,
    "\n  fragment RetentionRows on Query {\n    retention {\n      kind\n      lastRunAt\n      lastErasedOn\n      rows\n    }\n  }\n": typeof types.RetentionRowsFragmentDoc,
    "\n  query OperatorSignInPage {\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n": typeof types.OperatorSignInPageDocument,
    "\n  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {\n    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.UpdateAdminPasswordDocument,
    "\n  mutation StartAdminTotp {\n    startAdminTotp\n  }\n": typeof types.StartAdminTotpDocument,
    "\n  mutation ConfirmAdminTotp($code: String!) {\n    confirmAdminTotp(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmAdminTotpDocument,
    "\n  mutation RenewAdminRecoveryCodes {\n    renewAdminRecoveryCodes {\n      codes\n    }\n  }\n": typeof types.RenewAdminRecoveryCodesDocument,
    "\n  mutation RemoveAdminTotp {\n    removeAdminTotp\n  }\n": typeof types.RemoveAdminTotpDocument,
    "\n  mutation StartAdminPasskey {\n    startAdminPasskey\n  }\n": typeof types.StartAdminPasskeyDocument,
    "\n  mutation AddAdminPasskey($answer: String!, $name: String!) {\n    addAdminPasskey(answer: $answer, name: $name)\n  }\n": typeof types.AddAdminPasskeyDocument,
    "\n  mutation RenameAdminPasskey($id: ID!, $name: String!) {\n    renameAdminPasskey(id: $id, name: $name)\n  }\n": typeof types.RenameAdminPasskeyDocument,
    "\n  mutation RemoveAdminPasskey($id: ID!) {\n    removeAdminPasskey(id: $id)\n  }\n": typeof types.RemoveAdminPasskeyDocument,
    "\n  mutation EndAdminDevice($id: ID!) {\n    endAdminDevice(id: $id)\n  }\n": typeof types.EndAdminDeviceDocument,
    "\n  mutation EndOtherAdminDevices {\n    endOtherAdminDevices\n  }\n": typeof types.EndOtherAdminDevicesDocument,
    "\n  query AdminSuspensions {\n    viewer {\n      id\n      role\n    }\n    contractSuspensions {\n      id\n      company {\n        id\n        displayName\n      }\n      ...SuspensionFields\n    }\n  }\n": typeof types.AdminSuspensionsDocument,
    "\n  query AdminCandidateStops {\n    candidateStops {\n      id\n      candidateId\n      ...StopFields\n    }\n  }\n": typeof types.AdminCandidateStopsDocument,
    "\n  query AdminWhitepapers {\n    viewer {\n      role\n    }\n    whitepapers {\n      id\n      state\n      title\n      tags\n      minimumPlanLabel\n      pages\n      coverUrl\n      publishedAt\n      downloads\n      companies\n    }\n  }\n": typeof types.AdminWhitepapersDocument,
    "\n  mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {\n    createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) {\n      id\n    }\n  }\n": typeof types.CreateWhitepaperDocument,
    "\n  mutation UpdateWhitepaper(\n    $id: ID!\n    $revision: String\n    $whitepaper: WhitepaperInput!\n    $encodedFile: String\n    $encodedCover: String\n    $isCoverDrawn: Boolean\n  ) {\n    updateWhitepaper(\n      id: $id\n      revision: $revision\n      whitepaper: $whitepaper\n      encodedFile: $encodedFile\n      encodedCover: $encodedCover\n      isCoverDrawn: $isCoverDrawn\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateWhitepaperDocument,
    "\n  mutation PublishWhitepaper($id: ID!) {\n    publishWhitepaper(id: $id) {\n      id\n    }\n  }\n": typeof types.PublishWhitepaperDocument,
    "\n  mutation RetireWhitepaper($id: ID!) {\n    retireWhitepaper(id: $id) {\n      id\n    }\n  }\n": typeof types.RetireWhitepaperDocument,
    "\n  query AdminWhitepaper($id: ID!) {\n    viewer {\n      role\n    }\n    whitepaper(id: $id) {\n      id\n      state\n      title\n      summary\n      contents\n      tags\n      minimumPlan\n      minimumPlanLabel\n      pages\n      bytes\n      coverUrl\n      isOwn\n      publishedAt\n      updatedAt\n      revision\n      downloads\n      companies\n    }\n    whitepapers {\n      id\n      tags\n    }\n  }\n": typeof types.AdminWhitepaperDocument,
};
const documents: Documents = {
    "\n  query AdminAccountsPage {\n    viewer {\n      id\n      role\n    }\n    adminAccounts {\n      id\n      ...AdminAccountRow\n    }\n  }\n": types.AdminAccountsPageDocument,
    "\n  mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {\n    inviteAdminAccount(email: $email, familyName: $familyName, givenName: $givenName, role: $role) {\n      id\n    }\n  }\n": types.InviteAdminAccountDocument,
    "\n  mutation ResendAdminInvitation($id: ID!) {\n    resendAdminInvitation(id: $id) {\n      id\n    }\n  }\n": types.ResendAdminInvitationDocument,
    "\n  mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {\n    updateAdminAccountRole(id: $id, role: $role) {\n      id\n    }\n  }\n": types.UpdateAdminAccountRoleDocument,
    "\n  mutation DisableAdminAccount($id: ID!) {\n    disableAdminAccount(id: $id) {\n      id\n    }\n  }\n": types.DisableAdminAccountDocument,
    "\n  fragment AdminAccountRow on AdminAccount {\n    id\n    email\n    familyName\n    givenName\n    status\n    role\n    invitationExpiresAt\n    lastSignedInAt\n    hasSecondFactor\n  }\n": types.AdminAccountRowFragmentDoc,
    "\n  query AdminAgentConsultations($filter: AgentConsultationFilter!, $first: Int!, $offset: Int!) {\n    desk {\n      agentConsultations {\n        count\n      }\n    }\n    agentConsultations(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...AgentConsultationCard\n      }\n    }\n  }\n": types.AdminAgentConsultationsDocument,
    "\n  mutation DiscloseAgentConsultation($id: ID!) {\n    discloseAgentConsultation(id: $id) {\n      ...AgentConsultationStudentFacts\n    }\n  }\n": types.DiscloseAgentConsultationDocument,
    "\n  mutation MarkAgentConsultationHandedOver($id: ID!) {\n    markAgentConsultationHandedOver(id: $id) {\n      id\n    }\n  }\n": types.MarkAgentConsultationHandedOverDocument,
    "\n  fragment AgentConsultationCard on AgentConsultation {\n    id\n    partnerName\n    textVersion\n    agreedAt\n    revokedAt\n    handedOverAt\n    handedOverByName\n  }\n": types.AgentConsultationCardFragmentDoc,
    "\n  fragment AgentConsultationStudentFacts on AgentConsultationStudent {\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    email\n    phoneNumber\n    schoolName\n    departmentName\n    graduationYear\n    industries\n    jobTypes\n    areas\n  }\n": types.AgentConsultationStudentFactsFragmentDoc,
    "\n  query AdminApplications($status: PreRegistrationStatus!, $first: Int!, $offset: Int!) {\n    preRegistrations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        companyName\n        familyName\n        givenName\n        mailDomain\n        isFreeMail\n        insertedAt\n        decidedAt\n        decidedByName\n      }\n    }\n  }\n": types.AdminApplicationsDocument,
    "\n  query AdminApplication($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    preRegistration(id: $id) {\n      id\n      companyName\n      status\n      ...ApplicationDecision\n      ...ApplicationChecks\n      ...ApplicationApplicant\n      ...ApplicationAlikeOnes\n      ...ApplicationCodes\n    }\n  }\n": types.AdminApplicationDocument,
    "\n  mutation ApproveApplication($id: ID!) {\n    approvePreRegistration(id: $id) {\n      __typename\n    }\n  }\n": types.ApproveApplicationDocument,
    "\n  mutation RejectApplication($id: ID!) {\n    rejectPreRegistration(id: $id) {\n      id\n    }\n  }\n": types.RejectApplicationDocument,
    "\n  mutation RevokeCode($id: ID!) {\n    revokeCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": types.RevokeCodeDocument,
    "\n  mutation ResendCode($id: ID!) {\n    resendCompanyRegistrationCode(id: $id) {\n      id\n    }\n  }\n": types.ResendCodeDocument,
    "\n  mutation SendNewRegistrationCode($id: ID!) {\n    sendNewRegistrationCode(preRegistrationId: $id) {\n      id\n    }\n  }\n": types.SendNewRegistrationCodeDocument,
    "\n  fragment ApplicationAlikeOnes on PreRegistration {\n    companiesAlike {\n      matches\n      company {\n        id\n        displayName\n        contract {\n          status\n        }\n      }\n    }\n    applicationsAlike {\n      id\n      companyName\n      status\n      insertedAt\n      matches\n    }\n  }\n": types.ApplicationAlikeOnesFragmentDoc,
    "\n  fragment ApplicationApplicant on PreRegistration {\n    companyName\n    corporateNumber\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    email\n    phoneNumber\n    postalCode\n    address\n    message\n    insertedAt\n  }\n": types.ApplicationApplicantFragmentDoc,
    "\n  fragment ApplicationChecks on PreRegistration {\n    corporateNumber\n    isCorporateNumberRight\n    hasUsedTrial\n    mailDomain\n    isFreeMail\n    companiesAlike {\n      matches\n    }\n    applicationsAlike {\n      id\n    }\n  }\n": types.ApplicationChecksFragmentDoc,
    "\n  fragment ApplicationCodes on PreRegistration {\n    id\n    status\n    email\n    registrationCodes {\n      id\n      status\n      email\n      expiresAt\n      usedAt\n    }\n  }\n": types.ApplicationCodesFragmentDoc,
    "\n  fragment ApplicationDecision on PreRegistration {\n    id\n    companyName\n    email\n    status\n    insertedAt\n    decidedAt\n    decidedByName\n  }\n": types.ApplicationDecisionFragmentDoc,
    "\n  query AdminAssessmentItems($scope: AssessmentItemScope!) {\n    viewer {\n      id\n      role\n    }\n    assessmentItems(scope: $scope) {\n      id\n      ...AssessmentItemFields\n    }\n    assessmentOpenAlarms {\n      scope\n      items\n    }\n    assessmentScales {\n      ...ScaleFields\n    }\n    assessmentNorms {\n      ...NormFields\n    }\n  }\n": types.AdminAssessmentItemsDocument,
    "\n  mutation RestAssessmentItem($id: ID!) {\n    restAssessmentItem(itemId: $id) {\n      id\n    }\n  }\n": types.RestAssessmentItemDocument,
    "\n  mutation RetireAssessmentItem($id: ID!) {\n    retireAssessmentItem(itemId: $id) {\n      id\n    }\n  }\n": types.RetireAssessmentItemDocument,
    "\n  mutation MakeAssessmentItemLive($id: ID!) {\n    makeAssessmentItemLive(itemId: $id) {\n      id\n    }\n  }\n": types.MakeAssessmentItemLiveDocument,
    "\n  mutation AcknowledgeAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!, $reason: String!) {\n    acknowledgeAssessmentAlarm(itemId: $id, kind: $kind, reason: $reason) {\n      kind\n    }\n  }\n": types.AcknowledgeAssessmentAlarmDocument,
    "\n  mutation ReopenAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!) {\n    reopenAssessmentAlarm(itemId: $id, kind: $kind) {\n      kind\n    }\n  }\n": types.ReopenAssessmentAlarmDocument,
    "\n  mutation AskToVoidAssessment($id: ID!, $reason: String!) {\n    askToVoidAssessment(attemptId: $id, reason: $reason) {\n      id\n    }\n  }\n": types.AskToVoidAssessmentDocument,
    "\n  mutation ConfirmVoidAssessment($id: ID!) {\n    confirmVoidAssessment(attemptId: $id) {\n      id\n    }\n  }\n": types.ConfirmVoidAssessmentDocument,
    "\n  mutation WithdrawVoidOfAssessment($id: ID!) {\n    withdrawVoidOfAssessment(attemptId: $id) {\n      id\n    }\n  }\n": types.WithdrawVoidOfAssessmentDocument,
    "\n  mutation EndAssessmentCheck($id: ID!) {\n    endAssessmentCheck(attemptId: $id) {\n      id\n    }\n  }\n": types.EndAssessmentCheckDocument,
    "\n  query AdminAssessmentItemsFile {\n    assessmentItemsFile\n  }\n": types.AdminAssessmentItemsFileDocument,
    "\n  fragment AssessmentItemFields on AssessmentItem {\n    id\n    facet\n    difficulty\n    state\n    restedUntil\n    words\n    key\n    acts\n    alarms {\n      kind\n      raisedAt\n      before\n      now\n      acknowledgement {\n        at\n        byName\n        reason\n      }\n    }\n    statistic {\n      people\n      seen\n      correct\n      itemRest\n      medianMilliseconds\n      chosen\n      blank\n      exposure\n      exposureLimit\n      departmentDif\n      deviceDif\n    }\n  }\n": types.AssessmentItemFieldsFragmentDoc,
    "\n  fragment NormFields on AssessmentNorm {\n    id\n    title\n    graduationYear\n    version\n    month\n    takers\n    cuts\n  }\n": types.NormFieldsFragmentDoc,
    "\n  fragment ScaleFields on AssessmentScale {\n    id\n    title\n    takers\n    items\n    mean\n    alpha\n    standardError\n  }\n": types.ScaleFieldsFragmentDoc,
    "\n  query AdminSittings {\n    assessmentChecks {\n      id\n      submittedAt\n      checkedAt\n      fastAnswers\n      recheckRight\n      focusLosses\n      voidAskedBy\n    }\n    assessmentVoidRequests {\n      id\n      kind\n      beganAt\n      voidReason\n      voidAskedBy\n      voidAskedByName\n    }\n  }\n": types.AdminSittingsDocument,
    "\n  query AdminAudit(\n    $from: Date!\n    $to: Date!\n    $area: AuditArea\n    $actorId: String!\n    $companyId: String!\n    $candidateId: String!\n    $action: String!\n    $subject: String!\n    $subjectId: String!\n    $requestId: String!\n    $page: Int!\n  ) {\n    auditEntries(\n      from: $from\n      to: $to\n      area: $area\n      actorId: $actorId\n      companyId: $companyId\n      candidateId: $candidateId\n      action: $action\n      subject: $subject\n      subjectId: $subjectId\n      requestId: $requestId\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...AuditEntryFields\n      }\n    }\n  }\n": types.AdminAuditDocument,
    "\n  fragment AuditEntryFields on AuditEntry {\n    id\n    insertedAt\n    area\n    actorId\n    operatorName\n    companyId\n    companyName\n    candidateId\n    action\n    subject\n    subjectId\n    from\n    to\n    requestId\n    details\n  }\n": types.AuditEntryFieldsFragmentDoc,
    "\n  query AdminCandidates {\n    viewer {\n      id\n      role\n    }\n  }\n": types.AdminCandidatesDocument,
    "\n  mutation LookUpCandidate($by: LookupKey!, $value: String!, $reasonKind: LookupReason!, $reason: String!) {\n    lookUpCandidate(by: $by, value: $value, reasonKind: $reasonKind, reason: $reason) {\n      id\n      status\n      registeredAt\n    }\n  }\n": types.LookUpCandidateDocument,
    "\n  query AdminCandidate($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    lookedUpCandidate(id: $id) {\n      id\n      status\n      openUntil\n      lookupReasonKind\n      lookupReason\n      ...LookedUpAccount\n      ...LookedUpConsents\n      ...LookedUpSessions\n      ...LookedUpExports\n      ...LookedUpSeenBy\n      ...LookedUpAssessments\n      ...LookedUpStops\n    }\n  }\n": types.AdminCandidateDocument,
    "\n  fragment LookedUpAccount on LookedUpCandidate {\n    id\n    registeredAt\n    emailEnd\n    emailVerifiedAt\n    phoneEnd\n    phoneVerifiedAt\n    blockedCompanyCount\n    withdrawnAt\n    withdrawalReasonKind\n    purgeAt\n  }\n": types.LookedUpAccountFragmentDoc,
    "\n  fragment LookedUpAssessments on LookedUpCandidate {\n    assessments {\n      id\n      kind\n      state\n      beganAt\n      submittedAt\n      focusLosses\n      isExtended\n      isChecked\n      voidAskedBy\n    }\n  }\n": types.LookedUpAssessmentsFragmentDoc,
    "\n  fragment LookedUpConsents on LookedUpCandidate {\n    consents {\n      kind\n      version\n      agreedAt\n    }\n  }\n": types.LookedUpConsentsFragmentDoc,
    "\n  fragment LookedUpSessions on LookedUpCandidate {\n    sessions {\n      deviceFamily\n      isOpen\n      openedAt\n      lastUsedAt\n    }\n  }\n": types.LookedUpSessionsFragmentDoc,
    "\n  fragment LookedUpExports on LookedUpCandidate {\n    exports {\n      id\n      status\n      askedAt\n      expiresAt\n    }\n  }\n": types.LookedUpExportsFragmentDoc,
    "\n  fragment LookedUpSeenBy on LookedUpCandidate {\n    seenBy {\n      companyId\n      companyName\n      kind\n      times\n      people\n      firstAt\n      lastAt\n    }\n  }\n": types.LookedUpSeenByFragmentDoc,
    "\n  fragment LookedUpStops on LookedUpCandidate {\n    id\n    status\n    stops {\n      id\n      kind\n      status\n      reason\n      insertedAt\n      decidedAt\n      liftedAt\n      ...StopFields\n    }\n  }\n": types.LookedUpStopsFragmentDoc,
    "\n  query AdminCompanies(\n    $text: String!\n    $status: ContractStatus\n    $isStale: Boolean!\n    $endsSoon: Boolean!\n    $order: CompanyOrder!\n    $first: Int!\n    $offset: Int!\n  ) {\n    companies(\n      text: $text\n      status: $status\n      hasStaleJobs: $isStale\n      endsSoon: $endsSoon\n      order: $order\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes {\n        id\n        displayName\n        kana\n        corporateNumber\n        insertedAt\n        contract {\n          status\n          planLabel\n          endsOn\n        }\n      }\n    }\n  }\n": types.AdminCompaniesDocument,
    "\n  fragment AdminAnalysisRowFields on ScoutAnalysisRow {\n    key\n    label\n    opening\n    sent\n    readRate\n    accepted\n    met\n    told\n    goesOn\n    hired\n    answered\n    lowerDays\n    medianDays\n    upperDays\n  }\n": types.AdminAnalysisRowFieldsFragmentDoc,
    "\n  query AdminAnalysis($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {\n    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {\n      isCut\n      readDays {\n        from\n        to\n      }\n      total {\n        ...AdminAnalysisRowFields\n      }\n      rows {\n        ...AdminAnalysisRowFields\n      }\n    }\n    scoutAnalysisCsv(filter: $filter, by: $by) @include(if: $isCounted)\n    scoutBenchmarks {\n      startsOn\n      ...BenchmarkRowFields\n    }\n  }\n": types.AdminAnalysisDocument,
    "\n  fragment BenchmarkRowFields on ScoutBenchmark {\n    group\n    measure\n    companies\n    lower\n    median\n    upper\n  }\n": types.BenchmarkRowFieldsFragmentDoc,
    "\n  query AdminCompany($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    company(id: $id) {\n      id\n      displayName\n      legalName\n      contract {\n        status\n      }\n      ...CompanyFacts\n      ...CompanyContract\n      ...CompanyActs\n      ...CompanyOpenSuspension\n      ...CompanyHistory\n      ...CompanyApplications\n      ...CompanyStaff\n      ...CompanyJobs\n      ...CompanyScouts\n      ...CompanyComplaints\n      ...CompanyContractRequests\n      ...CompanyInvoices\n    }\n  }\n": types.AdminCompanyDocument,
    "\n  mutation StartReview($companyId: ID!) {\n    startReview(companyId: $companyId) {\n      id\n    }\n  }\n": types.StartReviewDocument,
    "\n  mutation StartTrial($companyId: ID!) {\n    startTrial(companyId: $companyId) {\n      id\n    }\n  }\n": types.StartTrialDocument,
    "\n  mutation SignContract($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {\n    signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n": types.SignContractDocument,
    "\n  mutation UpdateContractPlan($companyId: ID!, $planKey: PlanKey!) {\n    updateContractPlan(companyId: $companyId, planKey: $planKey) {\n      id\n    }\n  }\n": types.UpdateContractPlanDocument,
    "\n  mutation RenewContract($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {\n    renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) {\n      id\n    }\n  }\n": types.RenewContractDocument,
    "\n  mutation EndContract($companyId: ID!) {\n    endContract(companyId: $companyId) {\n      id\n    }\n  }\n": types.EndContractDocument,
    "\n  mutation TakeBackContractEnd($companyId: ID!) {\n    takeBackContractEnd(companyId: $companyId) {\n      id\n    }\n  }\n": types.TakeBackContractEndDocument,
    "\n  mutation ResumeContract($companyId: ID!) {\n    resumeContract(companyId: $companyId) {\n      id\n    }\n  }\n": types.ResumeContractDocument,
    "\n  mutation RequestSuspension($companyId: ID!, $reason: String!) {\n    requestContractSuspension(companyId: $companyId, reason: $reason) {\n      id\n    }\n  }\n": types.RequestSuspensionDocument,
    "\n  mutation UpdateParentCorporateNumber($companyId: ID!, $corporateNumber: String!) {\n    updateParentCorporateNumber(companyId: $companyId, corporateNumber: $corporateNumber) {\n      id\n    }\n  }\n": types.UpdateParentCorporateNumberDocument,
    "\n  mutation InviteUserOfCompany($companyId: ID!, $email: String!, $role: CompanyUserRole!) {\n    inviteUserOfCompany(companyId: $companyId, email: $email, role: $role) {\n      id\n    }\n  }\n": types.InviteUserOfCompanyDocument,
    "\n  fragment CompanyActs on Company {\n    id\n    displayName\n    contract {\n      status\n      planKey\n      startsOn\n      endsOn\n      canTakeBackEnd\n      endTakenBackTo\n    }\n    contractRequests {\n      status\n      kind\n      planKey\n      wantedFrom\n    }\n    users {\n      id\n      status\n    }\n    openSuspension {\n      id\n    }\n    paidRenewal {\n      planKey\n      endsOn\n    }\n  }\n": types.CompanyActsFragmentDoc,
    "\n  fragment CompanyApplications on Company {\n    applications {\n      id\n      companyName\n      status\n      insertedAt\n      decidedByName\n      mailDomain\n      isFreeMail\n    }\n  }\n": types.CompanyApplicationsFragmentDoc,
    "\n  fragment CompanyComplaints on Company {\n    complaints {\n      id\n      receiptNumber\n      category\n      status\n      dueOn\n      insertedAt\n    }\n  }\n": types.CompanyComplaintsFragmentDoc,
    "\n  fragment CompanyContractRequests on Company {\n    contractRequests {\n      id\n      kind\n      status\n      planLabel\n      wantedFrom\n      message\n      insertedAt\n      answer\n      answeredAt\n    }\n  }\n": types.CompanyContractRequestsFragmentDoc,
    "\n  fragment CompanyContract on Company {\n    contract {\n      status\n      planLabel\n      startsOn\n      endsOn\n    }\n  }\n": types.CompanyContractFragmentDoc,
    "\n  fragment CompanyFacts on Company {\n    id\n    displayName\n    legalName\n    kana\n    corporateNumber\n    parentCorporateNumber\n    representative\n    employees\n    isPublic\n    insertedAt\n  }\n": types.CompanyFactsFragmentDoc,
    "\n  fragment CompanyHistory on Company {\n    contractChanges {\n      id\n      insertedAt\n      action\n      from\n      to\n      planKey\n      startsOn\n      endsOn\n      operatorName\n    }\n  }\n": types.CompanyHistoryFragmentDoc,
    "\n  fragment CompanyInvoices on Company {\n    id\n    contract {\n      status\n      planKey\n      endsOn\n    }\n    invoices {\n      id\n      number\n      status\n      isOverdue\n      issuedOn\n      dueOn\n      paidOn\n      cancelReason\n      total\n      lines {\n        description\n      }\n    }\n  }\n": types.CompanyInvoicesFragmentDoc,
    "\n  fragment CompanyJobs on Company {\n    jobCount\n    jobs {\n      id\n      title\n      status\n      isArchived\n      isTakenDown\n      isStale\n      checkedAt\n      totalSent\n    }\n  }\n": types.CompanyJobsFragmentDoc,
    "\n  fragment CompanyOpenSuspension on Company {\n    displayName\n    openSuspension {\n      id\n      ...SuspensionFields\n    }\n  }\n": types.CompanyOpenSuspensionFragmentDoc,
    "\n  mutation AnswerContractRequest($id: ID!, $isDone: Boolean!, $answer: String!) {\n    answerContractRequest(id: $id, isDone: $isDone, answer: $answer) {\n      id\n    }\n  }\n": types.AnswerContractRequestDocument,
    "\n  mutation IssueInvoice($companyId: ID!, $invoice: InvoiceInput!) {\n    issueInvoice(companyId: $companyId, invoice: $invoice) {\n      id\n    }\n  }\n": types.IssueInvoiceDocument,
    "\n  mutation IssueRenewalInvoice($companyId: ID!, $planKey: PlanKey!, $endsOn: Date!) {\n    issueRenewalInvoice(companyId: $companyId, planKey: $planKey, endsOn: $endsOn) {\n      id\n    }\n  }\n": types.IssueRenewalInvoiceDocument,
    "\n  fragment CompanyScouts on Company {\n    scoutFigures {\n      sent\n      waiting\n      accepted\n      declined\n      expired\n      hired\n      sentLately\n      answeredLately\n      lastSentAt\n    }\n  }\n": types.CompanyScoutsFragmentDoc,
    "\n  fragment CompanyStaff on Company {\n    id\n    displayName\n    users {\n      id\n      role\n      status\n      familyName\n      givenName\n      department\n      email\n      lastSignInAt\n    }\n  }\n": types.CompanyStaffFragmentDoc,
    "\n  query UnpaidInvoices($text: String!, $isOverdue: Boolean!, $first: Int!, $offset: Int!) {\n    viewer {\n      id\n      role\n    }\n    unpaidInvoices(text: $text, isOverdue: $isOverdue, first: $first, offset: $offset) {\n      totalCount\n      totalYen\n      nodes {\n        id\n        number\n        recipientName\n        issuedOn\n        dueOn\n        isOverdue\n        total\n        company {\n          id\n        }\n      }\n    }\n  }\n": types.UnpaidInvoicesDocument,
    "\n  query AdminJob($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    job(id: $id) {\n      id\n      title\n      company {\n        id\n        displayName\n      }\n      lastEditedAt\n      checkedAt\n      scoutType {\n        id\n        label\n      }\n      jobTypes {\n        id\n        label\n      }\n      contents {\n        __typename\n        ... on HeadingBlock {\n          text\n        }\n        ... on TextBlock {\n          body\n        }\n        ... on ImageBlock {\n          url\n          description\n          width\n          height\n        }\n        ... on YoutubeBlock {\n          videoId\n        }\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n      recruitmentProcessDescription\n      ...JobTakedownFields\n      ...JobAfterAcceptance\n    }\n  }\n": types.AdminJobDocument,
    "\n  mutation TakeDownJob($id: ID!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n    }\n  }\n": types.TakeDownJobDocument,
    "\n  mutation PutBackJob($id: ID!) {\n    putBackJob(id: $id) {\n      id\n    }\n  }\n": types.PutBackJobDocument,
    "\n  fragment JobAfterAcceptance on WholeJob {\n    completionDescription\n    completionUrls {\n      label\n      url\n    }\n    comingDates {\n      id\n      startAt\n      endAt\n      location\n      url\n    }\n  }\n": types.JobAfterAcceptanceFragmentDoc,
    "\n  fragment JobTakedownFields on WholeJob {\n    id\n    title\n    status\n    isArchived\n    totalSent\n    canTakeDown\n    takedown {\n      reason\n      takenDownAt\n    }\n  }\n": types.JobTakedownFieldsFragmentDoc,
    "\n  query AdminDeliveries($kind: String) {\n    viewer {\n      id\n      role\n    }\n    ...OutgoingStopRows\n    ...DeliveryDays\n    ...FailedKindRows\n    ...FailedJobRows\n  }\n": types.AdminDeliveriesDocument,
    "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id)\n  }\n": types.RetryJobDocument,
    "\n  mutation RetryJobs($kind: String!) {\n    retryJobs(kind: $kind)\n  }\n": types.RetryJobsDocument,
    "\n  mutation StopOutgoing($channel: OutgoingChannel!, $kind: String!, $reason: String!) {\n    stopOutgoing(channel: $channel, kind: $kind, reason: $reason)\n  }\n": types.StopOutgoingDocument,
    "\n  mutation ResumeOutgoing($channel: OutgoingChannel!, $kind: String!, $fate: WaitingFate!) {\n    resumeOutgoing(channel: $channel, kind: $kind, fate: $fate) {\n      sent\n      discarded\n    }\n  }\n": types.ResumeOutgoingDocument,
    "\n  mutation DiscardOutgoing($channel: OutgoingChannel!, $kind: String!) {\n    discardOutgoing(channel: $channel, kind: $kind)\n  }\n": types.DiscardOutgoingDocument,
    "\n  fragment DeliveryDays on Query {\n    deliveryDays {\n      day\n      queued\n      settled\n    }\n  }\n": types.DeliveryDaysFragmentDoc,
    "\n  fragment FailedJobRows on Query {\n    failedJobs(kind: $kind) {\n      id\n      kind\n      attempts\n      maxAttempts\n      isGivenUp\n      error\n      failedAt\n      nextTryAt\n      domain\n    }\n  }\n": types.FailedJobRowsFragmentDoc,
    "\n  fragment FailedKindRows on Query {\n    failedJobKinds {\n      kind\n      group\n      givenUp\n      waiting\n      oldestAt\n      latestAt\n    }\n  }\n": types.FailedKindRowsFragmentDoc,
    "\n  fragment OutgoingStopRows on Query {\n    outgoingStops {\n      channel\n      kind\n      name\n      reason\n      operatorName\n      stoppedAt\n    }\n    outgoingWaiting {\n      channel\n      kind\n      name\n      count\n      late\n      oldestAt\n      isListed\n    }\n    outgoingKinds {\n      kind\n      name\n      channels\n    }\n  }\n": types.OutgoingStopRowsFragmentDoc,
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    viewer {\n      role\n    }\n    all: encourageEvents {\n      id\n    }\n    encourageEvents(statuses: $statuses) {\n      id\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": types.AdminEventsDocument,
    "\n  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String, $encodedLogo: String) {\n    createEncourageEvent(event: $event, encodedPicture: $encodedPicture, encodedLogo: $encodedLogo) {\n      id\n    }\n  }\n": types.CreateEncourageEventDocument,
    "\n  mutation UpdateEncourageEvent(\n    $id: ID!\n    $revision: String\n    $event: EncourageEventInput!\n    $encodedPicture: String\n    $encodedLogo: String\n  ) {\n    updateEncourageEvent(\n      id: $id\n      revision: $revision\n      event: $event\n      encodedPicture: $encodedPicture\n      encodedLogo: $encodedLogo\n    ) {\n      id\n    }\n  }\n": types.UpdateEncourageEventDocument,
    "\n  mutation DuplicateEncourageEvent($id: ID!) {\n    duplicateEncourageEvent(id: $id) {\n      id\n    }\n  }\n": types.DuplicateEncourageEventDocument,
    "\n  mutation DeleteEncourageEvent($id: ID!) {\n    deleteEncourageEvent(id: $id)\n  }\n": types.DeleteEncourageEventDocument,
    "\n  mutation ReorderEncourageEvents($ids: [ID!]!) {\n    reorderEncourageEvents(ids: $ids) {\n      id\n    }\n  }\n": types.ReorderEncourageEventsDocument,
    "\n  query AdminEvent($id: ID!) {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n    encourageEvent(id: $id) {\n      id\n      revision\n      status\n      title\n      category {\n        id\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      companyLogoUrl\n      eventUrl\n      thumbnailUrl\n    }\n  }\n": types.AdminEventDocument,
    "\n  query NewAdminEvent {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n  }\n": types.NewAdminEventDocument,
    "\n  query AdminFigures($year: Int) {\n    yearlyFigures(year: $year) {\n      year\n      years\n      day\n      months\n      onDay {\n        label\n        told\n      }\n      flows {\n        ...FigureRowFields\n      }\n      complaints {\n        ...FigureRowFields\n      }\n      file\n    }\n  }\n": types.AdminFiguresDocument,
    "\n  fragment FigureRowFields on FigureRow {\n    label\n    cells\n    total\n    medianDays\n  }\n": types.FigureRowFieldsFragmentDoc,
    "\n  query AdminHome {\n    viewer {\n      id\n      role\n    }\n    desk {\n      ...DeskQueues\n      ...DeskFigures\n      ...DeskStops\n    }\n    contractRequests(status: OPEN, first: 20) {\n      ...OpenContractRequests\n    }\n  }\n": types.AdminHomeDocument,
    "\n  fragment OpenContractRequests on ContractRequestConnection {\n    totalCount\n    nodes {\n      id\n      kind\n      planLabel\n      insertedAt\n      company {\n        id\n        displayName\n      }\n    }\n  }\n": types.OpenContractRequestsFragmentDoc,
    "\n  fragment DeskFigures on Desk {\n    scoutsByDay {\n      day\n      count\n    }\n    answersByDay {\n      day\n      count\n    }\n    registrationsByDay {\n      day\n      count\n    }\n    companiesByDay {\n      day\n      count\n    }\n  }\n": types.DeskFiguresFragmentDoc,
    "\n  fragment DeskQueueFields on DeskQueue {\n    count\n    oldestAt\n    dueOn\n  }\n": types.DeskQueueFieldsFragmentDoc,
    "\n  fragment DeskQueues on Desk {\n    applications {\n      ...DeskQueueFields\n    }\n    complaints {\n      ...DeskQueueFields\n    }\n    inquiries {\n      ...DeskQueueFields\n    }\n    agentConsultations {\n      ...DeskQueueFields\n    }\n    mismatches {\n      ...DeskQueueFields\n    }\n    suspensions {\n      ...DeskQueueFields\n    }\n    candidateStops {\n      ...DeskQueueFields\n    }\n    reviews {\n      ...DeskQueueFields\n    }\n    renewals {\n      ...DeskQueueFields\n    }\n    unpaidInvoices {\n      count\n      dueOn\n      yen\n    }\n    staleJobs {\n      ...DeskQueueFields\n    }\n    failedJobs {\n      ...DeskQueueFields\n    }\n    itemAlarms {\n      ...DeskQueueFields\n    }\n    assessmentChecks {\n      ...DeskQueueFields\n    }\n  }\n": types.DeskQueuesFragmentDoc,
    "\n  fragment DeskStops on Desk {\n    outgoingStops {\n      channel\n      kind\n      name\n    }\n  }\n": types.DeskStopsFragmentDoc,
    "\n  query AdminInquiries(\n    $status: InquiryStatus!\n    $category: InquiryCategory\n    $isMine: Boolean!\n    $first: Int!\n    $offset: Int!\n  ) {\n    inquiryCounts {\n      open\n      overdue\n      answered\n      closed\n    }\n    inquiries(status: $status, category: $category, isMine: $isMine, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...InquiryRow\n      }\n    }\n  }\n": types.AdminInquiriesDocument,
    "\n  query AdminInquiryFile($id: ID!, $position: Int!) {\n    inquiry(id: $id) {\n      id\n      attachments {\n        position\n        fileName\n      }\n    }\n    inquiryAttachment(inquiryId: $id, position: $position)\n  }\n": types.AdminInquiryFileDocument,
    "\n  query AdminInquiry($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    ...OperatorChoice\n    ...TemplateChoice\n    inquiry(id: $id) {\n      id\n      receiptNumber\n      status\n      notes {\n        id\n        body\n        writer\n        insertedAt\n      }\n      ...InquiryMessage\n      ...InquiryFacts\n      ...InquiryThread\n      ...InquiryAnswer\n      ...InquiryLetter\n      ...InquiryAssignment\n      ...InquiryClosing\n      ...InquiryReportedThread\n    }\n  }\n": types.AdminInquiryDocument,
    "\n  mutation AnswerInquiry($id: ID!, $answer: String!, $isFurther: Boolean!) {\n    answerInquiry(id: $id, answer: $answer, isFurther: $isFurther) {\n      id\n    }\n  }\n": types.AnswerInquiryDocument,
    "\n  mutation WriteToCompany($id: ID!, $letter: String!) {\n    writeToCompany(id: $id, letter: $letter) {\n      id\n    }\n  }\n": types.WriteToCompanyDocument,
    "\n  mutation CloseInquiry($id: ID!, $reason: String!) {\n    closeInquiry(id: $id, reason: $reason) {\n      id\n    }\n  }\n": types.CloseInquiryDocument,
    "\n  mutation AddInquiryNote($id: ID!, $body: String!) {\n    addInquiryNote(id: $id, body: $body) {\n      id\n    }\n  }\n": types.AddInquiryNoteDocument,
    "\n  mutation AssignInquiry($id: ID!, $adminAccountId: ID) {\n    assignInquiry(id: $id, adminAccountId: $adminAccountId) {\n      id\n    }\n  }\n": types.AssignInquiryDocument,
    "\n  query ReportedThread($id: ID!, $reason: String!) {\n    reportedThread(inquiryId: $id, reason: $reason) {\n      words {\n        kind\n        at\n        text\n      }\n      messages {\n        position\n        isOfCompany\n        text\n        sentAt\n        files {\n          number\n          fileName\n        }\n      }\n    }\n  }\n": types.ReportedThreadDocument,
    "\n  fragment InquiryAnswer on Inquiry {\n    id\n    status\n    name\n    receiptNumber\n    messages {\n      id\n      companyName\n    }\n  }\n": types.InquiryAnswerFragmentDoc,
    "\n  fragment TemplateChoice on Query {\n    inquiryTemplates {\n      id\n      title\n      body\n      isInUse\n    }\n  }\n": types.TemplateChoiceFragmentDoc,
    "\n  fragment InquiryAssignment on Inquiry {\n    id\n    assignedTo {\n      id\n      familyName\n      givenName\n      status\n    }\n  }\n": types.InquiryAssignmentFragmentDoc,
    "\n  fragment OperatorChoice on Query {\n    adminAccounts {\n      id\n      familyName\n      givenName\n      status\n      role\n    }\n  }\n": types.OperatorChoiceFragmentDoc,
    "\n  fragment InquiryClosing on Inquiry {\n    id\n    status\n  }\n": types.InquiryClosingFragmentDoc,
    "\n  fragment InquiryFacts on Inquiry {\n    id\n    status\n    name\n    email\n    answerEmail\n    candidateId\n    companyId\n    discussedCandidateId\n    dueOn\n    decidedAt\n    closeReason\n    reportedJob {\n      id\n      title\n      complaintCount\n    }\n    reportedCompany {\n      id\n      displayName\n      complaintCount\n    }\n  }\n": types.InquiryFactsFragmentDoc,
    "\n  fragment InquiryLetter on Inquiry {\n    id\n    status\n    reportedCompany {\n      displayName\n    }\n    messages {\n      id\n    }\n  }\n": types.InquiryLetterFragmentDoc,
    "\n  fragment InquiryMessage on Inquiry {\n    id\n    category\n    body\n    insertedAt\n    attachments {\n      position\n      fileName\n      bytes\n    }\n  }\n": types.InquiryMessageFragmentDoc,
    "\n  fragment InquiryReportedThread on Inquiry {\n    id\n    hasReportedThread\n  }\n": types.InquiryReportedThreadFragmentDoc,
    "\n  fragment InquiryThread on Inquiry {\n    name\n    messages {\n      id\n      body\n      companyName\n      writer\n      state\n      insertedAt\n    }\n  }\n": types.InquiryThreadFragmentDoc,
    "\n  query AdminInquiryExport {\n    viewer {\n      id\n      role\n    }\n  }\n": types.AdminInquiryExportDocument,
    "\n  mutation ExportInquiries($from: Date!, $to: Date!, $hasPersons: Boolean!, $reason: String!) {\n    exportInquiries(from: $from, to: $to, hasPersons: $hasPersons, reason: $reason) {\n      fileName\n      content\n    }\n  }\n": types.ExportInquiriesDocument,
    "\n  fragment InquiryRow on Inquiry {\n    id\n    receiptNumber\n    firstLine\n    status\n    area\n    category\n    dueOn\n    insertedAt\n    candidateId\n    companyId\n    attachments {\n      position\n    }\n    assignedTo {\n      id\n      familyName\n    }\n    reportedJob {\n      title\n      complaintCount\n    }\n    reportedCompany {\n      displayName\n      complaintCount\n    }\n  }\n": types.InquiryRowFragmentDoc,
    "\n  query ReportedFileBytes($id: ID!, $position: Int!, $number: Int!) {\n    reportedFile(inquiryId: $id, position: $position, number: $number) {\n      fileName\n      encoded\n    }\n  }\n": types.ReportedFileBytesDocument,
    "\n  query AdminInquiryTemplates {\n    viewer {\n      id\n      role\n    }\n    inquiryTemplates {\n      id\n      ...TemplateFields\n    }\n  }\n": types.AdminInquiryTemplatesDocument,
    "\n  mutation CreateInquiryTemplate($title: String!, $body: String!) {\n    createInquiryTemplate(title: $title, body: $body) {\n      id\n    }\n  }\n": types.CreateInquiryTemplateDocument,
    "\n  mutation UpdateInquiryTemplate($id: ID!, $title: String!, $body: String!, $isInUse: Boolean!, $version: Int!) {\n    updateInquiryTemplate(id: $id, title: $title, body: $body, isInUse: $isInUse, version: $version) {\n      id\n    }\n  }\n": types.UpdateInquiryTemplateDocument,
    "\n  fragment TemplateFields on InquiryTemplate {\n    id\n    title\n    body\n    isInUse\n    version\n    updatedAt\n  }\n": types.TemplateFieldsFragmentDoc,
    "\n  query AdminLayout {\n    viewer {\n      id\n      role\n      familyName\n      givenName\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query AdminLookups($importId: ID!, $hasImport: Boolean!) {\n    viewer {\n      id\n      role\n    }\n    schoolCounts {\n      schools {\n        active\n        retired\n      }\n      departments {\n        active\n        retired\n      }\n    }\n    schoolImport(id: $importId) @include(if: $hasImport) {\n      id\n      appliedAt\n      ...SchoolImportFields\n    }\n    ...AppliedImportFields\n    ...LookupUseFields\n    ...SynonymFields\n  }\n": types.AdminLookupsDocument,
    "\n  mutation UploadSchools($fileName: String!, $file: String!) {\n    uploadSchools(fileName: $fileName, file: $file)\n  }\n": types.UploadSchoolsDocument,
    "\n  mutation ApplySchoolImport($id: ID!, $confirmation: String!, $word: String!) {\n    applySchoolImport(id: $id, confirmation: $confirmation, word: $word)\n  }\n": types.ApplySchoolImportDocument,
    "\n  mutation UpdateSearchSynonyms($text: String!, $revision: String) {\n    updateSearchSynonyms(text: $text, revision: $revision) {\n      revision\n    }\n  }\n": types.UpdateSearchSynonymsDocument,
    "\n  fragment AppliedImportFields on Query {\n    appliedSchoolImports {\n      id\n      fileName\n      appliedAt\n      added\n      renamed\n      retired\n      by\n    }\n  }\n": types.AppliedImportFieldsFragmentDoc,
    "\n  fragment SchoolImportFields on SchoolImport {\n    id\n    fileName\n    unchanged\n    confirmation\n    asksForWord\n    groups {\n      subject\n      kind\n      count\n      changes {\n        id\n        name\n        before\n        school\n      }\n    }\n  }\n": types.SchoolImportFieldsFragmentDoc,
    "\n  fragment LookupUseFields on Query {\n    lookupUses {\n      list\n      id\n      label\n      isActive\n      students\n      companies\n      jobs\n    }\n  }\n": types.LookupUseFieldsFragmentDoc,
    "\n  query AdminSchoolsFile {\n    schoolsFile\n  }\n": types.AdminSchoolsFileDocument,
    "\n  fragment SynonymFields on Query {\n    searchSynonymList {\n      text\n      groupCount\n      revision\n    }\n  }\n": types.SynonymFieldsFragmentDoc,
    "\n  query AdminNotices {\n    viewer {\n      id\n      role\n    }\n    serviceNotices {\n      id\n      ...AdminNoticeFields\n    }\n  }\n": types.AdminNoticesDocument,
    "\n  mutation CreateServiceNotice($notice: ServiceNoticeInput!) {\n    createServiceNotice(notice: $notice) {\n      id\n    }\n  }\n": types.CreateServiceNoticeDocument,
    "\n  mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {\n    updateServiceNotice(id: $id, version: $version, notice: $notice) {\n      id\n    }\n  }\n": types.UpdateServiceNoticeDocument,
    "\n  mutation EndServiceNotice($id: ID!) {\n    endServiceNotice(id: $id) {\n      id\n    }\n  }\n": types.EndServiceNoticeDocument,
    "\n  mutation DeleteServiceNotice($id: ID!) {\n    deleteServiceNotice(id: $id)\n  }\n": types.DeleteServiceNoticeDocument,
    "\n  fragment AdminNoticeFields on ServiceNotice {\n    id\n    area\n    kind\n    state\n    text\n    link\n    shownFrom\n    shownUntil\n    version\n  }\n": types.AdminNoticeFieldsFragmentDoc,
    "\n  query AdminOfferReports($filter: OfferReportCaseFilter!, $first: Int!, $offset: Int!) {\n    viewer {\n      id\n      role\n    }\n    offerReportCaseCounts {\n      mismatch\n      overdue\n    }\n    offerReportCases(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...OfferReportCaseCard\n      }\n    }\n  }\n": types.AdminOfferReportsDocument,
    "\n  mutation ResolveOfferReport($id: ID!, $resolution: OfferReportResolution!, $text: String!) {\n    resolveOfferReport(id: $id, resolution: $resolution, text: $text) {\n      id\n    }\n  }\n": types.ResolveOfferReportDocument,
    "\n  mutation AddOfferReportNote($id: ID!, $body: String!) {\n    addOfferReportNote(id: $id, body: $body) {\n      id\n    }\n  }\n": types.AddOfferReportNoteDocument,
    "\n  fragment OfferReportCaseCard on OfferReportCase {\n    id\n    status\n    isOverdue\n    candidateId\n    companyId\n    companyName\n    jobTitle\n    invitationStatus\n    acceptedScoutAt\n    acceptedOn\n    reportedAt\n    answerBy\n    answeredAt\n    answererName\n    resolution\n    resolverName\n    notes {\n      id\n      body\n      writer\n      insertedAt\n    }\n  }\n": types.OfferReportCaseCardFragmentDoc,
    "\n  mutation MarkInvoicePaid($id: ID!, $paidOn: Date!) {\n    markInvoicePaid(id: $id, paidOn: $paidOn) {\n      id\n    }\n  }\n": types.MarkInvoicePaidDocument,
    "\n  mutation MarkInvoiceUnpaid($id: ID!, $reason: String!) {\n    markInvoiceUnpaid(id: $id, reason: $reason) {\n      id\n    }\n  }\n": types.MarkInvoiceUnpaidDocument,
    "\n  mutation CancelInvoice($id: ID!, $reason: String!) {\n    cancelInvoice(id: $id, reason: $reason) {\n      id\n    }\n  }\n": types.CancelInvoiceDocument,
    "\n  mutation RequestCandidateStop($candidateId: ID!, $kind: CandidateStopKind!, $reason: String!) {\n    requestCandidateStop(candidateId: $candidateId, kind: $kind, reason: $reason) {\n      id\n    }\n  }\n": types.RequestCandidateStopDocument,
    "\n  mutation ConfirmCandidateStop($id: ID!) {\n    confirmCandidateStop(id: $id) {\n      kind\n    }\n  }\n": types.ConfirmCandidateStopDocument,
    "\n  mutation TakeBackCandidateStop($id: ID!) {\n    takeBackCandidateStop(id: $id) {\n      id\n    }\n  }\n": types.TakeBackCandidateStopDocument,
    "\n  mutation LiftCandidateSuspension($id: ID!) {\n    liftCandidateSuspension(id: $id) {\n      id\n    }\n  }\n": types.LiftCandidateSuspensionDocument,
    "\n  fragment StopFields on CandidateStop {\n    id\n    kind\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n": types.StopFieldsFragmentDoc,
    "\n  mutation ConfirmSuspension($id: ID!) {\n    confirmContractSuspension(id: $id) {\n      id\n    }\n  }\n": types.ConfirmSuspensionDocument,
    "\n  mutation WithdrawSuspension($id: ID!) {\n    withdrawContractSuspension(id: $id) {\n      id\n    }\n  }\n": types.WithdrawSuspensionDocument,
    "\n  fragment SuspensionFields on ContractSuspension {\n    id\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n": types.SuspensionFieldsFragmentDoc,
    "\n  query PressurePage {\n    slowCompanies {\n      id\n      displayName\n      answered\n      ended\n      begunAt\n    }\n    pressedStudents {\n      candidateId\n      received\n    }\n    outcomeRecords {\n      companyId\n      displayName\n      total\n      inTime\n    }\n    promiseRecords {\n      companyId\n      displayName\n      students\n      total\n      kept\n    }\n  }\n": types.PressurePageDocument,
    "\n  query AdminRetention {\n    ...RetentionRows\n    erasures {\n      kind\n      day\n      rows\n    }\n  }\n": types.AdminRetentionDocument,
    "\n  fragment RetentionRows on Query {\n    retention {\n      kind\n      lastRunAt\n      lastErasedOn\n      rows\n    }\n  }\n": types.RetentionRowsFragmentDoc,
    "\n  query OperatorSignInPage {\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n": types.OperatorSignInPageDocument,
    "\n  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {\n    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.UpdateAdminPasswordDocument,
    "\n  mutation StartAdminTotp {\n    startAdminTotp\n  }\n": types.StartAdminTotpDocument,
    "\n  mutation ConfirmAdminTotp($code: String!) {\n    confirmAdminTotp(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmAdminTotpDocument,
    "\n  mutation RenewAdminRecoveryCodes {\n    renewAdminRecoveryCodes {\n      codes\n    }\n  }\n": types.RenewAdminRecoveryCodesDocument,
    "\n  mutation RemoveAdminTotp {\n    removeAdminTotp\n  }\n": types.RemoveAdminTotpDocument,
    "\n  mutation StartAdminPasskey {\n    startAdminPasskey\n  }\n": types.StartAdminPasskeyDocument,
    "\n  mutation AddAdminPasskey($answer: String!, $name: String!) {\n    addAdminPasskey(answer: $answer, name: $name)\n  }\n": types.AddAdminPasskeyDocument,
    "\n  mutation RenameAdminPasskey($id: ID!, $name: String!) {\n    renameAdminPasskey(id: $id, name: $name)\n  }\n": types.RenameAdminPasskeyDocument,
    "\n  mutation RemoveAdminPasskey($id: ID!) {\n    removeAdminPasskey(id: $id)\n  }\n": types.RemoveAdminPasskeyDocument,
    "\n  mutation EndAdminDevice($id: ID!) {\n    endAdminDevice(id: $id)\n  }\n": types.EndAdminDeviceDocument,
    "\n  mutation EndOtherAdminDevices {\n    endOtherAdminDevices\n  }\n": types.EndOtherAdminDevicesDocument,
    "\n  query AdminSuspensions {\n    viewer {\n      id\n      role\n    }\n    contractSuspensions {\n      id\n      company {\n        id\n        displayName\n      }\n      ...SuspensionFields\n    }\n  }\n": types.AdminSuspensionsDocument,
    "\n  query AdminCandidateStops {\n    candidateStops {\n      id\n      candidateId\n      ...StopFields\n    }\n  }\n": types.AdminCandidateStopsDocument,
    "\n  query AdminWhitepapers {\n    viewer {\n      role\n    }\n    whitepapers {\n      id\n      state\n      title\n      tags\n      minimumPlanLabel\n      pages\n      coverUrl\n      publishedAt\n      downloads\n      companies\n    }\n  }\n": types.AdminWhitepapersDocument,
    "\n  mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {\n    createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) {\n      id\n    }\n  }\n": types.CreateWhitepaperDocument,
    "\n  mutation UpdateWhitepaper(\n    $id: ID!\n    $revision: String\n    $whitepaper: WhitepaperInput!\n    $encodedFile: String\n    $encodedCover: String\n    $isCoverDrawn: Boolean\n  ) {\n    updateWhitepaper(\n      id: $id\n      revision: $revision\n      whitepaper: $whitepaper\n      encodedFile: $encodedFile\n      encodedCover: $encodedCover\n      isCoverDrawn: $isCoverDrawn\n    ) {\n      id\n    }\n  }\n": types.UpdateWhitepaperDocument,
    "\n  mutation PublishWhitepaper($id: ID!) {\n    publishWhitepaper(id: $id) {\n      id\n    }\n  }\n": types.PublishWhitepaperDocument,
    "\n  mutation RetireWhitepaper($id: ID!) {\n    retireWhitepaper(id: $id) {\n      id\n    }\n  }\n": types.RetireWhitepaperDocument,
    "\n  query AdminWhitepaper($id: ID!) {\n    viewer {\n      role\n    }\n    whitepaper(id: $id) {\n      id\n      state\n      title\n      summary\n      contents\n      tags\n      minimumPlan\n      minimumPlanLabel\n      pages\n      bytes\n      coverUrl\n      isOwn\n      publishedAt\n      updatedAt\n      revision\n      downloads\n      companies\n    }\n    whitepapers {\n      id\n      tags\n    }\n  }\n": types.AdminWhitepaperDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAccountsPage {\n    viewer {\n      id\n      role\n    }\n    adminAccounts {\n      id\n      ...AdminAccountRow\n    }\n  }\n"): typeof import('./graphql.ts').AdminAccountsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {\n    inviteAdminAccount(email: $email, familyName: $familyName, givenName: $givenName, role: $role) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').InviteAdminAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendAdminInvitation($id: ID!) {\n    resendAdminInvitation(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResendAdminInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {\n    updateAdminAccountRole(id: $id, role: $role) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAdminAccountRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableAdminAccount($id: ID!) {\n    disableAdminAccount(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DisableAdminAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminAccountRow on AdminAccount {\n    id\n    email\n    familyName\n    givenName\n    status\n    role\n    invitationExpiresAt\n    lastSignedInAt\n    hasSecondFactor\n  }\n"): typeof import('./graphql.ts').AdminAccountRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAgentConsultations($filter: AgentConsultationFilter!, $first: Int!, $offset: Int!) {\n    desk {\n      agentConsultations {\n        count\n      }\n    }\n    agentConsultations(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...AgentConsultationCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminAgentConsultationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscloseAgentConsultation($id: ID!) {\n    discloseAgentConsultation(id: $id) {\n      ...AgentConsultationStudentFacts\n    }\n  }\n"): typeof import('./graphql.ts').DiscloseAgentConsultationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAgentConsultationHandedOver($id: ID!) {\n    markAgentConsultationHandedOver(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').MarkAgentConsultationHandedOverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AgentConsultationCard on AgentConsultation {\n    id\n    partnerName\n    textVersion\n    agreedAt\n    revokedAt\n    handedOverAt\n    handedOverByName\n  }\n"): typeof import('./graphql.ts').AgentConsultationCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AgentConsultationStudentFacts on AgentConsultationStudent {\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    email\n    phoneNumber\n    schoolName\n    departmentName\n    graduationYear\n    industries\n    jobTypes\n    areas\n  }\n"): typeof import('./graphql.ts').AgentConsultationStudentFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminApplications($status: PreRegistrationStatus!, $first: Int!, $offset: Int!) {\n    preRegistrations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        companyName\n        familyName\n        givenName\n        mailDomain\n        isFreeMail\n        insertedAt\n        decidedAt\n        decidedByName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminApplicationsDocument;
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
export function graphql(source: "\n  mutation SendNewRegistrationCode($id: ID!) {\n    sendNewRegistrationCode(preRegistrationId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SendNewRegistrationCodeDocument;
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
export function graphql(source: "\n  fragment ApplicationCodes on PreRegistration {\n    id\n    status\n    email\n    registrationCodes {\n      id\n      status\n      email\n      expiresAt\n      usedAt\n    }\n  }\n"): typeof import('./graphql.ts').ApplicationCodesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApplicationDecision on PreRegistration {\n    id\n    companyName\n    email\n    status\n    insertedAt\n    decidedAt\n    decidedByName\n  }\n"): typeof import('./graphql.ts').ApplicationDecisionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAssessmentItems($scope: AssessmentItemScope!) {\n    viewer {\n      id\n      role\n    }\n    assessmentItems(scope: $scope) {\n      id\n      ...AssessmentItemFields\n    }\n    assessmentOpenAlarms {\n      scope\n      items\n    }\n    assessmentScales {\n      ...ScaleFields\n    }\n    assessmentNorms {\n      ...NormFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminAssessmentItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestAssessmentItem($id: ID!) {\n    restAssessmentItem(itemId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RestAssessmentItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetireAssessmentItem($id: ID!) {\n    retireAssessmentItem(itemId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RetireAssessmentItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeAssessmentItemLive($id: ID!) {\n    makeAssessmentItemLive(itemId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').MakeAssessmentItemLiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcknowledgeAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!, $reason: String!) {\n    acknowledgeAssessmentAlarm(itemId: $id, kind: $kind, reason: $reason) {\n      kind\n    }\n  }\n"): typeof import('./graphql.ts').AcknowledgeAssessmentAlarmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenAssessmentAlarm($id: ID!, $kind: AssessmentItemAlarmKind!) {\n    reopenAssessmentAlarm(itemId: $id, kind: $kind) {\n      kind\n    }\n  }\n"): typeof import('./graphql.ts').ReopenAssessmentAlarmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskToVoidAssessment($id: ID!, $reason: String!) {\n    askToVoidAssessment(attemptId: $id, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AskToVoidAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmVoidAssessment($id: ID!) {\n    confirmVoidAssessment(attemptId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmVoidAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawVoidOfAssessment($id: ID!) {\n    withdrawVoidOfAssessment(attemptId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawVoidOfAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAssessmentCheck($id: ID!) {\n    endAssessmentCheck(attemptId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').EndAssessmentCheckDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAssessmentItemsFile {\n    assessmentItemsFile\n  }\n"): typeof import('./graphql.ts').AdminAssessmentItemsFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssessmentItemFields on AssessmentItem {\n    id\n    facet\n    difficulty\n    state\n    restedUntil\n    words\n    key\n    acts\n    alarms {\n      kind\n      raisedAt\n      before\n      now\n      acknowledgement {\n        at\n        byName\n        reason\n      }\n    }\n    statistic {\n      people\n      seen\n      correct\n      itemRest\n      medianMilliseconds\n      chosen\n      blank\n      exposure\n      exposureLimit\n      departmentDif\n      deviceDif\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentItemFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NormFields on AssessmentNorm {\n    id\n    title\n    graduationYear\n    version\n    month\n    takers\n    cuts\n  }\n"): typeof import('./graphql.ts').NormFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScaleFields on AssessmentScale {\n    id\n    title\n    takers\n    items\n    mean\n    alpha\n    standardError\n  }\n"): typeof import('./graphql.ts').ScaleFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSittings {\n    assessmentChecks {\n      id\n      submittedAt\n      checkedAt\n      fastAnswers\n      recheckRight\n      focusLosses\n      voidAskedBy\n    }\n    assessmentVoidRequests {\n      id\n      kind\n      beganAt\n      voidReason\n      voidAskedBy\n      voidAskedByName\n    }\n  }\n"): typeof import('./graphql.ts').AdminSittingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAudit(\n    $from: Date!\n    $to: Date!\n    $area: AuditArea\n    $actorId: String!\n    $companyId: String!\n    $candidateId: String!\n    $action: String!\n    $subject: String!\n    $subjectId: String!\n    $requestId: String!\n    $page: Int!\n  ) {\n    auditEntries(\n      from: $from\n      to: $to\n      area: $area\n      actorId: $actorId\n      companyId: $companyId\n      candidateId: $candidateId\n      action: $action\n      subject: $subject\n      subjectId: $subjectId\n      requestId: $requestId\n      page: $page\n    ) {\n      totalCount\n      nodes {\n        id\n        ...AuditEntryFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditEntryFields on AuditEntry {\n    id\n    insertedAt\n    area\n    actorId\n    operatorName\n    companyId\n    companyName\n    candidateId\n    action\n    subject\n    subjectId\n    from\n    to\n    requestId\n    details\n  }\n"): typeof import('./graphql.ts').AuditEntryFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCandidates {\n    viewer {\n      id\n      role\n    }\n  }\n"): typeof import('./graphql.ts').AdminCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LookUpCandidate($by: LookupKey!, $value: String!, $reasonKind: LookupReason!, $reason: String!) {\n    lookUpCandidate(by: $by, value: $value, reasonKind: $reasonKind, reason: $reason) {\n      id\n      status\n      registeredAt\n    }\n  }\n"): typeof import('./graphql.ts').LookUpCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCandidate($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    lookedUpCandidate(id: $id) {\n      id\n      status\n      openUntil\n      lookupReasonKind\n      lookupReason\n      ...LookedUpAccount\n      ...LookedUpConsents\n      ...LookedUpSessions\n      ...LookedUpExports\n      ...LookedUpSeenBy\n      ...LookedUpAssessments\n      ...LookedUpStops\n    }\n  }\n"): typeof import('./graphql.ts').AdminCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpAccount on LookedUpCandidate {\n    id\n    registeredAt\n    emailEnd\n    emailVerifiedAt\n    phoneEnd\n    phoneVerifiedAt\n    blockedCompanyCount\n    withdrawnAt\n    withdrawalReasonKind\n    purgeAt\n  }\n"): typeof import('./graphql.ts').LookedUpAccountFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpAssessments on LookedUpCandidate {\n    assessments {\n      id\n      kind\n      state\n      beganAt\n      submittedAt\n      focusLosses\n      isExtended\n      isChecked\n      voidAskedBy\n    }\n  }\n"): typeof import('./graphql.ts').LookedUpAssessmentsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpConsents on LookedUpCandidate {\n    consents {\n      kind\n      version\n      agreedAt\n    }\n  }\n"): typeof import('./graphql.ts').LookedUpConsentsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpSessions on LookedUpCandidate {\n    sessions {\n      deviceFamily\n      isOpen\n      openedAt\n      lastUsedAt\n    }\n  }\n"): typeof import('./graphql.ts').LookedUpSessionsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpExports on LookedUpCandidate {\n    exports {\n      id\n      status\n      askedAt\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').LookedUpExportsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpSeenBy on LookedUpCandidate {\n    seenBy {\n      companyId\n      companyName\n      kind\n      times\n      people\n      firstAt\n      lastAt\n    }\n  }\n"): typeof import('./graphql.ts').LookedUpSeenByFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookedUpStops on LookedUpCandidate {\n    id\n    status\n    stops {\n      id\n      kind\n      status\n      reason\n      insertedAt\n      decidedAt\n      liftedAt\n      ...StopFields\n    }\n  }\n"): typeof import('./graphql.ts').LookedUpStopsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompanies(\n    $text: String!\n    $status: ContractStatus\n    $isStale: Boolean!\n    $endsSoon: Boolean!\n    $order: CompanyOrder!\n    $first: Int!\n    $offset: Int!\n  ) {\n    companies(\n      text: $text\n      status: $status\n      hasStaleJobs: $isStale\n      endsSoon: $endsSoon\n      order: $order\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      nodes {\n        id\n        displayName\n        kana\n        corporateNumber\n        insertedAt\n        contract {\n          status\n          planLabel\n          endsOn\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminAnalysisRowFields on ScoutAnalysisRow {\n    key\n    label\n    opening\n    sent\n    readRate\n    accepted\n    met\n    told\n    goesOn\n    hired\n    answered\n    lowerDays\n    medianDays\n    upperDays\n  }\n"): typeof import('./graphql.ts').AdminAnalysisRowFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAnalysis($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {\n    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {\n      isCut\n      readDays {\n        from\n        to\n      }\n      total {\n        ...AdminAnalysisRowFields\n      }\n      rows {\n        ...AdminAnalysisRowFields\n      }\n    }\n    scoutAnalysisCsv(filter: $filter, by: $by) @include(if: $isCounted)\n    scoutBenchmarks {\n      startsOn\n      ...BenchmarkRowFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminAnalysisDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BenchmarkRowFields on ScoutBenchmark {\n    group\n    measure\n    companies\n    lower\n    median\n    upper\n  }\n"): typeof import('./graphql.ts').BenchmarkRowFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCompany($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    company(id: $id) {\n      id\n      displayName\n      legalName\n      contract {\n        status\n      }\n      ...CompanyFacts\n      ...CompanyContract\n      ...CompanyActs\n      ...CompanyOpenSuspension\n      ...CompanyHistory\n      ...CompanyApplications\n      ...CompanyStaff\n      ...CompanyJobs\n      ...CompanyScouts\n      ...CompanyComplaints\n      ...CompanyContractRequests\n      ...CompanyInvoices\n    }\n  }\n"): typeof import('./graphql.ts').AdminCompanyDocument;
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
export function graphql(source: "\n  mutation TakeBackContractEnd($companyId: ID!) {\n    takeBackContractEnd(companyId: $companyId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TakeBackContractEndDocument;
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
export function graphql(source: "\n  mutation InviteUserOfCompany($companyId: ID!, $email: String!, $role: CompanyUserRole!) {\n    inviteUserOfCompany(companyId: $companyId, email: $email, role: $role) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').InviteUserOfCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyActs on Company {\n    id\n    displayName\n    contract {\n      status\n      planKey\n      startsOn\n      endsOn\n      canTakeBackEnd\n      endTakenBackTo\n    }\n    contractRequests {\n      status\n      kind\n      planKey\n      wantedFrom\n    }\n    users {\n      id\n      status\n    }\n    openSuspension {\n      id\n    }\n    paidRenewal {\n      planKey\n      endsOn\n    }\n  }\n"): typeof import('./graphql.ts').CompanyActsFragmentDoc;
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
export function graphql(source: "\n  fragment CompanyContractRequests on Company {\n    contractRequests {\n      id\n      kind\n      status\n      planLabel\n      wantedFrom\n      message\n      insertedAt\n      answer\n      answeredAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyContractRequestsFragmentDoc;
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
export function graphql(source: "\n  fragment CompanyInvoices on Company {\n    id\n    contract {\n      status\n      planKey\n      endsOn\n    }\n    invoices {\n      id\n      number\n      status\n      isOverdue\n      issuedOn\n      dueOn\n      paidOn\n      cancelReason\n      total\n      lines {\n        description\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyInvoicesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyJobs on Company {\n    jobCount\n    jobs {\n      id\n      title\n      status\n      isArchived\n      isTakenDown\n      isStale\n      checkedAt\n      totalSent\n    }\n  }\n"): typeof import('./graphql.ts').CompanyJobsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyOpenSuspension on Company {\n    displayName\n    openSuspension {\n      id\n      ...SuspensionFields\n    }\n  }\n"): typeof import('./graphql.ts').CompanyOpenSuspensionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerContractRequest($id: ID!, $isDone: Boolean!, $answer: String!) {\n    answerContractRequest(id: $id, isDone: $isDone, answer: $answer) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AnswerContractRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueInvoice($companyId: ID!, $invoice: InvoiceInput!) {\n    issueInvoice(companyId: $companyId, invoice: $invoice) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').IssueInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueRenewalInvoice($companyId: ID!, $planKey: PlanKey!, $endsOn: Date!) {\n    issueRenewalInvoice(companyId: $companyId, planKey: $planKey, endsOn: $endsOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').IssueRenewalInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyScouts on Company {\n    scoutFigures {\n      sent\n      waiting\n      accepted\n      declined\n      expired\n      hired\n      sentLately\n      answeredLately\n      lastSentAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyScoutsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyStaff on Company {\n    id\n    displayName\n    users {\n      id\n      role\n      status\n      familyName\n      givenName\n      department\n      email\n      lastSignInAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyStaffFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnpaidInvoices($text: String!, $isOverdue: Boolean!, $first: Int!, $offset: Int!) {\n    viewer {\n      id\n      role\n    }\n    unpaidInvoices(text: $text, isOverdue: $isOverdue, first: $first, offset: $offset) {\n      totalCount\n      totalYen\n      nodes {\n        id\n        number\n        recipientName\n        issuedOn\n        dueOn\n        isOverdue\n        total\n        company {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UnpaidInvoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminJob($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    job(id: $id) {\n      id\n      title\n      company {\n        id\n        displayName\n      }\n      lastEditedAt\n      checkedAt\n      scoutType {\n        id\n        label\n      }\n      jobTypes {\n        id\n        label\n      }\n      contents {\n        __typename\n        ... on HeadingBlock {\n          text\n        }\n        ... on TextBlock {\n          body\n        }\n        ... on ImageBlock {\n          url\n          description\n          width\n          height\n        }\n        ... on YoutubeBlock {\n          videoId\n        }\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n      recruitmentProcessDescription\n      ...JobTakedownFields\n      ...JobAfterAcceptance\n    }\n  }\n"): typeof import('./graphql.ts').AdminJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeDownJob($id: ID!, $reason: String!) {\n    takeDownJob(id: $id, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TakeDownJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBackJob($id: ID!) {\n    putBackJob(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PutBackJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobAfterAcceptance on WholeJob {\n    completionDescription\n    completionUrls {\n      label\n      url\n    }\n    comingDates {\n      id\n      startAt\n      endAt\n      location\n      url\n    }\n  }\n"): typeof import('./graphql.ts').JobAfterAcceptanceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobTakedownFields on WholeJob {\n    id\n    title\n    status\n    isArchived\n    totalSent\n    canTakeDown\n    takedown {\n      reason\n      takenDownAt\n    }\n  }\n"): typeof import('./graphql.ts').JobTakedownFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDeliveries($kind: String) {\n    viewer {\n      id\n      role\n    }\n    ...OutgoingStopRows\n    ...DeliveryDays\n    ...FailedKindRows\n    ...FailedJobRows\n  }\n"): typeof import('./graphql.ts').AdminDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJob($id: ID!) {\n    retryJob(id: $id)\n  }\n"): typeof import('./graphql.ts').RetryJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJobs($kind: String!) {\n    retryJobs(kind: $kind)\n  }\n"): typeof import('./graphql.ts').RetryJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopOutgoing($channel: OutgoingChannel!, $kind: String!, $reason: String!) {\n    stopOutgoing(channel: $channel, kind: $kind, reason: $reason)\n  }\n"): typeof import('./graphql.ts').StopOutgoingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeOutgoing($channel: OutgoingChannel!, $kind: String!, $fate: WaitingFate!) {\n    resumeOutgoing(channel: $channel, kind: $kind, fate: $fate) {\n      sent\n      discarded\n    }\n  }\n"): typeof import('./graphql.ts').ResumeOutgoingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardOutgoing($channel: OutgoingChannel!, $kind: String!) {\n    discardOutgoing(channel: $channel, kind: $kind)\n  }\n"): typeof import('./graphql.ts').DiscardOutgoingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryDays on Query {\n    deliveryDays {\n      day\n      queued\n      settled\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryDaysFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedJobRows on Query {\n    failedJobs(kind: $kind) {\n      id\n      kind\n      attempts\n      maxAttempts\n      isGivenUp\n      error\n      failedAt\n      nextTryAt\n      domain\n    }\n  }\n"): typeof import('./graphql.ts').FailedJobRowsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailedKindRows on Query {\n    failedJobKinds {\n      kind\n      group\n      givenUp\n      waiting\n      oldestAt\n      latestAt\n    }\n  }\n"): typeof import('./graphql.ts').FailedKindRowsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutgoingStopRows on Query {\n    outgoingStops {\n      channel\n      kind\n      name\n      reason\n      operatorName\n      stoppedAt\n    }\n    outgoingWaiting {\n      channel\n      kind\n      name\n      count\n      late\n      oldestAt\n      isListed\n    }\n    outgoingKinds {\n      kind\n      name\n      channels\n    }\n  }\n"): typeof import('./graphql.ts').OutgoingStopRowsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    viewer {\n      role\n    }\n    all: encourageEvents {\n      id\n    }\n    encourageEvents(statuses: $statuses) {\n      id\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String, $encodedLogo: String) {\n    createEncourageEvent(event: $event, encodedPicture: $encodedPicture, encodedLogo: $encodedLogo) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateEncourageEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEncourageEvent(\n    $id: ID!\n    $revision: String\n    $event: EncourageEventInput!\n    $encodedPicture: String\n    $encodedLogo: String\n  ) {\n    updateEncourageEvent(\n      id: $id\n      revision: $revision\n      event: $event\n      encodedPicture: $encodedPicture\n      encodedLogo: $encodedLogo\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateEncourageEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateEncourageEvent($id: ID!) {\n    duplicateEncourageEvent(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateEncourageEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEncourageEvent($id: ID!) {\n    deleteEncourageEvent(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteEncourageEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderEncourageEvents($ids: [ID!]!) {\n    reorderEncourageEvents(ids: $ids) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ReorderEncourageEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvent($id: ID!) {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n    encourageEvent(id: $id) {\n      id\n      revision\n      status\n      title\n      category {\n        id\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      companyLogoUrl\n      eventUrl\n      thumbnailUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewAdminEvent {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n  }\n"): typeof import('./graphql.ts').NewAdminEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFigures($year: Int) {\n    yearlyFigures(year: $year) {\n      year\n      years\n      day\n      months\n      onDay {\n        label\n        told\n      }\n      flows {\n        ...FigureRowFields\n      }\n      complaints {\n        ...FigureRowFields\n      }\n      file\n    }\n  }\n"): typeof import('./graphql.ts').AdminFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FigureRowFields on FigureRow {\n    label\n    cells\n    total\n    medianDays\n  }\n"): typeof import('./graphql.ts').FigureRowFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminHome {\n    viewer {\n      id\n      role\n    }\n    desk {\n      ...DeskQueues\n      ...DeskFigures\n      ...DeskStops\n    }\n    contractRequests(status: OPEN, first: 20) {\n      ...OpenContractRequests\n    }\n  }\n"): typeof import('./graphql.ts').AdminHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenContractRequests on ContractRequestConnection {\n    totalCount\n    nodes {\n      id\n      kind\n      planLabel\n      insertedAt\n      company {\n        id\n        displayName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OpenContractRequestsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskFigures on Desk {\n    scoutsByDay {\n      day\n      count\n    }\n    answersByDay {\n      day\n      count\n    }\n    registrationsByDay {\n      day\n      count\n    }\n    companiesByDay {\n      day\n      count\n    }\n  }\n"): typeof import('./graphql.ts').DeskFiguresFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskQueueFields on DeskQueue {\n    count\n    oldestAt\n    dueOn\n  }\n"): typeof import('./graphql.ts').DeskQueueFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskQueues on Desk {\n    applications {\n      ...DeskQueueFields\n    }\n    complaints {\n      ...DeskQueueFields\n    }\n    inquiries {\n      ...DeskQueueFields\n    }\n    agentConsultations {\n      ...DeskQueueFields\n    }\n    mismatches {\n      ...DeskQueueFields\n    }\n    suspensions {\n      ...DeskQueueFields\n    }\n    candidateStops {\n      ...DeskQueueFields\n    }\n    reviews {\n      ...DeskQueueFields\n    }\n    renewals {\n      ...DeskQueueFields\n    }\n    unpaidInvoices {\n      count\n      dueOn\n      yen\n    }\n    staleJobs {\n      ...DeskQueueFields\n    }\n    failedJobs {\n      ...DeskQueueFields\n    }\n    itemAlarms {\n      ...DeskQueueFields\n    }\n    assessmentChecks {\n      ...DeskQueueFields\n    }\n  }\n"): typeof import('./graphql.ts').DeskQueuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskStops on Desk {\n    outgoingStops {\n      channel\n      kind\n      name\n    }\n  }\n"): typeof import('./graphql.ts').DeskStopsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInquiries(\n    $status: InquiryStatus!\n    $category: InquiryCategory\n    $isMine: Boolean!\n    $first: Int!\n    $offset: Int!\n  ) {\n    inquiryCounts {\n      open\n      overdue\n      answered\n      closed\n    }\n    inquiries(status: $status, category: $category, isMine: $isMine, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...InquiryRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminInquiriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInquiryFile($id: ID!, $position: Int!) {\n    inquiry(id: $id) {\n      id\n      attachments {\n        position\n        fileName\n      }\n    }\n    inquiryAttachment(inquiryId: $id, position: $position)\n  }\n"): typeof import('./graphql.ts').AdminInquiryFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInquiry($id: ID!) {\n    viewer {\n      id\n      role\n    }\n    ...OperatorChoice\n    ...TemplateChoice\n    inquiry(id: $id) {\n      id\n      receiptNumber\n      status\n      notes {\n        id\n        body\n        writer\n        insertedAt\n      }\n      ...InquiryMessage\n      ...InquiryFacts\n      ...InquiryThread\n      ...InquiryAnswer\n      ...InquiryLetter\n      ...InquiryAssignment\n      ...InquiryClosing\n      ...InquiryReportedThread\n    }\n  }\n"): typeof import('./graphql.ts').AdminInquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerInquiry($id: ID!, $answer: String!, $isFurther: Boolean!) {\n    answerInquiry(id: $id, answer: $answer, isFurther: $isFurther) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AnswerInquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteToCompany($id: ID!, $letter: String!) {\n    writeToCompany(id: $id, letter: $letter) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').WriteToCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseInquiry($id: ID!, $reason: String!) {\n    closeInquiry(id: $id, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CloseInquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddInquiryNote($id: ID!, $body: String!) {\n    addInquiryNote(id: $id, body: $body) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AddInquiryNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignInquiry($id: ID!, $adminAccountId: ID) {\n    assignInquiry(id: $id, adminAccountId: $adminAccountId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AssignInquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedThread($id: ID!, $reason: String!) {\n    reportedThread(inquiryId: $id, reason: $reason) {\n      words {\n        kind\n        at\n        text\n      }\n      messages {\n        position\n        isOfCompany\n        text\n        sentAt\n        files {\n          number\n          fileName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReportedThreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryAnswer on Inquiry {\n    id\n    status\n    name\n    receiptNumber\n    messages {\n      id\n      companyName\n    }\n  }\n"): typeof import('./graphql.ts').InquiryAnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateChoice on Query {\n    inquiryTemplates {\n      id\n      title\n      body\n      isInUse\n    }\n  }\n"): typeof import('./graphql.ts').TemplateChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryAssignment on Inquiry {\n    id\n    assignedTo {\n      id\n      familyName\n      givenName\n      status\n    }\n  }\n"): typeof import('./graphql.ts').InquiryAssignmentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OperatorChoice on Query {\n    adminAccounts {\n      id\n      familyName\n      givenName\n      status\n      role\n    }\n  }\n"): typeof import('./graphql.ts').OperatorChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryClosing on Inquiry {\n    id\n    status\n  }\n"): typeof import('./graphql.ts').InquiryClosingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryFacts on Inquiry {\n    id\n    status\n    name\n    email\n    answerEmail\n    candidateId\n    companyId\n    discussedCandidateId\n    dueOn\n    decidedAt\n    closeReason\n    reportedJob {\n      id\n      title\n      complaintCount\n    }\n    reportedCompany {\n      id\n      displayName\n      complaintCount\n    }\n  }\n"): typeof import('./graphql.ts').InquiryFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryLetter on Inquiry {\n    id\n    status\n    reportedCompany {\n      displayName\n    }\n    messages {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').InquiryLetterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryMessage on Inquiry {\n    id\n    category\n    body\n    insertedAt\n    attachments {\n      position\n      fileName\n      bytes\n    }\n  }\n"): typeof import('./graphql.ts').InquiryMessageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryReportedThread on Inquiry {\n    id\n    hasReportedThread\n  }\n"): typeof import('./graphql.ts').InquiryReportedThreadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryThread on Inquiry {\n    name\n    messages {\n      id\n      body\n      companyName\n      writer\n      state\n      insertedAt\n    }\n  }\n"): typeof import('./graphql.ts').InquiryThreadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInquiryExport {\n    viewer {\n      id\n      role\n    }\n  }\n"): typeof import('./graphql.ts').AdminInquiryExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportInquiries($from: Date!, $to: Date!, $hasPersons: Boolean!, $reason: String!) {\n    exportInquiries(from: $from, to: $to, hasPersons: $hasPersons, reason: $reason) {\n      fileName\n      content\n    }\n  }\n"): typeof import('./graphql.ts').ExportInquiriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryRow on Inquiry {\n    id\n    receiptNumber\n    firstLine\n    status\n    area\n    category\n    dueOn\n    insertedAt\n    candidateId\n    companyId\n    attachments {\n      position\n    }\n    assignedTo {\n      id\n      familyName\n    }\n    reportedJob {\n      title\n      complaintCount\n    }\n    reportedCompany {\n      displayName\n      complaintCount\n    }\n  }\n"): typeof import('./graphql.ts').InquiryRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedFileBytes($id: ID!, $position: Int!, $number: Int!) {\n    reportedFile(inquiryId: $id, position: $position, number: $number) {\n      fileName\n      encoded\n    }\n  }\n"): typeof import('./graphql.ts').ReportedFileBytesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminInquiryTemplates {\n    viewer {\n      id\n      role\n    }\n    inquiryTemplates {\n      id\n      ...TemplateFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminInquiryTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInquiryTemplate($title: String!, $body: String!) {\n    createInquiryTemplate(title: $title, body: $body) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateInquiryTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateInquiryTemplate($id: ID!, $title: String!, $body: String!, $isInUse: Boolean!, $version: Int!) {\n    updateInquiryTemplate(id: $id, title: $title, body: $body, isInUse: $isInUse, version: $version) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateInquiryTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateFields on InquiryTemplate {\n    id\n    title\n    body\n    isInUse\n    version\n    updatedAt\n  }\n"): typeof import('./graphql.ts').TemplateFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLayout {\n    viewer {\n      id\n      role\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').AdminLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLookups($importId: ID!, $hasImport: Boolean!) {\n    viewer {\n      id\n      role\n    }\n    schoolCounts {\n      schools {\n        active\n        retired\n      }\n      departments {\n        active\n        retired\n      }\n    }\n    schoolImport(id: $importId) @include(if: $hasImport) {\n      id\n      appliedAt\n      ...SchoolImportFields\n    }\n    ...AppliedImportFields\n    ...LookupUseFields\n    ...SynonymFields\n  }\n"): typeof import('./graphql.ts').AdminLookupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadSchools($fileName: String!, $file: String!) {\n    uploadSchools(fileName: $fileName, file: $file)\n  }\n"): typeof import('./graphql.ts').UploadSchoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplySchoolImport($id: ID!, $confirmation: String!, $word: String!) {\n    applySchoolImport(id: $id, confirmation: $confirmation, word: $word)\n  }\n"): typeof import('./graphql.ts').ApplySchoolImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSearchSynonyms($text: String!, $revision: String) {\n    updateSearchSynonyms(text: $text, revision: $revision) {\n      revision\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSearchSynonymsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppliedImportFields on Query {\n    appliedSchoolImports {\n      id\n      fileName\n      appliedAt\n      added\n      renamed\n      retired\n      by\n    }\n  }\n"): typeof import('./graphql.ts').AppliedImportFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SchoolImportFields on SchoolImport {\n    id\n    fileName\n    unchanged\n    confirmation\n    asksForWord\n    groups {\n      subject\n      kind\n      count\n      changes {\n        id\n        name\n        before\n        school\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SchoolImportFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookupUseFields on Query {\n    lookupUses {\n      list\n      id\n      label\n      isActive\n      students\n      companies\n      jobs\n    }\n  }\n"): typeof import('./graphql.ts').LookupUseFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSchoolsFile {\n    schoolsFile\n  }\n"): typeof import('./graphql.ts').AdminSchoolsFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SynonymFields on Query {\n    searchSynonymList {\n      text\n      groupCount\n      revision\n    }\n  }\n"): typeof import('./graphql.ts').SynonymFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminNotices {\n    viewer {\n      id\n      role\n    }\n    serviceNotices {\n      id\n      ...AdminNoticeFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateServiceNotice($notice: ServiceNoticeInput!) {\n    createServiceNotice(notice: $notice) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateServiceNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {\n    updateServiceNotice(id: $id, version: $version, notice: $notice) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateServiceNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndServiceNotice($id: ID!) {\n    endServiceNotice(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').EndServiceNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteServiceNotice($id: ID!) {\n    deleteServiceNotice(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteServiceNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminNoticeFields on ServiceNotice {\n    id\n    area\n    kind\n    state\n    text\n    link\n    shownFrom\n    shownUntil\n    version\n  }\n"): typeof import('./graphql.ts').AdminNoticeFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminOfferReports($filter: OfferReportCaseFilter!, $first: Int!, $offset: Int!) {\n    viewer {\n      id\n      role\n    }\n    offerReportCaseCounts {\n      mismatch\n      overdue\n    }\n    offerReportCases(filter: $filter, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...OfferReportCaseCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminOfferReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResolveOfferReport($id: ID!, $resolution: OfferReportResolution!, $text: String!) {\n    resolveOfferReport(id: $id, resolution: $resolution, text: $text) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResolveOfferReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOfferReportNote($id: ID!, $body: String!) {\n    addOfferReportNote(id: $id, body: $body) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AddOfferReportNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferReportCaseCard on OfferReportCase {\n    id\n    status\n    isOverdue\n    candidateId\n    companyId\n    companyName\n    jobTitle\n    invitationStatus\n    acceptedScoutAt\n    acceptedOn\n    reportedAt\n    answerBy\n    answeredAt\n    answererName\n    resolution\n    resolverName\n    notes {\n      id\n      body\n      writer\n      insertedAt\n    }\n  }\n"): typeof import('./graphql.ts').OfferReportCaseCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInvoicePaid($id: ID!, $paidOn: Date!) {\n    markInvoicePaid(id: $id, paidOn: $paidOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').MarkInvoicePaidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkInvoiceUnpaid($id: ID!, $reason: String!) {\n    markInvoiceUnpaid(id: $id, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').MarkInvoiceUnpaidDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelInvoice($id: ID!, $reason: String!) {\n    cancelInvoice(id: $id, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCandidateStop($candidateId: ID!, $kind: CandidateStopKind!, $reason: String!) {\n    requestCandidateStop(candidateId: $candidateId, kind: $kind, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RequestCandidateStopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCandidateStop($id: ID!) {\n    confirmCandidateStop(id: $id) {\n      kind\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmCandidateStopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackCandidateStop($id: ID!) {\n    takeBackCandidateStop(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TakeBackCandidateStopDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftCandidateSuspension($id: ID!) {\n    liftCandidateSuspension(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').LiftCandidateSuspensionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StopFields on CandidateStop {\n    id\n    kind\n    reason\n    requestedBy\n    requestedByName\n    insertedAt\n  }\n"): typeof import('./graphql.ts').StopFieldsFragmentDoc;
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
export function graphql(source: "\n  query PressurePage {\n    slowCompanies {\n      id\n      displayName\n      answered\n      ended\n      begunAt\n    }\n    pressedStudents {\n      candidateId\n      received\n    }\n    outcomeRecords {\n      companyId\n      displayName\n      total\n      inTime\n    }\n    promiseRecords {\n      companyId\n      displayName\n      students\n      total\n      kept\n    }\n  }\n"): typeof import('./graphql.ts').PressurePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminRetention {\n    ...RetentionRows\n    erasures {\n      kind\n      day\n      rows\n    }\n  }\n"): typeof import('./graphql.ts').AdminRetentionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RetentionRows on Query {\n    retention {\n      kind\n      lastRunAt\n      lastErasedOn\n      rows\n    }\n  }\n"): typeof import('./graphql.ts').RetentionRowsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OperatorSignInPage {\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n"): typeof import('./graphql.ts').OperatorSignInPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {\n    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"): typeof import('./graphql.ts').UpdateAdminPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAdminTotp {\n    startAdminTotp\n  }\n"): typeof import('./graphql.ts').StartAdminTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAdminTotp($code: String!) {\n    confirmAdminTotp(code: $code) {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmAdminTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewAdminRecoveryCodes {\n    renewAdminRecoveryCodes {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').RenewAdminRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdminTotp {\n    removeAdminTotp\n  }\n"): typeof import('./graphql.ts').RemoveAdminTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAdminPasskey {\n    startAdminPasskey\n  }\n"): typeof import('./graphql.ts').StartAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAdminPasskey($answer: String!, $name: String!) {\n    addAdminPasskey(answer: $answer, name: $name)\n  }\n"): typeof import('./graphql.ts').AddAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameAdminPasskey($id: ID!, $name: String!) {\n    renameAdminPasskey(id: $id, name: $name)\n  }\n"): typeof import('./graphql.ts').RenameAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdminPasskey($id: ID!) {\n    removeAdminPasskey(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAdminDevice($id: ID!) {\n    endAdminDevice(id: $id)\n  }\n"): typeof import('./graphql.ts').EndAdminDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherAdminDevices {\n    endOtherAdminDevices\n  }\n"): typeof import('./graphql.ts').EndOtherAdminDevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSuspensions {\n    viewer {\n      id\n      role\n    }\n    contractSuspensions {\n      id\n      company {\n        id\n        displayName\n      }\n      ...SuspensionFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminSuspensionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminCandidateStops {\n    candidateStops {\n      id\n      candidateId\n      ...StopFields\n    }\n  }\n"): typeof import('./graphql.ts').AdminCandidateStopsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminWhitepapers {\n    viewer {\n      role\n    }\n    whitepapers {\n      id\n      state\n      title\n      tags\n      minimumPlanLabel\n      pages\n      coverUrl\n      publishedAt\n      downloads\n      companies\n    }\n  }\n"): typeof import('./graphql.ts').AdminWhitepapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {\n    createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateWhitepaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWhitepaper(\n    $id: ID!\n    $revision: String\n    $whitepaper: WhitepaperInput!\n    $encodedFile: String\n    $encodedCover: String\n    $isCoverDrawn: Boolean\n  ) {\n    updateWhitepaper(\n      id: $id\n      revision: $revision\n      whitepaper: $whitepaper\n      encodedFile: $encodedFile\n      encodedCover: $encodedCover\n      isCoverDrawn: $isCoverDrawn\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateWhitepaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishWhitepaper($id: ID!) {\n    publishWhitepaper(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PublishWhitepaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetireWhitepaper($id: ID!) {\n    retireWhitepaper(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RetireWhitepaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminWhitepaper($id: ID!) {\n    viewer {\n      role\n    }\n    whitepaper(id: $id) {\n      id\n      state\n      title\n      summary\n      contents\n      tags\n      minimumPlan\n      minimumPlanLabel\n      pages\n      bytes\n      coverUrl\n      isOwn\n      publishedAt\n      updatedAt\n      revision\n      downloads\n      companies\n    }\n    whitepapers {\n      id\n      tags\n    }\n  }\n"): typeof import('./graphql.ts').AdminWhitepaperDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
