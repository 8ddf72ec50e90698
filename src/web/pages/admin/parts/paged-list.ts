import type { Query } from '#ground/address.ts'
import { firstLetters } from '#ground/text-length.ts'
import { notFound, type Ask } from '#web/carry/ask.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { unlessForbidden } from './no-access.tsx'

/** A filter by its name in the address. A text of null leaves the filter out of the address. */
type Filter<Value> = { name: string; read: (text: string) => Value; write: (value: Value) => string | null }

/** One of the choices; without a text the usual one. Any other text is not found. */
export const choiceOf = <Choice extends string, Usual extends Choice | null>(
  name: string,
  choices: readonly Choice[],
  usual: Usual,
): Filter<Choice | Usual> => ({
  name,
  read: (text) => {
    if (text === '') return usual
    const choice = choices.find((one) => one === text)
    if (choice === undefined) throw notFound()
    return choice
  },
  write: (choice) => (choice === usual ? null : choice),
})

export const flagOf = (name: string, word: string): Filter<boolean> => ({
  name,
  read: (text) => text === word,
  write: (isSet) => (isSet ? word : null),
})

export const textOf = (name: string, maxLetters: number, usual: () => string = () => ''): Filter<string> => ({
  name,
  read: (text) => firstLetters(text.trim(), maxLetters) || usual(),
  write: (text) => text,
})

type PagedList<Values, Answer> = {
  filters: { [Name in keyof Values]: Filter<Values[Name]> }
  urlOf: (query: Query) => string
  pageSize: number
  find: (ask: Ask, question: Values & { first: number; offset: number }, page: number) => Promise<Answer>
  totalOf: (answer: Answer) => number
}

/** The loader of a list with filters and pages, and the address of each; null for a role that may not read the list. */
export function pagedBy<Values extends Record<string, unknown>, Answer>(list: PagedList<Values, Answer>) {
  const filters = Object.entries(list.filters) as [keyof Values, Filter<unknown>][]
  const filterOf = (search: URLSearchParams) =>
    Object.fromEntries(filters.map(([key, { name, read }]) => [key, read(search.get(name) ?? '')])) as Values
  const addressOf = (filter: Values, page = 1) =>
    list.urlOf({
      ...Object.fromEntries(filters.map(([key, { name, write }]) => [name, write(filter[key])])),
      page: page > 1 ? page : null,
    })
  const load = async (ask: Ask, { url }: { url: URL }) => {
    const filter = filterOf(url.searchParams)
    const page = readPageNumber(url.searchParams.get('page') ?? undefined)
    const size = list.pageSize
    const answer = await unlessForbidden(list.find(ask, { ...filter, first: size, offset: (page - 1) * size }, page))
    if (!answer) return null
    const total = list.totalOf(answer)
    return {
      ...answer,
      filter,
      page,
      pageCount: countPages({ page, total, size }, (to) => addressOf(filter, to)),
      total,
    }
  }
  return { load, addressOf }
}
