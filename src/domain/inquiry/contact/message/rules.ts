import { foldSpaces } from '#ground/spelling/tidy-text.ts'

/** The letter of an operator to the company of a case. */
export const companyLetterField = { label: '企業への連絡', min: 1, max: 2000 } as const

/** The fate of the mail: HELD waits for the end of an operator's stop, DISCARDED was thrown away before it left. */
export const messageStates = ['WAITING', 'HELD', 'SENT', 'FAILED', 'DISCARDED'] as const
export type MessageState = (typeof messageStates)[number]

type Addressed = { name: string; receiptNumber: string }

/** An answer as its mail says it: the mail itself begins with the name, and ends with the number unless it is here. */
export function mailedAnswer(body: string, { name, receiptNumber }: Addressed) {
  const [first = '', ...rest] = body.split('\n')
  const isGreeting = foldSpaces(first).replaceAll(' ', '') === `${name}様`.replaceAll(/\s/gu, '')
  return {
    lines: (isGreeting ? rest.join('\n').trimStart() : body).split('\n'),
    saysNumber: body.includes(receiptNumber),
  }
}
