/** The entries of a relation's history, which a company reads in one line. */
export const historyKinds = ['ACCEPTED', 'BOOKED', 'ATTENDED', 'NO_SHOW', 'NEXT_STEP', 'NOT_SELECTED'] as const
export type HistoryKind = (typeof historyKinds)[number]
