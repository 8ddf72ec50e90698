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
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  query PressurePage {\n    slowCompanies {\n      id\n      displayName\n      answered\n      ended\n      begunAt\n    }\n    pressedStudents {\n      candidateId\n      received\n    }\n    outcomeRecords {\n      companyId\n      displayName\n      total\n      inTime\n    }\n  }\n": typeof types.PressurePageDocument,
};
const documents: Documents = {
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query PressurePage {\n    slowCompanies {\n      id\n      displayName\n      answered\n      ended\n      begunAt\n    }\n    pressedStudents {\n      candidateId\n      received\n    }\n    outcomeRecords {\n      companyId\n      displayName\n      total\n      inTime\n    }\n  }\n": types.PressurePageDocument,
};

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
export function graphql(source: "\n  query PressurePage {\n    slowCompanies {\n      id\n      displayName\n      answered\n      ended\n      begunAt\n    }\n    pressedStudents {\n      candidateId\n      received\n    }\n    outcomeRecords {\n      companyId\n      displayName\n      total\n      inTime\n    }\n  }\n"): typeof import('./graphql.ts').PressurePageDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
