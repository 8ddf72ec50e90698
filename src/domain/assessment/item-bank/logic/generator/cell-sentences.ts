/** The numbers of a table with its unreadable cells filled in. */
export type Filling = readonly (readonly number[])[]
type Cell = { row: number; column: number }
type CellSentence = {
  kind: 'compare' | 'bound'
  words: string
  holds: (filling: Filling) => boolean
  /** Whether a bound is reached; a looser one would be too easy to see. */
  reaches: (filling: Filling) => boolean
}

/** Sentences of one or two unreadable cells. */
export function sentencesOf(
  hidden: readonly Cell[],
  names: readonly string[],
  columns: readonly string[],
): CellSentence[] {
  const nameOf = ({ row, column }: Cell) => `${names[row] ?? ''}の${columns[column] ?? ''}`
  const valueOf = (filling: Filling, { row, column }: Cell) => filling[row]?.[column] ?? 0
  const compared = hidden.flatMap((cell) =>
    hidden.flatMap((other): CellSentence[] =>
      cell === other
        ? []
        : [
            {
              kind: 'compare',
              words: `${nameOf(cell)}は、${nameOf(other)}より多い。`,
              holds: (filling) => valueOf(filling, cell) > valueOf(filling, other),
              reaches: () => true,
            },
          ],
    ),
  )
  const bounds = hidden.flatMap((cell) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((bound): CellSentence[] => [
      {
        kind: 'bound',
        words: `${nameOf(cell)}は、${bound}以上である。`,
        holds: (filling) => valueOf(filling, cell) >= bound,
        reaches: (filling) => valueOf(filling, cell) === bound,
      },
      {
        kind: 'bound',
        words: `${nameOf(cell)}は、${bound}以下である。`,
        holds: (filling) => valueOf(filling, cell) <= bound,
        reaches: (filling) => valueOf(filling, cell) === bound,
      },
    ]),
  )
  return [...compared, ...bounds]
}

export function mistakeInTable({ holds }: CellSentence, fillings: readonly Filling[]) {
  if (!fillings.some((filling) => holds(filling)))
    return '行と列の合計から欄の範囲を求めず、見当で決める誤り。どの埋め方でも成り立たない。'
  return '一通りの埋め方だけで決める誤り。合計に合う別の埋め方では成り立たない。'
}
