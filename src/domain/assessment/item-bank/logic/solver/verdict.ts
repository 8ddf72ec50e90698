import type { BankItem } from '../../item.ts'
import { textsOf } from './printed.ts'
import { solve } from './solver.ts'

/** Why an item of 論理推論 may not stand in the bank. Undefined: it has exactly one right option, and its key is that. */
export function faultOf(item: BankItem): string | undefined {
  if (new Set(textsOf(item)).size !== item.options.length) return 'Two options are the same'
  try {
    const places = solve(item)
    if (places.length !== 1) return `${places.length} options are right`
    return places[0] === item.key ? undefined : `The key is ${places[0]}, not ${item.key}`
  } catch (error) {
    return error instanceof Error ? error.message : 'The solver fails'
  }
}
