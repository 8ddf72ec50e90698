import { preRegistrationStatuses } from '#domain/inquiry/decision/rules.ts'
import { anAct, list, moment, offsetOf, option, pageOption, word } from './act.ts'
import { outline } from './outline.ts'

type Application = { id: string; companyName: string; status: string; email: string; insertedAt: string }

const approve = (name: string) =>
  anAct<{ approvePreRegistration: { __typename: string } }>({
    name,
    about: 'Approves an application: the applicant gets a code for 72 hours by mail.',
    words: [word('APPLICATION')],
    document: 'mutation Approve($id: ID!) { approvePreRegistration(id: $id) { __typename } }',
    variables: ({ APPLICATION: id }) => ({ id }),
    tell: () => 'Approved; the code goes by mail.',
  })

export const applicationActs = [
  anAct<{ preRegistrations: { totalCount: number; nodes: Application[] } }>({
    name: 'applications list',
    about: 'Applications of companies, those that wait unless a status is named.',
    words: [],
    options: { status: option('of the application', preRegistrationStatuses), page: pageOption('fifty') },
    document: `query Applications($status: PreRegistrationStatus!, $offset: Int!) {
      preRegistrations(status: $status, first: 50, offset: $offset) {
        totalCount nodes { id companyName status email insertedAt } } }`,
    variables: ({ status, page }) => ({ status: status ?? 'APPLIED', offset: offsetOf(page, 50) }),
    tell: ({ preRegistrations: { nodes, totalCount } }) =>
      list(
        ['APPLICATION', 'STATUS', 'RECEIVED', 'COMPANY', 'MAIL'],
        nodes.map((one) => [one.id, one.status, moment(one.insertedAt), one.companyName, one.email]),
        totalCount,
      ),
  }),
  anAct<{ preRegistration: object }>({
    name: 'applications show',
    about: 'One application with its checks.',
    words: [word('APPLICATION')],
    document: `query Application($id: ID!) { preRegistration(id: $id) {
      id status companyName corporateNumber isCorporateNumberRight hasUsedTrial familyName givenName department email
      phoneNumber mailDomain isFreeMail insertedAt decidedAt decidedByName
      companiesAlike { matches company { id displayName contract { status } } }
      applicationsAlike { matches id companyName status }
      registrationCodes { id status expiresAt usedAt } } }`,
    variables: ({ APPLICATION: id }) => ({ id }),
    tell: ({ preRegistration }) => outline(preRegistration),
  }),
  approve('applications approve'),
  anAct({
    name: 'applications reject',
    about: 'Rejects an application: the applicant gets a polite mail without a reason.',
    words: [word('APPLICATION')],
    document: 'mutation Reject($id: ID!) { rejectPreRegistration(id: $id) { id status } }',
    variables: ({ APPLICATION: id }) => ({ id }),
    tell: () => 'Rejected; the applicant is told by mail.',
  }),
  approve('companies approve'),
]
