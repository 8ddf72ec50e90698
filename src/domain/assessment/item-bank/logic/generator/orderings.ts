/** Every order of a list. */
export function orderings<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((head, at) => orderings(list.toSpliced(at, 1)).map((rest) => [head, ...rest]))
}
