import { statSync } from 'node:fs'
import { listed, marksInTables, questionIn, type Dialect } from './filters-in-sql.ts'
import type { Peer } from './peer.ts'
import { fileOf, loadSqlite } from './sqlite-tables.ts'

/** Words of two characters by the index of pairs, longer ones by trigrams, either of them once. */
function matching(column: string, words: readonly string[]) {
  const part = (table: string, some: readonly string[]) =>
    some.length === 0
      ? []
      : [
          `select rowid from ${table} where ${table} match '${column} : (${some
            .map((word) => `"${word.replaceAll('"', '""').replaceAll("'", "''")}"`)
            .join(' OR ')})'`,
        ]
  const [short, long] = [words.filter(isShort), words.filter((word) => !isShort(word))]
  return `ordinal in (${[...part('paired', short), ...part('written', long)].join(' union ')})`
}

const isShort = (word: string) => [...word].length < 3

const dialect: Dialect = {
  ...marksInTables,
  hasOne: (list, values) => `ordinal in (select ordinal from student_${list} where value in (${listed(values)}))`,
  isEmpty: (list) => `ordinal not in (select ordinal from student_${list})`,
  holdsOne: matching,
  percentageIsOutside: (trait, min, max) =>
    `ordinal in (select ordinal from student_percentages where trait = ${trait} and percentage not between ${min} and ${max})`,
}

/** SQLite with FTS5 in this process. */
export const sqlite: Peer = {
  title: 'SQLite FTS5',
  beside: 'index',
  differs: 'a word of four characters or more is compared as a whole',
  async open(stage) {
    const { sqlite: database, loadSeconds } = await loadSqlite(stage)
    return {
      loadSeconds,
      ask: async (question) => {
        const { where, orderBy, first, offset } = questionIn(dialect, question)
        const counted = database.prepare(`select count(*) as count from student where ${where}`).get()
        const page = database
          .prepare(`select id from student where ${where}
            order by ${orderBy.map((column) => `${column} desc`).join(', ')} limit ${first} offset ${offset}`)
          .all()
        return { totalCount: Number(counted?.['count']), ids: page.map(({ id }) => String(id)) }
      },
      bytes: async () => statSync(fileOf(stage.dataDir)).size,
      close: async () => database.close(),
    }
  },
}
