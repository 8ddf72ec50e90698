/** A text for a pattern of LIKE, where `%`, `_` and the backslash of the text stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
