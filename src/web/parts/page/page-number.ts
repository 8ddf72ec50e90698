import { redirect } from 'react-router'
import { notFound } from '#web/carry/ask.ts'

/** Larger than the last page of any list, and still a valid offset for the API. */
const maxPage = 1_000_000

/** The page number in the address, from 1; any other text is not found. */
export function readPageNumber(text = '1') {
  if (!/^[1-9]\d*$/.test(text)) throw notFound()
  return Math.min(Number(text), maxPage)
}

type Paged = { page: number; total: number; size: number }

/** The number of pages, at least one. A page past the end redirects to the last, because lists can shrink. */
export function countPages({ page, total, size }: Paged, urlOf: (page: number) => string) {
  const count = Math.max(1, Math.ceil(total / size))
  if (page > count) throw redirect(urlOf(count))
  return count
}
