import { sql } from 'kysely'
import { searchCandidateIds } from '#domain/candidate-search/search-index/queries.ts'
import { openDatabase } from '#platform/database/db.ts'
import type { World } from './known-company.ts'
import { askPlainly } from './plain-question.ts'
import { countTooMany, normalWord, readTexts } from './plain-words.ts'
import { pageOf, type Question } from './questions.ts'

export type Checked = { question: string; found: number; plainly: number; isSamePage: boolean }

/** Every count and page of the index against the tables. */
export async function checkAll(url: string, { companyId }: World, questions: readonly Question[]) {
  const { db, close } = openDatabase(url, { poolSize: 2, statementTimeout: 0 })
  const keywords = questions.flatMap(({ condition: { textKeywords = [], excludedTextKeywords = [] } }) => [
    ...textKeywords,
    ...excludedTextKeywords,
  ])
  const words = new Set(keywords.flatMap((keyword) => keyword.split('|')).map(normalWord))
  await readTexts(db, [...words], 2)
  const checked: Checked[] = []
  for (const question of questions) {
    const page = pageOf(question)
    const plainly = await askPlainly(db, companyId, question.condition, page)
    const found = await searchCandidateIds(db, companyId, question.condition, page)
    const isSamePage = found.ids.length === plainly.ids.length && found.ids.every((id, at) => id === plainly.ids[at])
    checked.push({ question: question.name, found: found.totalCount, plainly: plainly.totalCount, isSamePage })
  }
  const wrong = checked.filter(({ found, plainly, isSamePage }) => found !== plainly || !isSamePage)
  const tooMany = await countTooMany(db)
  await sql`drop schema bench_plain cascade`.execute(db)
  await close()
  return { checked, wrong, tooMany }
}
