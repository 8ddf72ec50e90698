/** A contract's end is told this many Tokyo days before. */
export const contractEndDays = [60, 30, 7] as const
export const usableContractStatuses = ['TRIAL', 'ACTIVE', 'RENEWAL_PENDING'] as const
/** Per cent of the month's scouts that are used up, the higher one first. */
export const quotaSteps = [100, 80] as const
