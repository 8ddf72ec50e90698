import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import { threadMessageLimit } from '#ground/limits/thread-message.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'

/** Phrases of one company. */
export const maxPhrases = 50

export const phraseLimits = {
  title: { label: '名前', kind: 'text', min: 1, max: 30 },
  text: { ...threadMessageLimit, label: '本文' },
} as const

/** The words in braces that the page of a thread replaces when a phrase is chosen. */
export const placeholders = ['氏名', '募集名', '企業名', '担当者'] as const
type Placeholder = (typeof placeholders)[number]
/** Null for what the company may not know of this thread yet. */
export type PhraseValues = Record<Placeholder, string | null>

export type Phrase = { title: string; text: string }

export const foldPhrase = ({ title, text }: Phrase): Phrase => ({ title: foldSpaces(title), text: tidyText(text) })

const inBraces = /\{([^{}\n]{1,20})\}/g
const isPlaceholder = (word: string): word is Placeholder => placeholders.some((one) => one === word)

export const placeholderList = placeholders.map((word) => `{${word}}`).join('・')

/** Takes a folded phrase. A word in braces that nothing replaces would go out to a student as it stands. */
export function checkPhrase({ title, text }: Phrase): (FieldError | null)[] {
  const unknown = [...text.matchAll(inBraces)].find(([, word = '']) => !isPlaceholder(word))
  return [
    checkText('title', title, phraseLimits.title),
    checkText('text', text, phraseLimits.text) ??
      (unknown
        ? { path: 'text', message: `「${unknown[0]}」は差し込めません。使えるのは ${placeholderList} です。` }
        : null),
  ]
}

/** The first placeholder whose value the company may not know. */
export const hiddenIn = (text: string, values: PhraseValues) =>
  placeholders.find((word) => values[word] === null && text.includes(`{${word}}`)) ?? null

/** The text of a phrase for one thread; a placeholder without a value stays as it is. */
export const filledPhrase = (text: string, values: PhraseValues) =>
  text.replace(inBraces, (whole, word: string) => (isPlaceholder(word) ? (values[word] ?? whole) : whole))
