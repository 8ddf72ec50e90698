#!/usr/bin/env bash
# csv-parse 6.2.1, no record_delimiter given.
#
# Seen: the end of the first line is taken for the end of every line. When a heading ends in CR LF and the rows in LF,
# as after pasting a heading before an export, all rows are one record. Where the count of columns may differ
# (relax_column_count) nothing is said of the rest. With every delimiter named all rows are read.
#
# Output seen on 2026-11-28:
#   discovered [{"name":"A","place":"1\nB"}]
#   named [{"name":"A","place":"1"},{"name":"B","place":"2"},{"name":"C","place":"3"}]
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error csv-parse@6.2.1 >/dev/null
cat >read.mjs <<'EOF'
import { parse } from 'csv-parse/sync'

const text = 'name,place\r\nA,1\nB,2\nC,3\n'
const rowsOf = (options) => parse(text, { columns: true, relax_column_count: true, ...options })
const discovered = rowsOf({})
const named = rowsOf({ record_delimiter: ['\r\n', '\n', '\r'] })
console.log('discovered', JSON.stringify(discovered))
console.log('named', JSON.stringify(named))
const isAsSeen = discovered.length === 1 && named.length === 3
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node read.mjs
