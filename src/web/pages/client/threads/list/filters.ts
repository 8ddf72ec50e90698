import type { InboxFilter } from '#domain/scout-invitation/thread/inbox/rules.ts'

/** The lists of the inbox by their words in the address; the first is the page itself. */
export const inboxLists = {
  all: { filter: 'ALL', label: 'すべて' },
  unanswered: { filter: 'UNANSWERED', label: '未返信' },
  mine: { filter: 'MINE', label: '自分の担当' },
} as const satisfies Record<string, { filter: InboxFilter; label: string }>
export type InboxList = keyof typeof inboxLists

export const isInboxList = (text: string): text is InboxList => Object.hasOwn(inboxLists, text)
