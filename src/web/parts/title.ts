type Match = { id: string; loaderData?: unknown } | undefined

/** The product's name from the root's data. The page for an error of the root has no such data. */
export const productNameOf = (root: unknown) =>
  root && typeof root === 'object' && 'productName' in root ? String(root.productName) : 'ヨアケ'

const rootOf = (matches: readonly Match[]) => matches.find((match) => match?.id === 'root')?.loaderData

/** §1: {title}｜{product} */
export const titleOf = (title: string, matches: readonly Match[]) => [
  { title: `${title}｜${productNameOf(rootOf(matches))}` },
]
