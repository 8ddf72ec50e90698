/** The positions of values that stand earlier in the list too, or in `before`. */
export function repeatedAt<Value>(values: readonly Value[], before: readonly Value[] = []): Set<number> {
  const taken = new Set(before)
  const repeated = new Set<number>()
  for (const [at, value] of values.entries()) {
    if (taken.has(value)) repeated.add(at)
    taken.add(value)
  }
  return repeated
}
