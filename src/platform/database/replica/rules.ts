import { isPoolBusy } from '../pool-busy.ts'

/** Why a replica is left out. */
export type LeftOut =
  /** It does not answer, or not in time. */
  | 'away'
  /** It is a primary itself. */
  | 'promoted'
  /** It follows another primary, or has not yet read the mark of this one. */
  | 'other line'
  | 'late'
  /** Its address leads through a pooler, which hides a server that restarts. */
  | 'pooled'

/** Milliseconds behind the primary from which a replica is not even asked. */
export const latestMs = 5_000

/** A replica's own words; `lsn` is null on a primary. */
export type Standing = { isDirect: boolean; lsn: number | null; mark: string | null }

/** Why a replica with this standing is left out; null: it is in use. */
export function reasonToLeaveOut(standing: Standing, lagMs: number, mark: string | undefined): LeftOut | null {
  if (!standing.isDirect) return 'pooled'
  if (standing.lsn === null) return 'promoted'
  if (standing.mark !== mark) return 'other line'
  return lagMs > latestMs ? 'late' : null
}

/** Where the primary was at a moment of this process's clock. */
export type Sample = { at: number; lsn: number }

/**
 * Milliseconds since the primary was where a replica is now. The samples are in order, the oldest first; a replica that
 * is behind all of them is at least as late as the oldest.
 */
export function lagOf(lsn: number, samples: readonly Sample[], now: number): number {
  const newest = samples.at(-1)
  if (!newest || lsn >= newest.lsn) return 0
  // The first position that the replica has not reached is where it began to be late.
  const missed = samples.find((sample) => sample.lsn > lsn) ?? newest
  return now - missed.at
}

/** Errors of the question itself come again at the primary; a question that takes too long is not asked twice. */
export const isAskedAgain = (error: unknown): boolean =>
  !isPoolBusy(error) && !(error instanceof Error && 'code' in error && error.code === '57014')

/** Stopped because the replica had to replay what the question still saw. */
export const isRecoveryConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
