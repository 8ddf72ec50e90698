import { hash } from 'node:crypto'

/**
 * One mail has one Message-ID, so that a mail sent again after a worker died is recognised. The id stands for the mail
 * about the row `aboutId` to the addressee `to`.
 */
export const messageIdOf = (aboutId: string, to: string) =>
  `${aboutId.slice(0, -8)}${hash('sha256', `${aboutId}:${to}`).slice(0, 8)}`
