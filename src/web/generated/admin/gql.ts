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
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": typeof types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": typeof types.AdminLayoutDocument,
    "\n  query OperatorSignInPage {\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n": typeof types.OperatorSignInPageDocument,
    "\n  mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {\n    updateStaffPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.UpdateStaffPasswordDocument,
    "\n  mutation StartTotp {\n    startTotp\n  }\n": typeof types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveTotp {\n    removeTotp\n  }\n": typeof types.RemoveTotpDocument,
    "\n  mutation StartStaffPasskey {\n    startStaffPasskey\n  }\n": typeof types.StartStaffPasskeyDocument,
    "\n  mutation AddStaffPasskey($answer: String!, $name: String!) {\n    addStaffPasskey(answer: $answer, name: $name)\n  }\n": typeof types.AddStaffPasskeyDocument,
    "\n  mutation RenameStaffPasskey($id: ID!, $name: String!) {\n    renameStaffPasskey(id: $id, name: $name)\n  }\n": typeof types.RenameStaffPasskeyDocument,
    "\n  mutation RemoveStaffPasskey($id: ID!) {\n    removeStaffPasskey(id: $id)\n  }\n": typeof types.RemoveStaffPasskeyDocument,
    "\n  mutation EndStaffDevice($id: ID!) {\n    endStaffDevice(id: $id)\n  }\n": typeof types.EndStaffDeviceDocument,
    "\n  mutation EndOtherStaffDevices {\n    endOtherStaffDevices\n  }\n": typeof types.EndOtherStaffDevicesDocument,
};
const documents: Documents = {
    "\n  query AdminAccountsPage {\n    viewer {\n      id\n      role\n    }\n    adminAccounts {\n      id\n      ...AdminAccountRow\n    }\n  }\n": types.AdminAccountsPageDocument,
    "\n  mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {\n    inviteAdminAccount(email: $email, familyName: $familyName, givenName: $givenName, role: $role) {\n      id\n    }\n  }\n": types.InviteAdminAccountDocument,
    "\n  mutation ResendAdminInvitation($id: ID!) {\n    resendAdminInvitation(id: $id) {\n      id\n    }\n  }\n": types.ResendAdminInvitationDocument,
    "\n  mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {\n    updateAdminAccountRole(id: $id, role: $role) {\n      id\n    }\n  }\n": types.UpdateAdminAccountRoleDocument,
    "\n  mutation DisableAdminAccount($id: ID!) {\n    disableAdminAccount(id: $id) {\n      id\n    }\n  }\n": types.DisableAdminAccountDocument,
    "\n  fragment AdminAccountRow on AdminAccount {\n    id\n    email\n    familyName\n    givenName\n    status\n    role\n    invitationExpiresAt\n    lastSignedInAt\n    hasSecondFactor\n  }\n": types.AdminAccountRowFragmentDoc,
    "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n": types.AdminEventsDocument,
    "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n": types.AdminLayoutDocument,
    "\n  query OperatorSignInPage {\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n": types.OperatorSignInPageDocument,
    "\n  mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {\n    updateStaffPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.UpdateStaffPasswordDocument,
    "\n  mutation StartTotp {\n    startTotp\n  }\n": types.StartTotpDocument,
    "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n": types.ConfirmTotpDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation RemoveTotp {\n    removeTotp\n  }\n": types.RemoveTotpDocument,
    "\n  mutation StartStaffPasskey {\n    startStaffPasskey\n  }\n": types.StartStaffPasskeyDocument,
    "\n  mutation AddStaffPasskey($answer: String!, $name: String!) {\n    addStaffPasskey(answer: $answer, name: $name)\n  }\n": types.AddStaffPasskeyDocument,
    "\n  mutation RenameStaffPasskey($id: ID!, $name: String!) {\n    renameStaffPasskey(id: $id, name: $name)\n  }\n": types.RenameStaffPasskeyDocument,
    "\n  mutation RemoveStaffPasskey($id: ID!) {\n    removeStaffPasskey(id: $id)\n  }\n": types.RemoveStaffPasskeyDocument,
    "\n  mutation EndStaffDevice($id: ID!) {\n    endStaffDevice(id: $id)\n  }\n": types.EndStaffDeviceDocument,
    "\n  mutation EndOtherStaffDevices {\n    endOtherStaffDevices\n  }\n": types.EndOtherStaffDevicesDocument,
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
export function graphql(source: "\n  query AdminEvents($statuses: [EncourageEventStatus!]!) {\n    encourageEvents(statuses: $statuses) {\n      id\n      order\n      status\n      title\n      category {\n        label\n      }\n      applicationStartAt\n      applicationEndAt\n      companyName\n      eventUrl\n    }\n  }\n"): typeof import('./graphql.ts').AdminEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminLayout {\n    viewer {\n      id\n      familyName\n      givenName\n    }\n  }\n"): typeof import('./graphql.ts').AdminLayoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OperatorSignInPage {\n    staffSignIn {\n      email\n      hasPassword\n      isFresh\n      isFactorRequired\n      needsLongPassword\n      totp {\n        confirmedAt\n        recoveryCodesLeft\n      }\n      enrolment {\n        secret\n        qrSize\n        qrPath\n      }\n      passkeys {\n        id\n        name\n        isBackedUp\n        insertedAt\n        lastUsedAt\n      }\n    }\n    staffDevices {\n      id\n      family\n      address\n      signedInAt\n      lastUsedAt\n      isCurrent\n    }\n  }\n"): typeof import('./graphql.ts').OperatorSignInPageDocument;
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
export function graphql(source: "\n  mutation ConfirmTotp($code: String!) {\n    confirmTotp(code: $code)\n  }\n"): typeof import('./graphql.ts').ConfirmTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes\n  }\n"): typeof import('./graphql.ts').RenewRecoveryCodesDocument;
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


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
