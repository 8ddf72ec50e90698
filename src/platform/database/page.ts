/** The part of a list that a reader asks for. */
export type Page = { first: number; offset: number }

/** The most rows of one page of a list that names no other number. */
const largestPage = 100

/** How many rows of a list are read for a reader who asks for the first ones. A negative number counts as 0. */
export const limitOf = (first: number, max = largestPage) => Math.min(Math.max(first, 0), max)

/** The limit and the offset of a page. A negative offset counts as 0. */
export const boundsOf = ({ first, offset }: Page, max = largestPage) => ({
  limit: limitOf(first, max),
  offset: Math.max(offset, 0),
})
