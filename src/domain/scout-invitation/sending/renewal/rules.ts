import { dayMs } from '#ground/tokyo-time.ts'
import { limits } from '../rules.ts'

export type Letter = { subject: string; message: string; reason: string }

// Two letters that differ only in width, case or spacing are the same letter.
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '')

/** A renewal for the same job has to differ from the first letter. */
export const isSameLetter = (one: Letter, other: Letter) =>
  plain(one.subject) === plain(other.subject) &&
  plain(one.message) === plain(other.message) &&
  plain(one.reason) === plain(other.reason)

type Earlier = { status: string; round: number; endedAt: string | null }

/**
 * Whether a company may scout a student with these scouts behind them, as far as the scouts say: for the first time, or
 * once more after a rest.
 */
export function mayBeScouted(scouts: readonly Earlier[], canRenew: boolean, now: string) {
  const [only, ...others] = scouts
  if (!only) return true
  if (others.length > 0 || only.round > 1 || !canRenew || only.endedAt === null) return false
  const rested = Date.parse(only.endedAt) + limits.renewDays * dayMs
  return (only.status === 'DECLINED' || only.status === 'EXPIRED') && rested <= Date.parse(now)
}
