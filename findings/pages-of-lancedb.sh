#!/usr/bin/env bash
# @lancedb/lancedb 0.39.0, orderBy.
#
# Seen: orderBy "sorts the results by the specified columns". With a full text query it sorts what the limit has left:
# the page is the best by score, not the first by the column. Without one it is right, but where a column that is
# sorted by is not among the selected ones, the query fails while it is planned.
#
# Output seen on 2026-11-29:
#   newest two by a filter: 999,998
#   newest two by a text: 1,0 (two of the four with the best score)
#   sorted by a column that is not selected: TakeExec requires the input plan to have a column named '_rowaddr' or '_rowid'
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @lancedb/lancedb@0.39.0 apache-arrow@18.1.0 >/dev/null
cat >show.mjs <<'JS'
import { connect, Index } from '@lancedb/lancedb'

const connection = await connect(`${process.cwd()}/data`)
// The oldest ones say the word most often in the fewest words.
const rows = Array.from({ length: 1000 }, (_, day) => ({
  name: `n${day}`,
  day,
  text: day < 4 ? 'research research' : `research and ${'other words '.repeat(20)}`,
}))
const table = await connection.createTable('texts', rows)
await table.createIndex('text', { config: Index.fts() })
await table.createIndex('day', { config: Index.btree() })
const newest = [{ columnName: 'day', ascending: false, nullsFirst: false }]
const daysOf = async (query) => (await query.toArray()).map(({ day }) => Number(day)).join(',')

const filtered = await daysOf(table.query().where('day >= 0').select(['day']).orderBy(newest).limit(2))
console.log('newest two by a filter:', filtered)
const worded = await daysOf(table.query().fullTextSearch('research').select(['day', '_score']).orderBy(newest).limit(2))
console.log('newest two by a text:', worded)
const failure = await table
  .query()
  .where('day >= 0')
  .select(['name'])
  .orderBy(newest)
  .limit(2)
  .toArray()
  .then(() => 'no failure', (error) => /TakeExec.*'_rowid'/.exec(error.message)?.[0] ?? error.message)
console.log('sorted by a column that is not selected:', failure)
const isAsSeen = filtered === '999,998' && worded !== filtered && failure.startsWith('TakeExec')
console.log(isAsSeen ? 'as seen' : 'changed')
process.exit(isAsSeen ? 0 : 1)
JS
node show.mjs
