export type Spread = { p50Ms: number; p95Ms: number; maxMs: number; meanMs: number }

export async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const begun = performance.now()
  const result = await run()
  return { result, ms: performance.now() - begun }
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => fine(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1), meanMs: fine(mean(sorted)) }
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
export const fine = (value: number) => Math.round(value * 100) / 100
