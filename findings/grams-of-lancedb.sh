#!/usr/bin/env bash
# @lancedb/lancedb 0.39.0, a full text index whose tokenizer is "ngram".
#
# Seen: every gram of a text has the position 0. A MatchQuery whose operator is And, and a PhraseQuery too, then take all
# grams of the asked word for one and the same word: whoever wrote any of them is found. 「留学生」 finds a text that says
# only 「学生」. Each gram as a MatchQuery of its own, joined by a BooleanQuery of Must, asks for all of them.
#
# Output seen on 2026-11-29:
#   positions of 留学生: 留学@0 学生@0
#   And finds 留学生と話す,学生と話す,留学を夢見る
#   phrase finds 留学生と話す,学生と話す,留学を夢見る
#   each gram by itself finds 留学生と話す
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @lancedb/lancedb@0.39.0 apache-arrow@18.1.0 >/dev/null
cat >show.mjs <<'JS'
import { BooleanQuery, connect, Index, MatchQuery, Occur, Operator, PhraseQuery } from '@lancedb/lancedb'

const connection = await connect(`${process.cwd()}/data`)
const texts = ['留学生と話す', '学生と話す', '留学を夢見る']
const table = await connection.createTable('texts', texts.map((text, id) => ({ id, text })))
const grams = { baseTokenizer: 'ngram', ngramMinLength: 2, ngramMaxLength: 2, withPosition: true, stem: false, removeStopWords: false }
await table.createIndex('text', { config: Index.fts(grams) })

const tokens = await table.tokenize('留学生', { column: 'text' })
console.log('positions of 留学生:', tokens.map(({ text, position }) => `${text}@${position}`).join(' '))
const show = async (name, query) => {
  const rows = await table.query().fullTextSearch(query).select(['id', 'text', '_score']).limit(10).toArray()
  const found = rows.toSorted((one, other) => Number(one.id) - Number(other.id)).map(({ text }) => text)
  console.log(name, 'finds', found.join(','))
  return found.length
}
const isAsSeen =
  (await show('And', new MatchQuery('留学生', 'text', { operator: Operator.And }))) === 3 &&
  (await show('phrase', new PhraseQuery('留学生', 'text'))) === 3 &&
  (await show(
    'each gram by itself',
    new BooleanQuery(['留学', '学生'].map((gram) => [Occur.Must, new MatchQuery(gram, 'text')])),
  )) === 1
console.log(isAsSeen ? 'as seen' : 'changed')
process.exit(isAsSeen ? 0 : 1)
JS
node show.mjs
