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
    "\n  query CandidateLayout {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        pendingCount\n        pendingScheduleCount\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": typeof types.CandidateLayoutDocument,
    "\n  query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    companyTodo {\n      uncontacted\n      dateRequests\n      ...TodoFields\n    }\n    scoutQuota {\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n": typeof types.ClientHomeDocument,
    "\n  fragment ContractFields on Contract {\n    endsOn\n    plan {\n      label\n      scoutLimitPerMonth\n    }\n  }\n": typeof types.ContractFieldsFragmentDoc,
    "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    read\n    accepted\n    scheduled\n    hired\n  }\n": typeof types.FunnelFieldsFragmentDoc,
    "\n  fragment PlanFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    scheduling {\n      type\n      title\n      location\n      url\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": typeof types.PlanFieldsFragmentDoc,
    "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n  }\n": typeof types.QuotaFieldsFragmentDoc,
    "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n  }\n": typeof types.TodoFieldsFragmentDoc,
    "\n  query JobListPage($isArchived: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        role\n      }\n    }\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n": typeof types.JobListPageDocument,
    "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n": typeof types.UpdateJobDescriptionStatusDocument,
    "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n": typeof types.UpdateJobDescriptionIsArchivedDocument,
    "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n": typeof types.DeleteJobDescriptionDocument,
    "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": typeof types.DuplicateJobDescriptionDocument,
    "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    kind\n    isArchived\n    lastEditedAt\n    canDelete\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n": typeof types.JobRowFieldsFragmentDoc,
    "\n  query ClientLayout {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        givenName\n        company {\n          displayName\n        }\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": typeof types.ClientLayoutDocument,
    "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n": typeof types.NotificationFieldsFragmentDoc,
    "\n  mutation ReadNotifications {\n    readNotifications\n  }\n": typeof types.ReadNotificationsDocument,
};
const documents: Documents = {
    "\n  query AdminEvents($period: EncourageEventPeriod!) {\n    encourageEvents(period: $period) {\n      edges {\n        node {\n          id\n          order\n          title\n          category {\n            label\n          }\n          applicationStartAt\n          applicationEndAt\n          companyName\n          eventUrl\n        }\n      }\n    }\n  }\n": types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      ... on AdminViewer {\n        __typename\n        id\n        familyName\n        givenName\n      }\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query CandidateLayout {\n    viewer {\n      ... on CandidateViewer {\n        __typename\n        id\n        familyName\n        givenName\n        pendingCount\n        pendingScheduleCount\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": types.CandidateLayoutDocument,
    "\n  query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        contract {\n          ...ContractFields\n        }\n      }\n    }\n    companyTodo {\n      uncontacted\n      dateRequests\n      ...TodoFields\n    }\n    scoutQuota {\n      ...QuotaFields\n    }\n    scoutFunnel(jobId: $jobId) {\n      ...FunnelFields\n    }\n    schedulings(first: 0) {\n      totalCount\n    }\n    schedulingDates(startDate: $startDate, endDate: $endDate) {\n      edges {\n        node {\n          id\n          ...PlanFields\n        }\n      }\n    }\n    jobDescriptions {\n      edges {\n        node {\n          id\n          title\n          status\n          isArchived\n          totalSent\n        }\n      }\n    }\n  }\n": types.ClientHomeDocument,
    "\n  fragment ContractFields on Contract {\n    endsOn\n    plan {\n      label\n      scoutLimitPerMonth\n    }\n  }\n": types.ContractFieldsFragmentDoc,
    "\n  fragment FunnelFields on ScoutFunnel {\n    sent\n    read\n    accepted\n    scheduled\n    hired\n  }\n": types.FunnelFieldsFragmentDoc,
    "\n  fragment PlanFields on SchedulingDate {\n    id\n    startAt\n    endAt\n    capacity\n    booked\n    scheduling {\n      type\n      title\n      location\n      url\n    }\n    acceptedSearchCandidates {\n      id\n      candidate {\n        id\n        schoolName\n        contact {\n          familyName\n          givenName\n        }\n      }\n    }\n  }\n": types.PlanFieldsFragmentDoc,
    "\n  fragment QuotaFields on ScoutQuota {\n    limit\n    sent\n    remaining\n    sentThisWeek\n  }\n": types.QuotaFieldsFragmentDoc,
    "\n  fragment TodoFields on CompanyTodo {\n    uncontacted\n    uncontactedOverdue\n    dateRequests\n    dateRequestDueAt\n    expiringSoon\n    waiting\n  }\n": types.TodoFieldsFragmentDoc,
    "\n  query JobListPage($isArchived: Boolean!) {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        role\n      }\n    }\n    active: jobDescriptions(isArchived: false, first: 0) {\n      totalCount\n    }\n    archived: jobDescriptions(isArchived: true, first: 0) {\n      totalCount\n    }\n    jobDescriptions(isArchived: $isArchived) {\n      edges {\n        node {\n          ...JobRowFields\n        }\n      }\n    }\n  }\n": types.JobListPageDocument,
    "\n  mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {\n    updateJobDescriptionStatus(id: $id, status: $status) {\n      id\n    }\n  }\n": types.UpdateJobDescriptionStatusDocument,
    "\n  mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {\n    updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {\n      activeCount\n      archivedCount\n    }\n  }\n": types.UpdateJobDescriptionIsArchivedDocument,
    "\n  mutation DeleteJobDescription($id: ID!) {\n    deleteJobDescription(id: $id)\n  }\n": types.DeleteJobDescriptionDocument,
    "\n  mutation DuplicateJobDescription($jobId: ID!) {\n    duplicateJobDescription(jobId: $jobId) {\n      id\n    }\n  }\n": types.DuplicateJobDescriptionDocument,
    "\n  fragment JobRowFields on JobDescription {\n    id\n    title\n    status\n    kind\n    isArchived\n    lastEditedAt\n    canDelete\n    canSaveAsDraft\n    canSendScoutInvitation\n    totalSent\n    totalPending\n    totalAccepted\n    totalHired\n    scoutType {\n      label\n    }\n  }\n": types.JobRowFieldsFragmentDoc,
    "\n  query ClientLayout {\n    viewer {\n      ... on CompanyViewer {\n        __typename\n        id\n        familyName\n        givenName\n        company {\n          displayName\n        }\n        unreadNotificationCount\n        notifications {\n          ...NotificationFields\n        }\n      }\n    }\n  }\n": types.ClientLayoutDocument,
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
export function graphql(source: "\n  fragment NotificationFields on Notification {\n    id\n    title\n    body\n    path\n    insertedAt\n    isRead\n  }\n"): typeof import('./graphql.ts').NotificationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadNotifications {\n    readNotifications\n  }\n"): typeof import('./graphql.ts').ReadNotificationsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
