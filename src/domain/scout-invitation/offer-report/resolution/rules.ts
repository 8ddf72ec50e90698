import type { OfferReportStatus } from '../rules.ts'

/** How the operator settles a report that the company denied or did not answer in time. */
export const resolutions = { CONFIRMED: '承諾を確認した', CANCELLED: '報告を取り消す' } as const
export type Resolution = keyof typeof resolutions

/** The statuses an operator may settle. A report that waits for its company is settled only once it is overdue. */
export const resolvableStatuses = ['MISMATCH', 'SUBMITTED'] as const satisfies OfferReportStatus[]

/** The sentence that both sides read. */
export const resolutionField = { label: '双方への説明', min: 10, max: 500 } as const
