import { openDatabase } from '#platform/database/db.ts'
import type { Measure } from '../measures.ts'
import { countGrams, gramsByLaw } from './law.ts'

const mostRead = 16_384
const readAtOnce = 2_048
/** Natural text is at most so far from the law. */
const tolerance = 0.25

/** How many pairs and triples the first students of a database write, beside how many real text would have. */
export async function measureGrams(url: string, candidates: number, isNatural: boolean): Promise<Measure[]> {
  const students = Math.min(mostRead, candidates)
  const { pool, close } = openDatabase(url, { statementTimeout: 0 })
  const texts: string[] = []
  for (let from = 0; from < students; from += readAtOnce) {
    const { rows } = await pool.query<{ text: string }>(
      `select search_text_of(student) as text from (select * from candidate order by ordinal limit $2 offset $1) as student`,
      [from, Math.min(readAtOnce, students - from)],
    )
    texts.push(...rows.map(({ text }) => text))
  }
  await close()
  const found = countGrams(texts)
  const expected = gramsByLaw(students)
  return (['pairs', 'triples'] as const).map((kind) => ({
    what: `${kind} at ${students.toLocaleString('en')} students, ${Math.round(expected[kind]).toLocaleString('en')} by the law`,
    value: found[kind],
    unit: '',
    ...(isNatural
      ? {
          atLeast: Math.round(expected[kind] * (1 - tolerance)),
          atMost: Math.round(expected[kind] * (1 + tolerance)),
        }
      : {}),
  }))
}
