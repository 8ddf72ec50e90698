#!/usr/bin/env bash
# kysely-codegen 0.20.0 beside typescript 5.9.3, 7.0.2 and none.
#
# Seen: its generator reads every type that a project names for a column (`overrides`) with the compiler's API, and the
# package names typescript only among what its authors develop with. So the version is whichever the project has. With
# none it does not load. With 7.0.2, whose main module has no ScriptTarget, it prints the stack of a TypeError for every
# such type, goes on with the text as it stands, and ends with 0: types are no longer understood, only copied.
#
# Output seen on 2026-11-29:
#   5.9.3 GenericExpression
#   7.0.2 RawExpression, after: Cannot read properties of undefined (reading 'Latest')
#   none MODULE_NOT_FOUND Cannot find module 'typescript'
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >read.mjs <<'EOS'
import { createRequire } from 'node:module'
const generator = createRequire(`${process.argv[2]}/`)
const complaints = []
console.warn = (...words) => complaints.push(words.map((word) => word.message ?? word).join(' '))
try {
  const { TypeExpressionParser } = generator('./node_modules/kysely-codegen/dist/generator/parser/type-expression-parser.js')
  const { type } = new TypeExpressionParser().parse('Map<string, number>')
  const complaint = /Cannot read .*/.exec(complaints.join('\n'))?.[0]
  console.log(process.argv[3], complaint ? `${type}, after: ${complaint}` : type)
} catch (error) {
  console.log(process.argv[3], error.code, error.message.split('\n')[0])
}
EOS
for version in 5.9.3 7.0.2 none; do
  mkdir "$version"
  (
    cd "$version"
    npm init -y >/dev/null
    packages=(kysely@0.29.9 kysely-codegen@0.20.0)
    if [ "$version" != none ]; then packages+=("typescript@$version"); fi
    npm install --no-audit --no-fund --loglevel=error --ignore-scripts --omit=peer "${packages[@]}" >/dev/null
  )
  node read.mjs "$folder/$version" "$version"
done | tee seen.txt
cat >expected.txt <<'EOS'
5.9.3 GenericExpression
7.0.2 RawExpression, after: Cannot read properties of undefined (reading 'Latest')
none MODULE_NOT_FOUND Cannot find module 'typescript'
EOS
if cmp -s seen.txt expected.txt; then echo 'as seen'; else echo 'changed' && exit 1; fi
