import { redirect } from 'react-router'
import { notFound } from '#web/ask.ts'

/** Further than any list reaches, and near enough for the door. */
const furthest = 1_000_000

/** The page of an address, from one; what is no number of a page is not found. */
export function readPageNumber(text = '1') {
  if (!/^[1-9]\d*$/.test(text)) throw notFound()
  return Math.min(Number(text), furthest)
}

type Paged = { page: number; total: number; size: number }

/** How many pages there are, at least one. Whoever asks for one past the end is led to the last: a list grows shorter. */
export function countPages({ page, total, size }: Paged, urlOf: (page: number) => string) {
  const count = Math.max(1, Math.ceil(total / size))
  if (page > count) throw redirect(urlOf(count))
  return count
}
