// Each job declares the type of its own payload. A table holds jobs of many types, so the type is open here.
// oxlint-disable-next-line typescript/no-explicit-any
type Jobs = Record<string, (payload: any, context: any) => unknown>

/**
 * Joins two tables of jobs: a job runs the function of both. When one fails, the other has run and both run again, so
 * both must be safe to repeat.
 */
export function joinJobTables<First extends Jobs>(first: First, second: Jobs): First {
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
