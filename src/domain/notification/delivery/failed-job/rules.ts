/** Groups on the operator's page: mails, pushes and every other job. */
export const jobGroups = ['MAIL', 'PUSH', 'OTHER'] as const
export type JobGroup = (typeof jobGroups)[number]

/** Jobs that mail are named `send_…`; a job of another name is one of the other ones. */
export function groupOf(kind: string): JobGroup {
  if (kind === 'send_push') return 'PUSH'
  return kind.startsWith('send_') ? 'MAIL' : 'OTHER'
}

/** Letters of an error that the page shows. */
export const maxErrorLength = 120

/**
 * The text of an error without personal data: addresses, numbers as long as a phone's, ids and quoted words are left
 * out. The queue stores the name of an error alone; what comes from elsewhere is cleaned all the same.
 */
export function plainError(text: string | null): string {
  const plain = (text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[^\s<>"'(,;:]+@[^\s<>"'),;:]+/gu, '（アドレス）')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/giu, '（ID）')
    .replaceAll(/\+?\d[\d-]{6,}\d/gu, '（番号）')
    .replaceAll(/"[^"]*"|'[^']*'|「[^」]*」/gu, '（内容）')
    .trim()
  return Array.from(plain).slice(0, maxErrorLength).join('')
}

/** The domain of an address: which mail server did not take the mail. */
export const domainOf = (email: string | null) => (email === null ? null : email.slice(email.lastIndexOf('@') + 1))

/** Days of the page's counts. */
export const countedDays = 14
