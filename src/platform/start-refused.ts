/** The program cannot start for a reason its operator can fix: the message says everything, without a stack. */
export class StartRefused extends Error {}

/** Prints the reason on standard error, one line for a known one, and lets the process end with code 1. */
export function tellStartFailure(error: unknown): void {
  const text =
    error instanceof StartRefused
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
