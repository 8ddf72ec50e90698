import { comparedName, isNamed } from '#ground/compared-text.ts'

export type ComboboxOption = {
  value: string
  label: string
  /** More words that find the option, such as its reading. */
  words?: string
  /** Shown beside the label. */
  note?: string
  disabled?: boolean
}

const folded = (text: string) => comparedName(text).replaceAll(' ', '')

/**
 * Options that begin with the text come first, then options that contain the text; both in the given order. Where there
 * are none, those that are named so in another spelling.
 */
export function matchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const sought = folded(text)
  if (!sought) return options
  const found = options.map((option) => ({
    option,
    texts: [option.label, option.words ?? ''].map(folded),
  }))
  const begins = found.filter(({ texts }) => texts.some((one) => one.startsWith(sought)))
  const holds = found.filter((one) => !begins.includes(one) && one.texts.some((words) => words.includes(sought)))
  if (begins.length + holds.length > 0) return [...begins, ...holds].map(({ option }) => option)
  return options.filter(({ label, words = '' }) => isNamed(label, text) || isNamed(words, text))
}

/** The option whose label equals the text; undefined when several options match. */
export function exactOption(options: readonly ComboboxOption[], text: string) {
  const sought = folded(text)
  const same = options.filter((option) => !option.disabled && folded(option.label) === sought)
  return same.length === 1 ? same[0] : undefined
}
