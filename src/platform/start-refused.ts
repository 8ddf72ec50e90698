/** The program cannot start for a reason its operator can mend: the message is the whole story, no stack is wanted. */
export class StartRefused extends Error {}

/** Says why on standard error, one line for a known reason, and lets the process end with code 1. */
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
