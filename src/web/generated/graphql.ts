/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CompanyUserRole =
  | 'ADMIN'
  | 'RECRUITER'
  | 'VIEWER';

export type EncourageEventPeriod =
  | 'ACTIVE'
  | 'EXPIRED';

export type JobKind =
  | 'DRAFT'
  | 'MESSAGE'
  | 'SCHEDULING';

export type JobStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type SchedulingType =
  | 'EVENT'
  | 'INTERVIEW';

export type AdminEventsQueryVariables = Exact<{
  period: EncourageEventPeriod;
}>;


export type AdminEventsQuery = { encourageEvents: { edges: Array<{ node: { id: string, order: number, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } } }> } };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer:
    | { __typename: 'AdminViewer', id: string, familyName: string, givenName: string }
    | Record<PropertyKey, never>
   | null };

export type CandidateLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateLayoutQuery = { viewer:
    | { __typename: 'CandidateViewer', id: string, familyName: string, givenName: string, pendingCount: number, pendingScheduleCount: number, unreadNotificationCount: number, notifications: Array<{ ' $fragmentRefs'?: { 'NotificationFieldsFragment': NotificationFieldsFragment } }> }
    | Record<PropertyKey, never>
   | null };

export type ClientHomeQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  startDate: string;
  endDate: string;
}>;


export type ClientHomeQuery = { viewer:
    | { __typename: 'CompanyViewer', contract: { ' $fragmentRefs'?: { 'ContractFieldsFragment': ContractFieldsFragment } } }
    | Record<PropertyKey, never>
   | null, companyTodo: (
    { uncontacted: number, dateRequests: number }
    & { ' $fragmentRefs'?: { 'TodoFieldsFragment': TodoFieldsFragment } }
  ), scoutQuota: { ' $fragmentRefs'?: { 'QuotaFieldsFragment': QuotaFieldsFragment } }, scoutFunnel: { ' $fragmentRefs'?: { 'FunnelFieldsFragment': FunnelFieldsFragment } }, schedulings: { totalCount: number }, schedulingDates: { edges: Array<{ node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'PlanFieldsFragment': PlanFieldsFragment } }
      ) }> }, jobDescriptions: { edges: Array<{ node: { id: string, title: string, status: JobStatus, isArchived: boolean, totalSent: number } }> } };

export type ContractFieldsFragment = { endsOn: string, plan: { label: string, scoutLimitPerMonth: number } } & { ' $fragmentName'?: 'ContractFieldsFragment' };

export type FunnelFieldsFragment = { sent: number, read: number, accepted: number, scheduled: number, hired: number } & { ' $fragmentName'?: 'FunnelFieldsFragment' };

export type PlanFieldsFragment = { id: string, startAt: string, endAt: string, capacity: number, booked: number, scheduling: { type: SchedulingType, title: string, location: string, url: string | null }, acceptedSearchCandidates: Array<{ id: string, candidate: { id: string, schoolName: string | null, contact: { familyName: string, givenName: string } | null } }> } & { ' $fragmentName'?: 'PlanFieldsFragment' };

export type QuotaFieldsFragment = { limit: number, sent: number, remaining: number, sentThisWeek: number } & { ' $fragmentName'?: 'QuotaFieldsFragment' };

export type TodoFieldsFragment = { uncontacted: number, uncontactedOverdue: number, dateRequests: number, dateRequestDueAt: string | null, expiringSoon: number, waiting: number } & { ' $fragmentName'?: 'TodoFieldsFragment' };

export type JobListPageQueryVariables = Exact<{
  isArchived: boolean;
}>;


export type JobListPageQuery = { viewer:
    | { __typename: 'CompanyViewer', role: CompanyUserRole }
    | Record<PropertyKey, never>
   | null, active: { totalCount: number }, archived: { totalCount: number }, jobDescriptions: { edges: Array<{ node: { ' $fragmentRefs'?: { 'JobRowFieldsFragment': JobRowFieldsFragment } } }> } };

export type UpdateJobDescriptionStatusMutationVariables = Exact<{
  id: string | number;
  status: JobStatus;
}>;


export type UpdateJobDescriptionStatusMutation = { updateJobDescriptionStatus: { id: string } };

export type UpdateJobDescriptionIsArchivedMutationVariables = Exact<{
  id: string | number;
  isArchived: boolean;
}>;


export type UpdateJobDescriptionIsArchivedMutation = { updateJobDescriptionIsArchived: { activeCount: number, archivedCount: number } };

export type DeleteJobDescriptionMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteJobDescriptionMutation = { deleteJobDescription: string };

export type DuplicateJobDescriptionMutationVariables = Exact<{
  jobId: string | number;
}>;


export type DuplicateJobDescriptionMutation = { duplicateJobDescription: { id: string } };

export type JobRowFieldsFragment = { id: string, title: string, status: JobStatus, kind: JobKind, isArchived: boolean, lastEditedAt: string, canDelete: boolean, canSaveAsDraft: boolean, canSendScoutInvitation: boolean, totalSent: number, totalPending: number, totalAccepted: number, totalHired: number, scoutType: { label: string } } & { ' $fragmentName'?: 'JobRowFieldsFragment' };

export type ClientLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientLayoutQuery = { viewer:
    | { __typename: 'CompanyViewer', id: string, familyName: string, givenName: string, unreadNotificationCount: number, company: { displayName: string }, notifications: Array<{ ' $fragmentRefs'?: { 'NotificationFieldsFragment': NotificationFieldsFragment } }> }
    | Record<PropertyKey, never>
   | null };

export type NotificationFieldsFragment = { id: string, title: string, body: string, path: string, insertedAt: string, isRead: boolean } & { ' $fragmentName'?: 'NotificationFieldsFragment' };

export type ReadNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadNotificationsMutation = { readNotifications: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ContractFieldsFragmentDoc = new TypedDocumentString(`
    fragment ContractFields on Contract {
  endsOn
  plan {
    label
    scoutLimitPerMonth
  }
}
    `, {"fragmentName":"ContractFields"}) as unknown as TypedDocumentString<ContractFieldsFragment, unknown>;
export const FunnelFieldsFragmentDoc = new TypedDocumentString(`
    fragment FunnelFields on ScoutFunnel {
  sent
  read
  accepted
  scheduled
  hired
}
    `, {"fragmentName":"FunnelFields"}) as unknown as TypedDocumentString<FunnelFieldsFragment, unknown>;
export const PlanFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlanFields on SchedulingDate {
  id
  startAt
  endAt
  capacity
  booked
  scheduling {
    type
    title
    location
    url
  }
  acceptedSearchCandidates {
    id
    candidate {
      id
      schoolName
      contact {
        familyName
        givenName
      }
    }
  }
}
    `, {"fragmentName":"PlanFields"}) as unknown as TypedDocumentString<PlanFieldsFragment, unknown>;
export const QuotaFieldsFragmentDoc = new TypedDocumentString(`
    fragment QuotaFields on ScoutQuota {
  limit
  sent
  remaining
  sentThisWeek
}
    `, {"fragmentName":"QuotaFields"}) as unknown as TypedDocumentString<QuotaFieldsFragment, unknown>;
export const TodoFieldsFragmentDoc = new TypedDocumentString(`
    fragment TodoFields on CompanyTodo {
  uncontacted
  uncontactedOverdue
  dateRequests
  dateRequestDueAt
  expiringSoon
  waiting
}
    `, {"fragmentName":"TodoFields"}) as unknown as TypedDocumentString<TodoFieldsFragment, unknown>;
export const JobRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment JobRowFields on JobDescription {
  id
  title
  status
  kind
  isArchived
  lastEditedAt
  canDelete
  canSaveAsDraft
  canSendScoutInvitation
  totalSent
  totalPending
  totalAccepted
  totalHired
  scoutType {
    label
  }
}
    `, {"fragmentName":"JobRowFields"}) as unknown as TypedDocumentString<JobRowFieldsFragment, unknown>;
export const NotificationFieldsFragmentDoc = new TypedDocumentString(`
    fragment NotificationFields on Notification {
  id
  title
  body
  path
  insertedAt
  isRead
}
    `, {"fragmentName":"NotificationFields"}) as unknown as TypedDocumentString<NotificationFieldsFragment, unknown>;
export const AdminEventsDocument = new TypedDocumentString(`
    query AdminEvents($period: EncourageEventPeriod!) {
  encourageEvents(period: $period) {
    edges {
      node {
        id
        order
        title
        category {
          label
        }
        applicationStartAt
        applicationEndAt
        companyName
        eventUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdminEventsQuery, AdminEventsQueryVariables>;
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    ... on AdminViewer {
      __typename
      id
      familyName
      givenName
    }
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const CandidateLayoutDocument = new TypedDocumentString(`
    query CandidateLayout {
  viewer {
    ... on CandidateViewer {
      __typename
      id
      familyName
      givenName
      pendingCount
      pendingScheduleCount
      unreadNotificationCount
      notifications {
        ...NotificationFields
      }
    }
  }
}
    fragment NotificationFields on Notification {
  id
  title
  body
  path
  insertedAt
  isRead
}`) as unknown as TypedDocumentString<CandidateLayoutQuery, CandidateLayoutQueryVariables>;
export const ClientHomeDocument = new TypedDocumentString(`
    query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {
  viewer {
    ... on CompanyViewer {
      __typename
      contract {
        ...ContractFields
      }
    }
  }
  companyTodo {
    uncontacted
    dateRequests
    ...TodoFields
  }
  scoutQuota {
    ...QuotaFields
  }
  scoutFunnel(jobId: $jobId) {
    ...FunnelFields
  }
  schedulings(first: 0) {
    totalCount
  }
  schedulingDates(startDate: $startDate, endDate: $endDate) {
    edges {
      node {
        id
        ...PlanFields
      }
    }
  }
  jobDescriptions {
    edges {
      node {
        id
        title
        status
        isArchived
        totalSent
      }
    }
  }
}
    fragment ContractFields on Contract {
  endsOn
  plan {
    label
    scoutLimitPerMonth
  }
}
fragment FunnelFields on ScoutFunnel {
  sent
  read
  accepted
  scheduled
  hired
}
fragment PlanFields on SchedulingDate {
  id
  startAt
  endAt
  capacity
  booked
  scheduling {
    type
    title
    location
    url
  }
  acceptedSearchCandidates {
    id
    candidate {
      id
      schoolName
      contact {
        familyName
        givenName
      }
    }
  }
}
fragment QuotaFields on ScoutQuota {
  limit
  sent
  remaining
  sentThisWeek
}
fragment TodoFields on CompanyTodo {
  uncontacted
  uncontactedOverdue
  dateRequests
  dateRequestDueAt
  expiringSoon
  waiting
}`) as unknown as TypedDocumentString<ClientHomeQuery, ClientHomeQueryVariables>;
export const JobListPageDocument = new TypedDocumentString(`
    query JobListPage($isArchived: Boolean!) {
  viewer {
    ... on CompanyViewer {
      __typename
      role
    }
  }
  active: jobDescriptions(isArchived: false, first: 0) {
    totalCount
  }
  archived: jobDescriptions(isArchived: true, first: 0) {
    totalCount
  }
  jobDescriptions(isArchived: $isArchived) {
    edges {
      node {
        ...JobRowFields
      }
    }
  }
}
    fragment JobRowFields on JobDescription {
  id
  title
  status
  kind
  isArchived
  lastEditedAt
  canDelete
  canSaveAsDraft
  canSendScoutInvitation
  totalSent
  totalPending
  totalAccepted
  totalHired
  scoutType {
    label
  }
}`) as unknown as TypedDocumentString<JobListPageQuery, JobListPageQueryVariables>;
export const UpdateJobDescriptionStatusDocument = new TypedDocumentString(`
    mutation UpdateJobDescriptionStatus($id: ID!, $status: JobStatus!) {
  updateJobDescriptionStatus(id: $id, status: $status) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateJobDescriptionStatusMutation, UpdateJobDescriptionStatusMutationVariables>;
export const UpdateJobDescriptionIsArchivedDocument = new TypedDocumentString(`
    mutation UpdateJobDescriptionIsArchived($id: ID!, $isArchived: Boolean!) {
  updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) {
    activeCount
    archivedCount
  }
}
    `) as unknown as TypedDocumentString<UpdateJobDescriptionIsArchivedMutation, UpdateJobDescriptionIsArchivedMutationVariables>;
export const DeleteJobDescriptionDocument = new TypedDocumentString(`
    mutation DeleteJobDescription($id: ID!) {
  deleteJobDescription(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteJobDescriptionMutation, DeleteJobDescriptionMutationVariables>;
export const DuplicateJobDescriptionDocument = new TypedDocumentString(`
    mutation DuplicateJobDescription($jobId: ID!) {
  duplicateJobDescription(jobId: $jobId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DuplicateJobDescriptionMutation, DuplicateJobDescriptionMutationVariables>;
export const ClientLayoutDocument = new TypedDocumentString(`
    query ClientLayout {
  viewer {
    ... on CompanyViewer {
      __typename
      id
      familyName
      givenName
      company {
        displayName
      }
      unreadNotificationCount
      notifications {
        ...NotificationFields
      }
    }
  }
}
    fragment NotificationFields on Notification {
  id
  title
  body
  path
  insertedAt
  isRead
}`) as unknown as TypedDocumentString<ClientLayoutQuery, ClientLayoutQueryVariables>;
export const ReadNotificationsDocument = new TypedDocumentString(`
    mutation ReadNotifications {
  readNotifications
}
    `) as unknown as TypedDocumentString<ReadNotificationsMutation, ReadNotificationsMutationVariables>;