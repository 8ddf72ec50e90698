/** The lists of a company's inbox. */
export const inboxFilters = ['ALL', 'UNANSWERED', 'MINE'] as const
export type InboxFilter = (typeof inboxFilters)[number]
export const inboxPageSize = 20
