/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AdminAccountStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'INVITED';

export type AdminRole =
  | 'OPERATOR'
  | 'READ_ONLY'
  | 'REVIEWER';

export type EncourageEventStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

export type AdminAccountsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAccountsPageQuery = { viewer: { id: string, role: AdminRole }, adminAccounts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'AdminAccountRowFragment': AdminAccountRowFragment } }
  )> };

export type InviteAdminAccountMutationVariables = Exact<{
  email: string;
  familyName: string;
  givenName: string;
  role: AdminRole;
}>;


export type InviteAdminAccountMutation = { inviteAdminAccount: { id: string } };

export type ResendAdminInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendAdminInvitationMutation = { resendAdminInvitation: { id: string } };

export type UpdateAdminAccountRoleMutationVariables = Exact<{
  id: string | number;
  role: AdminRole;
}>;


export type UpdateAdminAccountRoleMutation = { updateAdminAccountRole: { id: string } };

export type DisableAdminAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableAdminAccountMutation = { disableAdminAccount: { id: string } };

export type AdminAccountRowFragment = { id: string, email: string, familyName: string, givenName: string, status: AdminAccountStatus, role: AdminRole, invitationExpiresAt: string | null, lastSignedInAt: string | null, hasSecondFactor: boolean } & { ' $fragmentName'?: 'AdminAccountRowFragment' };

export type AdminEventsQueryVariables = Exact<{
  statuses: Array<EncourageEventStatus> | EncourageEventStatus;
}>;


export type AdminEventsQuery = { encourageEvents: Array<{ id: string, order: number, status: EncourageEventStatus, title: string, applicationStartAt: string, applicationEndAt: string, companyName: string, eventUrl: string, category: { label: string } }> };

export type AdminLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminLayoutQuery = { viewer: { id: string, familyName: string, givenName: string } };

export type OperatorSignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorSignInPageQuery = { staffSignIn: { email: string, hasPassword: boolean, isFresh: boolean, isFactorRequired: boolean, needsLongPassword: boolean, totp: { confirmedAt: string | null, recoveryCodesLeft: number } | null, enrolment: { secret: string, qrSize: number, qrPath: string } | null, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, insertedAt: string, lastUsedAt: string | null }> }, staffDevices: Array<{ id: string, family: string, address: string | null, signedInAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type UpdateAdminPasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type UpdateAdminPasswordMutation = { updateAdminPassword: boolean };

export type StartAdminTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAdminTotpMutation = { startAdminTotp: boolean };

export type ConfirmAdminTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAdminTotpMutation = { confirmAdminTotp: { codes: Array<string> | null } };

export type RenewAdminRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewAdminRecoveryCodesMutation = { renewAdminRecoveryCodes: { codes: Array<string> | null } };

export type RemoveAdminTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAdminTotpMutation = { removeAdminTotp: boolean };

export type StartAdminPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAdminPasskeyMutation = { startAdminPasskey: string };

export type AddAdminPasskeyMutationVariables = Exact<{
  answer: string;
  name: string;
}>;


export type AddAdminPasskeyMutation = { addAdminPasskey: boolean };

export type RenameAdminPasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameAdminPasskeyMutation = { renameAdminPasskey: boolean };

export type RemoveAdminPasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveAdminPasskeyMutation = { removeAdminPasskey: boolean };

export type EndAdminDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type EndAdminDeviceMutation = { endAdminDevice: string };

export type EndOtherAdminDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherAdminDevicesMutation = { endOtherAdminDevices: number };

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
export const AdminAccountRowFragmentDoc = new TypedDocumentString(`
    fragment AdminAccountRow on AdminAccount {
  id
  email
  familyName
  givenName
  status
  role
  invitationExpiresAt
  lastSignedInAt
  hasSecondFactor
}
    `, {"fragmentName":"AdminAccountRow"}) as unknown as TypedDocumentString<AdminAccountRowFragment, unknown>;
export const AdminAccountsPageDocument = new TypedDocumentString(`
    query AdminAccountsPage {
  viewer {
    id
    role
  }
  adminAccounts {
    id
    ...AdminAccountRow
  }
}
    fragment AdminAccountRow on AdminAccount {
  id
  email
  familyName
  givenName
  status
  role
  invitationExpiresAt
  lastSignedInAt
  hasSecondFactor
}`) as unknown as TypedDocumentString<AdminAccountsPageQuery, AdminAccountsPageQueryVariables>;
export const InviteAdminAccountDocument = new TypedDocumentString(`
    mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {
  inviteAdminAccount(
    email: $email
    familyName: $familyName
    givenName: $givenName
    role: $role
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<InviteAdminAccountMutation, InviteAdminAccountMutationVariables>;
export const ResendAdminInvitationDocument = new TypedDocumentString(`
    mutation ResendAdminInvitation($id: ID!) {
  resendAdminInvitation(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendAdminInvitationMutation, ResendAdminInvitationMutationVariables>;
export const UpdateAdminAccountRoleDocument = new TypedDocumentString(`
    mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {
  updateAdminAccountRole(id: $id, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAdminAccountRoleMutation, UpdateAdminAccountRoleMutationVariables>;
export const DisableAdminAccountDocument = new TypedDocumentString(`
    mutation DisableAdminAccount($id: ID!) {
  disableAdminAccount(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DisableAdminAccountMutation, DisableAdminAccountMutationVariables>;
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
export const AdminLayoutDocument = new TypedDocumentString(`
    query AdminLayout {
  viewer {
    id
    familyName
    givenName
  }
}
    `) as unknown as TypedDocumentString<AdminLayoutQuery, AdminLayoutQueryVariables>;
export const OperatorSignInPageDocument = new TypedDocumentString(`
    query OperatorSignInPage {
  staffSignIn {
    email
    hasPassword
    isFresh
    isFactorRequired
    needsLongPassword
    totp {
      confirmedAt
      recoveryCodesLeft
    }
    enrolment {
      secret
      qrSize
      qrPath
    }
    passkeys {
      id
      name
      isBackedUp
      insertedAt
      lastUsedAt
    }
  }
  staffDevices {
    id
    family
    address
    signedInAt
    lastUsedAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<OperatorSignInPageQuery, OperatorSignInPageQueryVariables>;
export const UpdateAdminPasswordDocument = new TypedDocumentString(`
    mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {
  updateAdminPassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
  )
}
    `) as unknown as TypedDocumentString<UpdateAdminPasswordMutation, UpdateAdminPasswordMutationVariables>;
export const StartAdminTotpDocument = new TypedDocumentString(`
    mutation StartAdminTotp {
  startAdminTotp
}
    `) as unknown as TypedDocumentString<StartAdminTotpMutation, StartAdminTotpMutationVariables>;
export const ConfirmAdminTotpDocument = new TypedDocumentString(`
    mutation ConfirmAdminTotp($code: String!) {
  confirmAdminTotp(code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmAdminTotpMutation, ConfirmAdminTotpMutationVariables>;
export const RenewAdminRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewAdminRecoveryCodes {
  renewAdminRecoveryCodes {
    codes
  }
}
    `) as unknown as TypedDocumentString<RenewAdminRecoveryCodesMutation, RenewAdminRecoveryCodesMutationVariables>;
export const RemoveAdminTotpDocument = new TypedDocumentString(`
    mutation RemoveAdminTotp {
  removeAdminTotp
}
    `) as unknown as TypedDocumentString<RemoveAdminTotpMutation, RemoveAdminTotpMutationVariables>;
export const StartAdminPasskeyDocument = new TypedDocumentString(`
    mutation StartAdminPasskey {
  startAdminPasskey
}
    `) as unknown as TypedDocumentString<StartAdminPasskeyMutation, StartAdminPasskeyMutationVariables>;
export const AddAdminPasskeyDocument = new TypedDocumentString(`
    mutation AddAdminPasskey($answer: String!, $name: String!) {
  addAdminPasskey(answer: $answer, name: $name)
}
    `) as unknown as TypedDocumentString<AddAdminPasskeyMutation, AddAdminPasskeyMutationVariables>;
export const RenameAdminPasskeyDocument = new TypedDocumentString(`
    mutation RenameAdminPasskey($id: ID!, $name: String!) {
  renameAdminPasskey(id: $id, name: $name)
}
    `) as unknown as TypedDocumentString<RenameAdminPasskeyMutation, RenameAdminPasskeyMutationVariables>;
export const RemoveAdminPasskeyDocument = new TypedDocumentString(`
    mutation RemoveAdminPasskey($id: ID!) {
  removeAdminPasskey(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveAdminPasskeyMutation, RemoveAdminPasskeyMutationVariables>;
export const EndAdminDeviceDocument = new TypedDocumentString(`
    mutation EndAdminDevice($id: ID!) {
  endAdminDevice(id: $id)
}
    `) as unknown as TypedDocumentString<EndAdminDeviceMutation, EndAdminDeviceMutationVariables>;
export const EndOtherAdminDevicesDocument = new TypedDocumentString(`
    mutation EndOtherAdminDevices {
  endOtherAdminDevices
}
    `) as unknown as TypedDocumentString<EndOtherAdminDevicesMutation, EndOtherAdminDevicesMutationVariables>;