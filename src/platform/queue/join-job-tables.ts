// Each job declares its own payload and context, so a table of many jobs knows neither.
export type Jobs = Readonly<Record<string, (payload: never, context: never) => unknown>>

/**
 * Joins two tables of jobs: a job runs the function of both. When one fails, the other has run and both run again, so
 * both must be safe to repeat.
 */
export function joinJobTables<First extends Jobs>(first: First, second: Jobs): First {
  const joined: Record<string, Jobs[string]> = { ...first }
  for (const [name, hear] of Object.entries(second)) {
    const before = first[name]
    if (!before) throw new Error(`no job is called ${name}`)
    joined[name] = async (payload, context) => {
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
