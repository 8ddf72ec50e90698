#!/usr/bin/env bash
# @expo-google-fonts/noto-sans-jp 0.4.3, read with fontkit 2.0.4.
#
# Seen: it has the Vietnamese letters, rare variants of kanji and kanji beyond the BMP, but neither usual Chinese
# surnames in simplified letters nor ł, ş, ğ or any Hangul. pdfkit draws a box and says nothing: whether a name can be
# drawn has to be asked letter by letter.
#
# Output seen on 2026-11-28:
#   has "ễặĐñéüō𠮷髙﨑神" but ""
#   lacks "张陈杨赵김민łŁşğ"
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @expo-google-fonts/noto-sans-jp@0.4.3 fontkit@2.0.4 >/dev/null
cat >ask.mjs <<'EOF'
import { openSync } from 'fontkit'

const font = openSync('node_modules/@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf')
const missingOf = (letters) => [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0))).join('')
const drawn = 'ễặĐñéüō𠮷髙﨑\uFA19'
const missing = '张陈杨赵김민łŁşğ'
console.log('has', JSON.stringify(drawn), 'but', JSON.stringify(missingOf(drawn)))
console.log('lacks', JSON.stringify(missingOf(missing)))
const isAsSeen = missingOf(drawn) === '' && missingOf(missing) === missing
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node ask.mjs
