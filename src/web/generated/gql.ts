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
    "\n  mutation RegisterCandidateFcmToken($token: String!) {\n    registerCandidateFcmToken(token: $token)\n  }\n": typeof types.RegisterCandidateFcmTokenDocument,
    "\n  mutation RegisterCompanyUserFcmToken($token: String!, $isRenewal: Boolean!) {\n    registerCompanyUserFcmToken(token: $token, isRenewal: $isRenewal)\n  }\n": typeof types.RegisterCompanyUserFcmTokenDocument,
    "\n  query ActivityCsv($filter: ActivityFilter!) {\n    activityCsv(filter: $filter)\n  }\n": typeof types.ActivityCsvDocument,
    "\n  query AnalysisCsv($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!) {\n    scoutAnalysisCsv(filter: $filter, by: $by)\n  }\n": typeof types.AnalysisCsvDocument,
    "\n  query AssessmentResultFile($kind: AssessmentKind!, $form: AssessmentKeepsakeForm!) {\n    assessmentKeepsake(kind: $kind, form: $form) {\n      contents\n      takenOn\n    }\n  }\n": typeof types.AssessmentResultFileDocument,
    "\n  query IndividualReport($month: String!) {\n    individualReport(month: $month)\n  }\n": typeof types.IndividualReportDocument,
    "\n  query ThreadFileBytes($id: ID!, $position: Int!, $number: Int!) {\n    threadFile(scoutInvitationId: $id, position: $position, number: $number) {\n      fileName\n      contentType\n      encoded\n    }\n  }\n": typeof types.ThreadFileBytesDocument,
    "\n  query ActionRequiredPage {\n    graduationYears\n    jobHuntingStatuses {\n      id\n      label\n    }\n    requiredAction {\n      isRequired\n      revision\n      missing\n      hasGraduated\n      graduationYear\n      graduationMonth\n      schoolName\n      jobHuntingStatus {\n        id\n      }\n    }\n  }\n": typeof types.ActionRequiredPageDocument,
    "\n  mutation SaveRequiredItems(\n    $name: RequiredNameInput\n    $education: RequiredEducationInput\n    $confirmation: ConfirmationInput\n    $revision: String\n  ) {\n    saveRequiredItems(name: $name, education: $education, confirmation: $confirmation, revision: $revision) {\n      isRequired\n    }\n  }\n": typeof types.SaveRequiredItemsDocument,
    "\n  query AgentConsultationPage {\n    agentPartner {\n      name\n      licenseNumber\n    }\n    agentConsultationConsent {\n      partnerName\n      textVersion\n      agreedAt\n    }\n  }\n": typeof types.AgentConsultationPageDocument,
    "\n  mutation AgreeToAgentConsultation($partnerName: String!, $textVersion: String!) {\n    agreeToAgentConsultation(partnerName: $partnerName, textVersion: $textVersion)\n  }\n": typeof types.AgreeToAgentConsultationDocument,
    "\n  mutation RevokeAgentConsultation {\n    revokeAgentConsultation\n  }\n": typeof types.RevokeAgentConsultationDocument,
    "\n  query AssessmentPage {\n    assessments {\n      intellectual {\n        ...TestStanding\n      }\n      personality {\n        ...TestStanding\n      }\n    }\n  }\n": typeof types.AssessmentPageDocument,
    "\n  query IntellectualPage {\n    assessments {\n      intellectual {\n        openAttempt {\n          ...SittingAttempt\n        }\n      }\n    }\n  }\n": typeof types.IntellectualPageDocument,
    "\n  mutation StartAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {\n    startAssessmentSection(attemptId: $attemptId, section: $section) {\n      id\n    }\n  }\n": typeof types.StartAssessmentSectionDocument,
    "\n  mutation EndAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {\n    endAssessmentSection(attemptId: $attemptId, section: $section) {\n      id\n      state\n      checkStage\n    }\n  }\n": typeof types.EndAssessmentSectionDocument,
    "\n  mutation TakeOverAssessment($attemptId: ID!) {\n    takeOverAssessment(attemptId: $attemptId) {\n      id\n    }\n  }\n": typeof types.TakeOverAssessmentDocument,
    "\n  fragment SittingAttempt on AssessmentAttempt {\n    id\n    state\n    isThisDevice\n    usesScreenReader\n    hasLargerFigures\n    continueBy\n    lastSequence\n    serverNow\n    sections {\n      id\n      title\n      position\n      state\n      itemCount\n      minutes\n      limitSeconds\n      startedAt\n      deadlineAt\n      extensionSeconds\n      answers {\n        position\n        chosenOption\n        isFlagged\n      }\n    }\n  }\n": typeof types.SittingAttemptFragmentDoc,
    "\n  mutation BeatAssessment($attemptId: ID!) {\n    beatAssessment(attemptId: $attemptId) {\n      id\n      isThisDevice\n      serverNow\n      sections {\n        id\n        state\n        deadlineAt\n      }\n    }\n  }\n": typeof types.BeatAssessmentDocument,
    "\n  mutation AnswerAssessmentItem(\n    $attemptId: ID!\n    $section: AssessmentSectionId!\n    $position: Int!\n    $option: Int\n    $isFlagged: Boolean!\n    $sequence: Int!\n    $answeredAt: DateTime!\n    $sentAt: DateTime!\n    $milliseconds: Int!\n    $sinceShown: Int\n  ) {\n    answerAssessmentItem(\n      attemptId: $attemptId\n      section: $section\n      position: $position\n      option: $option\n      isFlagged: $isFlagged\n      sequence: $sequence\n      answeredAt: $answeredAt\n      sentAt: $sentAt\n      milliseconds: $milliseconds\n      sinceShown: $sinceShown\n    ) {\n      id\n      serverNow\n    }\n  }\n": typeof types.AnswerAssessmentItemDocument,
    "\n  mutation AnswerAssessmentItems(\n    $attemptId: ID!\n    $section: AssessmentSectionId!\n    $sentAt: DateTime!\n    $answers: [AssessmentAnswerInput!]!\n  ) {\n    answerAssessmentItems(attemptId: $attemptId, section: $section, sentAt: $sentAt, answers: $answers) {\n      id\n      serverNow\n    }\n  }\n": typeof types.AnswerAssessmentItemsDocument,
    "\n  mutation ReportAssessmentFocusLoss($attemptId: ID!) {\n    reportAssessmentFocusLoss(attemptId: $attemptId) {\n      id\n    }\n  }\n": typeof types.ReportAssessmentFocusLossDocument,
    "\n  query AskedAssessmentItem($position: Int!) {\n    assessments {\n      intellectual {\n        openAttempt {\n          id\n          item(position: $position) {\n            section\n            passage\n            stem\n            figure {\n              address\n              alternative\n            }\n            options {\n              text\n              figure {\n                address\n                alternative\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AskedAssessmentItemDocument,
    "\n  fragment TestStanding on AssessmentStanding {\n    canStart\n    canStartFrom\n    openAttempt {\n      ...OpenSitting\n      state\n      lastSequence\n    }\n    latestAttempt {\n      id\n      state\n      submittedAt\n      isChecked\n      isErased\n      checkStage\n    }\n  }\n": typeof types.TestStandingFragmentDoc,
    "\n  mutation PublishAssessmentResult($kind: AssessmentKind!, $attemptId: ID!, $consentVersion: String!) {\n    publishAssessmentResult(kind: $kind, attemptId: $attemptId, consentVersion: $consentVersion) {\n      publishedAt\n    }\n  }\n": typeof types.PublishAssessmentResultDocument,
    "\n  mutation WithdrawAssessmentResult($kind: AssessmentKind!) {\n    withdrawAssessmentResult(kind: $kind) {\n      publishedAt\n    }\n  }\n": typeof types.WithdrawAssessmentResultDocument,
    "\n  mutation DeleteAssessmentResults($kind: AssessmentKind!) {\n    deleteAssessmentResults(kind: $kind) {\n      state\n    }\n  }\n": typeof types.DeleteAssessmentResultsDocument,
    "\n  mutation CreateAssessmentCertificate($kind: AssessmentKind!, $days: Int!, $hasName: Boolean!) {\n    createAssessmentCertificate(kind: $kind, days: $days, hasName: $hasName) {\n      id\n      token\n    }\n  }\n": typeof types.CreateAssessmentCertificateDocument,
    "\n  mutation EndAssessmentCertificate($id: ID!) {\n    endAssessmentCertificate(id: $id)\n  }\n": typeof types.EndAssessmentCertificateDocument,
    "\n  query ResultPage($kind: AssessmentKind!) {\n    assessmentResult(kind: $kind) {\n      kind\n      state\n      attemptId\n      isChecked\n      checkStage\n      recheckBy\n      publishedAt\n      canPublish\n      hasReplacedPublished\n      consentVersion\n      retakeFrom\n      sheet {\n        ...AssessmentSheetFields\n      }\n      certificates {\n        id\n        hasName\n        insertedAt\n        expiresAt\n      }\n    }\n  }\n": typeof types.ResultPageDocument,
    "\n  query PersonalityPage {\n    assessments {\n      personality {\n        openAttempt {\n          id\n          isThisDevice\n          lastSequence\n          pairs {\n            position\n            left\n            right\n            chosen\n          }\n        }\n      }\n    }\n  }\n": typeof types.PersonalityPageDocument,
    "\n  mutation AnswerPersonalityPairs($attemptId: ID!, $answers: [AssessmentPairInput!]!) {\n    answerPersonalityPairs(attemptId: $attemptId, answers: $answers) {\n      id\n      pairs {\n        position\n        chosen\n      }\n    }\n  }\n": typeof types.AnswerPersonalityPairsDocument,
    "\n  mutation SubmitPersonality($attemptId: ID!, $hasConfirmed: Boolean!) {\n    submitPersonality(attemptId: $attemptId, hasConfirmed: $hasConfirmed) {\n      id\n    }\n  }\n": typeof types.SubmitPersonalityDocument,
    "\n  mutation TakeOverPersonality($attemptId: ID!) {\n    takeOverAssessment(attemptId: $attemptId) {\n      id\n    }\n  }\n": typeof types.TakeOverPersonalityDocument,
    "\n  query AssessmentPracticePage {\n    assessments {\n      intellectual {\n        practice {\n          practiceId\n          ...PracticeItem\n        }\n      }\n    }\n  }\n": typeof types.AssessmentPracticePageDocument,
    "\n  fragment PracticeItem on AssessmentItem {\n    practiceId\n    passage\n    stem\n    figure {\n      address\n      alternative\n    }\n    options {\n      text\n      figure {\n        address\n        alternative\n      }\n    }\n  }\n": typeof types.PracticeItemFragmentDoc,
    "\n  query AnswerPractice($practiceId: ID!, $option: Int!) {\n    assessmentPracticeAnswer(practiceId: $practiceId, option: $option) {\n      isRight\n      key\n      rationales\n    }\n  }\n": typeof types.AnswerPracticeDocument,
    "\n  query StartAssessmentPage {\n    assessments {\n      consentVersion\n      intellectual {\n        canStart\n        openAttempt {\n          id\n        }\n        latestAttempt {\n          state\n          isErased\n        }\n      }\n      personality {\n        canStart\n        openAttempt {\n          id\n        }\n        latestAttempt {\n          state\n          isErased\n        }\n      }\n    }\n  }\n": typeof types.StartAssessmentPageDocument,
    "\n  mutation StartAssessment(\n    $kind: AssessmentKind!\n    $consentVersion: String!\n    $honestyName: String!\n    $timeFactor: AssessmentTimeFactor!\n    $usesScreenReader: Boolean!\n    $hasLargerFigures: Boolean!\n  ) {\n    startAssessment(\n      kind: $kind\n      consentVersion: $consentVersion\n      honestyName: $honestyName\n      timeFactor: $timeFactor\n      usesScreenReader: $usesScreenReader\n      hasLargerFigures: $hasLargerFigures\n    ) {\n      id\n    }\n  }\n": typeof types.StartAssessmentDocument,
    "\n  query CompaniesPage($condition: CompanySearchInput!, $order: CompanyOrder!, $first: Int!, $offset: Int!) {\n    ...CompanyChoices\n    searchCompanies(condition: $condition, order: $order, first: $first, offset: $offset) {\n      totalCount\n      isNearName\n      hasWishes\n      edges {\n        node {\n          company {\n            id\n          }\n          ...FoundCompanyCard\n        }\n      }\n      options {\n        counts {\n          filter\n          id\n          count\n        }\n        relaxations {\n          filter\n          count\n        }\n      }\n    }\n  }\n": typeof types.CompaniesPageDocument,
    "\n  fragment CompanyChoices on Query {\n    industries {\n      id\n      label\n      group\n    }\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    scoutTypes {\n      id\n      label\n    }\n  }\n": typeof types.CompanyChoicesFragmentDoc,
    "\n  query CompanyDescriptionPage($companyId: ID!) {\n    metCompany(companyId: $companyId) {\n      isPublic\n      company {\n        id\n        displayName\n        isFavorite\n        ...CompanyPage\n      }\n      answerRecord {\n        total\n        inTime\n      }\n      outcomeRecord {\n        total\n        inTime\n      }\n      promiseRecord {\n        students\n        total\n        kept\n      }\n      openJobs {\n        id\n        ...OpenJob\n      }\n    }\n  }\n": typeof types.CompanyDescriptionPageDocument,
    "\n  query PublicCompanyPage($companyId: ID!) {\n    publicCompany(companyId: $companyId) {\n      pictureUrl\n      company {\n        id\n        displayName\n        tagline\n      }\n      ...PublicCompany\n    }\n  }\n": typeof types.PublicCompanyPageDocument,
    "\n  fragment OpenJob on OfferedJob {\n    id\n    title\n    lastEditedAt\n    scoutType {\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n  }\n": typeof types.OpenJobFragmentDoc,
    "\n  fragment PublicCompany on PublicCompany {\n    company {\n      displayName\n      ...CompanyPage\n    }\n    openJobs {\n      id\n      ...OpenJob\n    }\n  }\n": typeof types.PublicCompanyFragmentDoc,
    "\n  query CompanyCounts($condition: CompanySearchInput!) {\n    searchCompanies(condition: $condition, first: 0) {\n      totalCount\n      options {\n        counts {\n          filter\n          id\n          count\n        }\n      }\n    }\n  }\n": typeof types.CompanyCountsDocument,
    "\n  fragment FoundCompanyCard on FoundCompany {\n    openJobCount\n    ...SharedWishes\n    company {\n      id\n      displayName\n      isFavorite\n      tagline\n      checkedAt\n      mark {\n        background\n      }\n      cover {\n        url\n        width\n        height\n      }\n      companySize {\n        label\n      }\n      ...CompanyMark\n      ...IndustryAndPlace\n    }\n  }\n": typeof types.FoundCompanyCardFragmentDoc,
    "\n  query ContactPage {\n    inquiryContact {\n      name\n      email\n    }\n  }\n": typeof types.ContactPageDocument,
    "\n  query ReportedJob($jobId: ID!) {\n    offeredJob(jobId: $jobId) {\n      id\n      title\n      company {\n        displayName\n      }\n    }\n  }\n": typeof types.ReportedJobDocument,
    "\n  query ReportedScout($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      subject\n      company {\n        displayName\n      }\n    }\n  }\n": typeof types.ReportedScoutDocument,
    "\n  query ReportedCompany($companyId: ID!) {\n    metCompany(companyId: $companyId) {\n      company {\n        id\n        displayName\n      }\n    }\n  }\n": typeof types.ReportedCompanyDocument,
    "\n  query FavoriteCompaniesPage($first: Int!, $offset: Int!) {\n    favoriteCompanies(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        company {\n          id\n        }\n        ...FavoriteRow\n      }\n    }\n    ...InterestJobs\n  }\n": typeof types.FavoriteCompaniesPageDocument,
    "\n  mutation AddFavoriteCompany($companyId: ID!) {\n    addFavoriteCompany(companyId: $companyId)\n  }\n": typeof types.AddFavoriteCompanyDocument,
    "\n  mutation RemoveFavoriteCompany($companyId: ID!) {\n    removeFavoriteCompany(companyId: $companyId)\n  }\n": typeof types.RemoveFavoriteCompanyDocument,
    "\n  fragment FavoriteRow on FavoriteCompany {\n    isMet\n    company {\n      id\n      displayName\n      isFavorite\n      tagline\n      ...CompanyMark\n      ...IndustryAndPlace\n    }\n  }\n": typeof types.FavoriteRowFragmentDoc,
    "\n  fragment InterestJobs on Query {\n    jobInterests {\n      isOpen\n      job {\n        id\n        title\n        company {\n          id\n          displayName\n          ...CompanyMark\n        }\n      }\n    }\n  }\n": typeof types.InterestJobsFragmentDoc,
    "\n  query HomePage {\n    ...HomeToday\n    ...HomeSide\n    ...HomeAwaitedCompanies\n    ...HomeNewScouts\n    ...HomeNearCompanies\n    ...HomeEncourageEvents\n  }\n": typeof types.HomePageDocument,
    "\n  query LandingPage {\n    graduationYears\n  }\n": typeof types.LandingPageDocument,
    "\n  fragment HomeAwaitedCompanies on Query {\n    recentOutcomes {\n      scoutInvitationId\n      toldAt\n      company {\n        displayName\n        ...CompanyMark\n      }\n    }\n    awaitedCompanies {\n      scoutInvitationId\n      asksArrival\n      company {\n        displayName\n        ...CompanyMark\n      }\n      wait {\n        word\n        dueOn\n        isSilent\n      }\n    }\n  }\n": typeof types.HomeAwaitedCompaniesFragmentDoc,
    "\n  query HomeFirst {\n    ...HomeToday\n    ...HomeSide\n    ...HomeAwaitedCompanies\n  }\n": typeof types.HomeFirstDocument,
    "\n  query HomeNewScoutsAlone {\n    ...HomeNewScouts\n  }\n": typeof types.HomeNewScoutsAloneDocument,
    "\n  query HomeNearCompaniesAlone {\n    ...HomeNearCompanies\n  }\n": typeof types.HomeNearCompaniesAloneDocument,
    "\n  query HomeEncourageEventsAlone {\n    ...HomeEncourageEvents\n  }\n": typeof types.HomeEncourageEventsAloneDocument,
    "\n  fragment CompanyAsks on Query {\n    awaitedCompanies {\n      scoutInvitationId\n      asksArrival\n      company {\n        displayName\n      }\n      stepTitle\n      wait {\n        word\n        isSilent\n      }\n    }\n  }\n": typeof types.CompanyAsksFragmentDoc,
    "\n  fragment HomeEncourageEvents on Query {\n    encourageEvents(period: ACTIVE) {\n      edges {\n        node {\n          id\n          title\n          companyName\n          eventUrl\n          applicationEndAt\n          companyLogoUrl\n          thumbnailUrl\n          category {\n            label\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeEncourageEventsFragmentDoc,
    "\n  fragment HomeNearCompanies on Query {\n    nearCompanies {\n      hasWishes\n      companies {\n        ...SharedWishes\n        sharedWishes {\n          kind\n        }\n        company {\n          id\n          displayName\n          isFavorite\n          ...CompanyMark\n          ...IndustryAndPlace\n        }\n      }\n    }\n  }\n": typeof types.HomeNearCompaniesFragmentDoc,
    "\n  fragment HomeNewScouts on Query {\n    ownProfile {\n      isPublic\n      nextItem\n    }\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          remindAt\n          isCompanySuspended\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            ...CompanyMark\n          }\n          job {\n            scoutType {\n              label\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeNewScoutsFragmentDoc,
    "\n  query PasskeyOffer {\n    isPasskeyOffered\n  }\n": typeof types.PasskeyOfferDocument,
    "\n  mutation EndPasskeyOffer {\n    endPasskeyOffer\n  }\n": typeof types.EndPasskeyOfferDocument,
    "\n  fragment HomeSide on Query {\n    chosenDates {\n      id\n      startAt\n      endAt\n      isMissed\n      isCompanySuspended\n      title\n      location\n      url\n      scoutInvitationId\n      company {\n        id\n        displayName\n        ...CompanyMark\n      }\n    }\n    ownProfile {\n      completeness\n      nextItem\n      nextItemGain\n      selfIntroduction\n      studentProjectExperience\n      viewedByCompaniesYesterday\n      isPublic\n    }\n  }\n": typeof types.HomeSideFragmentDoc,
    "\n  fragment HomeToday on Query {\n    viewer {\n      ... on CandidateViewer {\n        familyName\n        unreadThreadCount\n      }\n    }\n    ...CompanyAsks\n    hiresToAnswer {\n      id\n      answerBy\n      company {\n        displayName\n      }\n    }\n    chosenDates {\n      id\n      startAt\n      endAt\n      title\n      canGiveDayNotice\n      isMissed\n      isCompanySuspended\n      scoutInvitationId\n      company {\n        displayName\n      }\n    }\n    assessments {\n      intellectual {\n        openAttempt {\n          ...OpenSitting\n        }\n      }\n    }\n    ownProfile {\n      completeness\n      lacksDepartmentCategory\n      nextItem\n      nextItemGain\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          remindAt\n          isCompanySuspended\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            ...CompanyMark\n          }\n          job {\n            title\n          }\n        }\n      }\n    }\n    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {\n      edges {\n        node {\n          id\n          schedulingStatus\n          isCompanySuspended\n          scheduleBy\n          company {\n            displayName\n          }\n          stepTitle\n          offeredScheduling {\n            keptSlot {\n              startAt\n              endAt\n              place {\n                offeredUntil\n              }\n            }\n            slots {\n              availability\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeTodayFragmentDoc,
    "\n  query CompletePage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      schedulingStatus\n      wait {\n        word\n        dueOn\n        isSilent\n      }\n      completionDescription\n      completionUrls {\n        label\n        url\n      }\n      company {\n        displayName\n      }\n      job {\n        kind\n      }\n      chosenDate {\n        id\n        isMissed\n        ...Appointment\n      }\n    }\n  }\n": typeof types.CompletePageDocument,
    "\n  query DateRequestedPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      schedulingStatus\n      canRequestSchedulingDate\n      company {\n        displayName\n      }\n      wait {\n        dueOn\n      }\n      schedulingDateRequest {\n        status\n        ...SentWishes\n      }\n    }\n  }\n": typeof types.DateRequestedPageDocument,
    "\n  mutation RequestSchedulingDate($scoutInvitationId: ID!, $request: String!, $preferred: [PreferredDateInput!]!) {\n    requestSchedulingDate(scoutInvitationId: $scoutInvitationId, request: $request, preferred: $preferred) {\n      id\n    }\n  }\n": typeof types.RequestSchedulingDateDocument,
    "\n  fragment SentWishes on OwnSchedulingDateRequest {\n    request\n    insertedAt\n    isBeforeDates\n    dueAt\n    preferred {\n      date\n      timeOfDay\n    }\n  }\n": typeof types.SentWishesFragmentDoc,
    "\n  query InvitationPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      readAt\n      company {\n        displayName\n      }\n      ...Letter\n      ...ThreadLink\n      ...Standing\n      ...Offer\n      ...Answer\n      ...OutcomeOfScout\n      ...CompanyWait\n      ...OpenScout\n      arePromisesAsked\n      ...PromiseQuestion\n    }\n    ...SplitList\n    ...DeclineReasons\n  }\n": typeof types.InvitationPageDocument,
    "\n  mutation ReadScoutInvitation($id: ID!) {\n    readScoutInvitation(id: $id)\n  }\n": typeof types.ReadScoutInvitationDocument,
    "\n  mutation AcceptScoutInvitation($id: ID!) {\n    acceptScoutInvitation(id: $id) {\n      id\n      job {\n        kind\n      }\n    }\n  }\n": typeof types.AcceptScoutInvitationDocument,
    "\n  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID, $message: String, $isAccepted: Boolean!) {\n    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId, message: $message, isAccepted: $isAccepted) {\n      id\n      canUndoDecline\n    }\n  }\n": typeof types.DeclineScoutInvitationDocument,
    "\n  mutation UndoDecline($id: ID!) {\n    undoDecline(id: $id) {\n      id\n    }\n  }\n": typeof types.UndoDeclineDocument,
    "\n  mutation PostponeScoutInvitation($id: ID!) {\n    postponeScoutInvitation(id: $id) {\n      id\n      expiresAt\n      remindAt\n    }\n  }\n": typeof types.PostponeScoutInvitationDocument,
    "\n  fragment DeclineReasons on Query {\n    declineReasons {\n      id\n      label\n    }\n  }\n": typeof types.DeclineReasonsFragmentDoc,
    "\n  fragment Answer on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    expiresAt\n    scheduleBy\n    answeredAt\n    hireAnswerBy\n    canAccept\n    canDecline\n    canChooseSchedulingDate\n    company {\n      displayName\n    }\n    job {\n      kind\n      isTakenDown\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n    offeredScheduling {\n      keptSlot {\n        startAt\n        endAt\n        place {\n          offeredUntil\n        }\n      }\n    }\n    chosenDate {\n      startAt\n      endAt\n      isChangeable\n      isMissed\n    }\n  }\n": typeof types.AnswerFragmentDoc,
    "\n  fragment Letter on ScoutInvitation {\n    sentAt\n    personalShare\n    isMassLetter\n    reason\n    quotations {\n      field\n      text\n      passage\n    }\n    company {\n      displayName\n      ...CompanyMark\n    }\n    companyUser {\n      ...Sender\n    }\n    followUp {\n      text\n      addedAt\n      companyUser {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.LetterFragmentDoc,
    "\n  fragment Offer on ScoutInvitation {\n    id\n    status\n    message\n    contactedAt\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    promises {\n      promise {\n        kind\n        label\n        sentence\n      }\n    }\n    promiseRecord {\n      ...PromiseRecord\n    }\n    chosenDate {\n      id\n      startAt\n      endAt\n      isMissed\n    }\n    company {\n      displayName\n      ...CompanyCard\n    }\n    job {\n      id\n      title\n      kind\n      scoutType {\n        id\n        label\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n    }\n    offeredScheduling {\n      type\n      title\n      isOnline\n      location\n      slots {\n        startAt\n        endAt\n        availability\n      }\n    }\n  }\n": typeof types.OfferFragmentDoc,
    "\n  fragment OutcomeOfScout on ScoutInvitation {\n    id\n    step\n    canChooseSchedulingDate\n    outcome\n    outcomeMessage\n    outcomeToldAt\n    company {\n      displayName\n    }\n  }\n": typeof types.OutcomeOfScoutFragmentDoc,
    "\n  mutation AnswerPromises($id: ID!, $answers: [PromiseAnswerInput!]!) {\n    answerPromises(scoutInvitationId: $id, answers: $answers) {\n      id\n    }\n  }\n": typeof types.AnswerPromisesDocument,
    "\n  fragment PromiseQuestion on ScoutInvitation {\n    id\n    canAnswerPromises\n    promisesChangeableUntil\n    promises {\n      answer\n      promise {\n        kind\n        label\n        sentence\n      }\n    }\n    company {\n      displayName\n    }\n  }\n": typeof types.PromiseQuestionFragmentDoc,
    "\n  fragment SplitList on Query {\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          expiresAt\n          reason\n          company {\n            displayName\n            ...CompanyMark\n          }\n        }\n      }\n    }\n  }\n": typeof types.SplitListFragmentDoc,
    "\n  fragment OpenScout on ScoutInvitation {\n    id\n    reason\n    company {\n      displayName\n      ...CompanyMark\n    }\n  }\n": typeof types.OpenScoutFragmentDoc,
    "\n  fragment Standing on ScoutInvitation {\n    status\n    schedulingStatus\n    hireAnswerBy\n    company {\n      displayName\n    }\n    job {\n      id\n      isTakenDown\n    }\n    endedAt\n    remindAt\n    endedWithout\n    isWithdrawn\n    isCompanySuspended\n    chosenDate {\n      endAt\n      isMissed\n    }\n  }\n": typeof types.StandingFragmentDoc,
    "\n  mutation PromptCompany($id: ID!) {\n    promptCompany(scoutInvitationId: $id) {\n      id\n    }\n  }\n": typeof types.PromptCompanyDocument,
    "\n  mutation WaitLonger($id: ID!) {\n    waitLonger(scoutInvitationId: $id) {\n      id\n    }\n  }\n": typeof types.WaitLongerDocument,
    "\n  mutation EndUnanswered($id: ID!) {\n    endUnanswered(scoutInvitationId: $id) {\n      id\n    }\n  }\n": typeof types.EndUnansweredDocument,
    "\n  mutation AnswerContact($id: ID!, $hasArrived: Boolean!) {\n    answerContact(scoutInvitationId: $id, hasArrived: $hasArrived) {\n      id\n    }\n  }\n": typeof types.AnswerContactDocument,
    "\n  fragment CompanyWait on ScoutInvitation {\n    id\n    contactedAt\n    asksArrival\n    company {\n      displayName\n    }\n    schedulingDateRequest {\n      status\n    }\n    wait {\n      word\n      dueOn\n      isSilent\n      canPrompt\n      promptedAt\n    }\n  }\n": typeof types.CompanyWaitFragmentDoc,
    "\n  query EventCheckInPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      company {\n        displayName\n      }\n      chosenDate {\n        title\n        startAt\n        endAt\n        location\n        checkIn {\n          code\n          opensAt\n          closesAt\n          checkedInAt\n          qr {\n            size\n            path\n          }\n        }\n      }\n    }\n  }\n": typeof types.EventCheckInPageDocument,
    "\n  query EventDetailsPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      company {\n        id\n        displayName\n        ...CompanyMark\n      }\n      job {\n        id\n        title\n        scoutType {\n          label\n        }\n      }\n      ...Changing\n      ...DayNotice\n      chosenDate {\n        id\n        title\n        startAt\n        endAt\n        previousStartAt\n        isMissed\n        isCompanySuspended\n        checkIn {\n          opensAt\n        }\n        ...DateFacts\n        ...DateCalendarLinks\n        ...EndedPlaces\n      }\n    }\n  }\n": typeof types.EventDetailsPageDocument,
    "\n  fragment Changing on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    chosenDate {\n      id\n      startAt\n      changeableUntil\n      isChangeable\n      company {\n        displayName\n      }\n      ...AskCompany\n    }\n  }\n": typeof types.ChangingFragmentDoc,
    "\n  fragment DateFacts on ChosenDate {\n    startAt\n    endAt\n    location\n    url\n    belongings\n    emergencyContact\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n      title\n    }\n  }\n": typeof types.DateFactsFragmentDoc,
    "\n  mutation TellDelay($id: ID!, $bookingId: ID!, $minutes: Int!) {\n    tellDelay(scoutInvitationId: $id, bookingId: $bookingId, minutes: $minutes) {\n      id\n    }\n  }\n": typeof types.TellDelayDocument,
    "\n  mutation TellAbsence($id: ID!, $bookingId: ID!) {\n    tellAbsence(scoutInvitationId: $id, bookingId: $bookingId) {\n      id\n    }\n  }\n": typeof types.TellAbsenceDocument,
    "\n  mutation TakeDayNoticeBack($id: ID!) {\n    takeDayNoticeBack(scoutInvitationId: $id) {\n      id\n    }\n  }\n": typeof types.TakeDayNoticeBackDocument,
    "\n  fragment DayNotice on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    chosenDate {\n      id\n      endAt\n      canGiveDayNotice\n      isMissed\n      company {\n        displayName\n      }\n      companyUsers {\n        id\n        familyName\n        givenName\n      }\n      dayNotice {\n        kind\n        minutes\n      }\n    }\n  }\n": typeof types.DayNoticeFragmentDoc,
    "\n  query EventEditPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      canChooseSchedulingDate\n      isCompanySuspended\n      company {\n        displayName\n      }\n      job {\n        scoutType {\n          id\n        }\n      }\n      offeredScheduling {\n        type\n        title\n      }\n      chosenDate {\n        endAt\n        isChangeable\n        isMissed\n        ...CurrentDate\n      }\n      ...SlotForm\n    }\n  }\n": typeof types.EventEditPageDocument,
    "\n  query CandidateEventsPage {\n    scoutInvitationCounts {\n      toSchedule\n    }\n    chosenDates {\n      id\n      startAt\n      endAt\n      ...Appointment\n    }\n  }\n": typeof types.CandidateEventsPageDocument,
    "\n  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      toAnswer\n      toSchedule\n      accepted\n      declined\n      expired\n    }\n    scoutInvitations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      edges {\n        node {\n          id\n          ...InvitationCard\n        }\n      }\n    }\n  }\n": typeof types.InvitationListPageDocument,
    "\n  fragment InvitationCard on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    step\n    stepTitle\n    hireAnswerBy\n    round\n    isMassLetter\n    readAt\n    expiresAt\n    remindAt\n    scheduleBy\n    answeredAt\n    endedAt\n    reason\n    quotations {\n      text\n    }\n    company {\n      displayName\n      ...CompanyMark\n    }\n    job {\n      scoutType {\n        label\n      }\n    }\n    chosenDate {\n      startAt\n      isMissed\n    }\n    ...ThreadLink\n    outcome\n    outcomeToldAt\n    endedWithout\n    isCompanySuspended\n    wait {\n      word\n      dueOn\n      isSilent\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n  }\n": typeof types.InvitationCardFragmentDoc,
    "\n  fragment Appointment on ChosenDate {\n    id\n    startAt\n    endAt\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    changeableUntil\n    isChangeable\n    isSettled\n    canGiveDayNotice\n    isMissed\n    isCompanySuspended\n    isPresent\n    scoutInvitationId\n    ...DateCalendarLinks\n    ...EndedPlaces\n    company {\n      displayName\n      ...CompanyMark\n    }\n  }\n": typeof types.AppointmentFragmentDoc,
    "\n  fragment AskCompany on ChosenDate {\n    isSettled\n    emergencyContact\n  }\n": typeof types.AskCompanyFragmentDoc,
    "\n  mutation CancelBooking($scoutInvitationId: ID!, $bookingId: ID!) {\n    cancelBooking(scoutInvitationId: $scoutInvitationId, bookingId: $bookingId) {\n      id\n    }\n  }\n": typeof types.CancelBookingDocument,
    "\n  mutation ChooseSchedulingDate($scoutInvitationId: ID!, $schedulingDateId: ID!, $startAt: DateTime, $endAt: DateTime) {\n    chooseSchedulingDate(\n      scoutInvitationId: $scoutInvitationId\n      schedulingDateId: $schedulingDateId\n      startAt: $startAt\n      endAt: $endAt\n    ) {\n      id\n    }\n  }\n": typeof types.ChooseSchedulingDateDocument,
    "\n  fragment ConfirmDate on ScoutInvitation {\n    company {\n      displayName\n      ...CompanyMark\n    }\n    offeredScheduling {\n      title\n      isOnline\n      location\n      remindOneDayBefore\n      remindThreeDaysBefore\n    }\n  }\n": typeof types.ConfirmDateFragmentDoc,
    "\n  fragment CurrentDate on ChosenDate {\n    id\n    startAt\n    endAt\n    changeableUntil\n    isChangeable\n    isCompanySuspended\n    company {\n      displayName\n    }\n    ...AskCompany\n  }\n": typeof types.CurrentDateFragmentDoc,
    "\n  fragment DateCalendarLinks on ChosenDate {\n    id\n    title\n    startAt\n    endAt\n    location\n    url\n    belongings\n    emergencyContact\n    company {\n      displayName\n    }\n  }\n": typeof types.DateCalendarLinksFragmentDoc,
    "\n  fragment EndedPlaces on ChosenDate {\n    endedPlaces {\n      companyName\n      startAt\n      endAt\n      wasSeat\n    }\n  }\n": typeof types.EndedPlacesFragmentDoc,
    "\n  fragment PromiseLine on ScoutInvitation {\n    promises {\n      promise {\n        label\n      }\n    }\n    promiseRecord {\n      ...PromiseRecord\n    }\n  }\n": typeof types.PromiseLineFragmentDoc,
    "\n  fragment PromiseRecord on PromiseRecord {\n    students\n    total\n    kept\n  }\n": typeof types.PromiseRecordFragmentDoc,
    "\n  fragment OutcomeRecord on OutcomeRecord {\n    total\n    inTime\n  }\n": typeof types.OutcomeRecordFragmentDoc,
    "\n  fragment SlotForm on ScoutInvitation {\n    id\n    schedulingStatus\n    canRequestSchedulingDate\n    ...ConfirmDate\n    offeredScheduling {\n      type\n      keptSlot {\n        id\n        startAt\n        endAt\n        place {\n          offeredUntil\n        }\n      }\n      slots {\n        id\n        startAt\n        endAt\n        remaining\n        closesAt\n        availability\n        isAdded\n        canWait\n        place {\n          position\n          offeredUntil\n          isForWish\n        }\n      }\n      waitsElsewhere {\n        companyName\n        startAt\n        endAt\n      }\n      busyDays {\n        date\n        companyName\n        startAt\n        endAt\n      }\n    }\n  }\n": typeof types.SlotFormFragmentDoc,
    "\n  fragment ThreadLink on ScoutInvitation {\n    id\n    thread {\n      state\n      canWrite\n      unreadCount\n      lastPosition\n    }\n  }\n": typeof types.ThreadLinkFragmentDoc,
    "\n  mutation JoinWaitingList($id: ID!, $date: ID!) {\n    joinWaitingList(scoutInvitationId: $id, schedulingDateId: $date) {\n      id\n    }\n  }\n": typeof types.JoinWaitingListDocument,
    "\n  mutation LeaveWaitingList($id: ID!, $date: ID!, $isOffered: Boolean!) {\n    leaveWaitingList(scoutInvitationId: $id, schedulingDateId: $date, isOffered: $isOffered) {\n      id\n    }\n  }\n": typeof types.LeaveWaitingListDocument,
    "\n  query ProgressPage {\n    progress {\n      scoutInvitationId\n      isOver\n      hireAnswerBy\n      stepTitle\n      turn {\n        side\n        word\n        dueOn\n      }\n      wait {\n        word\n        dueOn\n        isSilent\n        canPrompt\n      }\n      points {\n        kind\n        at\n        endAt\n      }\n      company {\n        displayName\n        ...CompanyMark\n      }\n      arePromisesOpen\n      promises {\n        answer\n        promise {\n          kind\n          label\n        }\n      }\n      job {\n        recruitmentProcess {\n          label\n        }\n      }\n    }\n  }\n": typeof types.ProgressPageDocument,
    "\n  query SchedulePage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      answeredAt\n      scheduleBy\n      schedulingStatus\n      step\n      canChooseSchedulingDate\n      isCompanySuspended\n      company {\n        displayName\n      }\n      job {\n        kind\n        scoutType {\n          id\n        }\n      }\n      schedulingDateRequest {\n        status\n        refusalMessage\n      }\n      offeredScheduling {\n        type\n        title\n        isOnline\n        location\n        belongings\n        slots {\n          id\n          startAt\n          endAt\n          availability\n          canWait\n        }\n      }\n      chosenDate {\n        isMissed\n      }\n      ...SlotForm\n    }\n  }\n": typeof types.SchedulePageDocument,
    "\n  query CandidateThreadPage($id: ID!, $before: Int) {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n      }\n    }\n    threadWithCompany(scoutInvitationId: $id) {\n      scoutInvitationId\n      state\n      ending\n      canWrite\n      lastPosition\n      readPosition\n      unreadCount\n      companyReadPosition\n      scoutInvitation {\n        id\n        company {\n          displayName\n          ...CompanyMark\n        }\n        stepTitle\n        ...ThreadStep\n        ...AfterReport\n      }\n    }\n    threadChoice {\n      showsReading\n    }\n    threadMessages(scoutInvitationId: $id, before: $before) {\n      ...ThreadMessageFields\n    }\n    threadEvents(scoutInvitationId: $id) {\n      ...ThreadEventFields\n    }\n  }\n": typeof types.CandidateThreadPageDocument,
    "\n  mutation SendToCompany($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {\n    sendMessageToCompany(scoutInvitationId: $id, text: $text, files: $files) {\n      lastPosition\n    }\n  }\n": typeof types.SendToCompanyDocument,
    "\n  mutation ReadThreadOfCandidate($id: ID!, $position: Int!) {\n    readThreadWithCompany(scoutInvitationId: $id, position: $position)\n  }\n": typeof types.ReadThreadOfCandidateDocument,
    "\n  mutation ReportThread($id: ID!, $reason: String!) {\n    reportThread(scoutInvitationId: $id, reason: $reason)\n  }\n": typeof types.ReportThreadDocument,
    "\n  subscription CandidateThreadMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      lastPosition\n    }\n  }\n": typeof types.CandidateThreadMovedDocument,
    "\n  fragment AfterReport on ScoutInvitation {\n    id\n    company {\n      displayName\n    }\n    chosenDate {\n      startAt\n      isChangeable\n      isMissed\n    }\n  }\n": typeof types.AfterReportFragmentDoc,
    "\n  fragment ThreadStep on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    hireAnswerBy\n    chosenDate {\n      startAt\n      endAt\n      canGiveDayNotice\n      isMissed\n    }\n  }\n": typeof types.ThreadStepFragmentDoc,
    "\n  query OfferedJobPage($jobId: ID!, $scoutInvitationId: ID!, $isFromScout: Boolean!) {\n    offeredJob(jobId: $jobId) {\n      id\n      title\n      isArchived\n      isTakenDown\n      ...JobBody\n      ...InterestBar\n      ...JobChanges\n      scoutInvitation @skip(if: $isFromScout) {\n        ...ScoutBar\n      }\n      company {\n        id\n        displayName\n        isFavorite\n        ...JobCompany\n        ...CompanyCard\n      }\n    }\n    ownProfile @skip(if: $isFromScout) {\n      isPublic\n    }\n    scoutInvitation(id: $scoutInvitationId) @include(if: $isFromScout) {\n      id\n      status\n      job {\n        id\n      }\n      ...ScoutBar\n      offeredScheduling {\n        ...JobDates\n      }\n    }\n  }\n": typeof types.OfferedJobPageDocument,
    "\n  mutation AddJobInterest($jobId: ID!) {\n    addJobInterest(jobId: $jobId)\n  }\n": typeof types.AddJobInterestDocument,
    "\n  mutation RemoveJobInterest($jobId: ID!) {\n    removeJobInterest(jobId: $jobId)\n  }\n": typeof types.RemoveJobInterestDocument,
    "\n  query PublicJobPage($jobId: ID!) {\n    publicJob(jobId: $jobId) {\n      postedAt\n      validThrough\n      pictureUrl\n      job {\n        id\n        title\n        scoutType {\n          id\n          label\n        }\n        contents {\n          __typename\n          ... on HeadingBlock {\n            text\n          }\n          ... on TextBlock {\n            body\n          }\n        }\n        conditions {\n          label\n          body\n        }\n        company {\n          legalName\n          displayName\n          urls {\n            url\n          }\n          mark {\n            logoUrl\n          }\n        }\n      }\n      ...PublicJob\n    }\n    regions {\n      prefectures {\n        label\n      }\n    }\n  }\n": typeof types.PublicJobPageDocument,
    "\n  fragment JobDates on OfferedScheduling {\n    isOnline\n    location\n    slots {\n      startAt\n      endAt\n      availability\n    }\n  }\n": typeof types.JobDatesFragmentDoc,
    "\n  fragment InterestBar on OfferedJob {\n    id\n    isInterested\n    company {\n      id\n      displayName\n      isFavorite\n    }\n  }\n": typeof types.InterestBarFragmentDoc,
    "\n  fragment PublicJob on PublicJob {\n    job {\n      ...JobBody\n      company {\n        id\n        displayName\n        ...JobCompany\n        ...CompanyCard\n      }\n    }\n  }\n": typeof types.PublicJobFragmentDoc,
    "\n  fragment ScoutBar on ScoutInvitation {\n    id\n    status\n    expiresAt\n    readAt\n    canAccept\n    company {\n      displayName\n    }\n    job {\n      kind\n      isTakenDown\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n  }\n": typeof types.ScoutBarFragmentDoc,
    "\n  query CandidateLayout {\n    serviceNotices(area: CANDIDATE) {\n      id\n      ...ServiceNoticeFields\n    }\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        picture\n        pending\n        pendingCount\n        pendingScheduleCount\n        unreadThreadCount\n        firstScoutTab\n        unreadNotificationCount\n        unreadNotificationPaths\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": typeof types.CandidateLayoutDocument,
    "\n  mutation OnboardingStrengths($sellingPointIds: [ID!]!, $revision: String) {\n    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {\n      id\n    }\n  }\n": typeof types.OnboardingStrengthsDocument,
    "\n  mutation OnboardingIntroduction($taglines: [String!]!, $selfIntroduction: String!, $revision: String) {\n    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {\n      id\n    }\n  }\n": typeof types.OnboardingIntroductionDocument,
    "\n  mutation OnboardingExperience($studentProjectExperience: String!, $revision: String) {\n    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {\n      id\n    }\n  }\n": typeof types.OnboardingExperienceDocument,
    "\n  mutation FinishOnboarding($isPublic: Boolean!) {\n    finishOnboarding(isPublic: $isPublic)\n  }\n": typeof types.FinishOnboardingDocument,
    "\n  query OnboardingPage {\n    onboarding {\n      isFinished\n      nextStep\n    }\n    sellingPoints {\n      id\n      label\n      hint\n    }\n    ownProfile {\n      id\n      revision\n      taglines\n      selfIntroduction\n      studentProjectExperience\n      sellingPoints {\n        id\n      }\n      asSeenByCompanies {\n        ...StudentCard\n      }\n    }\n  }\n": typeof types.OnboardingPageDocument,
    "\n  fragment IndustryAndPlace on Company {\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n  }\n": typeof types.IndustryAndPlaceFragmentDoc,
    "\n  subscription CandidateCountMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": typeof types.CandidateCountMovedDocument,
    "\n  query CandidateThreadCount {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        unreadThreadCount\n      }\n    }\n  }\n": typeof types.CandidateThreadCountDocument,
    "\n  query SchoolSuggestions($name: String!) {\n    schools(name: $name) {\n      id\n      name\n      prefecture {\n        label\n      }\n    }\n  }\n": typeof types.SchoolSuggestionsDocument,
    "\n  query DepartmentSuggestions($school: String!, $name: String!) {\n    schools(name: $school, first: 1) {\n      id\n      name\n      departments(name: $name) {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DepartmentSuggestionsDocument,
    "\n  fragment SharedWishes on FoundCompany {\n    sharedWishes {\n      kind\n      labels\n    }\n  }\n": typeof types.SharedWishesFragmentDoc,
    "\n  fragment OpenSitting on AssessmentAttempt {\n    id\n    state\n    continueBy\n    serverNow\n    sections {\n      id\n      title\n      state\n      deadlineAt\n    }\n  }\n": typeof types.OpenSittingFragmentDoc,
    "\n  query CandidatePasswordResetPage($code: String!) {\n    candidatePasswordReset(code: $code)\n  }\n": typeof types.CandidatePasswordResetPageDocument,
    "\n  mutation ResetCandidatePassword($code: String!, $password: String!) {\n    resetCandidatePassword(code: $code, password: $password)\n  }\n": typeof types.ResetCandidatePasswordDocument,
    "\n  mutation RequestCandidatePasswordReset($email: String!) {\n    requestCandidatePasswordReset(email: $email)\n  }\n": typeof types.RequestCandidatePasswordResetDocument,
    "\n  mutation UpdateBasics($gender: Gender!, $hometownPrefectureId: ID, $revision: String) {\n    updateBasics(gender: $gender, hometownPrefectureId: $hometownPrefectureId, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateBasicsDocument,
    "\n  mutation UpdateEducation($education: EducationInput!, $revision: String) {\n    updateEducation(education: $education, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateEducationDocument,
    "\n  mutation UpdateSelfIntroduction($taglines: [String!], $selfIntroduction: String, $revision: String) {\n    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateSelfIntroductionDocument,
    "\n  mutation UpdateStudentProject($studentProjectExperience: String!, $revision: String) {\n    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateStudentProjectDocument,
    "\n  mutation UpdateSellingPoints($sellingPointIds: [ID!]!, $revision: String) {\n    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateSellingPointsDocument,
    "\n  mutation UpdatePreferences($preferences: PreferencesInput!, $revision: String) {\n    updatePreferences(preferences: $preferences, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdatePreferencesDocument,
    "\n  mutation UpdateScoutPreferences($preferences: ScoutPreferencesInput!, $revision: String) {\n    updateScoutPreferences(preferences: $preferences, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateScoutPreferencesDocument,
    "\n  mutation UpdateExtraExperiences($experiences: ExtraExperiencesInput!, $revision: String) {\n    updateExtraExperiences(experiences: $experiences, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateExtraExperiencesDocument,
    "\n  mutation UpdatePicture($encodedImage: String!) {\n    updatePicture(encodedImage: $encodedImage) {\n      id\n    }\n  }\n": typeof types.UpdatePictureDocument,
    "\n  mutation RemovePicture {\n    removePicture {\n      id\n    }\n  }\n": typeof types.RemovePictureDocument,
    "\n  mutation UpdateVisibility($isPublic: Boolean!) {\n    updateCandidateVisibility(isPublic: $isPublic)\n  }\n": typeof types.UpdateVisibilityDocument,
    "\n  query SuggestedSchools($name: String!) {\n    schools(name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.SuggestedSchoolsDocument,
    "\n  query DepartmentsOfSchool($schoolId: ID!) {\n    school(schoolId: $schoolId) {\n      departments(first: 200) {\n        id\n        name\n        category\n      }\n    }\n  }\n": typeof types.DepartmentsOfSchoolDocument,
    "\n  query ProfilePage {\n    viewer {\n      ... on CandidateViewer {\n        familyName\n        givenName\n      }\n    }\n    ownProfile {\n      id\n      revision\n      invitingId\n      isPublic\n      picture\n      gender\n      hometown {\n        id\n      }\n      category\n      lacksDepartmentCategory\n      education {\n        graduationYear\n        graduationMonth\n        degree\n        highSchoolName\n        campusPrefecture {\n          id\n        }\n        school {\n          __typename\n          ... on ListedSchool {\n            id\n            name\n            department {\n              id\n              name\n              category\n            }\n          }\n          ... on OtherSchool {\n            name\n          }\n        }\n      }\n      otherSchoolDepartmentName\n      taglines\n      selfIntroduction\n      studentProjectExperience\n      studyAbroadExperience\n      qualificationExperience\n      internshipExperience\n      hasNoExtraExperience\n      sellingPoints {\n        id\n        shortLabel\n      }\n      preferences {\n        areas {\n          id\n        }\n        industries {\n          id\n        }\n        jobTypes {\n          id\n        }\n        companySizes {\n          id\n        }\n        companySelectionCriteria {\n          id\n        }\n      }\n      preferredScoutTypes {\n        id\n      }\n      jobHuntingStatus {\n        id\n      }\n      offeredCompany\n      offeredCompanyIndustry {\n        id\n      }\n      completeness\n      nextItem\n      profileItems {\n        item\n        isComplete\n        gain\n      }\n      asSeenByCompanies {\n        ...StudentCard\n        ...StudentProfile\n      }\n    }\n    graduationYears\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    industries {\n      id\n      label\n      group\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    jobHuntingStatuses {\n      id\n      label\n    }\n    scoutTypes {\n      id\n      label\n    }\n    sellingPoints {\n      id\n      label\n      hint\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  query ProfileViewsPage {\n    profileViews {\n      total\n      days {\n        day\n        count\n      }\n      byIndustry {\n        label\n        count\n      }\n      bySize {\n        label\n        count\n      }\n      byAge {\n        label\n        count\n      }\n      findings {\n        total\n        bookmarkedBy\n        byIndustry {\n          label\n          count\n        }\n        bySection {\n          label\n          count\n        }\n      }\n      companies {\n        hasScouted\n        isMet\n        days\n        lastDay\n        company {\n          id\n          displayName\n          isFavorite\n          industries {\n            id\n            label\n          }\n          ...CompanyMark\n        }\n      }\n    }\n  }\n": typeof types.ProfileViewsPageDocument,
    "\n  query RegistrationCallback($token: String!) {\n    registrationLink(token: $token) {\n      state\n      email\n      needsPassword\n    }\n  }\n": typeof types.RegistrationCallbackDocument,
    "\n  mutation VerifyEmailByLink($token: String!, $password: String!) {\n    verifyEmailByLink(token: $token, password: $password) {\n      pass\n    }\n  }\n": typeof types.VerifyEmailByLinkDocument,
    "\n  query RegistrationComplete {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n        familyName\n      }\n    }\n  }\n": typeof types.RegistrationCompleteDocument,
    "\n  mutation RegisterCandidate($registration: RegistrationInput!, $origin: RegistrationOriginInput!) {\n    registerCandidate(registration: $registration, origin: $origin) {\n      pass\n    }\n  }\n": typeof types.RegisterCandidateDocument,
    "\n  mutation VerifyEmail($code: String!) {\n    verifyEmail(code: $code)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation ResendVerificationEmail($pass: String!) {\n    resendVerificationEmail(pass: $pass)\n  }\n": typeof types.ResendVerificationEmailDocument,
    "\n  mutation ChangeRegistrationEmail($email: String!) {\n    changeRegistrationEmail(email: $email)\n  }\n": typeof types.ChangeRegistrationEmailDocument,
    "\n  mutation SaveRegistrationProfile($profile: RegistrationProfileInput!) {\n    saveRegistrationProfile(profile: $profile)\n  }\n": typeof types.SaveRegistrationProfileDocument,
    "\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n": typeof types.VerifyPhoneDocument,
    "\n  mutation ResendPhoneCode {\n    resendPhoneCode\n  }\n": typeof types.ResendPhoneCodeDocument,
    "\n  mutation ChangeRegistrationPhone($phoneNumber: String!) {\n    changeRegistrationPhone(phoneNumber: $phoneNumber)\n  }\n": typeof types.ChangeRegistrationPhoneDocument,
    "\n  query RegistrationPage {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n      }\n    }\n    ownRegistration {\n      step\n      email\n      phoneNumber\n      secondsUntilNextCode\n    }\n    graduationYears\n  }\n": typeof types.RegistrationPageDocument,
    "\n  query OfferReportedPage {\n    ownOfferReports {\n      id\n    }\n  }\n": typeof types.OfferReportedPageDocument,
    "\n  query OfferReportPage {\n    mayFinishJobHunting\n    reportableScouts {\n      id\n      companyName\n      jobTitle\n      sentOn\n    }\n    ownOfferReports {\n      id\n      ...OwnReport\n    }\n  }\n": typeof types.OfferReportPageDocument,
    "\n  mutation CancelOfferReport($id: ID!) {\n    cancelOfferReport(id: $id) {\n      id\n    }\n  }\n": typeof types.CancelOfferReportDocument,
    "\n  mutation AnswerHire($id: ID!, $isRight: Boolean!) {\n    answerHire(id: $id, isRight: $isRight) {\n      id\n    }\n  }\n": typeof types.AnswerHireDocument,
    "\n  mutation FinishJobHunting {\n    finishJobHunting\n  }\n": typeof types.FinishJobHuntingDocument,
    "\n  mutation ReportOffer($scoutInvitationId: ID!, $acceptedOn: Date!) {\n    reportOffer(scoutInvitationId: $scoutInvitationId, acceptedOn: $acceptedOn) {\n      id\n    }\n  }\n": typeof types.ReportOfferDocument,
    "\n  fragment OwnReport on OwnOfferReport {\n    id\n    status\n    acceptedOn\n    answerBy\n    isRecordedByCompany\n    company {\n      displayName\n      ...CompanyMark\n    }\n    job {\n      title\n    }\n  }\n": typeof types.OwnReportFragmentDoc,
    "\n  query CandidateSettingsPage {\n    candidateNotificationSettings {\n      canTurnOffMail\n      hasMail\n      hasPush\n      hasLine\n    }\n    lineConnection {\n      connectedAt\n    }\n    scoutIntake {\n      scoutsPerWeek\n      pausedUntil\n    }\n    blockList {\n      companies {\n        id\n      }\n      corporateNumbers\n    }\n    isProfilePublic\n    agentPartner {\n      name\n    }\n    agentConsultationConsent {\n      agreedAt\n    }\n  }\n": typeof types.CandidateSettingsPageDocument,
    "\n  query CandidateAccountPage {\n    ownAccount {\n      ...NamesSection\n      ...EmailSection\n      ...PhoneSection\n      ...PasswordSection\n    }\n  }\n": typeof types.CandidateAccountPageDocument,
    "\n  mutation UpdateCandidateNames(\n    $familyName: String!\n    $givenName: String!\n    $familyNameKana: String!\n    $givenNameKana: String!\n  ) {\n    updateCandidateNames(\n      familyName: $familyName\n      givenName: $givenName\n      familyNameKana: $familyNameKana\n      givenNameKana: $givenNameKana\n    )\n  }\n": typeof types.UpdateCandidateNamesDocument,
    "\n  mutation RequestEmailChange($email: String!, $currentPassword: String!) {\n    requestEmailChange(email: $email, currentPassword: $currentPassword)\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  mutation ConfirmEmailChange($code: String!) {\n    confirmEmailChange(code: $code)\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  mutation RequestPhoneChange($mobilePhoneNumber: String!, $currentPassword: String!) {\n    requestPhoneChange(mobilePhoneNumber: $mobilePhoneNumber, currentPassword: $currentPassword)\n  }\n": typeof types.RequestPhoneChangeDocument,
    "\n  mutation ConfirmPhoneChange($code: String!) {\n    confirmPhoneChange(code: $code)\n  }\n": typeof types.ConfirmPhoneChangeDocument,
    "\n  mutation UpdateCandidatePassword($currentPassword: String!, $newPassword: String!) {\n    updateCandidatePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.UpdateCandidatePasswordDocument,
    "\n  fragment EmailSection on OwnAccount {\n    email\n    hasPassword\n    pendingEmail {\n      destination\n      expiresAt\n    }\n  }\n": typeof types.EmailSectionFragmentDoc,
    "\n  fragment NamesSection on OwnAccount {\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n  }\n": typeof types.NamesSectionFragmentDoc,
    "\n  fragment PasswordSection on OwnAccount {\n    hasPassword\n  }\n": typeof types.PasswordSectionFragmentDoc,
    "\n  fragment PhoneSection on OwnAccount {\n    phoneNumber\n    hasPassword\n    pendingPhone {\n      destination\n      expiresAt\n    }\n  }\n": typeof types.PhoneSectionFragmentDoc,
    "\n  query BlockedCompaniesPage($search: String!) {\n    companiesToBlock(search: $search) {\n      id\n      ...FoundCompany\n    }\n    blockList {\n      companies {\n        id\n        ...BlockedCompany\n      }\n      corporateNumbers\n    }\n  }\n": typeof types.BlockedCompaniesPageDocument,
    "\n  mutation BlockCompanies($companyIds: [ID!]!) {\n    blockCompanies(companyIds: $companyIds)\n  }\n": typeof types.BlockCompaniesDocument,
    "\n  mutation UnblockCompanies($companyIds: [ID!]!) {\n    unblockCompanies(companyIds: $companyIds)\n  }\n": typeof types.UnblockCompaniesDocument,
    "\n  mutation BlockCorporateNumber($corporateNumber: String!) {\n    blockCorporateNumber(corporateNumber: $corporateNumber)\n  }\n": typeof types.BlockCorporateNumberDocument,
    "\n  mutation UnblockCorporateNumber($corporateNumber: String!) {\n    unblockCorporateNumber(corporateNumber: $corporateNumber)\n  }\n": typeof types.UnblockCorporateNumberDocument,
    "\n  fragment BlockEnds on BlockChoice {\n    id\n    company {\n      displayName\n    }\n    openScouts {\n      unanswered\n      accepted\n      nextDateAt\n    }\n  }\n": typeof types.BlockEndsFragmentDoc,
    "\n  fragment BlockedCompany on BlockChoice {\n    id\n    company {\n      displayName\n      legalName\n      ...CompanyMark\n    }\n    group {\n      ...BlockEnds\n      isBlocked\n      company {\n        displayName\n      }\n    }\n  }\n": typeof types.BlockedCompanyFragmentDoc,
    "\n  fragment FoundCompany on BlockChoice {\n    isBlocked\n    company {\n      displayName\n      city\n      ...CompanyMark\n      prefecture {\n        label\n      }\n    }\n    ...BlockEnds\n  }\n": typeof types.FoundCompanyFragmentDoc,
    "\n  query CandidateCalendarPage {\n    calendarFeed {\n      ...CalendarFeedState\n    }\n    cancelledDates {\n      ...CancelledDates\n    }\n  }\n": typeof types.CandidateCalendarPageDocument,
    "\n  fragment CancelledDates on CancelledDate {\n    bookingId\n    companyName\n    title\n    startAt\n  }\n": typeof types.CancelledDatesFragmentDoc,
    "\n  query SettingsDataPage {\n    withdrawalProof {\n      needsPassword\n      needsSignIn\n    }\n    dataExport {\n      status\n      ...ExportState\n    }\n  }\n": typeof types.SettingsDataPageDocument,
    "\n  mutation RequestDataExport($currentPassword: String!) {\n    requestDataExport(currentPassword: $currentPassword)\n  }\n": typeof types.RequestDataExportDocument,
    "\n  fragment ExportState on DataExport {\n    id\n    status\n    percent\n    bytes\n    expiresAt\n  }\n": typeof types.ExportStateFragmentDoc,
    "\n  query CandidateDevicesPage {\n    devices {\n      id\n      isCurrent\n      ...DeviceRow\n    }\n  }\n": typeof types.CandidateDevicesPageDocument,
    "\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n": typeof types.EndDeviceDocument,
    "\n  mutation EndOtherDevices {\n    endOtherDevices\n  }\n": typeof types.EndOtherDevicesDocument,
    "\n  fragment DeviceRow on Device {\n    id\n    family\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n": typeof types.DeviceRowFragmentDoc,
    "\n  query IntakePage {\n    scoutIntake {\n      scoutsPerWeek\n      pausedUntil\n    }\n  }\n": typeof types.IntakePageDocument,
    "\n  mutation UpdateScoutIntake($scoutsPerWeek: Int!, $pausedUntil: Date) {\n    updateScoutIntake(scoutsPerWeek: $scoutsPerWeek, pausedUntil: $pausedUntil) {\n      scoutsPerWeek\n    }\n  }\n": typeof types.UpdateScoutIntakeDocument,
    "\n  query NotificationSettingsPage {\n    candidateNotificationSettings {\n      topic\n      hasLine\n      ...NotificationTopic\n    }\n    lineConnection {\n      connectedAt\n      ...LineNotices\n    }\n    quietHours {\n      startsAt\n      endsAt\n    }\n    threadChoice {\n      hasTextInMail\n      showsReading\n    }\n  }\n": typeof types.NotificationSettingsPageDocument,
    "\n  mutation UpdateCandidateNotificationSettings($settings: [CandidateNotificationSettingInput!]!) {\n    updateCandidateNotificationSettings(settings: $settings) {\n      topic\n    }\n  }\n": typeof types.UpdateCandidateNotificationSettingsDocument,
    "\n  mutation UpdateQuietHours($startsAt: Int!, $endsAt: Int!) {\n    updateQuietHours(startsAt: $startsAt, endsAt: $endsAt) {\n      startsAt\n    }\n  }\n": typeof types.UpdateQuietHoursDocument,
    "\n  mutation IssueLineCode {\n    issueLineCode {\n      connectedAt\n    }\n  }\n": typeof types.IssueLineCodeDocument,
    "\n  mutation DisconnectLine {\n    disconnectLine\n  }\n": typeof types.DisconnectLineDocument,
    "\n  mutation UpdateThreadChoice($hasTextInMail: Boolean!, $showsReading: Boolean!) {\n    updateThreadChoice(hasTextInMail: $hasTextInMail, showsReading: $showsReading) {\n      showsReading\n    }\n  }\n": typeof types.UpdateThreadChoiceDocument,
    "\n  fragment LineNotices on LineConnection {\n    connectedAt\n    code {\n      letters\n      account\n      address\n      expiresAt\n      qr {\n        size\n        path\n      }\n    }\n  }\n": typeof types.LineNoticesFragmentDoc,
    "\n  fragment NotificationTopic on CandidateNotificationSetting {\n    topic\n    label\n    hint\n    hasMail\n    hasPush\n    hasLine\n    canTurnOffMail\n    canPush\n  }\n": typeof types.NotificationTopicFragmentDoc,
    "\n  query SignInSettings {\n    signInWays {\n      email\n      isFresh\n      ...ConfirmWays\n      ...PasswordWay\n      ...IdentityWays\n      ...PasskeyWays\n      sessionProvider\n    }\n  }\n": typeof types.SignInSettingsDocument,
    "\n  mutation UnlinkIdentity($provider: String!) {\n    unlinkIdentity(provider: $provider)\n  }\n": typeof types.UnlinkIdentityDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name)\n  }\n": typeof types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n": typeof types.RemovePasskeyDocument,
    "\n  fragment ConfirmWays on SignInWays {\n    isFresh\n    hasPassword\n    identities {\n      provider\n      label\n    }\n    passkeys {\n      id\n    }\n  }\n": typeof types.ConfirmWaysFragmentDoc,
    "\n  fragment IdentityWays on SignInWays {\n    canRemove\n    identities {\n      provider\n      label\n      email\n    }\n  }\n": typeof types.IdentityWaysFragmentDoc,
    "\n  fragment PasskeyWays on SignInWays {\n    canRemove\n    passkeys {\n      id\n      name\n      isBackedUp\n      insertedAt\n      lastUsedAt\n    }\n  }\n": typeof types.PasskeyWaysFragmentDoc,
    "\n  fragment PasswordWay on SignInWays {\n    email\n    hasPassword\n  }\n": typeof types.PasswordWayFragmentDoc,
    "\n  query UnsubscribedPage {\n    viewer {\n      __typename\n    }\n  }\n": typeof types.UnsubscribedPageDocument,
    "\n  query UnsubscribePage {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n      }\n    }\n    withdrawalProof {\n      needsPassword\n      needsSignIn\n    }\n    withdrawalEffects {\n      ...WithdrawalEffects\n    }\n  }\n": typeof types.UnsubscribePageDocument,
    "\n  mutation WithdrawCandidate(\n    $password: String!\n    $confirmation: String!\n    $reason: String!\n    $reasonKind: WithdrawalReason\n  ) {\n    withdrawCandidate(password: $password, confirmation: $confirmation, reason: $reason, reasonKind: $reasonKind)\n  }\n": typeof types.WithdrawCandidateDocument,
    "\n  fragment WithdrawalEffects on WithdrawalEffects {\n    pendingCount\n    pendingScheduleCount\n    acceptedCount\n    dates {\n      id\n      companyName\n      startAt\n    }\n  }\n": typeof types.WithdrawalEffectsFragmentDoc,
    "\n  fragment OwnSkills on OwnSkills {\n    toeicScore\n    toeicTakenOn\n    toeflIbtScore\n    toeflIbtBand\n    toeflIbtTakenOn\n    skills {\n      kind\n      name\n      level\n      since\n      note\n    }\n  }\n": typeof types.OwnSkillsFragmentDoc,
    "\n  query SkillsPage {\n    qualifications\n    ownProfile {\n      id\n    }\n    ownSkills {\n      revision\n      ...OwnSkills\n    }\n  }\n": typeof types.SkillsPageDocument,
    "\n  mutation UpdateSkills($skills: SkillsInput!, $revision: String) {\n    updateSkills(skills: $skills, revision: $revision) {\n      ...OwnSkills\n    }\n  }\n": typeof types.UpdateSkillsDocument,
    "\n  query SuspendedPage {\n    candidateSuspension {\n      reason\n      suspendedAt\n      heldDates {\n        id\n        companyName\n        title\n        startAt\n        endAt\n        emergencyContact\n      }\n    }\n  }\n": typeof types.SuspendedPageDocument,
    "\n  query CandidateThreadsPage($text: String!, $first: Int!, $offset: Int!) {\n    threads(text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        state\n        ending\n        lastAt\n        unreadCount\n        lastMessage {\n          side\n          text\n        }\n        scoutInvitation {\n          company {\n            displayName\n            ...CompanyMark\n          }\n          stepTitle\n        }\n      }\n    }\n  }\n": typeof types.CandidateThreadsPageDocument,
    "\n  subscription CandidateThreadsMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": typeof types.CandidateThreadsMovedDocument,
    "\n  query UnsubscribeMailPage($token: String!) {\n    mailSubscription(token: $token) {\n      label\n      hasMail\n    }\n  }\n": typeof types.UnsubscribeMailPageDocument,
    "\n  mutation EndMailOfKind($token: String!) {\n    endMailOfKind(token: $token)\n  }\n": typeof types.EndMailOfKindDocument,
    "\n  query AcceptedStudentsPage($isContacted: Boolean!, $text: String!, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    acceptedStudents(isContacted: $isContacted, text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        ...AcceptedStudent\n      }\n    }\n    waiting: acceptedStudents(isContacted: false, first: 0) {\n      totalCount\n    }\n  }\n": typeof types.AcceptedStudentsPageDocument,
    "\n  mutation MarkStudentContacted($id: ID!) {\n    markScoutInvitationContacted(id: $id)\n  }\n": typeof types.MarkStudentContactedDocument,
    "\n  mutation UndoStudentContacted($id: ID!) {\n    undoScoutInvitationContacted(id: $id)\n  }\n": typeof types.UndoStudentContactedDocument,
    "\n  mutation RecordHire($id: ID!, $acceptedOn: Date!) {\n    recordHire(scoutInvitationId: $id, acceptedOn: $acceptedOn)\n  }\n": typeof types.RecordHireDocument,
    "\n  fragment AcceptedStudent on AcceptedStudent {\n    scoutInvitationId\n    acceptedAt\n    isLate\n    contactedAt\n    contactDeniedAt\n    contactArrivedAt\n    promptedAt\n    contactedBy {\n      id\n      familyName\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n      scoutInvitations {\n        id\n        schedulingStatus\n        status\n        booking {\n          status\n          schedulingDate {\n            startAt\n          }\n        }\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n        familyNameKana\n        givenNameKana\n        email\n        phoneNumber\n      }\n    }\n  }\n": typeof types.AcceptedStudentFragmentDoc,
    "\n  query AfterDatesPage {\n    meetings {\n      id\n      schedulingDateId\n      awaitsOutcome\n      ...MeetingFields\n    }\n  }\n": typeof types.AfterDatesPageDocument,
    "\n  mutation MarkAttendanceAfterDate($id: ID!, $attendance: BookingAttendance!) {\n    updateBookingAttendance(id: $id, attendance: $attendance) {\n      id\n    }\n  }\n": typeof types.MarkAttendanceAfterDateDocument,
    "\n  mutation MarkAllAttended($schedulingDateId: ID!) {\n    markAllAttended(schedulingDateId: $schedulingDateId)\n  }\n": typeof types.MarkAllAttendedDocument,
    "\n  mutation UndoAllAttended($schedulingDateId: ID!, $press: ID!) {\n    undoAllAttended(schedulingDateId: $schedulingDateId, press: $press)\n  }\n": typeof types.UndoAllAttendedDocument,
    "\n  fragment MeetingFields on Meeting {\n    id\n    title\n    startAt\n    endAt\n    jobTitle\n    attendancePress\n    outcome\n    revision\n    awaitsOutcome\n    booking {\n      id\n      status\n      canMarkAttendance\n      scoutInvitationId\n      evaluation {\n        ...BookingEvaluationFields\n      }\n      candidate {\n        id\n        schoolName\n        noteCount\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": typeof types.MeetingFieldsFragmentDoc,
    "\n  fragment ScoutAnalysisRowFields on ScoutAnalysisRow {\n    key\n    label\n    opening\n    sent\n    readRate\n    accepted\n    met\n    told\n    goesOn\n    hired\n    answered\n    lowerDays\n    medianDays\n    upperDays\n  }\n": typeof types.ScoutAnalysisRowFieldsFragmentDoc,
    "\n  query AnalysisPage($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          totalSent\n        }\n      }\n    }\n    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {\n      isCut\n      readDays {\n        from\n        to\n      }\n      total {\n        ...ScoutAnalysisRowFields\n      }\n      rows {\n        ...ScoutAnalysisRowFields\n      }\n    }\n    scoutBenchmark {\n      ...ScoutBenchmarkFields\n    }\n  }\n": typeof types.AnalysisPageDocument,
    "\n  fragment ScoutBenchmarkFields on ScoutBenchmark {\n    from\n    to\n    companies\n    group\n    figures {\n      measure\n      lower\n      median\n      upper\n      own\n    }\n  }\n": typeof types.ScoutBenchmarkFieldsFragmentDoc,
    "\n  query CandidateLikenessPage($id: ID!, $chosen: [LikenessReasonKey!]) {\n    candidateLikeness(candidateId: $id, chosen: $chosen) {\n      query\n      totalCount\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n      reasons {\n        key\n        why\n        query\n        isChosen\n        count\n        toggledCount\n      }\n    }\n  }\n": typeof types.CandidateLikenessPageDocument,
    "\n  mutation AddCandidateBookmarks($ids: [ID!]!) {\n    addCandidateBookmarks(ids: $ids)\n  }\n": typeof types.AddCandidateBookmarksDocument,
    "\n  mutation RemoveCandidateBookmarks($ids: [ID!]!) {\n    removeCandidateBookmarks(ids: $ids)\n  }\n": typeof types.RemoveCandidateBookmarksDocument,
    "\n  mutation PassOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {\n    passOverCandidates(ids: $ids, isForTeam: $isForTeam)\n  }\n": typeof types.PassOverCandidatesDocument,
    "\n  mutation TakeBackPassedOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {\n    takeBackPassedOverCandidates(ids: $ids, isForTeam: $isForTeam)\n  }\n": typeof types.TakeBackPassedOverCandidatesDocument,
    "\n  mutation MarkCandidateSeen($id: ID!) {\n    updateSearchCandidateLastSeenAt(id: $id)\n  }\n": typeof types.MarkCandidateSeenDocument,
    "\n  mutation CreateCandidateLabel($text: String!) {\n    createSearchCandidateLabel(text: $text) {\n      id\n    }\n  }\n": typeof types.CreateCandidateLabelDocument,
    "\n  mutation AttachCandidateLabel($candidateIds: [ID!]!, $labelId: ID!) {\n    attachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)\n  }\n": typeof types.AttachCandidateLabelDocument,
    "\n  mutation DetachCandidateLabels($candidateIds: [ID!]!, $labelId: ID!) {\n    detachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)\n  }\n": typeof types.DetachCandidateLabelsDocument,
    "\n  query StudentsStillThere($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.StudentsStillThereDocument,
    "\n  mutation MarkCandidateContacted($id: ID!) {\n    markScoutInvitationContacted(id: $id)\n  }\n": typeof types.MarkCandidateContactedDocument,
    "\n  mutation TellCandidateReading($id: ID!) {\n    tellCandidateReading(candidateId: $id)\n  }\n": typeof types.TellCandidateReadingDocument,
    "\n  subscription CandidateColleagueReading($id: ID!) {\n    colleagueReading(candidateId: $id) {\n      familyName\n    }\n  }\n": typeof types.CandidateColleagueReadingDocument,
    "\n  mutation ConfirmOfferReport($id: ID!) {\n    confirmOfferReport(id: $id) {\n      id\n    }\n  }\n": typeof types.ConfirmOfferReportDocument,
    "\n  mutation DenyOfferReport($id: ID!) {\n    denyOfferReport(id: $id) {\n      id\n    }\n  }\n": typeof types.DenyOfferReportDocument,
    "\n  fragment ScoutReport on SentScoutInvitation {\n    id\n    job {\n      title\n    }\n    offerReport {\n      id\n      status\n      acceptedOn\n      answerBy\n      answeredAt\n      isSettledByOperator\n      answeredBy {\n        familyName\n      }\n    }\n  }\n": typeof types.ScoutReportFragmentDoc,
    "\n  fragment CandidatePreview on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n      campusPrefecture {\n        label\n      }\n    }\n    bookmarked\n    hasSeen\n    isFavorite\n    isIntakePaused\n    hasOffer\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n    labels {\n      id\n      text\n    }\n    memo {\n      ...CandidateMemo\n    }\n    noteCount\n    passedOver {\n      isForTeam\n      passedOverAt\n      companyUser {\n        id\n        familyName\n      }\n    }\n    ...ColleagueDrafts\n    scoutClaim {\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n    ...StudentProfile\n    hasOffer\n    jobHuntingStatus {\n      label\n    }\n    scoutInvitations {\n      ...CandidateInvitation\n      ...ScoutStatus\n      ...ScoutReport\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      email\n      phoneNumber\n    }\n  }\n": typeof types.CandidatePreviewFragmentDoc,
    "\n  query CandidateOptionCounts($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {\n    searchCandidateOptionCounts(condition: $condition, group: $group) {\n      option\n      count\n    }\n  }\n": typeof types.CandidateOptionCountsDocument,
    "\n  fragment CandidateInvitation on SentScoutInvitation {\n    id\n    status\n    isWithdrawn\n    round\n    invitationDate\n    scheduledFor\n    expiresAt\n    answeredAt\n    endedAt\n    contactedAt\n    isEndedUnanswered\n    contactedBy {\n      familyName\n    }\n    job {\n      title\n      canSendScoutInvitation\n    }\n    companyUser {\n      familyName\n      givenName\n    }\n    subject\n    reason\n    templateMessageHistories {\n      id\n      text\n    }\n    declineReason {\n      label\n    }\n    withdrawalMessage\n    promises {\n      kind\n      label\n    }\n    followUp {\n      text\n      dueAt\n      isPlanned\n    }\n    booking {\n      schedulingDate {\n        startAt\n      }\n    }\n  }\n": typeof types.CandidateInvitationFragmentDoc,
    "\n  mutation RenameCandidateLabel($id: ID!, $text: String!) {\n    updateSearchCandidateLabel(id: $id, text: $text) {\n      id\n    }\n  }\n": typeof types.RenameCandidateLabelDocument,
    "\n  mutation DeleteCandidateLabel($id: ID!) {\n    deleteSearchCandidateLabel(id: $id)\n  }\n": typeof types.DeleteCandidateLabelDocument,
    "\n  query CandidateLabelCounts {\n    searchCandidateLabels {\n      edges {\n        node {\n          id\n          candidateCount\n        }\n      }\n    }\n  }\n": typeof types.CandidateLabelCountsDocument,
    "\n  query CandidateCards($condition: SearchCandidateCondition!, $keywords: [String!]!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n          ...CandidateCard\n        }\n        metChoices {\n          key\n          values\n        }\n        unsetFilters\n      }\n    }\n  }\n": typeof types.CandidateCardsDocument,
    "\n  query CandidateTable($condition: SearchCandidateCondition!, $keywords: [String!]!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n          ...CandidateTableRow\n        }\n      }\n    }\n  }\n": typeof types.CandidateTableDocument,
    "\n  query CandidateTriage($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.CandidateTriageDocument,
    "\n  query CandidateTriagePlace($condition: SearchCandidateCondition!) {\n    triagePlace(condition: $condition) {\n      candidateId\n      position\n    }\n  }\n": typeof types.CandidateTriagePlaceDocument,
    "\n  query CandidateRelaxations($condition: SearchCandidateCondition!) {\n    searchCandidateRelaxations(condition: $condition) {\n      key\n      label\n      includesUnset\n      additionalCount\n    }\n  }\n": typeof types.CandidateRelaxationsDocument,
    "\n  query CandidatePreviewPage($id: ID!) {\n    searchCandidate(id: $id) {\n      id\n      ...CandidatePreview\n    }\n  }\n": typeof types.CandidatePreviewPageDocument,
    "\n  query SavedFilterConditions {\n    savedFilters {\n      id\n      condition\n    }\n    positiveActions {\n      isInForce\n    }\n    isFairModeOn\n  }\n": typeof types.SavedFilterConditionsDocument,
    "\n  subscription CandidateMemoChanged($id: ID!) {\n    searchCandidateMemo(candidateId: $id) {\n      updatedAt\n    }\n  }\n": typeof types.CandidateMemoChangedDocument,
    "\n  mutation WriteCandidateMemo($id: ID!, $text: String!, $lastReadUpdatedAt: DateTime) {\n    updateSearchCandidateMemo(id: $id, text: $text, lastReadUpdatedAt: $lastReadUpdatedAt) {\n      text\n      updatedAt\n    }\n  }\n": typeof types.WriteCandidateMemoDocument,
    "\n  fragment CandidateMemo on SearchCandidateMemo {\n    candidateId\n    text\n    updatedAt\n    companyUser {\n      familyName\n    }\n  }\n": typeof types.CandidateMemoFragmentDoc,
    "\n  mutation StartPositiveAction($reason: String!, $beginsOn: Date!, $endsOn: Date!) {\n    startPositiveAction(reason: $reason, beginsOn: $beginsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n": typeof types.StartPositiveActionDocument,
    "\n  mutation EndPositiveAction($id: ID!) {\n    endPositiveAction(id: $id)\n  }\n": typeof types.EndPositiveActionDocument,
    "\n  fragment CandidateCard on SearchCandidate {\n    id\n    ...StudentCard\n    ...ColleagueDrafts\n    bookmarked\n    hasSeen\n    keywordHit(keywords: $keywords) {\n      excerpt\n      words\n    }\n    scoutInvitations {\n      ...ScoutStatus\n    }\n    isFavorite\n    isIntakePaused\n    passedOver {\n      isForTeam\n    }\n    labels {\n      id\n      text\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n": typeof types.CandidateCardFragmentDoc,
    "\n  fragment CandidateTableRow on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    education {\n      graduationYear\n    }\n    keywordHit(keywords: $keywords) {\n      words\n    }\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n    isIntakePaused\n    bookmarked\n    hasSeen\n    labels {\n      id\n      text\n    }\n    scoutInvitations {\n      ...ScoutStatus\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n": typeof types.CandidateTableRowFragmentDoc,
    "\n  mutation CreateSavedFilter($name: String!, $condition: String!) {\n    createSavedFilter(name: $name, condition: $condition) {\n      id\n    }\n  }\n": typeof types.CreateSavedFilterDocument,
    "\n  mutation UpdateSavedFilter($id: ID!, $condition: String!) {\n    updateSavedFilter(id: $id, condition: $condition) {\n      id\n    }\n  }\n": typeof types.UpdateSavedFilterDocument,
    "\n  mutation RenameSavedFilter($id: ID!, $name: String!) {\n    renameSavedFilter(id: $id, name: $name) {\n      id\n    }\n  }\n": typeof types.RenameSavedFilterDocument,
    "\n  mutation SetSavedFilterAlert($id: ID!, $timing: SavedFilterAlertTiming!, $hour: Int!, $weekday: Int!) {\n    updateSavedFilterAlert(id: $id, timing: $timing, hour: $hour, weekday: $weekday) {\n      id\n    }\n  }\n": typeof types.SetSavedFilterAlertDocument,
    "\n  mutation DeleteSavedFilter($id: ID!) {\n    deleteSavedFilter(id: $id)\n  }\n": typeof types.DeleteSavedFilterDocument,
    "\n  query SavedFilterNewCandidates {\n    savedFilters {\n      id\n      newCandidateCount\n    }\n  }\n": typeof types.SavedFilterNewCandidatesDocument,
    "\n  mutation MarkSavedFilterOpened($id: ID!) {\n    updateSavedFilterLastOpenedAt(id: $id)\n  }\n": typeof types.MarkSavedFilterOpenedDocument,
    "\n  mutation CancelScheduledScout($id: ID!) {\n    cancelScheduledScoutInvitation(id: $id)\n  }\n": typeof types.CancelScheduledScoutDocument,
    "\n  mutation ChangeScoutPromises($id: ID!, $promises: [ScoutPromiseKind!]!) {\n    updateScoutPromises(scoutInvitationId: $id, promises: $promises)\n  }\n": typeof types.ChangeScoutPromisesDocument,
    "\n  mutation CancelFollowUp($id: ID!) {\n    cancelFollowUp(scoutInvitationId: $id)\n  }\n": typeof types.CancelFollowUpDocument,
    "\n  mutation KeepTriagePlace($condition: SearchCandidateCondition!, $id: ID!, $position: Int!) {\n    keepTriagePlace(condition: $condition, candidateId: $id, position: $position)\n  }\n": typeof types.KeepTriagePlaceDocument,
    "\n  query CandidateNotesPage($id: ID!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    noteReaders {\n      id\n      familyName\n      givenName\n    }\n    notedCandidate(id: $id) {\n      id\n      schoolName\n      departmentName\n      isFairHidden\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n      scoutInvitations {\n        job {\n          id\n          title\n        }\n      }\n      notes {\n        id\n        ...Note\n      }\n      evaluations {\n        id\n        ...EvaluationFields\n      }\n    }\n  }\n": typeof types.CandidateNotesPageDocument,
    "\n  mutation AddNote($candidateId: ID!, $jobId: ID, $text: String!, $mentionedUserIds: [ID!]!) {\n    addCandidateNote(candidateId: $candidateId, jobId: $jobId, text: $text, mentionedUserIds: $mentionedUserIds) {\n      id\n    }\n  }\n": typeof types.AddNoteDocument,
    "\n  mutation UpdateNote($id: ID!, $revision: Int!, $text: String!, $mentionedUserIds: [ID!]!) {\n    updateCandidateNote(id: $id, revision: $revision, text: $text, mentionedUserIds: $mentionedUserIds) {\n      id\n    }\n  }\n": typeof types.UpdateNoteDocument,
    "\n  mutation DeleteNote($id: ID!) {\n    deleteCandidateNote(id: $id)\n  }\n": typeof types.DeleteNoteDocument,
    "\n  fragment Note on CandidateNote {\n    id\n    candidateId\n    text\n    revision\n    insertedAt\n    editedAt\n    canEdit\n    canDelete\n    author {\n      id\n      familyName\n      givenName\n      hasLeft\n    }\n    mentioned {\n      id\n      familyName\n      givenName\n      hasLeft\n    }\n    job {\n      id\n      title\n    }\n  }\n": typeof types.NoteFragmentDoc,
    "\n  fragment ColleagueDrafts on SearchCandidate {\n    draftsOfColleagues {\n      savedAt\n      companyUser {\n        familyName\n      }\n    }\n  }\n": typeof types.ColleagueDraftsFragmentDoc,
    "\n  query CandidateSearchGround {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n        company {\n          prefecture {\n            id\n          }\n        }\n        contract {\n          status\n          plan {\n            savedFilterLimit\n            labelLimit\n            features\n          }\n        }\n      }\n    }\n    isFairModeOn\n    ...CandidateLookups\n    positiveActions {\n      id\n      reason\n      beginsOn\n      endsOn\n      isInForce\n    }\n    savedFilters {\n      id\n      name\n      condition\n      alert {\n        timing\n        hour\n        weekday\n        otherUserCount\n      }\n    }\n    searchSynonyms {\n      words\n    }\n    searchCandidateLabels {\n      edges {\n        node {\n          id\n          text\n        }\n      }\n    }\n  }\n": typeof types.CandidateSearchGroundDocument,
    "\n  fragment CandidateLookups on Query {\n    graduationYears\n    regions {\n      id\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    industries {\n      id\n      label\n      group\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    sellingPoints {\n      id\n      label\n    }\n    jobHuntingStatuses {\n      id\n      label\n    }\n    scoutTypes {\n      id\n      label\n    }\n    schoolGroups {\n      id\n      name\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    personalityTraitStatements {\n      traitId\n      leftLabel\n      rightLabel\n    }\n  }\n": typeof types.CandidateLookupsFragmentDoc,
    "\n  query ScheduledScoutsPage($first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    scheduledScoutInvitations(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        scheduledFor\n        ...ScheduledScout\n      }\n    }\n  }\n": typeof types.ScheduledScoutsPageDocument,
    "\n  mutation RescheduleScouts($ids: [ID!]!, $sendAt: DateTime!) {\n    rescheduleScoutInvitations(ids: $ids, sendAt: $sendAt)\n  }\n": typeof types.RescheduleScoutsDocument,
    "\n  mutation CancelScheduledScouts($ids: [ID!]!) {\n    cancelScheduledScoutInvitations(ids: $ids)\n  }\n": typeof types.CancelScheduledScoutsDocument,
    "\n  mutation RewriteScheduledScout($id: ID!, $subject: String!, $message: String!, $reason: String!, $revision: String) {\n    updateScheduledScoutInvitation(id: $id, subject: $subject, message: $message, reason: $reason, revision: $revision)\n  }\n": typeof types.RewriteScheduledScoutDocument,
    "\n  query ScheduledScoutPage($id: ID!) {\n    scheduledScoutInvitation(id: $id) {\n      scoutInvitationId\n      scheduledFor\n      subject\n      message\n      reason\n      revision\n      obstacle\n      canRewrite\n      companyUser {\n        familyName\n        givenName\n      }\n      job {\n        title\n      }\n      candidate {\n        id\n        schoolName\n        departmentName\n      }\n    }\n  }\n": typeof types.ScheduledScoutPageDocument,
    "\n  fragment ScheduledScout on ScheduledScoutInvitation {\n    scoutInvitationId\n    scheduledFor\n    subject\n    obstacle\n    canRewrite\n    companyUser {\n      familyName\n      givenName\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n    }\n  }\n": typeof types.ScheduledScoutFragmentDoc,
    "\n  query ScoutDraftsPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    ownScoutDrafts {\n      jobId\n      students {\n        candidateId\n        undelivered {\n          subject\n          message\n          reason\n        }\n      }\n      ...ScoutDraftFields\n    }\n    jobDescriptionsForScoutInvitation {\n      id\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n": typeof types.ScoutDraftsPageDocument,
    "\n  query DraftStudents($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          id\n          schoolName\n          departmentName\n          isFairHidden\n        }\n      }\n    }\n  }\n": typeof types.DraftStudentsDocument,
    "\n  mutation SendScoutInvitations(\n    $jobId: ID!\n    $subject: String!\n    $message: String!\n    $template: UsedScoutTemplateInput\n    $invitations: [ScoutInvitationInput!]!\n    $sendAt: DateTime\n    $promises: [ScoutPromiseKind!]\n    $followUp: String\n    $foundBy: String\n  ) {\n    sendScoutInvitations(\n      jobId: $jobId\n      subject: $subject\n      message: $message\n      template: $template\n      invitations: $invitations\n      sendAt: $sendAt\n      promises: $promises\n      followUp: $followUp\n      foundBy: $foundBy\n    ) {\n      sentIds\n      draftRevision\n      scheduled {\n        candidateId\n        deliverAt\n        isWeekFull\n      }\n      failures {\n        candidateId\n        code\n        message\n      }\n    }\n  }\n": typeof types.SendScoutInvitationsDocument,
    "\n  mutation SendScoutExperiment(\n    $id: ID!\n    $invitations: [ScoutInvitationInput!]!\n    $sendAt: DateTime\n    $promises: [ScoutPromiseKind!]\n    $followUp: String\n    $foundBy: String\n  ) {\n    sendScoutExperiment(\n      id: $id\n      invitations: $invitations\n      sendAt: $sendAt\n      promises: $promises\n      followUp: $followUp\n      foundBy: $foundBy\n    ) {\n      sentIds\n      draftRevision\n      scheduled {\n        candidateId\n        deliverAt\n        isWeekFull\n      }\n      failures {\n        candidateId\n        code\n        message\n      }\n    }\n  }\n": typeof types.SendScoutExperimentDocument,
    "\n  mutation UpdateReasonFiguresShown($isShown: Boolean!) {\n    updateReasonFiguresShown(isShown: $isShown) {\n      isShown\n    }\n  }\n": typeof types.UpdateReasonFiguresShownDocument,
    "\n  mutation ClaimCandidates($ids: [ID!]!) {\n    claimCandidates(ids: $ids) {\n      candidateId\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n  }\n": typeof types.ClaimCandidatesDocument,
    "\n  mutation ReleaseClaims($ids: [ID!]!) {\n    releaseClaims(ids: $ids)\n  }\n": typeof types.ReleaseClaimsDocument,
    "\n  query LetterShareOfOne($message: String!, $invitations: [UnsentReasonInput!]!, $about: ID!, $isExperiment: Boolean!) {\n    letterShares(message: $message, invitations: $invitations, about: $about, isExperiment: $isExperiment) {\n      personalShare\n      isMassLetter\n      raise\n      missingLetters\n      parts {\n        place\n        text\n        kind\n        isCounted\n      }\n    }\n  }\n": typeof types.LetterShareOfOneDocument,
    "\n  query LetterShares($message: String!, $invitations: [UnsentReasonInput!]!, $isExperiment: Boolean!) {\n    letterShares(message: $message, invitations: $invitations, isExperiment: $isExperiment) {\n      candidateId\n      personalShare\n      isMassLetter\n    }\n  }\n": typeof types.LetterSharesDocument,
    "\n  query ScoutComposer(\n    $condition: SearchCandidateCondition!\n    $ids: [ID!]!\n    $count: Int!\n    $jobId: ID!\n    $hasJob: Boolean!\n    $sendAt: DateTime\n  ) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        user {\n          ...Sender\n        }\n        company {\n          displayName\n          ...CompanyMark\n        }\n        contract {\n          plan {\n            bulkSendLimit\n            features\n          }\n        }\n      }\n    }\n    scoutQuota {\n      limit\n      remaining\n      nextReturn {\n        day\n        count\n      }\n    }\n    isFairModeOn\n    jobDescriptionsForScoutInvitation {\n      id\n      title\n      isFair\n      scoutType {\n        label\n      }\n      lastScoutText {\n        subject\n        message\n        sentAt\n        companyUserId\n        isOfOne\n        scoutTemplateId\n        scoutTemplateVersion\n      }\n      scoutExperiment {\n        id\n        title\n        versions {\n          version\n          subject\n          message\n        }\n      }\n    }\n    scoutTemplates {\n      id\n      title\n      version\n      subject\n      message\n      isShared\n      job {\n        id\n      }\n    }\n    companyUsers {\n      id\n      familyName\n    }\n    savedFilters {\n      id\n      name\n    }\n    ownScoutDraft(jobId: $jobId) @include(if: $hasJob) {\n      ...ScoutDraftFields\n    }\n    reasonFigures {\n      isShown\n      from\n      to\n      sent\n      accepted\n      rows {\n        key\n        sent\n        accepted\n      }\n    }\n    jobDescription(jobId: $jobId) @include(if: $hasJob) {\n      id\n      title\n      isArchived\n    }\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          ...ScoutPerson\n        }\n      }\n    }\n    scoutDeliveries(candidateIds: $ids, sendAt: $sendAt) {\n      candidateId\n      deliverAt\n      isWeekFull\n    }\n    sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: $count, condition: $condition)\n      @include(if: $hasJob) {\n      new\n      renew\n      alreadySent\n    }\n  }\n": typeof types.ScoutComposerDocument,
    "\n  fragment ScoutPerson on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n    }\n    hasOffer\n    isIntakePaused\n    ...ColleagueDrafts\n    scoutClaim {\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n    scoutInvitations {\n      subject\n      reason\n      invitationDate\n      scheduledFor\n      expiresAt\n      companyUser {\n        familyName\n      }\n      job {\n        id\n      }\n      templateMessageHistories {\n        text\n      }\n    }\n    quotablePassages {\n      field\n      text\n    }\n  }\n": typeof types.ScoutPersonFragmentDoc,
    "\n  mutation UpdateCompanyNames($version: Int!, $legalName: String!, $displayName: String!, $kana: String!) {\n    updateCompanyNames(version: $version, legalName: $legalName, displayName: $displayName, kana: $kana) {\n      isSetUp\n    }\n  }\n": typeof types.UpdateCompanyNamesDocument,
    "\n  mutation UpdateCompanyInformation(\n    $version: Int!\n    $industryIds: [ID!]!\n    $companySizeId: ID\n    $employees: Int\n    $foundedOn: Date\n    $capitalYen: Float\n    $representative: String!\n    $urls: [CompanyUrlInput!]!\n  ) {\n    updateCompanyInformation(\n      version: $version\n      industryIds: $industryIds\n      companySizeId: $companySizeId\n      employees: $employees\n      foundedOn: $foundedOn\n      capitalYen: $capitalYen\n      representative: $representative\n      urls: $urls\n    ) {\n      isSetUp\n    }\n  }\n": typeof types.UpdateCompanyInformationDocument,
    "\n  mutation UpdateCompanyAddress($version: Int!, $headOffice: HeadOfficeInput!, $officePrefectureIds: [ID!]!) {\n    updateCompanyAddress(version: $version, headOffice: $headOffice, officePrefectureIds: $officePrefectureIds) {\n      isSetUp\n    }\n  }\n": typeof types.UpdateCompanyAddressDocument,
    "\n  mutation UpdateCompanyOthers($version: Int!, $others: [CompanyOtherInput!]!) {\n    updateCompanyOthers(version: $version, others: $others) {\n      isSetUp\n    }\n  }\n": typeof types.UpdateCompanyOthersDocument,
    "\n  mutation UpdateCompanyLogo($version: Int!, $encodedImage: String!) {\n    updateCompanyLogo(version: $version, encodedImage: $encodedImage) {\n      isSetUp\n    }\n  }\n": typeof types.UpdateCompanyLogoDocument,
    "\n  mutation RemoveCompanyLogo($version: Int!) {\n    removeCompanyLogo(version: $version) {\n      isSetUp\n    }\n  }\n": typeof types.RemoveCompanyLogoDocument,
    "\n  mutation UpdateCompanyCover($version: Int!, $encodedImage: String, $coverDescription: String!) {\n    updateCompanyCover(version: $version, encodedImage: $encodedImage, coverDescription: $coverDescription) {\n      isSetUp\n    }\n  }\n": typeof types.UpdateCompanyCoverDocument,
    "\n  mutation AddCompanyPhone($label: String!, $number: String!) {\n    addCompanyPhone(label: $label, number: $number) {\n      isSetUp\n    }\n  }\n": typeof types.AddCompanyPhoneDocument,
    "\n  mutation RemoveCompanyPhone($id: ID!) {\n    removeCompanyPhone(id: $id) {\n      isSetUp\n    }\n  }\n": typeof types.RemoveCompanyPhoneDocument,
    "\n  query CompanyBasicPage {\n    companyBasic {\n      corporateNumber\n      isSetUp\n      isPublic\n      sections {\n        section\n        version\n        editedAt\n        editedBy\n      }\n      company {\n        id\n        legalName\n        displayName\n        kana\n        tagline\n        industries {\n          id\n          label\n          group\n        }\n        companySize {\n          id\n          label\n        }\n        employees\n        foundedOn\n        capitalYen\n        representative\n        urls {\n          label\n          url\n        }\n        postalCode\n        prefecture {\n          id\n          label\n        }\n        city\n        addressLine\n        building\n        offices {\n          id\n          label\n        }\n        phones {\n          id\n          label\n          shownNumber\n        }\n        others {\n          title\n          body\n        }\n        logo {\n          url\n        }\n        cover {\n          url\n        }\n        coverDescription\n        ...CompanyMark\n      }\n    }\n  }\n": typeof types.CompanyBasicPageDocument,
    "\n  query CompanyBasicChoices {\n    industries {\n      id\n      label\n      group\n    }\n    companySizes {\n      id\n      label\n    }\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n  }\n": typeof types.CompanyBasicChoicesDocument,
    "\n  mutation UpdateCompanyVisibility($version: Int!, $isPublic: Boolean!) {\n    updateCompanyVisibility(version: $version, isPublic: $isPublic) {\n      isPublic\n    }\n  }\n": typeof types.UpdateCompanyVisibilityDocument,
    "\n  mutation UpdateCompanyTagline($version: Int!, $tagline: String!) {\n    updateCompanyTagline(version: $version, tagline: $tagline) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanyTaglineDocument,
    "\n  mutation UpdateCompanyContents($version: Int!, $contents: ContentBlocksInput!) {\n    updateCompanyContents(version: $version, contents: $contents) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanyContentsDocument,
    "\n  mutation UpdateCompanyVoices($version: Int!, $voices: [CompanyVoiceInput!]!) {\n    updateCompanyVoices(version: $version, voices: $voices) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanyVoicesDocument,
    "\n  mutation UpdateCompanyQuestions($version: Int!, $questions: [CompanyQuestionInput!]!) {\n    updateCompanyQuestions(version: $version, questions: $questions) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanyQuestionsDocument,
    "\n  mutation UpdateCompanyFigures($version: Int!, $figures: [CompanyFigureInput!]!) {\n    updateCompanyFigures(version: $version, figures: $figures) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanyFiguresDocument,
    "\n  mutation UpdateCompanyYouthInformation($version: Int!, $youthInformation: [YouthInformationInput!]!) {\n    updateCompanyYouthInformation(version: $version, youthInformation: $youthInformation) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanyYouthInformationDocument,
    "\n  mutation UpdateCompanySelectionCriteria($version: Int!, $companySelectionCriterionIds: [ID!]!) {\n    updateCompanySelectionCriteria(version: $version, companySelectionCriterionIds: $companySelectionCriterionIds) {\n      setUpAt\n    }\n  }\n": typeof types.UpdateCompanySelectionCriteriaDocument,
    "\n  query OwnDescriptionPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    ownCompanyPage {\n      setUpAt\n      isCheckDue\n      missing {\n        part\n        label\n      }\n      sections {\n        section\n        version\n        editedAt\n        editedBy\n      }\n      figures {\n        label\n        value\n        source\n        asOf\n      }\n      company {\n        id\n        displayName\n        tagline\n        checkedAt\n        contents {\n          __typename\n          ...ContentBlockFields\n        }\n        voices {\n          speaker\n          body\n          image {\n            url\n          }\n        }\n        questions {\n          question\n          answer\n        }\n        youthInformation {\n          kind\n          body\n        }\n        companySelectionCriteria {\n          id\n          label\n        }\n        ...CompanyPage\n      }\n    }\n  }\n": typeof types.OwnDescriptionPageDocument,
    "\n  query CompanyFinalPage {\n    ownCompanyPage {\n      setUpAt\n      missing {\n        part\n        label\n      }\n      company {\n        displayName\n        logo {\n          url\n        }\n        cover {\n          url\n        }\n        ...CompanyPage\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.CompanyFinalPageDocument,
    "\n  mutation CompleteCompanySetUp {\n    completeCompanySetUp {\n      setUpAt\n    }\n  }\n": typeof types.CompleteCompanySetUpDocument,
    "\n  mutation ConfirmCompanyPage {\n    confirmCompanyPage {\n      isCheckDue\n    }\n  }\n": typeof types.ConfirmCompanyPageDocument,
    "\n  query ClientContactPage {\n    inquiryContact {\n      name\n      email\n    }\n  }\n": typeof types.ClientContactPageDocument,
    "\n  query EndedContractPage($pass: String!) {\n    endedContract(pass: $pass) {\n      ...EndedContractFields\n    }\n  }\n": typeof types.EndedContractPageDocument,
    "\n  mutation CreateEndedContractRequest($pass: String!, $request: ContractRequestInput!) {\n    createEndedContractRequest(pass: $pass, request: $request) {\n      id\n    }\n  }\n": typeof types.CreateEndedContractRequestDocument,
    "\n  fragment EndedContacts on EndedContract {\n    contactsUntil\n    contactCount\n    mayReadContacts\n  }\n": typeof types.EndedContactsFragmentDoc,
    "\n  fragment EndedContractFields on EndedContract {\n    companyName\n    endsOn\n    ...EndedContacts\n    requests {\n      kind\n      status\n      ...OwnContractRequest\n    }\n  }\n": typeof types.EndedContractFieldsFragmentDoc,
    "\n  query ContractPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n        contract {\n          status\n          endsOn\n          plan {\n            key\n          }\n          ...ContractSummary\n        }\n      }\n    }\n    planUsage {\n      ...PlanUsageFields\n    }\n    contractRequests {\n      id\n      status\n      ...OwnContractRequest\n    }\n    invoices {\n      id\n      ...OwnInvoice\n    }\n  }\n": typeof types.ContractPageDocument,
    "\n  mutation CreateContractRequest($request: ContractRequestInput!) {\n    createContractRequest(request: $request) {\n      id\n    }\n  }\n": typeof types.CreateContractRequestDocument,
    "\n  fragment OwnInvoice on Invoice {\n    id\n    number\n    status\n    isOverdue\n    issuedOn\n    dueOn\n    total\n  }\n": typeof types.OwnInvoiceFragmentDoc,
    "\n  fragment ContractSummary on Contract {\n    status\n    startsOn\n    endsOn\n    plan {\n      key\n      label\n    }\n  }\n": typeof types.ContractSummaryFragmentDoc,
    "\n  fragment PlanUsageFields on PlanUsage {\n    newScoutLimit\n    months {\n      month\n      newScouts\n    }\n    users {\n      used\n      limit\n    }\n    publishedJobs {\n      used\n      limit\n    }\n    labels {\n      used\n      limit\n    }\n    savedFilters {\n      used\n      limit\n    }\n    openSchedulings {\n      used\n      limit\n    }\n  }\n": typeof types.PlanUsageFieldsFragmentDoc,
    "\n  query EvaluationFormPage {\n    evaluationForm {\n      version\n      points\n    }\n  }\n": typeof types.EvaluationFormPageDocument,
    "\n  mutation UpdateEvaluationForm($version: Int!, $points: [String!]!) {\n    updateEvaluationForm(version: $version, points: $points) {\n      version\n    }\n  }\n": typeof types.UpdateEvaluationFormDocument,
    "\n  query ClientHome($jobId: ID, $by: ScoutFunnelBreakdown!, $hasRows: Boolean!, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        user {\n          messageToStudents\n          picture\n        }\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    owedAnswerCount\n    openMeetingCount\n    offerReports(first: 1) {\n      totalCount\n      ...ReportTodoFields\n    }\n    companyTodo {\n      ...TodoFields\n    }\n    scoutQuota {\n      limit\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    fairComparison {\n      ...FairComparisonFields\n    }\n    ownCompanyPage {\n      setUpAt\n      ...SetupFields\n      ...PageCheckFields\n    }\n    whitepapers(first: 2) {\n      ...NewsFields\n    }\n    savedFilters {\n      id\n      ...FilterNewsFields\n    }\n    ownScoutDrafts {\n      jobId\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n": typeof types.ClientHomeDocument,
    "\n  fragment ContractFields on Contract {\n    status\n    endsOn\n    plan {\n      label\n    }\n  }\n": typeof types.ContractFieldsFragmentDoc,
    "\n  fragment FairSideFields on FairSide {\n    scouts\n    accepted {\n      percent\n      low\n      high\n    }\n    hired {\n      percent\n      low\n      high\n    }\n  }\n": typeof types.FairSideFieldsFragmentDoc,
    "\n  fragment FairComparisonFields on FairGroup {\n    id\n    label\n    hasDifference\n    fair {\n      ...FairSideFields\n    }\n    open {\n      ...FairSideFields\n    }\n  }\n": typeof types.FairComparisonFieldsFragmentDoc,
    "\n  fragment FilterNewsFields on SavedFilter {\n    id\n    name\n  }\n": typeof types.FilterNewsFieldsFragmentDoc,
    "\n  query FilterNewsCounts {\n    savedFilters {\n      id\n      newCandidateCount\n    }\n  }\n": typeof types.FilterNewsCountsDocument,
    "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    accepted\n    scheduled\n    hired\n    readRate\n    personalShare\n    rows(by: $by) @include(if: $hasRows) {\n      id\n      label\n      firstSentAt\n      sent\n      accepted\n      hired\n    }\n  }\n": typeof types.FunnelFieldsFragmentDoc,
    "\n  mutation CreatePreRegistration($preRegistration: PreRegistrationInput!) {\n    createPreRegistration(preRegistration: $preRegistration)\n  }\n": typeof types.CreatePreRegistrationDocument,
    "\n  fragment NewsFields on WhitepaperConnection {\n    newCount\n    nodes {\n      id\n      title\n      pages\n      isNew\n    }\n  }\n": typeof types.NewsFieldsFragmentDoc,
    "\n  fragment PlanBooking on Booking {\n    status\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.PlanBookingFragmentDoc,
    "\n  fragment PlanFields on SchedulingDate {\n    __typename\n    id\n    startAt\n    endAt\n    calledOffAt\n    totalCountAcceptedSearchCandidates\n    scheduling {\n      title\n      location\n      url\n    }\n    ... on EventDate {\n      capacity\n    }\n    ... on InterviewDate {\n      acceptedSearchCandidate {\n        ...PlanBooking\n      }\n    }\n  }\n": typeof types.PlanFieldsFragmentDoc,
    "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n    slowdown {\n      answered\n      ended\n      perDay\n    }\n    nextReturn {\n      day\n      count\n    }\n  }\n": typeof types.QuotaFieldsFragmentDoc,
    "\n  fragment SetupFields on OwnCompanyPage {\n    setUpAt\n    missing {\n      part\n    }\n    company {\n      logo {\n        url\n      }\n      cover {\n        url\n      }\n    }\n  }\n": typeof types.SetupFieldsFragmentDoc,
    "\n  fragment PageCheckFields on OwnCompanyPage {\n    isCheckDue\n  }\n": typeof types.PageCheckFieldsFragmentDoc,
    "\n  fragment ReportTodoFields on OfferReportConnection {\n    totalCount\n    nodes {\n      answerBy\n    }\n  }\n": typeof types.ReportTodoFieldsFragmentDoc,
    "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n    scheduled\n  }\n": typeof types.TodoFieldsFragmentDoc,
    "\n  query InterviewsPage {\n    interviews {\n      id\n      type\n      title\n      startAt\n      endAt\n      location\n      url\n      emergencyContact\n      bookings {\n        id\n        status\n        evaluation {\n          canWrite\n          own {\n            id\n          }\n        }\n        candidate {\n          id\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n": typeof types.InterviewsPageDocument,
    "\n  query InterviewedStudentPage($id: ID!) {\n    interviewedStudent(bookingId: $id) {\n      interview {\n        title\n        startAt\n        endAt\n      }\n      booking {\n        id\n        evaluation {\n          ...BookingEvaluationFields\n          own {\n            id\n          }\n          others {\n            id\n          }\n        }\n        candidate {\n          id\n          schoolName\n          departmentName\n          education {\n            graduationYear\n          }\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n          ...StudentProfile\n          evaluations {\n            id\n            ...EvaluationFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.InterviewedStudentPageDocument,
    "\n  query JobCompletePage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      title\n      isArchived\n      totalSent\n      canSendScoutInvitation\n    }\n  }\n": typeof types.JobCompletePageDocument,
    "\n  mutation CopyFinishedJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": typeof types.CopyFinishedJobDescriptionDocument,
    "\n  query CompletionMessagePage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      ... on MessageJobDescription {\n        completionDescription\n        completionUrls {\n          label\n          url\n        }\n      }\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n  }\n": typeof types.CompletionMessagePageDocument,
    "\n  mutation UpdateCompletionMessage($jobId: ID!, $messageInput: MessageCompletionInput!, $revision: Int) {\n    updateJobDescriptionCompletion(jobId: $jobId, messageInput: $messageInput, revision: $revision) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": typeof types.UpdateCompletionMessageDocument,
    "\n  query CompletionSchedulingPage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      ... on SchedulingJobDescription {\n        scheduling {\n          id\n        }\n      }\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n": typeof types.CompletionSchedulingPageDocument,
    "\n  mutation UpdateCompletionScheduling($jobId: ID!, $schedulingInput: SchedulingCompletionInput!, $revision: Int) {\n    updateJobDescriptionCompletion(jobId: $jobId, schedulingInput: $schedulingInput, revision: $revision) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": typeof types.UpdateCompletionSchedulingDocument,
    "\n  fragment SchedulingChoice on Scheduling {\n    id\n    type\n    title\n    schedulingDates {\n      startAt\n      closesAt\n      hasCapacity\n    }\n  }\n": typeof types.SchedulingChoiceFragmentDoc,
    "\n  query FindSchedulingDate($id: ID!) {\n    schedulingDate(id: $id) {\n      id\n      startAt\n    }\n  }\n": typeof types.FindSchedulingDateDocument,
    "\n  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {\n      edges {\n        node {\n          ...DateFields\n        }\n      }\n    }\n    schedulingDateRequests {\n      ...RequestFields\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          __typename\n          ... on SchedulingJobDescription {\n            scheduling {\n              id\n            }\n          }\n        }\n      }\n    }\n    scheduling(id: $schedulingId) @include(if: $isEditing) {\n      ...EditedFields\n    }\n  }\n": typeof types.EventsPageDocument,
    "\n  mutation UpdateSchedulingEvent(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [EventDateInput!]!\n    $updateSchedulingDates: [UpdateEventDateInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    updateSchedulingEvent(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateSchedulingEventDocument,
    "\n  mutation UpdateSchedulingInterview(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [InterviewDateInput!]!\n    $updateSchedulingDates: [UpdateInterviewDateInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    updateSchedulingInterview(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateSchedulingInterviewDocument,
    "\n  mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {\n    deleteSchedulingDate(id: $id, schedulingType: $schedulingType)\n  }\n": typeof types.DeleteSchedulingDateDocument,
    "\n  mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {\n    toggleSchedulingDateCapacityFull(schedulingDateId: $schedulingDateId, isCapacityFull: $isCapacityFull) {\n      id\n    }\n  }\n": typeof types.ToggleSchedulingDateCapacityFullDocument,
    "\n  mutation AnswerSchedulingDateRequest(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [WishedDateInput!]!\n    $updateSchedulingDates: [ChangedBesideInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    answerSchedulingDateRequest(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    )\n  }\n": typeof types.AnswerSchedulingDateRequestDocument,
    "\n  mutation RefuseSchedulingDateRequest($id: ID!, $message: String) {\n    refuseSchedulingDateRequest(id: $id, message: $message)\n  }\n": typeof types.RefuseSchedulingDateRequestDocument,
    "\n  mutation CallOffSchedulingDate($id: ID!, $message: String!) {\n    callOffSchedulingDate(id: $id, message: $message)\n  }\n": typeof types.CallOffSchedulingDateDocument,
    "\n  mutation UpdateBookingAttendance($id: ID!, $attendance: BookingAttendance!) {\n    updateBookingAttendance(id: $id, attendance: $attendance) {\n      id\n    }\n  }\n": typeof types.UpdateBookingAttendanceDocument,
    "\n  query CheckInPage($id: ID!) {\n    checkInDoor(schedulingDateId: $id) {\n      id\n      title\n      startAt\n      endAt\n      opensAt\n      closesAt\n      bookings {\n        id\n        status\n        checkedInAt\n        candidate {\n          id\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n": typeof types.CheckInPageDocument,
    "\n  subscription CheckInDoorMoved($id: ID!) {\n    checkInDoorMoved(schedulingDateId: $id)\n  }\n": typeof types.CheckInDoorMovedDocument,
    "\n  mutation CheckInBooking($schedulingDateId: ID!, $code: String!) {\n    checkInBooking(schedulingDateId: $schedulingDateId, code: $code) {\n      id\n      checkedInAt\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": typeof types.CheckInBookingDocument,
    "\n  fragment BookedStudent on Booking {\n    id\n    status\n    canMarkAttendance\n    scoutInvitationId\n    previousStartAt\n    dayNotice {\n      kind\n      minutes\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n      education {\n        graduationYear\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.BookedStudentFragmentDoc,
    "\n  fragment DateFields on SchedulingDate {\n    __typename\n    id\n    startAt\n    endAt\n    canDelete\n    hasCapacity\n    isForceCapacityFull\n    calledOffAt\n    isClosed\n    totalCountAcceptedSearchCandidates\n    waitingCount\n    offeredCount\n    scheduling {\n      id\n      type\n      title\n      location\n      url\n    }\n    jobs {\n      id\n      title\n    }\n    notifiedCompanyUsers {\n      id\n      familyName\n    }\n    ... on EventDate {\n      capacity\n      acceptedSearchCandidates {\n        ...BookedStudent\n      }\n    }\n    ... on InterviewDate {\n      acceptedSearchCandidate {\n        ...BookedStudent\n      }\n    }\n  }\n": typeof types.DateFieldsFragmentDoc,
    "\n  fragment EditedBooking on Booking {\n    scoutInvitationId\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.EditedBookingFragmentDoc,
    "\n  fragment EditedFields on Scheduling {\n    id\n    revision\n    type\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    remindOneDayBefore\n    remindThreeDaysBefore\n    schedulingDates {\n      __typename\n      id\n      startAt\n      endAt\n      canDelete\n      calledOffAt\n      totalCountAcceptedSearchCandidates\n      waitingCount\n      notifiedCompanyUsers {\n        id\n      }\n      ... on EventDate {\n        capacity\n        acceptedSearchCandidates {\n          ...EditedBooking\n        }\n      }\n      ... on InterviewDate {\n        acceptedSearchCandidate {\n          ...EditedBooking\n        }\n      }\n    }\n  }\n": typeof types.EditedFieldsFragmentDoc,
    "\n  fragment RequestFields on SchedulingDateRequest {\n    id\n    request\n    dueAt\n    isOverdue\n    isBeforeDates\n    promptedAt\n    preferred {\n      date\n      timeOfDay\n    }\n    job {\n      id\n      title\n    }\n    scheduling {\n      id\n      type\n      title\n      schedulingDates {\n        startAt\n        endAt\n        ... on EventDate {\n          capacity\n        }\n      }\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.RequestFieldsFragmentDoc,
    "\n  query ExperimentsPage {\n    scoutExperiments {\n      id\n      title\n      jobTitle\n      state\n      startedAt\n      endsAt\n      verdict\n      interval {\n        low\n        high\n      }\n      versions {\n        version\n        sent\n      }\n    }\n  }\n": typeof types.ExperimentsPageDocument,
    "\n  mutation StartScoutExperiment(\n    $jobId: ID!\n    $title: String!\n    $baseRate: Int!\n    $difference: Int!\n    $versionA: LetterTextInput!\n    $versionB: LetterTextInput!\n  ) {\n    startScoutExperiment(\n      jobId: $jobId\n      title: $title\n      baseRate: $baseRate\n      difference: $difference\n      versionA: $versionA\n      versionB: $versionB\n    ) {\n      id\n    }\n  }\n": typeof types.StartScoutExperimentDocument,
    "\n  mutation StopScoutExperiment($id: ID!) {\n    stopScoutExperiment(id: $id) {\n      id\n    }\n  }\n": typeof types.StopScoutExperimentDocument,
    "\n  query ExperimentPage($id: ID!) {\n    scoutExperiment(id: $id) {\n      id\n      title\n      jobId\n      jobTitle\n      baseRate\n      difference\n      needed\n      startedAt\n      startedBy {\n        familyName\n      }\n      endsAt\n      endedAt\n      state\n      endCause\n      verdict\n      interval {\n        low\n        high\n      }\n      versions {\n        version\n        subject\n        message\n        sent\n        judged\n        accepted\n        interval {\n          low\n          high\n        }\n      }\n      looks {\n        day\n        judgedA\n        acceptedA\n        judgedB\n        acceptedB\n        interval {\n          low\n          high\n        }\n      }\n    }\n  }\n": typeof types.ExperimentPageDocument,
    "\n  query StartExperimentPage {\n    jobDescriptionsForScoutInvitation {\n      id\n      title\n      lastScoutText {\n        subject\n        message\n      }\n      scoutAcceptances {\n        accepted\n        judged\n      }\n      scoutExperiment {\n        id\n      }\n    }\n    scoutQuota {\n      limit\n    }\n  }\n": typeof types.StartExperimentPageDocument,
    "\n  query JobListPage($isArchived: Boolean!, $keyword: String) {\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived, keyword: $keyword) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n": typeof types.JobListPageDocument,
    "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n": typeof types.UpdateJobDescriptionStatusDocument,
    "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n": typeof types.UpdateJobDescriptionIsArchivedDocument,
    "\n  mutation CheckJobDescription($id: ID!) {\n    checkJobDescription(id: $id) {\n      id\n    }\n  }\n": typeof types.CheckJobDescriptionDocument,
    "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n": typeof types.DeleteJobDescriptionDocument,
    "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": typeof types.DuplicateJobDescriptionDocument,
    "\n  mutation FollowUpScoutInvitations($ids: [ID!]!, $text: String!) {\n    followUpScoutInvitations(ids: $ids, text: $text)\n  }\n": typeof types.FollowUpScoutInvitationsDocument,
    "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    __typename\n    isArchived\n    isFair\n    takedown {\n      reason\n    }\n    lastEditedAt\n    canDelete\n    checkedAt\n    needsCheck\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalSentInSight\n    totalScheduled\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n": typeof types.JobRowFieldsFragmentDoc,
    "\n  fragment JobStudent on SearchCandidate {\n    id\n    schoolName\n    departmentName\n    education {\n      graduationYear\n    }\n    labels {\n      id\n      text\n    }\n    scoutInvitations {\n      id\n      status\n      round\n      invitationDate\n      personalShare\n      scheduledFor\n      isWithdrawn\n      answeredAt\n      followUpFrom\n      followUp {\n        dueAt\n        isPlanned\n      }\n      schedulingStatus\n      job {\n        id\n      }\n      booking {\n        status\n        schedulingDate {\n          startAt\n        }\n      }\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n": typeof types.JobStudentFragmentDoc,
    "\n  query JobStudentsPage(\n    $jobId: ID!\n    $status: JobScoutInvitationStatus!\n    $schedulingStatus: SchedulingStatus\n    $first: Int!\n    $offset: Int!\n  ) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    jobDescription(jobId: $jobId) {\n      __typename\n      id\n      title\n      isArchived\n      totalSent\n    }\n    SENT: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: SENT, first: 0) {\n      totalCount\n    }\n    PENDING: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: PENDING, first: 0) {\n      totalCount\n    }\n    ACCEPTED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: ACCEPTED, first: 0) {\n      totalCount\n    }\n    DECLINED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: DECLINED, first: 0) {\n      totalCount\n    }\n    HIRED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: HIRED, first: 0) {\n      totalCount\n    }\n    students: searchCandidatesByJob(\n      jobId: $jobId\n      scoutInvitationStatus: $status\n      schedulingStatus: $schedulingStatus\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      edges {\n        node {\n          ...JobStudent\n        }\n      }\n    }\n  }\n": typeof types.JobStudentsPageDocument,
    "\n  mutation WithdrawScoutInvitations($ids: [ID!]!) {\n    withdrawScoutInvitations(ids: $ids)\n  }\n": typeof types.WithdrawScoutInvitationsDocument,
    "\n  mutation KeepJobDescriptionOpen($jobId: ID!, $revision: Int!, $part: JobPart!) {\n    keepJobDescriptionOpen(jobId: $jobId) {\n      id\n      writers {\n        id\n        familyName\n      }\n      savedSince(revision: $revision, part: $part) {\n        by\n        savedAt\n      }\n    }\n  }\n": typeof types.KeepJobDescriptionOpenDocument,
    "\n  mutation CreateSchedulingEvent(\n    $title: String!\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $jobId: ID\n    $schedulingDates: [EventDateInput!]!\n  ) {\n    createSchedulingEvent(\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      jobId: $jobId\n      schedulingDates: $schedulingDates\n    ) {\n      id\n    }\n  }\n": typeof types.CreateSchedulingEventDocument,
    "\n  mutation CreateSchedulingInterview(\n    $title: String!\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $jobId: ID\n    $schedulingDates: [InterviewDateInput!]!\n  ) {\n    createSchedulingInterview(\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      jobId: $jobId\n      schedulingDates: $schedulingDates\n    ) {\n      id\n    }\n  }\n": typeof types.CreateSchedulingInterviewDocument,
    "\n  query StaffDates($companyUserIds: [ID!]!, $startDate: Date!, $endDate: Date!) {\n    staffDates(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {\n      companyUserId\n      schedulingId\n      schedulingType\n      startAt\n      endAt\n    }\n    staffBusyTimes(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {\n      companyUserId\n      startAt\n      endAt\n    }\n  }\n": typeof types.StaffDatesDocument,
    "\n  query RecruitmentProcessPage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      recruitmentProcess {\n        __typename\n        label\n        ... on StandardRecruitmentStep {\n          id\n        }\n      }\n      recruitmentProcessDescription\n    }\n    recruitmentSteps {\n      id\n      label\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n  }\n": typeof types.RecruitmentProcessPageDocument,
    "\n  mutation UpdateRecruitmentProcess(\n    $id: ID!\n    $steps: [RecruitmentStepInput!]!\n    $customSteps: [CustomRecruitmentStepInput!]!\n    $description: String!\n    $status: JobStatus!\n    $revision: Int\n  ) {\n    updateJobDescriptionRecruitmentProcess(\n      id: $id\n      steps: $steps\n      customSteps: $customSteps\n      description: $description\n      status: $status\n      revision: $revision\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": typeof types.UpdateRecruitmentProcessDocument,
    "\n  mutation CreateJobDescription(\n    $title: String!\n    $jobTypeIds: [ID!]!\n    $scoutTypeId: ID!\n    $contents: ContentBlocksInput!\n    $conditions: [JobConditionInput!]\n  ) {\n    createJobDescription(\n      title: $title\n      jobTypeIds: $jobTypeIds\n      scoutTypeId: $scoutTypeId\n      contents: $contents\n      conditions: $conditions\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": typeof types.CreateJobDescriptionDocument,
    "\n  mutation UpdateJobDescriptionContents(\n    $id: ID!\n    $title: String!\n    $jobTypeIds: [ID!]!\n    $scoutTypeId: ID!\n    $contents: ContentBlocksInput!\n    $conditions: [JobConditionInput!]\n    $status: JobStatus!\n    $revision: Int\n    $isChangeConfirmed: Boolean\n  ) {\n    updateJobDescriptionContents(\n      id: $id\n      title: $title\n      jobTypeIds: $jobTypeIds\n      scoutTypeId: $scoutTypeId\n      contents: $contents\n      conditions: $conditions\n      status: $status\n      revision: $revision\n      isChangeConfirmed: $isChangeConfirmed\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": typeof types.UpdateJobDescriptionContentsDocument,
    "\n  mutation PublishJobDescription($id: ID!, $status: JobStatus!, $revision: Int) {\n    updateJobDescriptionStatus(id: $id, status: $status, revision: $revision) {\n      id\n    }\n  }\n": typeof types.PublishJobDescriptionDocument,
    "\n  fragment WrittenJob on JobDescription {\n    __typename\n    id\n    revision\n    title\n    status\n    isArchived\n    canSaveAsDraft\n    takedown {\n      reason\n    }\n    totalSent\n    lastEditedAt\n    checkedAt\n    scoutType {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n    contents {\n      ...ContentBlockFields\n    }\n    conditions {\n      label\n      body\n    }\n    recruitmentProcess {\n      label\n    }\n    recruitmentProcessDescription\n  }\n": typeof types.WrittenJobFragmentDoc,
    "\n  query JobWriterPage($jobId: ID!, $isNew: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        company {\n          ...JobCompany\n        }\n      }\n    }\n    scoutTypes {\n      id\n      label\n      note\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    jobDescription(jobId: $jobId) @skip(if: $isNew) {\n      ...WrittenJob\n    }\n  }\n": typeof types.JobWriterPageDocument,
    "\n  query JobPublishPage($jobId: ID!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        company {\n          ...JobCompany\n        }\n      }\n    }\n    jobDescription(jobId: $jobId) {\n      __typename\n      id\n      revision\n      title\n      status\n      isArchived\n      totalSent\n      canSaveAsDraft\n      takedown {\n        reason\n      }\n      canSendScoutInvitation\n      missingParts {\n        code\n        label\n      }\n      contents {\n        ...ContentBlockFields\n      }\n      ...JobBody\n      ... on MessageJobDescription {\n        completionDescription\n        completionUrls {\n          label\n          url\n        }\n      }\n      ... on SchedulingJobDescription {\n        scheduling {\n          id\n          title\n          schedulingDates {\n            id\n            startAt\n            closesAt\n            hasCapacity\n          }\n        }\n      }\n    }\n  }\n": typeof types.JobPublishPageDocument,
    "\n  query ClientLayout {\n    serviceNotices(area: CLIENT) {\n      id\n      ...ServiceNoticeFields\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        role\n        canWrite\n        unansweredThreadCount\n        familyName\n        givenName\n        user {\n          picture\n        }\n        company {\n          displayName\n        }\n        contract {\n          status\n        }\n        unreadNotificationCount\n        unreadNotificationPaths\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": typeof types.ClientLayoutDocument,
    "\n  query OfferReportsPage($first: Int!, $offset: Int!) {\n    offerReports(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...OpenReport\n      }\n    }\n  }\n": typeof types.OfferReportsPageDocument,
    "\n  fragment OpenReport on OfferReport {\n    acceptedOn\n    answerBy\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.OpenReportFragmentDoc,
    "\n  query OutcomesPage($ids: [ID!]!) {\n    outcomeCases(scoutInvitationIds: $ids) {\n      ...OutcomeCase\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n    sendableJobs: jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          status\n        }\n      }\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n": typeof types.OutcomesPageDocument,
    "\n  mutation TellOutcomes($outcomes: [OutcomeInput!]!) {\n    tellOutcomes(outcomes: $outcomes) {\n      scoutInvitationId\n      tellsAt\n      refusal {\n        code\n      }\n    }\n  }\n": typeof types.TellOutcomesDocument,
    "\n  fragment OutcomeCase on OutcomeCase {\n    scoutInvitationId\n    revision\n    outcome\n    outcomeToldAt\n    bookedUntil\n    isStepOver\n    isThreadEnded\n    tellsAt\n    history {\n      at\n      kind\n      title\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.OutcomeCaseFragmentDoc,
    "\n  query OwedAnswersPage($first: Int!, $offset: Int!) {\n    owedAnswers(first: $first, offset: $offset) {\n      totalCount\n      outcomeRecord {\n        total\n        inTime\n      }\n      promiseRecord {\n        students\n        total\n        kept\n      }\n      nodes {\n        scoutInvitationId\n        ...OwedStudent\n      }\n    }\n    heldOutcomes {\n      ...HeldOutcome\n    }\n    owedDates {\n      ...OwedStudent\n      ...WishOfOwed\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n  }\n": typeof types.OwedAnswersPageDocument,
    "\n  mutation TakeBackOutcome($scoutInvitationId: ID!, $heldOutcomeId: ID) {\n    takeBackOutcome(scoutInvitationId: $scoutInvitationId, heldOutcomeId: $heldOutcomeId)\n  }\n": typeof types.TakeBackOutcomeDocument,
    "\n  mutation OfferDates($scoutInvitationId: ID!, $schedulingId: ID!) {\n    offerDates(scoutInvitationId: $scoutInvitationId, schedulingId: $schedulingId)\n  }\n": typeof types.OfferDatesDocument,
    "\n  fragment HeldOutcome on HeldOutcome {\n    id\n    scoutInvitationId\n    outcome\n    message\n    tellsAt\n    candidate {\n      id\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.HeldOutcomeFragmentDoc,
    "\n  fragment WishOfOwed on OwedAnswer {\n    scoutInvitationId\n    schedulingId\n    wish {\n      request\n      preferred {\n        date\n        timeOfDay\n      }\n    }\n  }\n": typeof types.WishOfOwedFragmentDoc,
    "\n  fragment OwedStudent on OwedAnswer {\n    scoutInvitationId\n    since\n    dueOn\n    promptedAt\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.OwedStudentFragmentDoc,
    "\n  fragment OwnContractRequest on ContractRequest {\n    id\n    kind\n    status\n    planLabel\n    wantedFrom\n    message\n    insertedAt\n    answer\n    answeredAt\n  }\n": typeof types.OwnContractRequestFragmentDoc,
    "\n  mutation SaveEvaluation($bookingId: ID!, $formVersion: Int!, $scores: [Int!]!, $text: String!) {\n    saveEvaluation(bookingId: $bookingId, formVersion: $formVersion, scores: $scores, text: $text)\n  }\n": typeof types.SaveEvaluationDocument,
    "\n  fragment EvaluationFields on Evaluation {\n    id\n    isOwn\n    formVersion\n    points {\n      name\n      score\n    }\n    text\n    metAt\n    jobTitle\n    editedAt\n    author {\n      familyName\n      givenName\n      hasLeft\n    }\n  }\n": typeof types.EvaluationFieldsFragmentDoc,
    "\n  fragment BookingEvaluationFields on BookingEvaluation {\n    canWrite\n    hiddenCount\n    form {\n      version\n      points\n    }\n    own {\n      ...EvaluationFields\n    }\n    others {\n      id\n      ...EvaluationFields\n    }\n  }\n": typeof types.BookingEvaluationFieldsFragmentDoc,
    "\n  subscription CompanyCountMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": typeof types.CompanyCountMovedDocument,
    "\n  query CompanyThreadCount {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        unansweredThreadCount\n      }\n    }\n  }\n": typeof types.CompanyThreadCountDocument,
    "\n  query PaletteData {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canWrite\n      }\n    }\n    savedFilters {\n      id\n      name\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n        }\n      }\n    }\n  }\n": typeof types.PaletteDataDocument,
    "\n  query NamedStudents($text: String!) {\n    namedStudents(text: $text) {\n      scoutInvitationId\n      candidateId\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      jobTitle\n    }\n  }\n": typeof types.NamedStudentsDocument,
    "\n  query CompanyUserOnly {\n    ownCompanyUserProfile {\n      __typename\n    }\n  }\n": typeof types.CompanyUserOnlyDocument,
    "\n  mutation SaveScoutDraft(\n    $jobId: ID!\n    $revision: ID!\n    $readRevision: ID\n    $subject: String!\n    $message: String!\n    $template: UsedScoutTemplateInput\n    $promises: [ScoutPromiseKind!]!\n    $followUp: String\n    $students: [ScoutDraftStudentInput!]!\n  ) {\n    saveScoutDraft(\n      jobId: $jobId\n      revision: $revision\n      readRevision: $readRevision\n      subject: $subject\n      message: $message\n      template: $template\n      promises: $promises\n      followUp: $followUp\n      students: $students\n    ) {\n      jobId\n    }\n  }\n": typeof types.SaveScoutDraftDocument,
    "\n  mutation DeleteScoutDraft($jobId: ID!, $revision: ID!) {\n    deleteScoutDraft(jobId: $jobId, revision: $revision)\n  }\n": typeof types.DeleteScoutDraftDocument,
    "\n  query OwnScoutDraft($jobId: ID!) {\n    ownScoutDraft(jobId: $jobId) {\n      ...ScoutDraftFields\n    }\n  }\n": typeof types.OwnScoutDraftDocument,
    "\n  query OwnScoutDrafts {\n    ownScoutDrafts {\n      ...ScoutDraftFields\n    }\n  }\n": typeof types.OwnScoutDraftsDocument,
    "\n  fragment ScoutDraftFields on ScoutDraft {\n    jobId\n    revision\n    savedAt\n    deviceFamily\n    leftOut\n    subject\n    message\n    template {\n      id\n      version\n    }\n    promises\n    followUp\n    students {\n      candidateId\n      reason\n      quotations {\n        field\n        text\n      }\n    }\n  }\n": typeof types.ScoutDraftFieldsFragmentDoc,
    "\n  fragment ScoutStatus on SentScoutInvitation {\n    status\n    isWithdrawn\n    round\n    invitationDate\n    scheduledFor\n    endedAt\n    contactedAt\n  }\n": typeof types.ScoutStatusFragmentDoc,
    "\n  query CompanyUserPasswordResetPage($code: String!) {\n    companyUserPasswordReset(code: $code)\n  }\n": typeof types.CompanyUserPasswordResetPageDocument,
    "\n  mutation ResetCompanyUserPassword($code: String!, $password: String!) {\n    resetCompanyUserPassword(code: $code, password: $password)\n  }\n": typeof types.ResetCompanyUserPasswordDocument,
    "\n  mutation RequestCompanyUserPasswordReset($email: String!) {\n    requestCompanyUserPasswordReset(email: $email)\n  }\n": typeof types.RequestCompanyUserPasswordResetDocument,
    "\n  query PipelinePage($jobId: ID!, $text: String!, $onBoard: Int!, $stage: String, $inTable: Int!, $offset: Int!) {\n    pipelineJobs {\n      id\n      title\n      studentCount\n    }\n    pipeline(jobId: $jobId, text: $text) {\n      job {\n        id\n        title\n      }\n      studentCount\n      stages {\n        key\n        kind\n        label\n        isPlaceable\n        studentCount\n        students(first: $onBoard) {\n          ...PipelineStudentFields\n        }\n      }\n      students(stage: $stage, first: $inTable, offset: $offset) {\n        ...PipelineStudentFields\n      }\n    }\n  }\n": typeof types.PipelinePageDocument,
    "\n  mutation PlaceStudents($jobId: ID!, $placements: [PlacementInput!]!) {\n    placeStudents(jobId: $jobId, placements: $placements) {\n      scoutInvitationId\n      revision\n    }\n  }\n": typeof types.PlaceStudentsDocument,
    "\n  query PipelineJobs {\n    pipelineJobs {\n      id\n    }\n  }\n": typeof types.PipelineJobsDocument,
    "\n  fragment PipelineStudentFields on PipelineStudent {\n    scoutInvitationId\n    candidateId\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    schoolName\n    stage\n    firstStage\n    isDecided\n    revision\n    placedAt\n    placedBy {\n      familyName\n    }\n    inCharge {\n      familyName\n    }\n    turn {\n      side\n      word\n      dueOn\n    }\n    promptedAt\n    dateEndsAt\n  }\n": typeof types.PipelineStudentFieldsFragmentDoc,
    "\n  query CompanyUserProfilePage {\n    ownCompanyUserProfile {\n      ...UserPhoto\n      ...UserProfileForm\n    }\n  }\n": typeof types.CompanyUserProfilePageDocument,
    "\n  mutation UpdateUserProfile($profile: CompanyUserProfileInput!) {\n    updateCompanyUserProfile(profile: $profile) {\n      id\n    }\n  }\n": typeof types.UpdateUserProfileDocument,
    "\n  mutation UpdateUserPicture($encodedImage: String!) {\n    updateCompanyUserPicture(encodedImage: $encodedImage) {\n      id\n    }\n  }\n": typeof types.UpdateUserPictureDocument,
    "\n  mutation RemoveUserPicture {\n    removeCompanyUserPicture {\n      id\n    }\n  }\n": typeof types.RemoveUserPictureDocument,
    "\n  fragment UserPhoto on CompanyUserProfile {\n    picture\n  }\n": typeof types.UserPhotoFragmentDoc,
    "\n  fragment UserProfileForm on CompanyUserProfile {\n    email\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    title\n    messageToStudents\n  }\n": typeof types.UserProfileFormFragmentDoc,
    "\n  query ClientRegistrationPage($code: String!) {\n    companyRegistration(code: $code) {\n      status\n      invitation {\n        way\n        ...RegistrationInvitation\n      }\n    }\n  }\n": typeof types.ClientRegistrationPageDocument,
    "\n  mutation RegisterCompanyUser($code: String!, $user: CompanyUserRegistrationInput!, $encodedImage: String) {\n    registerCompanyUser(code: $code, user: $user, encodedImage: $encodedImage)\n  }\n": typeof types.RegisterCompanyUserDocument,
    "\n  fragment RegistrationInvitation on CompanyRegistrationInvitation {\n    kind\n    email\n    companyName\n    corporateNumber\n    role\n    way\n    inviter\n    applicant {\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      department\n    }\n  }\n": typeof types.RegistrationInvitationFragmentDoc,
    "\n  query AccessTokensPage {\n    accessTokens {\n      id\n      revokedAt\n      expiresAt\n      ...TokenRow\n    }\n  }\n": typeof types.AccessTokensPageDocument,
    "\n  mutation CreateAccessToken($name: String!, $scopes: [AccessTokenScope!]!, $days: Int!) {\n    createAccessToken(name: $name, scopes: $scopes, days: $days) {\n      secret\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeAccessTokenDocument,
    "\n  fragment TokenRow on AccessToken {\n    id\n    name\n    scopes\n    insertedAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    maker {\n      familyName\n      givenName\n    }\n  }\n": typeof types.TokenRowFragmentDoc,
    "\n  query ActivityPage($filter: ActivityFilter!, $page: Int!) {\n    activityPeople {\n      id\n      name\n    }\n    activity(filter: $filter, page: $page) {\n      count\n      rows {\n        id\n        ...ActivityRow\n      }\n    }\n  }\n": typeof types.ActivityPageDocument,
    "\n  fragment ActivityRow on Activity {\n    id\n    insertedAt\n    kind\n    sentence\n    actorName\n    jobId\n    jobTitle\n    subjectName\n    personId\n    times\n    since\n    studentCount\n    isAboutStudent\n    candidateId\n  }\n": typeof types.ActivityRowFragmentDoc,
    "\n  query BookingClosingPage {\n    bookingClosingHours\n  }\n": typeof types.BookingClosingPageDocument,
    "\n  mutation UpdateBookingClosing($closingHours: Int!) {\n    updateBookingClosing(closingHours: $closingHours)\n  }\n": typeof types.UpdateBookingClosingDocument,
    "\n  query CompanyCalendarPage {\n    calendarFeed {\n      ...CalendarFeedState\n    }\n    busyCalendar {\n      ...BusyCalendarState\n    }\n  }\n": typeof types.CompanyCalendarPageDocument,
    "\n  mutation SaveBusyCalendar($address: String!) {\n    saveBusyCalendar(address: $address)\n  }\n": typeof types.SaveBusyCalendarDocument,
    "\n  mutation RemoveBusyCalendar {\n    removeBusyCalendar\n  }\n": typeof types.RemoveBusyCalendarDocument,
    "\n  fragment BusyCalendarState on BusyCalendar {\n    host\n    triedAt\n    readAt\n    trouble\n  }\n": typeof types.BusyCalendarStateFragmentDoc,
    "\n  query CompanyDevicesPage {\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n": typeof types.CompanyDevicesPageDocument,
    "\n  query FairModePage {\n    isFairModeOn\n    fairMode {\n      scope\n      users {\n        companyUser {\n          id\n          familyName\n          givenName\n        }\n        isListed\n        canWrite\n      }\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          status\n          isFair\n        }\n      }\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n  }\n": typeof types.FairModePageDocument,
    "\n  mutation UpdateFairMode($scope: FairModeScope!) {\n    updateFairMode(scope: $scope) {\n      scope\n    }\n  }\n": typeof types.UpdateFairModeDocument,
    "\n  mutation UpdateFairJob($id: ID!, $isOn: Boolean!) {\n    updateFairJob(jobId: $id, isFair: $isOn) {\n      id\n    }\n  }\n": typeof types.UpdateFairJobDocument,
    "\n  mutation UpdateFairModeUser($id: ID!, $isOn: Boolean!) {\n    updateFairModeUser(id: $id, isListed: $isOn) {\n      scope\n    }\n  }\n": typeof types.UpdateFairModeUserDocument,
    "\n  query NetworksPage {\n    allowedNetworks {\n      ownAddress\n      revision\n      networks {\n        network\n        label\n      }\n    }\n  }\n": typeof types.NetworksPageDocument,
    "\n  query AllowedNetworksEffect($networks: [AllowedNetworkInput!]!) {\n    allowedNetworksEffect(networks: $networks) {\n      isNarrower\n      signIns\n      outside\n    }\n  }\n": typeof types.AllowedNetworksEffectDocument,
    "\n  mutation UpdateAllowedNetworks($networks: [AllowedNetworkInput!]!, $revision: String) {\n    updateAllowedNetworks(networks: $networks, revision: $revision) {\n      ownAddress\n    }\n  }\n": typeof types.UpdateAllowedNetworksDocument,
    "\n  query SettingsViewer {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n        company {\n          id\n        }\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n": typeof types.SettingsViewerDocument,
    "\n  query PhrasesPage {\n    threadPhrases {\n      id\n      title\n      text\n    }\n  }\n": typeof types.PhrasesPageDocument,
    "\n  mutation CreateThreadPhrase($title: String!, $text: String!) {\n    createThreadPhrase(title: $title, text: $text) {\n      id\n    }\n  }\n": typeof types.CreateThreadPhraseDocument,
    "\n  mutation UpdateThreadPhrase($id: ID!, $title: String!, $text: String!, $revision: String) {\n    updateThreadPhrase(id: $id, title: $title, text: $text, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateThreadPhraseDocument,
    "\n  mutation DeleteThreadPhrase($id: ID!) {\n    deleteThreadPhrase(id: $id)\n  }\n": typeof types.DeleteThreadPhraseDocument,
    "\n  query PhrasePage($id: ID!) {\n    threadPhrase(id: $id) {\n      id\n      title\n      text\n      revision\n    }\n  }\n": typeof types.PhrasePageDocument,
    "\n  query NotificationPage {\n    viewer {\n      ... on CompanyViewer {\n        id\n        role\n      }\n    }\n    pushDevices {\n      ...PushDevice\n    }\n  }\n": typeof types.NotificationPageDocument,
    "\n  query ScoutNotificationPage {\n    scoutNotificationDefaults {\n      ...ForAllJobs\n    }\n    scoutNotificationSettings {\n      jobId\n      isArchived\n      isException\n      ...JobException\n    }\n    savedFilters {\n      ...FilterAlert\n    }\n  }\n": typeof types.ScoutNotificationPageDocument,
    "\n  mutation UpdateForAllJobs($settings: [ScoutNotificationSettingInput!]!, $digestHour: Int!) {\n    updateScoutNotificationDefaults(settings: $settings, digestHour: $digestHour) {\n      digestHour\n    }\n  }\n": typeof types.UpdateForAllJobsDocument,
    "\n  mutation UpdateJobException($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) {\n    updateScoutNotificationSettings(jobId: $jobId, settings: $settings) {\n      jobId\n    }\n  }\n": typeof types.UpdateJobExceptionDocument,
    "\n  mutation AddJobException($jobId: ID!) {\n    addScoutNotificationException(jobId: $jobId) {\n      jobId\n    }\n  }\n": typeof types.AddJobExceptionDocument,
    "\n  mutation RemoveJobException($jobId: ID!) {\n    removeScoutNotificationSettings(jobId: $jobId) {\n      jobId\n    }\n  }\n": typeof types.RemoveJobExceptionDocument,
    "\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n": typeof types.RemovePushDeviceDocument,
    "\n  fragment FilterAlert on SavedFilter {\n    id\n    name\n    alert {\n      timing\n      hour\n      weekday\n    }\n  }\n": typeof types.FilterAlertFragmentDoc,
    "\n  fragment ForAllJobs on ScoutNotificationDefaults {\n    digestHour\n    settings {\n      ...TimingRow\n    }\n  }\n": typeof types.ForAllJobsFragmentDoc,
    "\n  fragment JobException on JobScoutNotificationSettings {\n    jobId\n    jobTitle\n    isArchived\n    isException\n    settings {\n      ...TimingRow\n    }\n  }\n": typeof types.JobExceptionFragmentDoc,
    "\n  fragment PushDevice on PushDevice {\n    id\n    family\n    registeredAt\n    isCurrent\n  }\n": typeof types.PushDeviceFragmentDoc,
    "\n  fragment TimingRow on ScoutNotificationSetting {\n    kind\n    label\n    timing\n    usual\n  }\n": typeof types.TimingRowFragmentDoc,
    "\n  fragment ListedScoutTemplate on ScoutTemplate {\n    id\n    title\n    subject\n    message\n    isShared\n    job {\n      id\n      title\n    }\n  }\n": typeof types.ListedScoutTemplateFragmentDoc,
    "\n  query ScoutTemplatesPage {\n    scoutTemplates {\n      isShared\n      ...ListedScoutTemplate\n    }\n    archived: scoutTemplates(isArchived: true) {\n      ...ListedScoutTemplate\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n": typeof types.ScoutTemplatesPageDocument,
    "\n  mutation CreateScoutTemplate($title: String!, $subject: String!, $message: String!, $jobId: ID, $isShared: Boolean!) {\n    createScoutTemplate(title: $title, subject: $subject, message: $message, jobId: $jobId, isShared: $isShared) {\n      id\n    }\n  }\n": typeof types.CreateScoutTemplateDocument,
    "\n  mutation UpdateScoutTemplate(\n    $id: ID!\n    $title: String!\n    $subject: String!\n    $message: String!\n    $jobId: ID\n    $isShared: Boolean!\n    $revision: String\n  ) {\n    updateScoutTemplate(\n      id: $id\n      title: $title\n      subject: $subject\n      message: $message\n      jobId: $jobId\n      isShared: $isShared\n      revision: $revision\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateScoutTemplateDocument,
    "\n  mutation UpdateScoutTemplateIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateScoutTemplateIsArchived(id: $id, isArchived: $isArchived) {\n      id\n    }\n  }\n": typeof types.UpdateScoutTemplateIsArchivedDocument,
    "\n  mutation DeleteScoutTemplate($id: ID!) {\n    deleteScoutTemplate(id: $id)\n  }\n": typeof types.DeleteScoutTemplateDocument,
    "\n  query ScoutTemplatePage($id: ID!) {\n    scoutTemplate(id: $id) {\n      id\n      title\n      subject\n      message\n      isShared\n      isArchived\n      canDelete\n      version\n      revision\n      job {\n        id\n        title\n      }\n      versions {\n        ...TemplateVersion\n      }\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n": typeof types.ScoutTemplatePageDocument,
    "\n  fragment TemplateVersion on ScoutTemplateVersion {\n    version\n    subject\n    message\n    writtenAt\n    writtenBy {\n      familyName\n      givenName\n    }\n    result {\n      sent\n      accepted\n      acceptedRate\n      readRate\n      medianDays\n    }\n  }\n": typeof types.TemplateVersionFragmentDoc,
    "\n  query CompanySignInPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n      }\n    }\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.CompanySignInPageDocument,
    "\n  query AdminFactorRule {\n    adminFactorRule {\n      isRequired\n      adminsWithoutFactor\n    }\n  }\n": typeof types.AdminFactorRuleDocument,
    "\n  mutation UpdateAdminFactorRule($isRequired: Boolean!) {\n    updateAdminFactorRule(isRequired: $isRequired)\n  }\n": typeof types.UpdateAdminFactorRuleDocument,
    "\n  mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {\n    updateStaffPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.UpdateStaffPasswordDocument,
    "\n  mutation StartTotp {\n    startTotp\n  }\n": typeof types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      codes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveTotp {\n    removeTotp\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation StartStaffPasskey {\n    startStaffPasskey\n  }\n": typeof types.StartStaffPasskeyDocument,
    "\n  mutation AddStaffPasskey($answer: String!, $name: String!) {\n    addStaffPasskey(answer: $answer, name: $name)\n  }\n": typeof types.AddStaffPasskeyDocument,
    "\n  mutation RenameStaffPasskey($id: ID!, $name: String!) {\n    renameStaffPasskey(id: $id, name: $name)\n  }\n": typeof types.RenameStaffPasskeyDocument,
    "\n  mutation RemoveStaffPasskey($id: ID!) {\n    removeStaffPasskey(id: $id)\n  }\n": typeof types.RemoveStaffPasskeyDocument,
    "\n  mutation EndStaffDevice($id: ID!) {\n    endStaffDevice(id: $id)\n  }\n": typeof types.EndStaffDeviceDocument,
    "\n  mutation EndOtherStaffDevices {\n    endOtherStaffDevices\n  }\n": typeof types.EndOtherStaffDevicesDocument,
    "\n  query SingleSignOnPage {\n    mailDomains {\n      status\n      ...MailDomainRow\n    }\n    singleSignOn {\n      mode\n      testedAt\n      ...SingleSignOnProvider\n      ...SingleSignOnTest\n      ...SingleSignOnMode\n    }\n    companyMembers {\n      status\n      role\n      ...EmergencyAdmin\n    }\n  }\n": typeof types.SingleSignOnPageDocument,
    "\n  mutation AddMailDomain($domain: String!) {\n    addMailDomain(domain: $domain) {\n      domain\n    }\n  }\n": typeof types.AddMailDomainDocument,
    "\n  mutation CheckMailDomain($domain: String!) {\n    checkMailDomain(domain: $domain) {\n      domain\n      status\n    }\n  }\n": typeof types.CheckMailDomainDocument,
    "\n  mutation RemoveMailDomain($domain: String!) {\n    removeMailDomain(domain: $domain) {\n      domain\n    }\n  }\n": typeof types.RemoveMailDomainDocument,
    "\n  mutation UpdateSingleSignOnProvider($issuer: String!, $clientId: String!, $clientSecret: String) {\n    updateSingleSignOnProvider(issuer: $issuer, clientId: $clientId, clientSecret: $clientSecret) {\n      mode\n    }\n  }\n": typeof types.UpdateSingleSignOnProviderDocument,
    "\n  mutation UpdateSingleSignOnMode($mode: SingleSignOnMode!, $emergencyUserId: ID) {\n    updateSingleSignOnMode(mode: $mode, emergencyUserId: $emergencyUserId) {\n      mode\n    }\n  }\n": typeof types.UpdateSingleSignOnModeDocument,
    "\n  mutation RemoveSingleSignOn {\n    removeSingleSignOn\n  }\n": typeof types.RemoveSingleSignOnDocument,
    "\n  mutation UnbindSingleSignOn($companyUserId: ID!) {\n    unbindSingleSignOn(companyUserId: $companyUserId)\n  }\n": typeof types.UnbindSingleSignOnDocument,
    "\n  fragment MailDomainRow on MailDomain {\n    domain\n    status\n    record\n    found\n    checkedAt\n    provenAt\n  }\n": typeof types.MailDomainRowFragmentDoc,
    "\n  fragment SingleSignOnMode on SingleSignOn {\n    mode\n    emergencyUserId\n    usersOutside {\n      id\n      familyName\n      givenName\n      email\n    }\n  }\n": typeof types.SingleSignOnModeFragmentDoc,
    "\n  fragment EmergencyAdmin on CompanyMember {\n    id\n    familyName\n    givenName\n    email\n  }\n": typeof types.EmergencyAdminFragmentDoc,
    "\n  fragment SingleSignOnProvider on SingleSignOn {\n    issuer\n    clientId\n    mode\n  }\n": typeof types.SingleSignOnProviderFragmentDoc,
    "\n  fragment SingleSignOnTest on SingleSignOn {\n    testedAt\n    users {\n      id\n      familyName\n      givenName\n      lastSignedInAt\n    }\n  }\n": typeof types.SingleSignOnTestFragmentDoc,
    "\n  query WebhooksPage {\n    webhooks {\n      id\n      ...WebhookRow\n    }\n  }\n": typeof types.WebhooksPageDocument,
    "\n  mutation CreateWebhook($url: String!, $description: String!, $events: [WebhookEvent!]!) {\n    createWebhook(url: $url, description: $description, events: $events) {\n      id\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $url: String!, $description: String!, $events: [WebhookEvent!]!, $revision: String) {\n    updateWebhook(id: $id, url: $url, description: $description, events: $events, revision: $revision) {\n      id\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation UpdateWebhookState($id: ID!, $isOn: Boolean!) {\n    updateWebhookState(id: $id, isOn: $isOn) {\n      id\n    }\n  }\n": typeof types.UpdateWebhookStateDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      id\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation ShowWebhookSecret($id: ID!) {\n    showWebhookSecret(id: $id)\n  }\n": typeof types.ShowWebhookSecretDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation SendTestWebhook($id: ID!) {\n    sendTestWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.SendTestWebhookDocument,
    "\n  mutation RedeliverWebhook($id: ID!) {\n    redeliverWebhook(id: $id) {\n      id\n    }\n  }\n": typeof types.RedeliverWebhookDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    description\n    events\n    offBecause\n    failingSince\n  }\n": typeof types.WebhookRowFragmentDoc,
    "\n  query WebhookPage($id: ID!, $page: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      description\n      events\n      revision\n      offBecause\n      failingSince\n      ...WebhookStanding\n      ...WebhookSecret\n    }\n    webhookDeliveries(webhookId: $id, page: $page) {\n      count\n      rows {\n        id\n        ...WebhookDelivery\n      }\n    }\n  }\n": typeof types.WebhookPageDocument,
    "\n  fragment WebhookDelivery on WebhookDelivery {\n    id\n    status\n    type\n    label\n    insertedAt\n    dueAt\n    messageId\n    payload\n    attempts {\n      id\n      insertedAt\n      statusCode\n      trouble\n      tookMs\n      answer\n    }\n  }\n": typeof types.WebhookDeliveryFragmentDoc,
    "\n  fragment WebhookSecret on Webhook {\n    previousSecretUntil\n  }\n": typeof types.WebhookSecretFragmentDoc,
    "\n  fragment WebhookStanding on Webhook {\n    offBecause\n    offAt\n    failingSince\n  }\n": typeof types.WebhookStandingFragmentDoc,
    "\n  query StudentDatePage($id: ID!) {\n    threadWithCandidate(scoutInvitationId: $id) {\n      scoutInvitationId\n      ending\n      datesWithSeat {\n        id\n        startAt\n        endAt\n      }\n      candidate {\n        id\n        schoolName\n        departmentName\n        scoutInvitations {\n          id\n          booking {\n            status\n            schedulingDate {\n              id\n              startAt\n              endAt\n            }\n          }\n        }\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": typeof types.StudentDatePageDocument,
    "\n  mutation BookForCandidate($id: ID!, $date: ID!, $message: String) {\n    bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date, message: $message)\n  }\n": typeof types.BookForCandidateDocument,
    "\n  query InboxPage($filter: InboxFilter!, $jobId: ID, $text: String!, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        unansweredThreadCount\n      }\n    }\n    inbox(filter: $filter, jobId: $jobId, text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        ...ThreadRow\n      }\n      jobs {\n        id\n        title\n        threadCount\n      }\n    }\n  }\n": typeof types.InboxPageDocument,
    "\n  subscription InboxMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": typeof types.InboxMovedDocument,
    "\n  fragment ThreadRow on ThreadWithCandidate {\n    scoutInvitationId\n    state\n    isUnanswered\n    unreadCount\n    lastAt\n    lastMessage {\n      side\n      text\n    }\n    job {\n      title\n    }\n    inCharge {\n      familyName\n    }\n    candidate {\n      schoolName\n      departmentName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.ThreadRowFragmentDoc,
    "\n  query CompanyThreadPage($id: ID!, $before: Int) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        company {\n          displayName\n        }\n      }\n    }\n    threadWithCandidate(scoutInvitationId: $id) {\n      scoutInvitationId\n      state\n      ending\n      canWrite\n      lastPosition\n      readPosition\n      unreadCount\n      candidateReadPosition\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n      ...ThreadSide\n      ...PhraseValues\n    }\n    threadMessages(scoutInvitationId: $id, before: $before) {\n      ...ThreadMessageFields\n    }\n    threadEvents(scoutInvitationId: $id) {\n      ...ThreadEventFields\n    }\n    ...ThreadColleagues\n    threadPhrases {\n      ...ThreadPhrase\n    }\n  }\n": typeof types.CompanyThreadPageDocument,
    "\n  mutation SendToCandidate($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {\n    sendMessageToCandidate(scoutInvitationId: $id, text: $text, files: $files) {\n      lastPosition\n    }\n  }\n": typeof types.SendToCandidateDocument,
    "\n  mutation ReadThreadOfCompany($id: ID!, $position: Int!) {\n    readThreadWithCandidate(scoutInvitationId: $id, position: $position)\n  }\n": typeof types.ReadThreadOfCompanyDocument,
    "\n  mutation AssignThread($id: ID!, $companyUserId: ID!) {\n    updateThreadInCharge(scoutInvitationId: $id, companyUserId: $companyUserId)\n  }\n": typeof types.AssignThreadDocument,
    "\n  mutation SettleThread($id: ID!) {\n    settleThread(scoutInvitationId: $id)\n  }\n": typeof types.SettleThreadDocument,
    "\n  subscription CompanyThreadMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      lastPosition\n    }\n  }\n": typeof types.CompanyThreadMovedDocument,
    "\n  mutation TellThreadWriting($id: ID!) {\n    tellThreadWriting(scoutInvitationId: $id)\n  }\n": typeof types.TellThreadWritingDocument,
    "\n  subscription ThreadColleagueWriting($id: ID!) {\n    colleagueWriting(scoutInvitationId: $id) {\n      familyName\n    }\n  }\n": typeof types.ThreadColleagueWritingDocument,
    "\n  fragment ThreadPhrase on ThreadPhrase {\n    id\n    title\n    text\n  }\n": typeof types.ThreadPhraseFragmentDoc,
    "\n  fragment PhraseValues on ThreadWithCandidate {\n    job {\n      title\n    }\n    candidate {\n      id\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.PhraseValuesFragmentDoc,
    "\n  fragment ThreadSide on ThreadWithCandidate {\n    scoutInvitationId\n    state\n    isUnanswered\n    acceptedAt\n    job {\n      title\n      kind\n    }\n    inCharge {\n      id\n      familyName\n      givenName\n    }\n    candidate {\n      id\n      noteCount\n      schoolName\n      departmentName\n      taglines\n      education {\n        graduationYear\n      }\n      scoutInvitations {\n        id\n        booking {\n          status\n          schedulingDate {\n            startAt\n            endAt\n          }\n        }\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n        email\n        phoneNumber\n      }\n    }\n  }\n": typeof types.ThreadSideFragmentDoc,
    "\n  fragment ThreadColleagues on Query {\n    threadColleagues {\n      id\n      familyName\n      givenName\n    }\n  }\n": typeof types.ThreadColleaguesFragmentDoc,
    "\n  mutation InviteUsers($emails: [String!]!, $role: CompanyUserRole!) {\n    inviteCompanyUsers(emails: $emails, role: $role) {\n      email\n      outcome\n    }\n  }\n": typeof types.InviteUsersDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    resendCompanyUserInvitation(id: $id) {\n      id\n    }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation UpdateUserRole($id: ID!, $role: CompanyUserRole!) {\n    updateCompanyUserRole(id: $id, role: $role) {\n      id\n    }\n  }\n": typeof types.UpdateUserRoleDocument,
    "\n  mutation DisableUser($id: ID!) {\n    disableCompanyUser(id: $id) {\n      id\n    }\n  }\n": typeof types.DisableUserDocument,
    "\n  fragment Administrator on CompanyUser {\n    id\n    familyName\n    givenName\n    department\n    title\n    picture\n  }\n": typeof types.AdministratorFragmentDoc,
    "\n  query UsersPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n    companyAdministrators {\n      id\n      ...Administrator\n    }\n  }\n": typeof types.UsersPageDocument,
    "\n  query ManagedUsers {\n    companySeats {\n      limit\n      taken\n    }\n    companyMembers {\n      id\n      ...Member\n    }\n  }\n": typeof types.ManagedUsersDocument,
    "\n  fragment Member on CompanyMember {\n    id\n    email\n    role\n    status\n    familyName\n    givenName\n    department\n    title\n    invitationExpiresAt\n    lastSignedInAt\n    onlyNotifiedDates\n    inHand {\n      scheduledScouts\n      relations\n    }\n  }\n": typeof types.MemberFragmentDoc,
    "\n  query WhitepaperPage($id: ID!) {\n    whitepaper(id: $id) {\n      id\n      title\n      summary\n      contents\n      tags\n      pages\n      bytes\n      coverUrl\n      publishedAt\n      isNew\n      isOpen\n      minimumPlanLabel\n    }\n  }\n": typeof types.WhitepaperPageDocument,
    "\n  mutation RequestWhitepaperDownload($id: ID!) {\n    requestWhitepaperDownload(id: $id) {\n      hash\n      expiresAt\n    }\n  }\n": typeof types.RequestWhitepaperDownloadDocument,
    "\n  query WhitepaperDownloadPage($hash: String!) {\n    whitepaperDownload(hash: $hash) {\n      whitepaperId\n      title\n      state\n      expiresAt\n      remaining\n    }\n  }\n": typeof types.WhitepaperDownloadPageDocument,
    "\n  query WhitepaperList($tag: String, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    individualReportMonths\n    whitepaperTags {\n      tag\n      count\n    }\n    whitepapers(tag: $tag, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...WhitepaperCard\n      }\n    }\n  }\n": typeof types.WhitepaperListDocument,
    "\n  fragment WhitepaperCard on Whitepaper {\n    id\n    title\n    summary\n    tags\n    pages\n    coverUrl\n    isNew\n    isOpen\n    minimumPlanLabel\n  }\n": typeof types.WhitepaperCardFragmentDoc,
    "\n  query FormsPage {\n    graduationYears\n    regions {\n      prefectures {\n        id\n        label\n      }\n    }\n  }\n": typeof types.FormsPageDocument,
    "\n  query AssessmentCertificatePage($token: String!) {\n    assessmentCertificate(token: $token) {\n      id\n      name\n      insertedAt\n      expiresAt\n      sheet {\n        kind\n        ...AssessmentSheetFields\n      }\n    }\n  }\n": typeof types.AssessmentCertificatePageDocument,
    "\n  query AssessmentManualPage {\n    assessmentManual {\n      id\n      ...ManualScaleFields\n    }\n  }\n": typeof types.AssessmentManualPageDocument,
    "\n  fragment ManualScaleFields on AssessmentManualScale {\n    id\n    title\n    items\n    reliability\n    standardError\n    takers\n  }\n": typeof types.ManualScaleFieldsFragmentDoc,
    "\n  fragment AssessmentSheetFields on AssessmentSheet {\n    kind\n    takenOn\n    isReference\n    sections {\n      id\n      title\n      achieved\n      achievable\n      band\n      low\n      high\n      cuts\n      note\n    }\n    total {\n      achieved\n      achievable\n      band\n    }\n    traits {\n      traitId\n      leftLabel\n      rightLabel\n      percentage\n      low\n      high\n      text\n    }\n  }\n": typeof types.AssessmentSheetFieldsFragmentDoc,
    "\n  mutation AddCompanyImage($image: String!) {\n    addCompanyImage(image: $image) {\n      url\n      width\n      height\n    }\n  }\n": typeof types.AddCompanyImageDocument,
    "\n  mutation AskForVideoStill($video: String!) {\n    askForVideoStill(video: $video) {\n      url\n    }\n  }\n": typeof types.AskForVideoStillDocument,
    "\n  mutation IssueCalendarFeed {\n    issueCalendarFeed {\n      secret\n    }\n  }\n": typeof types.IssueCalendarFeedDocument,
    "\n  mutation EndCalendarFeed {\n    endCalendarFeed\n  }\n": typeof types.EndCalendarFeedDocument,
    "\n  fragment CalendarFeedState on CalendarFeed {\n    insertedAt\n    readAt\n  }\n": typeof types.CalendarFeedStateFragmentDoc,
    "\n  fragment CompanyCard on Company {\n    id\n    displayName\n    tagline\n    ...CompanyMark\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n    city\n    employees\n  }\n": typeof types.CompanyCardFragmentDoc,
    "\n  fragment CompanyMark on Company {\n    mark {\n      shape\n      background\n      foreground\n      logoUrl\n    }\n  }\n": typeof types.CompanyMarkFragmentDoc,
    "\n  fragment CompanyFacts on Company {\n    legalName\n    industries {\n      id\n      label\n    }\n    companySize {\n      label\n    }\n    employees\n    foundedOn\n    capitalYen\n    representative\n    postalCode\n    prefecture {\n      label\n    }\n    city\n    addressLine\n    building\n    offices {\n      id\n      label\n    }\n    phones {\n      id\n      label\n      number\n      shownNumber\n    }\n    urls {\n      label\n      url\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    youthInformation {\n      kind\n      label\n      body\n    }\n  }\n": typeof types.CompanyFactsFragmentDoc,
    "\n  fragment CompanyHead on Company {\n    displayName\n    tagline\n    mark {\n      background\n      logoUrl\n    }\n    cover {\n      url\n      width\n      height\n    }\n    coverDescription\n    ...CompanyMark\n  }\n": typeof types.CompanyHeadFragmentDoc,
    "\n  fragment CompanyPage on Company {\n    checkedAt\n    contents {\n      ...ContentBlockFields\n    }\n    others {\n      title\n      body\n    }\n    ...CompanyHead\n    ...CompanyFacts\n    voices {\n      ...CompanyVoiceFields\n    }\n    questions {\n      question\n      answer\n    }\n    figures {\n      ...CompanyFigureFields\n    }\n  }\n": typeof types.CompanyPageFragmentDoc,
    "\n  fragment CompanyFigureFields on CompanyFigure {\n    label\n    value\n    source\n    asOf\n  }\n": typeof types.CompanyFigureFieldsFragmentDoc,
    "\n  fragment CompanyVoiceFields on CompanyVoice {\n    speaker\n    body\n    image {\n      url\n      width\n      height\n    }\n  }\n": typeof types.CompanyVoiceFieldsFragmentDoc,
    "\n  fragment ContentBlockFields on ContentBlock {\n    __typename\n    ... on HeadingBlock {\n      text\n    }\n    ... on TextBlock {\n      body\n    }\n    ... on ImageBlock {\n      url\n      description\n      width\n      height\n    }\n    ... on YoutubeBlock {\n      videoId\n    }\n  }\n": typeof types.ContentBlockFieldsFragmentDoc,
    "\n  query PostalAddresses($postalCode: String!) {\n    postalAddresses(postalCode: $postalCode) {\n      prefectureId\n      prefecture\n      city\n      town\n    }\n  }\n": typeof types.PostalAddressesDocument,
    "\n  mutation CreateInquiry($inquiry: InquiryInput!) {\n    createInquiry(inquiry: $inquiry)\n  }\n": typeof types.CreateInquiryDocument,
    "\n  fragment JobBody on DescribedJob {\n    title\n    lastEditedAt\n    checkedAt\n    scoutType {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n    contents {\n      ...ContentBlockFields\n    }\n    conditions {\n      label\n      body\n    }\n    recruitmentProcess {\n      label\n    }\n    recruitmentProcessDescription\n  }\n": typeof types.JobBodyFragmentDoc,
    "\n  fragment JobCompany on Company {\n    displayName\n    ...CompanyMark\n  }\n": typeof types.JobCompanyFragmentDoc,
    "\n  fragment JobChanges on OfferedJob {\n    changes {\n      changedAt\n      lines {\n        label\n        before\n        after\n      }\n    }\n  }\n": typeof types.JobChangesFragmentDoc,
    "\n  fragment Sender on CompanyUser {\n    familyName\n    givenName\n    department\n    title\n    picture\n    messageToStudents\n  }\n": typeof types.SenderFragmentDoc,
    "\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration\n  }\n": typeof types.StartPasskeyRegistrationDocument,
    "\n  mutation AddPasskey($answer: String!, $name: String!) {\n    addPasskey(answer: $answer, name: $name)\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation StartPasskeySignIn {\n    startPasskeySignIn\n  }\n": typeof types.StartPasskeySignInDocument,
    "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n": typeof types.NotificationFieldsFragmentDoc,
    "\n  mutation ReadNotifications($path: String) {\n    readNotifications(path: $path)\n  }\n": typeof types.ReadNotificationsDocument,
    "\n  fragment ServiceNoticeFields on ServiceNotice {\n    id\n    kind\n    text\n    link\n    shownUntil\n  }\n": typeof types.ServiceNoticeFieldsFragmentDoc,
    "\n  query SignedInAs {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n      }\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n      ... on AdminViewer {\n        __typename\n        id\n      }\n    }\n  }\n": typeof types.SignedInAsDocument,
    "\n  fragment StudentCard on CandidateView {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n    }\n    hasOffer\n    excerpt\n    sellingPoints {\n      id\n      shortLabel\n    }\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n  }\n": typeof types.StudentCardFragmentDoc,
    "\n  fragment StudentProfile on CandidateView {\n    taglines\n    selfIntroduction\n    studentProjectExperience\n    studyAbroadExperience\n    qualificationExperience\n    internshipExperience\n    sellingPoints {\n      id\n      label\n    }\n    education {\n      graduationYear\n      graduationMonth\n      degree\n      highSchoolName\n    }\n    preferredScoutTypes {\n      label\n    }\n    toeicScore\n    toeicTakenOn\n    toeflIbtScore\n    toeflIbtBand\n    toeflIbtTakenOn\n    skills {\n      kind\n      name\n      level\n      since\n      note\n    }\n    hometown {\n      label\n    }\n    offeredCompany {\n      industry {\n        label\n      }\n    }\n    preferences {\n      areas {\n        label\n      }\n      industries {\n        label\n      }\n      jobTypes {\n        label\n      }\n      companySizes {\n        label\n      }\n      companySelectionCriteria {\n        label\n      }\n    }\n    assessmentProfile {\n      intellectualBand\n      intellectual {\n        title\n        achieved\n        achievable\n        band\n        isReference\n        cuts\n      }\n      personality {\n        percentage\n        statement {\n          traitId\n          leftLabel\n          rightLabel\n        }\n      }\n    }\n  }\n": typeof types.StudentProfileFragmentDoc,
    "\n  fragment ThreadMessageFields on ThreadMessage {\n    position\n    side\n    text\n    sentAt\n    files {\n      number\n      fileName\n      isPicture\n      bytes\n    }\n    companyUser {\n      familyName\n      givenName\n      picture\n    }\n  }\n": typeof types.ThreadMessageFieldsFragmentDoc,
    "\n  fragment ThreadEventFields on ThreadEvent {\n    kind\n    side\n    at\n    text\n    until\n    startAt\n    endAt\n    urls {\n      label\n      url\n    }\n    wishes {\n      date\n      timeOfDay\n    }\n    promises {\n      label\n    }\n  }\n": typeof types.ThreadEventFieldsFragmentDoc,
};
const documents: Documents = {
    "\n  mutation RegisterCandidateFcmToken($token: String!) {\n    registerCandidateFcmToken(token: $token)\n  }\n": types.RegisterCandidateFcmTokenDocument,
    "\n  mutation RegisterCompanyUserFcmToken($token: String!, $isRenewal: Boolean!) {\n    registerCompanyUserFcmToken(token: $token, isRenewal: $isRenewal)\n  }\n": types.RegisterCompanyUserFcmTokenDocument,
    "\n  query ActivityCsv($filter: ActivityFilter!) {\n    activityCsv(filter: $filter)\n  }\n": types.ActivityCsvDocument,
    "\n  query AnalysisCsv($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!) {\n    scoutAnalysisCsv(filter: $filter, by: $by)\n  }\n": types.AnalysisCsvDocument,
    "\n  query AssessmentResultFile($kind: AssessmentKind!, $form: AssessmentKeepsakeForm!) {\n    assessmentKeepsake(kind: $kind, form: $form) {\n      contents\n      takenOn\n    }\n  }\n": types.AssessmentResultFileDocument,
    "\n  query IndividualReport($month: String!) {\n    individualReport(month: $month)\n  }\n": types.IndividualReportDocument,
    "\n  query ThreadFileBytes($id: ID!, $position: Int!, $number: Int!) {\n    threadFile(scoutInvitationId: $id, position: $position, number: $number) {\n      fileName\n      contentType\n      encoded\n    }\n  }\n": types.ThreadFileBytesDocument,
    "\n  query ActionRequiredPage {\n    graduationYears\n    jobHuntingStatuses {\n      id\n      label\n    }\n    requiredAction {\n      isRequired\n      revision\n      missing\n      hasGraduated\n      graduationYear\n      graduationMonth\n      schoolName\n      jobHuntingStatus {\n        id\n      }\n    }\n  }\n": types.ActionRequiredPageDocument,
    "\n  mutation SaveRequiredItems(\n    $name: RequiredNameInput\n    $education: RequiredEducationInput\n    $confirmation: ConfirmationInput\n    $revision: String\n  ) {\n    saveRequiredItems(name: $name, education: $education, confirmation: $confirmation, revision: $revision) {\n      isRequired\n    }\n  }\n": types.SaveRequiredItemsDocument,
    "\n  query AgentConsultationPage {\n    agentPartner {\n      name\n      licenseNumber\n    }\n    agentConsultationConsent {\n      partnerName\n      textVersion\n      agreedAt\n    }\n  }\n": types.AgentConsultationPageDocument,
    "\n  mutation AgreeToAgentConsultation($partnerName: String!, $textVersion: String!) {\n    agreeToAgentConsultation(partnerName: $partnerName, textVersion: $textVersion)\n  }\n": types.AgreeToAgentConsultationDocument,
    "\n  mutation RevokeAgentConsultation {\n    revokeAgentConsultation\n  }\n": types.RevokeAgentConsultationDocument,
    "\n  query AssessmentPage {\n    assessments {\n      intellectual {\n        ...TestStanding\n      }\n      personality {\n        ...TestStanding\n      }\n    }\n  }\n": types.AssessmentPageDocument,
    "\n  query IntellectualPage {\n    assessments {\n      intellectual {\n        openAttempt {\n          ...SittingAttempt\n        }\n      }\n    }\n  }\n": types.IntellectualPageDocument,
    "\n  mutation StartAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {\n    startAssessmentSection(attemptId: $attemptId, section: $section) {\n      id\n    }\n  }\n": types.StartAssessmentSectionDocument,
    "\n  mutation EndAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {\n    endAssessmentSection(attemptId: $attemptId, section: $section) {\n      id\n      state\n      checkStage\n    }\n  }\n": types.EndAssessmentSectionDocument,
    "\n  mutation TakeOverAssessment($attemptId: ID!) {\n    takeOverAssessment(attemptId: $attemptId) {\n      id\n    }\n  }\n": types.TakeOverAssessmentDocument,
    "\n  fragment SittingAttempt on AssessmentAttempt {\n    id\n    state\n    isThisDevice\n    usesScreenReader\n    hasLargerFigures\n    continueBy\n    lastSequence\n    serverNow\n    sections {\n      id\n      title\n      position\n      state\n      itemCount\n      minutes\n      limitSeconds\n      startedAt\n      deadlineAt\n      extensionSeconds\n      answers {\n        position\n        chosenOption\n        isFlagged\n      }\n    }\n  }\n": types.SittingAttemptFragmentDoc,
    "\n  mutation BeatAssessment($attemptId: ID!) {\n    beatAssessment(attemptId: $attemptId) {\n      id\n      isThisDevice\n      serverNow\n      sections {\n        id\n        state\n        deadlineAt\n      }\n    }\n  }\n": types.BeatAssessmentDocument,
    "\n  mutation AnswerAssessmentItem(\n    $attemptId: ID!\n    $section: AssessmentSectionId!\n    $position: Int!\n    $option: Int\n    $isFlagged: Boolean!\n    $sequence: Int!\n    $answeredAt: DateTime!\n    $sentAt: DateTime!\n    $milliseconds: Int!\n    $sinceShown: Int\n  ) {\n    answerAssessmentItem(\n      attemptId: $attemptId\n      section: $section\n      position: $position\n      option: $option\n      isFlagged: $isFlagged\n      sequence: $sequence\n      answeredAt: $answeredAt\n      sentAt: $sentAt\n      milliseconds: $milliseconds\n      sinceShown: $sinceShown\n    ) {\n      id\n      serverNow\n    }\n  }\n": types.AnswerAssessmentItemDocument,
    "\n  mutation AnswerAssessmentItems(\n    $attemptId: ID!\n    $section: AssessmentSectionId!\n    $sentAt: DateTime!\n    $answers: [AssessmentAnswerInput!]!\n  ) {\n    answerAssessmentItems(attemptId: $attemptId, section: $section, sentAt: $sentAt, answers: $answers) {\n      id\n      serverNow\n    }\n  }\n": types.AnswerAssessmentItemsDocument,
    "\n  mutation ReportAssessmentFocusLoss($attemptId: ID!) {\n    reportAssessmentFocusLoss(attemptId: $attemptId) {\n      id\n    }\n  }\n": types.ReportAssessmentFocusLossDocument,
    "\n  query AskedAssessmentItem($position: Int!) {\n    assessments {\n      intellectual {\n        openAttempt {\n          id\n          item(position: $position) {\n            section\n            passage\n            stem\n            figure {\n              address\n              alternative\n            }\n            options {\n              text\n              figure {\n                address\n                alternative\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AskedAssessmentItemDocument,
    "\n  fragment TestStanding on AssessmentStanding {\n    canStart\n    canStartFrom\n    openAttempt {\n      ...OpenSitting\n      state\n      lastSequence\n    }\n    latestAttempt {\n      id\n      state\n      submittedAt\n      isChecked\n      isErased\n      checkStage\n    }\n  }\n": types.TestStandingFragmentDoc,
    "\n  mutation PublishAssessmentResult($kind: AssessmentKind!, $attemptId: ID!, $consentVersion: String!) {\n    publishAssessmentResult(kind: $kind, attemptId: $attemptId, consentVersion: $consentVersion) {\n      publishedAt\n    }\n  }\n": types.PublishAssessmentResultDocument,
    "\n  mutation WithdrawAssessmentResult($kind: AssessmentKind!) {\n    withdrawAssessmentResult(kind: $kind) {\n      publishedAt\n    }\n  }\n": types.WithdrawAssessmentResultDocument,
    "\n  mutation DeleteAssessmentResults($kind: AssessmentKind!) {\n    deleteAssessmentResults(kind: $kind) {\n      state\n    }\n  }\n": types.DeleteAssessmentResultsDocument,
    "\n  mutation CreateAssessmentCertificate($kind: AssessmentKind!, $days: Int!, $hasName: Boolean!) {\n    createAssessmentCertificate(kind: $kind, days: $days, hasName: $hasName) {\n      id\n      token\n    }\n  }\n": types.CreateAssessmentCertificateDocument,
    "\n  mutation EndAssessmentCertificate($id: ID!) {\n    endAssessmentCertificate(id: $id)\n  }\n": types.EndAssessmentCertificateDocument,
    "\n  query ResultPage($kind: AssessmentKind!) {\n    assessmentResult(kind: $kind) {\n      kind\n      state\n      attemptId\n      isChecked\n      checkStage\n      recheckBy\n      publishedAt\n      canPublish\n      hasReplacedPublished\n      consentVersion\n      retakeFrom\n      sheet {\n        ...AssessmentSheetFields\n      }\n      certificates {\n        id\n        hasName\n        insertedAt\n        expiresAt\n      }\n    }\n  }\n": types.ResultPageDocument,
    "\n  query PersonalityPage {\n    assessments {\n      personality {\n        openAttempt {\n          id\n          isThisDevice\n          lastSequence\n          pairs {\n            position\n            left\n            right\n            chosen\n          }\n        }\n      }\n    }\n  }\n": types.PersonalityPageDocument,
    "\n  mutation AnswerPersonalityPairs($attemptId: ID!, $answers: [AssessmentPairInput!]!) {\n    answerPersonalityPairs(attemptId: $attemptId, answers: $answers) {\n      id\n      pairs {\n        position\n        chosen\n      }\n    }\n  }\n": types.AnswerPersonalityPairsDocument,
    "\n  mutation SubmitPersonality($attemptId: ID!, $hasConfirmed: Boolean!) {\n    submitPersonality(attemptId: $attemptId, hasConfirmed: $hasConfirmed) {\n      id\n    }\n  }\n": types.SubmitPersonalityDocument,
    "\n  mutation TakeOverPersonality($attemptId: ID!) {\n    takeOverAssessment(attemptId: $attemptId) {\n      id\n    }\n  }\n": types.TakeOverPersonalityDocument,
    "\n  query AssessmentPracticePage {\n    assessments {\n      intellectual {\n        practice {\n          practiceId\n          ...PracticeItem\n        }\n      }\n    }\n  }\n": types.AssessmentPracticePageDocument,
    "\n  fragment PracticeItem on AssessmentItem {\n    practiceId\n    passage\n    stem\n    figure {\n      address\n      alternative\n    }\n    options {\n      text\n      figure {\n        address\n        alternative\n      }\n    }\n  }\n": types.PracticeItemFragmentDoc,
    "\n  query AnswerPractice($practiceId: ID!, $option: Int!) {\n    assessmentPracticeAnswer(practiceId: $practiceId, option: $option) {\n      isRight\n      key\n      rationales\n    }\n  }\n": types.AnswerPracticeDocument,
    "\n  query StartAssessmentPage {\n    assessments {\n      consentVersion\n      intellectual {\n        canStart\n        openAttempt {\n          id\n        }\n        latestAttempt {\n          state\n          isErased\n        }\n      }\n      personality {\n        canStart\n        openAttempt {\n          id\n        }\n        latestAttempt {\n          state\n          isErased\n        }\n      }\n    }\n  }\n": types.StartAssessmentPageDocument,
    "\n  mutation StartAssessment(\n    $kind: AssessmentKind!\n    $consentVersion: String!\n    $honestyName: String!\n    $timeFactor: AssessmentTimeFactor!\n    $usesScreenReader: Boolean!\n    $hasLargerFigures: Boolean!\n  ) {\n    startAssessment(\n      kind: $kind\n      consentVersion: $consentVersion\n      honestyName: $honestyName\n      timeFactor: $timeFactor\n      usesScreenReader: $usesScreenReader\n      hasLargerFigures: $hasLargerFigures\n    ) {\n      id\n    }\n  }\n": types.StartAssessmentDocument,
    "\n  query CompaniesPage($condition: CompanySearchInput!, $order: CompanyOrder!, $first: Int!, $offset: Int!) {\n    ...CompanyChoices\n    searchCompanies(condition: $condition, order: $order, first: $first, offset: $offset) {\n      totalCount\n      isNearName\n      hasWishes\n      edges {\n        node {\n          company {\n            id\n          }\n          ...FoundCompanyCard\n        }\n      }\n      options {\n        counts {\n          filter\n          id\n          count\n        }\n        relaxations {\n          filter\n          count\n        }\n      }\n    }\n  }\n": types.CompaniesPageDocument,
    "\n  fragment CompanyChoices on Query {\n    industries {\n      id\n      label\n      group\n    }\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    scoutTypes {\n      id\n      label\n    }\n  }\n": types.CompanyChoicesFragmentDoc,
    "\n  query CompanyDescriptionPage($companyId: ID!) {\n    metCompany(companyId: $companyId) {\n      isPublic\n      company {\n        id\n        displayName\n        isFavorite\n        ...CompanyPage\n      }\n      answerRecord {\n        total\n        inTime\n      }\n      outcomeRecord {\n        total\n        inTime\n      }\n      promiseRecord {\n        students\n        total\n        kept\n      }\n      openJobs {\n        id\n        ...OpenJob\n      }\n    }\n  }\n": types.CompanyDescriptionPageDocument,
    "\n  query PublicCompanyPage($companyId: ID!) {\n    publicCompany(companyId: $companyId) {\n      pictureUrl\n      company {\n        id\n        displayName\n        tagline\n      }\n      ...PublicCompany\n    }\n  }\n": types.PublicCompanyPageDocument,
    "\n  fragment OpenJob on OfferedJob {\n    id\n    title\n    lastEditedAt\n    scoutType {\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n  }\n": types.OpenJobFragmentDoc,
    "\n  fragment PublicCompany on PublicCompany {\n    company {\n      displayName\n      ...CompanyPage\n    }\n    openJobs {\n      id\n      ...OpenJob\n    }\n  }\n": types.PublicCompanyFragmentDoc,
    "\n  query CompanyCounts($condition: CompanySearchInput!) {\n    searchCompanies(condition: $condition, first: 0) {\n      totalCount\n      options {\n        counts {\n          filter\n          id\n          count\n        }\n      }\n    }\n  }\n": types.CompanyCountsDocument,
    "\n  fragment FoundCompanyCard on FoundCompany {\n    openJobCount\n    ...SharedWishes\n    company {\n      id\n      displayName\n      isFavorite\n      tagline\n      checkedAt\n      mark {\n        background\n      }\n      cover {\n        url\n        width\n        height\n      }\n      companySize {\n        label\n      }\n      ...CompanyMark\n      ...IndustryAndPlace\n    }\n  }\n": types.FoundCompanyCardFragmentDoc,
    "\n  query ContactPage {\n    inquiryContact {\n      name\n      email\n    }\n  }\n": types.ContactPageDocument,
    "\n  query ReportedJob($jobId: ID!) {\n    offeredJob(jobId: $jobId) {\n      id\n      title\n      company {\n        displayName\n      }\n    }\n  }\n": types.ReportedJobDocument,
    "\n  query ReportedScout($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      subject\n      company {\n        displayName\n      }\n    }\n  }\n": types.ReportedScoutDocument,
    "\n  query ReportedCompany($companyId: ID!) {\n    metCompany(companyId: $companyId) {\n      company {\n        id\n        displayName\n      }\n    }\n  }\n": types.ReportedCompanyDocument,
    "\n  query FavoriteCompaniesPage($first: Int!, $offset: Int!) {\n    favoriteCompanies(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        company {\n          id\n        }\n        ...FavoriteRow\n      }\n    }\n    ...InterestJobs\n  }\n": types.FavoriteCompaniesPageDocument,
    "\n  mutation AddFavoriteCompany($companyId: ID!) {\n    addFavoriteCompany(companyId: $companyId)\n  }\n": types.AddFavoriteCompanyDocument,
    "\n  mutation RemoveFavoriteCompany($companyId: ID!) {\n    removeFavoriteCompany(companyId: $companyId)\n  }\n": types.RemoveFavoriteCompanyDocument,
    "\n  fragment FavoriteRow on FavoriteCompany {\n    isMet\n    company {\n      id\n      displayName\n      isFavorite\n      tagline\n      ...CompanyMark\n      ...IndustryAndPlace\n    }\n  }\n": types.FavoriteRowFragmentDoc,
    "\n  fragment InterestJobs on Query {\n    jobInterests {\n      isOpen\n      job {\n        id\n        title\n        company {\n          id\n          displayName\n          ...CompanyMark\n        }\n      }\n    }\n  }\n": types.InterestJobsFragmentDoc,
    "\n  query HomePage {\n    ...HomeToday\n    ...HomeSide\n    ...HomeAwaitedCompanies\n    ...HomeNewScouts\n    ...HomeNearCompanies\n    ...HomeEncourageEvents\n  }\n": types.HomePageDocument,
    "\n  query LandingPage {\n    graduationYears\n  }\n": types.LandingPageDocument,
    "\n  fragment HomeAwaitedCompanies on Query {\n    recentOutcomes {\n      scoutInvitationId\n      toldAt\n      company {\n        displayName\n        ...CompanyMark\n      }\n    }\n    awaitedCompanies {\n      scoutInvitationId\n      asksArrival\n      company {\n        displayName\n        ...CompanyMark\n      }\n      wait {\n        word\n        dueOn\n        isSilent\n      }\n    }\n  }\n": types.HomeAwaitedCompaniesFragmentDoc,
    "\n  query HomeFirst {\n    ...HomeToday\n    ...HomeSide\n    ...HomeAwaitedCompanies\n  }\n": types.HomeFirstDocument,
    "\n  query HomeNewScoutsAlone {\n    ...HomeNewScouts\n  }\n": types.HomeNewScoutsAloneDocument,
    "\n  query HomeNearCompaniesAlone {\n    ...HomeNearCompanies\n  }\n": types.HomeNearCompaniesAloneDocument,
    "\n  query HomeEncourageEventsAlone {\n    ...HomeEncourageEvents\n  }\n": types.HomeEncourageEventsAloneDocument,
    "\n  fragment CompanyAsks on Query {\n    awaitedCompanies {\n      scoutInvitationId\n      asksArrival\n      company {\n        displayName\n      }\n      stepTitle\n      wait {\n        word\n        isSilent\n      }\n    }\n  }\n": types.CompanyAsksFragmentDoc,
    "\n  fragment HomeEncourageEvents on Query {\n    encourageEvents(period: ACTIVE) {\n      edges {\n        node {\n          id\n          title\n          companyName\n          eventUrl\n          applicationEndAt\n          companyLogoUrl\n          thumbnailUrl\n          category {\n            label\n          }\n        }\n      }\n    }\n  }\n": types.HomeEncourageEventsFragmentDoc,
    "\n  fragment HomeNearCompanies on Query {\n    nearCompanies {\n      hasWishes\n      companies {\n        ...SharedWishes\n        sharedWishes {\n          kind\n        }\n        company {\n          id\n          displayName\n          isFavorite\n          ...CompanyMark\n          ...IndustryAndPlace\n        }\n      }\n    }\n  }\n": types.HomeNearCompaniesFragmentDoc,
    "\n  fragment HomeNewScouts on Query {\n    ownProfile {\n      isPublic\n      nextItem\n    }\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          remindAt\n          isCompanySuspended\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            ...CompanyMark\n          }\n          job {\n            scoutType {\n              label\n            }\n          }\n        }\n      }\n    }\n  }\n": types.HomeNewScoutsFragmentDoc,
    "\n  query PasskeyOffer {\n    isPasskeyOffered\n  }\n": types.PasskeyOfferDocument,
    "\n  mutation EndPasskeyOffer {\n    endPasskeyOffer\n  }\n": types.EndPasskeyOfferDocument,
    "\n  fragment HomeSide on Query {\n    chosenDates {\n      id\n      startAt\n      endAt\n      isMissed\n      isCompanySuspended\n      title\n      location\n      url\n      scoutInvitationId\n      company {\n        id\n        displayName\n        ...CompanyMark\n      }\n    }\n    ownProfile {\n      completeness\n      nextItem\n      nextItemGain\n      selfIntroduction\n      studentProjectExperience\n      viewedByCompaniesYesterday\n      isPublic\n    }\n  }\n": types.HomeSideFragmentDoc,
    "\n  fragment HomeToday on Query {\n    viewer {\n      ... on CandidateViewer {\n        familyName\n        unreadThreadCount\n      }\n    }\n    ...CompanyAsks\n    hiresToAnswer {\n      id\n      answerBy\n      company {\n        displayName\n      }\n    }\n    chosenDates {\n      id\n      startAt\n      endAt\n      title\n      canGiveDayNotice\n      isMissed\n      isCompanySuspended\n      scoutInvitationId\n      company {\n        displayName\n      }\n    }\n    assessments {\n      intellectual {\n        openAttempt {\n          ...OpenSitting\n        }\n      }\n    }\n    ownProfile {\n      completeness\n      lacksDepartmentCategory\n      nextItem\n      nextItemGain\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          remindAt\n          isCompanySuspended\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            ...CompanyMark\n          }\n          job {\n            title\n          }\n        }\n      }\n    }\n    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {\n      edges {\n        node {\n          id\n          schedulingStatus\n          isCompanySuspended\n          scheduleBy\n          company {\n            displayName\n          }\n          stepTitle\n          offeredScheduling {\n            keptSlot {\n              startAt\n              endAt\n              place {\n                offeredUntil\n              }\n            }\n            slots {\n              availability\n            }\n          }\n        }\n      }\n    }\n  }\n": types.HomeTodayFragmentDoc,
    "\n  query CompletePage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      schedulingStatus\n      wait {\n        word\n        dueOn\n        isSilent\n      }\n      completionDescription\n      completionUrls {\n        label\n        url\n      }\n      company {\n        displayName\n      }\n      job {\n        kind\n      }\n      chosenDate {\n        id\n        isMissed\n        ...Appointment\n      }\n    }\n  }\n": types.CompletePageDocument,
    "\n  query DateRequestedPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      schedulingStatus\n      canRequestSchedulingDate\n      company {\n        displayName\n      }\n      wait {\n        dueOn\n      }\n      schedulingDateRequest {\n        status\n        ...SentWishes\n      }\n    }\n  }\n": types.DateRequestedPageDocument,
    "\n  mutation RequestSchedulingDate($scoutInvitationId: ID!, $request: String!, $preferred: [PreferredDateInput!]!) {\n    requestSchedulingDate(scoutInvitationId: $scoutInvitationId, request: $request, preferred: $preferred) {\n      id\n    }\n  }\n": types.RequestSchedulingDateDocument,
    "\n  fragment SentWishes on OwnSchedulingDateRequest {\n    request\n    insertedAt\n    isBeforeDates\n    dueAt\n    preferred {\n      date\n      timeOfDay\n    }\n  }\n": types.SentWishesFragmentDoc,
    "\n  query InvitationPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      readAt\n      company {\n        displayName\n      }\n      ...Letter\n      ...ThreadLink\n      ...Standing\n      ...Offer\n      ...Answer\n      ...OutcomeOfScout\n      ...CompanyWait\n      ...OpenScout\n      arePromisesAsked\n      ...PromiseQuestion\n    }\n    ...SplitList\n    ...DeclineReasons\n  }\n": types.InvitationPageDocument,
    "\n  mutation ReadScoutInvitation($id: ID!) {\n    readScoutInvitation(id: $id)\n  }\n": types.ReadScoutInvitationDocument,
    "\n  mutation AcceptScoutInvitation($id: ID!) {\n    acceptScoutInvitation(id: $id) {\n      id\n      job {\n        kind\n      }\n    }\n  }\n": types.AcceptScoutInvitationDocument,
    "\n  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID, $message: String, $isAccepted: Boolean!) {\n    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId, message: $message, isAccepted: $isAccepted) {\n      id\n      canUndoDecline\n    }\n  }\n": types.DeclineScoutInvitationDocument,
    "\n  mutation UndoDecline($id: ID!) {\n    undoDecline(id: $id) {\n      id\n    }\n  }\n": types.UndoDeclineDocument,
    "\n  mutation PostponeScoutInvitation($id: ID!) {\n    postponeScoutInvitation(id: $id) {\n      id\n      expiresAt\n      remindAt\n    }\n  }\n": types.PostponeScoutInvitationDocument,
    "\n  fragment DeclineReasons on Query {\n    declineReasons {\n      id\n      label\n    }\n  }\n": types.DeclineReasonsFragmentDoc,
    "\n  fragment Answer on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    expiresAt\n    scheduleBy\n    answeredAt\n    hireAnswerBy\n    canAccept\n    canDecline\n    canChooseSchedulingDate\n    company {\n      displayName\n    }\n    job {\n      kind\n      isTakenDown\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n    offeredScheduling {\n      keptSlot {\n        startAt\n        endAt\n        place {\n          offeredUntil\n        }\n      }\n    }\n    chosenDate {\n      startAt\n      endAt\n      isChangeable\n      isMissed\n    }\n  }\n": types.AnswerFragmentDoc,
    "\n  fragment Letter on ScoutInvitation {\n    sentAt\n    personalShare\n    isMassLetter\n    reason\n    quotations {\n      field\n      text\n      passage\n    }\n    company {\n      displayName\n      ...CompanyMark\n    }\n    companyUser {\n      ...Sender\n    }\n    followUp {\n      text\n      addedAt\n      companyUser {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.LetterFragmentDoc,
    "\n  fragment Offer on ScoutInvitation {\n    id\n    status\n    message\n    contactedAt\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    promises {\n      promise {\n        kind\n        label\n        sentence\n      }\n    }\n    promiseRecord {\n      ...PromiseRecord\n    }\n    chosenDate {\n      id\n      startAt\n      endAt\n      isMissed\n    }\n    company {\n      displayName\n      ...CompanyCard\n    }\n    job {\n      id\n      title\n      kind\n      scoutType {\n        id\n        label\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n    }\n    offeredScheduling {\n      type\n      title\n      isOnline\n      location\n      slots {\n        startAt\n        endAt\n        availability\n      }\n    }\n  }\n": types.OfferFragmentDoc,
    "\n  fragment OutcomeOfScout on ScoutInvitation {\n    id\n    step\n    canChooseSchedulingDate\n    outcome\n    outcomeMessage\n    outcomeToldAt\n    company {\n      displayName\n    }\n  }\n": types.OutcomeOfScoutFragmentDoc,
    "\n  mutation AnswerPromises($id: ID!, $answers: [PromiseAnswerInput!]!) {\n    answerPromises(scoutInvitationId: $id, answers: $answers) {\n      id\n    }\n  }\n": types.AnswerPromisesDocument,
    "\n  fragment PromiseQuestion on ScoutInvitation {\n    id\n    canAnswerPromises\n    promisesChangeableUntil\n    promises {\n      answer\n      promise {\n        kind\n        label\n        sentence\n      }\n    }\n    company {\n      displayName\n    }\n  }\n": types.PromiseQuestionFragmentDoc,
    "\n  fragment SplitList on Query {\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          expiresAt\n          reason\n          company {\n            displayName\n            ...CompanyMark\n          }\n        }\n      }\n    }\n  }\n": types.SplitListFragmentDoc,
    "\n  fragment OpenScout on ScoutInvitation {\n    id\n    reason\n    company {\n      displayName\n      ...CompanyMark\n    }\n  }\n": types.OpenScoutFragmentDoc,
    "\n  fragment Standing on ScoutInvitation {\n    status\n    schedulingStatus\n    hireAnswerBy\n    company {\n      displayName\n    }\n    job {\n      id\n      isTakenDown\n    }\n    endedAt\n    remindAt\n    endedWithout\n    isWithdrawn\n    isCompanySuspended\n    chosenDate {\n      endAt\n      isMissed\n    }\n  }\n": types.StandingFragmentDoc,
    "\n  mutation PromptCompany($id: ID!) {\n    promptCompany(scoutInvitationId: $id) {\n      id\n    }\n  }\n": types.PromptCompanyDocument,
    "\n  mutation WaitLonger($id: ID!) {\n    waitLonger(scoutInvitationId: $id) {\n      id\n    }\n  }\n": types.WaitLongerDocument,
    "\n  mutation EndUnanswered($id: ID!) {\n    endUnanswered(scoutInvitationId: $id) {\n      id\n    }\n  }\n": types.EndUnansweredDocument,
    "\n  mutation AnswerContact($id: ID!, $hasArrived: Boolean!) {\n    answerContact(scoutInvitationId: $id, hasArrived: $hasArrived) {\n      id\n    }\n  }\n": types.AnswerContactDocument,
    "\n  fragment CompanyWait on ScoutInvitation {\n    id\n    contactedAt\n    asksArrival\n    company {\n      displayName\n    }\n    schedulingDateRequest {\n      status\n    }\n    wait {\n      word\n      dueOn\n      isSilent\n      canPrompt\n      promptedAt\n    }\n  }\n": types.CompanyWaitFragmentDoc,
    "\n  query EventCheckInPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      company {\n        displayName\n      }\n      chosenDate {\n        title\n        startAt\n        endAt\n        location\n        checkIn {\n          code\n          opensAt\n          closesAt\n          checkedInAt\n          qr {\n            size\n            path\n          }\n        }\n      }\n    }\n  }\n": types.EventCheckInPageDocument,
    "\n  query EventDetailsPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      company {\n        id\n        displayName\n        ...CompanyMark\n      }\n      job {\n        id\n        title\n        scoutType {\n          label\n        }\n      }\n      ...Changing\n      ...DayNotice\n      chosenDate {\n        id\n        title\n        startAt\n        endAt\n        previousStartAt\n        isMissed\n        isCompanySuspended\n        checkIn {\n          opensAt\n        }\n        ...DateFacts\n        ...DateCalendarLinks\n        ...EndedPlaces\n      }\n    }\n  }\n": types.EventDetailsPageDocument,
    "\n  fragment Changing on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    chosenDate {\n      id\n      startAt\n      changeableUntil\n      isChangeable\n      company {\n        displayName\n      }\n      ...AskCompany\n    }\n  }\n": types.ChangingFragmentDoc,
    "\n  fragment DateFacts on ChosenDate {\n    startAt\n    endAt\n    location\n    url\n    belongings\n    emergencyContact\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n      title\n    }\n  }\n": types.DateFactsFragmentDoc,
    "\n  mutation TellDelay($id: ID!, $bookingId: ID!, $minutes: Int!) {\n    tellDelay(scoutInvitationId: $id, bookingId: $bookingId, minutes: $minutes) {\n      id\n    }\n  }\n": types.TellDelayDocument,
    "\n  mutation TellAbsence($id: ID!, $bookingId: ID!) {\n    tellAbsence(scoutInvitationId: $id, bookingId: $bookingId) {\n      id\n    }\n  }\n": types.TellAbsenceDocument,
    "\n  mutation TakeDayNoticeBack($id: ID!) {\n    takeDayNoticeBack(scoutInvitationId: $id) {\n      id\n    }\n  }\n": types.TakeDayNoticeBackDocument,
    "\n  fragment DayNotice on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    chosenDate {\n      id\n      endAt\n      canGiveDayNotice\n      isMissed\n      company {\n        displayName\n      }\n      companyUsers {\n        id\n        familyName\n        givenName\n      }\n      dayNotice {\n        kind\n        minutes\n      }\n    }\n  }\n": types.DayNoticeFragmentDoc,
    "\n  query EventEditPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      canChooseSchedulingDate\n      isCompanySuspended\n      company {\n        displayName\n      }\n      job {\n        scoutType {\n          id\n        }\n      }\n      offeredScheduling {\n        type\n        title\n      }\n      chosenDate {\n        endAt\n        isChangeable\n        isMissed\n        ...CurrentDate\n      }\n      ...SlotForm\n    }\n  }\n": types.EventEditPageDocument,
    "\n  query CandidateEventsPage {\n    scoutInvitationCounts {\n      toSchedule\n    }\n    chosenDates {\n      id\n      startAt\n      endAt\n      ...Appointment\n    }\n  }\n": types.CandidateEventsPageDocument,
    "\n  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      toAnswer\n      toSchedule\n      accepted\n      declined\n      expired\n    }\n    scoutInvitations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      edges {\n        node {\n          id\n          ...InvitationCard\n        }\n      }\n    }\n  }\n": types.InvitationListPageDocument,
    "\n  fragment InvitationCard on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    step\n    stepTitle\n    hireAnswerBy\n    round\n    isMassLetter\n    readAt\n    expiresAt\n    remindAt\n    scheduleBy\n    answeredAt\n    endedAt\n    reason\n    quotations {\n      text\n    }\n    company {\n      displayName\n      ...CompanyMark\n    }\n    job {\n      scoutType {\n        label\n      }\n    }\n    chosenDate {\n      startAt\n      isMissed\n    }\n    ...ThreadLink\n    outcome\n    outcomeToldAt\n    endedWithout\n    isCompanySuspended\n    wait {\n      word\n      dueOn\n      isSilent\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n  }\n": types.InvitationCardFragmentDoc,
    "\n  fragment Appointment on ChosenDate {\n    id\n    startAt\n    endAt\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    changeableUntil\n    isChangeable\n    isSettled\n    canGiveDayNotice\n    isMissed\n    isCompanySuspended\n    isPresent\n    scoutInvitationId\n    ...DateCalendarLinks\n    ...EndedPlaces\n    company {\n      displayName\n      ...CompanyMark\n    }\n  }\n": types.AppointmentFragmentDoc,
    "\n  fragment AskCompany on ChosenDate {\n    isSettled\n    emergencyContact\n  }\n": types.AskCompanyFragmentDoc,
    "\n  mutation CancelBooking($scoutInvitationId: ID!, $bookingId: ID!) {\n    cancelBooking(scoutInvitationId: $scoutInvitationId, bookingId: $bookingId) {\n      id\n    }\n  }\n": types.CancelBookingDocument,
    "\n  mutation ChooseSchedulingDate($scoutInvitationId: ID!, $schedulingDateId: ID!, $startAt: DateTime, $endAt: DateTime) {\n    chooseSchedulingDate(\n      scoutInvitationId: $scoutInvitationId\n      schedulingDateId: $schedulingDateId\n      startAt: $startAt\n      endAt: $endAt\n    ) {\n      id\n    }\n  }\n": types.ChooseSchedulingDateDocument,
    "\n  fragment ConfirmDate on ScoutInvitation {\n    company {\n      displayName\n      ...CompanyMark\n    }\n    offeredScheduling {\n      title\n      isOnline\n      location\n      remindOneDayBefore\n      remindThreeDaysBefore\n    }\n  }\n": types.ConfirmDateFragmentDoc,
    "\n  fragment CurrentDate on ChosenDate {\n    id\n    startAt\n    endAt\n    changeableUntil\n    isChangeable\n    isCompanySuspended\n    company {\n      displayName\n    }\n    ...AskCompany\n  }\n": types.CurrentDateFragmentDoc,
    "\n  fragment DateCalendarLinks on ChosenDate {\n    id\n    title\n    startAt\n    endAt\n    location\n    url\n    belongings\n    emergencyContact\n    company {\n      displayName\n    }\n  }\n": types.DateCalendarLinksFragmentDoc,
    "\n  fragment EndedPlaces on ChosenDate {\n    endedPlaces {\n      companyName\n      startAt\n      endAt\n      wasSeat\n    }\n  }\n": types.EndedPlacesFragmentDoc,
    "\n  fragment PromiseLine on ScoutInvitation {\n    promises {\n      promise {\n        label\n      }\n    }\n    promiseRecord {\n      ...PromiseRecord\n    }\n  }\n": types.PromiseLineFragmentDoc,
    "\n  fragment PromiseRecord on PromiseRecord {\n    students\n    total\n    kept\n  }\n": types.PromiseRecordFragmentDoc,
    "\n  fragment OutcomeRecord on OutcomeRecord {\n    total\n    inTime\n  }\n": types.OutcomeRecordFragmentDoc,
    "\n  fragment SlotForm on ScoutInvitation {\n    id\n    schedulingStatus\n    canRequestSchedulingDate\n    ...ConfirmDate\n    offeredScheduling {\n      type\n      keptSlot {\n        id\n        startAt\n        endAt\n        place {\n          offeredUntil\n        }\n      }\n      slots {\n        id\n        startAt\n        endAt\n        remaining\n        closesAt\n        availability\n        isAdded\n        canWait\n        place {\n          position\n          offeredUntil\n          isForWish\n        }\n      }\n      waitsElsewhere {\n        companyName\n        startAt\n        endAt\n      }\n      busyDays {\n        date\n        companyName\n        startAt\n        endAt\n      }\n    }\n  }\n": types.SlotFormFragmentDoc,
    "\n  fragment ThreadLink on ScoutInvitation {\n    id\n    thread {\n      state\n      canWrite\n      unreadCount\n      lastPosition\n    }\n  }\n": types.ThreadLinkFragmentDoc,
    "\n  mutation JoinWaitingList($id: ID!, $date: ID!) {\n    joinWaitingList(scoutInvitationId: $id, schedulingDateId: $date) {\n      id\n    }\n  }\n": types.JoinWaitingListDocument,
    "\n  mutation LeaveWaitingList($id: ID!, $date: ID!, $isOffered: Boolean!) {\n    leaveWaitingList(scoutInvitationId: $id, schedulingDateId: $date, isOffered: $isOffered) {\n      id\n    }\n  }\n": types.LeaveWaitingListDocument,
    "\n  query ProgressPage {\n    progress {\n      scoutInvitationId\n      isOver\n      hireAnswerBy\n      stepTitle\n      turn {\n        side\n        word\n        dueOn\n      }\n      wait {\n        word\n        dueOn\n        isSilent\n        canPrompt\n      }\n      points {\n        kind\n        at\n        endAt\n      }\n      company {\n        displayName\n        ...CompanyMark\n      }\n      arePromisesOpen\n      promises {\n        answer\n        promise {\n          kind\n          label\n        }\n      }\n      job {\n        recruitmentProcess {\n          label\n        }\n      }\n    }\n  }\n": types.ProgressPageDocument,
    "\n  query SchedulePage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      answeredAt\n      scheduleBy\n      schedulingStatus\n      step\n      canChooseSchedulingDate\n      isCompanySuspended\n      company {\n        displayName\n      }\n      job {\n        kind\n        scoutType {\n          id\n        }\n      }\n      schedulingDateRequest {\n        status\n        refusalMessage\n      }\n      offeredScheduling {\n        type\n        title\n        isOnline\n        location\n        belongings\n        slots {\n          id\n          startAt\n          endAt\n          availability\n          canWait\n        }\n      }\n      chosenDate {\n        isMissed\n      }\n      ...SlotForm\n    }\n  }\n": types.SchedulePageDocument,
    "\n  query CandidateThreadPage($id: ID!, $before: Int) {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n      }\n    }\n    threadWithCompany(scoutInvitationId: $id) {\n      scoutInvitationId\n      state\n      ending\n      canWrite\n      lastPosition\n      readPosition\n      unreadCount\n      companyReadPosition\n      scoutInvitation {\n        id\n        company {\n          displayName\n          ...CompanyMark\n        }\n        stepTitle\n        ...ThreadStep\n        ...AfterReport\n      }\n    }\n    threadChoice {\n      showsReading\n    }\n    threadMessages(scoutInvitationId: $id, before: $before) {\n      ...ThreadMessageFields\n    }\n    threadEvents(scoutInvitationId: $id) {\n      ...ThreadEventFields\n    }\n  }\n": types.CandidateThreadPageDocument,
    "\n  mutation SendToCompany($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {\n    sendMessageToCompany(scoutInvitationId: $id, text: $text, files: $files) {\n      lastPosition\n    }\n  }\n": types.SendToCompanyDocument,
    "\n  mutation ReadThreadOfCandidate($id: ID!, $position: Int!) {\n    readThreadWithCompany(scoutInvitationId: $id, position: $position)\n  }\n": types.ReadThreadOfCandidateDocument,
    "\n  mutation ReportThread($id: ID!, $reason: String!) {\n    reportThread(scoutInvitationId: $id, reason: $reason)\n  }\n": types.ReportThreadDocument,
    "\n  subscription CandidateThreadMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      lastPosition\n    }\n  }\n": types.CandidateThreadMovedDocument,
    "\n  fragment AfterReport on ScoutInvitation {\n    id\n    company {\n      displayName\n    }\n    chosenDate {\n      startAt\n      isChangeable\n      isMissed\n    }\n  }\n": types.AfterReportFragmentDoc,
    "\n  fragment ThreadStep on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    hireAnswerBy\n    chosenDate {\n      startAt\n      endAt\n      canGiveDayNotice\n      isMissed\n    }\n  }\n": types.ThreadStepFragmentDoc,
    "\n  query OfferedJobPage($jobId: ID!, $scoutInvitationId: ID!, $isFromScout: Boolean!) {\n    offeredJob(jobId: $jobId) {\n      id\n      title\n      isArchived\n      isTakenDown\n      ...JobBody\n      ...InterestBar\n      ...JobChanges\n      scoutInvitation @skip(if: $isFromScout) {\n        ...ScoutBar\n      }\n      company {\n        id\n        displayName\n        isFavorite\n        ...JobCompany\n        ...CompanyCard\n      }\n    }\n    ownProfile @skip(if: $isFromScout) {\n      isPublic\n    }\n    scoutInvitation(id: $scoutInvitationId) @include(if: $isFromScout) {\n      id\n      status\n      job {\n        id\n      }\n      ...ScoutBar\n      offeredScheduling {\n        ...JobDates\n      }\n    }\n  }\n": types.OfferedJobPageDocument,
    "\n  mutation AddJobInterest($jobId: ID!) {\n    addJobInterest(jobId: $jobId)\n  }\n": types.AddJobInterestDocument,
    "\n  mutation RemoveJobInterest($jobId: ID!) {\n    removeJobInterest(jobId: $jobId)\n  }\n": types.RemoveJobInterestDocument,
    "\n  query PublicJobPage($jobId: ID!) {\n    publicJob(jobId: $jobId) {\n      postedAt\n      validThrough\n      pictureUrl\n      job {\n        id\n        title\n        scoutType {\n          id\n          label\n        }\n        contents {\n          __typename\n          ... on HeadingBlock {\n            text\n          }\n          ... on TextBlock {\n            body\n          }\n        }\n        conditions {\n          label\n          body\n        }\n        company {\n          legalName\n          displayName\n          urls {\n            url\n          }\n          mark {\n            logoUrl\n          }\n        }\n      }\n      ...PublicJob\n    }\n    regions {\n      prefectures {\n        label\n      }\n    }\n  }\n": types.PublicJobPageDocument,
    "\n  fragment JobDates on OfferedScheduling {\n    isOnline\n    location\n    slots {\n      startAt\n      endAt\n      availability\n    }\n  }\n": types.JobDatesFragmentDoc,
    "\n  fragment InterestBar on OfferedJob {\n    id\n    isInterested\n    company {\n      id\n      displayName\n      isFavorite\n    }\n  }\n": types.InterestBarFragmentDoc,
    "\n  fragment PublicJob on PublicJob {\n    job {\n      ...JobBody\n      company {\n        id\n        displayName\n        ...JobCompany\n        ...CompanyCard\n      }\n    }\n  }\n": types.PublicJobFragmentDoc,
    "\n  fragment ScoutBar on ScoutInvitation {\n    id\n    status\n    expiresAt\n    readAt\n    canAccept\n    company {\n      displayName\n    }\n    job {\n      kind\n      isTakenDown\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n  }\n": types.ScoutBarFragmentDoc,
    "\n  query CandidateLayout {\n    serviceNotices(area: CANDIDATE) {\n      id\n      ...ServiceNoticeFields\n    }\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        picture\n        pending\n        pendingCount\n        pendingScheduleCount\n        unreadThreadCount\n        firstScoutTab\n        unreadNotificationCount\n        unreadNotificationPaths\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": types.CandidateLayoutDocument,
    "\n  mutation OnboardingStrengths($sellingPointIds: [ID!]!, $revision: String) {\n    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {\n      id\n    }\n  }\n": types.OnboardingStrengthsDocument,
    "\n  mutation OnboardingIntroduction($taglines: [String!]!, $selfIntroduction: String!, $revision: String) {\n    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {\n      id\n    }\n  }\n": types.OnboardingIntroductionDocument,
    "\n  mutation OnboardingExperience($studentProjectExperience: String!, $revision: String) {\n    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {\n      id\n    }\n  }\n": types.OnboardingExperienceDocument,
    "\n  mutation FinishOnboarding($isPublic: Boolean!) {\n    finishOnboarding(isPublic: $isPublic)\n  }\n": types.FinishOnboardingDocument,
    "\n  query OnboardingPage {\n    onboarding {\n      isFinished\n      nextStep\n    }\n    sellingPoints {\n      id\n      label\n      hint\n    }\n    ownProfile {\n      id\n      revision\n      taglines\n      selfIntroduction\n      studentProjectExperience\n      sellingPoints {\n        id\n      }\n      asSeenByCompanies {\n        ...StudentCard\n      }\n    }\n  }\n": types.OnboardingPageDocument,
    "\n  fragment IndustryAndPlace on Company {\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n  }\n": types.IndustryAndPlaceFragmentDoc,
    "\n  subscription CandidateCountMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": types.CandidateCountMovedDocument,
    "\n  query CandidateThreadCount {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        unreadThreadCount\n      }\n    }\n  }\n": types.CandidateThreadCountDocument,
    "\n  query SchoolSuggestions($name: String!) {\n    schools(name: $name) {\n      id\n      name\n      prefecture {\n        label\n      }\n    }\n  }\n": types.SchoolSuggestionsDocument,
    "\n  query DepartmentSuggestions($school: String!, $name: String!) {\n    schools(name: $school, first: 1) {\n      id\n      name\n      departments(name: $name) {\n        id\n        name\n      }\n    }\n  }\n": types.DepartmentSuggestionsDocument,
    "\n  fragment SharedWishes on FoundCompany {\n    sharedWishes {\n      kind\n      labels\n    }\n  }\n": types.SharedWishesFragmentDoc,
    "\n  fragment OpenSitting on AssessmentAttempt {\n    id\n    state\n    continueBy\n    serverNow\n    sections {\n      id\n      title\n      state\n      deadlineAt\n    }\n  }\n": types.OpenSittingFragmentDoc,
    "\n  query CandidatePasswordResetPage($code: String!) {\n    candidatePasswordReset(code: $code)\n  }\n": types.CandidatePasswordResetPageDocument,
    "\n  mutation ResetCandidatePassword($code: String!, $password: String!) {\n    resetCandidatePassword(code: $code, password: $password)\n  }\n": types.ResetCandidatePasswordDocument,
    "\n  mutation RequestCandidatePasswordReset($email: String!) {\n    requestCandidatePasswordReset(email: $email)\n  }\n": types.RequestCandidatePasswordResetDocument,
    "\n  mutation UpdateBasics($gender: Gender!, $hometownPrefectureId: ID, $revision: String) {\n    updateBasics(gender: $gender, hometownPrefectureId: $hometownPrefectureId, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateBasicsDocument,
    "\n  mutation UpdateEducation($education: EducationInput!, $revision: String) {\n    updateEducation(education: $education, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateEducationDocument,
    "\n  mutation UpdateSelfIntroduction($taglines: [String!], $selfIntroduction: String, $revision: String) {\n    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateSelfIntroductionDocument,
    "\n  mutation UpdateStudentProject($studentProjectExperience: String!, $revision: String) {\n    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateStudentProjectDocument,
    "\n  mutation UpdateSellingPoints($sellingPointIds: [ID!]!, $revision: String) {\n    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateSellingPointsDocument,
    "\n  mutation UpdatePreferences($preferences: PreferencesInput!, $revision: String) {\n    updatePreferences(preferences: $preferences, revision: $revision) {\n      id\n    }\n  }\n": types.UpdatePreferencesDocument,
    "\n  mutation UpdateScoutPreferences($preferences: ScoutPreferencesInput!, $revision: String) {\n    updateScoutPreferences(preferences: $preferences, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateScoutPreferencesDocument,
    "\n  mutation UpdateExtraExperiences($experiences: ExtraExperiencesInput!, $revision: String) {\n    updateExtraExperiences(experiences: $experiences, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateExtraExperiencesDocument,
    "\n  mutation UpdatePicture($encodedImage: String!) {\n    updatePicture(encodedImage: $encodedImage) {\n      id\n    }\n  }\n": types.UpdatePictureDocument,
    "\n  mutation RemovePicture {\n    removePicture {\n      id\n    }\n  }\n": types.RemovePictureDocument,
    "\n  mutation UpdateVisibility($isPublic: Boolean!) {\n    updateCandidateVisibility(isPublic: $isPublic)\n  }\n": types.UpdateVisibilityDocument,
    "\n  query SuggestedSchools($name: String!) {\n    schools(name: $name) {\n      id\n      name\n    }\n  }\n": types.SuggestedSchoolsDocument,
    "\n  query DepartmentsOfSchool($schoolId: ID!) {\n    school(schoolId: $schoolId) {\n      departments(first: 200) {\n        id\n        name\n        category\n      }\n    }\n  }\n": types.DepartmentsOfSchoolDocument,
    "\n  query ProfilePage {\n    viewer {\n      ... on CandidateViewer {\n        familyName\n        givenName\n      }\n    }\n    ownProfile {\n      id\n      revision\n      invitingId\n      isPublic\n      picture\n      gender\n      hometown {\n        id\n      }\n      category\n      lacksDepartmentCategory\n      education {\n        graduationYear\n        graduationMonth\n        degree\n        highSchoolName\n        campusPrefecture {\n          id\n        }\n        school {\n          __typename\n          ... on ListedSchool {\n            id\n            name\n            department {\n              id\n              name\n              category\n            }\n          }\n          ... on OtherSchool {\n            name\n          }\n        }\n      }\n      otherSchoolDepartmentName\n      taglines\n      selfIntroduction\n      studentProjectExperience\n      studyAbroadExperience\n      qualificationExperience\n      internshipExperience\n      hasNoExtraExperience\n      sellingPoints {\n        id\n        shortLabel\n      }\n      preferences {\n        areas {\n          id\n        }\n        industries {\n          id\n        }\n        jobTypes {\n          id\n        }\n        companySizes {\n          id\n        }\n        companySelectionCriteria {\n          id\n        }\n      }\n      preferredScoutTypes {\n        id\n      }\n      jobHuntingStatus {\n        id\n      }\n      offeredCompany\n      offeredCompanyIndustry {\n        id\n      }\n      completeness\n      nextItem\n      profileItems {\n        item\n        isComplete\n        gain\n      }\n      asSeenByCompanies {\n        ...StudentCard\n        ...StudentProfile\n      }\n    }\n    graduationYears\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    industries {\n      id\n      label\n      group\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    jobHuntingStatuses {\n      id\n      label\n    }\n    scoutTypes {\n      id\n      label\n    }\n    sellingPoints {\n      id\n      label\n      hint\n    }\n  }\n": types.ProfilePageDocument,
    "\n  query ProfileViewsPage {\n    profileViews {\n      total\n      days {\n        day\n        count\n      }\n      byIndustry {\n        label\n        count\n      }\n      bySize {\n        label\n        count\n      }\n      byAge {\n        label\n        count\n      }\n      findings {\n        total\n        bookmarkedBy\n        byIndustry {\n          label\n          count\n        }\n        bySection {\n          label\n          count\n        }\n      }\n      companies {\n        hasScouted\n        isMet\n        days\n        lastDay\n        company {\n          id\n          displayName\n          isFavorite\n          industries {\n            id\n            label\n          }\n          ...CompanyMark\n        }\n      }\n    }\n  }\n": types.ProfileViewsPageDocument,
    "\n  query RegistrationCallback($token: String!) {\n    registrationLink(token: $token) {\n      state\n      email\n      needsPassword\n    }\n  }\n": types.RegistrationCallbackDocument,
    "\n  mutation VerifyEmailByLink($token: String!, $password: String!) {\n    verifyEmailByLink(token: $token, password: $password) {\n      pass\n    }\n  }\n": types.VerifyEmailByLinkDocument,
    "\n  query RegistrationComplete {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n        familyName\n      }\n    }\n  }\n": types.RegistrationCompleteDocument,
    "\n  mutation RegisterCandidate($registration: RegistrationInput!, $origin: RegistrationOriginInput!) {\n    registerCandidate(registration: $registration, origin: $origin) {\n      pass\n    }\n  }\n": types.RegisterCandidateDocument,
    "\n  mutation VerifyEmail($code: String!) {\n    verifyEmail(code: $code)\n  }\n": types.VerifyEmailDocument,
    "\n  mutation ResendVerificationEmail($pass: String!) {\n    resendVerificationEmail(pass: $pass)\n  }\n": types.ResendVerificationEmailDocument,
    "\n  mutation ChangeRegistrationEmail($email: String!) {\n    changeRegistrationEmail(email: $email)\n  }\n": types.ChangeRegistrationEmailDocument,
    "\n  mutation SaveRegistrationProfile($profile: RegistrationProfileInput!) {\n    saveRegistrationProfile(profile: $profile)\n  }\n": types.SaveRegistrationProfileDocument,
    "\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n": types.VerifyPhoneDocument,
    "\n  mutation ResendPhoneCode {\n    resendPhoneCode\n  }\n": types.ResendPhoneCodeDocument,
    "\n  mutation ChangeRegistrationPhone($phoneNumber: String!) {\n    changeRegistrationPhone(phoneNumber: $phoneNumber)\n  }\n": types.ChangeRegistrationPhoneDocument,
    "\n  query RegistrationPage {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n      }\n    }\n    ownRegistration {\n      step\n      email\n      phoneNumber\n      secondsUntilNextCode\n    }\n    graduationYears\n  }\n": types.RegistrationPageDocument,
    "\n  query OfferReportedPage {\n    ownOfferReports {\n      id\n    }\n  }\n": types.OfferReportedPageDocument,
    "\n  query OfferReportPage {\n    mayFinishJobHunting\n    reportableScouts {\n      id\n      companyName\n      jobTitle\n      sentOn\n    }\n    ownOfferReports {\n      id\n      ...OwnReport\n    }\n  }\n": types.OfferReportPageDocument,
    "\n  mutation CancelOfferReport($id: ID!) {\n    cancelOfferReport(id: $id) {\n      id\n    }\n  }\n": types.CancelOfferReportDocument,
    "\n  mutation AnswerHire($id: ID!, $isRight: Boolean!) {\n    answerHire(id: $id, isRight: $isRight) {\n      id\n    }\n  }\n": types.AnswerHireDocument,
    "\n  mutation FinishJobHunting {\n    finishJobHunting\n  }\n": types.FinishJobHuntingDocument,
    "\n  mutation ReportOffer($scoutInvitationId: ID!, $acceptedOn: Date!) {\n    reportOffer(scoutInvitationId: $scoutInvitationId, acceptedOn: $acceptedOn) {\n      id\n    }\n  }\n": types.ReportOfferDocument,
    "\n  fragment OwnReport on OwnOfferReport {\n    id\n    status\n    acceptedOn\n    answerBy\n    isRecordedByCompany\n    company {\n      displayName\n      ...CompanyMark\n    }\n    job {\n      title\n    }\n  }\n": types.OwnReportFragmentDoc,
    "\n  query CandidateSettingsPage {\n    candidateNotificationSettings {\n      canTurnOffMail\n      hasMail\n      hasPush\n      hasLine\n    }\n    lineConnection {\n      connectedAt\n    }\n    scoutIntake {\n      scoutsPerWeek\n      pausedUntil\n    }\n    blockList {\n      companies {\n        id\n      }\n      corporateNumbers\n    }\n    isProfilePublic\n    agentPartner {\n      name\n    }\n    agentConsultationConsent {\n      agreedAt\n    }\n  }\n": types.CandidateSettingsPageDocument,
    "\n  query CandidateAccountPage {\n    ownAccount {\n      ...NamesSection\n      ...EmailSection\n      ...PhoneSection\n      ...PasswordSection\n    }\n  }\n": types.CandidateAccountPageDocument,
    "\n  mutation UpdateCandidateNames(\n    $familyName: String!\n    $givenName: String!\n    $familyNameKana: String!\n    $givenNameKana: String!\n  ) {\n    updateCandidateNames(\n      familyName: $familyName\n      givenName: $givenName\n      familyNameKana: $familyNameKana\n      givenNameKana: $givenNameKana\n    )\n  }\n": types.UpdateCandidateNamesDocument,
    "\n  mutation RequestEmailChange($email: String!, $currentPassword: String!) {\n    requestEmailChange(email: $email, currentPassword: $currentPassword)\n  }\n": types.RequestEmailChangeDocument,
    "\n  mutation ConfirmEmailChange($code: String!) {\n    confirmEmailChange(code: $code)\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  mutation RequestPhoneChange($mobilePhoneNumber: String!, $currentPassword: String!) {\n    requestPhoneChange(mobilePhoneNumber: $mobilePhoneNumber, currentPassword: $currentPassword)\n  }\n": types.RequestPhoneChangeDocument,
    "\n  mutation ConfirmPhoneChange($code: String!) {\n    confirmPhoneChange(code: $code)\n  }\n": types.ConfirmPhoneChangeDocument,
    "\n  mutation UpdateCandidatePassword($currentPassword: String!, $newPassword: String!) {\n    updateCandidatePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.UpdateCandidatePasswordDocument,
    "\n  fragment EmailSection on OwnAccount {\n    email\n    hasPassword\n    pendingEmail {\n      destination\n      expiresAt\n    }\n  }\n": types.EmailSectionFragmentDoc,
    "\n  fragment NamesSection on OwnAccount {\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n  }\n": types.NamesSectionFragmentDoc,
    "\n  fragment PasswordSection on OwnAccount {\n    hasPassword\n  }\n": types.PasswordSectionFragmentDoc,
    "\n  fragment PhoneSection on OwnAccount {\n    phoneNumber\n    hasPassword\n    pendingPhone {\n      destination\n      expiresAt\n    }\n  }\n": types.PhoneSectionFragmentDoc,
    "\n  query BlockedCompaniesPage($search: String!) {\n    companiesToBlock(search: $search) {\n      id\n      ...FoundCompany\n    }\n    blockList {\n      companies {\n        id\n        ...BlockedCompany\n      }\n      corporateNumbers\n    }\n  }\n": types.BlockedCompaniesPageDocument,
    "\n  mutation BlockCompanies($companyIds: [ID!]!) {\n    blockCompanies(companyIds: $companyIds)\n  }\n": types.BlockCompaniesDocument,
    "\n  mutation UnblockCompanies($companyIds: [ID!]!) {\n    unblockCompanies(companyIds: $companyIds)\n  }\n": types.UnblockCompaniesDocument,
    "\n  mutation BlockCorporateNumber($corporateNumber: String!) {\n    blockCorporateNumber(corporateNumber: $corporateNumber)\n  }\n": types.BlockCorporateNumberDocument,
    "\n  mutation UnblockCorporateNumber($corporateNumber: String!) {\n    unblockCorporateNumber(corporateNumber: $corporateNumber)\n  }\n": types.UnblockCorporateNumberDocument,
    "\n  fragment BlockEnds on BlockChoice {\n    id\n    company {\n      displayName\n    }\n    openScouts {\n      unanswered\n      accepted\n      nextDateAt\n    }\n  }\n": types.BlockEndsFragmentDoc,
    "\n  fragment BlockedCompany on BlockChoice {\n    id\n    company {\n      displayName\n      legalName\n      ...CompanyMark\n    }\n    group {\n      ...BlockEnds\n      isBlocked\n      company {\n        displayName\n      }\n    }\n  }\n": types.BlockedCompanyFragmentDoc,
    "\n  fragment FoundCompany on BlockChoice {\n    isBlocked\n    company {\n      displayName\n      city\n      ...CompanyMark\n      prefecture {\n        label\n      }\n    }\n    ...BlockEnds\n  }\n": types.FoundCompanyFragmentDoc,
    "\n  query CandidateCalendarPage {\n    calendarFeed {\n      ...CalendarFeedState\n    }\n    cancelledDates {\n      ...CancelledDates\n    }\n  }\n": types.CandidateCalendarPageDocument,
    "\n  fragment CancelledDates on CancelledDate {\n    bookingId\n    companyName\n    title\n    startAt\n  }\n": types.CancelledDatesFragmentDoc,
    "\n  query SettingsDataPage {\n    withdrawalProof {\n      needsPassword\n      needsSignIn\n    }\n    dataExport {\n      status\n      ...ExportState\n    }\n  }\n": types.SettingsDataPageDocument,
    "\n  mutation RequestDataExport($currentPassword: String!) {\n    requestDataExport(currentPassword: $currentPassword)\n  }\n": types.RequestDataExportDocument,
    "\n  fragment ExportState on DataExport {\n    id\n    status\n    percent\n    bytes\n    expiresAt\n  }\n": types.ExportStateFragmentDoc,
    "\n  query CandidateDevicesPage {\n    devices {\n      id\n      isCurrent\n      ...DeviceRow\n    }\n  }\n": types.CandidateDevicesPageDocument,
    "\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n": types.EndDeviceDocument,
    "\n  mutation EndOtherDevices {\n    endOtherDevices\n  }\n": types.EndOtherDevicesDocument,
    "\n  fragment DeviceRow on Device {\n    id\n    family\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n": types.DeviceRowFragmentDoc,
    "\n  query IntakePage {\n    scoutIntake {\n      scoutsPerWeek\n      pausedUntil\n    }\n  }\n": types.IntakePageDocument,
    "\n  mutation UpdateScoutIntake($scoutsPerWeek: Int!, $pausedUntil: Date) {\n    updateScoutIntake(scoutsPerWeek: $scoutsPerWeek, pausedUntil: $pausedUntil) {\n      scoutsPerWeek\n    }\n  }\n": types.UpdateScoutIntakeDocument,
    "\n  query NotificationSettingsPage {\n    candidateNotificationSettings {\n      topic\n      hasLine\n      ...NotificationTopic\n    }\n    lineConnection {\n      connectedAt\n      ...LineNotices\n    }\n    quietHours {\n      startsAt\n      endsAt\n    }\n    threadChoice {\n      hasTextInMail\n      showsReading\n    }\n  }\n": types.NotificationSettingsPageDocument,
    "\n  mutation UpdateCandidateNotificationSettings($settings: [CandidateNotificationSettingInput!]!) {\n    updateCandidateNotificationSettings(settings: $settings) {\n      topic\n    }\n  }\n": types.UpdateCandidateNotificationSettingsDocument,
    "\n  mutation UpdateQuietHours($startsAt: Int!, $endsAt: Int!) {\n    updateQuietHours(startsAt: $startsAt, endsAt: $endsAt) {\n      startsAt\n    }\n  }\n": types.UpdateQuietHoursDocument,
    "\n  mutation IssueLineCode {\n    issueLineCode {\n      connectedAt\n    }\n  }\n": types.IssueLineCodeDocument,
    "\n  mutation DisconnectLine {\n    disconnectLine\n  }\n": types.DisconnectLineDocument,
    "\n  mutation UpdateThreadChoice($hasTextInMail: Boolean!, $showsReading: Boolean!) {\n    updateThreadChoice(hasTextInMail: $hasTextInMail, showsReading: $showsReading) {\n      showsReading\n    }\n  }\n": types.UpdateThreadChoiceDocument,
    "\n  fragment LineNotices on LineConnection {\n    connectedAt\n    code {\n      letters\n      account\n      address\n      expiresAt\n      qr {\n        size\n        path\n      }\n    }\n  }\n": types.LineNoticesFragmentDoc,
    "\n  fragment NotificationTopic on CandidateNotificationSetting {\n    topic\n    label\n    hint\n    hasMail\n    hasPush\n    hasLine\n    canTurnOffMail\n    canPush\n  }\n": types.NotificationTopicFragmentDoc,
    "\n  query SignInSettings {\n    signInWays {\n      email\n      isFresh\n      ...ConfirmWays\n      ...PasswordWay\n      ...IdentityWays\n      ...PasskeyWays\n      sessionProvider\n    }\n  }\n": types.SignInSettingsDocument,
    "\n  mutation UnlinkIdentity($provider: String!) {\n    unlinkIdentity(provider: $provider)\n  }\n": types.UnlinkIdentityDocument,
    "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name)\n  }\n": types.RenamePasskeyDocument,
    "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n": types.RemovePasskeyDocument,
    "\n  fragment ConfirmWays on SignInWays {\n    isFresh\n    hasPassword\n    identities {\n      provider\n      label\n    }\n    passkeys {\n      id\n    }\n  }\n": types.ConfirmWaysFragmentDoc,
    "\n  fragment IdentityWays on SignInWays {\n    canRemove\n    identities {\n      provider\n      label\n      email\n    }\n  }\n": types.IdentityWaysFragmentDoc,
    "\n  fragment PasskeyWays on SignInWays {\n    canRemove\n    passkeys {\n      id\n      name\n      isBackedUp\n      insertedAt\n      lastUsedAt\n    }\n  }\n": types.PasskeyWaysFragmentDoc,
    "\n  fragment PasswordWay on SignInWays {\n    email\n    hasPassword\n  }\n": types.PasswordWayFragmentDoc,
    "\n  query UnsubscribedPage {\n    viewer {\n      __typename\n    }\n  }\n": types.UnsubscribedPageDocument,
    "\n  query UnsubscribePage {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n      }\n    }\n    withdrawalProof {\n      needsPassword\n      needsSignIn\n    }\n    withdrawalEffects {\n      ...WithdrawalEffects\n    }\n  }\n": types.UnsubscribePageDocument,
    "\n  mutation WithdrawCandidate(\n    $password: String!\n    $confirmation: String!\n    $reason: String!\n    $reasonKind: WithdrawalReason\n  ) {\n    withdrawCandidate(password: $password, confirmation: $confirmation, reason: $reason, reasonKind: $reasonKind)\n  }\n": types.WithdrawCandidateDocument,
    "\n  fragment WithdrawalEffects on WithdrawalEffects {\n    pendingCount\n    pendingScheduleCount\n    acceptedCount\n    dates {\n      id\n      companyName\n      startAt\n    }\n  }\n": types.WithdrawalEffectsFragmentDoc,
    "\n  fragment OwnSkills on OwnSkills {\n    toeicScore\n    toeicTakenOn\n    toeflIbtScore\n    toeflIbtBand\n    toeflIbtTakenOn\n    skills {\n      kind\n      name\n      level\n      since\n      note\n    }\n  }\n": types.OwnSkillsFragmentDoc,
    "\n  query SkillsPage {\n    qualifications\n    ownProfile {\n      id\n    }\n    ownSkills {\n      revision\n      ...OwnSkills\n    }\n  }\n": types.SkillsPageDocument,
    "\n  mutation UpdateSkills($skills: SkillsInput!, $revision: String) {\n    updateSkills(skills: $skills, revision: $revision) {\n      ...OwnSkills\n    }\n  }\n": types.UpdateSkillsDocument,
    "\n  query SuspendedPage {\n    candidateSuspension {\n      reason\n      suspendedAt\n      heldDates {\n        id\n        companyName\n        title\n        startAt\n        endAt\n        emergencyContact\n      }\n    }\n  }\n": types.SuspendedPageDocument,
    "\n  query CandidateThreadsPage($text: String!, $first: Int!, $offset: Int!) {\n    threads(text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        state\n        ending\n        lastAt\n        unreadCount\n        lastMessage {\n          side\n          text\n        }\n        scoutInvitation {\n          company {\n            displayName\n            ...CompanyMark\n          }\n          stepTitle\n        }\n      }\n    }\n  }\n": types.CandidateThreadsPageDocument,
    "\n  subscription CandidateThreadsMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": types.CandidateThreadsMovedDocument,
    "\n  query UnsubscribeMailPage($token: String!) {\n    mailSubscription(token: $token) {\n      label\n      hasMail\n    }\n  }\n": types.UnsubscribeMailPageDocument,
    "\n  mutation EndMailOfKind($token: String!) {\n    endMailOfKind(token: $token)\n  }\n": types.EndMailOfKindDocument,
    "\n  query AcceptedStudentsPage($isContacted: Boolean!, $text: String!, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    acceptedStudents(isContacted: $isContacted, text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        ...AcceptedStudent\n      }\n    }\n    waiting: acceptedStudents(isContacted: false, first: 0) {\n      totalCount\n    }\n  }\n": types.AcceptedStudentsPageDocument,
    "\n  mutation MarkStudentContacted($id: ID!) {\n    markScoutInvitationContacted(id: $id)\n  }\n": types.MarkStudentContactedDocument,
    "\n  mutation UndoStudentContacted($id: ID!) {\n    undoScoutInvitationContacted(id: $id)\n  }\n": types.UndoStudentContactedDocument,
    "\n  mutation RecordHire($id: ID!, $acceptedOn: Date!) {\n    recordHire(scoutInvitationId: $id, acceptedOn: $acceptedOn)\n  }\n": types.RecordHireDocument,
    "\n  fragment AcceptedStudent on AcceptedStudent {\n    scoutInvitationId\n    acceptedAt\n    isLate\n    contactedAt\n    contactDeniedAt\n    contactArrivedAt\n    promptedAt\n    contactedBy {\n      id\n      familyName\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n      scoutInvitations {\n        id\n        schedulingStatus\n        status\n        booking {\n          status\n          schedulingDate {\n            startAt\n          }\n        }\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n        familyNameKana\n        givenNameKana\n        email\n        phoneNumber\n      }\n    }\n  }\n": types.AcceptedStudentFragmentDoc,
    "\n  query AfterDatesPage {\n    meetings {\n      id\n      schedulingDateId\n      awaitsOutcome\n      ...MeetingFields\n    }\n  }\n": types.AfterDatesPageDocument,
    "\n  mutation MarkAttendanceAfterDate($id: ID!, $attendance: BookingAttendance!) {\n    updateBookingAttendance(id: $id, attendance: $attendance) {\n      id\n    }\n  }\n": types.MarkAttendanceAfterDateDocument,
    "\n  mutation MarkAllAttended($schedulingDateId: ID!) {\n    markAllAttended(schedulingDateId: $schedulingDateId)\n  }\n": types.MarkAllAttendedDocument,
    "\n  mutation UndoAllAttended($schedulingDateId: ID!, $press: ID!) {\n    undoAllAttended(schedulingDateId: $schedulingDateId, press: $press)\n  }\n": types.UndoAllAttendedDocument,
    "\n  fragment MeetingFields on Meeting {\n    id\n    title\n    startAt\n    endAt\n    jobTitle\n    attendancePress\n    outcome\n    revision\n    awaitsOutcome\n    booking {\n      id\n      status\n      canMarkAttendance\n      scoutInvitationId\n      evaluation {\n        ...BookingEvaluationFields\n      }\n      candidate {\n        id\n        schoolName\n        noteCount\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": types.MeetingFieldsFragmentDoc,
    "\n  fragment ScoutAnalysisRowFields on ScoutAnalysisRow {\n    key\n    label\n    opening\n    sent\n    readRate\n    accepted\n    met\n    told\n    goesOn\n    hired\n    answered\n    lowerDays\n    medianDays\n    upperDays\n  }\n": types.ScoutAnalysisRowFieldsFragmentDoc,
    "\n  query AnalysisPage($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          totalSent\n        }\n      }\n    }\n    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {\n      isCut\n      readDays {\n        from\n        to\n      }\n      total {\n        ...ScoutAnalysisRowFields\n      }\n      rows {\n        ...ScoutAnalysisRowFields\n      }\n    }\n    scoutBenchmark {\n      ...ScoutBenchmarkFields\n    }\n  }\n": types.AnalysisPageDocument,
    "\n  fragment ScoutBenchmarkFields on ScoutBenchmark {\n    from\n    to\n    companies\n    group\n    figures {\n      measure\n      lower\n      median\n      upper\n      own\n    }\n  }\n": types.ScoutBenchmarkFieldsFragmentDoc,
    "\n  query CandidateLikenessPage($id: ID!, $chosen: [LikenessReasonKey!]) {\n    candidateLikeness(candidateId: $id, chosen: $chosen) {\n      query\n      totalCount\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n      reasons {\n        key\n        why\n        query\n        isChosen\n        count\n        toggledCount\n      }\n    }\n  }\n": types.CandidateLikenessPageDocument,
    "\n  mutation AddCandidateBookmarks($ids: [ID!]!) {\n    addCandidateBookmarks(ids: $ids)\n  }\n": types.AddCandidateBookmarksDocument,
    "\n  mutation RemoveCandidateBookmarks($ids: [ID!]!) {\n    removeCandidateBookmarks(ids: $ids)\n  }\n": types.RemoveCandidateBookmarksDocument,
    "\n  mutation PassOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {\n    passOverCandidates(ids: $ids, isForTeam: $isForTeam)\n  }\n": types.PassOverCandidatesDocument,
    "\n  mutation TakeBackPassedOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {\n    takeBackPassedOverCandidates(ids: $ids, isForTeam: $isForTeam)\n  }\n": types.TakeBackPassedOverCandidatesDocument,
    "\n  mutation MarkCandidateSeen($id: ID!) {\n    updateSearchCandidateLastSeenAt(id: $id)\n  }\n": types.MarkCandidateSeenDocument,
    "\n  mutation CreateCandidateLabel($text: String!) {\n    createSearchCandidateLabel(text: $text) {\n      id\n    }\n  }\n": types.CreateCandidateLabelDocument,
    "\n  mutation AttachCandidateLabel($candidateIds: [ID!]!, $labelId: ID!) {\n    attachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)\n  }\n": types.AttachCandidateLabelDocument,
    "\n  mutation DetachCandidateLabels($candidateIds: [ID!]!, $labelId: ID!) {\n    detachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)\n  }\n": types.DetachCandidateLabelsDocument,
    "\n  query StudentsStillThere($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.StudentsStillThereDocument,
    "\n  mutation MarkCandidateContacted($id: ID!) {\n    markScoutInvitationContacted(id: $id)\n  }\n": types.MarkCandidateContactedDocument,
    "\n  mutation TellCandidateReading($id: ID!) {\n    tellCandidateReading(candidateId: $id)\n  }\n": types.TellCandidateReadingDocument,
    "\n  subscription CandidateColleagueReading($id: ID!) {\n    colleagueReading(candidateId: $id) {\n      familyName\n    }\n  }\n": types.CandidateColleagueReadingDocument,
    "\n  mutation ConfirmOfferReport($id: ID!) {\n    confirmOfferReport(id: $id) {\n      id\n    }\n  }\n": types.ConfirmOfferReportDocument,
    "\n  mutation DenyOfferReport($id: ID!) {\n    denyOfferReport(id: $id) {\n      id\n    }\n  }\n": types.DenyOfferReportDocument,
    "\n  fragment ScoutReport on SentScoutInvitation {\n    id\n    job {\n      title\n    }\n    offerReport {\n      id\n      status\n      acceptedOn\n      answerBy\n      answeredAt\n      isSettledByOperator\n      answeredBy {\n        familyName\n      }\n    }\n  }\n": types.ScoutReportFragmentDoc,
    "\n  fragment CandidatePreview on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n      campusPrefecture {\n        label\n      }\n    }\n    bookmarked\n    hasSeen\n    isFavorite\n    isIntakePaused\n    hasOffer\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n    labels {\n      id\n      text\n    }\n    memo {\n      ...CandidateMemo\n    }\n    noteCount\n    passedOver {\n      isForTeam\n      passedOverAt\n      companyUser {\n        id\n        familyName\n      }\n    }\n    ...ColleagueDrafts\n    scoutClaim {\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n    ...StudentProfile\n    hasOffer\n    jobHuntingStatus {\n      label\n    }\n    scoutInvitations {\n      ...CandidateInvitation\n      ...ScoutStatus\n      ...ScoutReport\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      email\n      phoneNumber\n    }\n  }\n": types.CandidatePreviewFragmentDoc,
    "\n  query CandidateOptionCounts($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {\n    searchCandidateOptionCounts(condition: $condition, group: $group) {\n      option\n      count\n    }\n  }\n": types.CandidateOptionCountsDocument,
    "\n  fragment CandidateInvitation on SentScoutInvitation {\n    id\n    status\n    isWithdrawn\n    round\n    invitationDate\n    scheduledFor\n    expiresAt\n    answeredAt\n    endedAt\n    contactedAt\n    isEndedUnanswered\n    contactedBy {\n      familyName\n    }\n    job {\n      title\n      canSendScoutInvitation\n    }\n    companyUser {\n      familyName\n      givenName\n    }\n    subject\n    reason\n    templateMessageHistories {\n      id\n      text\n    }\n    declineReason {\n      label\n    }\n    withdrawalMessage\n    promises {\n      kind\n      label\n    }\n    followUp {\n      text\n      dueAt\n      isPlanned\n    }\n    booking {\n      schedulingDate {\n        startAt\n      }\n    }\n  }\n": types.CandidateInvitationFragmentDoc,
    "\n  mutation RenameCandidateLabel($id: ID!, $text: String!) {\n    updateSearchCandidateLabel(id: $id, text: $text) {\n      id\n    }\n  }\n": types.RenameCandidateLabelDocument,
    "\n  mutation DeleteCandidateLabel($id: ID!) {\n    deleteSearchCandidateLabel(id: $id)\n  }\n": types.DeleteCandidateLabelDocument,
    "\n  query CandidateLabelCounts {\n    searchCandidateLabels {\n      edges {\n        node {\n          id\n          candidateCount\n        }\n      }\n    }\n  }\n": types.CandidateLabelCountsDocument,
    "\n  query CandidateCards($condition: SearchCandidateCondition!, $keywords: [String!]!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n          ...CandidateCard\n        }\n        metChoices {\n          key\n          values\n        }\n        unsetFilters\n      }\n    }\n  }\n": types.CandidateCardsDocument,
    "\n  query CandidateTable($condition: SearchCandidateCondition!, $keywords: [String!]!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n          ...CandidateTableRow\n        }\n      }\n    }\n  }\n": types.CandidateTableDocument,
    "\n  query CandidateTriage($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.CandidateTriageDocument,
    "\n  query CandidateTriagePlace($condition: SearchCandidateCondition!) {\n    triagePlace(condition: $condition) {\n      candidateId\n      position\n    }\n  }\n": types.CandidateTriagePlaceDocument,
    "\n  query CandidateRelaxations($condition: SearchCandidateCondition!) {\n    searchCandidateRelaxations(condition: $condition) {\n      key\n      label\n      includesUnset\n      additionalCount\n    }\n  }\n": types.CandidateRelaxationsDocument,
    "\n  query CandidatePreviewPage($id: ID!) {\n    searchCandidate(id: $id) {\n      id\n      ...CandidatePreview\n    }\n  }\n": types.CandidatePreviewPageDocument,
    "\n  query SavedFilterConditions {\n    savedFilters {\n      id\n      condition\n    }\n    positiveActions {\n      isInForce\n    }\n    isFairModeOn\n  }\n": types.SavedFilterConditionsDocument,
    "\n  subscription CandidateMemoChanged($id: ID!) {\n    searchCandidateMemo(candidateId: $id) {\n      updatedAt\n    }\n  }\n": types.CandidateMemoChangedDocument,
    "\n  mutation WriteCandidateMemo($id: ID!, $text: String!, $lastReadUpdatedAt: DateTime) {\n    updateSearchCandidateMemo(id: $id, text: $text, lastReadUpdatedAt: $lastReadUpdatedAt) {\n      text\n      updatedAt\n    }\n  }\n": types.WriteCandidateMemoDocument,
    "\n  fragment CandidateMemo on SearchCandidateMemo {\n    candidateId\n    text\n    updatedAt\n    companyUser {\n      familyName\n    }\n  }\n": types.CandidateMemoFragmentDoc,
    "\n  mutation StartPositiveAction($reason: String!, $beginsOn: Date!, $endsOn: Date!) {\n    startPositiveAction(reason: $reason, beginsOn: $beginsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n": types.StartPositiveActionDocument,
    "\n  mutation EndPositiveAction($id: ID!) {\n    endPositiveAction(id: $id)\n  }\n": types.EndPositiveActionDocument,
    "\n  fragment CandidateCard on SearchCandidate {\n    id\n    ...StudentCard\n    ...ColleagueDrafts\n    bookmarked\n    hasSeen\n    keywordHit(keywords: $keywords) {\n      excerpt\n      words\n    }\n    scoutInvitations {\n      ...ScoutStatus\n    }\n    isFavorite\n    isIntakePaused\n    passedOver {\n      isForTeam\n    }\n    labels {\n      id\n      text\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n": types.CandidateCardFragmentDoc,
    "\n  fragment CandidateTableRow on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    education {\n      graduationYear\n    }\n    keywordHit(keywords: $keywords) {\n      words\n    }\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n    isIntakePaused\n    bookmarked\n    hasSeen\n    labels {\n      id\n      text\n    }\n    scoutInvitations {\n      ...ScoutStatus\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n": types.CandidateTableRowFragmentDoc,
    "\n  mutation CreateSavedFilter($name: String!, $condition: String!) {\n    createSavedFilter(name: $name, condition: $condition) {\n      id\n    }\n  }\n": types.CreateSavedFilterDocument,
    "\n  mutation UpdateSavedFilter($id: ID!, $condition: String!) {\n    updateSavedFilter(id: $id, condition: $condition) {\n      id\n    }\n  }\n": types.UpdateSavedFilterDocument,
    "\n  mutation RenameSavedFilter($id: ID!, $name: String!) {\n    renameSavedFilter(id: $id, name: $name) {\n      id\n    }\n  }\n": types.RenameSavedFilterDocument,
    "\n  mutation SetSavedFilterAlert($id: ID!, $timing: SavedFilterAlertTiming!, $hour: Int!, $weekday: Int!) {\n    updateSavedFilterAlert(id: $id, timing: $timing, hour: $hour, weekday: $weekday) {\n      id\n    }\n  }\n": types.SetSavedFilterAlertDocument,
    "\n  mutation DeleteSavedFilter($id: ID!) {\n    deleteSavedFilter(id: $id)\n  }\n": types.DeleteSavedFilterDocument,
    "\n  query SavedFilterNewCandidates {\n    savedFilters {\n      id\n      newCandidateCount\n    }\n  }\n": types.SavedFilterNewCandidatesDocument,
    "\n  mutation MarkSavedFilterOpened($id: ID!) {\n    updateSavedFilterLastOpenedAt(id: $id)\n  }\n": types.MarkSavedFilterOpenedDocument,
    "\n  mutation CancelScheduledScout($id: ID!) {\n    cancelScheduledScoutInvitation(id: $id)\n  }\n": types.CancelScheduledScoutDocument,
    "\n  mutation ChangeScoutPromises($id: ID!, $promises: [ScoutPromiseKind!]!) {\n    updateScoutPromises(scoutInvitationId: $id, promises: $promises)\n  }\n": types.ChangeScoutPromisesDocument,
    "\n  mutation CancelFollowUp($id: ID!) {\n    cancelFollowUp(scoutInvitationId: $id)\n  }\n": types.CancelFollowUpDocument,
    "\n  mutation KeepTriagePlace($condition: SearchCandidateCondition!, $id: ID!, $position: Int!) {\n    keepTriagePlace(condition: $condition, candidateId: $id, position: $position)\n  }\n": types.KeepTriagePlaceDocument,
    "\n  query CandidateNotesPage($id: ID!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    noteReaders {\n      id\n      familyName\n      givenName\n    }\n    notedCandidate(id: $id) {\n      id\n      schoolName\n      departmentName\n      isFairHidden\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n      scoutInvitations {\n        job {\n          id\n          title\n        }\n      }\n      notes {\n        id\n        ...Note\n      }\n      evaluations {\n        id\n        ...EvaluationFields\n      }\n    }\n  }\n": types.CandidateNotesPageDocument,
    "\n  mutation AddNote($candidateId: ID!, $jobId: ID, $text: String!, $mentionedUserIds: [ID!]!) {\n    addCandidateNote(candidateId: $candidateId, jobId: $jobId, text: $text, mentionedUserIds: $mentionedUserIds) {\n      id\n    }\n  }\n": types.AddNoteDocument,
    "\n  mutation UpdateNote($id: ID!, $revision: Int!, $text: String!, $mentionedUserIds: [ID!]!) {\n    updateCandidateNote(id: $id, revision: $revision, text: $text, mentionedUserIds: $mentionedUserIds) {\n      id\n    }\n  }\n": types.UpdateNoteDocument,
    "\n  mutation DeleteNote($id: ID!) {\n    deleteCandidateNote(id: $id)\n  }\n": types.DeleteNoteDocument,
    "\n  fragment Note on CandidateNote {\n    id\n    candidateId\n    text\n    revision\n    insertedAt\n    editedAt\n    canEdit\n    canDelete\n    author {\n      id\n      familyName\n      givenName\n      hasLeft\n    }\n    mentioned {\n      id\n      familyName\n      givenName\n      hasLeft\n    }\n    job {\n      id\n      title\n    }\n  }\n": types.NoteFragmentDoc,
    "\n  fragment ColleagueDrafts on SearchCandidate {\n    draftsOfColleagues {\n      savedAt\n      companyUser {\n        familyName\n      }\n    }\n  }\n": types.ColleagueDraftsFragmentDoc,
    "\n  query CandidateSearchGround {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n        company {\n          prefecture {\n            id\n          }\n        }\n        contract {\n          status\n          plan {\n            savedFilterLimit\n            labelLimit\n            features\n          }\n        }\n      }\n    }\n    isFairModeOn\n    ...CandidateLookups\n    positiveActions {\n      id\n      reason\n      beginsOn\n      endsOn\n      isInForce\n    }\n    savedFilters {\n      id\n      name\n      condition\n      alert {\n        timing\n        hour\n        weekday\n        otherUserCount\n      }\n    }\n    searchSynonyms {\n      words\n    }\n    searchCandidateLabels {\n      edges {\n        node {\n          id\n          text\n        }\n      }\n    }\n  }\n": types.CandidateSearchGroundDocument,
    "\n  fragment CandidateLookups on Query {\n    graduationYears\n    regions {\n      id\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    industries {\n      id\n      label\n      group\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    sellingPoints {\n      id\n      label\n    }\n    jobHuntingStatuses {\n      id\n      label\n    }\n    scoutTypes {\n      id\n      label\n    }\n    schoolGroups {\n      id\n      name\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    personalityTraitStatements {\n      traitId\n      leftLabel\n      rightLabel\n    }\n  }\n": types.CandidateLookupsFragmentDoc,
    "\n  query ScheduledScoutsPage($first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    scheduledScoutInvitations(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        scheduledFor\n        ...ScheduledScout\n      }\n    }\n  }\n": types.ScheduledScoutsPageDocument,
    "\n  mutation RescheduleScouts($ids: [ID!]!, $sendAt: DateTime!) {\n    rescheduleScoutInvitations(ids: $ids, sendAt: $sendAt)\n  }\n": types.RescheduleScoutsDocument,
    "\n  mutation CancelScheduledScouts($ids: [ID!]!) {\n    cancelScheduledScoutInvitations(ids: $ids)\n  }\n": types.CancelScheduledScoutsDocument,
    "\n  mutation RewriteScheduledScout($id: ID!, $subject: String!, $message: String!, $reason: String!, $revision: String) {\n    updateScheduledScoutInvitation(id: $id, subject: $subject, message: $message, reason: $reason, revision: $revision)\n  }\n": types.RewriteScheduledScoutDocument,
    "\n  query ScheduledScoutPage($id: ID!) {\n    scheduledScoutInvitation(id: $id) {\n      scoutInvitationId\n      scheduledFor\n      subject\n      message\n      reason\n      revision\n      obstacle\n      canRewrite\n      companyUser {\n        familyName\n        givenName\n      }\n      job {\n        title\n      }\n      candidate {\n        id\n        schoolName\n        departmentName\n      }\n    }\n  }\n": types.ScheduledScoutPageDocument,
    "\n  fragment ScheduledScout on ScheduledScoutInvitation {\n    scoutInvitationId\n    scheduledFor\n    subject\n    obstacle\n    canRewrite\n    companyUser {\n      familyName\n      givenName\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n    }\n  }\n": types.ScheduledScoutFragmentDoc,
    "\n  query ScoutDraftsPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    ownScoutDrafts {\n      jobId\n      students {\n        candidateId\n        undelivered {\n          subject\n          message\n          reason\n        }\n      }\n      ...ScoutDraftFields\n    }\n    jobDescriptionsForScoutInvitation {\n      id\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n": types.ScoutDraftsPageDocument,
    "\n  query DraftStudents($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          id\n          schoolName\n          departmentName\n          isFairHidden\n        }\n      }\n    }\n  }\n": types.DraftStudentsDocument,
    "\n  mutation SendScoutInvitations(\n    $jobId: ID!\n    $subject: String!\n    $message: String!\n    $template: UsedScoutTemplateInput\n    $invitations: [ScoutInvitationInput!]!\n    $sendAt: DateTime\n    $promises: [ScoutPromiseKind!]\n    $followUp: String\n    $foundBy: String\n  ) {\n    sendScoutInvitations(\n      jobId: $jobId\n      subject: $subject\n      message: $message\n      template: $template\n      invitations: $invitations\n      sendAt: $sendAt\n      promises: $promises\n      followUp: $followUp\n      foundBy: $foundBy\n    ) {\n      sentIds\n      draftRevision\n      scheduled {\n        candidateId\n        deliverAt\n        isWeekFull\n      }\n      failures {\n        candidateId\n        code\n        message\n      }\n    }\n  }\n": types.SendScoutInvitationsDocument,
    "\n  mutation SendScoutExperiment(\n    $id: ID!\n    $invitations: [ScoutInvitationInput!]!\n    $sendAt: DateTime\n    $promises: [ScoutPromiseKind!]\n    $followUp: String\n    $foundBy: String\n  ) {\n    sendScoutExperiment(\n      id: $id\n      invitations: $invitations\n      sendAt: $sendAt\n      promises: $promises\n      followUp: $followUp\n      foundBy: $foundBy\n    ) {\n      sentIds\n      draftRevision\n      scheduled {\n        candidateId\n        deliverAt\n        isWeekFull\n      }\n      failures {\n        candidateId\n        code\n        message\n      }\n    }\n  }\n": types.SendScoutExperimentDocument,
    "\n  mutation UpdateReasonFiguresShown($isShown: Boolean!) {\n    updateReasonFiguresShown(isShown: $isShown) {\n      isShown\n    }\n  }\n": types.UpdateReasonFiguresShownDocument,
    "\n  mutation ClaimCandidates($ids: [ID!]!) {\n    claimCandidates(ids: $ids) {\n      candidateId\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n  }\n": types.ClaimCandidatesDocument,
    "\n  mutation ReleaseClaims($ids: [ID!]!) {\n    releaseClaims(ids: $ids)\n  }\n": types.ReleaseClaimsDocument,
    "\n  query LetterShareOfOne($message: String!, $invitations: [UnsentReasonInput!]!, $about: ID!, $isExperiment: Boolean!) {\n    letterShares(message: $message, invitations: $invitations, about: $about, isExperiment: $isExperiment) {\n      personalShare\n      isMassLetter\n      raise\n      missingLetters\n      parts {\n        place\n        text\n        kind\n        isCounted\n      }\n    }\n  }\n": types.LetterShareOfOneDocument,
    "\n  query LetterShares($message: String!, $invitations: [UnsentReasonInput!]!, $isExperiment: Boolean!) {\n    letterShares(message: $message, invitations: $invitations, isExperiment: $isExperiment) {\n      candidateId\n      personalShare\n      isMassLetter\n    }\n  }\n": types.LetterSharesDocument,
    "\n  query ScoutComposer(\n    $condition: SearchCandidateCondition!\n    $ids: [ID!]!\n    $count: Int!\n    $jobId: ID!\n    $hasJob: Boolean!\n    $sendAt: DateTime\n  ) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        user {\n          ...Sender\n        }\n        company {\n          displayName\n          ...CompanyMark\n        }\n        contract {\n          plan {\n            bulkSendLimit\n            features\n          }\n        }\n      }\n    }\n    scoutQuota {\n      limit\n      remaining\n      nextReturn {\n        day\n        count\n      }\n    }\n    isFairModeOn\n    jobDescriptionsForScoutInvitation {\n      id\n      title\n      isFair\n      scoutType {\n        label\n      }\n      lastScoutText {\n        subject\n        message\n        sentAt\n        companyUserId\n        isOfOne\n        scoutTemplateId\n        scoutTemplateVersion\n      }\n      scoutExperiment {\n        id\n        title\n        versions {\n          version\n          subject\n          message\n        }\n      }\n    }\n    scoutTemplates {\n      id\n      title\n      version\n      subject\n      message\n      isShared\n      job {\n        id\n      }\n    }\n    companyUsers {\n      id\n      familyName\n    }\n    savedFilters {\n      id\n      name\n    }\n    ownScoutDraft(jobId: $jobId) @include(if: $hasJob) {\n      ...ScoutDraftFields\n    }\n    reasonFigures {\n      isShown\n      from\n      to\n      sent\n      accepted\n      rows {\n        key\n        sent\n        accepted\n      }\n    }\n    jobDescription(jobId: $jobId) @include(if: $hasJob) {\n      id\n      title\n      isArchived\n    }\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          ...ScoutPerson\n        }\n      }\n    }\n    scoutDeliveries(candidateIds: $ids, sendAt: $sendAt) {\n      candidateId\n      deliverAt\n      isWeekFull\n    }\n    sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: $count, condition: $condition)\n      @include(if: $hasJob) {\n      new\n      renew\n      alreadySent\n    }\n  }\n": types.ScoutComposerDocument,
    "\n  fragment ScoutPerson on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n    }\n    hasOffer\n    isIntakePaused\n    ...ColleagueDrafts\n    scoutClaim {\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n    scoutInvitations {\n      subject\n      reason\n      invitationDate\n      scheduledFor\n      expiresAt\n      companyUser {\n        familyName\n      }\n      job {\n        id\n      }\n      templateMessageHistories {\n        text\n      }\n    }\n    quotablePassages {\n      field\n      text\n    }\n  }\n": types.ScoutPersonFragmentDoc,
    "\n  mutation UpdateCompanyNames($version: Int!, $legalName: String!, $displayName: String!, $kana: String!) {\n    updateCompanyNames(version: $version, legalName: $legalName, displayName: $displayName, kana: $kana) {\n      isSetUp\n    }\n  }\n": types.UpdateCompanyNamesDocument,
    "\n  mutation UpdateCompanyInformation(\n    $version: Int!\n    $industryIds: [ID!]!\n    $companySizeId: ID\n    $employees: Int\n    $foundedOn: Date\n    $capitalYen: Float\n    $representative: String!\n    $urls: [CompanyUrlInput!]!\n  ) {\n    updateCompanyInformation(\n      version: $version\n      industryIds: $industryIds\n      companySizeId: $companySizeId\n      employees: $employees\n      foundedOn: $foundedOn\n      capitalYen: $capitalYen\n      representative: $representative\n      urls: $urls\n    ) {\n      isSetUp\n    }\n  }\n": types.UpdateCompanyInformationDocument,
    "\n  mutation UpdateCompanyAddress($version: Int!, $headOffice: HeadOfficeInput!, $officePrefectureIds: [ID!]!) {\n    updateCompanyAddress(version: $version, headOffice: $headOffice, officePrefectureIds: $officePrefectureIds) {\n      isSetUp\n    }\n  }\n": types.UpdateCompanyAddressDocument,
    "\n  mutation UpdateCompanyOthers($version: Int!, $others: [CompanyOtherInput!]!) {\n    updateCompanyOthers(version: $version, others: $others) {\n      isSetUp\n    }\n  }\n": types.UpdateCompanyOthersDocument,
    "\n  mutation UpdateCompanyLogo($version: Int!, $encodedImage: String!) {\n    updateCompanyLogo(version: $version, encodedImage: $encodedImage) {\n      isSetUp\n    }\n  }\n": types.UpdateCompanyLogoDocument,
    "\n  mutation RemoveCompanyLogo($version: Int!) {\n    removeCompanyLogo(version: $version) {\n      isSetUp\n    }\n  }\n": types.RemoveCompanyLogoDocument,
    "\n  mutation UpdateCompanyCover($version: Int!, $encodedImage: String, $coverDescription: String!) {\n    updateCompanyCover(version: $version, encodedImage: $encodedImage, coverDescription: $coverDescription) {\n      isSetUp\n    }\n  }\n": types.UpdateCompanyCoverDocument,
    "\n  mutation AddCompanyPhone($label: String!, $number: String!) {\n    addCompanyPhone(label: $label, number: $number) {\n      isSetUp\n    }\n  }\n": types.AddCompanyPhoneDocument,
    "\n  mutation RemoveCompanyPhone($id: ID!) {\n    removeCompanyPhone(id: $id) {\n      isSetUp\n    }\n  }\n": types.RemoveCompanyPhoneDocument,
    "\n  query CompanyBasicPage {\n    companyBasic {\n      corporateNumber\n      isSetUp\n      isPublic\n      sections {\n        section\n        version\n        editedAt\n        editedBy\n      }\n      company {\n        id\n        legalName\n        displayName\n        kana\n        tagline\n        industries {\n          id\n          label\n          group\n        }\n        companySize {\n          id\n          label\n        }\n        employees\n        foundedOn\n        capitalYen\n        representative\n        urls {\n          label\n          url\n        }\n        postalCode\n        prefecture {\n          id\n          label\n        }\n        city\n        addressLine\n        building\n        offices {\n          id\n          label\n        }\n        phones {\n          id\n          label\n          shownNumber\n        }\n        others {\n          title\n          body\n        }\n        logo {\n          url\n        }\n        cover {\n          url\n        }\n        coverDescription\n        ...CompanyMark\n      }\n    }\n  }\n": types.CompanyBasicPageDocument,
    "\n  query CompanyBasicChoices {\n    industries {\n      id\n      label\n      group\n    }\n    companySizes {\n      id\n      label\n    }\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n  }\n": types.CompanyBasicChoicesDocument,
    "\n  mutation UpdateCompanyVisibility($version: Int!, $isPublic: Boolean!) {\n    updateCompanyVisibility(version: $version, isPublic: $isPublic) {\n      isPublic\n    }\n  }\n": types.UpdateCompanyVisibilityDocument,
    "\n  mutation UpdateCompanyTagline($version: Int!, $tagline: String!) {\n    updateCompanyTagline(version: $version, tagline: $tagline) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanyTaglineDocument,
    "\n  mutation UpdateCompanyContents($version: Int!, $contents: ContentBlocksInput!) {\n    updateCompanyContents(version: $version, contents: $contents) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanyContentsDocument,
    "\n  mutation UpdateCompanyVoices($version: Int!, $voices: [CompanyVoiceInput!]!) {\n    updateCompanyVoices(version: $version, voices: $voices) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanyVoicesDocument,
    "\n  mutation UpdateCompanyQuestions($version: Int!, $questions: [CompanyQuestionInput!]!) {\n    updateCompanyQuestions(version: $version, questions: $questions) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanyQuestionsDocument,
    "\n  mutation UpdateCompanyFigures($version: Int!, $figures: [CompanyFigureInput!]!) {\n    updateCompanyFigures(version: $version, figures: $figures) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanyFiguresDocument,
    "\n  mutation UpdateCompanyYouthInformation($version: Int!, $youthInformation: [YouthInformationInput!]!) {\n    updateCompanyYouthInformation(version: $version, youthInformation: $youthInformation) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanyYouthInformationDocument,
    "\n  mutation UpdateCompanySelectionCriteria($version: Int!, $companySelectionCriterionIds: [ID!]!) {\n    updateCompanySelectionCriteria(version: $version, companySelectionCriterionIds: $companySelectionCriterionIds) {\n      setUpAt\n    }\n  }\n": types.UpdateCompanySelectionCriteriaDocument,
    "\n  query OwnDescriptionPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    ownCompanyPage {\n      setUpAt\n      isCheckDue\n      missing {\n        part\n        label\n      }\n      sections {\n        section\n        version\n        editedAt\n        editedBy\n      }\n      figures {\n        label\n        value\n        source\n        asOf\n      }\n      company {\n        id\n        displayName\n        tagline\n        checkedAt\n        contents {\n          __typename\n          ...ContentBlockFields\n        }\n        voices {\n          speaker\n          body\n          image {\n            url\n          }\n        }\n        questions {\n          question\n          answer\n        }\n        youthInformation {\n          kind\n          body\n        }\n        companySelectionCriteria {\n          id\n          label\n        }\n        ...CompanyPage\n      }\n    }\n  }\n": types.OwnDescriptionPageDocument,
    "\n  query CompanyFinalPage {\n    ownCompanyPage {\n      setUpAt\n      missing {\n        part\n        label\n      }\n      company {\n        displayName\n        logo {\n          url\n        }\n        cover {\n          url\n        }\n        ...CompanyPage\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.CompanyFinalPageDocument,
    "\n  mutation CompleteCompanySetUp {\n    completeCompanySetUp {\n      setUpAt\n    }\n  }\n": types.CompleteCompanySetUpDocument,
    "\n  mutation ConfirmCompanyPage {\n    confirmCompanyPage {\n      isCheckDue\n    }\n  }\n": types.ConfirmCompanyPageDocument,
    "\n  query ClientContactPage {\n    inquiryContact {\n      name\n      email\n    }\n  }\n": types.ClientContactPageDocument,
    "\n  query EndedContractPage($pass: String!) {\n    endedContract(pass: $pass) {\n      ...EndedContractFields\n    }\n  }\n": types.EndedContractPageDocument,
    "\n  mutation CreateEndedContractRequest($pass: String!, $request: ContractRequestInput!) {\n    createEndedContractRequest(pass: $pass, request: $request) {\n      id\n    }\n  }\n": types.CreateEndedContractRequestDocument,
    "\n  fragment EndedContacts on EndedContract {\n    contactsUntil\n    contactCount\n    mayReadContacts\n  }\n": types.EndedContactsFragmentDoc,
    "\n  fragment EndedContractFields on EndedContract {\n    companyName\n    endsOn\n    ...EndedContacts\n    requests {\n      kind\n      status\n      ...OwnContractRequest\n    }\n  }\n": types.EndedContractFieldsFragmentDoc,
    "\n  query ContractPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n        contract {\n          status\n          endsOn\n          plan {\n            key\n          }\n          ...ContractSummary\n        }\n      }\n    }\n    planUsage {\n      ...PlanUsageFields\n    }\n    contractRequests {\n      id\n      status\n      ...OwnContractRequest\n    }\n    invoices {\n      id\n      ...OwnInvoice\n    }\n  }\n": types.ContractPageDocument,
    "\n  mutation CreateContractRequest($request: ContractRequestInput!) {\n    createContractRequest(request: $request) {\n      id\n    }\n  }\n": types.CreateContractRequestDocument,
    "\n  fragment OwnInvoice on Invoice {\n    id\n    number\n    status\n    isOverdue\n    issuedOn\n    dueOn\n    total\n  }\n": types.OwnInvoiceFragmentDoc,
    "\n  fragment ContractSummary on Contract {\n    status\n    startsOn\n    endsOn\n    plan {\n      key\n      label\n    }\n  }\n": types.ContractSummaryFragmentDoc,
    "\n  fragment PlanUsageFields on PlanUsage {\n    newScoutLimit\n    months {\n      month\n      newScouts\n    }\n    users {\n      used\n      limit\n    }\n    publishedJobs {\n      used\n      limit\n    }\n    labels {\n      used\n      limit\n    }\n    savedFilters {\n      used\n      limit\n    }\n    openSchedulings {\n      used\n      limit\n    }\n  }\n": types.PlanUsageFieldsFragmentDoc,
    "\n  query EvaluationFormPage {\n    evaluationForm {\n      version\n      points\n    }\n  }\n": types.EvaluationFormPageDocument,
    "\n  mutation UpdateEvaluationForm($version: Int!, $points: [String!]!) {\n    updateEvaluationForm(version: $version, points: $points) {\n      version\n    }\n  }\n": types.UpdateEvaluationFormDocument,
    "\n  query ClientHome($jobId: ID, $by: ScoutFunnelBreakdown!, $hasRows: Boolean!, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        user {\n          messageToStudents\n          picture\n        }\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    owedAnswerCount\n    openMeetingCount\n    offerReports(first: 1) {\n      totalCount\n      ...ReportTodoFields\n    }\n    companyTodo {\n      ...TodoFields\n    }\n    scoutQuota {\n      limit\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    fairComparison {\n      ...FairComparisonFields\n    }\n    ownCompanyPage {\n      setUpAt\n      ...SetupFields\n      ...PageCheckFields\n    }\n    whitepapers(first: 2) {\n      ...NewsFields\n    }\n    savedFilters {\n      id\n      ...FilterNewsFields\n    }\n    ownScoutDrafts {\n      jobId\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n": types.ClientHomeDocument,
    "\n  fragment ContractFields on Contract {\n    status\n    endsOn\n    plan {\n      label\n    }\n  }\n": types.ContractFieldsFragmentDoc,
    "\n  fragment FairSideFields on FairSide {\n    scouts\n    accepted {\n      percent\n      low\n      high\n    }\n    hired {\n      percent\n      low\n      high\n    }\n  }\n": types.FairSideFieldsFragmentDoc,
    "\n  fragment FairComparisonFields on FairGroup {\n    id\n    label\n    hasDifference\n    fair {\n      ...FairSideFields\n    }\n    open {\n      ...FairSideFields\n    }\n  }\n": types.FairComparisonFieldsFragmentDoc,
    "\n  fragment FilterNewsFields on SavedFilter {\n    id\n    name\n  }\n": types.FilterNewsFieldsFragmentDoc,
    "\n  query FilterNewsCounts {\n    savedFilters {\n      id\n      newCandidateCount\n    }\n  }\n": types.FilterNewsCountsDocument,
    "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    accepted\n    scheduled\n    hired\n    readRate\n    personalShare\n    rows(by: $by) @include(if: $hasRows) {\n      id\n      label\n      firstSentAt\n      sent\n      accepted\n      hired\n    }\n  }\n": types.FunnelFieldsFragmentDoc,
    "\n  mutation CreatePreRegistration($preRegistration: PreRegistrationInput!) {\n    createPreRegistration(preRegistration: $preRegistration)\n  }\n": types.CreatePreRegistrationDocument,
    "\n  fragment NewsFields on WhitepaperConnection {\n    newCount\n    nodes {\n      id\n      title\n      pages\n      isNew\n    }\n  }\n": types.NewsFieldsFragmentDoc,
    "\n  fragment PlanBooking on Booking {\n    status\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.PlanBookingFragmentDoc,
    "\n  fragment PlanFields on SchedulingDate {\n    __typename\n    id\n    startAt\n    endAt\n    calledOffAt\n    totalCountAcceptedSearchCandidates\n    scheduling {\n      title\n      location\n      url\n    }\n    ... on EventDate {\n      capacity\n    }\n    ... on InterviewDate {\n      acceptedSearchCandidate {\n        ...PlanBooking\n      }\n    }\n  }\n": types.PlanFieldsFragmentDoc,
    "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n    slowdown {\n      answered\n      ended\n      perDay\n    }\n    nextReturn {\n      day\n      count\n    }\n  }\n": types.QuotaFieldsFragmentDoc,
    "\n  fragment SetupFields on OwnCompanyPage {\n    setUpAt\n    missing {\n      part\n    }\n    company {\n      logo {\n        url\n      }\n      cover {\n        url\n      }\n    }\n  }\n": types.SetupFieldsFragmentDoc,
    "\n  fragment PageCheckFields on OwnCompanyPage {\n    isCheckDue\n  }\n": types.PageCheckFieldsFragmentDoc,
    "\n  fragment ReportTodoFields on OfferReportConnection {\n    totalCount\n    nodes {\n      answerBy\n    }\n  }\n": types.ReportTodoFieldsFragmentDoc,
    "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n    scheduled\n  }\n": types.TodoFieldsFragmentDoc,
    "\n  query InterviewsPage {\n    interviews {\n      id\n      type\n      title\n      startAt\n      endAt\n      location\n      url\n      emergencyContact\n      bookings {\n        id\n        status\n        evaluation {\n          canWrite\n          own {\n            id\n          }\n        }\n        candidate {\n          id\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n": types.InterviewsPageDocument,
    "\n  query InterviewedStudentPage($id: ID!) {\n    interviewedStudent(bookingId: $id) {\n      interview {\n        title\n        startAt\n        endAt\n      }\n      booking {\n        id\n        evaluation {\n          ...BookingEvaluationFields\n          own {\n            id\n          }\n          others {\n            id\n          }\n        }\n        candidate {\n          id\n          schoolName\n          departmentName\n          education {\n            graduationYear\n          }\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n          ...StudentProfile\n          evaluations {\n            id\n            ...EvaluationFields\n          }\n        }\n      }\n    }\n  }\n": types.InterviewedStudentPageDocument,
    "\n  query JobCompletePage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      title\n      isArchived\n      totalSent\n      canSendScoutInvitation\n    }\n  }\n": types.JobCompletePageDocument,
    "\n  mutation CopyFinishedJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": types.CopyFinishedJobDescriptionDocument,
    "\n  query CompletionMessagePage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      ... on MessageJobDescription {\n        completionDescription\n        completionUrls {\n          label\n          url\n        }\n      }\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n  }\n": types.CompletionMessagePageDocument,
    "\n  mutation UpdateCompletionMessage($jobId: ID!, $messageInput: MessageCompletionInput!, $revision: Int) {\n    updateJobDescriptionCompletion(jobId: $jobId, messageInput: $messageInput, revision: $revision) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": types.UpdateCompletionMessageDocument,
    "\n  query CompletionSchedulingPage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      ... on SchedulingJobDescription {\n        scheduling {\n          id\n        }\n      }\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n": types.CompletionSchedulingPageDocument,
    "\n  mutation UpdateCompletionScheduling($jobId: ID!, $schedulingInput: SchedulingCompletionInput!, $revision: Int) {\n    updateJobDescriptionCompletion(jobId: $jobId, schedulingInput: $schedulingInput, revision: $revision) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": types.UpdateCompletionSchedulingDocument,
    "\n  fragment SchedulingChoice on Scheduling {\n    id\n    type\n    title\n    schedulingDates {\n      startAt\n      closesAt\n      hasCapacity\n    }\n  }\n": types.SchedulingChoiceFragmentDoc,
    "\n  query FindSchedulingDate($id: ID!) {\n    schedulingDate(id: $id) {\n      id\n      startAt\n    }\n  }\n": types.FindSchedulingDateDocument,
    "\n  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {\n      edges {\n        node {\n          ...DateFields\n        }\n      }\n    }\n    schedulingDateRequests {\n      ...RequestFields\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          __typename\n          ... on SchedulingJobDescription {\n            scheduling {\n              id\n            }\n          }\n        }\n      }\n    }\n    scheduling(id: $schedulingId) @include(if: $isEditing) {\n      ...EditedFields\n    }\n  }\n": types.EventsPageDocument,
    "\n  mutation UpdateSchedulingEvent(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [EventDateInput!]!\n    $updateSchedulingDates: [UpdateEventDateInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    updateSchedulingEvent(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": types.UpdateSchedulingEventDocument,
    "\n  mutation UpdateSchedulingInterview(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [InterviewDateInput!]!\n    $updateSchedulingDates: [UpdateInterviewDateInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    updateSchedulingInterview(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": types.UpdateSchedulingInterviewDocument,
    "\n  mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {\n    deleteSchedulingDate(id: $id, schedulingType: $schedulingType)\n  }\n": types.DeleteSchedulingDateDocument,
    "\n  mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {\n    toggleSchedulingDateCapacityFull(schedulingDateId: $schedulingDateId, isCapacityFull: $isCapacityFull) {\n      id\n    }\n  }\n": types.ToggleSchedulingDateCapacityFullDocument,
    "\n  mutation AnswerSchedulingDateRequest(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [WishedDateInput!]!\n    $updateSchedulingDates: [ChangedBesideInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    answerSchedulingDateRequest(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    )\n  }\n": types.AnswerSchedulingDateRequestDocument,
    "\n  mutation RefuseSchedulingDateRequest($id: ID!, $message: String) {\n    refuseSchedulingDateRequest(id: $id, message: $message)\n  }\n": types.RefuseSchedulingDateRequestDocument,
    "\n  mutation CallOffSchedulingDate($id: ID!, $message: String!) {\n    callOffSchedulingDate(id: $id, message: $message)\n  }\n": types.CallOffSchedulingDateDocument,
    "\n  mutation UpdateBookingAttendance($id: ID!, $attendance: BookingAttendance!) {\n    updateBookingAttendance(id: $id, attendance: $attendance) {\n      id\n    }\n  }\n": types.UpdateBookingAttendanceDocument,
    "\n  query CheckInPage($id: ID!) {\n    checkInDoor(schedulingDateId: $id) {\n      id\n      title\n      startAt\n      endAt\n      opensAt\n      closesAt\n      bookings {\n        id\n        status\n        checkedInAt\n        candidate {\n          id\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n": types.CheckInPageDocument,
    "\n  subscription CheckInDoorMoved($id: ID!) {\n    checkInDoorMoved(schedulingDateId: $id)\n  }\n": types.CheckInDoorMovedDocument,
    "\n  mutation CheckInBooking($schedulingDateId: ID!, $code: String!) {\n    checkInBooking(schedulingDateId: $schedulingDateId, code: $code) {\n      id\n      checkedInAt\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": types.CheckInBookingDocument,
    "\n  fragment BookedStudent on Booking {\n    id\n    status\n    canMarkAttendance\n    scoutInvitationId\n    previousStartAt\n    dayNotice {\n      kind\n      minutes\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n      education {\n        graduationYear\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.BookedStudentFragmentDoc,
    "\n  fragment DateFields on SchedulingDate {\n    __typename\n    id\n    startAt\n    endAt\n    canDelete\n    hasCapacity\n    isForceCapacityFull\n    calledOffAt\n    isClosed\n    totalCountAcceptedSearchCandidates\n    waitingCount\n    offeredCount\n    scheduling {\n      id\n      type\n      title\n      location\n      url\n    }\n    jobs {\n      id\n      title\n    }\n    notifiedCompanyUsers {\n      id\n      familyName\n    }\n    ... on EventDate {\n      capacity\n      acceptedSearchCandidates {\n        ...BookedStudent\n      }\n    }\n    ... on InterviewDate {\n      acceptedSearchCandidate {\n        ...BookedStudent\n      }\n    }\n  }\n": types.DateFieldsFragmentDoc,
    "\n  fragment EditedBooking on Booking {\n    scoutInvitationId\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.EditedBookingFragmentDoc,
    "\n  fragment EditedFields on Scheduling {\n    id\n    revision\n    type\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    remindOneDayBefore\n    remindThreeDaysBefore\n    schedulingDates {\n      __typename\n      id\n      startAt\n      endAt\n      canDelete\n      calledOffAt\n      totalCountAcceptedSearchCandidates\n      waitingCount\n      notifiedCompanyUsers {\n        id\n      }\n      ... on EventDate {\n        capacity\n        acceptedSearchCandidates {\n          ...EditedBooking\n        }\n      }\n      ... on InterviewDate {\n        acceptedSearchCandidate {\n          ...EditedBooking\n        }\n      }\n    }\n  }\n": types.EditedFieldsFragmentDoc,
    "\n  fragment RequestFields on SchedulingDateRequest {\n    id\n    request\n    dueAt\n    isOverdue\n    isBeforeDates\n    promptedAt\n    preferred {\n      date\n      timeOfDay\n    }\n    job {\n      id\n      title\n    }\n    scheduling {\n      id\n      type\n      title\n      schedulingDates {\n        startAt\n        endAt\n        ... on EventDate {\n          capacity\n        }\n      }\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.RequestFieldsFragmentDoc,
    "\n  query ExperimentsPage {\n    scoutExperiments {\n      id\n      title\n      jobTitle\n      state\n      startedAt\n      endsAt\n      verdict\n      interval {\n        low\n        high\n      }\n      versions {\n        version\n        sent\n      }\n    }\n  }\n": types.ExperimentsPageDocument,
    "\n  mutation StartScoutExperiment(\n    $jobId: ID!\n    $title: String!\n    $baseRate: Int!\n    $difference: Int!\n    $versionA: LetterTextInput!\n    $versionB: LetterTextInput!\n  ) {\n    startScoutExperiment(\n      jobId: $jobId\n      title: $title\n      baseRate: $baseRate\n      difference: $difference\n      versionA: $versionA\n      versionB: $versionB\n    ) {\n      id\n    }\n  }\n": types.StartScoutExperimentDocument,
    "\n  mutation StopScoutExperiment($id: ID!) {\n    stopScoutExperiment(id: $id) {\n      id\n    }\n  }\n": types.StopScoutExperimentDocument,
    "\n  query ExperimentPage($id: ID!) {\n    scoutExperiment(id: $id) {\n      id\n      title\n      jobId\n      jobTitle\n      baseRate\n      difference\n      needed\n      startedAt\n      startedBy {\n        familyName\n      }\n      endsAt\n      endedAt\n      state\n      endCause\n      verdict\n      interval {\n        low\n        high\n      }\n      versions {\n        version\n        subject\n        message\n        sent\n        judged\n        accepted\n        interval {\n          low\n          high\n        }\n      }\n      looks {\n        day\n        judgedA\n        acceptedA\n        judgedB\n        acceptedB\n        interval {\n          low\n          high\n        }\n      }\n    }\n  }\n": types.ExperimentPageDocument,
    "\n  query StartExperimentPage {\n    jobDescriptionsForScoutInvitation {\n      id\n      title\n      lastScoutText {\n        subject\n        message\n      }\n      scoutAcceptances {\n        accepted\n        judged\n      }\n      scoutExperiment {\n        id\n      }\n    }\n    scoutQuota {\n      limit\n    }\n  }\n": types.StartExperimentPageDocument,
    "\n  query JobListPage($isArchived: Boolean!, $keyword: String) {\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived, keyword: $keyword) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n": types.JobListPageDocument,
    "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n": types.UpdateJobDescriptionStatusDocument,
    "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n": types.UpdateJobDescriptionIsArchivedDocument,
    "\n  mutation CheckJobDescription($id: ID!) {\n    checkJobDescription(id: $id) {\n      id\n    }\n  }\n": types.CheckJobDescriptionDocument,
    "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n": types.DeleteJobDescriptionDocument,
    "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": types.DuplicateJobDescriptionDocument,
    "\n  mutation FollowUpScoutInvitations($ids: [ID!]!, $text: String!) {\n    followUpScoutInvitations(ids: $ids, text: $text)\n  }\n": types.FollowUpScoutInvitationsDocument,
    "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    __typename\n    isArchived\n    isFair\n    takedown {\n      reason\n    }\n    lastEditedAt\n    canDelete\n    checkedAt\n    needsCheck\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalSentInSight\n    totalScheduled\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n": types.JobRowFieldsFragmentDoc,
    "\n  fragment JobStudent on SearchCandidate {\n    id\n    schoolName\n    departmentName\n    education {\n      graduationYear\n    }\n    labels {\n      id\n      text\n    }\n    scoutInvitations {\n      id\n      status\n      round\n      invitationDate\n      personalShare\n      scheduledFor\n      isWithdrawn\n      answeredAt\n      followUpFrom\n      followUp {\n        dueAt\n        isPlanned\n      }\n      schedulingStatus\n      job {\n        id\n      }\n      booking {\n        status\n        schedulingDate {\n          startAt\n        }\n      }\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n": types.JobStudentFragmentDoc,
    "\n  query JobStudentsPage(\n    $jobId: ID!\n    $status: JobScoutInvitationStatus!\n    $schedulingStatus: SchedulingStatus\n    $first: Int!\n    $offset: Int!\n  ) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    jobDescription(jobId: $jobId) {\n      __typename\n      id\n      title\n      isArchived\n      totalSent\n    }\n    SENT: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: SENT, first: 0) {\n      totalCount\n    }\n    PENDING: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: PENDING, first: 0) {\n      totalCount\n    }\n    ACCEPTED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: ACCEPTED, first: 0) {\n      totalCount\n    }\n    DECLINED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: DECLINED, first: 0) {\n      totalCount\n    }\n    HIRED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: HIRED, first: 0) {\n      totalCount\n    }\n    students: searchCandidatesByJob(\n      jobId: $jobId\n      scoutInvitationStatus: $status\n      schedulingStatus: $schedulingStatus\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      edges {\n        node {\n          ...JobStudent\n        }\n      }\n    }\n  }\n": types.JobStudentsPageDocument,
    "\n  mutation WithdrawScoutInvitations($ids: [ID!]!) {\n    withdrawScoutInvitations(ids: $ids)\n  }\n": types.WithdrawScoutInvitationsDocument,
    "\n  mutation KeepJobDescriptionOpen($jobId: ID!, $revision: Int!, $part: JobPart!) {\n    keepJobDescriptionOpen(jobId: $jobId) {\n      id\n      writers {\n        id\n        familyName\n      }\n      savedSince(revision: $revision, part: $part) {\n        by\n        savedAt\n      }\n    }\n  }\n": types.KeepJobDescriptionOpenDocument,
    "\n  mutation CreateSchedulingEvent(\n    $title: String!\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $jobId: ID\n    $schedulingDates: [EventDateInput!]!\n  ) {\n    createSchedulingEvent(\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      jobId: $jobId\n      schedulingDates: $schedulingDates\n    ) {\n      id\n    }\n  }\n": types.CreateSchedulingEventDocument,
    "\n  mutation CreateSchedulingInterview(\n    $title: String!\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $jobId: ID\n    $schedulingDates: [InterviewDateInput!]!\n  ) {\n    createSchedulingInterview(\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      jobId: $jobId\n      schedulingDates: $schedulingDates\n    ) {\n      id\n    }\n  }\n": types.CreateSchedulingInterviewDocument,
    "\n  query StaffDates($companyUserIds: [ID!]!, $startDate: Date!, $endDate: Date!) {\n    staffDates(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {\n      companyUserId\n      schedulingId\n      schedulingType\n      startAt\n      endAt\n    }\n    staffBusyTimes(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {\n      companyUserId\n      startAt\n      endAt\n    }\n  }\n": types.StaffDatesDocument,
    "\n  query RecruitmentProcessPage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      recruitmentProcess {\n        __typename\n        label\n        ... on StandardRecruitmentStep {\n          id\n        }\n      }\n      recruitmentProcessDescription\n    }\n    recruitmentSteps {\n      id\n      label\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n  }\n": types.RecruitmentProcessPageDocument,
    "\n  mutation UpdateRecruitmentProcess(\n    $id: ID!\n    $steps: [RecruitmentStepInput!]!\n    $customSteps: [CustomRecruitmentStepInput!]!\n    $description: String!\n    $status: JobStatus!\n    $revision: Int\n  ) {\n    updateJobDescriptionRecruitmentProcess(\n      id: $id\n      steps: $steps\n      customSteps: $customSteps\n      description: $description\n      status: $status\n      revision: $revision\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": types.UpdateRecruitmentProcessDocument,
    "\n  mutation CreateJobDescription(\n    $title: String!\n    $jobTypeIds: [ID!]!\n    $scoutTypeId: ID!\n    $contents: ContentBlocksInput!\n    $conditions: [JobConditionInput!]\n  ) {\n    createJobDescription(\n      title: $title\n      jobTypeIds: $jobTypeIds\n      scoutTypeId: $scoutTypeId\n      contents: $contents\n      conditions: $conditions\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": types.CreateJobDescriptionDocument,
    "\n  mutation UpdateJobDescriptionContents(\n    $id: ID!\n    $title: String!\n    $jobTypeIds: [ID!]!\n    $scoutTypeId: ID!\n    $contents: ContentBlocksInput!\n    $conditions: [JobConditionInput!]\n    $status: JobStatus!\n    $revision: Int\n    $isChangeConfirmed: Boolean\n  ) {\n    updateJobDescriptionContents(\n      id: $id\n      title: $title\n      jobTypeIds: $jobTypeIds\n      scoutTypeId: $scoutTypeId\n      contents: $contents\n      conditions: $conditions\n      status: $status\n      revision: $revision\n      isChangeConfirmed: $isChangeConfirmed\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n": types.UpdateJobDescriptionContentsDocument,
    "\n  mutation PublishJobDescription($id: ID!, $status: JobStatus!, $revision: Int) {\n    updateJobDescriptionStatus(id: $id, status: $status, revision: $revision) {\n      id\n    }\n  }\n": types.PublishJobDescriptionDocument,
    "\n  fragment WrittenJob on JobDescription {\n    __typename\n    id\n    revision\n    title\n    status\n    isArchived\n    canSaveAsDraft\n    takedown {\n      reason\n    }\n    totalSent\n    lastEditedAt\n    checkedAt\n    scoutType {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n    contents {\n      ...ContentBlockFields\n    }\n    conditions {\n      label\n      body\n    }\n    recruitmentProcess {\n      label\n    }\n    recruitmentProcessDescription\n  }\n": types.WrittenJobFragmentDoc,
    "\n  query JobWriterPage($jobId: ID!, $isNew: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        company {\n          ...JobCompany\n        }\n      }\n    }\n    scoutTypes {\n      id\n      label\n      note\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    jobDescription(jobId: $jobId) @skip(if: $isNew) {\n      ...WrittenJob\n    }\n  }\n": types.JobWriterPageDocument,
    "\n  query JobPublishPage($jobId: ID!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        company {\n          ...JobCompany\n        }\n      }\n    }\n    jobDescription(jobId: $jobId) {\n      __typename\n      id\n      revision\n      title\n      status\n      isArchived\n      totalSent\n      canSaveAsDraft\n      takedown {\n        reason\n      }\n      canSendScoutInvitation\n      missingParts {\n        code\n        label\n      }\n      contents {\n        ...ContentBlockFields\n      }\n      ...JobBody\n      ... on MessageJobDescription {\n        completionDescription\n        completionUrls {\n          label\n          url\n        }\n      }\n      ... on SchedulingJobDescription {\n        scheduling {\n          id\n          title\n          schedulingDates {\n            id\n            startAt\n            closesAt\n            hasCapacity\n          }\n        }\n      }\n    }\n  }\n": types.JobPublishPageDocument,
    "\n  query ClientLayout {\n    serviceNotices(area: CLIENT) {\n      id\n      ...ServiceNoticeFields\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        role\n        canWrite\n        unansweredThreadCount\n        familyName\n        givenName\n        user {\n          picture\n        }\n        company {\n          displayName\n        }\n        contract {\n          status\n        }\n        unreadNotificationCount\n        unreadNotificationPaths\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": types.ClientLayoutDocument,
    "\n  query OfferReportsPage($first: Int!, $offset: Int!) {\n    offerReports(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...OpenReport\n      }\n    }\n  }\n": types.OfferReportsPageDocument,
    "\n  fragment OpenReport on OfferReport {\n    acceptedOn\n    answerBy\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.OpenReportFragmentDoc,
    "\n  query OutcomesPage($ids: [ID!]!) {\n    outcomeCases(scoutInvitationIds: $ids) {\n      ...OutcomeCase\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n    sendableJobs: jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          status\n        }\n      }\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n": types.OutcomesPageDocument,
    "\n  mutation TellOutcomes($outcomes: [OutcomeInput!]!) {\n    tellOutcomes(outcomes: $outcomes) {\n      scoutInvitationId\n      tellsAt\n      refusal {\n        code\n      }\n    }\n  }\n": types.TellOutcomesDocument,
    "\n  fragment OutcomeCase on OutcomeCase {\n    scoutInvitationId\n    revision\n    outcome\n    outcomeToldAt\n    bookedUntil\n    isStepOver\n    isThreadEnded\n    tellsAt\n    history {\n      at\n      kind\n      title\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.OutcomeCaseFragmentDoc,
    "\n  query OwedAnswersPage($first: Int!, $offset: Int!) {\n    owedAnswers(first: $first, offset: $offset) {\n      totalCount\n      outcomeRecord {\n        total\n        inTime\n      }\n      promiseRecord {\n        students\n        total\n        kept\n      }\n      nodes {\n        scoutInvitationId\n        ...OwedStudent\n      }\n    }\n    heldOutcomes {\n      ...HeldOutcome\n    }\n    owedDates {\n      ...OwedStudent\n      ...WishOfOwed\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n  }\n": types.OwedAnswersPageDocument,
    "\n  mutation TakeBackOutcome($scoutInvitationId: ID!, $heldOutcomeId: ID) {\n    takeBackOutcome(scoutInvitationId: $scoutInvitationId, heldOutcomeId: $heldOutcomeId)\n  }\n": types.TakeBackOutcomeDocument,
    "\n  mutation OfferDates($scoutInvitationId: ID!, $schedulingId: ID!) {\n    offerDates(scoutInvitationId: $scoutInvitationId, schedulingId: $schedulingId)\n  }\n": types.OfferDatesDocument,
    "\n  fragment HeldOutcome on HeldOutcome {\n    id\n    scoutInvitationId\n    outcome\n    message\n    tellsAt\n    candidate {\n      id\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.HeldOutcomeFragmentDoc,
    "\n  fragment WishOfOwed on OwedAnswer {\n    scoutInvitationId\n    schedulingId\n    wish {\n      request\n      preferred {\n        date\n        timeOfDay\n      }\n    }\n  }\n": types.WishOfOwedFragmentDoc,
    "\n  fragment OwedStudent on OwedAnswer {\n    scoutInvitationId\n    since\n    dueOn\n    promptedAt\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.OwedStudentFragmentDoc,
    "\n  fragment OwnContractRequest on ContractRequest {\n    id\n    kind\n    status\n    planLabel\n    wantedFrom\n    message\n    insertedAt\n    answer\n    answeredAt\n  }\n": types.OwnContractRequestFragmentDoc,
    "\n  mutation SaveEvaluation($bookingId: ID!, $formVersion: Int!, $scores: [Int!]!, $text: String!) {\n    saveEvaluation(bookingId: $bookingId, formVersion: $formVersion, scores: $scores, text: $text)\n  }\n": types.SaveEvaluationDocument,
    "\n  fragment EvaluationFields on Evaluation {\n    id\n    isOwn\n    formVersion\n    points {\n      name\n      score\n    }\n    text\n    metAt\n    jobTitle\n    editedAt\n    author {\n      familyName\n      givenName\n      hasLeft\n    }\n  }\n": types.EvaluationFieldsFragmentDoc,
    "\n  fragment BookingEvaluationFields on BookingEvaluation {\n    canWrite\n    hiddenCount\n    form {\n      version\n      points\n    }\n    own {\n      ...EvaluationFields\n    }\n    others {\n      id\n      ...EvaluationFields\n    }\n  }\n": types.BookingEvaluationFieldsFragmentDoc,
    "\n  subscription CompanyCountMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": types.CompanyCountMovedDocument,
    "\n  query CompanyThreadCount {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        unansweredThreadCount\n      }\n    }\n  }\n": types.CompanyThreadCountDocument,
    "\n  query PaletteData {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canWrite\n      }\n    }\n    savedFilters {\n      id\n      name\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n        }\n      }\n    }\n  }\n": types.PaletteDataDocument,
    "\n  query NamedStudents($text: String!) {\n    namedStudents(text: $text) {\n      scoutInvitationId\n      candidateId\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      jobTitle\n    }\n  }\n": types.NamedStudentsDocument,
    "\n  query CompanyUserOnly {\n    ownCompanyUserProfile {\n      __typename\n    }\n  }\n": types.CompanyUserOnlyDocument,
    "\n  mutation SaveScoutDraft(\n    $jobId: ID!\n    $revision: ID!\n    $readRevision: ID\n    $subject: String!\n    $message: String!\n    $template: UsedScoutTemplateInput\n    $promises: [ScoutPromiseKind!]!\n    $followUp: String\n    $students: [ScoutDraftStudentInput!]!\n  ) {\n    saveScoutDraft(\n      jobId: $jobId\n      revision: $revision\n      readRevision: $readRevision\n      subject: $subject\n      message: $message\n      template: $template\n      promises: $promises\n      followUp: $followUp\n      students: $students\n    ) {\n      jobId\n    }\n  }\n": types.SaveScoutDraftDocument,
    "\n  mutation DeleteScoutDraft($jobId: ID!, $revision: ID!) {\n    deleteScoutDraft(jobId: $jobId, revision: $revision)\n  }\n": types.DeleteScoutDraftDocument,
    "\n  query OwnScoutDraft($jobId: ID!) {\n    ownScoutDraft(jobId: $jobId) {\n      ...ScoutDraftFields\n    }\n  }\n": types.OwnScoutDraftDocument,
    "\n  query OwnScoutDrafts {\n    ownScoutDrafts {\n      ...ScoutDraftFields\n    }\n  }\n": types.OwnScoutDraftsDocument,
    "\n  fragment ScoutDraftFields on ScoutDraft {\n    jobId\n    revision\n    savedAt\n    deviceFamily\n    leftOut\n    subject\n    message\n    template {\n      id\n      version\n    }\n    promises\n    followUp\n    students {\n      candidateId\n      reason\n      quotations {\n        field\n        text\n      }\n    }\n  }\n": types.ScoutDraftFieldsFragmentDoc,
    "\n  fragment ScoutStatus on SentScoutInvitation {\n    status\n    isWithdrawn\n    round\n    invitationDate\n    scheduledFor\n    endedAt\n    contactedAt\n  }\n": types.ScoutStatusFragmentDoc,
    "\n  query CompanyUserPasswordResetPage($code: String!) {\n    companyUserPasswordReset(code: $code)\n  }\n": types.CompanyUserPasswordResetPageDocument,
    "\n  mutation ResetCompanyUserPassword($code: String!, $password: String!) {\n    resetCompanyUserPassword(code: $code, password: $password)\n  }\n": types.ResetCompanyUserPasswordDocument,
    "\n  mutation RequestCompanyUserPasswordReset($email: String!) {\n    requestCompanyUserPasswordReset(email: $email)\n  }\n": types.RequestCompanyUserPasswordResetDocument,
    "\n  query PipelinePage($jobId: ID!, $text: String!, $onBoard: Int!, $stage: String, $inTable: Int!, $offset: Int!) {\n    pipelineJobs {\n      id\n      title\n      studentCount\n    }\n    pipeline(jobId: $jobId, text: $text) {\n      job {\n        id\n        title\n      }\n      studentCount\n      stages {\n        key\n        kind\n        label\n        isPlaceable\n        studentCount\n        students(first: $onBoard) {\n          ...PipelineStudentFields\n        }\n      }\n      students(stage: $stage, first: $inTable, offset: $offset) {\n        ...PipelineStudentFields\n      }\n    }\n  }\n": types.PipelinePageDocument,
    "\n  mutation PlaceStudents($jobId: ID!, $placements: [PlacementInput!]!) {\n    placeStudents(jobId: $jobId, placements: $placements) {\n      scoutInvitationId\n      revision\n    }\n  }\n": types.PlaceStudentsDocument,
    "\n  query PipelineJobs {\n    pipelineJobs {\n      id\n    }\n  }\n": types.PipelineJobsDocument,
    "\n  fragment PipelineStudentFields on PipelineStudent {\n    scoutInvitationId\n    candidateId\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    schoolName\n    stage\n    firstStage\n    isDecided\n    revision\n    placedAt\n    placedBy {\n      familyName\n    }\n    inCharge {\n      familyName\n    }\n    turn {\n      side\n      word\n      dueOn\n    }\n    promptedAt\n    dateEndsAt\n  }\n": types.PipelineStudentFieldsFragmentDoc,
    "\n  query CompanyUserProfilePage {\n    ownCompanyUserProfile {\n      ...UserPhoto\n      ...UserProfileForm\n    }\n  }\n": types.CompanyUserProfilePageDocument,
    "\n  mutation UpdateUserProfile($profile: CompanyUserProfileInput!) {\n    updateCompanyUserProfile(profile: $profile) {\n      id\n    }\n  }\n": types.UpdateUserProfileDocument,
    "\n  mutation UpdateUserPicture($encodedImage: String!) {\n    updateCompanyUserPicture(encodedImage: $encodedImage) {\n      id\n    }\n  }\n": types.UpdateUserPictureDocument,
    "\n  mutation RemoveUserPicture {\n    removeCompanyUserPicture {\n      id\n    }\n  }\n": types.RemoveUserPictureDocument,
    "\n  fragment UserPhoto on CompanyUserProfile {\n    picture\n  }\n": types.UserPhotoFragmentDoc,
    "\n  fragment UserProfileForm on CompanyUserProfile {\n    email\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    title\n    messageToStudents\n  }\n": types.UserProfileFormFragmentDoc,
    "\n  query ClientRegistrationPage($code: String!) {\n    companyRegistration(code: $code) {\n      status\n      invitation {\n        way\n        ...RegistrationInvitation\n      }\n    }\n  }\n": types.ClientRegistrationPageDocument,
    "\n  mutation RegisterCompanyUser($code: String!, $user: CompanyUserRegistrationInput!, $encodedImage: String) {\n    registerCompanyUser(code: $code, user: $user, encodedImage: $encodedImage)\n  }\n": types.RegisterCompanyUserDocument,
    "\n  fragment RegistrationInvitation on CompanyRegistrationInvitation {\n    kind\n    email\n    companyName\n    corporateNumber\n    role\n    way\n    inviter\n    applicant {\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      department\n    }\n  }\n": types.RegistrationInvitationFragmentDoc,
    "\n  query AccessTokensPage {\n    accessTokens {\n      id\n      revokedAt\n      expiresAt\n      ...TokenRow\n    }\n  }\n": types.AccessTokensPageDocument,
    "\n  mutation CreateAccessToken($name: String!, $scopes: [AccessTokenScope!]!, $days: Int!) {\n    createAccessToken(name: $name, scopes: $scopes, days: $days) {\n      secret\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n": types.CreateAccessTokenDocument,
    "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n": types.RevokeAccessTokenDocument,
    "\n  fragment TokenRow on AccessToken {\n    id\n    name\n    scopes\n    insertedAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    maker {\n      familyName\n      givenName\n    }\n  }\n": types.TokenRowFragmentDoc,
    "\n  query ActivityPage($filter: ActivityFilter!, $page: Int!) {\n    activityPeople {\n      id\n      name\n    }\n    activity(filter: $filter, page: $page) {\n      count\n      rows {\n        id\n        ...ActivityRow\n      }\n    }\n  }\n": types.ActivityPageDocument,
    "\n  fragment ActivityRow on Activity {\n    id\n    insertedAt\n    kind\n    sentence\n    actorName\n    jobId\n    jobTitle\n    subjectName\n    personId\n    times\n    since\n    studentCount\n    isAboutStudent\n    candidateId\n  }\n": types.ActivityRowFragmentDoc,
    "\n  query BookingClosingPage {\n    bookingClosingHours\n  }\n": types.BookingClosingPageDocument,
    "\n  mutation UpdateBookingClosing($closingHours: Int!) {\n    updateBookingClosing(closingHours: $closingHours)\n  }\n": types.UpdateBookingClosingDocument,
    "\n  query CompanyCalendarPage {\n    calendarFeed {\n      ...CalendarFeedState\n    }\n    busyCalendar {\n      ...BusyCalendarState\n    }\n  }\n": types.CompanyCalendarPageDocument,
    "\n  mutation SaveBusyCalendar($address: String!) {\n    saveBusyCalendar(address: $address)\n  }\n": types.SaveBusyCalendarDocument,
    "\n  mutation RemoveBusyCalendar {\n    removeBusyCalendar\n  }\n": types.RemoveBusyCalendarDocument,
    "\n  fragment BusyCalendarState on BusyCalendar {\n    host\n    triedAt\n    readAt\n    trouble\n  }\n": types.BusyCalendarStateFragmentDoc,
    "\n  query CompanyDevicesPage {\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n": types.CompanyDevicesPageDocument,
    "\n  query FairModePage {\n    isFairModeOn\n    fairMode {\n      scope\n      users {\n        companyUser {\n          id\n          familyName\n          givenName\n        }\n        isListed\n        canWrite\n      }\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          status\n          isFair\n        }\n      }\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n  }\n": types.FairModePageDocument,
    "\n  mutation UpdateFairMode($scope: FairModeScope!) {\n    updateFairMode(scope: $scope) {\n      scope\n    }\n  }\n": types.UpdateFairModeDocument,
    "\n  mutation UpdateFairJob($id: ID!, $isOn: Boolean!) {\n    updateFairJob(jobId: $id, isFair: $isOn) {\n      id\n    }\n  }\n": types.UpdateFairJobDocument,
    "\n  mutation UpdateFairModeUser($id: ID!, $isOn: Boolean!) {\n    updateFairModeUser(id: $id, isListed: $isOn) {\n      scope\n    }\n  }\n": types.UpdateFairModeUserDocument,
    "\n  query NetworksPage {\n    allowedNetworks {\n      ownAddress\n      revision\n      networks {\n        network\n        label\n      }\n    }\n  }\n": types.NetworksPageDocument,
    "\n  query AllowedNetworksEffect($networks: [AllowedNetworkInput!]!) {\n    allowedNetworksEffect(networks: $networks) {\n      isNarrower\n      signIns\n      outside\n    }\n  }\n": types.AllowedNetworksEffectDocument,
    "\n  mutation UpdateAllowedNetworks($networks: [AllowedNetworkInput!]!, $revision: String) {\n    updateAllowedNetworks(networks: $networks, revision: $revision) {\n      ownAddress\n    }\n  }\n": types.UpdateAllowedNetworksDocument,
    "\n  query SettingsViewer {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n        company {\n          id\n        }\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n": types.SettingsViewerDocument,
    "\n  query PhrasesPage {\n    threadPhrases {\n      id\n      title\n      text\n    }\n  }\n": types.PhrasesPageDocument,
    "\n  mutation CreateThreadPhrase($title: String!, $text: String!) {\n    createThreadPhrase(title: $title, text: $text) {\n      id\n    }\n  }\n": types.CreateThreadPhraseDocument,
    "\n  mutation UpdateThreadPhrase($id: ID!, $title: String!, $text: String!, $revision: String) {\n    updateThreadPhrase(id: $id, title: $title, text: $text, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateThreadPhraseDocument,
    "\n  mutation DeleteThreadPhrase($id: ID!) {\n    deleteThreadPhrase(id: $id)\n  }\n": types.DeleteThreadPhraseDocument,
    "\n  query PhrasePage($id: ID!) {\n    threadPhrase(id: $id) {\n      id\n      title\n      text\n      revision\n    }\n  }\n": types.PhrasePageDocument,
    "\n  query NotificationPage {\n    viewer {\n      ... on CompanyViewer {\n        id\n        role\n      }\n    }\n    pushDevices {\n      ...PushDevice\n    }\n  }\n": types.NotificationPageDocument,
    "\n  query ScoutNotificationPage {\n    scoutNotificationDefaults {\n      ...ForAllJobs\n    }\n    scoutNotificationSettings {\n      jobId\n      isArchived\n      isException\n      ...JobException\n    }\n    savedFilters {\n      ...FilterAlert\n    }\n  }\n": types.ScoutNotificationPageDocument,
    "\n  mutation UpdateForAllJobs($settings: [ScoutNotificationSettingInput!]!, $digestHour: Int!) {\n    updateScoutNotificationDefaults(settings: $settings, digestHour: $digestHour) {\n      digestHour\n    }\n  }\n": types.UpdateForAllJobsDocument,
    "\n  mutation UpdateJobException($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) {\n    updateScoutNotificationSettings(jobId: $jobId, settings: $settings) {\n      jobId\n    }\n  }\n": types.UpdateJobExceptionDocument,
    "\n  mutation AddJobException($jobId: ID!) {\n    addScoutNotificationException(jobId: $jobId) {\n      jobId\n    }\n  }\n": types.AddJobExceptionDocument,
    "\n  mutation RemoveJobException($jobId: ID!) {\n    removeScoutNotificationSettings(jobId: $jobId) {\n      jobId\n    }\n  }\n": types.RemoveJobExceptionDocument,
    "\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n": types.RemovePushDeviceDocument,
    "\n  fragment FilterAlert on SavedFilter {\n    id\n    name\n    alert {\n      timing\n      hour\n      weekday\n    }\n  }\n": types.FilterAlertFragmentDoc,
    "\n  fragment ForAllJobs on ScoutNotificationDefaults {\n    digestHour\n    settings {\n      ...TimingRow\n    }\n  }\n": types.ForAllJobsFragmentDoc,
    "\n  fragment JobException on JobScoutNotificationSettings {\n    jobId\n    jobTitle\n    isArchived\n    isException\n    settings {\n      ...TimingRow\n    }\n  }\n": types.JobExceptionFragmentDoc,
    "\n  fragment PushDevice on PushDevice {\n    id\n    family\n    registeredAt\n    isCurrent\n  }\n": types.PushDeviceFragmentDoc,
    "\n  fragment TimingRow on ScoutNotificationSetting {\n    kind\n    label\n    timing\n    usual\n  }\n": types.TimingRowFragmentDoc,
    "\n  fragment ListedScoutTemplate on ScoutTemplate {\n    id\n    title\n    subject\n    message\n    isShared\n    job {\n      id\n      title\n    }\n  }\n": types.ListedScoutTemplateFragmentDoc,
    "\n  query ScoutTemplatesPage {\n    scoutTemplates {\n      isShared\n      ...ListedScoutTemplate\n    }\n    archived: scoutTemplates(isArchived: true) {\n      ...ListedScoutTemplate\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n": types.ScoutTemplatesPageDocument,
    "\n  mutation CreateScoutTemplate($title: String!, $subject: String!, $message: String!, $jobId: ID, $isShared: Boolean!) {\n    createScoutTemplate(title: $title, subject: $subject, message: $message, jobId: $jobId, isShared: $isShared) {\n      id\n    }\n  }\n": types.CreateScoutTemplateDocument,
    "\n  mutation UpdateScoutTemplate(\n    $id: ID!\n    $title: String!\n    $subject: String!\n    $message: String!\n    $jobId: ID\n    $isShared: Boolean!\n    $revision: String\n  ) {\n    updateScoutTemplate(\n      id: $id\n      title: $title\n      subject: $subject\n      message: $message\n      jobId: $jobId\n      isShared: $isShared\n      revision: $revision\n    ) {\n      id\n    }\n  }\n": types.UpdateScoutTemplateDocument,
    "\n  mutation UpdateScoutTemplateIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateScoutTemplateIsArchived(id: $id, isArchived: $isArchived) {\n      id\n    }\n  }\n": types.UpdateScoutTemplateIsArchivedDocument,
    "\n  mutation DeleteScoutTemplate($id: ID!) {\n    deleteScoutTemplate(id: $id)\n  }\n": types.DeleteScoutTemplateDocument,
    "\n  query ScoutTemplatePage($id: ID!) {\n    scoutTemplate(id: $id) {\n      id\n      title\n      subject\n      message\n      isShared\n      isArchived\n      canDelete\n      version\n      revision\n      job {\n        id\n        title\n      }\n      versions {\n        ...TemplateVersion\n      }\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n": types.ScoutTemplatePageDocument,
    "\n  fragment TemplateVersion on ScoutTemplateVersion {\n    version\n    subject\n    message\n    writtenAt\n    writtenBy {\n      familyName\n      givenName\n    }\n    result {\n      sent\n      accepted\n      acceptedRate\n      readRate\n      medianDays\n    }\n  }\n": types.TemplateVersionFragmentDoc,
    "\n  query CompanySignInPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n      }\n    }\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n  }\n": types.CompanySignInPageDocument,
    "\n  query AdminFactorRule {\n    adminFactorRule {\n      isRequired\n      adminsWithoutFactor\n    }\n  }\n": types.AdminFactorRuleDocument,
    "\n  mutation UpdateAdminFactorRule($isRequired: Boolean!) {\n    updateAdminFactorRule(isRequired: $isRequired)\n  }\n": types.UpdateAdminFactorRuleDocument,
    "\n  mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {\n    updateStaffPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.UpdateStaffPasswordDocument,
    "\n  mutation StartTotp {\n    startTotp\n  }\n": types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      codes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveTotp {\n    removeTotp\n  }\n": types.RemoveTotpDocument,
    "\n  mutation StartStaffPasskey {\n    startStaffPasskey\n  }\n": types.StartStaffPasskeyDocument,
    "\n  mutation AddStaffPasskey($answer: String!, $name: String!) {\n    addStaffPasskey(answer: $answer, name: $name)\n  }\n": types.AddStaffPasskeyDocument,
    "\n  mutation RenameStaffPasskey($id: ID!, $name: String!) {\n    renameStaffPasskey(id: $id, name: $name)\n  }\n": types.RenameStaffPasskeyDocument,
    "\n  mutation RemoveStaffPasskey($id: ID!) {\n    removeStaffPasskey(id: $id)\n  }\n": types.RemoveStaffPasskeyDocument,
    "\n  mutation EndStaffDevice($id: ID!) {\n    endStaffDevice(id: $id)\n  }\n": types.EndStaffDeviceDocument,
    "\n  mutation EndOtherStaffDevices {\n    endOtherStaffDevices\n  }\n": types.EndOtherStaffDevicesDocument,
    "\n  query SingleSignOnPage {\n    mailDomains {\n      status\n      ...MailDomainRow\n    }\n    singleSignOn {\n      mode\n      testedAt\n      ...SingleSignOnProvider\n      ...SingleSignOnTest\n      ...SingleSignOnMode\n    }\n    companyMembers {\n      status\n      role\n      ...EmergencyAdmin\n    }\n  }\n": types.SingleSignOnPageDocument,
    "\n  mutation AddMailDomain($domain: String!) {\n    addMailDomain(domain: $domain) {\n      domain\n    }\n  }\n": types.AddMailDomainDocument,
    "\n  mutation CheckMailDomain($domain: String!) {\n    checkMailDomain(domain: $domain) {\n      domain\n      status\n    }\n  }\n": types.CheckMailDomainDocument,
    "\n  mutation RemoveMailDomain($domain: String!) {\n    removeMailDomain(domain: $domain) {\n      domain\n    }\n  }\n": types.RemoveMailDomainDocument,
    "\n  mutation UpdateSingleSignOnProvider($issuer: String!, $clientId: String!, $clientSecret: String) {\n    updateSingleSignOnProvider(issuer: $issuer, clientId: $clientId, clientSecret: $clientSecret) {\n      mode\n    }\n  }\n": types.UpdateSingleSignOnProviderDocument,
    "\n  mutation UpdateSingleSignOnMode($mode: SingleSignOnMode!, $emergencyUserId: ID) {\n    updateSingleSignOnMode(mode: $mode, emergencyUserId: $emergencyUserId) {\n      mode\n    }\n  }\n": types.UpdateSingleSignOnModeDocument,
    "\n  mutation RemoveSingleSignOn {\n    removeSingleSignOn\n  }\n": types.RemoveSingleSignOnDocument,
    "\n  mutation UnbindSingleSignOn($companyUserId: ID!) {\n    unbindSingleSignOn(companyUserId: $companyUserId)\n  }\n": types.UnbindSingleSignOnDocument,
    "\n  fragment MailDomainRow on MailDomain {\n    domain\n    status\n    record\n    found\n    checkedAt\n    provenAt\n  }\n": types.MailDomainRowFragmentDoc,
    "\n  fragment SingleSignOnMode on SingleSignOn {\n    mode\n    emergencyUserId\n    usersOutside {\n      id\n      familyName\n      givenName\n      email\n    }\n  }\n": types.SingleSignOnModeFragmentDoc,
    "\n  fragment EmergencyAdmin on CompanyMember {\n    id\n    familyName\n    givenName\n    email\n  }\n": types.EmergencyAdminFragmentDoc,
    "\n  fragment SingleSignOnProvider on SingleSignOn {\n    issuer\n    clientId\n    mode\n  }\n": types.SingleSignOnProviderFragmentDoc,
    "\n  fragment SingleSignOnTest on SingleSignOn {\n    testedAt\n    users {\n      id\n      familyName\n      givenName\n      lastSignedInAt\n    }\n  }\n": types.SingleSignOnTestFragmentDoc,
    "\n  query WebhooksPage {\n    webhooks {\n      id\n      ...WebhookRow\n    }\n  }\n": types.WebhooksPageDocument,
    "\n  mutation CreateWebhook($url: String!, $description: String!, $events: [WebhookEvent!]!) {\n    createWebhook(url: $url, description: $description, events: $events) {\n      id\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: ID!, $url: String!, $description: String!, $events: [WebhookEvent!]!, $revision: String) {\n    updateWebhook(id: $id, url: $url, description: $description, events: $events, revision: $revision) {\n      id\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation UpdateWebhookState($id: ID!, $isOn: Boolean!) {\n    updateWebhookState(id: $id, isOn: $isOn) {\n      id\n    }\n  }\n": types.UpdateWebhookStateDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      id\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation ShowWebhookSecret($id: ID!) {\n    showWebhookSecret(id: $id)\n  }\n": types.ShowWebhookSecretDocument,
    "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation SendTestWebhook($id: ID!) {\n    sendTestWebhook(id: $id) {\n      id\n    }\n  }\n": types.SendTestWebhookDocument,
    "\n  mutation RedeliverWebhook($id: ID!) {\n    redeliverWebhook(id: $id) {\n      id\n    }\n  }\n": types.RedeliverWebhookDocument,
    "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    description\n    events\n    offBecause\n    failingSince\n  }\n": types.WebhookRowFragmentDoc,
    "\n  query WebhookPage($id: ID!, $page: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      description\n      events\n      revision\n      offBecause\n      failingSince\n      ...WebhookStanding\n      ...WebhookSecret\n    }\n    webhookDeliveries(webhookId: $id, page: $page) {\n      count\n      rows {\n        id\n        ...WebhookDelivery\n      }\n    }\n  }\n": types.WebhookPageDocument,
    "\n  fragment WebhookDelivery on WebhookDelivery {\n    id\n    status\n    type\n    label\n    insertedAt\n    dueAt\n    messageId\n    payload\n    attempts {\n      id\n      insertedAt\n      statusCode\n      trouble\n      tookMs\n      answer\n    }\n  }\n": types.WebhookDeliveryFragmentDoc,
    "\n  fragment WebhookSecret on Webhook {\n    previousSecretUntil\n  }\n": types.WebhookSecretFragmentDoc,
    "\n  fragment WebhookStanding on Webhook {\n    offBecause\n    offAt\n    failingSince\n  }\n": types.WebhookStandingFragmentDoc,
    "\n  query StudentDatePage($id: ID!) {\n    threadWithCandidate(scoutInvitationId: $id) {\n      scoutInvitationId\n      ending\n      datesWithSeat {\n        id\n        startAt\n        endAt\n      }\n      candidate {\n        id\n        schoolName\n        departmentName\n        scoutInvitations {\n          id\n          booking {\n            status\n            schedulingDate {\n              id\n              startAt\n              endAt\n            }\n          }\n        }\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": types.StudentDatePageDocument,
    "\n  mutation BookForCandidate($id: ID!, $date: ID!, $message: String) {\n    bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date, message: $message)\n  }\n": types.BookForCandidateDocument,
    "\n  query InboxPage($filter: InboxFilter!, $jobId: ID, $text: String!, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        unansweredThreadCount\n      }\n    }\n    inbox(filter: $filter, jobId: $jobId, text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        ...ThreadRow\n      }\n      jobs {\n        id\n        title\n        threadCount\n      }\n    }\n  }\n": types.InboxPageDocument,
    "\n  subscription InboxMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n": types.InboxMovedDocument,
    "\n  fragment ThreadRow on ThreadWithCandidate {\n    scoutInvitationId\n    state\n    isUnanswered\n    unreadCount\n    lastAt\n    lastMessage {\n      side\n      text\n    }\n    job {\n      title\n    }\n    inCharge {\n      familyName\n    }\n    candidate {\n      schoolName\n      departmentName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.ThreadRowFragmentDoc,
    "\n  query CompanyThreadPage($id: ID!, $before: Int) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        company {\n          displayName\n        }\n      }\n    }\n    threadWithCandidate(scoutInvitationId: $id) {\n      scoutInvitationId\n      state\n      ending\n      canWrite\n      lastPosition\n      readPosition\n      unreadCount\n      candidateReadPosition\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n      ...ThreadSide\n      ...PhraseValues\n    }\n    threadMessages(scoutInvitationId: $id, before: $before) {\n      ...ThreadMessageFields\n    }\n    threadEvents(scoutInvitationId: $id) {\n      ...ThreadEventFields\n    }\n    ...ThreadColleagues\n    threadPhrases {\n      ...ThreadPhrase\n    }\n  }\n": types.CompanyThreadPageDocument,
    "\n  mutation SendToCandidate($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {\n    sendMessageToCandidate(scoutInvitationId: $id, text: $text, files: $files) {\n      lastPosition\n    }\n  }\n": types.SendToCandidateDocument,
    "\n  mutation ReadThreadOfCompany($id: ID!, $position: Int!) {\n    readThreadWithCandidate(scoutInvitationId: $id, position: $position)\n  }\n": types.ReadThreadOfCompanyDocument,
    "\n  mutation AssignThread($id: ID!, $companyUserId: ID!) {\n    updateThreadInCharge(scoutInvitationId: $id, companyUserId: $companyUserId)\n  }\n": types.AssignThreadDocument,
    "\n  mutation SettleThread($id: ID!) {\n    settleThread(scoutInvitationId: $id)\n  }\n": types.SettleThreadDocument,
    "\n  subscription CompanyThreadMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      lastPosition\n    }\n  }\n": types.CompanyThreadMovedDocument,
    "\n  mutation TellThreadWriting($id: ID!) {\n    tellThreadWriting(scoutInvitationId: $id)\n  }\n": types.TellThreadWritingDocument,
    "\n  subscription ThreadColleagueWriting($id: ID!) {\n    colleagueWriting(scoutInvitationId: $id) {\n      familyName\n    }\n  }\n": types.ThreadColleagueWritingDocument,
    "\n  fragment ThreadPhrase on ThreadPhrase {\n    id\n    title\n    text\n  }\n": types.ThreadPhraseFragmentDoc,
    "\n  fragment PhraseValues on ThreadWithCandidate {\n    job {\n      title\n    }\n    candidate {\n      id\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.PhraseValuesFragmentDoc,
    "\n  fragment ThreadSide on ThreadWithCandidate {\n    scoutInvitationId\n    state\n    isUnanswered\n    acceptedAt\n    job {\n      title\n      kind\n    }\n    inCharge {\n      id\n      familyName\n      givenName\n    }\n    candidate {\n      id\n      noteCount\n      schoolName\n      departmentName\n      taglines\n      education {\n        graduationYear\n      }\n      scoutInvitations {\n        id\n        booking {\n          status\n          schedulingDate {\n            startAt\n            endAt\n          }\n        }\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n        email\n        phoneNumber\n      }\n    }\n  }\n": types.ThreadSideFragmentDoc,
    "\n  fragment ThreadColleagues on Query {\n    threadColleagues {\n      id\n      familyName\n      givenName\n    }\n  }\n": types.ThreadColleaguesFragmentDoc,
    "\n  mutation InviteUsers($emails: [String!]!, $role: CompanyUserRole!) {\n    inviteCompanyUsers(emails: $emails, role: $role) {\n      email\n      outcome\n    }\n  }\n": types.InviteUsersDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    resendCompanyUserInvitation(id: $id) {\n      id\n    }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation UpdateUserRole($id: ID!, $role: CompanyUserRole!) {\n    updateCompanyUserRole(id: $id, role: $role) {\n      id\n    }\n  }\n": types.UpdateUserRoleDocument,
    "\n  mutation DisableUser($id: ID!) {\n    disableCompanyUser(id: $id) {\n      id\n    }\n  }\n": types.DisableUserDocument,
    "\n  fragment Administrator on CompanyUser {\n    id\n    familyName\n    givenName\n    department\n    title\n    picture\n  }\n": types.AdministratorFragmentDoc,
    "\n  query UsersPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n    companyAdministrators {\n      id\n      ...Administrator\n    }\n  }\n": types.UsersPageDocument,
    "\n  query ManagedUsers {\n    companySeats {\n      limit\n      taken\n    }\n    companyMembers {\n      id\n      ...Member\n    }\n  }\n": types.ManagedUsersDocument,
    "\n  fragment Member on CompanyMember {\n    id\n    email\n    role\n    status\n    familyName\n    givenName\n    department\n    title\n    invitationExpiresAt\n    lastSignedInAt\n    onlyNotifiedDates\n    inHand {\n      scheduledScouts\n      relations\n    }\n  }\n": types.MemberFragmentDoc,
    "\n  query WhitepaperPage($id: ID!) {\n    whitepaper(id: $id) {\n      id\n      title\n      summary\n      contents\n      tags\n      pages\n      bytes\n      coverUrl\n      publishedAt\n      isNew\n      isOpen\n      minimumPlanLabel\n    }\n  }\n": types.WhitepaperPageDocument,
    "\n  mutation RequestWhitepaperDownload($id: ID!) {\n    requestWhitepaperDownload(id: $id) {\n      hash\n      expiresAt\n    }\n  }\n": types.RequestWhitepaperDownloadDocument,
    "\n  query WhitepaperDownloadPage($hash: String!) {\n    whitepaperDownload(hash: $hash) {\n      whitepaperId\n      title\n      state\n      expiresAt\n      remaining\n    }\n  }\n": types.WhitepaperDownloadPageDocument,
    "\n  query WhitepaperList($tag: String, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    individualReportMonths\n    whitepaperTags {\n      tag\n      count\n    }\n    whitepapers(tag: $tag, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...WhitepaperCard\n      }\n    }\n  }\n": types.WhitepaperListDocument,
    "\n  fragment WhitepaperCard on Whitepaper {\n    id\n    title\n    summary\n    tags\n    pages\n    coverUrl\n    isNew\n    isOpen\n    minimumPlanLabel\n  }\n": types.WhitepaperCardFragmentDoc,
    "\n  query FormsPage {\n    graduationYears\n    regions {\n      prefectures {\n        id\n        label\n      }\n    }\n  }\n": types.FormsPageDocument,
    "\n  query AssessmentCertificatePage($token: String!) {\n    assessmentCertificate(token: $token) {\n      id\n      name\n      insertedAt\n      expiresAt\n      sheet {\n        kind\n        ...AssessmentSheetFields\n      }\n    }\n  }\n": types.AssessmentCertificatePageDocument,
    "\n  query AssessmentManualPage {\n    assessmentManual {\n      id\n      ...ManualScaleFields\n    }\n  }\n": types.AssessmentManualPageDocument,
    "\n  fragment ManualScaleFields on AssessmentManualScale {\n    id\n    title\n    items\n    reliability\n    standardError\n    takers\n  }\n": types.ManualScaleFieldsFragmentDoc,
    "\n  fragment AssessmentSheetFields on AssessmentSheet {\n    kind\n    takenOn\n    isReference\n    sections {\n      id\n      title\n      achieved\n      achievable\n      band\n      low\n      high\n      cuts\n      note\n    }\n    total {\n      achieved\n      achievable\n      band\n    }\n    traits {\n      traitId\n      leftLabel\n      rightLabel\n      percentage\n      low\n      high\n      text\n    }\n  }\n": types.AssessmentSheetFieldsFragmentDoc,
    "\n  mutation AddCompanyImage($image: String!) {\n    addCompanyImage(image: $image) {\n      url\n      width\n      height\n    }\n  }\n": types.AddCompanyImageDocument,
    "\n  mutation AskForVideoStill($video: String!) {\n    askForVideoStill(video: $video) {\n      url\n    }\n  }\n": types.AskForVideoStillDocument,
    "\n  mutation IssueCalendarFeed {\n    issueCalendarFeed {\n      secret\n    }\n  }\n": types.IssueCalendarFeedDocument,
    "\n  mutation EndCalendarFeed {\n    endCalendarFeed\n  }\n": types.EndCalendarFeedDocument,
    "\n  fragment CalendarFeedState on CalendarFeed {\n    insertedAt\n    readAt\n  }\n": types.CalendarFeedStateFragmentDoc,
    "\n  fragment CompanyCard on Company {\n    id\n    displayName\n    tagline\n    ...CompanyMark\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n    city\n    employees\n  }\n": types.CompanyCardFragmentDoc,
    "\n  fragment CompanyMark on Company {\n    mark {\n      shape\n      background\n      foreground\n      logoUrl\n    }\n  }\n": types.CompanyMarkFragmentDoc,
    "\n  fragment CompanyFacts on Company {\n    legalName\n    industries {\n      id\n      label\n    }\n    companySize {\n      label\n    }\n    employees\n    foundedOn\n    capitalYen\n    representative\n    postalCode\n    prefecture {\n      label\n    }\n    city\n    addressLine\n    building\n    offices {\n      id\n      label\n    }\n    phones {\n      id\n      label\n      number\n      shownNumber\n    }\n    urls {\n      label\n      url\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    youthInformation {\n      kind\n      label\n      body\n    }\n  }\n": types.CompanyFactsFragmentDoc,
    "\n  fragment CompanyHead on Company {\n    displayName\n    tagline\n    mark {\n      background\n      logoUrl\n    }\n    cover {\n      url\n      width\n      height\n    }\n    coverDescription\n    ...CompanyMark\n  }\n": types.CompanyHeadFragmentDoc,
    "\n  fragment CompanyPage on Company {\n    checkedAt\n    contents {\n      ...ContentBlockFields\n    }\n    others {\n      title\n      body\n    }\n    ...CompanyHead\n    ...CompanyFacts\n    voices {\n      ...CompanyVoiceFields\n    }\n    questions {\n      question\n      answer\n    }\n    figures {\n      ...CompanyFigureFields\n    }\n  }\n": types.CompanyPageFragmentDoc,
    "\n  fragment CompanyFigureFields on CompanyFigure {\n    label\n    value\n    source\n    asOf\n  }\n": types.CompanyFigureFieldsFragmentDoc,
    "\n  fragment CompanyVoiceFields on CompanyVoice {\n    speaker\n    body\n    image {\n      url\n      width\n      height\n    }\n  }\n": types.CompanyVoiceFieldsFragmentDoc,
    "\n  fragment ContentBlockFields on ContentBlock {\n    __typename\n    ... on HeadingBlock {\n      text\n    }\n    ... on TextBlock {\n      body\n    }\n    ... on ImageBlock {\n      url\n      description\n      width\n      height\n    }\n    ... on YoutubeBlock {\n      videoId\n    }\n  }\n": types.ContentBlockFieldsFragmentDoc,
    "\n  query PostalAddresses($postalCode: String!) {\n    postalAddresses(postalCode: $postalCode) {\n      prefectureId\n      prefecture\n      city\n      town\n    }\n  }\n": types.PostalAddressesDocument,
    "\n  mutation CreateInquiry($inquiry: InquiryInput!) {\n    createInquiry(inquiry: $inquiry)\n  }\n": types.CreateInquiryDocument,
    "\n  fragment JobBody on DescribedJob {\n    title\n    lastEditedAt\n    checkedAt\n    scoutType {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n    contents {\n      ...ContentBlockFields\n    }\n    conditions {\n      label\n      body\n    }\n    recruitmentProcess {\n      label\n    }\n    recruitmentProcessDescription\n  }\n": types.JobBodyFragmentDoc,
    "\n  fragment JobCompany on Company {\n    displayName\n    ...CompanyMark\n  }\n": types.JobCompanyFragmentDoc,
    "\n  fragment JobChanges on OfferedJob {\n    changes {\n      changedAt\n      lines {\n        label\n        before\n        after\n      }\n    }\n  }\n": types.JobChangesFragmentDoc,
    "\n  fragment Sender on CompanyUser {\n    familyName\n    givenName\n    department\n    title\n    picture\n    messageToStudents\n  }\n": types.SenderFragmentDoc,
    "\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration\n  }\n": types.StartPasskeyRegistrationDocument,
    "\n  mutation AddPasskey($answer: String!, $name: String!) {\n    addPasskey(answer: $answer, name: $name)\n  }\n": types.AddPasskeyDocument,
    "\n  mutation StartPasskeySignIn {\n    startPasskeySignIn\n  }\n": types.StartPasskeySignInDocument,
    "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n": types.NotificationFieldsFragmentDoc,
    "\n  mutation ReadNotifications($path: String) {\n    readNotifications(path: $path)\n  }\n": types.ReadNotificationsDocument,
    "\n  fragment ServiceNoticeFields on ServiceNotice {\n    id\n    kind\n    text\n    link\n    shownUntil\n  }\n": types.ServiceNoticeFieldsFragmentDoc,
    "\n  query SignedInAs {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n      }\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n      ... on AdminViewer {\n        __typename\n        id\n      }\n    }\n  }\n": types.SignedInAsDocument,
    "\n  fragment StudentCard on CandidateView {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n    }\n    hasOffer\n    excerpt\n    sellingPoints {\n      id\n      shortLabel\n    }\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n  }\n": types.StudentCardFragmentDoc,
    "\n  fragment StudentProfile on CandidateView {\n    taglines\n    selfIntroduction\n    studentProjectExperience\n    studyAbroadExperience\n    qualificationExperience\n    internshipExperience\n    sellingPoints {\n      id\n      label\n    }\n    education {\n      graduationYear\n      graduationMonth\n      degree\n      highSchoolName\n    }\n    preferredScoutTypes {\n      label\n    }\n    toeicScore\n    toeicTakenOn\n    toeflIbtScore\n    toeflIbtBand\n    toeflIbtTakenOn\n    skills {\n      kind\n      name\n      level\n      since\n      note\n    }\n    hometown {\n      label\n    }\n    offeredCompany {\n      industry {\n        label\n      }\n    }\n    preferences {\n      areas {\n        label\n      }\n      industries {\n        label\n      }\n      jobTypes {\n        label\n      }\n      companySizes {\n        label\n      }\n      companySelectionCriteria {\n        label\n      }\n    }\n    assessmentProfile {\n      intellectualBand\n      intellectual {\n        title\n        achieved\n        achievable\n        band\n        isReference\n        cuts\n      }\n      personality {\n        percentage\n        statement {\n          traitId\n          leftLabel\n          rightLabel\n        }\n      }\n    }\n  }\n": types.StudentProfileFragmentDoc,
    "\n  fragment ThreadMessageFields on ThreadMessage {\n    position\n    side\n    text\n    sentAt\n    files {\n      number\n      fileName\n      isPicture\n      bytes\n    }\n    companyUser {\n      familyName\n      givenName\n      picture\n    }\n  }\n": types.ThreadMessageFieldsFragmentDoc,
    "\n  fragment ThreadEventFields on ThreadEvent {\n    kind\n    side\n    at\n    text\n    until\n    startAt\n    endAt\n    urls {\n      label\n      url\n    }\n    wishes {\n      date\n      timeOfDay\n    }\n    promises {\n      label\n    }\n  }\n": types.ThreadEventFieldsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterCandidateFcmToken($token: String!) {\n    registerCandidateFcmToken(token: $token)\n  }\n"): typeof import('./graphql.ts').RegisterCandidateFcmTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterCompanyUserFcmToken($token: String!, $isRenewal: Boolean!) {\n    registerCompanyUserFcmToken(token: $token, isRenewal: $isRenewal)\n  }\n"): typeof import('./graphql.ts').RegisterCompanyUserFcmTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityCsv($filter: ActivityFilter!) {\n    activityCsv(filter: $filter)\n  }\n"): typeof import('./graphql.ts').ActivityCsvDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalysisCsv($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!) {\n    scoutAnalysisCsv(filter: $filter, by: $by)\n  }\n"): typeof import('./graphql.ts').AnalysisCsvDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentResultFile($kind: AssessmentKind!, $form: AssessmentKeepsakeForm!) {\n    assessmentKeepsake(kind: $kind, form: $form) {\n      contents\n      takenOn\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentResultFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndividualReport($month: String!) {\n    individualReport(month: $month)\n  }\n"): typeof import('./graphql.ts').IndividualReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThreadFileBytes($id: ID!, $position: Int!, $number: Int!) {\n    threadFile(scoutInvitationId: $id, position: $position, number: $number) {\n      fileName\n      contentType\n      encoded\n    }\n  }\n"): typeof import('./graphql.ts').ThreadFileBytesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActionRequiredPage {\n    graduationYears\n    jobHuntingStatuses {\n      id\n      label\n    }\n    requiredAction {\n      isRequired\n      revision\n      missing\n      hasGraduated\n      graduationYear\n      graduationMonth\n      schoolName\n      jobHuntingStatus {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ActionRequiredPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRequiredItems(\n    $name: RequiredNameInput\n    $education: RequiredEducationInput\n    $confirmation: ConfirmationInput\n    $revision: String\n  ) {\n    saveRequiredItems(name: $name, education: $education, confirmation: $confirmation, revision: $revision) {\n      isRequired\n    }\n  }\n"): typeof import('./graphql.ts').SaveRequiredItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgentConsultationPage {\n    agentPartner {\n      name\n      licenseNumber\n    }\n    agentConsultationConsent {\n      partnerName\n      textVersion\n      agreedAt\n    }\n  }\n"): typeof import('./graphql.ts').AgentConsultationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AgreeToAgentConsultation($partnerName: String!, $textVersion: String!) {\n    agreeToAgentConsultation(partnerName: $partnerName, textVersion: $textVersion)\n  }\n"): typeof import('./graphql.ts').AgreeToAgentConsultationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAgentConsultation {\n    revokeAgentConsultation\n  }\n"): typeof import('./graphql.ts').RevokeAgentConsultationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentPage {\n    assessments {\n      intellectual {\n        ...TestStanding\n      }\n      personality {\n        ...TestStanding\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IntellectualPage {\n    assessments {\n      intellectual {\n        openAttempt {\n          ...SittingAttempt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').IntellectualPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {\n    startAssessmentSection(attemptId: $attemptId, section: $section) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartAssessmentSectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {\n    endAssessmentSection(attemptId: $attemptId, section: $section) {\n      id\n      state\n      checkStage\n    }\n  }\n"): typeof import('./graphql.ts').EndAssessmentSectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverAssessment($attemptId: ID!) {\n    takeOverAssessment(attemptId: $attemptId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TakeOverAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SittingAttempt on AssessmentAttempt {\n    id\n    state\n    isThisDevice\n    usesScreenReader\n    hasLargerFigures\n    continueBy\n    lastSequence\n    serverNow\n    sections {\n      id\n      title\n      position\n      state\n      itemCount\n      minutes\n      limitSeconds\n      startedAt\n      deadlineAt\n      extensionSeconds\n      answers {\n        position\n        chosenOption\n        isFlagged\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SittingAttemptFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeatAssessment($attemptId: ID!) {\n    beatAssessment(attemptId: $attemptId) {\n      id\n      isThisDevice\n      serverNow\n      sections {\n        id\n        state\n        deadlineAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BeatAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerAssessmentItem(\n    $attemptId: ID!\n    $section: AssessmentSectionId!\n    $position: Int!\n    $option: Int\n    $isFlagged: Boolean!\n    $sequence: Int!\n    $answeredAt: DateTime!\n    $sentAt: DateTime!\n    $milliseconds: Int!\n    $sinceShown: Int\n  ) {\n    answerAssessmentItem(\n      attemptId: $attemptId\n      section: $section\n      position: $position\n      option: $option\n      isFlagged: $isFlagged\n      sequence: $sequence\n      answeredAt: $answeredAt\n      sentAt: $sentAt\n      milliseconds: $milliseconds\n      sinceShown: $sinceShown\n    ) {\n      id\n      serverNow\n    }\n  }\n"): typeof import('./graphql.ts').AnswerAssessmentItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerAssessmentItems(\n    $attemptId: ID!\n    $section: AssessmentSectionId!\n    $sentAt: DateTime!\n    $answers: [AssessmentAnswerInput!]!\n  ) {\n    answerAssessmentItems(attemptId: $attemptId, section: $section, sentAt: $sentAt, answers: $answers) {\n      id\n      serverNow\n    }\n  }\n"): typeof import('./graphql.ts').AnswerAssessmentItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportAssessmentFocusLoss($attemptId: ID!) {\n    reportAssessmentFocusLoss(attemptId: $attemptId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ReportAssessmentFocusLossDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AskedAssessmentItem($position: Int!) {\n    assessments {\n      intellectual {\n        openAttempt {\n          id\n          item(position: $position) {\n            section\n            passage\n            stem\n            figure {\n              address\n              alternative\n            }\n            options {\n              text\n              figure {\n                address\n                alternative\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AskedAssessmentItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TestStanding on AssessmentStanding {\n    canStart\n    canStartFrom\n    openAttempt {\n      ...OpenSitting\n      state\n      lastSequence\n    }\n    latestAttempt {\n      id\n      state\n      submittedAt\n      isChecked\n      isErased\n      checkStage\n    }\n  }\n"): typeof import('./graphql.ts').TestStandingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishAssessmentResult($kind: AssessmentKind!, $attemptId: ID!, $consentVersion: String!) {\n    publishAssessmentResult(kind: $kind, attemptId: $attemptId, consentVersion: $consentVersion) {\n      publishedAt\n    }\n  }\n"): typeof import('./graphql.ts').PublishAssessmentResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawAssessmentResult($kind: AssessmentKind!) {\n    withdrawAssessmentResult(kind: $kind) {\n      publishedAt\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawAssessmentResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAssessmentResults($kind: AssessmentKind!) {\n    deleteAssessmentResults(kind: $kind) {\n      state\n    }\n  }\n"): typeof import('./graphql.ts').DeleteAssessmentResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAssessmentCertificate($kind: AssessmentKind!, $days: Int!, $hasName: Boolean!) {\n    createAssessmentCertificate(kind: $kind, days: $days, hasName: $hasName) {\n      id\n      token\n    }\n  }\n"): typeof import('./graphql.ts').CreateAssessmentCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAssessmentCertificate($id: ID!) {\n    endAssessmentCertificate(id: $id)\n  }\n"): typeof import('./graphql.ts').EndAssessmentCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultPage($kind: AssessmentKind!) {\n    assessmentResult(kind: $kind) {\n      kind\n      state\n      attemptId\n      isChecked\n      checkStage\n      recheckBy\n      publishedAt\n      canPublish\n      hasReplacedPublished\n      consentVersion\n      retakeFrom\n      sheet {\n        ...AssessmentSheetFields\n      }\n      certificates {\n        id\n        hasName\n        insertedAt\n        expiresAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ResultPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonalityPage {\n    assessments {\n      personality {\n        openAttempt {\n          id\n          isThisDevice\n          lastSequence\n          pairs {\n            position\n            left\n            right\n            chosen\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PersonalityPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerPersonalityPairs($attemptId: ID!, $answers: [AssessmentPairInput!]!) {\n    answerPersonalityPairs(attemptId: $attemptId, answers: $answers) {\n      id\n      pairs {\n        position\n        chosen\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AnswerPersonalityPairsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitPersonality($attemptId: ID!, $hasConfirmed: Boolean!) {\n    submitPersonality(attemptId: $attemptId, hasConfirmed: $hasConfirmed) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SubmitPersonalityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOverPersonality($attemptId: ID!) {\n    takeOverAssessment(attemptId: $attemptId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TakeOverPersonalityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentPracticePage {\n    assessments {\n      intellectual {\n        practice {\n          practiceId\n          ...PracticeItem\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentPracticePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PracticeItem on AssessmentItem {\n    practiceId\n    passage\n    stem\n    figure {\n      address\n      alternative\n    }\n    options {\n      text\n      figure {\n        address\n        alternative\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PracticeItemFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswerPractice($practiceId: ID!, $option: Int!) {\n    assessmentPracticeAnswer(practiceId: $practiceId, option: $option) {\n      isRight\n      key\n      rationales\n    }\n  }\n"): typeof import('./graphql.ts').AnswerPracticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StartAssessmentPage {\n    assessments {\n      consentVersion\n      intellectual {\n        canStart\n        openAttempt {\n          id\n        }\n        latestAttempt {\n          state\n          isErased\n        }\n      }\n      personality {\n        canStart\n        openAttempt {\n          id\n        }\n        latestAttempt {\n          state\n          isErased\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StartAssessmentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAssessment(\n    $kind: AssessmentKind!\n    $consentVersion: String!\n    $honestyName: String!\n    $timeFactor: AssessmentTimeFactor!\n    $usesScreenReader: Boolean!\n    $hasLargerFigures: Boolean!\n  ) {\n    startAssessment(\n      kind: $kind\n      consentVersion: $consentVersion\n      honestyName: $honestyName\n      timeFactor: $timeFactor\n      usesScreenReader: $usesScreenReader\n      hasLargerFigures: $hasLargerFigures\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartAssessmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompaniesPage($condition: CompanySearchInput!, $order: CompanyOrder!, $first: Int!, $offset: Int!) {\n    ...CompanyChoices\n    searchCompanies(condition: $condition, order: $order, first: $first, offset: $offset) {\n      totalCount\n      isNearName\n      hasWishes\n      edges {\n        node {\n          company {\n            id\n          }\n          ...FoundCompanyCard\n        }\n      }\n      options {\n        counts {\n          filter\n          id\n          count\n        }\n        relaxations {\n          filter\n          count\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompaniesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyChoices on Query {\n    industries {\n      id\n      label\n      group\n    }\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    scoutTypes {\n      id\n      label\n    }\n  }\n"): typeof import('./graphql.ts').CompanyChoicesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyDescriptionPage($companyId: ID!) {\n    metCompany(companyId: $companyId) {\n      isPublic\n      company {\n        id\n        displayName\n        isFavorite\n        ...CompanyPage\n      }\n      answerRecord {\n        total\n        inTime\n      }\n      outcomeRecord {\n        total\n        inTime\n      }\n      promiseRecord {\n        students\n        total\n        kept\n      }\n      openJobs {\n        id\n        ...OpenJob\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyDescriptionPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicCompanyPage($companyId: ID!) {\n    publicCompany(companyId: $companyId) {\n      pictureUrl\n      company {\n        id\n        displayName\n        tagline\n      }\n      ...PublicCompany\n    }\n  }\n"): typeof import('./graphql.ts').PublicCompanyPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenJob on OfferedJob {\n    id\n    title\n    lastEditedAt\n    scoutType {\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n  }\n"): typeof import('./graphql.ts').OpenJobFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicCompany on PublicCompany {\n    company {\n      displayName\n      ...CompanyPage\n    }\n    openJobs {\n      id\n      ...OpenJob\n    }\n  }\n"): typeof import('./graphql.ts').PublicCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyCounts($condition: CompanySearchInput!) {\n    searchCompanies(condition: $condition, first: 0) {\n      totalCount\n      options {\n        counts {\n          filter\n          id\n          count\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundCompanyCard on FoundCompany {\n    openJobCount\n    ...SharedWishes\n    company {\n      id\n      displayName\n      isFavorite\n      tagline\n      checkedAt\n      mark {\n        background\n      }\n      cover {\n        url\n        width\n        height\n      }\n      companySize {\n        label\n      }\n      ...CompanyMark\n      ...IndustryAndPlace\n    }\n  }\n"): typeof import('./graphql.ts').FoundCompanyCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactPage {\n    inquiryContact {\n      name\n      email\n    }\n  }\n"): typeof import('./graphql.ts').ContactPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedJob($jobId: ID!) {\n    offeredJob(jobId: $jobId) {\n      id\n      title\n      company {\n        displayName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReportedJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedScout($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      subject\n      company {\n        displayName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReportedScoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportedCompany($companyId: ID!) {\n    metCompany(companyId: $companyId) {\n      company {\n        id\n        displayName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReportedCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavoriteCompaniesPage($first: Int!, $offset: Int!) {\n    favoriteCompanies(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        company {\n          id\n        }\n        ...FavoriteRow\n      }\n    }\n    ...InterestJobs\n  }\n"): typeof import('./graphql.ts').FavoriteCompaniesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFavoriteCompany($companyId: ID!) {\n    addFavoriteCompany(companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').AddFavoriteCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFavoriteCompany($companyId: ID!) {\n    removeFavoriteCompany(companyId: $companyId)\n  }\n"): typeof import('./graphql.ts').RemoveFavoriteCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FavoriteRow on FavoriteCompany {\n    isMet\n    company {\n      id\n      displayName\n      isFavorite\n      tagline\n      ...CompanyMark\n      ...IndustryAndPlace\n    }\n  }\n"): typeof import('./graphql.ts').FavoriteRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InterestJobs on Query {\n    jobInterests {\n      isOpen\n      job {\n        id\n        title\n        company {\n          id\n          displayName\n          ...CompanyMark\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InterestJobsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    ...HomeToday\n    ...HomeSide\n    ...HomeAwaitedCompanies\n    ...HomeNewScouts\n    ...HomeNearCompanies\n    ...HomeEncourageEvents\n  }\n"): typeof import('./graphql.ts').HomePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingPage {\n    graduationYears\n  }\n"): typeof import('./graphql.ts').LandingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeAwaitedCompanies on Query {\n    recentOutcomes {\n      scoutInvitationId\n      toldAt\n      company {\n        displayName\n        ...CompanyMark\n      }\n    }\n    awaitedCompanies {\n      scoutInvitationId\n      asksArrival\n      company {\n        displayName\n        ...CompanyMark\n      }\n      wait {\n        word\n        dueOn\n        isSilent\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeAwaitedCompaniesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeFirst {\n    ...HomeToday\n    ...HomeSide\n    ...HomeAwaitedCompanies\n  }\n"): typeof import('./graphql.ts').HomeFirstDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeNewScoutsAlone {\n    ...HomeNewScouts\n  }\n"): typeof import('./graphql.ts').HomeNewScoutsAloneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeNearCompaniesAlone {\n    ...HomeNearCompanies\n  }\n"): typeof import('./graphql.ts').HomeNearCompaniesAloneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeEncourageEventsAlone {\n    ...HomeEncourageEvents\n  }\n"): typeof import('./graphql.ts').HomeEncourageEventsAloneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyAsks on Query {\n    awaitedCompanies {\n      scoutInvitationId\n      asksArrival\n      company {\n        displayName\n      }\n      stepTitle\n      wait {\n        word\n        isSilent\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyAsksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeEncourageEvents on Query {\n    encourageEvents(period: ACTIVE) {\n      edges {\n        node {\n          id\n          title\n          companyName\n          eventUrl\n          applicationEndAt\n          companyLogoUrl\n          thumbnailUrl\n          category {\n            label\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeEncourageEventsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeNearCompanies on Query {\n    nearCompanies {\n      hasWishes\n      companies {\n        ...SharedWishes\n        sharedWishes {\n          kind\n        }\n        company {\n          id\n          displayName\n          isFavorite\n          ...CompanyMark\n          ...IndustryAndPlace\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeNearCompaniesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeNewScouts on Query {\n    ownProfile {\n      isPublic\n      nextItem\n    }\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          remindAt\n          isCompanySuspended\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            ...CompanyMark\n          }\n          job {\n            scoutType {\n              label\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeNewScoutsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasskeyOffer {\n    isPasskeyOffered\n  }\n"): typeof import('./graphql.ts').PasskeyOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPasskeyOffer {\n    endPasskeyOffer\n  }\n"): typeof import('./graphql.ts').EndPasskeyOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeSide on Query {\n    chosenDates {\n      id\n      startAt\n      endAt\n      isMissed\n      isCompanySuspended\n      title\n      location\n      url\n      scoutInvitationId\n      company {\n        id\n        displayName\n        ...CompanyMark\n      }\n    }\n    ownProfile {\n      completeness\n      nextItem\n      nextItemGain\n      selfIntroduction\n      studentProjectExperience\n      viewedByCompaniesYesterday\n      isPublic\n    }\n  }\n"): typeof import('./graphql.ts').HomeSideFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeToday on Query {\n    viewer {\n      ... on CandidateViewer {\n        familyName\n        unreadThreadCount\n      }\n    }\n    ...CompanyAsks\n    hiresToAnswer {\n      id\n      answerBy\n      company {\n        displayName\n      }\n    }\n    chosenDates {\n      id\n      startAt\n      endAt\n      title\n      canGiveDayNotice\n      isMissed\n      isCompanySuspended\n      scoutInvitationId\n      company {\n        displayName\n      }\n    }\n    assessments {\n      intellectual {\n        openAttempt {\n          ...OpenSitting\n        }\n      }\n    }\n    ownProfile {\n      completeness\n      lacksDepartmentCategory\n      nextItem\n      nextItemGain\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          remindAt\n          isCompanySuspended\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            ...CompanyMark\n          }\n          job {\n            title\n          }\n        }\n      }\n    }\n    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {\n      edges {\n        node {\n          id\n          schedulingStatus\n          isCompanySuspended\n          scheduleBy\n          company {\n            displayName\n          }\n          stepTitle\n          offeredScheduling {\n            keptSlot {\n              startAt\n              endAt\n              place {\n                offeredUntil\n              }\n            }\n            slots {\n              availability\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeTodayFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompletePage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      schedulingStatus\n      wait {\n        word\n        dueOn\n        isSilent\n      }\n      completionDescription\n      completionUrls {\n        label\n        url\n      }\n      company {\n        displayName\n      }\n      job {\n        kind\n      }\n      chosenDate {\n        id\n        isMissed\n        ...Appointment\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompletePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DateRequestedPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      schedulingStatus\n      canRequestSchedulingDate\n      company {\n        displayName\n      }\n      wait {\n        dueOn\n      }\n      schedulingDateRequest {\n        status\n        ...SentWishes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DateRequestedPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestSchedulingDate($scoutInvitationId: ID!, $request: String!, $preferred: [PreferredDateInput!]!) {\n    requestSchedulingDate(scoutInvitationId: $scoutInvitationId, request: $request, preferred: $preferred) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RequestSchedulingDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentWishes on OwnSchedulingDateRequest {\n    request\n    insertedAt\n    isBeforeDates\n    dueAt\n    preferred {\n      date\n      timeOfDay\n    }\n  }\n"): typeof import('./graphql.ts').SentWishesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      readAt\n      company {\n        displayName\n      }\n      ...Letter\n      ...ThreadLink\n      ...Standing\n      ...Offer\n      ...Answer\n      ...OutcomeOfScout\n      ...CompanyWait\n      ...OpenScout\n      arePromisesAsked\n      ...PromiseQuestion\n    }\n    ...SplitList\n    ...DeclineReasons\n  }\n"): typeof import('./graphql.ts').InvitationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadScoutInvitation($id: ID!) {\n    readScoutInvitation(id: $id)\n  }\n"): typeof import('./graphql.ts').ReadScoutInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptScoutInvitation($id: ID!) {\n    acceptScoutInvitation(id: $id) {\n      id\n      job {\n        kind\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AcceptScoutInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID, $message: String, $isAccepted: Boolean!) {\n    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId, message: $message, isAccepted: $isAccepted) {\n      id\n      canUndoDecline\n    }\n  }\n"): typeof import('./graphql.ts').DeclineScoutInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDecline($id: ID!) {\n    undoDecline(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UndoDeclineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostponeScoutInvitation($id: ID!) {\n    postponeScoutInvitation(id: $id) {\n      id\n      expiresAt\n      remindAt\n    }\n  }\n"): typeof import('./graphql.ts').PostponeScoutInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeclineReasons on Query {\n    declineReasons {\n      id\n      label\n    }\n  }\n"): typeof import('./graphql.ts').DeclineReasonsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Answer on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    expiresAt\n    scheduleBy\n    answeredAt\n    hireAnswerBy\n    canAccept\n    canDecline\n    canChooseSchedulingDate\n    company {\n      displayName\n    }\n    job {\n      kind\n      isTakenDown\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n    offeredScheduling {\n      keptSlot {\n        startAt\n        endAt\n        place {\n          offeredUntil\n        }\n      }\n    }\n    chosenDate {\n      startAt\n      endAt\n      isChangeable\n      isMissed\n    }\n  }\n"): typeof import('./graphql.ts').AnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Letter on ScoutInvitation {\n    sentAt\n    personalShare\n    isMassLetter\n    reason\n    quotations {\n      field\n      text\n      passage\n    }\n    company {\n      displayName\n      ...CompanyMark\n    }\n    companyUser {\n      ...Sender\n    }\n    followUp {\n      text\n      addedAt\n      companyUser {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LetterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Offer on ScoutInvitation {\n    id\n    status\n    message\n    contactedAt\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    promises {\n      promise {\n        kind\n        label\n        sentence\n      }\n    }\n    promiseRecord {\n      ...PromiseRecord\n    }\n    chosenDate {\n      id\n      startAt\n      endAt\n      isMissed\n    }\n    company {\n      displayName\n      ...CompanyCard\n    }\n    job {\n      id\n      title\n      kind\n      scoutType {\n        id\n        label\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n    }\n    offeredScheduling {\n      type\n      title\n      isOnline\n      location\n      slots {\n        startAt\n        endAt\n        availability\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutcomeOfScout on ScoutInvitation {\n    id\n    step\n    canChooseSchedulingDate\n    outcome\n    outcomeMessage\n    outcomeToldAt\n    company {\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').OutcomeOfScoutFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerPromises($id: ID!, $answers: [PromiseAnswerInput!]!) {\n    answerPromises(scoutInvitationId: $id, answers: $answers) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AnswerPromisesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromiseQuestion on ScoutInvitation {\n    id\n    canAnswerPromises\n    promisesChangeableUntil\n    promises {\n      answer\n      promise {\n        kind\n        label\n        sentence\n      }\n    }\n    company {\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').PromiseQuestionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SplitList on Query {\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          expiresAt\n          reason\n          company {\n            displayName\n            ...CompanyMark\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SplitListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenScout on ScoutInvitation {\n    id\n    reason\n    company {\n      displayName\n      ...CompanyMark\n    }\n  }\n"): typeof import('./graphql.ts').OpenScoutFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Standing on ScoutInvitation {\n    status\n    schedulingStatus\n    hireAnswerBy\n    company {\n      displayName\n    }\n    job {\n      id\n      isTakenDown\n    }\n    endedAt\n    remindAt\n    endedWithout\n    isWithdrawn\n    isCompanySuspended\n    chosenDate {\n      endAt\n      isMissed\n    }\n  }\n"): typeof import('./graphql.ts').StandingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PromptCompany($id: ID!) {\n    promptCompany(scoutInvitationId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PromptCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WaitLonger($id: ID!) {\n    waitLonger(scoutInvitationId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').WaitLongerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUnanswered($id: ID!) {\n    endUnanswered(scoutInvitationId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').EndUnansweredDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerContact($id: ID!, $hasArrived: Boolean!) {\n    answerContact(scoutInvitationId: $id, hasArrived: $hasArrived) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AnswerContactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyWait on ScoutInvitation {\n    id\n    contactedAt\n    asksArrival\n    company {\n      displayName\n    }\n    schedulingDateRequest {\n      status\n    }\n    wait {\n      word\n      dueOn\n      isSilent\n      canPrompt\n      promptedAt\n    }\n  }\n"): typeof import('./graphql.ts').CompanyWaitFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventCheckInPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      company {\n        displayName\n      }\n      chosenDate {\n        title\n        startAt\n        endAt\n        location\n        checkIn {\n          code\n          opensAt\n          closesAt\n          checkedInAt\n          qr {\n            size\n            path\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EventCheckInPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventDetailsPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      company {\n        id\n        displayName\n        ...CompanyMark\n      }\n      job {\n        id\n        title\n        scoutType {\n          label\n        }\n      }\n      ...Changing\n      ...DayNotice\n      chosenDate {\n        id\n        title\n        startAt\n        endAt\n        previousStartAt\n        isMissed\n        isCompanySuspended\n        checkIn {\n          opensAt\n        }\n        ...DateFacts\n        ...DateCalendarLinks\n        ...EndedPlaces\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EventDetailsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Changing on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    chosenDate {\n      id\n      startAt\n      changeableUntil\n      isChangeable\n      company {\n        displayName\n      }\n      ...AskCompany\n    }\n  }\n"): typeof import('./graphql.ts').ChangingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DateFacts on ChosenDate {\n    startAt\n    endAt\n    location\n    url\n    belongings\n    emergencyContact\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n      title\n    }\n  }\n"): typeof import('./graphql.ts').DateFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TellDelay($id: ID!, $bookingId: ID!, $minutes: Int!) {\n    tellDelay(scoutInvitationId: $id, bookingId: $bookingId, minutes: $minutes) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TellDelayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TellAbsence($id: ID!, $bookingId: ID!) {\n    tellAbsence(scoutInvitationId: $id, bookingId: $bookingId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TellAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeDayNoticeBack($id: ID!) {\n    takeDayNoticeBack(scoutInvitationId: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TakeDayNoticeBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DayNotice on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    chosenDate {\n      id\n      endAt\n      canGiveDayNotice\n      isMissed\n      company {\n        displayName\n      }\n      companyUsers {\n        id\n        familyName\n        givenName\n      }\n      dayNotice {\n        kind\n        minutes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DayNoticeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventEditPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      canChooseSchedulingDate\n      isCompanySuspended\n      company {\n        displayName\n      }\n      job {\n        scoutType {\n          id\n        }\n      }\n      offeredScheduling {\n        type\n        title\n      }\n      chosenDate {\n        endAt\n        isChangeable\n        isMissed\n        ...CurrentDate\n      }\n      ...SlotForm\n    }\n  }\n"): typeof import('./graphql.ts').EventEditPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateEventsPage {\n    scoutInvitationCounts {\n      toSchedule\n    }\n    chosenDates {\n      id\n      startAt\n      endAt\n      ...Appointment\n    }\n  }\n"): typeof import('./graphql.ts').CandidateEventsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      toAnswer\n      toSchedule\n      accepted\n      declined\n      expired\n    }\n    scoutInvitations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      edges {\n        node {\n          id\n          ...InvitationCard\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InvitationListPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationCard on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    step\n    stepTitle\n    hireAnswerBy\n    round\n    isMassLetter\n    readAt\n    expiresAt\n    remindAt\n    scheduleBy\n    answeredAt\n    endedAt\n    reason\n    quotations {\n      text\n    }\n    company {\n      displayName\n      ...CompanyMark\n    }\n    job {\n      scoutType {\n        label\n      }\n    }\n    chosenDate {\n      startAt\n      isMissed\n    }\n    ...ThreadLink\n    outcome\n    outcomeToldAt\n    endedWithout\n    isCompanySuspended\n    wait {\n      word\n      dueOn\n      isSilent\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n  }\n"): typeof import('./graphql.ts').InvitationCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Appointment on ChosenDate {\n    id\n    startAt\n    endAt\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    changeableUntil\n    isChangeable\n    isSettled\n    canGiveDayNotice\n    isMissed\n    isCompanySuspended\n    isPresent\n    scoutInvitationId\n    ...DateCalendarLinks\n    ...EndedPlaces\n    company {\n      displayName\n      ...CompanyMark\n    }\n  }\n"): typeof import('./graphql.ts').AppointmentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AskCompany on ChosenDate {\n    isSettled\n    emergencyContact\n  }\n"): typeof import('./graphql.ts').AskCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBooking($scoutInvitationId: ID!, $bookingId: ID!) {\n    cancelBooking(scoutInvitationId: $scoutInvitationId, bookingId: $bookingId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseSchedulingDate($scoutInvitationId: ID!, $schedulingDateId: ID!, $startAt: DateTime, $endAt: DateTime) {\n    chooseSchedulingDate(\n      scoutInvitationId: $scoutInvitationId\n      schedulingDateId: $schedulingDateId\n      startAt: $startAt\n      endAt: $endAt\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ChooseSchedulingDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmDate on ScoutInvitation {\n    company {\n      displayName\n      ...CompanyMark\n    }\n    offeredScheduling {\n      title\n      isOnline\n      location\n      remindOneDayBefore\n      remindThreeDaysBefore\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmDateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CurrentDate on ChosenDate {\n    id\n    startAt\n    endAt\n    changeableUntil\n    isChangeable\n    isCompanySuspended\n    company {\n      displayName\n    }\n    ...AskCompany\n  }\n"): typeof import('./graphql.ts').CurrentDateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DateCalendarLinks on ChosenDate {\n    id\n    title\n    startAt\n    endAt\n    location\n    url\n    belongings\n    emergencyContact\n    company {\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').DateCalendarLinksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EndedPlaces on ChosenDate {\n    endedPlaces {\n      companyName\n      startAt\n      endAt\n      wasSeat\n    }\n  }\n"): typeof import('./graphql.ts').EndedPlacesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromiseLine on ScoutInvitation {\n    promises {\n      promise {\n        label\n      }\n    }\n    promiseRecord {\n      ...PromiseRecord\n    }\n  }\n"): typeof import('./graphql.ts').PromiseLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PromiseRecord on PromiseRecord {\n    students\n    total\n    kept\n  }\n"): typeof import('./graphql.ts').PromiseRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutcomeRecord on OutcomeRecord {\n    total\n    inTime\n  }\n"): typeof import('./graphql.ts').OutcomeRecordFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SlotForm on ScoutInvitation {\n    id\n    schedulingStatus\n    canRequestSchedulingDate\n    ...ConfirmDate\n    offeredScheduling {\n      type\n      keptSlot {\n        id\n        startAt\n        endAt\n        place {\n          offeredUntil\n        }\n      }\n      slots {\n        id\n        startAt\n        endAt\n        remaining\n        closesAt\n        availability\n        isAdded\n        canWait\n        place {\n          position\n          offeredUntil\n          isForWish\n        }\n      }\n      waitsElsewhere {\n        companyName\n        startAt\n        endAt\n      }\n      busyDays {\n        date\n        companyName\n        startAt\n        endAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SlotFormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadLink on ScoutInvitation {\n    id\n    thread {\n      state\n      canWrite\n      unreadCount\n      lastPosition\n    }\n  }\n"): typeof import('./graphql.ts').ThreadLinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinWaitingList($id: ID!, $date: ID!) {\n    joinWaitingList(scoutInvitationId: $id, schedulingDateId: $date) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').JoinWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveWaitingList($id: ID!, $date: ID!, $isOffered: Boolean!) {\n    leaveWaitingList(scoutInvitationId: $id, schedulingDateId: $date, isOffered: $isOffered) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').LeaveWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProgressPage {\n    progress {\n      scoutInvitationId\n      isOver\n      hireAnswerBy\n      stepTitle\n      turn {\n        side\n        word\n        dueOn\n      }\n      wait {\n        word\n        dueOn\n        isSilent\n        canPrompt\n      }\n      points {\n        kind\n        at\n        endAt\n      }\n      company {\n        displayName\n        ...CompanyMark\n      }\n      arePromisesOpen\n      promises {\n        answer\n        promise {\n          kind\n          label\n        }\n      }\n      job {\n        recruitmentProcess {\n          label\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProgressPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchedulePage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      status\n      answeredAt\n      scheduleBy\n      schedulingStatus\n      step\n      canChooseSchedulingDate\n      isCompanySuspended\n      company {\n        displayName\n      }\n      job {\n        kind\n        scoutType {\n          id\n        }\n      }\n      schedulingDateRequest {\n        status\n        refusalMessage\n      }\n      offeredScheduling {\n        type\n        title\n        isOnline\n        location\n        belongings\n        slots {\n          id\n          startAt\n          endAt\n          availability\n          canWait\n        }\n      }\n      chosenDate {\n        isMissed\n      }\n      ...SlotForm\n    }\n  }\n"): typeof import('./graphql.ts').SchedulePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateThreadPage($id: ID!, $before: Int) {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n      }\n    }\n    threadWithCompany(scoutInvitationId: $id) {\n      scoutInvitationId\n      state\n      ending\n      canWrite\n      lastPosition\n      readPosition\n      unreadCount\n      companyReadPosition\n      scoutInvitation {\n        id\n        company {\n          displayName\n          ...CompanyMark\n        }\n        stepTitle\n        ...ThreadStep\n        ...AfterReport\n      }\n    }\n    threadChoice {\n      showsReading\n    }\n    threadMessages(scoutInvitationId: $id, before: $before) {\n      ...ThreadMessageFields\n    }\n    threadEvents(scoutInvitationId: $id) {\n      ...ThreadEventFields\n    }\n  }\n"): typeof import('./graphql.ts').CandidateThreadPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendToCompany($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {\n    sendMessageToCompany(scoutInvitationId: $id, text: $text, files: $files) {\n      lastPosition\n    }\n  }\n"): typeof import('./graphql.ts').SendToCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadThreadOfCandidate($id: ID!, $position: Int!) {\n    readThreadWithCompany(scoutInvitationId: $id, position: $position)\n  }\n"): typeof import('./graphql.ts').ReadThreadOfCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportThread($id: ID!, $reason: String!) {\n    reportThread(scoutInvitationId: $id, reason: $reason)\n  }\n"): typeof import('./graphql.ts').ReportThreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CandidateThreadMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      lastPosition\n    }\n  }\n"): typeof import('./graphql.ts').CandidateThreadMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AfterReport on ScoutInvitation {\n    id\n    company {\n      displayName\n    }\n    chosenDate {\n      startAt\n      isChangeable\n      isMissed\n    }\n  }\n"): typeof import('./graphql.ts').AfterReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadStep on ScoutInvitation {\n    id\n    canChooseSchedulingDate\n    hireAnswerBy\n    chosenDate {\n      startAt\n      endAt\n      canGiveDayNotice\n      isMissed\n    }\n  }\n"): typeof import('./graphql.ts').ThreadStepFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferedJobPage($jobId: ID!, $scoutInvitationId: ID!, $isFromScout: Boolean!) {\n    offeredJob(jobId: $jobId) {\n      id\n      title\n      isArchived\n      isTakenDown\n      ...JobBody\n      ...InterestBar\n      ...JobChanges\n      scoutInvitation @skip(if: $isFromScout) {\n        ...ScoutBar\n      }\n      company {\n        id\n        displayName\n        isFavorite\n        ...JobCompany\n        ...CompanyCard\n      }\n    }\n    ownProfile @skip(if: $isFromScout) {\n      isPublic\n    }\n    scoutInvitation(id: $scoutInvitationId) @include(if: $isFromScout) {\n      id\n      status\n      job {\n        id\n      }\n      ...ScoutBar\n      offeredScheduling {\n        ...JobDates\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferedJobPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddJobInterest($jobId: ID!) {\n    addJobInterest(jobId: $jobId)\n  }\n"): typeof import('./graphql.ts').AddJobInterestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveJobInterest($jobId: ID!) {\n    removeJobInterest(jobId: $jobId)\n  }\n"): typeof import('./graphql.ts').RemoveJobInterestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicJobPage($jobId: ID!) {\n    publicJob(jobId: $jobId) {\n      postedAt\n      validThrough\n      pictureUrl\n      job {\n        id\n        title\n        scoutType {\n          id\n          label\n        }\n        contents {\n          __typename\n          ... on HeadingBlock {\n            text\n          }\n          ... on TextBlock {\n            body\n          }\n        }\n        conditions {\n          label\n          body\n        }\n        company {\n          legalName\n          displayName\n          urls {\n            url\n          }\n          mark {\n            logoUrl\n          }\n        }\n      }\n      ...PublicJob\n    }\n    regions {\n      prefectures {\n        label\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PublicJobPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobDates on OfferedScheduling {\n    isOnline\n    location\n    slots {\n      startAt\n      endAt\n      availability\n    }\n  }\n"): typeof import('./graphql.ts').JobDatesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InterestBar on OfferedJob {\n    id\n    isInterested\n    company {\n      id\n      displayName\n      isFavorite\n    }\n  }\n"): typeof import('./graphql.ts').InterestBarFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicJob on PublicJob {\n    job {\n      ...JobBody\n      company {\n        id\n        displayName\n        ...JobCompany\n        ...CompanyCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PublicJobFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutBar on ScoutInvitation {\n    id\n    status\n    expiresAt\n    readAt\n    canAccept\n    company {\n      displayName\n    }\n    job {\n      kind\n      isTakenDown\n    }\n    outcomeRecord {\n      ...OutcomeRecord\n    }\n    ...PromiseLine\n  }\n"): typeof import('./graphql.ts').ScoutBarFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateLayout {\n    serviceNotices(area: CANDIDATE) {\n      id\n      ...ServiceNoticeFields\n    }\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        picture\n        pending\n        pendingCount\n        pendingScheduleCount\n        unreadThreadCount\n        firstScoutTab\n        unreadNotificationCount\n        unreadNotificationPaths\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OnboardingStrengths($sellingPointIds: [ID!]!, $revision: String) {\n    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').OnboardingStrengthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OnboardingIntroduction($taglines: [String!]!, $selfIntroduction: String!, $revision: String) {\n    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').OnboardingIntroductionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OnboardingExperience($studentProjectExperience: String!, $revision: String) {\n    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').OnboardingExperienceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishOnboarding($isPublic: Boolean!) {\n    finishOnboarding(isPublic: $isPublic)\n  }\n"): typeof import('./graphql.ts').FinishOnboardingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnboardingPage {\n    onboarding {\n      isFinished\n      nextStep\n    }\n    sellingPoints {\n      id\n      label\n      hint\n    }\n    ownProfile {\n      id\n      revision\n      taglines\n      selfIntroduction\n      studentProjectExperience\n      sellingPoints {\n        id\n      }\n      asSeenByCompanies {\n        ...StudentCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OnboardingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IndustryAndPlace on Company {\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n  }\n"): typeof import('./graphql.ts').IndustryAndPlaceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CandidateCountMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n"): typeof import('./graphql.ts').CandidateCountMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateThreadCount {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        unreadThreadCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateThreadCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchoolSuggestions($name: String!) {\n    schools(name: $name) {\n      id\n      name\n      prefecture {\n        label\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SchoolSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepartmentSuggestions($school: String!, $name: String!) {\n    schools(name: $school, first: 1) {\n      id\n      name\n      departments(name: $name) {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DepartmentSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharedWishes on FoundCompany {\n    sharedWishes {\n      kind\n      labels\n    }\n  }\n"): typeof import('./graphql.ts').SharedWishesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenSitting on AssessmentAttempt {\n    id\n    state\n    continueBy\n    serverNow\n    sections {\n      id\n      title\n      state\n      deadlineAt\n    }\n  }\n"): typeof import('./graphql.ts').OpenSittingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidatePasswordResetPage($code: String!) {\n    candidatePasswordReset(code: $code)\n  }\n"): typeof import('./graphql.ts').CandidatePasswordResetPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetCandidatePassword($code: String!, $password: String!) {\n    resetCandidatePassword(code: $code, password: $password)\n  }\n"): typeof import('./graphql.ts').ResetCandidatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCandidatePasswordReset($email: String!) {\n    requestCandidatePasswordReset(email: $email)\n  }\n"): typeof import('./graphql.ts').RequestCandidatePasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBasics($gender: Gender!, $hometownPrefectureId: ID, $revision: String) {\n    updateBasics(gender: $gender, hometownPrefectureId: $hometownPrefectureId, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateBasicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEducation($education: EducationInput!, $revision: String) {\n    updateEducation(education: $education, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateEducationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSelfIntroduction($taglines: [String!], $selfIntroduction: String, $revision: String) {\n    updateSelfIntroduction(taglines: $taglines, selfIntroduction: $selfIntroduction, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSelfIntroductionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStudentProject($studentProjectExperience: String!, $revision: String) {\n    updateStudentProjectExperience(studentProjectExperience: $studentProjectExperience, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateStudentProjectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSellingPoints($sellingPointIds: [ID!]!, $revision: String) {\n    updateSellingPoints(sellingPointIds: $sellingPointIds, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSellingPointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePreferences($preferences: PreferencesInput!, $revision: String) {\n    updatePreferences(preferences: $preferences, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateScoutPreferences($preferences: ScoutPreferencesInput!, $revision: String) {\n    updateScoutPreferences(preferences: $preferences, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateScoutPreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExtraExperiences($experiences: ExtraExperiencesInput!, $revision: String) {\n    updateExtraExperiences(experiences: $experiences, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateExtraExperiencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePicture($encodedImage: String!) {\n    updatePicture(encodedImage: $encodedImage) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdatePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePicture {\n    removePicture {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RemovePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVisibility($isPublic: Boolean!) {\n    updateCandidateVisibility(isPublic: $isPublic)\n  }\n"): typeof import('./graphql.ts').UpdateVisibilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedSchools($name: String!) {\n    schools(name: $name) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').SuggestedSchoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepartmentsOfSchool($schoolId: ID!) {\n    school(schoolId: $schoolId) {\n      departments(first: 200) {\n        id\n        name\n        category\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DepartmentsOfSchoolDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    viewer {\n      ... on CandidateViewer {\n        familyName\n        givenName\n      }\n    }\n    ownProfile {\n      id\n      revision\n      invitingId\n      isPublic\n      picture\n      gender\n      hometown {\n        id\n      }\n      category\n      lacksDepartmentCategory\n      education {\n        graduationYear\n        graduationMonth\n        degree\n        highSchoolName\n        campusPrefecture {\n          id\n        }\n        school {\n          __typename\n          ... on ListedSchool {\n            id\n            name\n            department {\n              id\n              name\n              category\n            }\n          }\n          ... on OtherSchool {\n            name\n          }\n        }\n      }\n      otherSchoolDepartmentName\n      taglines\n      selfIntroduction\n      studentProjectExperience\n      studyAbroadExperience\n      qualificationExperience\n      internshipExperience\n      hasNoExtraExperience\n      sellingPoints {\n        id\n        shortLabel\n      }\n      preferences {\n        areas {\n          id\n        }\n        industries {\n          id\n        }\n        jobTypes {\n          id\n        }\n        companySizes {\n          id\n        }\n        companySelectionCriteria {\n          id\n        }\n      }\n      preferredScoutTypes {\n        id\n      }\n      jobHuntingStatus {\n        id\n      }\n      offeredCompany\n      offeredCompanyIndustry {\n        id\n      }\n      completeness\n      nextItem\n      profileItems {\n        item\n        isComplete\n        gain\n      }\n      asSeenByCompanies {\n        ...StudentCard\n        ...StudentProfile\n      }\n    }\n    graduationYears\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    industries {\n      id\n      label\n      group\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    jobHuntingStatuses {\n      id\n      label\n    }\n    scoutTypes {\n      id\n      label\n    }\n    sellingPoints {\n      id\n      label\n      hint\n    }\n  }\n"): typeof import('./graphql.ts').ProfilePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileViewsPage {\n    profileViews {\n      total\n      days {\n        day\n        count\n      }\n      byIndustry {\n        label\n        count\n      }\n      bySize {\n        label\n        count\n      }\n      byAge {\n        label\n        count\n      }\n      findings {\n        total\n        bookmarkedBy\n        byIndustry {\n          label\n          count\n        }\n        bySection {\n          label\n          count\n        }\n      }\n      companies {\n        hasScouted\n        isMet\n        days\n        lastDay\n        company {\n          id\n          displayName\n          isFavorite\n          industries {\n            id\n            label\n          }\n          ...CompanyMark\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProfileViewsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationCallback($token: String!) {\n    registrationLink(token: $token) {\n      state\n      email\n      needsPassword\n    }\n  }\n"): typeof import('./graphql.ts').RegistrationCallbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmailByLink($token: String!, $password: String!) {\n    verifyEmailByLink(token: $token, password: $password) {\n      pass\n    }\n  }\n"): typeof import('./graphql.ts').VerifyEmailByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationComplete {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n        familyName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RegistrationCompleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterCandidate($registration: RegistrationInput!, $origin: RegistrationOriginInput!) {\n    registerCandidate(registration: $registration, origin: $origin) {\n      pass\n    }\n  }\n"): typeof import('./graphql.ts').RegisterCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($code: String!) {\n    verifyEmail(code: $code)\n  }\n"): typeof import('./graphql.ts').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerificationEmail($pass: String!) {\n    resendVerificationEmail(pass: $pass)\n  }\n"): typeof import('./graphql.ts').ResendVerificationEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRegistrationEmail($email: String!) {\n    changeRegistrationEmail(email: $email)\n  }\n"): typeof import('./graphql.ts').ChangeRegistrationEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRegistrationProfile($profile: RegistrationProfileInput!) {\n    saveRegistrationProfile(profile: $profile)\n  }\n"): typeof import('./graphql.ts').SaveRegistrationProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyPhone($code: String!) {\n    verifyPhone(code: $code)\n  }\n"): typeof import('./graphql.ts').VerifyPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendPhoneCode {\n    resendPhoneCode\n  }\n"): typeof import('./graphql.ts').ResendPhoneCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRegistrationPhone($phoneNumber: String!) {\n    changeRegistrationPhone(phoneNumber: $phoneNumber)\n  }\n"): typeof import('./graphql.ts').ChangeRegistrationPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationPage {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n      }\n    }\n    ownRegistration {\n      step\n      email\n      phoneNumber\n      secondsUntilNextCode\n    }\n    graduationYears\n  }\n"): typeof import('./graphql.ts').RegistrationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferReportedPage {\n    ownOfferReports {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').OfferReportedPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferReportPage {\n    mayFinishJobHunting\n    reportableScouts {\n      id\n      companyName\n      jobTitle\n      sentOn\n    }\n    ownOfferReports {\n      id\n      ...OwnReport\n    }\n  }\n"): typeof import('./graphql.ts').OfferReportPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOfferReport($id: ID!) {\n    cancelOfferReport(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelOfferReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerHire($id: ID!, $isRight: Boolean!) {\n    answerHire(id: $id, isRight: $isRight) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AnswerHireDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishJobHunting {\n    finishJobHunting\n  }\n"): typeof import('./graphql.ts').FinishJobHuntingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportOffer($scoutInvitationId: ID!, $acceptedOn: Date!) {\n    reportOffer(scoutInvitationId: $scoutInvitationId, acceptedOn: $acceptedOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ReportOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnReport on OwnOfferReport {\n    id\n    status\n    acceptedOn\n    answerBy\n    isRecordedByCompany\n    company {\n      displayName\n      ...CompanyMark\n    }\n    job {\n      title\n    }\n  }\n"): typeof import('./graphql.ts').OwnReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateSettingsPage {\n    candidateNotificationSettings {\n      canTurnOffMail\n      hasMail\n      hasPush\n      hasLine\n    }\n    lineConnection {\n      connectedAt\n    }\n    scoutIntake {\n      scoutsPerWeek\n      pausedUntil\n    }\n    blockList {\n      companies {\n        id\n      }\n      corporateNumbers\n    }\n    isProfilePublic\n    agentPartner {\n      name\n    }\n    agentConsultationConsent {\n      agreedAt\n    }\n  }\n"): typeof import('./graphql.ts').CandidateSettingsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateAccountPage {\n    ownAccount {\n      ...NamesSection\n      ...EmailSection\n      ...PhoneSection\n      ...PasswordSection\n    }\n  }\n"): typeof import('./graphql.ts').CandidateAccountPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCandidateNames(\n    $familyName: String!\n    $givenName: String!\n    $familyNameKana: String!\n    $givenNameKana: String!\n  ) {\n    updateCandidateNames(\n      familyName: $familyName\n      givenName: $givenName\n      familyNameKana: $familyNameKana\n      givenNameKana: $givenNameKana\n    )\n  }\n"): typeof import('./graphql.ts').UpdateCandidateNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($email: String!, $currentPassword: String!) {\n    requestEmailChange(email: $email, currentPassword: $currentPassword)\n  }\n"): typeof import('./graphql.ts').RequestEmailChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($code: String!) {\n    confirmEmailChange(code: $code)\n  }\n"): typeof import('./graphql.ts').ConfirmEmailChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPhoneChange($mobilePhoneNumber: String!, $currentPassword: String!) {\n    requestPhoneChange(mobilePhoneNumber: $mobilePhoneNumber, currentPassword: $currentPassword)\n  }\n"): typeof import('./graphql.ts').RequestPhoneChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPhoneChange($code: String!) {\n    confirmPhoneChange(code: $code)\n  }\n"): typeof import('./graphql.ts').ConfirmPhoneChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCandidatePassword($currentPassword: String!, $newPassword: String!) {\n    updateCandidatePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"): typeof import('./graphql.ts').UpdateCandidatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailSection on OwnAccount {\n    email\n    hasPassword\n    pendingEmail {\n      destination\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').EmailSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NamesSection on OwnAccount {\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n  }\n"): typeof import('./graphql.ts').NamesSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasswordSection on OwnAccount {\n    hasPassword\n  }\n"): typeof import('./graphql.ts').PasswordSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhoneSection on OwnAccount {\n    phoneNumber\n    hasPassword\n    pendingPhone {\n      destination\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').PhoneSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedCompaniesPage($search: String!) {\n    companiesToBlock(search: $search) {\n      id\n      ...FoundCompany\n    }\n    blockList {\n      companies {\n        id\n        ...BlockedCompany\n      }\n      corporateNumbers\n    }\n  }\n"): typeof import('./graphql.ts').BlockedCompaniesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockCompanies($companyIds: [ID!]!) {\n    blockCompanies(companyIds: $companyIds)\n  }\n"): typeof import('./graphql.ts').BlockCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockCompanies($companyIds: [ID!]!) {\n    unblockCompanies(companyIds: $companyIds)\n  }\n"): typeof import('./graphql.ts').UnblockCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockCorporateNumber($corporateNumber: String!) {\n    blockCorporateNumber(corporateNumber: $corporateNumber)\n  }\n"): typeof import('./graphql.ts').BlockCorporateNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnblockCorporateNumber($corporateNumber: String!) {\n    unblockCorporateNumber(corporateNumber: $corporateNumber)\n  }\n"): typeof import('./graphql.ts').UnblockCorporateNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlockEnds on BlockChoice {\n    id\n    company {\n      displayName\n    }\n    openScouts {\n      unanswered\n      accepted\n      nextDateAt\n    }\n  }\n"): typeof import('./graphql.ts').BlockEndsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BlockedCompany on BlockChoice {\n    id\n    company {\n      displayName\n      legalName\n      ...CompanyMark\n    }\n    group {\n      ...BlockEnds\n      isBlocked\n      company {\n        displayName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlockedCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundCompany on BlockChoice {\n    isBlocked\n    company {\n      displayName\n      city\n      ...CompanyMark\n      prefecture {\n        label\n      }\n    }\n    ...BlockEnds\n  }\n"): typeof import('./graphql.ts').FoundCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateCalendarPage {\n    calendarFeed {\n      ...CalendarFeedState\n    }\n    cancelledDates {\n      ...CancelledDates\n    }\n  }\n"): typeof import('./graphql.ts').CandidateCalendarPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelledDates on CancelledDate {\n    bookingId\n    companyName\n    title\n    startAt\n  }\n"): typeof import('./graphql.ts').CancelledDatesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsDataPage {\n    withdrawalProof {\n      needsPassword\n      needsSignIn\n    }\n    dataExport {\n      status\n      ...ExportState\n    }\n  }\n"): typeof import('./graphql.ts').SettingsDataPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestDataExport($currentPassword: String!) {\n    requestDataExport(currentPassword: $currentPassword)\n  }\n"): typeof import('./graphql.ts').RequestDataExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportState on DataExport {\n    id\n    status\n    percent\n    bytes\n    expiresAt\n  }\n"): typeof import('./graphql.ts').ExportStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateDevicesPage {\n    devices {\n      id\n      isCurrent\n      ...DeviceRow\n    }\n  }\n"): typeof import('./graphql.ts').CandidateDevicesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndDevice($id: ID!) {\n    endDevice(id: $id)\n  }\n"): typeof import('./graphql.ts').EndDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherDevices {\n    endOtherDevices\n  }\n"): typeof import('./graphql.ts').EndOtherDevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow on Device {\n    id\n    family\n    signedInAt\n    lastUsedAt\n    isCurrent\n  }\n"): typeof import('./graphql.ts').DeviceRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IntakePage {\n    scoutIntake {\n      scoutsPerWeek\n      pausedUntil\n    }\n  }\n"): typeof import('./graphql.ts').IntakePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateScoutIntake($scoutsPerWeek: Int!, $pausedUntil: Date) {\n    updateScoutIntake(scoutsPerWeek: $scoutsPerWeek, pausedUntil: $pausedUntil) {\n      scoutsPerWeek\n    }\n  }\n"): typeof import('./graphql.ts').UpdateScoutIntakeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationSettingsPage {\n    candidateNotificationSettings {\n      topic\n      hasLine\n      ...NotificationTopic\n    }\n    lineConnection {\n      connectedAt\n      ...LineNotices\n    }\n    quietHours {\n      startsAt\n      endsAt\n    }\n    threadChoice {\n      hasTextInMail\n      showsReading\n    }\n  }\n"): typeof import('./graphql.ts').NotificationSettingsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCandidateNotificationSettings($settings: [CandidateNotificationSettingInput!]!) {\n    updateCandidateNotificationSettings(settings: $settings) {\n      topic\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCandidateNotificationSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateQuietHours($startsAt: Int!, $endsAt: Int!) {\n    updateQuietHours(startsAt: $startsAt, endsAt: $endsAt) {\n      startsAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateQuietHoursDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueLineCode {\n    issueLineCode {\n      connectedAt\n    }\n  }\n"): typeof import('./graphql.ts').IssueLineCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectLine {\n    disconnectLine\n  }\n"): typeof import('./graphql.ts').DisconnectLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateThreadChoice($hasTextInMail: Boolean!, $showsReading: Boolean!) {\n    updateThreadChoice(hasTextInMail: $hasTextInMail, showsReading: $showsReading) {\n      showsReading\n    }\n  }\n"): typeof import('./graphql.ts').UpdateThreadChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LineNotices on LineConnection {\n    connectedAt\n    code {\n      letters\n      account\n      address\n      expiresAt\n      qr {\n        size\n        path\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LineNoticesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationTopic on CandidateNotificationSetting {\n    topic\n    label\n    hint\n    hasMail\n    hasPush\n    hasLine\n    canTurnOffMail\n    canPush\n  }\n"): typeof import('./graphql.ts').NotificationTopicFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInSettings {\n    signInWays {\n      email\n      isFresh\n      ...ConfirmWays\n      ...PasswordWay\n      ...IdentityWays\n      ...PasskeyWays\n      sessionProvider\n    }\n  }\n"): typeof import('./graphql.ts').SignInSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkIdentity($provider: String!) {\n    unlinkIdentity(provider: $provider)\n  }\n"): typeof import('./graphql.ts').UnlinkIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenamePasskey($id: ID!, $name: String!) {\n    renamePasskey(id: $id, name: $name)\n  }\n"): typeof import('./graphql.ts').RenamePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n"): typeof import('./graphql.ts').RemovePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmWays on SignInWays {\n    isFresh\n    hasPassword\n    identities {\n      provider\n      label\n    }\n    passkeys {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmWaysFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IdentityWays on SignInWays {\n    canRemove\n    identities {\n      provider\n      label\n      email\n    }\n  }\n"): typeof import('./graphql.ts').IdentityWaysFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasskeyWays on SignInWays {\n    canRemove\n    passkeys {\n      id\n      name\n      isBackedUp\n      insertedAt\n      lastUsedAt\n    }\n  }\n"): typeof import('./graphql.ts').PasskeyWaysFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasswordWay on SignInWays {\n    email\n    hasPassword\n  }\n"): typeof import('./graphql.ts').PasswordWayFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnsubscribedPage {\n    viewer {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').UnsubscribedPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnsubscribePage {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        pending\n      }\n    }\n    withdrawalProof {\n      needsPassword\n      needsSignIn\n    }\n    withdrawalEffects {\n      ...WithdrawalEffects\n    }\n  }\n"): typeof import('./graphql.ts').UnsubscribePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawCandidate(\n    $password: String!\n    $confirmation: String!\n    $reason: String!\n    $reasonKind: WithdrawalReason\n  ) {\n    withdrawCandidate(password: $password, confirmation: $confirmation, reason: $reason, reasonKind: $reasonKind)\n  }\n"): typeof import('./graphql.ts').WithdrawCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WithdrawalEffects on WithdrawalEffects {\n    pendingCount\n    pendingScheduleCount\n    acceptedCount\n    dates {\n      id\n      companyName\n      startAt\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawalEffectsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnSkills on OwnSkills {\n    toeicScore\n    toeicTakenOn\n    toeflIbtScore\n    toeflIbtBand\n    toeflIbtTakenOn\n    skills {\n      kind\n      name\n      level\n      since\n      note\n    }\n  }\n"): typeof import('./graphql.ts').OwnSkillsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SkillsPage {\n    qualifications\n    ownProfile {\n      id\n    }\n    ownSkills {\n      revision\n      ...OwnSkills\n    }\n  }\n"): typeof import('./graphql.ts').SkillsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSkills($skills: SkillsInput!, $revision: String) {\n    updateSkills(skills: $skills, revision: $revision) {\n      ...OwnSkills\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSkillsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuspendedPage {\n    candidateSuspension {\n      reason\n      suspendedAt\n      heldDates {\n        id\n        companyName\n        title\n        startAt\n        endAt\n        emergencyContact\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SuspendedPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateThreadsPage($text: String!, $first: Int!, $offset: Int!) {\n    threads(text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        state\n        ending\n        lastAt\n        unreadCount\n        lastMessage {\n          side\n          text\n        }\n        scoutInvitation {\n          company {\n            displayName\n            ...CompanyMark\n          }\n          stepTitle\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateThreadsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CandidateThreadsMoved($id: ID) {\n    threadWithCompanyChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n"): typeof import('./graphql.ts').CandidateThreadsMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnsubscribeMailPage($token: String!) {\n    mailSubscription(token: $token) {\n      label\n      hasMail\n    }\n  }\n"): typeof import('./graphql.ts').UnsubscribeMailPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMailOfKind($token: String!) {\n    endMailOfKind(token: $token)\n  }\n"): typeof import('./graphql.ts').EndMailOfKindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AcceptedStudentsPage($isContacted: Boolean!, $text: String!, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    acceptedStudents(isContacted: $isContacted, text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        ...AcceptedStudent\n      }\n    }\n    waiting: acceptedStudents(isContacted: false, first: 0) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql.ts').AcceptedStudentsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkStudentContacted($id: ID!) {\n    markScoutInvitationContacted(id: $id)\n  }\n"): typeof import('./graphql.ts').MarkStudentContactedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoStudentContacted($id: ID!) {\n    undoScoutInvitationContacted(id: $id)\n  }\n"): typeof import('./graphql.ts').UndoStudentContactedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordHire($id: ID!, $acceptedOn: Date!) {\n    recordHire(scoutInvitationId: $id, acceptedOn: $acceptedOn)\n  }\n"): typeof import('./graphql.ts').RecordHireDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AcceptedStudent on AcceptedStudent {\n    scoutInvitationId\n    acceptedAt\n    isLate\n    contactedAt\n    contactDeniedAt\n    contactArrivedAt\n    promptedAt\n    contactedBy {\n      id\n      familyName\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n      scoutInvitations {\n        id\n        schedulingStatus\n        status\n        booking {\n          status\n          schedulingDate {\n            startAt\n          }\n        }\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n        familyNameKana\n        givenNameKana\n        email\n        phoneNumber\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AcceptedStudentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AfterDatesPage {\n    meetings {\n      id\n      schedulingDateId\n      awaitsOutcome\n      ...MeetingFields\n    }\n  }\n"): typeof import('./graphql.ts').AfterDatesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAttendanceAfterDate($id: ID!, $attendance: BookingAttendance!) {\n    updateBookingAttendance(id: $id, attendance: $attendance) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').MarkAttendanceAfterDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllAttended($schedulingDateId: ID!) {\n    markAllAttended(schedulingDateId: $schedulingDateId)\n  }\n"): typeof import('./graphql.ts').MarkAllAttendedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAllAttended($schedulingDateId: ID!, $press: ID!) {\n    undoAllAttended(schedulingDateId: $schedulingDateId, press: $press)\n  }\n"): typeof import('./graphql.ts').UndoAllAttendedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MeetingFields on Meeting {\n    id\n    title\n    startAt\n    endAt\n    jobTitle\n    attendancePress\n    outcome\n    revision\n    awaitsOutcome\n    booking {\n      id\n      status\n      canMarkAttendance\n      scoutInvitationId\n      evaluation {\n        ...BookingEvaluationFields\n      }\n      candidate {\n        id\n        schoolName\n        noteCount\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MeetingFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutAnalysisRowFields on ScoutAnalysisRow {\n    key\n    label\n    opening\n    sent\n    readRate\n    accepted\n    met\n    told\n    goesOn\n    hired\n    answered\n    lowerDays\n    medianDays\n    upperDays\n  }\n"): typeof import('./graphql.ts').ScoutAnalysisRowFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalysisPage($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          totalSent\n        }\n      }\n    }\n    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {\n      isCut\n      readDays {\n        from\n        to\n      }\n      total {\n        ...ScoutAnalysisRowFields\n      }\n      rows {\n        ...ScoutAnalysisRowFields\n      }\n    }\n    scoutBenchmark {\n      ...ScoutBenchmarkFields\n    }\n  }\n"): typeof import('./graphql.ts').AnalysisPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutBenchmarkFields on ScoutBenchmark {\n    from\n    to\n    companies\n    group\n    figures {\n      measure\n      lower\n      median\n      upper\n      own\n    }\n  }\n"): typeof import('./graphql.ts').ScoutBenchmarkFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateLikenessPage($id: ID!, $chosen: [LikenessReasonKey!]) {\n    candidateLikeness(candidateId: $id, chosen: $chosen) {\n      query\n      totalCount\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n      reasons {\n        key\n        why\n        query\n        isChosen\n        count\n        toggledCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateLikenessPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCandidateBookmarks($ids: [ID!]!) {\n    addCandidateBookmarks(ids: $ids)\n  }\n"): typeof import('./graphql.ts').AddCandidateBookmarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCandidateBookmarks($ids: [ID!]!) {\n    removeCandidateBookmarks(ids: $ids)\n  }\n"): typeof import('./graphql.ts').RemoveCandidateBookmarksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PassOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {\n    passOverCandidates(ids: $ids, isForTeam: $isForTeam)\n  }\n"): typeof import('./graphql.ts').PassOverCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackPassedOverCandidates($ids: [ID!]!, $isForTeam: Boolean!) {\n    takeBackPassedOverCandidates(ids: $ids, isForTeam: $isForTeam)\n  }\n"): typeof import('./graphql.ts').TakeBackPassedOverCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkCandidateSeen($id: ID!) {\n    updateSearchCandidateLastSeenAt(id: $id)\n  }\n"): typeof import('./graphql.ts').MarkCandidateSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCandidateLabel($text: String!) {\n    createSearchCandidateLabel(text: $text) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateCandidateLabelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AttachCandidateLabel($candidateIds: [ID!]!, $labelId: ID!) {\n    attachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)\n  }\n"): typeof import('./graphql.ts').AttachCandidateLabelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DetachCandidateLabels($candidateIds: [ID!]!, $labelId: ID!) {\n    detachSearchCandidateLabels(candidateIds: $candidateIds, labelId: $labelId)\n  }\n"): typeof import('./graphql.ts').DetachCandidateLabelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentsStillThere($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StudentsStillThereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkCandidateContacted($id: ID!) {\n    markScoutInvitationContacted(id: $id)\n  }\n"): typeof import('./graphql.ts').MarkCandidateContactedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TellCandidateReading($id: ID!) {\n    tellCandidateReading(candidateId: $id)\n  }\n"): typeof import('./graphql.ts').TellCandidateReadingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CandidateColleagueReading($id: ID!) {\n    colleagueReading(candidateId: $id) {\n      familyName\n    }\n  }\n"): typeof import('./graphql.ts').CandidateColleagueReadingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmOfferReport($id: ID!) {\n    confirmOfferReport(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmOfferReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DenyOfferReport($id: ID!) {\n    denyOfferReport(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DenyOfferReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutReport on SentScoutInvitation {\n    id\n    job {\n      title\n    }\n    offerReport {\n      id\n      status\n      acceptedOn\n      answerBy\n      answeredAt\n      isSettledByOperator\n      answeredBy {\n        familyName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScoutReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidatePreview on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n      campusPrefecture {\n        label\n      }\n    }\n    bookmarked\n    hasSeen\n    isFavorite\n    isIntakePaused\n    hasOffer\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n    labels {\n      id\n      text\n    }\n    memo {\n      ...CandidateMemo\n    }\n    noteCount\n    passedOver {\n      isForTeam\n      passedOverAt\n      companyUser {\n        id\n        familyName\n      }\n    }\n    ...ColleagueDrafts\n    scoutClaim {\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n    ...StudentProfile\n    hasOffer\n    jobHuntingStatus {\n      label\n    }\n    scoutInvitations {\n      ...CandidateInvitation\n      ...ScoutStatus\n      ...ScoutReport\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      email\n      phoneNumber\n    }\n  }\n"): typeof import('./graphql.ts').CandidatePreviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateOptionCounts($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {\n    searchCandidateOptionCounts(condition: $condition, group: $group) {\n      option\n      count\n    }\n  }\n"): typeof import('./graphql.ts').CandidateOptionCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateInvitation on SentScoutInvitation {\n    id\n    status\n    isWithdrawn\n    round\n    invitationDate\n    scheduledFor\n    expiresAt\n    answeredAt\n    endedAt\n    contactedAt\n    isEndedUnanswered\n    contactedBy {\n      familyName\n    }\n    job {\n      title\n      canSendScoutInvitation\n    }\n    companyUser {\n      familyName\n      givenName\n    }\n    subject\n    reason\n    templateMessageHistories {\n      id\n      text\n    }\n    declineReason {\n      label\n    }\n    withdrawalMessage\n    promises {\n      kind\n      label\n    }\n    followUp {\n      text\n      dueAt\n      isPlanned\n    }\n    booking {\n      schedulingDate {\n        startAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateInvitationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameCandidateLabel($id: ID!, $text: String!) {\n    updateSearchCandidateLabel(id: $id, text: $text) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RenameCandidateLabelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCandidateLabel($id: ID!) {\n    deleteSearchCandidateLabel(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteCandidateLabelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateLabelCounts {\n    searchCandidateLabels {\n      edges {\n        node {\n          id\n          candidateCount\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateLabelCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateCards($condition: SearchCandidateCondition!, $keywords: [String!]!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n          ...CandidateCard\n        }\n        metChoices {\n          key\n          values\n        }\n        unsetFilters\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateTable($condition: SearchCandidateCondition!, $keywords: [String!]!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n          ...CandidateTableRow\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateTriage($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      totalCount\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateTriageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateTriagePlace($condition: SearchCandidateCondition!) {\n    triagePlace(condition: $condition) {\n      candidateId\n      position\n    }\n  }\n"): typeof import('./graphql.ts').CandidateTriagePlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateRelaxations($condition: SearchCandidateCondition!) {\n    searchCandidateRelaxations(condition: $condition) {\n      key\n      label\n      includesUnset\n      additionalCount\n    }\n  }\n"): typeof import('./graphql.ts').CandidateRelaxationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidatePreviewPage($id: ID!) {\n    searchCandidate(id: $id) {\n      id\n      ...CandidatePreview\n    }\n  }\n"): typeof import('./graphql.ts').CandidatePreviewPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedFilterConditions {\n    savedFilters {\n      id\n      condition\n    }\n    positiveActions {\n      isInForce\n    }\n    isFairModeOn\n  }\n"): typeof import('./graphql.ts').SavedFilterConditionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CandidateMemoChanged($id: ID!) {\n    searchCandidateMemo(candidateId: $id) {\n      updatedAt\n    }\n  }\n"): typeof import('./graphql.ts').CandidateMemoChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteCandidateMemo($id: ID!, $text: String!, $lastReadUpdatedAt: DateTime) {\n    updateSearchCandidateMemo(id: $id, text: $text, lastReadUpdatedAt: $lastReadUpdatedAt) {\n      text\n      updatedAt\n    }\n  }\n"): typeof import('./graphql.ts').WriteCandidateMemoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateMemo on SearchCandidateMemo {\n    candidateId\n    text\n    updatedAt\n    companyUser {\n      familyName\n    }\n  }\n"): typeof import('./graphql.ts').CandidateMemoFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPositiveAction($reason: String!, $beginsOn: Date!, $endsOn: Date!) {\n    startPositiveAction(reason: $reason, beginsOn: $beginsOn, endsOn: $endsOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartPositiveActionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndPositiveAction($id: ID!) {\n    endPositiveAction(id: $id)\n  }\n"): typeof import('./graphql.ts').EndPositiveActionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateCard on SearchCandidate {\n    id\n    ...StudentCard\n    ...ColleagueDrafts\n    bookmarked\n    hasSeen\n    keywordHit(keywords: $keywords) {\n      excerpt\n      words\n    }\n    scoutInvitations {\n      ...ScoutStatus\n    }\n    isFavorite\n    isIntakePaused\n    passedOver {\n      isForTeam\n    }\n    labels {\n      id\n      text\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').CandidateCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateTableRow on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    education {\n      graduationYear\n    }\n    keywordHit(keywords: $keywords) {\n      words\n    }\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n    isIntakePaused\n    bookmarked\n    hasSeen\n    labels {\n      id\n      text\n    }\n    scoutInvitations {\n      ...ScoutStatus\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').CandidateTableRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSavedFilter($name: String!, $condition: String!) {\n    createSavedFilter(name: $name, condition: $condition) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateSavedFilterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSavedFilter($id: ID!, $condition: String!) {\n    updateSavedFilter(id: $id, condition: $condition) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSavedFilterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameSavedFilter($id: ID!, $name: String!) {\n    renameSavedFilter(id: $id, name: $name) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RenameSavedFilterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSavedFilterAlert($id: ID!, $timing: SavedFilterAlertTiming!, $hour: Int!, $weekday: Int!) {\n    updateSavedFilterAlert(id: $id, timing: $timing, hour: $hour, weekday: $weekday) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SetSavedFilterAlertDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedFilter($id: ID!) {\n    deleteSavedFilter(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteSavedFilterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedFilterNewCandidates {\n    savedFilters {\n      id\n      newCandidateCount\n    }\n  }\n"): typeof import('./graphql.ts').SavedFilterNewCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkSavedFilterOpened($id: ID!) {\n    updateSavedFilterLastOpenedAt(id: $id)\n  }\n"): typeof import('./graphql.ts').MarkSavedFilterOpenedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelScheduledScout($id: ID!) {\n    cancelScheduledScoutInvitation(id: $id)\n  }\n"): typeof import('./graphql.ts').CancelScheduledScoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeScoutPromises($id: ID!, $promises: [ScoutPromiseKind!]!) {\n    updateScoutPromises(scoutInvitationId: $id, promises: $promises)\n  }\n"): typeof import('./graphql.ts').ChangeScoutPromisesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelFollowUp($id: ID!) {\n    cancelFollowUp(scoutInvitationId: $id)\n  }\n"): typeof import('./graphql.ts').CancelFollowUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepTriagePlace($condition: SearchCandidateCondition!, $id: ID!, $position: Int!) {\n    keepTriagePlace(condition: $condition, candidateId: $id, position: $position)\n  }\n"): typeof import('./graphql.ts').KeepTriagePlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateNotesPage($id: ID!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    noteReaders {\n      id\n      familyName\n      givenName\n    }\n    notedCandidate(id: $id) {\n      id\n      schoolName\n      departmentName\n      isFairHidden\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n      scoutInvitations {\n        job {\n          id\n          title\n        }\n      }\n      notes {\n        id\n        ...Note\n      }\n      evaluations {\n        id\n        ...EvaluationFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateNotesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddNote($candidateId: ID!, $jobId: ID, $text: String!, $mentionedUserIds: [ID!]!) {\n    addCandidateNote(candidateId: $candidateId, jobId: $jobId, text: $text, mentionedUserIds: $mentionedUserIds) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').AddNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNote($id: ID!, $revision: Int!, $text: String!, $mentionedUserIds: [ID!]!) {\n    updateCandidateNote(id: $id, revision: $revision, text: $text, mentionedUserIds: $mentionedUserIds) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNote($id: ID!) {\n    deleteCandidateNote(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Note on CandidateNote {\n    id\n    candidateId\n    text\n    revision\n    insertedAt\n    editedAt\n    canEdit\n    canDelete\n    author {\n      id\n      familyName\n      givenName\n      hasLeft\n    }\n    mentioned {\n      id\n      familyName\n      givenName\n      hasLeft\n    }\n    job {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').NoteFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ColleagueDrafts on SearchCandidate {\n    draftsOfColleagues {\n      savedAt\n      companyUser {\n        familyName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ColleagueDraftsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateSearchGround {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n        company {\n          prefecture {\n            id\n          }\n        }\n        contract {\n          status\n          plan {\n            savedFilterLimit\n            labelLimit\n            features\n          }\n        }\n      }\n    }\n    isFairModeOn\n    ...CandidateLookups\n    positiveActions {\n      id\n      reason\n      beginsOn\n      endsOn\n      isInForce\n    }\n    savedFilters {\n      id\n      name\n      condition\n      alert {\n        timing\n        hour\n        weekday\n        otherUserCount\n      }\n    }\n    searchSynonyms {\n      words\n    }\n    searchCandidateLabels {\n      edges {\n        node {\n          id\n          text\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateSearchGroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateLookups on Query {\n    graduationYears\n    regions {\n      id\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n    industries {\n      id\n      label\n      group\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    sellingPoints {\n      id\n      label\n    }\n    jobHuntingStatuses {\n      id\n      label\n    }\n    scoutTypes {\n      id\n      label\n    }\n    schoolGroups {\n      id\n      name\n    }\n    companySizes {\n      id\n      label\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    personalityTraitStatements {\n      traitId\n      leftLabel\n      rightLabel\n    }\n  }\n"): typeof import('./graphql.ts').CandidateLookupsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScheduledScoutsPage($first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    scheduledScoutInvitations(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        scheduledFor\n        ...ScheduledScout\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScheduledScoutsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RescheduleScouts($ids: [ID!]!, $sendAt: DateTime!) {\n    rescheduleScoutInvitations(ids: $ids, sendAt: $sendAt)\n  }\n"): typeof import('./graphql.ts').RescheduleScoutsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelScheduledScouts($ids: [ID!]!) {\n    cancelScheduledScoutInvitations(ids: $ids)\n  }\n"): typeof import('./graphql.ts').CancelScheduledScoutsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RewriteScheduledScout($id: ID!, $subject: String!, $message: String!, $reason: String!, $revision: String) {\n    updateScheduledScoutInvitation(id: $id, subject: $subject, message: $message, reason: $reason, revision: $revision)\n  }\n"): typeof import('./graphql.ts').RewriteScheduledScoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScheduledScoutPage($id: ID!) {\n    scheduledScoutInvitation(id: $id) {\n      scoutInvitationId\n      scheduledFor\n      subject\n      message\n      reason\n      revision\n      obstacle\n      canRewrite\n      companyUser {\n        familyName\n        givenName\n      }\n      job {\n        title\n      }\n      candidate {\n        id\n        schoolName\n        departmentName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScheduledScoutPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScheduledScout on ScheduledScoutInvitation {\n    scoutInvitationId\n    scheduledFor\n    subject\n    obstacle\n    canRewrite\n    companyUser {\n      familyName\n      givenName\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n    }\n  }\n"): typeof import('./graphql.ts').ScheduledScoutFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoutDraftsPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    ownScoutDrafts {\n      jobId\n      students {\n        candidateId\n        undelivered {\n          subject\n          message\n          reason\n        }\n      }\n      ...ScoutDraftFields\n    }\n    jobDescriptionsForScoutInvitation {\n      id\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScoutDraftsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftStudents($condition: SearchCandidateCondition!) {\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          id\n          schoolName\n          departmentName\n          isFairHidden\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DraftStudentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendScoutInvitations(\n    $jobId: ID!\n    $subject: String!\n    $message: String!\n    $template: UsedScoutTemplateInput\n    $invitations: [ScoutInvitationInput!]!\n    $sendAt: DateTime\n    $promises: [ScoutPromiseKind!]\n    $followUp: String\n    $foundBy: String\n  ) {\n    sendScoutInvitations(\n      jobId: $jobId\n      subject: $subject\n      message: $message\n      template: $template\n      invitations: $invitations\n      sendAt: $sendAt\n      promises: $promises\n      followUp: $followUp\n      foundBy: $foundBy\n    ) {\n      sentIds\n      draftRevision\n      scheduled {\n        candidateId\n        deliverAt\n        isWeekFull\n      }\n      failures {\n        candidateId\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendScoutInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendScoutExperiment(\n    $id: ID!\n    $invitations: [ScoutInvitationInput!]!\n    $sendAt: DateTime\n    $promises: [ScoutPromiseKind!]\n    $followUp: String\n    $foundBy: String\n  ) {\n    sendScoutExperiment(\n      id: $id\n      invitations: $invitations\n      sendAt: $sendAt\n      promises: $promises\n      followUp: $followUp\n      foundBy: $foundBy\n    ) {\n      sentIds\n      draftRevision\n      scheduled {\n        candidateId\n        deliverAt\n        isWeekFull\n      }\n      failures {\n        candidateId\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendScoutExperimentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReasonFiguresShown($isShown: Boolean!) {\n    updateReasonFiguresShown(isShown: $isShown) {\n      isShown\n    }\n  }\n"): typeof import('./graphql.ts').UpdateReasonFiguresShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimCandidates($ids: [ID!]!) {\n    claimCandidates(ids: $ids) {\n      candidateId\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClaimCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseClaims($ids: [ID!]!) {\n    releaseClaims(ids: $ids)\n  }\n"): typeof import('./graphql.ts').ReleaseClaimsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterShareOfOne($message: String!, $invitations: [UnsentReasonInput!]!, $about: ID!, $isExperiment: Boolean!) {\n    letterShares(message: $message, invitations: $invitations, about: $about, isExperiment: $isExperiment) {\n      personalShare\n      isMassLetter\n      raise\n      missingLetters\n      parts {\n        place\n        text\n        kind\n        isCounted\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LetterShareOfOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterShares($message: String!, $invitations: [UnsentReasonInput!]!, $isExperiment: Boolean!) {\n    letterShares(message: $message, invitations: $invitations, isExperiment: $isExperiment) {\n      candidateId\n      personalShare\n      isMassLetter\n    }\n  }\n"): typeof import('./graphql.ts').LetterSharesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoutComposer(\n    $condition: SearchCandidateCondition!\n    $ids: [ID!]!\n    $count: Int!\n    $jobId: ID!\n    $hasJob: Boolean!\n    $sendAt: DateTime\n  ) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        user {\n          ...Sender\n        }\n        company {\n          displayName\n          ...CompanyMark\n        }\n        contract {\n          plan {\n            bulkSendLimit\n            features\n          }\n        }\n      }\n    }\n    scoutQuota {\n      limit\n      remaining\n      nextReturn {\n        day\n        count\n      }\n    }\n    isFairModeOn\n    jobDescriptionsForScoutInvitation {\n      id\n      title\n      isFair\n      scoutType {\n        label\n      }\n      lastScoutText {\n        subject\n        message\n        sentAt\n        companyUserId\n        isOfOne\n        scoutTemplateId\n        scoutTemplateVersion\n      }\n      scoutExperiment {\n        id\n        title\n        versions {\n          version\n          subject\n          message\n        }\n      }\n    }\n    scoutTemplates {\n      id\n      title\n      version\n      subject\n      message\n      isShared\n      job {\n        id\n      }\n    }\n    companyUsers {\n      id\n      familyName\n    }\n    savedFilters {\n      id\n      name\n    }\n    ownScoutDraft(jobId: $jobId) @include(if: $hasJob) {\n      ...ScoutDraftFields\n    }\n    reasonFigures {\n      isShown\n      from\n      to\n      sent\n      accepted\n      rows {\n        key\n        sent\n        accepted\n      }\n    }\n    jobDescription(jobId: $jobId) @include(if: $hasJob) {\n      id\n      title\n      isArchived\n    }\n    searchCandidates(condition: $condition) {\n      edges {\n        node {\n          ...ScoutPerson\n        }\n      }\n    }\n    scoutDeliveries(candidateIds: $ids, sendAt: $sendAt) {\n      candidateId\n      deliverAt\n      isWeekFull\n    }\n    sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: $count, condition: $condition)\n      @include(if: $hasJob) {\n      new\n      renew\n      alreadySent\n    }\n  }\n"): typeof import('./graphql.ts').ScoutComposerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutPerson on SearchCandidate {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n    }\n    hasOffer\n    isIntakePaused\n    ...ColleagueDrafts\n    scoutClaim {\n      claimedAt\n      expiresAt\n      companyUser {\n        familyName\n      }\n    }\n    scoutInvitations {\n      subject\n      reason\n      invitationDate\n      scheduledFor\n      expiresAt\n      companyUser {\n        familyName\n      }\n      job {\n        id\n      }\n      templateMessageHistories {\n        text\n      }\n    }\n    quotablePassages {\n      field\n      text\n    }\n  }\n"): typeof import('./graphql.ts').ScoutPersonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyNames($version: Int!, $legalName: String!, $displayName: String!, $kana: String!) {\n    updateCompanyNames(version: $version, legalName: $legalName, displayName: $displayName, kana: $kana) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyInformation(\n    $version: Int!\n    $industryIds: [ID!]!\n    $companySizeId: ID\n    $employees: Int\n    $foundedOn: Date\n    $capitalYen: Float\n    $representative: String!\n    $urls: [CompanyUrlInput!]!\n  ) {\n    updateCompanyInformation(\n      version: $version\n      industryIds: $industryIds\n      companySizeId: $companySizeId\n      employees: $employees\n      foundedOn: $foundedOn\n      capitalYen: $capitalYen\n      representative: $representative\n      urls: $urls\n    ) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyInformationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyAddress($version: Int!, $headOffice: HeadOfficeInput!, $officePrefectureIds: [ID!]!) {\n    updateCompanyAddress(version: $version, headOffice: $headOffice, officePrefectureIds: $officePrefectureIds) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyOthers($version: Int!, $others: [CompanyOtherInput!]!) {\n    updateCompanyOthers(version: $version, others: $others) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyOthersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyLogo($version: Int!, $encodedImage: String!) {\n    updateCompanyLogo(version: $version, encodedImage: $encodedImage) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyLogoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCompanyLogo($version: Int!) {\n    removeCompanyLogo(version: $version) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCompanyLogoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyCover($version: Int!, $encodedImage: String, $coverDescription: String!) {\n    updateCompanyCover(version: $version, encodedImage: $encodedImage, coverDescription: $coverDescription) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyCoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCompanyPhone($label: String!, $number: String!) {\n    addCompanyPhone(label: $label, number: $number) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').AddCompanyPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCompanyPhone($id: ID!) {\n    removeCompanyPhone(id: $id) {\n      isSetUp\n    }\n  }\n"): typeof import('./graphql.ts').RemoveCompanyPhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyBasicPage {\n    companyBasic {\n      corporateNumber\n      isSetUp\n      isPublic\n      sections {\n        section\n        version\n        editedAt\n        editedBy\n      }\n      company {\n        id\n        legalName\n        displayName\n        kana\n        tagline\n        industries {\n          id\n          label\n          group\n        }\n        companySize {\n          id\n          label\n        }\n        employees\n        foundedOn\n        capitalYen\n        representative\n        urls {\n          label\n          url\n        }\n        postalCode\n        prefecture {\n          id\n          label\n        }\n        city\n        addressLine\n        building\n        offices {\n          id\n          label\n        }\n        phones {\n          id\n          label\n          shownNumber\n        }\n        others {\n          title\n          body\n        }\n        logo {\n          url\n        }\n        cover {\n          url\n        }\n        coverDescription\n        ...CompanyMark\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyBasicPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyBasicChoices {\n    industries {\n      id\n      label\n      group\n    }\n    companySizes {\n      id\n      label\n    }\n    regions {\n      name\n      prefectures {\n        id\n        label\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyBasicChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyVisibility($version: Int!, $isPublic: Boolean!) {\n    updateCompanyVisibility(version: $version, isPublic: $isPublic) {\n      isPublic\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyVisibilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyTagline($version: Int!, $tagline: String!) {\n    updateCompanyTagline(version: $version, tagline: $tagline) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyTaglineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyContents($version: Int!, $contents: ContentBlocksInput!) {\n    updateCompanyContents(version: $version, contents: $contents) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyVoices($version: Int!, $voices: [CompanyVoiceInput!]!) {\n    updateCompanyVoices(version: $version, voices: $voices) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyVoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyQuestions($version: Int!, $questions: [CompanyQuestionInput!]!) {\n    updateCompanyQuestions(version: $version, questions: $questions) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyQuestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyFigures($version: Int!, $figures: [CompanyFigureInput!]!) {\n    updateCompanyFigures(version: $version, figures: $figures) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanyYouthInformation($version: Int!, $youthInformation: [YouthInformationInput!]!) {\n    updateCompanyYouthInformation(version: $version, youthInformation: $youthInformation) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanyYouthInformationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompanySelectionCriteria($version: Int!, $companySelectionCriterionIds: [ID!]!) {\n    updateCompanySelectionCriteria(version: $version, companySelectionCriterionIds: $companySelectionCriterionIds) {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompanySelectionCriteriaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnDescriptionPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    ownCompanyPage {\n      setUpAt\n      isCheckDue\n      missing {\n        part\n        label\n      }\n      sections {\n        section\n        version\n        editedAt\n        editedBy\n      }\n      figures {\n        label\n        value\n        source\n        asOf\n      }\n      company {\n        id\n        displayName\n        tagline\n        checkedAt\n        contents {\n          __typename\n          ...ContentBlockFields\n        }\n        voices {\n          speaker\n          body\n          image {\n            url\n          }\n        }\n        questions {\n          question\n          answer\n        }\n        youthInformation {\n          kind\n          body\n        }\n        companySelectionCriteria {\n          id\n          label\n        }\n        ...CompanyPage\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OwnDescriptionPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyFinalPage {\n    ownCompanyPage {\n      setUpAt\n      missing {\n        part\n        label\n      }\n      company {\n        displayName\n        logo {\n          url\n        }\n        cover {\n          url\n        }\n        ...CompanyPage\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyFinalPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteCompanySetUp {\n    completeCompanySetUp {\n      setUpAt\n    }\n  }\n"): typeof import('./graphql.ts').CompleteCompanySetUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCompanyPage {\n    confirmCompanyPage {\n      isCheckDue\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmCompanyPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientContactPage {\n    inquiryContact {\n      name\n      email\n    }\n  }\n"): typeof import('./graphql.ts').ClientContactPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndedContractPage($pass: String!) {\n    endedContract(pass: $pass) {\n      ...EndedContractFields\n    }\n  }\n"): typeof import('./graphql.ts').EndedContractPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEndedContractRequest($pass: String!, $request: ContractRequestInput!) {\n    createEndedContractRequest(pass: $pass, request: $request) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateEndedContractRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EndedContacts on EndedContract {\n    contactsUntil\n    contactCount\n    mayReadContacts\n  }\n"): typeof import('./graphql.ts').EndedContactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EndedContractFields on EndedContract {\n    companyName\n    endsOn\n    ...EndedContacts\n    requests {\n      kind\n      status\n      ...OwnContractRequest\n    }\n  }\n"): typeof import('./graphql.ts').EndedContractFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n        contract {\n          status\n          endsOn\n          plan {\n            key\n          }\n          ...ContractSummary\n        }\n      }\n    }\n    planUsage {\n      ...PlanUsageFields\n    }\n    contractRequests {\n      id\n      status\n      ...OwnContractRequest\n    }\n    invoices {\n      id\n      ...OwnInvoice\n    }\n  }\n"): typeof import('./graphql.ts').ContractPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateContractRequest($request: ContractRequestInput!) {\n    createContractRequest(request: $request) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateContractRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnInvoice on Invoice {\n    id\n    number\n    status\n    isOverdue\n    issuedOn\n    dueOn\n    total\n  }\n"): typeof import('./graphql.ts').OwnInvoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractSummary on Contract {\n    status\n    startsOn\n    endsOn\n    plan {\n      key\n      label\n    }\n  }\n"): typeof import('./graphql.ts').ContractSummaryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanUsageFields on PlanUsage {\n    newScoutLimit\n    months {\n      month\n      newScouts\n    }\n    users {\n      used\n      limit\n    }\n    publishedJobs {\n      used\n      limit\n    }\n    labels {\n      used\n      limit\n    }\n    savedFilters {\n      used\n      limit\n    }\n    openSchedulings {\n      used\n      limit\n    }\n  }\n"): typeof import('./graphql.ts').PlanUsageFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EvaluationFormPage {\n    evaluationForm {\n      version\n      points\n    }\n  }\n"): typeof import('./graphql.ts').EvaluationFormPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEvaluationForm($version: Int!, $points: [String!]!) {\n    updateEvaluationForm(version: $version, points: $points) {\n      version\n    }\n  }\n"): typeof import('./graphql.ts').UpdateEvaluationFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientHome($jobId: ID, $by: ScoutFunnelBreakdown!, $hasRows: Boolean!, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        user {\n          messageToStudents\n          picture\n        }\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    owedAnswerCount\n    openMeetingCount\n    offerReports(first: 1) {\n      totalCount\n      ...ReportTodoFields\n    }\n    companyTodo {\n      ...TodoFields\n    }\n    scoutQuota {\n      limit\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    fairComparison {\n      ...FairComparisonFields\n    }\n    ownCompanyPage {\n      setUpAt\n      ...SetupFields\n      ...PageCheckFields\n    }\n    whitepapers(first: 2) {\n      ...NewsFields\n    }\n    savedFilters {\n      id\n      ...FilterNewsFields\n    }\n    ownScoutDrafts {\n      jobId\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClientHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractFields on Contract {\n    status\n    endsOn\n    plan {\n      label\n    }\n  }\n"): typeof import('./graphql.ts').ContractFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FairSideFields on FairSide {\n    scouts\n    accepted {\n      percent\n      low\n      high\n    }\n    hired {\n      percent\n      low\n      high\n    }\n  }\n"): typeof import('./graphql.ts').FairSideFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FairComparisonFields on FairGroup {\n    id\n    label\n    hasDifference\n    fair {\n      ...FairSideFields\n    }\n    open {\n      ...FairSideFields\n    }\n  }\n"): typeof import('./graphql.ts').FairComparisonFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterNewsFields on SavedFilter {\n    id\n    name\n  }\n"): typeof import('./graphql.ts').FilterNewsFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterNewsCounts {\n    savedFilters {\n      id\n      newCandidateCount\n    }\n  }\n"): typeof import('./graphql.ts').FilterNewsCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    accepted\n    scheduled\n    hired\n    readRate\n    personalShare\n    rows(by: $by) @include(if: $hasRows) {\n      id\n      label\n      firstSentAt\n      sent\n      accepted\n      hired\n    }\n  }\n"): typeof import('./graphql.ts').FunnelFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePreRegistration($preRegistration: PreRegistrationInput!) {\n    createPreRegistration(preRegistration: $preRegistration)\n  }\n"): typeof import('./graphql.ts').CreatePreRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsFields on WhitepaperConnection {\n    newCount\n    nodes {\n      id\n      title\n      pages\n      isNew\n    }\n  }\n"): typeof import('./graphql.ts').NewsFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanBooking on Booking {\n    status\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlanBookingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanFields on SchedulingDate {\n    __typename\n    id\n    startAt\n    endAt\n    calledOffAt\n    totalCountAcceptedSearchCandidates\n    scheduling {\n      title\n      location\n      url\n    }\n    ... on EventDate {\n      capacity\n    }\n    ... on InterviewDate {\n      acceptedSearchCandidate {\n        ...PlanBooking\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlanFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n    slowdown {\n      answered\n      ended\n      perDay\n    }\n    nextReturn {\n      day\n      count\n    }\n  }\n"): typeof import('./graphql.ts').QuotaFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SetupFields on OwnCompanyPage {\n    setUpAt\n    missing {\n      part\n    }\n    company {\n      logo {\n        url\n      }\n      cover {\n        url\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetupFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageCheckFields on OwnCompanyPage {\n    isCheckDue\n  }\n"): typeof import('./graphql.ts').PageCheckFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportTodoFields on OfferReportConnection {\n    totalCount\n    nodes {\n      answerBy\n    }\n  }\n"): typeof import('./graphql.ts').ReportTodoFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n    scheduled\n  }\n"): typeof import('./graphql.ts').TodoFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InterviewsPage {\n    interviews {\n      id\n      type\n      title\n      startAt\n      endAt\n      location\n      url\n      emergencyContact\n      bookings {\n        id\n        status\n        evaluation {\n          canWrite\n          own {\n            id\n          }\n        }\n        candidate {\n          id\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InterviewsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InterviewedStudentPage($id: ID!) {\n    interviewedStudent(bookingId: $id) {\n      interview {\n        title\n        startAt\n        endAt\n      }\n      booking {\n        id\n        evaluation {\n          ...BookingEvaluationFields\n          own {\n            id\n          }\n          others {\n            id\n          }\n        }\n        candidate {\n          id\n          schoolName\n          departmentName\n          education {\n            graduationYear\n          }\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n          ...StudentProfile\n          evaluations {\n            id\n            ...EvaluationFields\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InterviewedStudentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobCompletePage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      title\n      isArchived\n      totalSent\n      canSendScoutInvitation\n    }\n  }\n"): typeof import('./graphql.ts').JobCompletePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyFinishedJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CopyFinishedJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompletionMessagePage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      ... on MessageJobDescription {\n        completionDescription\n        completionUrls {\n          label\n          url\n        }\n      }\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompletionMessagePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompletionMessage($jobId: ID!, $messageInput: MessageCompletionInput!, $revision: Int) {\n    updateJobDescriptionCompletion(jobId: $jobId, messageInput: $messageInput, revision: $revision) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompletionMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompletionSchedulingPage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      ... on SchedulingJobDescription {\n        scheduling {\n          id\n        }\n      }\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompletionSchedulingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompletionScheduling($jobId: ID!, $schedulingInput: SchedulingCompletionInput!, $revision: Int) {\n    updateJobDescriptionCompletion(jobId: $jobId, schedulingInput: $schedulingInput, revision: $revision) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateCompletionSchedulingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SchedulingChoice on Scheduling {\n    id\n    type\n    title\n    schedulingDates {\n      startAt\n      closesAt\n      hasCapacity\n    }\n  }\n"): typeof import('./graphql.ts').SchedulingChoiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindSchedulingDate($id: ID!) {\n    schedulingDate(id: $id) {\n      id\n      startAt\n    }\n  }\n"): typeof import('./graphql.ts').FindSchedulingDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {\n      edges {\n        node {\n          ...DateFields\n        }\n      }\n    }\n    schedulingDateRequests {\n      ...RequestFields\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          __typename\n          ... on SchedulingJobDescription {\n            scheduling {\n              id\n            }\n          }\n        }\n      }\n    }\n    scheduling(id: $schedulingId) @include(if: $isEditing) {\n      ...EditedFields\n    }\n  }\n"): typeof import('./graphql.ts').EventsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSchedulingEvent(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [EventDateInput!]!\n    $updateSchedulingDates: [UpdateEventDateInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    updateSchedulingEvent(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSchedulingEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSchedulingInterview(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [InterviewDateInput!]!\n    $updateSchedulingDates: [UpdateInterviewDateInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    updateSchedulingInterview(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSchedulingInterviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {\n    deleteSchedulingDate(id: $id, schedulingType: $schedulingType)\n  }\n"): typeof import('./graphql.ts').DeleteSchedulingDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {\n    toggleSchedulingDateCapacityFull(schedulingDateId: $schedulingDateId, isCapacityFull: $isCapacityFull) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ToggleSchedulingDateCapacityFullDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerSchedulingDateRequest(\n    $id: ID!\n    $revision: Int\n    $title: String\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $createSchedulingDates: [WishedDateInput!]!\n    $updateSchedulingDates: [ChangedBesideInput!]! = []\n    $deleteSchedulingDates: [ID!]! = []\n    $notifyScoutInvitationIds: [ID!]! = []\n  ) {\n    answerSchedulingDateRequest(\n      id: $id\n      revision: $revision\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    )\n  }\n"): typeof import('./graphql.ts').AnswerSchedulingDateRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseSchedulingDateRequest($id: ID!, $message: String) {\n    refuseSchedulingDateRequest(id: $id, message: $message)\n  }\n"): typeof import('./graphql.ts').RefuseSchedulingDateRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CallOffSchedulingDate($id: ID!, $message: String!) {\n    callOffSchedulingDate(id: $id, message: $message)\n  }\n"): typeof import('./graphql.ts').CallOffSchedulingDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBookingAttendance($id: ID!, $attendance: BookingAttendance!) {\n    updateBookingAttendance(id: $id, attendance: $attendance) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateBookingAttendanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInPage($id: ID!) {\n    checkInDoor(schedulingDateId: $id) {\n      id\n      title\n      startAt\n      endAt\n      opensAt\n      closesAt\n      bookings {\n        id\n        status\n        checkedInAt\n        candidate {\n          id\n          ... on DisclosedSearchCandidate {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CheckInPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CheckInDoorMoved($id: ID!) {\n    checkInDoorMoved(schedulingDateId: $id)\n  }\n"): typeof import('./graphql.ts').CheckInDoorMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckInBooking($schedulingDateId: ID!, $code: String!) {\n    checkInBooking(schedulingDateId: $schedulingDateId, code: $code) {\n      id\n      checkedInAt\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CheckInBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookedStudent on Booking {\n    id\n    status\n    canMarkAttendance\n    scoutInvitationId\n    previousStartAt\n    dayNotice {\n      kind\n      minutes\n    }\n    candidate {\n      id\n      schoolName\n      departmentName\n      education {\n        graduationYear\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BookedStudentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DateFields on SchedulingDate {\n    __typename\n    id\n    startAt\n    endAt\n    canDelete\n    hasCapacity\n    isForceCapacityFull\n    calledOffAt\n    isClosed\n    totalCountAcceptedSearchCandidates\n    waitingCount\n    offeredCount\n    scheduling {\n      id\n      type\n      title\n      location\n      url\n    }\n    jobs {\n      id\n      title\n    }\n    notifiedCompanyUsers {\n      id\n      familyName\n    }\n    ... on EventDate {\n      capacity\n      acceptedSearchCandidates {\n        ...BookedStudent\n      }\n    }\n    ... on InterviewDate {\n      acceptedSearchCandidate {\n        ...BookedStudent\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DateFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedBooking on Booking {\n    scoutInvitationId\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditedBookingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedFields on Scheduling {\n    id\n    revision\n    type\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    remindOneDayBefore\n    remindThreeDaysBefore\n    schedulingDates {\n      __typename\n      id\n      startAt\n      endAt\n      canDelete\n      calledOffAt\n      totalCountAcceptedSearchCandidates\n      waitingCount\n      notifiedCompanyUsers {\n        id\n      }\n      ... on EventDate {\n        capacity\n        acceptedSearchCandidates {\n          ...EditedBooking\n        }\n      }\n      ... on InterviewDate {\n        acceptedSearchCandidate {\n          ...EditedBooking\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditedFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestFields on SchedulingDateRequest {\n    id\n    request\n    dueAt\n    isOverdue\n    isBeforeDates\n    promptedAt\n    preferred {\n      date\n      timeOfDay\n    }\n    job {\n      id\n      title\n    }\n    scheduling {\n      id\n      type\n      title\n      schedulingDates {\n        startAt\n        endAt\n        ... on EventDate {\n          capacity\n        }\n      }\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RequestFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExperimentsPage {\n    scoutExperiments {\n      id\n      title\n      jobTitle\n      state\n      startedAt\n      endsAt\n      verdict\n      interval {\n        low\n        high\n      }\n      versions {\n        version\n        sent\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExperimentsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartScoutExperiment(\n    $jobId: ID!\n    $title: String!\n    $baseRate: Int!\n    $difference: Int!\n    $versionA: LetterTextInput!\n    $versionB: LetterTextInput!\n  ) {\n    startScoutExperiment(\n      jobId: $jobId\n      title: $title\n      baseRate: $baseRate\n      difference: $difference\n      versionA: $versionA\n      versionB: $versionB\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartScoutExperimentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopScoutExperiment($id: ID!) {\n    stopScoutExperiment(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StopScoutExperimentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExperimentPage($id: ID!) {\n    scoutExperiment(id: $id) {\n      id\n      title\n      jobId\n      jobTitle\n      baseRate\n      difference\n      needed\n      startedAt\n      startedBy {\n        familyName\n      }\n      endsAt\n      endedAt\n      state\n      endCause\n      verdict\n      interval {\n        low\n        high\n      }\n      versions {\n        version\n        subject\n        message\n        sent\n        judged\n        accepted\n        interval {\n          low\n          high\n        }\n      }\n      looks {\n        day\n        judgedA\n        acceptedA\n        judgedB\n        acceptedB\n        interval {\n          low\n          high\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExperimentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StartExperimentPage {\n    jobDescriptionsForScoutInvitation {\n      id\n      title\n      lastScoutText {\n        subject\n        message\n      }\n      scoutAcceptances {\n        accepted\n        judged\n      }\n      scoutExperiment {\n        id\n      }\n    }\n    scoutQuota {\n      limit\n    }\n  }\n"): typeof import('./graphql.ts').StartExperimentPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobListPage($isArchived: Boolean!, $keyword: String) {\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived, keyword: $keyword) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').JobListPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateJobDescriptionStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n"): typeof import('./graphql.ts').UpdateJobDescriptionIsArchivedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckJobDescription($id: ID!) {\n    checkJobDescription(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CheckJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowUpScoutInvitations($ids: [ID!]!, $text: String!) {\n    followUpScoutInvitations(ids: $ids, text: $text)\n  }\n"): typeof import('./graphql.ts').FollowUpScoutInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    __typename\n    isArchived\n    isFair\n    takedown {\n      reason\n    }\n    lastEditedAt\n    canDelete\n    checkedAt\n    needsCheck\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalSentInSight\n    totalScheduled\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n"): typeof import('./graphql.ts').JobRowFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobStudent on SearchCandidate {\n    id\n    schoolName\n    departmentName\n    education {\n      graduationYear\n    }\n    labels {\n      id\n      text\n    }\n    scoutInvitations {\n      id\n      status\n      round\n      invitationDate\n      personalShare\n      scheduledFor\n      isWithdrawn\n      answeredAt\n      followUpFrom\n      followUp {\n        dueAt\n        isPlanned\n      }\n      schedulingStatus\n      job {\n        id\n      }\n      booking {\n        status\n        schedulingDate {\n          startAt\n        }\n      }\n    }\n    ... on DisclosedSearchCandidate {\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').JobStudentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobStudentsPage(\n    $jobId: ID!\n    $status: JobScoutInvitationStatus!\n    $schedulingStatus: SchedulingStatus\n    $first: Int!\n    $offset: Int!\n  ) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    jobDescription(jobId: $jobId) {\n      __typename\n      id\n      title\n      isArchived\n      totalSent\n    }\n    SENT: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: SENT, first: 0) {\n      totalCount\n    }\n    PENDING: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: PENDING, first: 0) {\n      totalCount\n    }\n    ACCEPTED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: ACCEPTED, first: 0) {\n      totalCount\n    }\n    DECLINED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: DECLINED, first: 0) {\n      totalCount\n    }\n    HIRED: searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: HIRED, first: 0) {\n      totalCount\n    }\n    students: searchCandidatesByJob(\n      jobId: $jobId\n      scoutInvitationStatus: $status\n      schedulingStatus: $schedulingStatus\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      edges {\n        node {\n          ...JobStudent\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').JobStudentsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawScoutInvitations($ids: [ID!]!) {\n    withdrawScoutInvitations(ids: $ids)\n  }\n"): typeof import('./graphql.ts').WithdrawScoutInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepJobDescriptionOpen($jobId: ID!, $revision: Int!, $part: JobPart!) {\n    keepJobDescriptionOpen(jobId: $jobId) {\n      id\n      writers {\n        id\n        familyName\n      }\n      savedSince(revision: $revision, part: $part) {\n        by\n        savedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').KeepJobDescriptionOpenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSchedulingEvent(\n    $title: String!\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $jobId: ID\n    $schedulingDates: [EventDateInput!]!\n  ) {\n    createSchedulingEvent(\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      jobId: $jobId\n      schedulingDates: $schedulingDates\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateSchedulingEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSchedulingInterview(\n    $title: String!\n    $location: String\n    $url: String\n    $belongings: [String!]\n    $emergencyContact: String\n    $remindOneDayBefore: Boolean\n    $remindThreeDaysBefore: Boolean\n    $jobId: ID\n    $schedulingDates: [InterviewDateInput!]!\n  ) {\n    createSchedulingInterview(\n      title: $title\n      location: $location\n      url: $url\n      belongings: $belongings\n      emergencyContact: $emergencyContact\n      remindOneDayBefore: $remindOneDayBefore\n      remindThreeDaysBefore: $remindThreeDaysBefore\n      jobId: $jobId\n      schedulingDates: $schedulingDates\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateSchedulingInterviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffDates($companyUserIds: [ID!]!, $startDate: Date!, $endDate: Date!) {\n    staffDates(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {\n      companyUserId\n      schedulingId\n      schedulingType\n      startAt\n      endAt\n    }\n    staffBusyTimes(companyUserIds: $companyUserIds, startDate: $startDate, endDate: $endDate) {\n      companyUserId\n      startAt\n      endAt\n    }\n  }\n"): typeof import('./graphql.ts').StaffDatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecruitmentProcessPage($jobId: ID!) {\n    jobDescription(jobId: $jobId) {\n      id\n      __typename\n      title\n      status\n      totalSent\n      canSaveAsDraft\n      revision\n      takedown {\n        reason\n      }\n      recruitmentProcess {\n        __typename\n        label\n        ... on StandardRecruitmentStep {\n          id\n        }\n      }\n      recruitmentProcessDescription\n    }\n    recruitmentSteps {\n      id\n      label\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RecruitmentProcessPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRecruitmentProcess(\n    $id: ID!\n    $steps: [RecruitmentStepInput!]!\n    $customSteps: [CustomRecruitmentStepInput!]!\n    $description: String!\n    $status: JobStatus!\n    $revision: Int\n  ) {\n    updateJobDescriptionRecruitmentProcess(\n      id: $id\n      steps: $steps\n      customSteps: $customSteps\n      description: $description\n      status: $status\n      revision: $revision\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateRecruitmentProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateJobDescription(\n    $title: String!\n    $jobTypeIds: [ID!]!\n    $scoutTypeId: ID!\n    $contents: ContentBlocksInput!\n    $conditions: [JobConditionInput!]\n  ) {\n    createJobDescription(\n      title: $title\n      jobTypeIds: $jobTypeIds\n      scoutTypeId: $scoutTypeId\n      contents: $contents\n      conditions: $conditions\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n"): typeof import('./graphql.ts').CreateJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateJobDescriptionContents(\n    $id: ID!\n    $title: String!\n    $jobTypeIds: [ID!]!\n    $scoutTypeId: ID!\n    $contents: ContentBlocksInput!\n    $conditions: [JobConditionInput!]\n    $status: JobStatus!\n    $revision: Int\n    $isChangeConfirmed: Boolean\n  ) {\n    updateJobDescriptionContents(\n      id: $id\n      title: $title\n      jobTypeIds: $jobTypeIds\n      scoutTypeId: $scoutTypeId\n      contents: $contents\n      conditions: $conditions\n      status: $status\n      revision: $revision\n      isChangeConfirmed: $isChangeConfirmed\n    ) {\n      id\n      revision\n      lastEditedAt\n    }\n  }\n"): typeof import('./graphql.ts').UpdateJobDescriptionContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishJobDescription($id: ID!, $status: JobStatus!, $revision: Int) {\n    updateJobDescriptionStatus(id: $id, status: $status, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PublishJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WrittenJob on JobDescription {\n    __typename\n    id\n    revision\n    title\n    status\n    isArchived\n    canSaveAsDraft\n    takedown {\n      reason\n    }\n    totalSent\n    lastEditedAt\n    checkedAt\n    scoutType {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n    contents {\n      ...ContentBlockFields\n    }\n    conditions {\n      label\n      body\n    }\n    recruitmentProcess {\n      label\n    }\n    recruitmentProcessDescription\n  }\n"): typeof import('./graphql.ts').WrittenJobFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobWriterPage($jobId: ID!, $isNew: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        company {\n          ...JobCompany\n        }\n      }\n    }\n    scoutTypes {\n      id\n      label\n      note\n    }\n    jobTypes {\n      id\n      label\n      group\n    }\n    jobDescription(jobId: $jobId) @skip(if: $isNew) {\n      ...WrittenJob\n    }\n  }\n"): typeof import('./graphql.ts').JobWriterPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobPublishPage($jobId: ID!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        company {\n          ...JobCompany\n        }\n      }\n    }\n    jobDescription(jobId: $jobId) {\n      __typename\n      id\n      revision\n      title\n      status\n      isArchived\n      totalSent\n      canSaveAsDraft\n      takedown {\n        reason\n      }\n      canSendScoutInvitation\n      missingParts {\n        code\n        label\n      }\n      contents {\n        ...ContentBlockFields\n      }\n      ...JobBody\n      ... on MessageJobDescription {\n        completionDescription\n        completionUrls {\n          label\n          url\n        }\n      }\n      ... on SchedulingJobDescription {\n        scheduling {\n          id\n          title\n          schedulingDates {\n            id\n            startAt\n            closesAt\n            hasCapacity\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').JobPublishPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientLayout {\n    serviceNotices(area: CLIENT) {\n      id\n      ...ServiceNoticeFields\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        role\n        canWrite\n        unansweredThreadCount\n        familyName\n        givenName\n        user {\n          picture\n        }\n        company {\n          displayName\n        }\n        contract {\n          status\n        }\n        unreadNotificationCount\n        unreadNotificationPaths\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClientLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferReportsPage($first: Int!, $offset: Int!) {\n    offerReports(first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...OpenReport\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferReportsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenReport on OfferReport {\n    acceptedOn\n    answerBy\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OpenReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutcomesPage($ids: [ID!]!) {\n    outcomeCases(scoutInvitationIds: $ids) {\n      ...OutcomeCase\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n    sendableJobs: jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          status\n        }\n      }\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OutcomesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TellOutcomes($outcomes: [OutcomeInput!]!) {\n    tellOutcomes(outcomes: $outcomes) {\n      scoutInvitationId\n      tellsAt\n      refusal {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TellOutcomesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutcomeCase on OutcomeCase {\n    scoutInvitationId\n    revision\n    outcome\n    outcomeToldAt\n    bookedUntil\n    isStepOver\n    isThreadEnded\n    tellsAt\n    history {\n      at\n      kind\n      title\n    }\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OutcomeCaseFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwedAnswersPage($first: Int!, $offset: Int!) {\n    owedAnswers(first: $first, offset: $offset) {\n      totalCount\n      outcomeRecord {\n        total\n        inTime\n      }\n      promiseRecord {\n        students\n        total\n        kept\n      }\n      nodes {\n        scoutInvitationId\n        ...OwedStudent\n      }\n    }\n    heldOutcomes {\n      ...HeldOutcome\n    }\n    owedDates {\n      ...OwedStudent\n      ...WishOfOwed\n    }\n    schedulings {\n      edges {\n        node {\n          ...SchedulingChoice\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OwedAnswersPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackOutcome($scoutInvitationId: ID!, $heldOutcomeId: ID) {\n    takeBackOutcome(scoutInvitationId: $scoutInvitationId, heldOutcomeId: $heldOutcomeId)\n  }\n"): typeof import('./graphql.ts').TakeBackOutcomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OfferDates($scoutInvitationId: ID!, $schedulingId: ID!) {\n    offerDates(scoutInvitationId: $scoutInvitationId, schedulingId: $schedulingId)\n  }\n"): typeof import('./graphql.ts').OfferDatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeldOutcome on HeldOutcome {\n    id\n    scoutInvitationId\n    outcome\n    message\n    tellsAt\n    candidate {\n      id\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HeldOutcomeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishOfOwed on OwedAnswer {\n    scoutInvitationId\n    schedulingId\n    wish {\n      request\n      preferred {\n        date\n        timeOfDay\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WishOfOwedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwedStudent on OwedAnswer {\n    scoutInvitationId\n    since\n    dueOn\n    promptedAt\n    job {\n      title\n    }\n    candidate {\n      id\n      schoolName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OwedStudentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnContractRequest on ContractRequest {\n    id\n    kind\n    status\n    planLabel\n    wantedFrom\n    message\n    insertedAt\n    answer\n    answeredAt\n  }\n"): typeof import('./graphql.ts').OwnContractRequestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveEvaluation($bookingId: ID!, $formVersion: Int!, $scores: [Int!]!, $text: String!) {\n    saveEvaluation(bookingId: $bookingId, formVersion: $formVersion, scores: $scores, text: $text)\n  }\n"): typeof import('./graphql.ts').SaveEvaluationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EvaluationFields on Evaluation {\n    id\n    isOwn\n    formVersion\n    points {\n      name\n      score\n    }\n    text\n    metAt\n    jobTitle\n    editedAt\n    author {\n      familyName\n      givenName\n      hasLeft\n    }\n  }\n"): typeof import('./graphql.ts').EvaluationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BookingEvaluationFields on BookingEvaluation {\n    canWrite\n    hiddenCount\n    form {\n      version\n      points\n    }\n    own {\n      ...EvaluationFields\n    }\n    others {\n      id\n      ...EvaluationFields\n    }\n  }\n"): typeof import('./graphql.ts').BookingEvaluationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CompanyCountMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n"): typeof import('./graphql.ts').CompanyCountMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyThreadCount {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        unansweredThreadCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyThreadCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaletteData {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canWrite\n      }\n    }\n    savedFilters {\n      id\n      name\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PaletteDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NamedStudents($text: String!) {\n    namedStudents(text: $text) {\n      scoutInvitationId\n      candidateId\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      jobTitle\n    }\n  }\n"): typeof import('./graphql.ts').NamedStudentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyUserOnly {\n    ownCompanyUserProfile {\n      __typename\n    }\n  }\n"): typeof import('./graphql.ts').CompanyUserOnlyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveScoutDraft(\n    $jobId: ID!\n    $revision: ID!\n    $readRevision: ID\n    $subject: String!\n    $message: String!\n    $template: UsedScoutTemplateInput\n    $promises: [ScoutPromiseKind!]!\n    $followUp: String\n    $students: [ScoutDraftStudentInput!]!\n  ) {\n    saveScoutDraft(\n      jobId: $jobId\n      revision: $revision\n      readRevision: $readRevision\n      subject: $subject\n      message: $message\n      template: $template\n      promises: $promises\n      followUp: $followUp\n      students: $students\n    ) {\n      jobId\n    }\n  }\n"): typeof import('./graphql.ts').SaveScoutDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteScoutDraft($jobId: ID!, $revision: ID!) {\n    deleteScoutDraft(jobId: $jobId, revision: $revision)\n  }\n"): typeof import('./graphql.ts').DeleteScoutDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnScoutDraft($jobId: ID!) {\n    ownScoutDraft(jobId: $jobId) {\n      ...ScoutDraftFields\n    }\n  }\n"): typeof import('./graphql.ts').OwnScoutDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnScoutDrafts {\n    ownScoutDrafts {\n      ...ScoutDraftFields\n    }\n  }\n"): typeof import('./graphql.ts').OwnScoutDraftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutDraftFields on ScoutDraft {\n    jobId\n    revision\n    savedAt\n    deviceFamily\n    leftOut\n    subject\n    message\n    template {\n      id\n      version\n    }\n    promises\n    followUp\n    students {\n      candidateId\n      reason\n      quotations {\n        field\n        text\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScoutDraftFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScoutStatus on SentScoutInvitation {\n    status\n    isWithdrawn\n    round\n    invitationDate\n    scheduledFor\n    endedAt\n    contactedAt\n  }\n"): typeof import('./graphql.ts').ScoutStatusFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyUserPasswordResetPage($code: String!) {\n    companyUserPasswordReset(code: $code)\n  }\n"): typeof import('./graphql.ts').CompanyUserPasswordResetPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetCompanyUserPassword($code: String!, $password: String!) {\n    resetCompanyUserPassword(code: $code, password: $password)\n  }\n"): typeof import('./graphql.ts').ResetCompanyUserPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestCompanyUserPasswordReset($email: String!) {\n    requestCompanyUserPasswordReset(email: $email)\n  }\n"): typeof import('./graphql.ts').RequestCompanyUserPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PipelinePage($jobId: ID!, $text: String!, $onBoard: Int!, $stage: String, $inTable: Int!, $offset: Int!) {\n    pipelineJobs {\n      id\n      title\n      studentCount\n    }\n    pipeline(jobId: $jobId, text: $text) {\n      job {\n        id\n        title\n      }\n      studentCount\n      stages {\n        key\n        kind\n        label\n        isPlaceable\n        studentCount\n        students(first: $onBoard) {\n          ...PipelineStudentFields\n        }\n      }\n      students(stage: $stage, first: $inTable, offset: $offset) {\n        ...PipelineStudentFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PipelinePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceStudents($jobId: ID!, $placements: [PlacementInput!]!) {\n    placeStudents(jobId: $jobId, placements: $placements) {\n      scoutInvitationId\n      revision\n    }\n  }\n"): typeof import('./graphql.ts').PlaceStudentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PipelineJobs {\n    pipelineJobs {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PipelineJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PipelineStudentFields on PipelineStudent {\n    scoutInvitationId\n    candidateId\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    schoolName\n    stage\n    firstStage\n    isDecided\n    revision\n    placedAt\n    placedBy {\n      familyName\n    }\n    inCharge {\n      familyName\n    }\n    turn {\n      side\n      word\n      dueOn\n    }\n    promptedAt\n    dateEndsAt\n  }\n"): typeof import('./graphql.ts').PipelineStudentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyUserProfilePage {\n    ownCompanyUserProfile {\n      ...UserPhoto\n      ...UserProfileForm\n    }\n  }\n"): typeof import('./graphql.ts').CompanyUserProfilePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserProfile($profile: CompanyUserProfileInput!) {\n    updateCompanyUserProfile(profile: $profile) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateUserProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserPicture($encodedImage: String!) {\n    updateCompanyUserPicture(encodedImage: $encodedImage) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateUserPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveUserPicture {\n    removeCompanyUserPicture {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RemoveUserPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserPhoto on CompanyUserProfile {\n    picture\n  }\n"): typeof import('./graphql.ts').UserPhotoFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserProfileForm on CompanyUserProfile {\n    email\n    familyName\n    givenName\n    familyNameKana\n    givenNameKana\n    department\n    title\n    messageToStudents\n  }\n"): typeof import('./graphql.ts').UserProfileFormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientRegistrationPage($code: String!) {\n    companyRegistration(code: $code) {\n      status\n      invitation {\n        way\n        ...RegistrationInvitation\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClientRegistrationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterCompanyUser($code: String!, $user: CompanyUserRegistrationInput!, $encodedImage: String) {\n    registerCompanyUser(code: $code, user: $user, encodedImage: $encodedImage)\n  }\n"): typeof import('./graphql.ts').RegisterCompanyUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RegistrationInvitation on CompanyRegistrationInvitation {\n    kind\n    email\n    companyName\n    corporateNumber\n    role\n    way\n    inviter\n    applicant {\n      familyName\n      givenName\n      familyNameKana\n      givenNameKana\n      department\n    }\n  }\n"): typeof import('./graphql.ts').RegistrationInvitationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccessTokensPage {\n    accessTokens {\n      id\n      revokedAt\n      expiresAt\n      ...TokenRow\n    }\n  }\n"): typeof import('./graphql.ts').AccessTokensPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessToken($name: String!, $scopes: [AccessTokenScope!]!, $days: Int!) {\n    createAccessToken(name: $name, scopes: $scopes, days: $days) {\n      secret\n      accessToken {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateAccessTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessToken($id: ID!) {\n    revokeAccessToken(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RevokeAccessTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokenRow on AccessToken {\n    id\n    name\n    scopes\n    insertedAt\n    expiresAt\n    lastUsedAt\n    revokedAt\n    maker {\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').TokenRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivityPage($filter: ActivityFilter!, $page: Int!) {\n    activityPeople {\n      id\n      name\n    }\n    activity(filter: $filter, page: $page) {\n      count\n      rows {\n        id\n        ...ActivityRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ActivityPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow on Activity {\n    id\n    insertedAt\n    kind\n    sentence\n    actorName\n    jobId\n    jobTitle\n    subjectName\n    personId\n    times\n    since\n    studentCount\n    isAboutStudent\n    candidateId\n  }\n"): typeof import('./graphql.ts').ActivityRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingClosingPage {\n    bookingClosingHours\n  }\n"): typeof import('./graphql.ts').BookingClosingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBookingClosing($closingHours: Int!) {\n    updateBookingClosing(closingHours: $closingHours)\n  }\n"): typeof import('./graphql.ts').UpdateBookingClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyCalendarPage {\n    calendarFeed {\n      ...CalendarFeedState\n    }\n    busyCalendar {\n      ...BusyCalendarState\n    }\n  }\n"): typeof import('./graphql.ts').CompanyCalendarPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBusyCalendar($address: String!) {\n    saveBusyCalendar(address: $address)\n  }\n"): typeof import('./graphql.ts').SaveBusyCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBusyCalendar {\n    removeBusyCalendar\n  }\n"): typeof import('./graphql.ts').RemoveBusyCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BusyCalendarState on BusyCalendar {\n    host\n    triedAt\n    readAt\n    trouble\n  }\n"): typeof import('./graphql.ts').BusyCalendarStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyDevicesPage {\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n"): typeof import('./graphql.ts').CompanyDevicesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FairModePage {\n    isFairModeOn\n    fairMode {\n      scope\n      users {\n        companyUser {\n          id\n          familyName\n          givenName\n        }\n        isListed\n        canWrite\n      }\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          status\n          isFair\n        }\n      }\n    }\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FairModePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFairMode($scope: FairModeScope!) {\n    updateFairMode(scope: $scope) {\n      scope\n    }\n  }\n"): typeof import('./graphql.ts').UpdateFairModeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFairJob($id: ID!, $isOn: Boolean!) {\n    updateFairJob(jobId: $id, isFair: $isOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateFairJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFairModeUser($id: ID!, $isOn: Boolean!) {\n    updateFairModeUser(id: $id, isListed: $isOn) {\n      scope\n    }\n  }\n"): typeof import('./graphql.ts').UpdateFairModeUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NetworksPage {\n    allowedNetworks {\n      ownAddress\n      revision\n      networks {\n        network\n        label\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NetworksPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllowedNetworksEffect($networks: [AllowedNetworkInput!]!) {\n    allowedNetworksEffect(networks: $networks) {\n      isNarrower\n      signIns\n      outside\n    }\n  }\n"): typeof import('./graphql.ts').AllowedNetworksEffectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAllowedNetworks($networks: [AllowedNetworkInput!]!, $revision: String) {\n    updateAllowedNetworks(networks: $networks, revision: $revision) {\n      ownAddress\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAllowedNetworksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsViewer {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n        company {\n          id\n        }\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SettingsViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhrasesPage {\n    threadPhrases {\n      id\n      title\n      text\n    }\n  }\n"): typeof import('./graphql.ts').PhrasesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateThreadPhrase($title: String!, $text: String!) {\n    createThreadPhrase(title: $title, text: $text) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateThreadPhraseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateThreadPhrase($id: ID!, $title: String!, $text: String!, $revision: String) {\n    updateThreadPhrase(id: $id, title: $title, text: $text, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateThreadPhraseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteThreadPhrase($id: ID!) {\n    deleteThreadPhrase(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteThreadPhraseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PhrasePage($id: ID!) {\n    threadPhrase(id: $id) {\n      id\n      title\n      text\n      revision\n    }\n  }\n"): typeof import('./graphql.ts').PhrasePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationPage {\n    viewer {\n      ... on CompanyViewer {\n        id\n        role\n      }\n    }\n    pushDevices {\n      ...PushDevice\n    }\n  }\n"): typeof import('./graphql.ts').NotificationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoutNotificationPage {\n    scoutNotificationDefaults {\n      ...ForAllJobs\n    }\n    scoutNotificationSettings {\n      jobId\n      isArchived\n      isException\n      ...JobException\n    }\n    savedFilters {\n      ...FilterAlert\n    }\n  }\n"): typeof import('./graphql.ts').ScoutNotificationPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateForAllJobs($settings: [ScoutNotificationSettingInput!]!, $digestHour: Int!) {\n    updateScoutNotificationDefaults(settings: $settings, digestHour: $digestHour) {\n      digestHour\n    }\n  }\n"): typeof import('./graphql.ts').UpdateForAllJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateJobException($jobId: ID!, $settings: [ScoutNotificationSettingInput!]!) {\n    updateScoutNotificationSettings(jobId: $jobId, settings: $settings) {\n      jobId\n    }\n  }\n"): typeof import('./graphql.ts').UpdateJobExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddJobException($jobId: ID!) {\n    addScoutNotificationException(jobId: $jobId) {\n      jobId\n    }\n  }\n"): typeof import('./graphql.ts').AddJobExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveJobException($jobId: ID!) {\n    removeScoutNotificationSettings(jobId: $jobId) {\n      jobId\n    }\n  }\n"): typeof import('./graphql.ts').RemoveJobExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePushDevice($id: ID!) {\n    removePushDevice(id: $id)\n  }\n"): typeof import('./graphql.ts').RemovePushDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FilterAlert on SavedFilter {\n    id\n    name\n    alert {\n      timing\n      hour\n      weekday\n    }\n  }\n"): typeof import('./graphql.ts').FilterAlertFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ForAllJobs on ScoutNotificationDefaults {\n    digestHour\n    settings {\n      ...TimingRow\n    }\n  }\n"): typeof import('./graphql.ts').ForAllJobsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobException on JobScoutNotificationSettings {\n    jobId\n    jobTitle\n    isArchived\n    isException\n    settings {\n      ...TimingRow\n    }\n  }\n"): typeof import('./graphql.ts').JobExceptionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PushDevice on PushDevice {\n    id\n    family\n    registeredAt\n    isCurrent\n  }\n"): typeof import('./graphql.ts').PushDeviceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TimingRow on ScoutNotificationSetting {\n    kind\n    label\n    timing\n    usual\n  }\n"): typeof import('./graphql.ts').TimingRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedScoutTemplate on ScoutTemplate {\n    id\n    title\n    subject\n    message\n    isShared\n    job {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').ListedScoutTemplateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoutTemplatesPage {\n    scoutTemplates {\n      isShared\n      ...ListedScoutTemplate\n    }\n    archived: scoutTemplates(isArchived: true) {\n      ...ListedScoutTemplate\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScoutTemplatesPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateScoutTemplate($title: String!, $subject: String!, $message: String!, $jobId: ID, $isShared: Boolean!) {\n    createScoutTemplate(title: $title, subject: $subject, message: $message, jobId: $jobId, isShared: $isShared) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateScoutTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateScoutTemplate(\n    $id: ID!\n    $title: String!\n    $subject: String!\n    $message: String!\n    $jobId: ID\n    $isShared: Boolean!\n    $revision: String\n  ) {\n    updateScoutTemplate(\n      id: $id\n      title: $title\n      subject: $subject\n      message: $message\n      jobId: $jobId\n      isShared: $isShared\n      revision: $revision\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateScoutTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateScoutTemplateIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateScoutTemplateIsArchived(id: $id, isArchived: $isArchived) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateScoutTemplateIsArchivedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteScoutTemplate($id: ID!) {\n    deleteScoutTemplate(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteScoutTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScoutTemplatePage($id: ID!) {\n    scoutTemplate(id: $id) {\n      id\n      title\n      subject\n      message\n      isShared\n      isArchived\n      canDelete\n      version\n      revision\n      job {\n        id\n        title\n      }\n      versions {\n        ...TemplateVersion\n      }\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ScoutTemplatePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TemplateVersion on ScoutTemplateVersion {\n    version\n    subject\n    message\n    writtenAt\n    writtenBy {\n      familyName\n      givenName\n    }\n    result {\n      sent\n      accepted\n      acceptedRate\n      readRate\n      medianDays\n    }\n  }\n"): typeof import('./graphql.ts').TemplateVersionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanySignInPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        canAdminister\n      }\n    }\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanySignInPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFactorRule {\n    adminFactorRule {\n      isRequired\n      adminsWithoutFactor\n    }\n  }\n"): typeof import('./graphql.ts').AdminFactorRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdminFactorRule($isRequired: Boolean!) {\n    updateAdminFactorRule(isRequired: $isRequired)\n  }\n"): typeof import('./graphql.ts').UpdateAdminFactorRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {\n    updateStaffPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"): typeof import('./graphql.ts').UpdateStaffPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTotp {\n    startTotp\n  }\n"): typeof import('./graphql.ts').StartTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code) {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp {\n    removeTotp\n  }\n"): typeof import('./graphql.ts').RemoveTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartStaffPasskey {\n    startStaffPasskey\n  }\n"): typeof import('./graphql.ts').StartStaffPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddStaffPasskey($answer: String!, $name: String!) {\n    addStaffPasskey(answer: $answer, name: $name)\n  }\n"): typeof import('./graphql.ts').AddStaffPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameStaffPasskey($id: ID!, $name: String!) {\n    renameStaffPasskey(id: $id, name: $name)\n  }\n"): typeof import('./graphql.ts').RenameStaffPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveStaffPasskey($id: ID!) {\n    removeStaffPasskey(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveStaffPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndStaffDevice($id: ID!) {\n    endStaffDevice(id: $id)\n  }\n"): typeof import('./graphql.ts').EndStaffDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherStaffDevices {\n    endOtherStaffDevices\n  }\n"): typeof import('./graphql.ts').EndOtherStaffDevicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SingleSignOnPage {\n    mailDomains {\n      status\n      ...MailDomainRow\n    }\n    singleSignOn {\n      mode\n      testedAt\n      ...SingleSignOnProvider\n      ...SingleSignOnTest\n      ...SingleSignOnMode\n    }\n    companyMembers {\n      status\n      role\n      ...EmergencyAdmin\n    }\n  }\n"): typeof import('./graphql.ts').SingleSignOnPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMailDomain($domain: String!) {\n    addMailDomain(domain: $domain) {\n      domain\n    }\n  }\n"): typeof import('./graphql.ts').AddMailDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckMailDomain($domain: String!) {\n    checkMailDomain(domain: $domain) {\n      domain\n      status\n    }\n  }\n"): typeof import('./graphql.ts').CheckMailDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMailDomain($domain: String!) {\n    removeMailDomain(domain: $domain) {\n      domain\n    }\n  }\n"): typeof import('./graphql.ts').RemoveMailDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSingleSignOnProvider($issuer: String!, $clientId: String!, $clientSecret: String) {\n    updateSingleSignOnProvider(issuer: $issuer, clientId: $clientId, clientSecret: $clientSecret) {\n      mode\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSingleSignOnProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSingleSignOnMode($mode: SingleSignOnMode!, $emergencyUserId: ID) {\n    updateSingleSignOnMode(mode: $mode, emergencyUserId: $emergencyUserId) {\n      mode\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSingleSignOnModeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSingleSignOn {\n    removeSingleSignOn\n  }\n"): typeof import('./graphql.ts').RemoveSingleSignOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnbindSingleSignOn($companyUserId: ID!) {\n    unbindSingleSignOn(companyUserId: $companyUserId)\n  }\n"): typeof import('./graphql.ts').UnbindSingleSignOnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MailDomainRow on MailDomain {\n    domain\n    status\n    record\n    found\n    checkedAt\n    provenAt\n  }\n"): typeof import('./graphql.ts').MailDomainRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SingleSignOnMode on SingleSignOn {\n    mode\n    emergencyUserId\n    usersOutside {\n      id\n      familyName\n      givenName\n      email\n    }\n  }\n"): typeof import('./graphql.ts').SingleSignOnModeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmergencyAdmin on CompanyMember {\n    id\n    familyName\n    givenName\n    email\n  }\n"): typeof import('./graphql.ts').EmergencyAdminFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SingleSignOnProvider on SingleSignOn {\n    issuer\n    clientId\n    mode\n  }\n"): typeof import('./graphql.ts').SingleSignOnProviderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SingleSignOnTest on SingleSignOn {\n    testedAt\n    users {\n      id\n      familyName\n      givenName\n      lastSignedInAt\n    }\n  }\n"): typeof import('./graphql.ts').SingleSignOnTestFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhooksPage {\n    webhooks {\n      id\n      ...WebhookRow\n    }\n  }\n"): typeof import('./graphql.ts').WebhooksPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($url: String!, $description: String!, $events: [WebhookEvent!]!) {\n    createWebhook(url: $url, description: $description, events: $events) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: ID!, $url: String!, $description: String!, $events: [WebhookEvent!]!, $revision: String) {\n    updateWebhook(id: $id, url: $url, description: $description, events: $events, revision: $revision) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhookState($id: ID!, $isOn: Boolean!) {\n    updateWebhookState(id: $id, isOn: $isOn) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateWebhookStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RotateWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowWebhookSecret($id: ID!) {\n    showWebhookSecret(id: $id)\n  }\n"): typeof import('./graphql.ts').ShowWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!) {\n    deleteWebhook(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestWebhook($id: ID!) {\n    sendTestWebhook(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SendTestWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeliverWebhook($id: ID!) {\n    redeliverWebhook(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RedeliverWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookRow on Webhook {\n    id\n    url\n    description\n    events\n    offBecause\n    failingSince\n  }\n"): typeof import('./graphql.ts').WebhookRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookPage($id: ID!, $page: Int!) {\n    webhook(id: $id) {\n      id\n      url\n      description\n      events\n      revision\n      offBecause\n      failingSince\n      ...WebhookStanding\n      ...WebhookSecret\n    }\n    webhookDeliveries(webhookId: $id, page: $page) {\n      count\n      rows {\n        id\n        ...WebhookDelivery\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookDelivery on WebhookDelivery {\n    id\n    status\n    type\n    label\n    insertedAt\n    dueAt\n    messageId\n    payload\n    attempts {\n      id\n      insertedAt\n      statusCode\n      trouble\n      tookMs\n      answer\n    }\n  }\n"): typeof import('./graphql.ts').WebhookDeliveryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookSecret on Webhook {\n    previousSecretUntil\n  }\n"): typeof import('./graphql.ts').WebhookSecretFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookStanding on Webhook {\n    offBecause\n    offAt\n    failingSince\n  }\n"): typeof import('./graphql.ts').WebhookStandingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentDatePage($id: ID!) {\n    threadWithCandidate(scoutInvitationId: $id) {\n      scoutInvitationId\n      ending\n      datesWithSeat {\n        id\n        startAt\n        endAt\n      }\n      candidate {\n        id\n        schoolName\n        departmentName\n        scoutInvitations {\n          id\n          booking {\n            status\n            schedulingDate {\n              id\n              startAt\n              endAt\n            }\n          }\n        }\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StudentDatePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookForCandidate($id: ID!, $date: ID!, $message: String) {\n    bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date, message: $message)\n  }\n"): typeof import('./graphql.ts').BookForCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InboxPage($filter: InboxFilter!, $jobId: ID, $text: String!, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        unansweredThreadCount\n      }\n    }\n    inbox(filter: $filter, jobId: $jobId, text: $text, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        scoutInvitationId\n        ...ThreadRow\n      }\n      jobs {\n        id\n        title\n        threadCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InboxPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription InboxMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      scoutInvitationId\n    }\n  }\n"): typeof import('./graphql.ts').InboxMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadRow on ThreadWithCandidate {\n    scoutInvitationId\n    state\n    isUnanswered\n    unreadCount\n    lastAt\n    lastMessage {\n      side\n      text\n    }\n    job {\n      title\n    }\n    inCharge {\n      familyName\n    }\n    candidate {\n      schoolName\n      departmentName\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ThreadRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyThreadPage($id: ID!, $before: Int) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        company {\n          displayName\n        }\n      }\n    }\n    threadWithCandidate(scoutInvitationId: $id) {\n      scoutInvitationId\n      state\n      ending\n      canWrite\n      lastPosition\n      readPosition\n      unreadCount\n      candidateReadPosition\n      candidate {\n        id\n        ... on DisclosedSearchCandidate {\n          familyName\n          givenName\n        }\n      }\n      ...ThreadSide\n      ...PhraseValues\n    }\n    threadMessages(scoutInvitationId: $id, before: $before) {\n      ...ThreadMessageFields\n    }\n    threadEvents(scoutInvitationId: $id) {\n      ...ThreadEventFields\n    }\n    ...ThreadColleagues\n    threadPhrases {\n      ...ThreadPhrase\n    }\n  }\n"): typeof import('./graphql.ts').CompanyThreadPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendToCandidate($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {\n    sendMessageToCandidate(scoutInvitationId: $id, text: $text, files: $files) {\n      lastPosition\n    }\n  }\n"): typeof import('./graphql.ts').SendToCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadThreadOfCompany($id: ID!, $position: Int!) {\n    readThreadWithCandidate(scoutInvitationId: $id, position: $position)\n  }\n"): typeof import('./graphql.ts').ReadThreadOfCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignThread($id: ID!, $companyUserId: ID!) {\n    updateThreadInCharge(scoutInvitationId: $id, companyUserId: $companyUserId)\n  }\n"): typeof import('./graphql.ts').AssignThreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettleThread($id: ID!) {\n    settleThread(scoutInvitationId: $id)\n  }\n"): typeof import('./graphql.ts').SettleThreadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CompanyThreadMoved($id: ID) {\n    threadWithCandidateChanged(scoutInvitationId: $id) {\n      lastPosition\n    }\n  }\n"): typeof import('./graphql.ts').CompanyThreadMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TellThreadWriting($id: ID!) {\n    tellThreadWriting(scoutInvitationId: $id)\n  }\n"): typeof import('./graphql.ts').TellThreadWritingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ThreadColleagueWriting($id: ID!) {\n    colleagueWriting(scoutInvitationId: $id) {\n      familyName\n    }\n  }\n"): typeof import('./graphql.ts').ThreadColleagueWritingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadPhrase on ThreadPhrase {\n    id\n    title\n    text\n  }\n"): typeof import('./graphql.ts').ThreadPhraseFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhraseValues on ThreadWithCandidate {\n    job {\n      title\n    }\n    candidate {\n      id\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PhraseValuesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadSide on ThreadWithCandidate {\n    scoutInvitationId\n    state\n    isUnanswered\n    acceptedAt\n    job {\n      title\n      kind\n    }\n    inCharge {\n      id\n      familyName\n      givenName\n    }\n    candidate {\n      id\n      noteCount\n      schoolName\n      departmentName\n      taglines\n      education {\n        graduationYear\n      }\n      scoutInvitations {\n        id\n        booking {\n          status\n          schedulingDate {\n            startAt\n            endAt\n          }\n        }\n      }\n      ... on DisclosedSearchCandidate {\n        familyName\n        givenName\n        email\n        phoneNumber\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ThreadSideFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadColleagues on Query {\n    threadColleagues {\n      id\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').ThreadColleaguesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUsers($emails: [String!]!, $role: CompanyUserRole!) {\n    inviteCompanyUsers(emails: $emails, role: $role) {\n      email\n      outcome\n    }\n  }\n"): typeof import('./graphql.ts').InviteUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($id: ID!) {\n    resendCompanyUserInvitation(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResendInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserRole($id: ID!, $role: CompanyUserRole!) {\n    updateCompanyUserRole(id: $id, role: $role) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateUserRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableUser($id: ID!) {\n    disableCompanyUser(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DisableUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Administrator on CompanyUser {\n    id\n    familyName\n    givenName\n    department\n    title\n    picture\n  }\n"): typeof import('./graphql.ts').AdministratorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsersPage {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        canAdminister\n      }\n    }\n    companyAdministrators {\n      id\n      ...Administrator\n    }\n  }\n"): typeof import('./graphql.ts').UsersPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedUsers {\n    companySeats {\n      limit\n      taken\n    }\n    companyMembers {\n      id\n      ...Member\n    }\n  }\n"): typeof import('./graphql.ts').ManagedUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Member on CompanyMember {\n    id\n    email\n    role\n    status\n    familyName\n    givenName\n    department\n    title\n    invitationExpiresAt\n    lastSignedInAt\n    onlyNotifiedDates\n    inHand {\n      scheduledScouts\n      relations\n    }\n  }\n"): typeof import('./graphql.ts').MemberFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhitepaperPage($id: ID!) {\n    whitepaper(id: $id) {\n      id\n      title\n      summary\n      contents\n      tags\n      pages\n      bytes\n      coverUrl\n      publishedAt\n      isNew\n      isOpen\n      minimumPlanLabel\n    }\n  }\n"): typeof import('./graphql.ts').WhitepaperPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestWhitepaperDownload($id: ID!) {\n    requestWhitepaperDownload(id: $id) {\n      hash\n      expiresAt\n    }\n  }\n"): typeof import('./graphql.ts').RequestWhitepaperDownloadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhitepaperDownloadPage($hash: String!) {\n    whitepaperDownload(hash: $hash) {\n      whitepaperId\n      title\n      state\n      expiresAt\n      remaining\n    }\n  }\n"): typeof import('./graphql.ts').WhitepaperDownloadPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhitepaperList($tag: String, $first: Int!, $offset: Int!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    individualReportMonths\n    whitepaperTags {\n      tag\n      count\n    }\n    whitepapers(tag: $tag, first: $first, offset: $offset) {\n      totalCount\n      nodes {\n        id\n        ...WhitepaperCard\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WhitepaperListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WhitepaperCard on Whitepaper {\n    id\n    title\n    summary\n    tags\n    pages\n    coverUrl\n    isNew\n    isOpen\n    minimumPlanLabel\n  }\n"): typeof import('./graphql.ts').WhitepaperCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FormsPage {\n    graduationYears\n    regions {\n      prefectures {\n        id\n        label\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FormsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentCertificatePage($token: String!) {\n    assessmentCertificate(token: $token) {\n      id\n      name\n      insertedAt\n      expiresAt\n      sheet {\n        kind\n        ...AssessmentSheetFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentCertificatePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssessmentManualPage {\n    assessmentManual {\n      id\n      ...ManualScaleFields\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentManualPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManualScaleFields on AssessmentManualScale {\n    id\n    title\n    items\n    reliability\n    standardError\n    takers\n  }\n"): typeof import('./graphql.ts').ManualScaleFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssessmentSheetFields on AssessmentSheet {\n    kind\n    takenOn\n    isReference\n    sections {\n      id\n      title\n      achieved\n      achievable\n      band\n      low\n      high\n      cuts\n      note\n    }\n    total {\n      achieved\n      achievable\n      band\n    }\n    traits {\n      traitId\n      leftLabel\n      rightLabel\n      percentage\n      low\n      high\n      text\n    }\n  }\n"): typeof import('./graphql.ts').AssessmentSheetFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCompanyImage($image: String!) {\n    addCompanyImage(image: $image) {\n      url\n      width\n      height\n    }\n  }\n"): typeof import('./graphql.ts').AddCompanyImageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForVideoStill($video: String!) {\n    askForVideoStill(video: $video) {\n      url\n    }\n  }\n"): typeof import('./graphql.ts').AskForVideoStillDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueCalendarFeed {\n    issueCalendarFeed {\n      secret\n    }\n  }\n"): typeof import('./graphql.ts').IssueCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndCalendarFeed {\n    endCalendarFeed\n  }\n"): typeof import('./graphql.ts').EndCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CalendarFeedState on CalendarFeed {\n    insertedAt\n    readAt\n  }\n"): typeof import('./graphql.ts').CalendarFeedStateFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyCard on Company {\n    id\n    displayName\n    tagline\n    ...CompanyMark\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n    city\n    employees\n  }\n"): typeof import('./graphql.ts').CompanyCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyMark on Company {\n    mark {\n      shape\n      background\n      foreground\n      logoUrl\n    }\n  }\n"): typeof import('./graphql.ts').CompanyMarkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyFacts on Company {\n    legalName\n    industries {\n      id\n      label\n    }\n    companySize {\n      label\n    }\n    employees\n    foundedOn\n    capitalYen\n    representative\n    postalCode\n    prefecture {\n      label\n    }\n    city\n    addressLine\n    building\n    offices {\n      id\n      label\n    }\n    phones {\n      id\n      label\n      number\n      shownNumber\n    }\n    urls {\n      label\n      url\n    }\n    companySelectionCriteria {\n      id\n      label\n    }\n    youthInformation {\n      kind\n      label\n      body\n    }\n  }\n"): typeof import('./graphql.ts').CompanyFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyHead on Company {\n    displayName\n    tagline\n    mark {\n      background\n      logoUrl\n    }\n    cover {\n      url\n      width\n      height\n    }\n    coverDescription\n    ...CompanyMark\n  }\n"): typeof import('./graphql.ts').CompanyHeadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyPage on Company {\n    checkedAt\n    contents {\n      ...ContentBlockFields\n    }\n    others {\n      title\n      body\n    }\n    ...CompanyHead\n    ...CompanyFacts\n    voices {\n      ...CompanyVoiceFields\n    }\n    questions {\n      question\n      answer\n    }\n    figures {\n      ...CompanyFigureFields\n    }\n  }\n"): typeof import('./graphql.ts').CompanyPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyFigureFields on CompanyFigure {\n    label\n    value\n    source\n    asOf\n  }\n"): typeof import('./graphql.ts').CompanyFigureFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyVoiceFields on CompanyVoice {\n    speaker\n    body\n    image {\n      url\n      width\n      height\n    }\n  }\n"): typeof import('./graphql.ts').CompanyVoiceFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentBlockFields on ContentBlock {\n    __typename\n    ... on HeadingBlock {\n      text\n    }\n    ... on TextBlock {\n      body\n    }\n    ... on ImageBlock {\n      url\n      description\n      width\n      height\n    }\n    ... on YoutubeBlock {\n      videoId\n    }\n  }\n"): typeof import('./graphql.ts').ContentBlockFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostalAddresses($postalCode: String!) {\n    postalAddresses(postalCode: $postalCode) {\n      prefectureId\n      prefecture\n      city\n      town\n    }\n  }\n"): typeof import('./graphql.ts').PostalAddressesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInquiry($inquiry: InquiryInput!) {\n    createInquiry(inquiry: $inquiry)\n  }\n"): typeof import('./graphql.ts').CreateInquiryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobBody on DescribedJob {\n    title\n    lastEditedAt\n    checkedAt\n    scoutType {\n      id\n      label\n    }\n    jobTypes {\n      id\n      label\n    }\n    contents {\n      ...ContentBlockFields\n    }\n    conditions {\n      label\n      body\n    }\n    recruitmentProcess {\n      label\n    }\n    recruitmentProcessDescription\n  }\n"): typeof import('./graphql.ts').JobBodyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobCompany on Company {\n    displayName\n    ...CompanyMark\n  }\n"): typeof import('./graphql.ts').JobCompanyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobChanges on OfferedJob {\n    changes {\n      changedAt\n      lines {\n        label\n        before\n        after\n      }\n    }\n  }\n"): typeof import('./graphql.ts').JobChangesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Sender on CompanyUser {\n    familyName\n    givenName\n    department\n    title\n    picture\n    messageToStudents\n  }\n"): typeof import('./graphql.ts').SenderFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeyRegistration {\n    startPasskeyRegistration\n  }\n"): typeof import('./graphql.ts').StartPasskeyRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($answer: String!, $name: String!) {\n    addPasskey(answer: $answer, name: $name)\n  }\n"): typeof import('./graphql.ts').AddPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPasskeySignIn {\n    startPasskeySignIn\n  }\n"): typeof import('./graphql.ts').StartPasskeySignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n"): typeof import('./graphql.ts').NotificationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadNotifications($path: String) {\n    readNotifications(path: $path)\n  }\n"): typeof import('./graphql.ts').ReadNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ServiceNoticeFields on ServiceNotice {\n    id\n    kind\n    text\n    link\n    shownUntil\n  }\n"): typeof import('./graphql.ts').ServiceNoticeFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedInAs {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n      }\n      ... on CompanyViewer {\n        __typename\n        id\n      }\n      ... on AdminViewer {\n        __typename\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SignedInAsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentCard on CandidateView {\n    id\n    picture\n    headline\n    schoolName\n    departmentName\n    isFairHidden\n    category\n    education {\n      graduationYear\n    }\n    hasOffer\n    excerpt\n    sellingPoints {\n      id\n      shortLabel\n    }\n    lastActiveAt\n    totalCountSentScoutInvitation\n    completeness\n  }\n"): typeof import('./graphql.ts').StudentCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentProfile on CandidateView {\n    taglines\n    selfIntroduction\n    studentProjectExperience\n    studyAbroadExperience\n    qualificationExperience\n    internshipExperience\n    sellingPoints {\n      id\n      label\n    }\n    education {\n      graduationYear\n      graduationMonth\n      degree\n      highSchoolName\n    }\n    preferredScoutTypes {\n      label\n    }\n    toeicScore\n    toeicTakenOn\n    toeflIbtScore\n    toeflIbtBand\n    toeflIbtTakenOn\n    skills {\n      kind\n      name\n      level\n      since\n      note\n    }\n    hometown {\n      label\n    }\n    offeredCompany {\n      industry {\n        label\n      }\n    }\n    preferences {\n      areas {\n        label\n      }\n      industries {\n        label\n      }\n      jobTypes {\n        label\n      }\n      companySizes {\n        label\n      }\n      companySelectionCriteria {\n        label\n      }\n    }\n    assessmentProfile {\n      intellectualBand\n      intellectual {\n        title\n        achieved\n        achievable\n        band\n        isReference\n        cuts\n      }\n      personality {\n        percentage\n        statement {\n          traitId\n          leftLabel\n          rightLabel\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StudentProfileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadMessageFields on ThreadMessage {\n    position\n    side\n    text\n    sentAt\n    files {\n      number\n      fileName\n      isPicture\n      bytes\n    }\n    companyUser {\n      familyName\n      givenName\n      picture\n    }\n  }\n"): typeof import('./graphql.ts').ThreadMessageFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadEventFields on ThreadEvent {\n    kind\n    side\n    at\n    text\n    until\n    startAt\n    endAt\n    urls {\n      label\n      url\n    }\n    wishes {\n      date\n      timeOfDay\n    }\n    promises {\n      label\n    }\n  }\n"): typeof import('./graphql.ts').ThreadEventFieldsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
