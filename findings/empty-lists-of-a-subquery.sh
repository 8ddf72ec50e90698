#!/usr/bin/env bash
# kysely 0.29.9, HandleEmptyInListsPlugin with replaceWithNoncontingentExpression.
#
# Seen: `in ()` is replaced at the top and below `exists`, but not in a subquery of the expression builder that is an
# operand of a comparison: the transformer returns any other binary operation without looking into its operands. The same
# subquery begun from `db` brings its own executor and is replaced. The statement fails at the database the first time
# the inner list is empty. A compiler that writes a constant for an empty list reaches all.
#
# Output seen on 2026-11-28:
#   top     select * from "pet" where 1 = 0
#   exists  select * from "pet" where exists (select "id" from "toy" where 1 = 0)
#   of db   select * from "pet" where "id" in (select "pet_id" from "toy" where 1 = 0)
#   operand select * from "pet" where "id" in (select "pet_id" from "toy" where "kind" in ())
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error kysely@0.29.9 >/dev/null
cat >compile.mjs <<'EOF'
import {
  DummyDriver,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  replaceWithNoncontingentExpression,
} from 'kysely'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
})
const toys = (from, column) => from.selectFrom('toy').select(column).where('kind', 'in', [])
const pets = db.selectFrom('pet').selectAll()
const top = pets.where('kind', 'in', []).compile().sql
const exists = pets.where((eb) => eb.exists(toys(eb, 'id'))).compile().sql
const ownBuilder = pets.where('id', 'in', toys(db, 'pet_id')).compile().sql
const operand = pets.where('id', 'in', (eb) => toys(eb, 'pet_id')).compile().sql
console.log('top    ', top)
console.log('exists ', exists)
console.log('of db  ', ownBuilder)
console.log('operand', operand)
const isAsSeen = !/\(\)/.test(top + exists + ownBuilder) && operand.endsWith('"kind" in ())')
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOF
node compile.mjs
