export type ComboboxOption = {
  value: string
  label: string
  /** Further words it is found by, such as its reading. */
  words?: string
  /** Said beside the label. */
  note?: string
  disabled?: boolean
}

/** Width, case and the two kana are one when searching; nothing of this is ever kept. */
export const foldForSearch = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/\s+/g, '')

/** Those that begin with the words come first, then those that hold them; the given order within both. */
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

/** The one option that says exactly this. */
export function exactOption(options: readonly ComboboxOption[], text: string) {
  const sought = foldForSearch(text)
  const same = options.filter((option) => !option.disabled && foldForSearch(option.label) === sought)
  return same.length === 1 ? same[0] : undefined
}
