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

export type EncourageEventStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

export type LookupList =
  | 'COMPANY_SIZE'
  | 'DECLINE_REASON'
  | 'INDUSTRY'
  | 'JOB_TYPE'
  | 'SELECTION_CRITERION'
  | 'SELLING_POINT';

export type SchoolChangeKind =
  | 'ADDED'
  | 'CORRECTED'
  | 'RENAMED'
  | 'RETIRED'
  | 'RETURNED';

export type SchoolChangeSubject =
  | 'DEPARTMENT'
  | 'SCHOOL';

export type ServiceNoticeArea =
  | 'ALL'
  | 'CANDIDATE'
  | 'CLIENT';

export type ServiceNoticeInput = {
  area: ServiceNoticeArea;
  kind: ServiceNoticeKind;
  link?: string | null | undefined;
  shownFrom: string;
  shownUntil: string;
  text: string;
};

export type ServiceNoticeKind =
  | 'INFO'
  | 'MAINTENANCE';

export type ServiceNoticeState =
  | 'COMING'
  | 'OVER'
  | 'SHOWN';

export type AdminEventsQueryVariables = Exact<{
  statuses: Array<EncourageEventStatus> | EncourageEventStatus;
}>;


export type AdminEventsQuery = { encourageEvents: Array<{ id: string, order: number, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } }> };

export type AdminFiguresQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type AdminFiguresQuery = { yearlyFigures: { year: number, years: Array<number>, day: string, months: Array<string>, file: string, onDay: Array<{ label: string, told: string }> | null, flows: Array<{ ' $fragmentRefs'?: { 'FigureRowFieldsFragment': FigureRowFieldsFragment } }>, complaints: Array<{ ' $fragmentRefs'?: { 'FigureRowFieldsFragment': FigureRowFieldsFragment } }> } };

export type FigureRowFieldsFragment = { label: string, cells: Array<string>, total: string, medianDays: number | null } & { ' $fragmentName'?: 'FigureRowFieldsFragment' };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer: { id: string, familyName: string, givenName: string } };

export type AdminLookupsQueryVariables = Exact<{
  importId: string | number;
  hasImport: boolean;
}>;


export type AdminLookupsQuery = (
  { viewer: { id: string, role: AdminRole }, schoolCounts: { schools: { active: number, retired: number }, departments: { active: number, retired: number } }, schoolImport?: (
    { id: string, appliedAt: string | null }
    & { ' $fragmentRefs'?: { 'SchoolImportFieldsFragment': SchoolImportFieldsFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'AppliedImportFieldsFragment': AppliedImportFieldsFragment;'LookupUseFieldsFragment': LookupUseFieldsFragment } }
);

export type UploadSchoolsMutationVariables = Exact<{
  fileName: string;
  file: string;
}>;


export type UploadSchoolsMutation = { uploadSchools: string };

export type ApplySchoolImportMutationVariables = Exact<{
  id: string | number;
  confirmation: string;
}>;


export type ApplySchoolImportMutation = { applySchoolImport: string };

export type AppliedImportFieldsFragment = { appliedSchoolImports: Array<{ id: string, fileName: string, appliedAt: string | null, added: number, renamed: number, retired: number, by: string }> } & { ' $fragmentName'?: 'AppliedImportFieldsFragment' };

export type SchoolImportFieldsFragment = { id: string, fileName: string, unchanged: number, confirmation: string, groups: Array<{ subject: SchoolChangeSubject, kind: SchoolChangeKind, count: number, changes: Array<{ id: string, name: string, before: string | null, school: string | null }> }> } & { ' $fragmentName'?: 'SchoolImportFieldsFragment' };

export type LookupUseFieldsFragment = { lookupUses: Array<{ list: LookupList, id: string, label: string, isActive: boolean, students: string, companies: number | null, jobs: number | null }> } & { ' $fragmentName'?: 'LookupUseFieldsFragment' };

export type AdminNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNoticesQuery = { viewer: { id: string, role: AdminRole }, serviceNotices: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'AdminNoticeFieldsFragment': AdminNoticeFieldsFragment } }
  )> };

export type CreateServiceNoticeMutationVariables = Exact<{
  notice: ServiceNoticeInput;
}>;


export type CreateServiceNoticeMutation = { createServiceNotice: { id: string } };

export type UpdateServiceNoticeMutationVariables = Exact<{
  id: string | number;
  version: number;
  notice: ServiceNoticeInput;
}>;


export type UpdateServiceNoticeMutation = { updateServiceNotice: { id: string } };

export type EndServiceNoticeMutationVariables = Exact<{
  id: string | number;
}>;


export type EndServiceNoticeMutation = { endServiceNotice: { id: string } };

export type DeleteServiceNoticeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteServiceNoticeMutation = { deleteServiceNotice: string };

export type AdminNoticeFieldsFragment = { id: string, area: ServiceNoticeArea, kind: ServiceNoticeKind, state: ServiceNoticeState, text: string, link: string | null, shownFrom: string, shownUntil: string, version: number } & { ' $fragmentName'?: 'AdminNoticeFieldsFragment' };

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
export const FigureRowFieldsFragmentDoc = new TypedDocumentString(`
    fragment FigureRowFields on FigureRow {
  label
  cells
  total
  medianDays
}
    `, {"fragmentName":"FigureRowFields"}) as unknown as TypedDocumentString<FigureRowFieldsFragment, unknown>;
export const AppliedImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment AppliedImportFields on Query {
  appliedSchoolImports {
    id
    fileName
    appliedAt
    added
    renamed
    retired
    by
  }
}
    `, {"fragmentName":"AppliedImportFields"}) as unknown as TypedDocumentString<AppliedImportFieldsFragment, unknown>;
export const SchoolImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment SchoolImportFields on SchoolImport {
  id
  fileName
  unchanged
  confirmation
  groups {
    subject
    kind
    count
    changes {
      id
      name
      before
      school
    }
  }
}
    `, {"fragmentName":"SchoolImportFields"}) as unknown as TypedDocumentString<SchoolImportFieldsFragment, unknown>;
export const LookupUseFieldsFragmentDoc = new TypedDocumentString(`
    fragment LookupUseFields on Query {
  lookupUses {
    list
    id
    label
    isActive
    students
    companies
    jobs
  }
}
    `, {"fragmentName":"LookupUseFields"}) as unknown as TypedDocumentString<LookupUseFieldsFragment, unknown>;
export const AdminNoticeFieldsFragmentDoc = new TypedDocumentString(`
    fragment AdminNoticeFields on ServiceNotice {
  id
  area
  kind
  state
  text
  link
  shownFrom
  shownUntil
  version
}
    `, {"fragmentName":"AdminNoticeFields"}) as unknown as TypedDocumentString<AdminNoticeFieldsFragment, unknown>;
export const AdminEventsDocument = new TypedDocumentString(`
    query AdminEvents($statuses: [EncourageEventStatus!]!) {
  encourageEvents(statuses: $statuses) {
    id
    order
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
export const AdminFiguresDocument = new TypedDocumentString(`
    query AdminFigures($year: Int) {
  yearlyFigures(year: $year) {
    year
    years
    day
    months
    onDay {
      label
      told
    }
    flows {
      ...FigureRowFields
    }
    complaints {
      ...FigureRowFields
    }
    file
  }
}
    fragment FigureRowFields on FigureRow {
  label
  cells
  total
  medianDays
}`) as unknown as TypedDocumentString<AdminFiguresQuery, AdminFiguresQueryVariables>;
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    id
    familyName
    givenName
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const AdminLookupsDocument = new TypedDocumentString(`
    query AdminLookups($importId: ID!, $hasImport: Boolean!) {
  viewer {
    id
    role
  }
  schoolCounts {
    schools {
      active
      retired
    }
    departments {
      active
      retired
    }
  }
  schoolImport(id: $importId) @include(if: $hasImport) {
    id
    appliedAt
    ...SchoolImportFields
  }
  ...AppliedImportFields
  ...LookupUseFields
}
    fragment AppliedImportFields on Query {
  appliedSchoolImports {
    id
    fileName
    appliedAt
    added
    renamed
    retired
    by
  }
}
fragment SchoolImportFields on SchoolImport {
  id
  fileName
  unchanged
  confirmation
  groups {
    subject
    kind
    count
    changes {
      id
      name
      before
      school
    }
  }
}
fragment LookupUseFields on Query {
  lookupUses {
    list
    id
    label
    isActive
    students
    companies
    jobs
  }
}`) as unknown as TypedDocumentString<AdminLookupsQuery, AdminLookupsQueryVariables>;
export const UploadSchoolsDocument = new TypedDocumentString(`
    mutation UploadSchools($fileName: String!, $file: String!) {
  uploadSchools(fileName: $fileName, file: $file)
}
    `) as unknown as TypedDocumentString<UploadSchoolsMutation, UploadSchoolsMutationVariables>;
export const ApplySchoolImportDocument = new TypedDocumentString(`
    mutation ApplySchoolImport($id: ID!, $confirmation: String!) {
  applySchoolImport(id: $id, confirmation: $confirmation)
}
    `) as unknown as TypedDocumentString<ApplySchoolImportMutation, ApplySchoolImportMutationVariables>;
export const AdminNoticesDocument = new TypedDocumentString(`
    query AdminNotices {
  viewer {
    id
    role
  }
  serviceNotices {
    id
    ...AdminNoticeFields
  }
}
    fragment AdminNoticeFields on ServiceNotice {
  id
  area
  kind
  state
  text
  link
  shownFrom
  shownUntil
  version
}`) as unknown as TypedDocumentString<AdminNoticesQuery, AdminNoticesQueryVariables>;
export const CreateServiceNoticeDocument = new TypedDocumentString(`
    mutation CreateServiceNotice($notice: ServiceNoticeInput!) {
  createServiceNotice(notice: $notice) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateServiceNoticeMutation, CreateServiceNoticeMutationVariables>;
export const UpdateServiceNoticeDocument = new TypedDocumentString(`
    mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {
  updateServiceNotice(id: $id, version: $version, notice: $notice) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateServiceNoticeMutation, UpdateServiceNoticeMutationVariables>;
export const EndServiceNoticeDocument = new TypedDocumentString(`
    mutation EndServiceNotice($id: ID!) {
  endServiceNotice(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndServiceNoticeMutation, EndServiceNoticeMutationVariables>;
export const DeleteServiceNoticeDocument = new TypedDocumentString(`
    mutation DeleteServiceNotice($id: ID!) {
  deleteServiceNotice(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteServiceNoticeMutation, DeleteServiceNoticeMutationVariables>;