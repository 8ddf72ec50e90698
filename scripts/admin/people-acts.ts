import { adminRoles } from '#domain/admin-account/role/rules.ts'
import { companyUserRoles } from '#domain/company-account/user/rules.ts'
import { anAct, list, word } from './act.ts'

type User = { id: string; role: string; status: string; familyName: string; givenName: string; email: string | null }
type Operator = { id: string; role: string; status: string; email: string; familyName: string; givenName: string }

export const peopleActs = [
  anAct<{ company: { users: User[] | null } }>({
    name: 'users list',
    about: 'The users of a company.',
    words: [word('COMPANY')],
    document: `query Users($id: ID!) { company(id: $id) {
      users { id role status familyName givenName email } } }`,
    variables: ({ COMPANY: id }) => ({ id }),
    tell: ({ company: { users } }) =>
      users === null
        ? 'The role READ_ONLY reads no names and addresses.'
        : list(
            ['USER', 'ROLE', 'STATUS', 'MAIL', 'NAME'],
            users.map((user) => [
              user.id,
              user.role,
              user.status,
              user.email ?? '',
              `${user.familyName} ${user.givenName}`.trim(),
            ]),
          ),
  }),
  anAct({
    name: 'users invite',
    about: 'Invites a user into a company: the code for 72 hours goes by mail.',
    words: [word('COMPANY'), word('MAIL'), word('ROLE', companyUserRoles)],
    document: `mutation Invite($companyId: ID!, $email: String!, $role: CompanyUserRole!) {
      inviteUserOfCompany(companyId: $companyId, email: $email, role: $role) { id } }`,
    variables: ({ COMPANY: companyId, MAIL: email, ROLE: role }) => ({ companyId, email, role }),
    tell: () => 'Invited; the code goes by mail.',
  }),
  anAct<{ adminAccounts: Operator[] }>({
    name: 'operators list',
    about: 'The operator’s own people.',
    words: [],
    document: 'query Operators { adminAccounts { id role status email familyName givenName } }',
    variables: () => ({}),
    tell: ({ adminAccounts }) =>
      list(
        ['OPERATOR', 'ROLE', 'STATUS', 'MAIL', 'NAME'],
        adminAccounts.map((one) => [one.id, one.role, one.status, one.email, `${one.familyName} ${one.givenName}`]),
      ),
  }),
  anAct({
    name: 'operators invite',
    about:
      'Invites one of the operator’s people: the code goes by mail. The first OPERATOR invites themselves: --as the same MAIL.',
    words: [word('MAIL'), word('FAMILY_NAME'), word('GIVEN_NAME'), word('ROLE', adminRoles)],
    document: `mutation Invite($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {
      inviteAdminAccount(email: $email, familyName: $familyName, givenName: $givenName, role: $role) { __typename } }`,
    variables: ({ MAIL: email, FAMILY_NAME: familyName, GIVEN_NAME: givenName, ROLE: role }) => ({
      email,
      familyName,
      givenName,
      role,
    }),
    tell: () => 'Invited; the code goes by mail.',
  }),
]
