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
    "\n  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {\n    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.UpdateAdminPasswordDocument,
    "\n  mutation StartAdminTotp {\n    startAdminTotp\n  }\n": typeof types.StartAdminTotpDocument,
    "\n  mutation ConfirmAdminTotp($code: String!) {\n    confirmAdminTotp(code: $code) {\n      codes\n    }\n  }\n": typeof types.ConfirmAdminTotpDocument,
    "\n  mutation RenewAdminRecoveryCodes {\n    renewAdminRecoveryCodes {\n      codes\n    }\n  }\n": typeof types.RenewAdminRecoveryCodesDocument,
    "\n  mutation RemoveAdminTotp {\n    removeAdminTotp\n  }\n": typeof types.RemoveAdminTotpDocument,
    "\n  mutation StartAdminPasskey {\n    startAdminPasskey\n  }\n": typeof types.StartAdminPasskeyDocument,
    "\n  mutation AddAdminPasskey($answer: String!, $name: String!) {\n    addAdminPasskey(answer: $answer, name: $name)\n  }\n": typeof types.AddAdminPasskeyDocument,
    "\n  mutation RenameAdminPasskey($id: ID!, $name: String!) {\n    renameAdminPasskey(id: $id, name: $name)\n  }\n": typeof types.RenameAdminPasskeyDocument,
    "\n  mutation RemoveAdminPasskey($id: ID!) {\n    removeAdminPasskey(id: $id)\n  }\n": typeof types.RemoveAdminPasskeyDocument,
    "\n  mutation EndAdminDevice($id: ID!) {\n    endAdminDevice(id: $id)\n  }\n": typeof types.EndAdminDeviceDocument,
    "\n  mutation EndOtherAdminDevices {\n    endOtherAdminDevices\n  }\n": typeof types.EndOtherAdminDevicesDocument,
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
    "\n  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {\n    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.UpdateAdminPasswordDocument,
    "\n  mutation StartAdminTotp {\n    startAdminTotp\n  }\n": types.StartAdminTotpDocument,
    "\n  mutation ConfirmAdminTotp($code: String!) {\n    confirmAdminTotp(code: $code) {\n      codes\n    }\n  }\n": types.ConfirmAdminTotpDocument,
    "\n  mutation RenewAdminRecoveryCodes {\n    renewAdminRecoveryCodes {\n      codes\n    }\n  }\n": types.RenewAdminRecoveryCodesDocument,
    "\n  mutation RemoveAdminTotp {\n    removeAdminTotp\n  }\n": types.RemoveAdminTotpDocument,
    "\n  mutation StartAdminPasskey {\n    startAdminPasskey\n  }\n": types.StartAdminPasskeyDocument,
    "\n  mutation AddAdminPasskey($answer: String!, $name: String!) {\n    addAdminPasskey(answer: $answer, name: $name)\n  }\n": types.AddAdminPasskeyDocument,
    "\n  mutation RenameAdminPasskey($id: ID!, $name: String!) {\n    renameAdminPasskey(id: $id, name: $name)\n  }\n": types.RenameAdminPasskeyDocument,
    "\n  mutation RemoveAdminPasskey($id: ID!) {\n    removeAdminPasskey(id: $id)\n  }\n": types.RemoveAdminPasskeyDocument,
    "\n  mutation EndAdminDevice($id: ID!) {\n    endAdminDevice(id: $id)\n  }\n": types.EndAdminDeviceDocument,
    "\n  mutation EndOtherAdminDevices {\n    endOtherAdminDevices\n  }\n": types.EndOtherAdminDevicesDocument,
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
export function graphql(source: "\n  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {\n    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"): typeof import('./graphql.ts').UpdateAdminPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAdminTotp {\n    startAdminTotp\n  }\n"): typeof import('./graphql.ts').StartAdminTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAdminTotp($code: String!) {\n    confirmAdminTotp(code: $code) {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmAdminTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewAdminRecoveryCodes {\n    renewAdminRecoveryCodes {\n      codes\n    }\n  }\n"): typeof import('./graphql.ts').RenewAdminRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdminTotp {\n    removeAdminTotp\n  }\n"): typeof import('./graphql.ts').RemoveAdminTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAdminPasskey {\n    startAdminPasskey\n  }\n"): typeof import('./graphql.ts').StartAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAdminPasskey($answer: String!, $name: String!) {\n    addAdminPasskey(answer: $answer, name: $name)\n  }\n"): typeof import('./graphql.ts').AddAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameAdminPasskey($id: ID!, $name: String!) {\n    renameAdminPasskey(id: $id, name: $name)\n  }\n"): typeof import('./graphql.ts').RenameAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAdminPasskey($id: ID!) {\n    removeAdminPasskey(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveAdminPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndAdminDevice($id: ID!) {\n    endAdminDevice(id: $id)\n  }\n"): typeof import('./graphql.ts').EndAdminDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherAdminDevices {\n    endOtherAdminDevices\n  }\n"): typeof import('./graphql.ts').EndOtherAdminDevicesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
