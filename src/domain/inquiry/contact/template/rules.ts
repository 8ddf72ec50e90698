import type { FieldError } from '#ground/refusal.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkText } from '#ground/validation/validation.ts'
import { answerField } from '../answer/rules.ts'

export type InquiryTemplate = { title: string; body: string }

export const templateFields = {
  title: { label: '定型文の名前', min: 1, max: 60 },
  body: { label: '本文', min: 1, max: answerField.max },
} as const

/** The places that a template may leave open, with the words that stand in its place. */
export const placeholders = { name: '{氏名}', receiptNumber: '{受付番号}' } as const

export const foldTemplate = ({ title, body }: InquiryTemplate): InquiryTemplate => ({
  title: foldSpaces(title),
  body: body.replaceAll('\r\n', '\n').trim(),
})

export const checkTemplate = ({ title, body }: InquiryTemplate): (FieldError | null)[] => [
  checkText('title', title, templateFields.title),
  checkText('body', body, templateFields.body),
  checkPlaceholders(body),
]

// A name in braces that is none would reach the person who wrote as it stands.
function checkPlaceholders(body: string): FieldError | null {
  const names = Object.values(placeholders) as readonly string[]
  const unknown = body.match(/\{[^{}\n]*\}/gu)?.find((mark) => !names.includes(mark))
  return unknown === undefined
    ? null
    : { path: 'body', message: `${unknown}は使えません。使えるのは${names.join('と')}です` }
}

/** The text of a template for one inquiry. */
export const fillTemplate = (body: string, { name, receiptNumber }: { name: string; receiptNumber: string }) =>
  body.replaceAll(placeholders.name, () => name).replaceAll(placeholders.receiptNumber, () => receiptNumber)
