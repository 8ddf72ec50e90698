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
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  query AdminFigures($year: Int) {\n    yearlyFigures(year: $year) {\n      year\n      years\n      day\n      months\n      onDay {\n        label\n        told\n      }\n      flows {\n        ...FigureRowFields\n      }\n      complaints {\n        ...FigureRowFields\n      }\n      file\n    }\n  }\n": typeof types.AdminFiguresDocument,
    "\n  fragment FigureRowFields on FigureRow {\n    label\n    cells\n    total\n    medianDays\n  }\n": typeof types.FigureRowFieldsFragmentDoc,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  query AdminLookups($importId: ID!, $hasImport: Boolean!) {\n    viewer {\n      id\n      role\n    }\n    schoolCounts {\n      schools {\n        active\n        retired\n      }\n      departments {\n        active\n        retired\n      }\n    }\n    schoolImport(id: $importId) @include(if: $hasImport) {\n      id\n      appliedAt\n      ...SchoolImportFields\n    }\n    ...AppliedImportFields\n    ...LookupUseFields\n  }\n": typeof types.AdminLookupsDocument,
    "\n  mutation UploadSchools($fileName: String!, $file: String!) {\n    uploadSchools(fileName: $fileName, file: $file)\n  }\n": typeof types.UploadSchoolsDocument,
    "\n  mutation ApplySchoolImport($id: ID!, $confirmation: String!) {\n    applySchoolImport(id: $id, confirmation: $confirmation)\n  }\n": typeof types.ApplySchoolImportDocument,
    "\n  fragment AppliedImportFields on Query {\n    appliedSchoolImports {\n      id\n      fileName\n      appliedAt\n      added\n      renamed\n      retired\n      by\n    }\n  }\n": typeof types.AppliedImportFieldsFragmentDoc,
    "\n  fragment SchoolImportFields on SchoolImport {\n    id\n    fileName\n    unchanged\n    confirmation\n    groups {\n      subject\n      kind\n      count\n      changes {\n        id\n        name\n        before\n        school\n      }\n    }\n  }\n": typeof types.SchoolImportFieldsFragmentDoc,
    "\n  fragment LookupUseFields on Query {\n    lookupUses {\n      list\n      id\n      label\n      isActive\n      students\n      companies\n      jobs\n    }\n  }\n": typeof types.LookupUseFieldsFragmentDoc,
    "\n  query AdminNotices {\n    viewer {\n      id\n      role\n    }\n    serviceNotices {\n      id\n      ...AdminNoticeFields\n    }\n  }\n": typeof types.AdminNoticesDocument,
    "\n  mutation CreateServiceNotice($notice: ServiceNoticeInput!) {\n    createServiceNotice(notice: $notice) {\n      id\n    }\n  }\n": typeof types.CreateServiceNoticeDocument,
    "\n  mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {\n    updateServiceNotice(id: $id, version: $version, notice: $notice) {\n      id\n    }\n  }\n": typeof types.UpdateServiceNoticeDocument,
    "\n  mutation EndServiceNotice($id: ID!) {\n    endServiceNotice(id: $id) {\n      id\n    }\n  }\n": typeof types.EndServiceNoticeDocument,
    "\n  mutation DeleteServiceNotice($id: ID!) {\n    deleteServiceNotice(id: $id)\n  }\n": typeof types.DeleteServiceNoticeDocument,
    "\n  fragment AdminNoticeFields on ServiceNotice {\n    id\n    area\n    kind\n    state\n    text\n    link\n    shownFrom\n    shownUntil\n    version\n  }\n": typeof types.AdminNoticeFieldsFragmentDoc,
};
const documents: Documents = {
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": types.AdminEventsDocument,
    "\n  query AdminFigures($year: Int) {\n    yearlyFigures(year: $year) {\n      year\n      years\n      day\n      months\n      onDay {\n        label\n        told\n      }\n      flows {\n        ...FigureRowFields\n      }\n      complaints {\n        ...FigureRowFields\n      }\n      file\n    }\n  }\n": types.AdminFiguresDocument,
    "\n  fragment FigureRowFields on FigureRow {\n    label\n    cells\n    total\n    medianDays\n  }\n": types.FigureRowFieldsFragmentDoc,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query AdminLookups($importId: ID!, $hasImport: Boolean!) {\n    viewer {\n      id\n      role\n    }\n    schoolCounts {\n      schools {\n        active\n        retired\n      }\n      departments {\n        active\n        retired\n      }\n    }\n    schoolImport(id: $importId) @include(if: $hasImport) {\n      id\n      appliedAt\n      ...SchoolImportFields\n    }\n    ...AppliedImportFields\n    ...LookupUseFields\n  }\n": types.AdminLookupsDocument,
    "\n  mutation UploadSchools($fileName: String!, $file: String!) {\n    uploadSchools(fileName: $fileName, file: $file)\n  }\n": types.UploadSchoolsDocument,
    "\n  mutation ApplySchoolImport($id: ID!, $confirmation: String!) {\n    applySchoolImport(id: $id, confirmation: $confirmation)\n  }\n": types.ApplySchoolImportDocument,
    "\n  fragment AppliedImportFields on Query {\n    appliedSchoolImports {\n      id\n      fileName\n      appliedAt\n      added\n      renamed\n      retired\n      by\n    }\n  }\n": types.AppliedImportFieldsFragmentDoc,
    "\n  fragment SchoolImportFields on SchoolImport {\n    id\n    fileName\n    unchanged\n    confirmation\n    groups {\n      subject\n      kind\n      count\n      changes {\n        id\n        name\n        before\n        school\n      }\n    }\n  }\n": types.SchoolImportFieldsFragmentDoc,
    "\n  fragment LookupUseFields on Query {\n    lookupUses {\n      list\n      id\n      label\n      isActive\n      students\n      companies\n      jobs\n    }\n  }\n": types.LookupUseFieldsFragmentDoc,
    "\n  query AdminNotices {\n    viewer {\n      id\n      role\n    }\n    serviceNotices {\n      id\n      ...AdminNoticeFields\n    }\n  }\n": types.AdminNoticesDocument,
    "\n  mutation CreateServiceNotice($notice: ServiceNoticeInput!) {\n    createServiceNotice(notice: $notice) {\n      id\n    }\n  }\n": types.CreateServiceNoticeDocument,
    "\n  mutation UpdateServiceNotice($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {\n    updateServiceNotice(id: $id, version: $version, notice: $notice) {\n      id\n    }\n  }\n": types.UpdateServiceNoticeDocument,
    "\n  mutation EndServiceNotice($id: ID!) {\n    endServiceNotice(id: $id) {\n      id\n    }\n  }\n": types.EndServiceNoticeDocument,
    "\n  mutation DeleteServiceNotice($id: ID!) {\n    deleteServiceNotice(id: $id)\n  }\n": types.DeleteServiceNoticeDocument,
    "\n  fragment AdminNoticeFields on ServiceNotice {\n    id\n    area\n    kind\n    state\n    text\n    link\n    shownFrom\n    shownUntil\n    version\n  }\n": types.AdminNoticeFieldsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventsDocument;
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
export function graphql(source: "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').AdminLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLookups($importId: ID!, $hasImport: Boolean!) {\n    viewer {\n      id\n      role\n    }\n    schoolCounts {\n      schools {\n        active\n        retired\n      }\n      departments {\n        active\n        retired\n      }\n    }\n    schoolImport(id: $importId) @include(if: $hasImport) {\n      id\n      appliedAt\n      ...SchoolImportFields\n    }\n    ...AppliedImportFields\n    ...LookupUseFields\n  }\n"): typeof import('./graphql.ts').AdminLookupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadSchools($fileName: String!, $file: String!) {\n    uploadSchools(fileName: $fileName, file: $file)\n  }\n"): typeof import('./graphql.ts').UploadSchoolsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplySchoolImport($id: ID!, $confirmation: String!) {\n    applySchoolImport(id: $id, confirmation: $confirmation)\n  }\n"): typeof import('./graphql.ts').ApplySchoolImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppliedImportFields on Query {\n    appliedSchoolImports {\n      id\n      fileName\n      appliedAt\n      added\n      renamed\n      retired\n      by\n    }\n  }\n"): typeof import('./graphql.ts').AppliedImportFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SchoolImportFields on SchoolImport {\n    id\n    fileName\n    unchanged\n    confirmation\n    groups {\n      subject\n      kind\n      count\n      changes {\n        id\n        name\n        before\n        school\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SchoolImportFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LookupUseFields on Query {\n    lookupUses {\n      list\n      id\n      label\n      isActive\n      students\n      companies\n      jobs\n    }\n  }\n"): typeof import('./graphql.ts').LookupUseFieldsFragmentDoc;
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


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
