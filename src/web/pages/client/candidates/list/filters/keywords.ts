import {
  alternativesOf,
  checkAlternatives,
  maxAlternatives,
  maxKeywords,
  normalizeAlternatives,
  normalizeKeyword,
} from '#domain/candidate-search/keyword/rules.ts'
import { conditionKeys, readCondition, writeCondition } from '#domain/candidate-search/rules/address.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { presentCondition } from '#domain/candidate-search/rules/input.ts'
import { synonymsOf, type Synonyms } from '#domain/candidate-search/synonym/rules.ts'
import { filters } from '#domain/candidate-search/rules/filters.ts'
import { validationText } from '#ground/validation/validation.ts'

const fields = ['textKeywords', 'excludedTextKeywords'] as const
type Keywords = Required<Pick<SearchCandidateCondition, (typeof fields)[number]>>

/** A keyword, with its words in quotation marks whole. */
const entry = /(?:「[^」]*」|"[^"]*"|\S)+/gu

/**
 * Reads the text of the keyword box. Spaces separate keywords, and a student must match all of them; words with a bar or
 * OR between them are alternatives, a hyphen before a keyword leaves students with it out, and what stands in 「」 or ""
 * keeps its spaces. A word without marks brings its synonyms with it.
 */
export function keywordsOf(
  typed: string,
  synonyms: readonly Synonyms[],
): { keywords: Keywords; error: null } | { keywords: null; error: string } {
  const keywords: Keywords = { textKeywords: [], excludedTextKeywords: [] }
  for (const written of normalizeKeyword(typed)
    .replaceAll(/ ?\| ?| OR /gu, '|')
    .match(entry) ?? []) {
    const isExcluded = written.length > 1 && written.startsWith('-')
    const words = alternativesOf(isExcluded ? written.slice(1) : written)
    const keyword = normalizeAlternatives(withSynonyms(words, synonyms).join('|'))
    const list = keywords[isExcluded ? 'excludedTextKeywords' : 'textKeywords']
    if (keyword !== '' && !list.includes(keyword)) list.push(keyword)
  }
  const errors = fields.flatMap((field) => [
    keywords[field].length > maxKeywords ? validationText.tooManyOptions(filters[field].word, maxKeywords) : null,
    ...keywords[field].map(checkAlternatives),
  ])
  const error = errors.find((message) => message !== null)
  return error ? { keywords: null, error } : { keywords, error: null }
}

/** The name under which the form without scripts sends the text of the box. */
export const typedKey = 'typed'

/** The address with the keywords of a text that was sent without scripts; a text that cannot be read is no condition. */
export function withTypedKeywords(search: URLSearchParams): URLSearchParams {
  const condition = { ...readCondition(search), ...keywordsOf(search.get(typedKey) ?? '', []).keywords }
  const next = writeCondition(presentCondition(condition))
  for (const [key, value] of search) if (key !== typedKey && !conditionKeys.includes(key)) next.append(key, value)
  return next
}

function withSynonyms(words: readonly string[], synonyms: readonly Synonyms[]) {
  const plain = words.map((word) => word.replaceAll(/[「」"]/gu, ''))
  const all = plain.flatMap((word, at) => [word, ...(word === words[at] ? synonymsOf(synonyms, word) : [])])
  return new Set(all).size > maxAlternatives ? plain : all
}

/** A word of a keyword as it was typed; `added` are its synonyms in the keyword, `absent` those that could be added. */
export type TypedWord = { word: string; added: string[]; absent: string[] }

export function typedWords(keyword: string, synonyms: readonly Synonyms[]): TypedWord[] {
  const words: TypedWord[] = []
  const covered = new Set<string>()
  const all = alternativesOf(keyword)
  for (const word of all) {
    if (covered.has(word)) continue
    const others = synonymsOf(synonyms, word)
    const isWhole = others.every((other) => all.includes(other))
    for (const other of isWhole ? others : []) covered.add(other)
    words.push(isWhole ? { word, added: others, absent: [] } : { word, added: [], absent: others })
  }
  return words
}

const wordText = ({ word, absent }: TypedWord) =>
  absent.length > 0 || word.includes(' ') || word.startsWith('-') ? `「${word}」` : word
const keywordText = (keyword: string, synonyms: readonly Synonyms[]) =>
  typedWords(keyword, synonyms).map(wordText).join('|')

/** The text of the box that is read as the keywords of a condition. */
export const textOf = (
  { textKeywords = [], excludedTextKeywords = [] }: SearchCandidateCondition,
  synonyms: readonly Synonyms[],
) =>
  [
    ...textKeywords.map((keyword) => keywordText(keyword, synonyms)),
    ...excludedTextKeywords.map((keyword) => `-${keywordText(keyword, synonyms)}`),
  ].join(' ')
