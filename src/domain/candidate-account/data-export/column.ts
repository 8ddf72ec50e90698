/**
 * The way a value is written: the day of an instant, a period, the word for a code, the name of the row with the id, the
 * numbers of a list beside their names, or what a function says of it where no row has the id.
 */
export type Reading =
  | 'day'
  | 'period'
  | { words: Record<string, string> }
  | { nameOf: string; column: string; else?: (text: string) => string }
  | { inOrder: readonly string[] }

/** A column of the file: its heading alone, or its heading and the way its values are written. */
export type Column = string | { heading: string; as: Reading }

/** Where the rows of a student are found: by which column, in which rows that the student may see. */
export type ExportTable = {
  /** The name of the sheet and its CSV file. */
  name: string
  table: string
  /** The column with the student's id; absent for a table whose rows belong to the student's scouts or sittings. */
  owner?: string
  ofScouts?: true
  /** The rows that name one of the student's rows of another table, by its id. */
  within?: { column: string; table: string }
  /** A condition in SQL on the rows a student may see. */
  only?: string
  columns: Record<string, Column>
  /** The columns that stay out, with the reason. */
  leftOut: Record<string, string>
}

export const nameOf = (heading: string, table: string, column = 'label'): Column => ({
  heading,
  as: { nameOf: table, column },
})
export const words = (heading: string, table: Record<string, string>): Column => ({ heading, as: { words: table } })
export const inOrder = (heading: string, names: readonly string[]): Column => ({ heading, as: { inOrder: names } })
export const yesNo = (heading: string) => words(heading, { true: 'はい', false: 'いいえ' })

export const because = {
  owner: 'The id of the student, the same in every row.',
  internal: 'A number of the search, which says nothing of the student.',
  derived: 'Counted from the reason of the scout, which stands in the same file.',
  key: 'An id that only ties rows together.',
  version: 'The number of a version, which says nothing of the student.',
  secret: 'A secret or its hash: never leaves the server.',
  company: 'A mark that the company keeps for itself; the company decides over its disclosure.',
  delivery: 'Whether a worker holds the row.',
} as const
