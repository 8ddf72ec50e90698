/** The limits of one request for a document (1.19). */
export const downloadLimits = {
  hours: 24,
  downloads: 5,
  /** Spec silent: requests of one company in a day. */
  requestsInDay: 100,
} as const

const secret = /^[A-Za-z0-9_-]{22}$/
/** Whether a text has the form of a secret of 128 bits; any other text is unknown. */
export const isSecret = (text: string) => secret.test(text)

/** OPEN, over its time, or downloaded as often as it may be. */
type DownloadState = 'OPEN' | 'EXPIRED' | 'USED_UP'

export function stateOf({ expiresAt, downloads }: { expiresAt: Date; downloads: number }, now: Date): DownloadState {
  if (now >= expiresAt) return 'EXPIRED'
  return downloads < downloadLimits.downloads ? 'OPEN' : 'USED_UP'
}
