/** Tokyo days before a contract's end on which the company is notified. */
export const contractEndDays = [60, 30, 7] as const
/** Tokyo days before a trial's end on which the company is notified. */
export const trialEndDays = [7, 1] as const
/** The Tokyo days that are left of a term, its last day among them. */
export const leftText = (days: number) => (days === 0 ? '本日まで' : days === 1 ? '明日まで' : `あと${days}日`)
/** A trial has texts of its own. */
export const paidContractStatuses = ['ACTIVE', 'RENEWAL_PENDING'] as const
/** Per cent of the month's scouts used, the higher step first. */
export const quotaSteps = [100, 80] as const

/** The requests that companies make to the operator about their contracts. */
export const requestSubjects = {
  RENEWAL: '契約の更新',
  PLAN_CHANGE: 'プランの変更',
  CONTACTS: '承認済み学生の連絡先のご請求',
} as const
