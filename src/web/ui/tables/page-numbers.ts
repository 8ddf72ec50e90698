/**
 * The page numbers to show: both ends and three numbers around the current page. 'gap' stands for two or more hidden
 * pages; a single hidden page is shown instead.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const middle = Math.max(2, Math.min(page, pageCount - 1))
  const near = [1, middle - 1, middle, middle + 1, pageCount]
  const pages = [...new Set(near)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((n, at) => {
    const missing = n - (pages[at - 1] ?? 0) - 1
    if (missing === 0) return [n]
    return missing === 1 ? [n - 1, n] : ['gap' as const, n]
  })
}
