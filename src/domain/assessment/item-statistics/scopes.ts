/** The lists of items that the operator reads one by one. */
export const itemScopes = ['LANG', 'NUM', 'LOGIC', 'SPACE', 'PERSONALITY'] as const
export type ItemScope = (typeof itemScopes)[number]
