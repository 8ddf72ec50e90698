#!/usr/bin/env bash
# @lancedb/lancedb 0.39.0, Index.fm() on a column of texts.
#
# Seen: the index "accelerates substring search, i.e. contains(col, 'needle')". It does so for a rare needle; one that many
# texts hold takes many times longer with the index than without.
#
# Output seen on 2026-11-29 (the times vary, the order does not):
#   rare needle: 20 rows, without the index 58 ms, with it 9 ms
#   common needle: 20000 rows, without the index 40 ms, with it 6952 ms
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
const rows = 20_000
const filling = (row) =>
  Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + ((row * 31 + at * 7) % 3000))).join('')
const texts = Array.from({ length: rows }, (_, id) => ({
  id,
  text: `アルバイト ${filling(id)}${id % 1000 === 0 ? 'ヴァイオリン' : ''}`,
}))
const table = await connection.createTable('texts', texts)
async function timesOf() {
  const times = {}
  for (const [name, needle] of Object.entries({ rare: 'ヴァイオリン', common: 'アルバイト' })) {
    const filter = `contains(text, '${needle}')`
    await table.countRows(filter)
    const begun = performance.now()
    times[name] = { count: await table.countRows(filter), ms: Math.round(performance.now() - begun) }
  }
  return times
}
const without = await timesOf()
await table.createIndex('text', { config: Index.fm() })
const withIndex = await timesOf()
for (const name of ['rare', 'common'])
  console.log(`${name} needle: ${withIndex[name].count} rows, without the index ${without[name].ms} ms, with it ${withIndex[name].ms} ms`)
const isAsSeen = withIndex.common.ms > without.common.ms * 3
console.log(isAsSeen ? 'as seen' : 'changed')
process.exit(isAsSeen ? 0 : 1)
JS
node show.mjs
