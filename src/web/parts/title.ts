type Match = { id: string; loaderData?: unknown } | undefined

const productOf = (matches: readonly Match[]) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return root && typeof root === 'object' && 'productName' in root ? String(root.productName) : 'ヨアケ'
}

/** §1: {title}｜{product} */
export const titleOf = (title: string, matches: readonly Match[]) => [{ title: `${title}｜${productOf(matches)}` }]
