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
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    viewer {\n      role\n    }\n    all: encourageEvents {\n      id\n    }\n    encourageEvents(statuses: $statuses) {\n      id\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String) {\n    createEncourageEvent(event: $event, encodedPicture: $encodedPicture) {\n      id\n    }\n  }\n": typeof types.CreateEncourageEventDocument,
    "\n  mutation UpdateEncourageEvent($id: ID!, $event: EncourageEventInput!, $encodedPicture: String) {\n    updateEncourageEvent(id: $id, event: $event, encodedPicture: $encodedPicture) {\n      id\n    }\n  }\n": typeof types.UpdateEncourageEventDocument,
    "\n  mutation DuplicateEncourageEvent($id: ID!) {\n    duplicateEncourageEvent(id: $id) {\n      id\n    }\n  }\n": typeof types.DuplicateEncourageEventDocument,
    "\n  mutation DeleteEncourageEvent($id: ID!) {\n    deleteEncourageEvent(id: $id)\n  }\n": typeof types.DeleteEncourageEventDocument,
    "\n  mutation ReorderEncourageEvents($ids: [ID!]!) {\n    reorderEncourageEvents(ids: $ids) {\n      id\n    }\n  }\n": typeof types.ReorderEncourageEventsDocument,
    "\n  query AdminEvent($id: ID!) {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n    encourageEvent(id: $id) {\n      id\n      status\n      title\n      category {\n        id\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      companyLogoUrl\n      eventUrl\n      thumbnailUrl\n    }\n  }\n": typeof types.AdminEventDocument,
    "\n  query NewAdminEvent {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n  }\n": typeof types.NewAdminEventDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  query AdminWhitepapers {\n    viewer {\n      role\n    }\n    whitepapers {\n      id\n      state\n      title\n      tags\n      minimumPlanLabel\n      pages\n      coverUrl\n      publishedAt\n      downloads\n      companies\n    }\n  }\n": typeof types.AdminWhitepapersDocument,
    "\n  mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {\n    createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) {\n      id\n    }\n  }\n": typeof types.CreateWhitepaperDocument,
    "\n  mutation UpdateWhitepaper(\n    $id: ID!\n    $whitepaper: WhitepaperInput!\n    $encodedFile: String\n    $encodedCover: String\n    $isCoverDrawn: Boolean\n  ) {\n    updateWhitepaper(\n      id: $id\n      whitepaper: $whitepaper\n      encodedFile: $encodedFile\n      encodedCover: $encodedCover\n      isCoverDrawn: $isCoverDrawn\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateWhitepaperDocument,
    "\n  mutation PublishWhitepaper($id: ID!) {\n    publishWhitepaper(id: $id) {\n      id\n    }\n  }\n": typeof types.PublishWhitepaperDocument,
    "\n  mutation RetireWhitepaper($id: ID!) {\n    retireWhitepaper(id: $id) {\n      id\n    }\n  }\n": typeof types.RetireWhitepaperDocument,
    "\n  query AdminWhitepaper($id: ID!) {\n    viewer {\n      role\n    }\n    whitepaper(id: $id) {\n      id\n      state\n      title\n      summary\n      contents\n      tags\n      minimumPlan\n      minimumPlanLabel\n      pages\n      bytes\n      coverUrl\n      isOwn\n      publishedAt\n      updatedAt\n      downloads\n      companies\n    }\n    whitepapers {\n      id\n      tags\n    }\n  }\n": typeof types.AdminWhitepaperDocument,
};
const documents: Documents = {
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    viewer {\n      role\n    }\n    all: encourageEvents {\n      id\n    }\n    encourageEvents(statuses: $statuses) {\n      id\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": types.AdminEventsDocument,
    "\n  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String) {\n    createEncourageEvent(event: $event, encodedPicture: $encodedPicture) {\n      id\n    }\n  }\n": types.CreateEncourageEventDocument,
    "\n  mutation UpdateEncourageEvent($id: ID!, $event: EncourageEventInput!, $encodedPicture: String) {\n    updateEncourageEvent(id: $id, event: $event, encodedPicture: $encodedPicture) {\n      id\n    }\n  }\n": types.UpdateEncourageEventDocument,
    "\n  mutation DuplicateEncourageEvent($id: ID!) {\n    duplicateEncourageEvent(id: $id) {\n      id\n    }\n  }\n": types.DuplicateEncourageEventDocument,
    "\n  mutation DeleteEncourageEvent($id: ID!) {\n    deleteEncourageEvent(id: $id)\n  }\n": types.DeleteEncourageEventDocument,
    "\n  mutation ReorderEncourageEvents($ids: [ID!]!) {\n    reorderEncourageEvents(ids: $ids) {\n      id\n    }\n  }\n": types.ReorderEncourageEventsDocument,
    "\n  query AdminEvent($id: ID!) {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n    encourageEvent(id: $id) {\n      id\n      status\n      title\n      category {\n        id\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      companyLogoUrl\n      eventUrl\n      thumbnailUrl\n    }\n  }\n": types.AdminEventDocument,
    "\n  query NewAdminEvent {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n  }\n": types.NewAdminEventDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query AdminWhitepapers {\n    viewer {\n      role\n    }\n    whitepapers {\n      id\n      state\n      title\n      tags\n      minimumPlanLabel\n      pages\n      coverUrl\n      publishedAt\n      downloads\n      companies\n    }\n  }\n": types.AdminWhitepapersDocument,
    "\n  mutation CreateWhitepaper($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {\n    createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) {\n      id\n    }\n  }\n": types.CreateWhitepaperDocument,
    "\n  mutation UpdateWhitepaper(\n    $id: ID!\n    $whitepaper: WhitepaperInput!\n    $encodedFile: String\n    $encodedCover: String\n    $isCoverDrawn: Boolean\n  ) {\n    updateWhitepaper(\n      id: $id\n      whitepaper: $whitepaper\n      encodedFile: $encodedFile\n      encodedCover: $encodedCover\n      isCoverDrawn: $isCoverDrawn\n    ) {\n      id\n    }\n  }\n": types.UpdateWhitepaperDocument,
    "\n  mutation PublishWhitepaper($id: ID!) {\n    publishWhitepaper(id: $id) {\n      id\n    }\n  }\n": types.PublishWhitepaperDocument,
    "\n  mutation RetireWhitepaper($id: ID!) {\n    retireWhitepaper(id: $id) {\n      id\n    }\n  }\n": types.RetireWhitepaperDocument,
    "\n  query AdminWhitepaper($id: ID!) {\n    viewer {\n      role\n    }\n    whitepaper(id: $id) {\n      id\n      state\n      title\n      summary\n      contents\n      tags\n      minimumPlan\n      minimumPlanLabel\n      pages\n      bytes\n      coverUrl\n      isOwn\n      publishedAt\n      updatedAt\n      downloads\n      companies\n    }\n    whitepapers {\n      id\n      tags\n    }\n  }\n": types.AdminWhitepaperDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    viewer {\n      role\n    }\n    all: encourageEvents {\n      id\n    }\n    encourageEvents(statuses: $statuses) {\n      id\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEncourageEvent($event: EncourageEventInput!, $encodedPicture: String) {\n    createEncourageEvent(event: $event, encodedPicture: $encodedPicture) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateEncourageEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEncourageEvent($id: ID!, $event: EncourageEventInput!, $encodedPicture: String) {\n    updateEncourageEvent(id: $id, event: $event, encodedPicture: $encodedPicture) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateEncourageEventDocument;
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
export function graphql(source: "\n  query AdminEvent($id: ID!) {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n    encourageEvent(id: $id) {\n      id\n      status\n      title\n      category {\n        id\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      companyLogoUrl\n      eventUrl\n      thumbnailUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewAdminEvent {\n    viewer {\n      role\n    }\n    encourageEventCategories {\n      id\n      label\n    }\n  }\n"): typeof import('./graphql.ts').NewAdminEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').AdminLayoutDocument;
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
export function graphql(source: "\n  mutation UpdateWhitepaper(\n    $id: ID!\n    $whitepaper: WhitepaperInput!\n    $encodedFile: String\n    $encodedCover: String\n    $isCoverDrawn: Boolean\n  ) {\n    updateWhitepaper(\n      id: $id\n      whitepaper: $whitepaper\n      encodedFile: $encodedFile\n      encodedCover: $encodedCover\n      isCoverDrawn: $isCoverDrawn\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateWhitepaperDocument;
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
export function graphql(source: "\n  query AdminWhitepaper($id: ID!) {\n    viewer {\n      role\n    }\n    whitepaper(id: $id) {\n      id\n      state\n      title\n      summary\n      contents\n      tags\n      minimumPlan\n      minimumPlanLabel\n      pages\n      bytes\n      coverUrl\n      isOwn\n      publishedAt\n      updatedAt\n      downloads\n      companies\n    }\n    whitepapers {\n      id\n      tags\n    }\n  }\n"): typeof import('./graphql.ts').AdminWhitepaperDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
