import { contractStatuses } from '#domain/company/rules.ts'
import { anAct, list, maybe, offsetOf, option, pageOption, word } from './act.ts'
import { outline } from './outline.ts'

type Contract = { status: string; planKey: string; startsOn: string; endsOn: string }
type Company = { id: string; displayName: string; corporateNumber: string; contract: Contract }

export const companyActs = [
  anAct<{ companies: { totalCount: number; nodes: Company[] } }>({
    name: 'companies list',
    about: 'Companies by a part of the name or the reading, or the 法人番号.',
    words: [maybe('TEXT')],
    options: { status: option('of the contract', contractStatuses), page: pageOption('a hundred') },
    document: `query Companies($text: String, $status: ContractStatus, $offset: Int!) {
      companies(text: $text, status: $status, first: 100, offset: $offset) {
        totalCount nodes { id displayName corporateNumber contract { status planKey startsOn endsOn } } } }`,
    variables: ({ TEXT: text, status, page }) => ({ text, status, offset: offsetOf(page, 100) }),
    tell: ({ companies: { nodes, totalCount } }) =>
      list(
        ['COMPANY', '法人番号', 'STATUS', 'PLAN', 'UNTIL', 'NAME'],
        nodes.map(({ id, displayName, corporateNumber, contract }) => [
          id,
          corporateNumber,
          contract.status,
          contract.planKey,
          contract.endsOn,
          displayName,
        ]),
        totalCount,
      ),
  }),
  anAct<{ company: object }>({
    name: 'companies show',
    about: 'One company with contract, users, jobs and scouts in numbers.',
    words: [word('COMPANY')],
    document: `query Company($id: ID!) { company(id: $id) {
      id displayName legalName kana corporateNumber parentCorporateNumber insertedAt jobCount
      contract { status planKey startsOn endsOn }
      openSuspension { id reason requestedByName insertedAt }
      contractChanges { insertedAt action from to planKey startsOn endsOn operatorName }
      users { id role status familyName givenName email lastSignInAt }
      scoutFigures { sent waiting accepted declined expired hired sentLately answeredLately lastSentAt }
      complaints { receiptNumber category status dueOn } } }`,
    variables: ({ COMPANY: id }) => ({ id }),
    tell: ({ company }) => outline(company),
  }),
]
