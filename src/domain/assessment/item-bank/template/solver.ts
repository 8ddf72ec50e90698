import type { BankItem } from '../item.ts'

/** The part of an item that a student sees. A solver knows nothing else: neither the drawn values nor the key. */
export type Shown = Pick<BankItem, 'stem' | 'figure' | 'options'>

/** For each option in its place, whether it is right. */
export type Solver = (item: Shown) => boolean[]

export const shownOf = ({ stem, figure, options }: Shown): Shown => ({ stem, ...(figure ? { figure } : {}), options })

/** Exactly one option is right, and it is the key. */
export function isSolved(item: Shown & Pick<BankItem, 'key'>, solver: Solver) {
  const places = solver(shownOf(item)).flatMap((isRight, place) => (isRight ? [place] : []))
  return places.length === 1 && places[0] === item.key
}
