export type ComboboxOption = {
  value: string
  label: string
  /** More words that find the option, such as its reading. */
  words?: string
  /** Shown beside the label. */
  note?: string
  disabled?: boolean
}

/** Folds width, case and kana for comparing. Folded text is never stored. */
export const foldForSearch = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/\s+/g, '')

/** Options that begin with the text come first, then options that contain the text; both in the given order. */
export function matchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const sought = foldForSearch(text)
  if (!sought) return options
  const found = options.map((option) => ({
    option,
    texts: [option.label, option.words ?? ''].map(foldForSearch),
  }))
  const begins = found.filter(({ texts }) => texts.some((one) => one.startsWith(sought)))
  const holds = found.filter((one) => !begins.includes(one) && one.texts.some((words) => words.includes(sought)))
  return [...begins, ...holds].map(({ option }) => option)
}

/** The option whose label equals the text; undefined when several options match. */
export function exactOption(options: readonly ComboboxOption[], text: string) {
  const sought = foldForSearch(text)
  const same = options.filter((option) => !option.disabled && foldForSearch(option.label) === sought)
  return same.length === 1 ? same[0] : undefined
}
