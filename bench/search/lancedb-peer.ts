import { listed, questionIn, quoted, type Dialect } from './filters-in-sql.ts'
import { folderOf, loadLance, traitColumns, type Arrow, type Lance } from './lancedb-tables.ts'
import type { Peer } from './peer.ts'
import { requireFetched } from './peer-packages.ts'
import { bytesIn } from './peer-size.ts'
import { normalWord } from './plain-words.ts'
import type { Question } from './questions.ts'

const packages = { '@lancedb/lancedb': '0.39.0', 'apache-arrow': '18.1.0' }
const hasOne = (list: string, values: readonly (string | number)[]) =>
  `array_has_any(${list}, [${listed(values.map(String))}])`
const has = (word: string) => hasOne('marks', [word])

const dialect: Dialect = {
  hasOne,
  isEmpty: (list) => (list === 'percentages' ? `${traitColumns[0]} is null` : `array_length(${list}) = 0`),
  holdsOne: (column, words) => `(${words.map((word) => `contains(${column}, ${quoted(word)})`).join(' or ')})`,
  percentageIsOutside: (trait, min, max) =>
    `(trait_${trait} is not null and (trait_${trait} < ${min} or trait_${trait} > ${max}))`,
  isMarked: has,
  isLabelled: (ids) =>
    hasOne(
      'marks',
      ids.map((id) => `label:${id}`),
    ),
  wasLast: (statuses, jobId) =>
    hasOne(
      'marks',
      statuses.map((status) => `last:${jobId === undefined ? '' : `${jobId}:`}${status}`),
    ),
  isScheduled: ({ jobId, schedulingId, schedulingStatus }) =>
    has(`schedule:${jobId ? `job:${jobId}:` : ''}${schedulingId ? `dates:${schedulingId}:` : ''}${schedulingStatus}`),
}

/** More than there are students: without a limit a text query gives ten rows. */
const everybody = 100_000_000

/** Texts are asked for by grams, each of which must be there; everything else is a filter. */
function splitText({ MatchQuery, BooleanQuery, Occur }: Lance, question: Question) {
  const { textKeywords, excludedTextKeywords = [], ...filters } = question.condition
  if (textKeywords === undefined) return { filtered: question, text: null }
  const all = (parts: [occur: unknown, query: object][]) => new BooleanQuery(parts)
  const wrote = (word: string) => all(gramsOf(normalWord(word)).map((gram) => [Occur.Must, new MatchQuery(...gram)]))
  const wroteOne = (keyword: string) => all(keyword.split('|').map((word) => [Occur.Should, wrote(word)]))
  const text = all([
    ...textKeywords.map((keyword): [unknown, object] => [Occur.Must, wroteOne(keyword)]),
    ...excludedTextKeywords.map((keyword): [unknown, object] => [Occur.MustNot, wroteOne(keyword)]),
  ])
  return { filtered: { ...question, condition: filters }, text }
}

function gramsOf(word: string): [gram: string, column: string][] {
  const characters = [...word]
  if (characters.length <= 2) return [[word, 'text_again']]
  return characters.slice(2).map((_, at) => [characters.slice(at, at + 3).join(''), 'text'])
}

/** LanceDB in this process: columns with bitmaps and an inverted index of the texts. */
export const lancedb: Peer = {
  title: 'LanceDB',
  beside: 'index',
  differs: 'the last invitation is as of when its table was written',
  packages,
  async open(stage) {
    const load = requireFetched(packages)
    const lance = load('@lancedb/lancedb') as Lance
    const { table, loadSeconds } = await loadLance(lance, load('apache-arrow') as Arrow, stage)
    return {
      loadSeconds,
      ask: async (question) => {
        const { filtered, text } = splitText(lance, question)
        const { where, orderBy, first, offset } = questionIn(dialect, filtered)
        const columns = ['id', ...orderBy]
        const orders = orderBy.map((columnName) => ({ columnName, ascending: false, nullsFirst: false }))
        // It sorts only by what is selected.
        const query = table.query().where(where).orderBy(orders)
        if (text === null) {
          const page = await query.select(columns).limit(first).offset(offset).toArray()
          return { totalCount: await table.countRows(where), ids: page.map(({ id }) => id) }
        }
        // Whom a text query finds cannot be counted, and a page is sorted after it is cut: all are fetched.
        const found = await query
          .fullTextSearch(text)
          .select([...columns, '_score'])
          .limit(everybody)
          .toArray()
        return { totalCount: found.length, ids: found.slice(offset, offset + first).map(({ id }) => id) }
      },
      bytes: async () => bytesIn(folderOf(stage.dataDir)),
      close: async () => table.close(),
    }
  },
}
