// Jobs of a table take payloads of their own types; whoever queues a job wrote what the job of that name declares.
// oxlint-disable-next-line typescript/no-explicit-any
type Jobs = Record<string, (payload: any, context: any) => unknown>

/**
 * The first table, with the jobs of the second run after those of the same name. A job that fails holds up no other: its
 * error is thrown after both, and both run again, each of them without effect where it was done.
 */
export function alsoHeard<First extends Jobs>(first: First, second: Jobs): First {
  const joined: Jobs = { ...first }
  for (const [name, hear] of Object.entries(second)) {
    const before = first[name]
    if (!before) throw new Error(`no job is called ${name}`)
    joined[name] = async (payload: unknown, context: unknown) => {
      const results = [await settled(() => before(payload, context)), await settled(() => hear(payload, context))]
      const failed = results.find((result) => result.error !== undefined)
      if (failed) throw failed.error
    }
  }
  return joined as First
}

const settled = async (run: () => unknown): Promise<{ error?: unknown }> => {
  try {
    await run()
    return {}
  } catch (error) {
    return { error }
  }
}
