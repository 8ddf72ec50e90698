import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

// The normalisation of keywords and texts, written a second time: a check must not use the code it checks.
export const normal = (expression: string) =>
  `translate(regexp_replace(lower(normalize(${expression}, nfkc)), '\\s+', ' ', 'g'), '-‐‑‒–—―−', 'ーーーーーーーー')`
export const normalWord = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-‐‑‒–—―−]/g, 'ー')

/** All that a student wrote. */
export const written = `concat_ws(E'\\n', array_to_string(candidate.taglines, E'\\n'), candidate.self_introduction,
  candidate.student_project_experience, candidate.study_abroad_experience, candidate.qualification_experience,
  candidate.internship_experience, (
    select string_agg(concat_ws(E'\\n', name, nullif(note, '')), E'\\n' order by kind, position)
    from candidate_skill where candidate_id = candidate.id))`

const slice = 20_000

/**
 * Reads every text once and keeps who wrote which word, and who wrote only all its neighbouring threes: those a search
 * by trigrams would count too many.
 */
export async function readTexts(db: Db, words: readonly string[], connections: number) {
  await sql`create schema if not exists bench_plain`.execute(db)
  await sql`drop table if exists bench_plain.written`.execute(db)
  await sql`create unlogged table bench_plain.written (word text, candidate_id uuid, is_exact boolean)`.execute(db)
  const { rows } = await sql<{ last: number }>`select coalesce(max(ordinal), 0) as last from candidate`.execute(db)
  const last = rows[0]?.last ?? 0
  let next = 0
  const reader = async () => {
    while (next <= last) {
      const from = next
      next += slice
      await sql`
        insert into bench_plain.written
        select word, id, text like '%' || word || '%'
        from (
          select candidate.id, ${sql.raw(normal(written))} as text from candidate
          where candidate.ordinal >= ${from} and candidate.ordinal < ${from + slice} offset 0
        ) as read
        join (
          select word, array(
            select '%' || substr(word, place, 3) || '%' from generate_series(1, greatest(1, length(word) - 2)) as place
          ) as threes
          from unnest(${[...words]}::text[]) as word
        ) as asked on read.text like all (asked.threes)`.execute(db)
    }
  }
  await Promise.all(Array.from({ length: connections }, reader))
  await sql`create index on bench_plain.written (word)`.execute(db)
  await sql`analyze bench_plain.written`.execute(db)
}

/** Words of more than three characters, and how many students a search by trigrams counts too many for each. */
export async function countTooMany(db: Db) {
  const { rows } = await sql<{ word: string; tooMany: number }>`
    select word, count(*) filter (where not is_exact)::int as "tooMany"
    from bench_plain.written where length(word) > 3 group by word order by word`.execute(db)
  return rows
}
