import { comparedText } from '#ground/compared-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKeyword, maxAlternatives, normalizeKeyword } from '../keyword/rules.ts'

/** Words that mean the same to a reader. */
export type Synonyms = readonly string[]

/** `letters` in the whole text of the list. */
export const synonymLimits = { groups: 300, letters: 20_000 } as const

const isSame = (one: string, other: string) => comparedText(one) === comparedText(other)

/** The other words of the group that has the word; none for a word of no group. */
export const synonymsOf = (groups: readonly Synonyms[], word: string): string[] =>
  groups.find((group) => group.some((one) => isSame(one, word)))?.filter((one) => !isSame(one, word)) ?? []

/** One group a line, with = between its words. */
export const textOfSynonyms = (groups: readonly Synonyms[]) => groups.map((group) => group.join(' = ')).join('\n')

/** Reads one group a line, with = between its words; empty lines are left out. `mistakes` name their lines from 1. */
export function readSynonyms(text: string): { groups: string[][]; mistakes: string[] } {
  const lineOfWord = new Map<string, number>()
  const groups: string[][] = []
  const mistakes: string[] = []
  for (const [at, written] of text.split('\n').entries()) {
    const group = normalizeKeyword(written)
      .split('=')
      .map((word) => word.trim())
      .filter(Boolean)
    if (group.length === 0) continue
    const mistake = mistakeIn(group, lineOfWord)
    if (mistake) mistakes.push(`${at + 1}行目：${mistake}`)
    for (const word of group) lineOfWord.set(comparedText(word), at + 1)
    groups.push(group)
  }
  if (groups.length > synonymLimits.groups) mistakes.push(`${synonymLimits.groups}行までにしてください`)
  return { groups, mistakes }
}

function mistakeIn(group: readonly string[], lineOfWord: ReadonlyMap<string, number>): string | null {
  if (group.length < 2) return 'ことばを2つ以上、「=」でつないでください'
  if (group.length > maxAlternatives) return `1行に書けるのは${maxAlternatives}語までです`
  const double = group.find((word, at) => group.findIndex((one) => isSame(one, word)) !== at)
  if (double) return `「${double}」が2回あります`
  const elsewhere = group.find((word) => lineOfWord.has(comparedText(word)))
  if (elsewhere) return `「${elsewhere}」は${lineOfWord.get(comparedText(elsewhere))}行目にもあります`
  const unfit = group.find((word) => checkKeyword(word) !== null)
  if (unfit) return `「${unfit}」は2文字以上30文字以内にしてください`
  const marked = group.find((word) => /[|「」"]/u.test(word))
  return marked ? `「${marked}」から記号（| 「 」 "）を除いてください` : null
}

/** The first mistake of the list, and how many lines have others. */
export function checkSynonyms(text: string): FieldError | null {
  const [first, ...others] = readSynonyms(text).mistakes
  if (first === undefined) return null
  return { path: 'text', message: others.length > 0 ? `${first}（ほかにも${others.length}か所）` : first }
}
