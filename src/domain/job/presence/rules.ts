/** Milliseconds between two signs of an open page. */
export const presenceEvery = 15_000
/** Milliseconds after which a page without a sign counts as closed: two signs may be lost on the way. */
export const presenceLasts = 3 * presenceEvery
