import type { Alarm } from '../rules.ts'

/** Letters of the reason for which a sign is put aside. */
export const maxAlarmReason = 200

/** How much worse a figure has to be, as a share of 1, before a sign that was put aside comes back. */
const worseBy = 0.02

/** How bad a sign is, as a share of 1: the share of sittings, the rise of right answers, the share of time that is saved. */
export function severityOf({ kind, before, now }: Alarm): number {
  switch (kind) {
    case 'EXPOSURE':
      return now
    case 'EASIER':
      return now - before
    case 'FASTER':
    default:
      return before === 0 ? 0 : 1 - now / before
  }
}

/** Whether a sign has to be looked into again. A figure that changes by chance within two points has not. */
export const isWorse = (severity: number, acknowledged: number) => severity - acknowledged > worseBy
