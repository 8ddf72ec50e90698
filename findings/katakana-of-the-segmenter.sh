#!/usr/bin/env bash
# node 26.10.0 (its ICU), Intl.Segmenter of words in Japanese.
#
# Seen: katakana of eight letters are one word, of nine and more are cut inside, down to single letters, also before ッ,
# ュ and ー, with which no line may begin (JIS X 4051). Who breaks lines at its words has to join katakana again.
#
# Output seen on 2026-11-28:
#   7 コンサルタント
#   8 インターンシップ
#   9 カス|タマ|ー|サクセス
#   12 ビ|バレ|ッ|ジ|ソリ|ュ|ー|ション
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@26.10.0 >/dev/null
cat >cut.mjs <<'EOF'
const words = new Intl.Segmenter('ja', { granularity: 'word' })
const cut = (text) => Array.from(words.segment(text), ({ segment }) => segment).join('|')
const texts = ['コンサルタント', 'インターンシップ', 'カスタマーサクセス', 'ビバレッジソリューション']
for (const text of texts) console.log([...text].length, cut(text))
const isAsSeen =
  cut(texts[0]) === texts[0] &&
  cut(texts[1]) === texts[1] &&
  /\|ー/u.test(cut(texts[2])) &&
  /\|[ッュ]/u.test(cut(texts[3]))
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node_modules/.bin/node cut.mjs
