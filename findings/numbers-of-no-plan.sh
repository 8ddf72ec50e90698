#!/usr/bin/env bash
# libphonenumber-js 1.13.16, Japanese numbers that no numbering plan has.
#
# Seen: formatNational() drops the leading 0 of a number whose plan it does not know, so what is shown cannot be dialled.
# isValid() tells the two apart.
#
# Output seen on 2026-11-28:
#   0312345678 true 03-1234-5678
#   0210002345 false 210002345
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error libphonenumber-js@1.13.16 >/dev/null
cat >show.mjs <<'EOF'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const show = (digits) => {
  const number = parsePhoneNumberFromString(digits, 'JP')
  console.log(digits, number.isValid(), number.formatNational())
  return number.formatNational()
}
const isAsSeen = show('0312345678') === '03-1234-5678' && show('0210002345') === '210002345'
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node show.mjs
