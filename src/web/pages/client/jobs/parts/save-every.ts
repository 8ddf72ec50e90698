/** Milliseconds between two savings of a draft (§9). */
export const saveEvery = 10_000
