type Given = Record<string, string | undefined>

export type Act = {
  /** Noun and verb. */
  name: string
  about: string
  words: readonly { name: string; isOptional?: true }[]
  options?: Record<string, { type: 'string'; about: string }>
  /** The options that must be there. */
  needs?: readonly string[]
  document: string
  variables: (given: Given) => Record<string, unknown>
  tell: (data: unknown) => string
}

/** An act whose document answers with this. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each act names the answer of its document
export const anAct = <Answer>(act: Omit<Act, 'tell'> & { tell: (data: Answer) => string }): Act => ({
  ...act,
  tell: (data) => act.tell(data as Answer),
})

export const word = (name: string) => ({ name })
export const maybe = (name: string) => ({ name, isOptional: true as const })
export const option = (about: string) => ({ type: 'string' as const, about })

/** Lines of columns, each as wide as its widest cell; letters of Japanese are two wide. */
export function columns(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const widthOf = (text: string) =>
  Array.from(text).reduce((width, letter) => width + (/[\u0020-\u007e]/u.test(letter) ? 1 : 2), 0)
