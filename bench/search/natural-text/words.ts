import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonWords } from './common-words.ts'

/** The forms of a verb that endings are put to; `past` takes た, or だ where it is voiced. */
export type Verb = {
  plain: string
  stem: string
  past: string
  isVoiced: boolean
  negative: string
  conditional: string
}

/** Words by part of speech, the most frequent first. */
export type Words = {
  nouns: string[]
  actions: string[]
  qualities: string[]
  adverbs: string[]
  families: string[]
  givenNames: string[]
  places: string[]
  organisations: string[]
  names: string[]
  suffixes: string[]
  counters: string[]
  prefixes: string[]
  times: string[]
  adjectives: string[]
  verbs: Verb[]
}

const isWritten = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u
export type Row = { word: string; cost: number; kind: string; form: string; conjugation: string; base: string }

/** Words of the MeCab dictionary IPADIC in this folder, by its costs: the lower, the more frequent. */
export function readWords(folder: string): Words {
  const rowsOf = (file: string) => readRows(join(folder, `${file}.csv`))
  const byCost = (rows: Row[], head: readonly string[] = []) => [
    ...new Set([...head, ...rows.toSorted((one, other) => one.cost - other.cost).map(({ word }) => word)]),
  ]
  const suffixes = rowsOf('Suffix')
  const names = rowsOf('Noun.name')
  const ofKind = (rows: Row[], kind: string) => byCost(rows.filter((row) => row.kind.includes(kind)))
  return {
    nouns: byCost(rowsOf('Noun'), commonWords.nouns),
    actions: byCost(rowsOf('Noun.verbal'), commonWords.actions),
    qualities: byCost(rowsOf('Noun.adjv'), commonWords.qualities),
    adverbs: byCost(rowsOf('Adverb'), commonWords.adverbs),
    families: ofKind(names, '姓'),
    givenNames: ofKind(names, ',名'),
    places: byCost(rowsOf('Noun.place')),
    organisations: byCost(rowsOf('Noun.org')),
    names: byCost(rowsOf('Noun.proper')),
    suffixes: ofKind(suffixes, '接尾,一般'),
    counters: ofKind(suffixes, '助数詞'),
    prefixes: ofKind(rowsOf('Prefix'), '名詞接続'),
    times: byCost(rowsOf('Noun.adverbal'), commonWords.times),
    adjectives: byCost(
      rowsOf('Adj').filter(({ form, word }) => form === '基本形' && word.endsWith('い')),
      commonWords.adjectives,
    ),
    verbs: verbsOf(rowsOf('Verb')),
  }
}

function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(','))
    .filter(([word = '']) => isWritten.test(word))
    .map((cells) => ({
      word: cells[0] ?? '',
      cost: Number(cells[3]) + tie(cells[0] ?? ''),
      kind: cells.slice(5, 8).join(','),
      conjugation: cells[8] ?? '',
      form: cells[9] ?? '',
      base: cells[10] ?? '',
    }))
}

/** Between 0 and 1: thousands of words have one cost, and the file has them in the order of its own making. */
function tie(word: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

export function verbsOf(rows: Row[]): Verb[] {
  const forms = new Map<string, Map<string, Row>>()
  for (const row of rows) {
    if (!/^(?:五段|一段)/.test(row.conjugation)) continue
    const key = `${row.base} ${row.conjugation}`
    const ofVerb = forms.get(key) ?? new Map<string, Row>()
    if (!ofVerb.has(row.form)) ofVerb.set(row.form, row)
    forms.set(key, ofVerb)
  }
  const costOf = (found: Map<string, Row>) => Math.min(...[...found.values()].map(({ cost }) => cost))
  const verbs = [...forms.values()]
    .toSorted((one, other) => costOf(one) - costOf(other))
    .flatMap((found) => {
      const word = (form: string) => found.get(form)?.word
      const [plain, stem, negative, conditional] = ['基本形', '連用形', '未然形', '仮定形'].map(word)
      const past = word('連用タ接続') ?? stem
      if (!plain || !stem || !past || !negative || !conditional) return []
      const isVoiced = /五段・[ガナバマ]行/.test(found.get('基本形')?.conjugation ?? '')
      return [{ plain, stem, past, isVoiced, negative, conditional }]
    })
  const byPlain = new Map(verbs.map((verb) => [verb.plain, verb]))
  const head = commonWords.verbs.flatMap((plain) => byPlain.get(plain) ?? [])
  return [...new Set([...head, ...verbs])]
}
