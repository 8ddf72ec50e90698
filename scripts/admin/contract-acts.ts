import { planKeys } from '#domain/company/plan/rules.ts'
import { anAct, list, option, word, type Act } from './act.ts'

type Contract = { status: string; planKey: string; startsOn: string; endsOn: string }
type Done = { done: { displayName: string; contract: Contract } }

const fields = '{ id displayName contract { status planKey startsOn endsOn } }'
const tellContract = ({ done: { displayName, contract } }: Done) =>
  `${displayName}: ${contract.status} ${contract.planKey} ${contract.startsOn} – ${contract.endsOn}`

const plan = option('of the contract', planKeys)

const onCompany = (verb: string, mutation: string, about: string): Act =>
  anAct<Done>({
    name: `companies ${verb}`,
    about,
    words: [word('COMPANY')],
    document: `mutation Act($companyId: ID!) { done: ${mutation}(companyId: $companyId) ${fields} }`,
    variables: ({ COMPANY: companyId }) => ({ companyId }),
    tell: tellContract,
  })

const renew = (name: string) =>
  anAct<Done>({
    name,
    about: 'Lengthens a contract, or reopens one that is over.',
    words: [word('COMPANY')],
    options: { to: option('the new last day, YYYY-MM-DD'), plan },
    needs: ['to'],
    document: `mutation Act($companyId: ID!, $endsOn: Date!, $planKey: PlanKey) {
      done: renewContract(companyId: $companyId, endsOn: $endsOn, planKey: $planKey) ${fields} }`,
    variables: ({ COMPANY: companyId, to, plan: planKey }) => ({ companyId, endsOn: to, planKey }),
    tell: tellContract,
  })

const onSuspension = (verb: string, mutation: string, about: string): Act =>
  anAct<{ done: { id: string; status: string } }>({
    name: `suspensions ${verb}`,
    about,
    words: [word('SUSPENSION')],
    document: `mutation Act($id: ID!) { done: ${mutation}(id: $id) { id status } }`,
    variables: ({ SUSPENSION: id }) => ({ id }),
    tell: ({ done }) => `${done.id}: ${done.status}`,
  })

type Suspension = { id: string; reason: string; requestedByName: string | null; company: { displayName: string } }

export const contractActs = [
  onCompany('review', 'startReview', 'Lets an applied company sign in and prepare its pages.'),
  onCompany('trial', 'startTrial', 'Starts the trial of 30 days, once for each 法人番号.'),
  anAct<Done>({
    name: 'companies sign',
    about: 'Turns a company under review or on trial into a paying one.',
    words: [word('COMPANY')],
    options: { plan, from: option('the first day, YYYY-MM-DD'), to: option('the last day, YYYY-MM-DD') },
    needs: ['plan', 'from', 'to'],
    document: `mutation Act($companyId: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {
      done: signContract(companyId: $companyId, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) ${fields} }`,
    variables: ({ COMPANY: companyId, plan: planKey, from, to }) => ({
      companyId,
      planKey,
      startsOn: from,
      endsOn: to,
    }),
    tell: tellContract,
  }),
  anAct<Done>({
    name: 'companies plan',
    about: 'Changes the plan and leaves the term.',
    words: [word('COMPANY'), word('PLAN', planKeys)],
    document: `mutation Act($companyId: ID!, $planKey: PlanKey!) {
      done: updateContractPlan(companyId: $companyId, planKey: $planKey) ${fields} }`,
    variables: ({ COMPANY: companyId, PLAN: planKey }) => ({ companyId, planKey }),
    tell: tellContract,
  }),
  renew('contracts renew'),
  onCompany('end', 'endContract', 'Ends a contract today: its users lose access at once.'),
  anAct<{ done: { id: string } }>({
    name: 'companies suspend',
    about: 'Asks for a suspension. Another operator has to confirm it.',
    words: [word('COMPANY')],
    options: { reason: option('ten letters or more; the company reads it') },
    needs: ['reason'],
    document: `mutation Act($companyId: ID!, $reason: String!) {
      done: requestContractSuspension(companyId: $companyId, reason: $reason) { id status } }`,
    variables: ({ COMPANY: companyId, reason }) => ({ companyId, reason }),
    tell: ({ done }) => `Asked for: ${done.id}. Another operator confirms it: suspensions confirm ${done.id}`,
  }),
  onCompany('resume', 'resumeContract', 'Lifts a suspension.'),
  anAct<{ contractSuspensions: Suspension[] }>({
    name: 'suspensions list',
    about: 'Requests that wait for a second operator.',
    words: [],
    document: 'query Suspensions { contractSuspensions { id reason requestedByName company { id displayName } } }',
    variables: () => ({}),
    tell: ({ contractSuspensions }) =>
      list(
        ['SUSPENSION', 'COMPANY', 'ASKED BY', 'REASON'],
        contractSuspensions.map(({ id, company, requestedByName, reason }) => [
          id,
          company.displayName,
          requestedByName ?? '',
          reason.replaceAll('\n', ' '),
        ]),
      ),
  }),
  onSuspension('confirm', 'confirmContractSuspension', 'Suspends the company, as somebody else asked for.'),
  onSuspension('withdraw', 'withdrawContractSuspension', 'Takes a request back; the company stays as it is.'),
]
