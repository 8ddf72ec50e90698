import { slashDate, time } from '#ground/tokyo-time.ts'

type Given = Record<string, string | undefined>

export type Word = { name: string; isOptional?: true; oneOf?: readonly string[] }
export type Option = { type: 'string'; about: string; oneOf?: readonly string[]; isCount?: true }

export type Act = {
  /** Noun and verb. */
  name: string
  about: string
  words: readonly Word[]
  options?: Record<string, Option>
  /** The options that must be there. */
  needs?: readonly string[]
  document: string
  variables: (texts: Given) => Record<string, unknown>
  tell: (data: unknown) => string
}

/** An act whose document answers with this. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each act names the answer of its document
export const anAct = <Answer>(act: Omit<Act, 'tell'> & { tell: (data: Answer) => string }): Act => ({
  ...act,
  tell: (data) => act.tell(data as Answer),
})

export const word = (name: string, oneOf?: readonly string[]): Word => ({ name, ...(oneOf && { oneOf }) })
export const maybe = (name: string): Word => ({ name, isOptional: true })
export const option = (about: string, oneOf?: readonly string[]): Option => ({
  type: 'string',
  about,
  ...(oneOf && { oneOf }),
})
/** The page of a list; `offsetOf` says where it begins. */
export const pageOption = (size: string): Option => ({ type: 'string', about: `from 1; ${size} a page`, isCount: true })
export const offsetOf = (page: string | undefined, size: number) => (Number(page ?? 1) - 1) * size

/** An instant as the pages show it, in Tokyo. */
export const moment = (at: string) => `${slashDate(at)} ${time(at)}`

/** Lines of columns below their headings, each as wide as its widest cell; letters of Japanese are two wide. */
export function columns(headings: readonly string[], rows: readonly (readonly string[])[]) {
  const lines = rows.length > 0 ? [headings, ...rows] : []
  const widths = headings.map((_, at) => Math.max(...lines.map((row) => widthOf(row[at] ?? ''))))
  return lines.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

/** The columns, and below them how many rows there are on all pages. */
export const list = (headings: readonly string[], rows: readonly (readonly string[])[], totalCount = rows.length) =>
  [
    ...columns(headings, rows),
    rows.length < totalCount ? `${rows.length} of ${totalCount}` : totalCount === 0 ? 'None.' : `${totalCount} in all`,
  ].join('\n')

const widthOf = (text: string) =>
  Array.from(text).reduce((width, letter) => width + (/[\u0020-\u007e]/u.test(letter) ? 1 : 2), 0)
