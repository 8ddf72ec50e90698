import type { PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import type { Loaded, Own } from '../load.ts'

/** The data that a section is drawn from: the student's own profile and the options. */
export type SectionProps = { own: Own; choices: Loaded; answer: PlainAnswer }

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
/** The ids of a lookup, for the same check as on the server. */
export const knownIds = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => Number(id)))
