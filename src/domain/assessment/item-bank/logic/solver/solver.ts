import { solveMatching } from './matching.ts'
import { solveOrder } from './order.ts'
import { introOf, type Printed } from './printed.ts'
import { solvePropositions } from './proposition.ts'
import { solveRota } from './rota.ts'
import { solveStatements } from './statement.ts'
import { solveHidden, solvePasses, solveShare } from './table.ts'

const solvers: readonly (readonly [RegExp, (item: Printed) => number[]])[] = [
  [/^ある集まりに来た人について/, solvePropositions],
  [/^A〜Eの5人が、(?:前から後ろへ一列に|一人ずつ順に)/, solveOrder],
  [/^A〜Eの5人が、.+の五つの.+を、一人一つずつ/, solveMatching],
  [/^春・夏・秋・冬の4人が/, solveRota],
  [/^A〜Eの5人のうち1人だけが/, solveStatements],
  [/^表は、A〜Eの5人の3項目の点数/, solvePasses],
  [/^表は、五つの/, solveShare],
  [/「？」の欄は汚れて読めません/, solveHidden],
]

/**
 * The places of the right options, found from the printed words alone by trying every possible world. It knows nothing
 * of how an item was made. Throws where a sentence is not understood or where nothing is possible.
 */
export function solve(item: Printed): number[] {
  const matches = solvers.filter(([pattern]) => pattern.test(introOf(item)))
  const [only, ...more] = matches
  if (!only || more.length > 0) throw new Error(`${matches.length} solvers for: ${introOf(item)}`)
  return only[1](item)
}
