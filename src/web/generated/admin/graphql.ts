/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdminRole =
  | 'OPERATOR'
  | 'READ_ONLY'
  | 'REVIEWER';

export type EncourageEventInput = {
  applicationEndAt: string;
  applicationStartAt: string;
  categoryId: string | number;
  companyLogoUrl?: string | null | undefined;
  companyName: string;
  eventUrl: string;
  thumbnailUrl?: string | null | undefined;
  title: string;
};

export type EncourageEventStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

export type WhitepaperInput = {
  /** At most 20. */
  contents: Array<string>;
  minimumPlan: WhitepaperPlan;
  summary: string;
  /** At most 5. */
  tags: Array<string>;
  title: string;
};

export type WhitepaperPlan =
  | 'FREE'
  | 'LIGHT'
  | 'PREMIUM'
  | 'STANDARD';

export type WhitepaperState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'RETIRED';

export type AdminEventsQueryVariables = Exact<{
  statuses: Array<EncourageEventStatus> | EncourageEventStatus;
}>;


export type AdminEventsQuery = { viewer: { role: AdminRole }, all: Array<{ id: string }>, encourageEvents: Array<{ id: string, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } }> };

export type CreateEncourageEventMutationVariables = Exact<{
  event: EncourageEventInput;
  encodedPicture?: string | null | undefined;
}>;


export type CreateEncourageEventMutation = { createEncourageEvent: { id: string } };

export type UpdateEncourageEventMutationVariables = Exact<{
  id: string | number;
  event: EncourageEventInput;
  encodedPicture?: string | null | undefined;
}>;


export type UpdateEncourageEventMutation = { updateEncourageEvent: { id: string } };

export type DuplicateEncourageEventMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicateEncourageEventMutation = { duplicateEncourageEvent: { id: string } };

export type DeleteEncourageEventMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteEncourageEventMutation = { deleteEncourageEvent: string };

export type ReorderEncourageEventsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ReorderEncourageEventsMutation = { reorderEncourageEvents: Array<{ id: string }> };

export type AdminEventQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminEventQuery = { viewer: { role: AdminRole }, encourageEventCategories: Array<{ id: string, label: string }>, encourageEvent: { id: string, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, companyLogoUrl: string | null, eventUrl: string, thumbnailUrl: string | null, category: { id: string, label: string } } };

export type NewAdminEventQueryVariables = Exact<{ [key: string]: never; }>;


export type NewAdminEventQuery = { viewer: { role: AdminRole }, encourageEventCategories: Array<{ id: string, label: string }> };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer: { id: string, familyName: string, givenName: string } };

export type AdminWhitepapersQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminWhitepapersQuery = { viewer: { role: AdminRole }, whitepapers: Array<{ id: string, state: WhitepaperState, title: string, tags: Array<string>, minimumPlanLabel: string, pages: number, coverUrl: string, publishedAt: string | null, downloads: number, companies: number }> };

export type CreateWhitepaperMutationVariables = Exact<{
  whitepaper: WhitepaperInput;
  encodedFile: string;
  encodedCover?: string | null | undefined;
}>;


export type CreateWhitepaperMutation = { createWhitepaper: { id: string } };

export type UpdateWhitepaperMutationVariables = Exact<{
  id: string | number;
  whitepaper: WhitepaperInput;
  encodedFile?: string | null | undefined;
  encodedCover?: string | null | undefined;
  isCoverDrawn?: boolean | null | undefined;
}>;


export type UpdateWhitepaperMutation = { updateWhitepaper: { id: string } };

export type PublishWhitepaperMutationVariables = Exact<{
  id: string | number;
}>;


export type PublishWhitepaperMutation = { publishWhitepaper: { id: string } };

export type RetireWhitepaperMutationVariables = Exact<{
  id: string | number;
}>;


export type RetireWhitepaperMutation = { retireWhitepaper: { id: string } };

export type AdminWhitepaperQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminWhitepaperQuery = { viewer: { role: AdminRole }, whitepaper: { id: string, state: WhitepaperState, title: string, summary: string, contents: Array<string>, tags: Array<string>, minimumPlan: WhitepaperPlan, minimumPlanLabel: string, pages: number, bytes: number, coverUrl: string, isOwn: boolean, publishedAt: string | null, updatedAt: string, downloads: number, companies: number }, whitepapers: Array<{ id: string, tags: Array<string> }> };

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

export const AdminEventsDocument = new TypedDocumentString(`
    query AdminEvents($statuses: [EncourageEventStatus!]!) {
  viewer {
    role
  }
  all: encourageEvents {
    id
  }
  encourageEvents(statuses: $statuses) {
    id
    status
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
    `) as unknown as TypedDocumentString<AdminEventsQuery, AdminEventsQueryVariables>;
export const CreateEncourageEventDocument = new TypedDocumentString(`
    mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String) {
  createEncourageEvent(event: $event, encodedPicture: $encodedPicture) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateEncourageEventMutation, CreateEncourageEventMutationVariables>;
export const UpdateEncourageEventDocument = new TypedDocumentString(`
    mutation UpdateEncourageEvent($id: ID!, $event: EncourageEventInput!, $encodedPicture: String) {
  updateEncourageEvent(id: $id, event: $event, encodedPicture: $encodedPicture) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateEncourageEventMutation, UpdateEncourageEventMutationVariables>;
export const DuplicateEncourageEventDocument = new TypedDocumentString(`
    mutation DuplicateEncourageEvent($id: ID!) {
  duplicateEncourageEvent(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DuplicateEncourageEventMutation, DuplicateEncourageEventMutationVariables>;
export const DeleteEncourageEventDocument = new TypedDocumentString(`
    mutation DeleteEncourageEvent($id: ID!) {
  deleteEncourageEvent(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteEncourageEventMutation, DeleteEncourageEventMutationVariables>;
export const ReorderEncourageEventsDocument = new TypedDocumentString(`
    mutation ReorderEncourageEvents($ids: [ID!]!) {
  reorderEncourageEvents(ids: $ids) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReorderEncourageEventsMutation, ReorderEncourageEventsMutationVariables>;
export const AdminEventDocument = new TypedDocumentString(`
    query AdminEvent($id: ID!) {
  viewer {
    role
  }
  encourageEventCategories {
    id
    label
  }
  encourageEvent(id: $id) {
    id
    status
    title
    category {
      id
      label
    }
    applicationStartAt
    applicationEndAt
    companyName
    companyLogoUrl
    eventUrl
    thumbnailUrl
  }
}
    `) as unknown as TypedDocumentString<AdminEventQuery, AdminEventQueryVariables>;
export const NewAdminEventDocument = new TypedDocumentString(`
    query NewAdminEvent {
  viewer {
    role
  }
  encourageEventCategories {
    id
    label
  }
}
    `) as unknown as TypedDocumentString<NewAdminEventQuery, NewAdminEventQueryVariables>;
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    id
    familyName
    givenName
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const AdminWhitepapersDocument = new TypedDocumentString(`
    query AdminWhitepapers {
  viewer {
    role
  }
  whitepapers {
    id
    state
    title
    tags
    minimumPlanLabel
    pages
    coverUrl
    publishedAt
    downloads
    companies
  }
}
    `) as unknown as TypedDocumentString<AdminWhitepapersQuery, AdminWhitepapersQueryVariables>;
export const CreateWhitepaperDocument = new TypedDocumentString(`
    mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {
  createWhitepaper(
    whitepaper: $whitepaper
    encodedFile: $encodedFile
    encodedCover: $encodedCover
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateWhitepaperMutation, CreateWhitepaperMutationVariables>;
export const UpdateWhitepaperDocument = new TypedDocumentString(`
    mutation UpdateWhitepaper($id: ID!, $whitepaper: WhitepaperInput!, $encodedFile: String, $encodedCover: String, $isCoverDrawn: Boolean) {
  updateWhitepaper(
    id: $id
    whitepaper: $whitepaper
    encodedFile: $encodedFile
    encodedCover: $encodedCover
    isCoverDrawn: $isCoverDrawn
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWhitepaperMutation, UpdateWhitepaperMutationVariables>;
export const PublishWhitepaperDocument = new TypedDocumentString(`
    mutation PublishWhitepaper($id: ID!) {
  publishWhitepaper(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<PublishWhitepaperMutation, PublishWhitepaperMutationVariables>;
export const RetireWhitepaperDocument = new TypedDocumentString(`
    mutation RetireWhitepaper($id: ID!) {
  retireWhitepaper(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RetireWhitepaperMutation, RetireWhitepaperMutationVariables>;
export const AdminWhitepaperDocument = new TypedDocumentString(`
    query AdminWhitepaper($id: ID!) {
  viewer {
    role
  }
  whitepaper(id: $id) {
    id
    state
    title
    summary
    contents
    tags
    minimumPlan
    minimumPlanLabel
    pages
    bytes
    coverUrl
    isOwn
    publishedAt
    updatedAt
    downloads
    companies
  }
  whitepapers {
    id
    tags
  }
}
    `) as unknown as TypedDocumentString<AdminWhitepaperQuery, AdminWhitepaperQueryVariables>;