import type { OfRow } from '#ground/id.ts'

/** An id that a test has from an answer, or makes up, as the id of a row. */
export const rowId = <Noun extends 'company' | 'candidate'>(id: string | undefined) => (id ?? '') as OfRow<Noun>
