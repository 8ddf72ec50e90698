import { expect } from 'vitest'

type Row = { id: string; status: string }
type Moves = Record<string, { from: readonly string[]; to: string }>

const reachable = (from: string, table: Moves): Set<string> => {
  const found = new Set([from])
  for (const status of found)
    for (const move of Object.values(table)) if (move.from.includes(status)) found.add(move.to)
  return found
}

/** Every status came from the one before by the tables of §4, and no row is ever lost. */
export function checkMoves(before: readonly Row[], after: readonly Row[], table: Moves) {
  for (const { id, status } of before) {
    const now = after.find((row) => row.id === id)?.status ?? 'gone'
    expect([...reachable(status, table)]).toContain(now)
  }
}
