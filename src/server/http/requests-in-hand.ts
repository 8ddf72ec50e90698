/**
 * The requests whose work is not over. A visitor who leaves ends the connection and not the work: its next statement
 * would find a database that has been closed.
 */
export function openRequestsInHand() {
  const open = new Set<Promise<unknown>>()
  return {
    /** Takes note of the work of one request until it is over. */
    take<Answer>(work: Promise<Answer>): Promise<Answer> {
      const over = work.then(forget, forget)
      function forget() {
        open.delete(over)
      }
      open.add(over)
      return work
    },
    /** Waits for all, also for those that come meanwhile. */
    async end() {
      while (open.size > 0) await Promise.all(open)
    },
  }
}
