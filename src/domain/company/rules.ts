export const contractStatuses = [
  'APPLIED',
  'UNDER_REVIEW',
  'TRIAL',
  'ACTIVE',
  'RENEWAL_PENDING',
  'EXPIRED',
  'SUSPENDED',
  'TERMINATED',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

export type ContractTerm = { status: string; endsOn: string }

export const statusesInForce: readonly string[] = ['TRIAL', 'ACTIVE', 'RENEWAL_PENDING'] satisfies ContractStatus[]

/** In force through the last day. `today` is a Tokyo day, 'YYYY-MM-DD'. */
export const isContractInForce = ({ status, endsOn }: ContractTerm, today: string) =>
  statusesInForce.includes(status) && today <= endsOn

/** Company users may also sign in while their company is under review, to prepare. */
export const canCompanySignIn = (contract: ContractTerm, today: string) =>
  isContractInForce(contract, today) || contract.status === 'UNDER_REVIEW'

export type { PlanFeature } from './plan/rules.ts'
