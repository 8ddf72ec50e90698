export const itemStates = ['DRAFT', 'REVIEW', 'PILOT', 'LIVE', 'RESTED', 'RETIRED'] as const
export type ItemState = (typeof itemStates)[number]

type Move = { from: readonly ItemState[]; to: ItemState }

/** Every change of an item, by the act that makes it. An item whose rest is over is tried out again. */
export const itemMoves = {
  rest: { from: ['LIVE', 'PILOT'], to: 'RESTED' },
  retire: { from: ['LIVE', 'PILOT', 'RESTED'], to: 'RETIRED' },
  goLive: { from: ['PILOT'], to: 'LIVE' },
  wake: { from: ['RESTED'], to: 'PILOT' },
} as const satisfies Record<string, Move>
export type ItemAct = keyof typeof itemMoves

/** Moves that an operator may make; items wake by themselves. */
export const itemActs = ['rest', 'retire', 'goLive'] as const satisfies readonly ItemAct[]

export const canMove = (act: ItemAct, state: string) => itemMoves[act].from.some((from: ItemState) => from === state)
