/** Scouts whose time is changed, or that are taken back, with one press. */
export const maxChanged = 100

/** The scouts that wait, on one page. */
export const pageSize = 30
