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
    "\n  query AdminEvents($period: EncourageEventPeriod!) {\n    encourageEvents(period: $period) {\n      edges {\n        node {\n          id\n          order\n          title\n          category {\n            label\n          }\n          applicationStartAt\n          applicationEndAt\n          companyName\n          eventUrl\n        }\n      }\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      ... on AdminViewer {\n        __typename\n        id\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  query HomePage {\n    ...HomeToday\n    ...HomeSide\n    ...HomeNewScouts\n    ...HomeEncourageEvents\n  }\n": typeof types.HomePageDocument,
    "\n  fragment HomeEncourageEvents on Query {\n    encourageEvents(period: ACTIVE) {\n      edges {\n        node {\n          id\n          title\n          companyName\n          eventUrl\n          applicationEndAt\n          category {\n            label\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeEncourageEventsFragmentDoc,
    "\n  fragment HomeNewScouts on Query {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n          job {\n            scoutType {\n              label\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeNewScoutsFragmentDoc,
    "\n  fragment HomeSide on Query {\n    chosenDates {\n      id\n      startAt\n      endAt\n      title\n      location\n      url\n      scoutInvitationId\n      company {\n        displayName\n        mark {\n          shape\n          background\n          foreground\n        }\n      }\n    }\n    ownProfile {\n      completeness\n      nextItem\n      nextItemGain\n      viewedByCompaniesYesterday\n    }\n  }\n": typeof types.HomeSideFragmentDoc,
    "\n  fragment HomeToday on Query {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        familyName\n      }\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n          job {\n            title\n          }\n        }\n      }\n    }\n    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {\n      edges {\n        node {\n          id\n          schedulingStatus\n          scheduleBy\n          company {\n            displayName\n          }\n          job {\n            title\n          }\n          offeredScheduling {\n            slots {\n              availability\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.HomeTodayFragmentDoc,
    "\n  fragment DeclineReasons on Query {\n    declineReasons {\n      id\n      label\n    }\n  }\n": typeof types.DeclineReasonsFragmentDoc,
    "\n  fragment Answer on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    expiresAt\n    scheduleBy\n    answeredAt\n    endedAt\n    remindAt\n    canAccept\n    canDecline\n    canChooseSchedulingDate\n    isCompanySuspended\n    company {\n      displayName\n    }\n    job {\n      kind\n    }\n    chosenDate {\n      startAt\n      endAt\n      isChangeable\n    }\n  }\n": typeof types.AnswerFragmentDoc,
    "\n  fragment InvitationCard on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    round\n    readAt\n    expiresAt\n    scheduleBy\n    answeredAt\n    endedAt\n    reason\n    quotations {\n      text\n    }\n    company {\n      displayName\n      mark {\n        shape\n        background\n        foreground\n      }\n    }\n    job {\n      title\n      scoutType {\n        label\n      }\n    }\n    chosenDate {\n      startAt\n    }\n  }\n": typeof types.InvitationCardFragmentDoc,
    "\n  query InvitationPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      readAt\n      company {\n        displayName\n      }\n      ...Letter\n      ...Offer\n      ...Answer\n    }\n    ...SplitList\n    ...DeclineReasons\n  }\n": typeof types.InvitationPageDocument,
    "\n  mutation ReadScoutInvitation($id: ID!) {\n    readScoutInvitation(id: $id)\n  }\n": typeof types.ReadScoutInvitationDocument,
    "\n  mutation AcceptScoutInvitation($id: ID!) {\n    acceptScoutInvitation(id: $id) {\n      id\n      job {\n        kind\n      }\n    }\n  }\n": typeof types.AcceptScoutInvitationDocument,
    "\n  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID) {\n    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId) {\n      id\n    }\n  }\n": typeof types.DeclineScoutInvitationDocument,
    "\n  mutation PostponeScoutInvitation($id: ID!) {\n    postponeScoutInvitation(id: $id) {\n      id\n    }\n  }\n": typeof types.PostponeScoutInvitationDocument,
    "\n  fragment Letter on ScoutInvitation {\n    sentAt\n    reason\n    quotations {\n      field\n      text\n      passage\n    }\n    company {\n      displayName\n      mark {\n        shape\n        background\n        foreground\n      }\n    }\n    companyUser {\n      familyName\n      givenName\n      department\n      title\n    }\n  }\n": typeof types.LetterFragmentDoc,
    "\n  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    scoutInvitations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      edges {\n        node {\n          id\n          ...InvitationCard\n        }\n      }\n    }\n  }\n": typeof types.InvitationListPageDocument,
    "\n  fragment Offer on ScoutInvitation {\n    id\n    message\n    company {\n      displayName\n      ...CompanyCard\n    }\n    job {\n      id\n      title\n      kind\n      scoutType {\n        id\n        label\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n    }\n    offeredScheduling {\n      type\n      isOnline\n      location\n      minutes\n      slots {\n        startAt\n        availability\n      }\n    }\n  }\n": typeof types.OfferFragmentDoc,
    "\n  fragment SplitList on Query {\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          expiresAt\n          reason\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.SplitListFragmentDoc,
    "\n  query CandidateLayout {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        pendingCount\n        pendingScheduleCount\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": typeof types.CandidateLayoutDocument,
    "\n  query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    companyTodo {\n      uncontacted\n      dateRequests\n      ...TodoFields\n    }\n    scoutQuota {\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n": typeof types.ClientHomeDocument,
    "\n  fragment ContractFields on Contract {\n    endsOn\n    plan {\n      label\n      scoutLimitPerMonth\n    }\n  }\n": typeof types.ContractFieldsFragmentDoc,
    "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    read\n    accepted\n    scheduled\n    hired\n  }\n": typeof types.FunnelFieldsFragmentDoc,
    "\n  fragment PlanFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    scheduling {\n      type\n      title\n      location\n      url\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": typeof types.PlanFieldsFragmentDoc,
    "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n  }\n": typeof types.QuotaFieldsFragmentDoc,
    "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n  }\n": typeof types.TodoFieldsFragmentDoc,
    "\n  query FindSchedulingDate($id: ID!) {\n    schedulingDate(id: $id) {\n      id\n      startAt\n    }\n  }\n": typeof types.FindSchedulingDateDocument,
    "\n  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        role\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {\n      edges {\n        node {\n          ...DateFields\n        }\n      }\n    }\n    schedulingDateRequests {\n      ...RequestFields\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          kind\n        }\n      }\n    }\n    scheduling(id: $schedulingId) @include(if: $isEditing) {\n      ...EditedFields\n    }\n  }\n": typeof types.EventsPageDocument,
    "\n  mutation CreateSchedulingEvent($scheduling: SchedulingInput!, $schedulingDates: [SchedulingDateInput!]!) {\n    createSchedulingEvent(scheduling: $scheduling, schedulingDates: $schedulingDates) {\n      id\n    }\n  }\n": typeof types.CreateSchedulingEventDocument,
    "\n  mutation CreateSchedulingInterview($scheduling: SchedulingInput!, $schedulingDates: [SchedulingDateInput!]!) {\n    createSchedulingInterview(scheduling: $scheduling, schedulingDates: $schedulingDates) {\n      id\n    }\n  }\n": typeof types.CreateSchedulingInterviewDocument,
    "\n  mutation UpdateSchedulingEvent(\n    $id: ID!\n    $scheduling: SchedulingInput!\n    $createSchedulingDates: [SchedulingDateInput!]!\n    $updateSchedulingDates: [UpdateSchedulingDateInput!]!\n    $deleteSchedulingDates: [ID!]!\n    $notifyScoutInvitationIds: [ID!]!\n  ) {\n    updateSchedulingEvent(\n      id: $id\n      scheduling: $scheduling\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateSchedulingEventDocument,
    "\n  mutation UpdateSchedulingInterview(\n    $id: ID!\n    $scheduling: SchedulingInput!\n    $createSchedulingDates: [SchedulingDateInput!]!\n    $updateSchedulingDates: [UpdateSchedulingDateInput!]!\n    $deleteSchedulingDates: [ID!]!\n    $notifyScoutInvitationIds: [ID!]!\n  ) {\n    updateSchedulingInterview(\n      id: $id\n      scheduling: $scheduling\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateSchedulingInterviewDocument,
    "\n  mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {\n    deleteSchedulingDate(id: $id, schedulingType: $schedulingType)\n  }\n": typeof types.DeleteSchedulingDateDocument,
    "\n  mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {\n    toggleSchedulingDateCapacityFull(schedulingDateId: $schedulingDateId, isCapacityFull: $isCapacityFull) {\n      id\n    }\n  }\n": typeof types.ToggleSchedulingDateCapacityFullDocument,
    "\n  mutation RefuseSchedulingDateRequest($id: ID!) {\n    refuseSchedulingDateRequest(id: $id)\n  }\n": typeof types.RefuseSchedulingDateRequestDocument,
    "\n  fragment DateFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    canDelete\n    hasCapacity\n    isForceCapacityFull\n    isClosed\n    scheduling {\n      id\n      type\n      title\n      location\n      url\n    }\n    jobs {\n      id\n      title\n    }\n    notifiedCompanyUsers {\n      id\n      familyName\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        departmentName\n        education {\n          graduationYear\n        }\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": typeof types.DateFieldsFragmentDoc,
    "\n  fragment EditedFields on Scheduling {\n    id\n    type\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    remindOneDayBefore\n    remindThreeDaysBefore\n    schedulingDates {\n      id\n      startAt\n      endAt\n      capacity\n      booked\n      canDelete\n      notifiedCompanyUsers {\n        id\n      }\n      acceptedSearchCandidates {\n        scoutInvitationId\n        candidate {\n          id\n          schoolName\n          contact {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n": typeof types.EditedFieldsFragmentDoc,
    "\n  fragment RequestFields on SchedulingDateRequest {\n    id\n    request\n    dueAt\n    isOverdue\n    preferred {\n      date\n      timeOfDay\n    }\n    job {\n      id\n      title\n      scheduling {\n        id\n      }\n    }\n    candidate {\n      id\n      schoolName\n      contact {\n        familyName\n        givenName\n      }\n    }\n  }\n": typeof types.RequestFieldsFragmentDoc,
    "\n  query JobListPage($isArchived: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        role\n      }\n    }\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n": typeof types.JobListPageDocument,
    "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n": typeof types.UpdateJobDescriptionStatusDocument,
    "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n": typeof types.UpdateJobDescriptionIsArchivedDocument,
    "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n": typeof types.DeleteJobDescriptionDocument,
    "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": typeof types.DuplicateJobDescriptionDocument,
    "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    kind\n    isArchived\n    lastEditedAt\n    canDelete\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n": typeof types.JobRowFieldsFragmentDoc,
    "\n  query ClientLayout {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        givenName\n        company {\n          displayName\n        }\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": typeof types.ClientLayoutDocument,
    "\n  fragment CompanyCard on Company {\n    tagline\n    description\n    url\n    mark {\n      shape\n      background\n      foreground\n    }\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n    city\n    employees\n  }\n": typeof types.CompanyCardFragmentDoc,
    "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n": typeof types.NotificationFieldsFragmentDoc,
    "\n  mutation ReadNotifications {\n    readNotifications\n  }\n": typeof types.ReadNotificationsDocument,
};
const documents: Documents = {
    "\n  query AdminEvents($period: EncourageEventPeriod!) {\n    encourageEvents(period: $period) {\n      edges {\n        node {\n          id\n          order\n          title\n          category {\n            label\n          }\n          applicationStartAt\n          applicationEndAt\n          companyName\n          eventUrl\n        }\n      }\n    }\n  }\n": types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      ... on AdminViewer {\n        __typename\n        id\n        familyName\n        givenName\n      }\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query HomePage {\n    ...HomeToday\n    ...HomeSide\n    ...HomeNewScouts\n    ...HomeEncourageEvents\n  }\n": types.HomePageDocument,
    "\n  fragment HomeEncourageEvents on Query {\n    encourageEvents(period: ACTIVE) {\n      edges {\n        node {\n          id\n          title\n          companyName\n          eventUrl\n          applicationEndAt\n          category {\n            label\n          }\n        }\n      }\n    }\n  }\n": types.HomeEncourageEventsFragmentDoc,
    "\n  fragment HomeNewScouts on Query {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n          job {\n            scoutType {\n              label\n            }\n          }\n        }\n      }\n    }\n  }\n": types.HomeNewScoutsFragmentDoc,
    "\n  fragment HomeSide on Query {\n    chosenDates {\n      id\n      startAt\n      endAt\n      title\n      location\n      url\n      scoutInvitationId\n      company {\n        displayName\n        mark {\n          shape\n          background\n          foreground\n        }\n      }\n    }\n    ownProfile {\n      completeness\n      nextItem\n      nextItemGain\n      viewedByCompaniesYesterday\n    }\n  }\n": types.HomeSideFragmentDoc,
    "\n  fragment HomeToday on Query {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        familyName\n      }\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n          job {\n            title\n          }\n        }\n      }\n    }\n    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {\n      edges {\n        node {\n          id\n          schedulingStatus\n          scheduleBy\n          company {\n            displayName\n          }\n          job {\n            title\n          }\n          offeredScheduling {\n            slots {\n              availability\n            }\n          }\n        }\n      }\n    }\n  }\n": types.HomeTodayFragmentDoc,
    "\n  fragment DeclineReasons on Query {\n    declineReasons {\n      id\n      label\n    }\n  }\n": types.DeclineReasonsFragmentDoc,
    "\n  fragment Answer on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    expiresAt\n    scheduleBy\n    answeredAt\n    endedAt\n    remindAt\n    canAccept\n    canDecline\n    canChooseSchedulingDate\n    isCompanySuspended\n    company {\n      displayName\n    }\n    job {\n      kind\n    }\n    chosenDate {\n      startAt\n      endAt\n      isChangeable\n    }\n  }\n": types.AnswerFragmentDoc,
    "\n  fragment InvitationCard on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    round\n    readAt\n    expiresAt\n    scheduleBy\n    answeredAt\n    endedAt\n    reason\n    quotations {\n      text\n    }\n    company {\n      displayName\n      mark {\n        shape\n        background\n        foreground\n      }\n    }\n    job {\n      title\n      scoutType {\n        label\n      }\n    }\n    chosenDate {\n      startAt\n    }\n  }\n": types.InvitationCardFragmentDoc,
    "\n  query InvitationPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      readAt\n      company {\n        displayName\n      }\n      ...Letter\n      ...Offer\n      ...Answer\n    }\n    ...SplitList\n    ...DeclineReasons\n  }\n": types.InvitationPageDocument,
    "\n  mutation ReadScoutInvitation($id: ID!) {\n    readScoutInvitation(id: $id)\n  }\n": types.ReadScoutInvitationDocument,
    "\n  mutation AcceptScoutInvitation($id: ID!) {\n    acceptScoutInvitation(id: $id) {\n      id\n      job {\n        kind\n      }\n    }\n  }\n": types.AcceptScoutInvitationDocument,
    "\n  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID) {\n    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId) {\n      id\n    }\n  }\n": types.DeclineScoutInvitationDocument,
    "\n  mutation PostponeScoutInvitation($id: ID!) {\n    postponeScoutInvitation(id: $id) {\n      id\n    }\n  }\n": types.PostponeScoutInvitationDocument,
    "\n  fragment Letter on ScoutInvitation {\n    sentAt\n    reason\n    quotations {\n      field\n      text\n      passage\n    }\n    company {\n      displayName\n      mark {\n        shape\n        background\n        foreground\n      }\n    }\n    companyUser {\n      familyName\n      givenName\n      department\n      title\n    }\n  }\n": types.LetterFragmentDoc,
    "\n  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    scoutInvitations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      edges {\n        node {\n          id\n          ...InvitationCard\n        }\n      }\n    }\n  }\n": types.InvitationListPageDocument,
    "\n  fragment Offer on ScoutInvitation {\n    id\n    message\n    company {\n      displayName\n      ...CompanyCard\n    }\n    job {\n      id\n      title\n      kind\n      scoutType {\n        id\n        label\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n    }\n    offeredScheduling {\n      type\n      isOnline\n      location\n      minutes\n      slots {\n        startAt\n        availability\n      }\n    }\n  }\n": types.OfferFragmentDoc,
    "\n  fragment SplitList on Query {\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          expiresAt\n          reason\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n        }\n      }\n    }\n  }\n": types.SplitListFragmentDoc,
    "\n  query CandidateLayout {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        pendingCount\n        pendingScheduleCount\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": types.CandidateLayoutDocument,
    "\n  query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    companyTodo {\n      uncontacted\n      dateRequests\n      ...TodoFields\n    }\n    scoutQuota {\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n": types.ClientHomeDocument,
    "\n  fragment ContractFields on Contract {\n    endsOn\n    plan {\n      label\n      scoutLimitPerMonth\n    }\n  }\n": types.ContractFieldsFragmentDoc,
    "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    read\n    accepted\n    scheduled\n    hired\n  }\n": types.FunnelFieldsFragmentDoc,
    "\n  fragment PlanFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    scheduling {\n      type\n      title\n      location\n      url\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": types.PlanFieldsFragmentDoc,
    "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n  }\n": types.QuotaFieldsFragmentDoc,
    "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n  }\n": types.TodoFieldsFragmentDoc,
    "\n  query FindSchedulingDate($id: ID!) {\n    schedulingDate(id: $id) {\n      id\n      startAt\n    }\n  }\n": types.FindSchedulingDateDocument,
    "\n  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        role\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {\n      edges {\n        node {\n          ...DateFields\n        }\n      }\n    }\n    schedulingDateRequests {\n      ...RequestFields\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          kind\n        }\n      }\n    }\n    scheduling(id: $schedulingId) @include(if: $isEditing) {\n      ...EditedFields\n    }\n  }\n": types.EventsPageDocument,
    "\n  mutation CreateSchedulingEvent($scheduling: SchedulingInput!, $schedulingDates: [SchedulingDateInput!]!) {\n    createSchedulingEvent(scheduling: $scheduling, schedulingDates: $schedulingDates) {\n      id\n    }\n  }\n": types.CreateSchedulingEventDocument,
    "\n  mutation CreateSchedulingInterview($scheduling: SchedulingInput!, $schedulingDates: [SchedulingDateInput!]!) {\n    createSchedulingInterview(scheduling: $scheduling, schedulingDates: $schedulingDates) {\n      id\n    }\n  }\n": types.CreateSchedulingInterviewDocument,
    "\n  mutation UpdateSchedulingEvent(\n    $id: ID!\n    $scheduling: SchedulingInput!\n    $createSchedulingDates: [SchedulingDateInput!]!\n    $updateSchedulingDates: [UpdateSchedulingDateInput!]!\n    $deleteSchedulingDates: [ID!]!\n    $notifyScoutInvitationIds: [ID!]!\n  ) {\n    updateSchedulingEvent(\n      id: $id\n      scheduling: $scheduling\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": types.UpdateSchedulingEventDocument,
    "\n  mutation UpdateSchedulingInterview(\n    $id: ID!\n    $scheduling: SchedulingInput!\n    $createSchedulingDates: [SchedulingDateInput!]!\n    $updateSchedulingDates: [UpdateSchedulingDateInput!]!\n    $deleteSchedulingDates: [ID!]!\n    $notifyScoutInvitationIds: [ID!]!\n  ) {\n    updateSchedulingInterview(\n      id: $id\n      scheduling: $scheduling\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n": types.UpdateSchedulingInterviewDocument,
    "\n  mutation DeleteSchedulingDate($id: ID!, $schedulingType: SchedulingType!) {\n    deleteSchedulingDate(id: $id, schedulingType: $schedulingType)\n  }\n": types.DeleteSchedulingDateDocument,
    "\n  mutation ToggleSchedulingDateCapacityFull($schedulingDateId: ID!, $isCapacityFull: Boolean!) {\n    toggleSchedulingDateCapacityFull(schedulingDateId: $schedulingDateId, isCapacityFull: $isCapacityFull) {\n      id\n    }\n  }\n": types.ToggleSchedulingDateCapacityFullDocument,
    "\n  mutation RefuseSchedulingDateRequest($id: ID!) {\n    refuseSchedulingDateRequest(id: $id)\n  }\n": types.RefuseSchedulingDateRequestDocument,
    "\n  fragment DateFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    canDelete\n    hasCapacity\n    isForceCapacityFull\n    isClosed\n    scheduling {\n      id\n      type\n      title\n      location\n      url\n    }\n    jobs {\n      id\n      title\n    }\n    notifiedCompanyUsers {\n      id\n      familyName\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        departmentName\n        education {\n          graduationYear\n        }\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": types.DateFieldsFragmentDoc,
    "\n  fragment EditedFields on Scheduling {\n    id\n    type\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    remindOneDayBefore\n    remindThreeDaysBefore\n    schedulingDates {\n      id\n      startAt\n      endAt\n      capacity\n      booked\n      canDelete\n      notifiedCompanyUsers {\n        id\n      }\n      acceptedSearchCandidates {\n        scoutInvitationId\n        candidate {\n          id\n          schoolName\n          contact {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n": types.EditedFieldsFragmentDoc,
    "\n  fragment RequestFields on SchedulingDateRequest {\n    id\n    request\n    dueAt\n    isOverdue\n    preferred {\n      date\n      timeOfDay\n    }\n    job {\n      id\n      title\n      scheduling {\n        id\n      }\n    }\n    candidate {\n      id\n      schoolName\n      contact {\n        familyName\n        givenName\n      }\n    }\n  }\n": types.RequestFieldsFragmentDoc,
    "\n  query JobListPage($isArchived: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        role\n      }\n    }\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n": types.JobListPageDocument,
    "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n": types.UpdateJobDescriptionStatusDocument,
    "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n": types.UpdateJobDescriptionIsArchivedDocument,
    "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n": types.DeleteJobDescriptionDocument,
    "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": types.DuplicateJobDescriptionDocument,
    "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    kind\n    isArchived\n    lastEditedAt\n    canDelete\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n": types.JobRowFieldsFragmentDoc,
    "\n  query ClientLayout {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        givenName\n        company {\n          displayName\n        }\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": types.ClientLayoutDocument,
    "\n  fragment CompanyCard on Company {\n    tagline\n    description\n    url\n    mark {\n      shape\n      background\n      foreground\n    }\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n    city\n    employees\n  }\n": types.CompanyCardFragmentDoc,
    "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n": types.NotificationFieldsFragmentDoc,
    "\n  mutation ReadNotifications {\n    readNotifications\n  }\n": types.ReadNotificationsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvents($period: EncourageEventPeriod!) {\n    encourageEvents(period: $period) {\n      edges {\n        node {\n          id\n          order\n          title\n          category {\n            label\n          }\n          applicationStartAt\n          applicationEndAt\n          companyName\n          eventUrl\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLayout {\n    viewer {\n      ... on AdminViewer {\n        __typename\n        id\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    ...HomeToday\n    ...HomeSide\n    ...HomeNewScouts\n    ...HomeEncourageEvents\n  }\n"): typeof import('./graphql.ts').HomePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeEncourageEvents on Query {\n    encourageEvents(period: ACTIVE) {\n      edges {\n        node {\n          id\n          title\n          companyName\n          eventUrl\n          applicationEndAt\n          category {\n            label\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeEncourageEventsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeNewScouts on Query {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n          job {\n            scoutType {\n              label\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeNewScoutsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeSide on Query {\n    chosenDates {\n      id\n      startAt\n      endAt\n      title\n      location\n      url\n      scoutInvitationId\n      company {\n        displayName\n        mark {\n          shape\n          background\n          foreground\n        }\n      }\n    }\n    ownProfile {\n      completeness\n      nextItem\n      nextItemGain\n      viewedByCompaniesYesterday\n    }\n  }\n"): typeof import('./graphql.ts').HomeSideFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeToday on Query {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        familyName\n      }\n    }\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      edges {\n        node {\n          id\n          sentAt\n          expiresAt\n          reason\n          quotations {\n            text\n          }\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n          job {\n            title\n          }\n        }\n      }\n    }\n    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {\n      edges {\n        node {\n          id\n          schedulingStatus\n          scheduleBy\n          company {\n            displayName\n          }\n          job {\n            title\n          }\n          offeredScheduling {\n            slots {\n              availability\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeTodayFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeclineReasons on Query {\n    declineReasons {\n      id\n      label\n    }\n  }\n"): typeof import('./graphql.ts').DeclineReasonsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Answer on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    expiresAt\n    scheduleBy\n    answeredAt\n    endedAt\n    remindAt\n    canAccept\n    canDecline\n    canChooseSchedulingDate\n    isCompanySuspended\n    company {\n      displayName\n    }\n    job {\n      kind\n    }\n    chosenDate {\n      startAt\n      endAt\n      isChangeable\n    }\n  }\n"): typeof import('./graphql.ts').AnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationCard on ScoutInvitation {\n    id\n    status\n    schedulingStatus\n    round\n    readAt\n    expiresAt\n    scheduleBy\n    answeredAt\n    endedAt\n    reason\n    quotations {\n      text\n    }\n    company {\n      displayName\n      mark {\n        shape\n        background\n        foreground\n      }\n    }\n    job {\n      title\n      scoutType {\n        label\n      }\n    }\n    chosenDate {\n      startAt\n    }\n  }\n"): typeof import('./graphql.ts').InvitationCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationPage($id: ID!) {\n    scoutInvitation(id: $id) {\n      id\n      readAt\n      company {\n        displayName\n      }\n      ...Letter\n      ...Offer\n      ...Answer\n    }\n    ...SplitList\n    ...DeclineReasons\n  }\n"): typeof import('./graphql.ts').InvitationPageDocument;
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
export function graphql(source: "\n  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID) {\n    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeclineScoutInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostponeScoutInvitation($id: ID!) {\n    postponeScoutInvitation(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PostponeScoutInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Letter on ScoutInvitation {\n    sentAt\n    reason\n    quotations {\n      field\n      text\n      passage\n    }\n    company {\n      displayName\n      mark {\n        shape\n        background\n        foreground\n      }\n    }\n    companyUser {\n      familyName\n      givenName\n      department\n      title\n    }\n  }\n"): typeof import('./graphql.ts').LetterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {\n    scoutInvitationCounts {\n      pending\n      pendingSchedule\n      accepted\n      declined\n      expired\n    }\n    scoutInvitations(status: $status, first: $first, offset: $offset) {\n      totalCount\n      edges {\n        node {\n          id\n          ...InvitationCard\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InvitationListPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Offer on ScoutInvitation {\n    id\n    message\n    company {\n      displayName\n      ...CompanyCard\n    }\n    job {\n      id\n      title\n      kind\n      scoutType {\n        id\n        label\n      }\n      conditions {\n        label\n        body\n      }\n      recruitmentProcess {\n        label\n      }\n    }\n    offeredScheduling {\n      type\n      isOnline\n      location\n      minutes\n      slots {\n        startAt\n        availability\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SplitList on Query {\n    waiting: scoutInvitations(status: PENDING, first: 50) {\n      totalCount\n      edges {\n        node {\n          id\n          expiresAt\n          reason\n          company {\n            displayName\n            mark {\n              shape\n              background\n              foreground\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SplitListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateLayout {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        pendingCount\n        pendingScheduleCount\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CandidateLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    companyTodo {\n      uncontacted\n      dateRequests\n      ...TodoFields\n    }\n    scoutQuota {\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClientHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractFields on Contract {\n    endsOn\n    plan {\n      label\n      scoutLimitPerMonth\n    }\n  }\n"): typeof import('./graphql.ts').ContractFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    read\n    accepted\n    scheduled\n    hired\n  }\n"): typeof import('./graphql.ts').FunnelFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    scheduling {\n      type\n      title\n      location\n      url\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlanFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n  }\n"): typeof import('./graphql.ts').QuotaFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n  }\n"): typeof import('./graphql.ts').TodoFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindSchedulingDate($id: ID!) {\n    schedulingDate(id: $id) {\n      id\n      startAt\n    }\n  }\n"): typeof import('./graphql.ts').FindSchedulingDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        role\n        contract {\n          plan {\n            features\n          }\n        }\n      }\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {\n      edges {\n        node {\n          ...DateFields\n        }\n      }\n    }\n    schedulingDateRequests {\n      ...RequestFields\n    }\n    companyUsers {\n      id\n      familyName\n      givenName\n      department\n    }\n    jobDescriptions(isArchived: false) {\n      edges {\n        node {\n          id\n          title\n          kind\n        }\n      }\n    }\n    scheduling(id: $schedulingId) @include(if: $isEditing) {\n      ...EditedFields\n    }\n  }\n"): typeof import('./graphql.ts').EventsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSchedulingEvent($scheduling: SchedulingInput!, $schedulingDates: [SchedulingDateInput!]!) {\n    createSchedulingEvent(scheduling: $scheduling, schedulingDates: $schedulingDates) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateSchedulingEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSchedulingInterview($scheduling: SchedulingInput!, $schedulingDates: [SchedulingDateInput!]!) {\n    createSchedulingInterview(scheduling: $scheduling, schedulingDates: $schedulingDates) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateSchedulingInterviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSchedulingEvent(\n    $id: ID!\n    $scheduling: SchedulingInput!\n    $createSchedulingDates: [SchedulingDateInput!]!\n    $updateSchedulingDates: [UpdateSchedulingDateInput!]!\n    $deleteSchedulingDates: [ID!]!\n    $notifyScoutInvitationIds: [ID!]!\n  ) {\n    updateSchedulingEvent(\n      id: $id\n      scheduling: $scheduling\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSchedulingEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSchedulingInterview(\n    $id: ID!\n    $scheduling: SchedulingInput!\n    $createSchedulingDates: [SchedulingDateInput!]!\n    $updateSchedulingDates: [UpdateSchedulingDateInput!]!\n    $deleteSchedulingDates: [ID!]!\n    $notifyScoutInvitationIds: [ID!]!\n  ) {\n    updateSchedulingInterview(\n      id: $id\n      scheduling: $scheduling\n      createSchedulingDates: $createSchedulingDates\n      updateSchedulingDates: $updateSchedulingDates\n      deleteSchedulingDates: $deleteSchedulingDates\n      notifyScoutInvitationIds: $notifyScoutInvitationIds\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateSchedulingInterviewDocument;
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
export function graphql(source: "\n  mutation RefuseSchedulingDateRequest($id: ID!) {\n    refuseSchedulingDateRequest(id: $id)\n  }\n"): typeof import('./graphql.ts').RefuseSchedulingDateRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DateFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    canDelete\n    hasCapacity\n    isForceCapacityFull\n    isClosed\n    scheduling {\n      id\n      type\n      title\n      location\n      url\n    }\n    jobs {\n      id\n      title\n    }\n    notifiedCompanyUsers {\n      id\n      familyName\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        departmentName\n        education {\n          graduationYear\n        }\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DateFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedFields on Scheduling {\n    id\n    type\n    title\n    location\n    url\n    belongings\n    emergencyContact\n    remindOneDayBefore\n    remindThreeDaysBefore\n    schedulingDates {\n      id\n      startAt\n      endAt\n      capacity\n      booked\n      canDelete\n      notifiedCompanyUsers {\n        id\n      }\n      acceptedSearchCandidates {\n        scoutInvitationId\n        candidate {\n          id\n          schoolName\n          contact {\n            familyName\n            givenName\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditedFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RequestFields on SchedulingDateRequest {\n    id\n    request\n    dueAt\n    isOverdue\n    preferred {\n      date\n      timeOfDay\n    }\n    job {\n      id\n      title\n      scheduling {\n        id\n      }\n    }\n    candidate {\n      id\n      schoolName\n      contact {\n        familyName\n        givenName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RequestFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobListPage($isArchived: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        role\n      }\n    }\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').JobListPageDocument;
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
export function graphql(source: "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n"): typeof import('./graphql.ts').DeleteJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateJobDescriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    kind\n    isArchived\n    lastEditedAt\n    canDelete\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n"): typeof import('./graphql.ts').JobRowFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientLayout {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        givenName\n        company {\n          displayName\n        }\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClientLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompanyCard on Company {\n    tagline\n    description\n    url\n    mark {\n      shape\n      background\n      foreground\n    }\n    industries {\n      label\n    }\n    prefecture {\n      label\n    }\n    city\n    employees\n  }\n"): typeof import('./graphql.ts').CompanyCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n"): typeof import('./graphql.ts').NotificationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadNotifications {\n    readNotifications\n  }\n"): typeof import('./graphql.ts').ReadNotificationsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
