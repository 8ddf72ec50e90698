/** An id that no lookup can have becomes 0, and no lookup has the id 0. */
export const lookupIdOf = (id: string) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/** Each id once, in the order of choosing. */
export const lookupIdsOf = (ids: readonly string[]) => [...new Set(ids.map(lookupIdOf))]
