export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]) => sum(values) / values.length
export function variance(values: readonly number[]) {
  const middle = mean(values)
  return sum(values.map((value) => (value - middle) ** 2)) / values.length
}
export const spread = (values: readonly number[]) => Math.sqrt(variance(values))

export function correlation(ones: readonly number[], others: readonly number[]) {
  const [middleOne, middleOther] = [mean(ones), mean(others)]
  const products = ones.map((one, at) => (one - middleOne) * ((others[at] ?? 0) - middleOther))
  return sum(products) / ones.length / (spread(ones) * spread(others))
}

/** The error of one score from two scores of the same people. */
export const errorOf = (first: readonly number[], second: readonly number[]) =>
  spread(first.map((score, at) => score - (second[at] ?? 0))) / Math.SQRT2

export const share = <Item>(items: readonly Item[], is: (item: Item, at: number) => boolean) =>
  items.filter(is).length / items.length

export const rounded = (value: number, places = 2) => Number(value.toFixed(places))

/** Normal numbers with mean 0 and deviation 1 (Box–Muller). */
export const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
