const codes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25P03', // idle in transaction for too long
  '53100', // disk full
  '53300', // too many connections
  '57P01', // stopped by its administrator
  '57P02', // crashed
  '57P03', // starting or stopping
])

// Errors made by the driver itself carry no code.
const sentences =
  /^(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** True when the database is stopped, starting, cut off or full: not our defect, and a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code !== 'string') return sentences.test(error.message)
  return codes.has(code) || code.startsWith('08')
}
