import { comparedName } from '#ground/compared-text.ts'
import { foldWidth } from '#ground/spelling/folding.ts'
import type { IconName } from '#web/ui/marks/icon-names.ts'

export type PaletteEntry = {
  key: string
  label: string
  to: string
  icon: IconName
  /** How the label is read in kana, and other words for it, set apart by spaces. */
  reading?: string
  /** Shown beside the label. */
  note?: string
}
export type PaletteGroup = { name: string; entries: readonly PaletteEntry[] }

const foldWords = (text: string) => comparedName(text).replaceAll(' ', '')

/** The groups with the entries that have every word of the text; entries that begin with the first word come first. */
export function narrow(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const words = foldWidth(text).split(' ').map(foldWords).filter(Boolean)
  const [first] = words
  if (first === undefined) return groups.filter(({ entries }) => entries.length > 0)
  const spellings = ({ label, reading = '', note = '' }: PaletteEntry) =>
    [label, note, reading, ...reading.split(' ')].map(foldWords).filter(Boolean)
  const rank = (entry: PaletteEntry) => (spellings(entry).some((one) => one.startsWith(first)) ? 0 : 1)
  const has = (entry: PaletteEntry) => words.every((word) => spellings(entry).some((one) => one.includes(word)))
  return groups
    .map(({ name, entries }) => ({ name, entries: entries.filter(has).toSorted((a, b) => rank(a) - rank(b)) }))
    .filter(({ entries }) => entries.length > 0)
}
