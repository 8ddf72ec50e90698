#!/usr/bin/env bash
# node 26.10.0 (its ICU): Intl.Collator of Japanese beside the order of code points, which a PostgreSQL with libc has.
#
# Seen: the long sound sorts as the vowel it prolongs, and before a different sign at that place, so カーソル comes before
# カワムラ. By code points ー comes after every kana. A list "by kana" thus differs by how a database was created, unless
# the query names the order.
#
# Output seen on 2026-11-28:
#   ja カーソル ガイアックス カワムラ サーバ ササキ
#   code points カワムラ カーソル ガイアックス ササキ サーバ
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@26.10.0 >/dev/null
cat >sort.mjs <<'EOF'
const names = ['サーバ', 'カワムラ', 'カーソル', 'ガイアックス', 'ササキ']
const japanese = names.toSorted(new Intl.Collator('ja').compare).join(' ')
const plain = names.toSorted().join(' ')
console.log('ja', japanese)
console.log('code points', plain)
const isAsSeen =
  japanese === 'カーソル ガイアックス カワムラ サーバ ササキ' && plain === 'カワムラ カーソル ガイアックス ササキ サーバ'
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node_modules/.bin/node sort.mjs
