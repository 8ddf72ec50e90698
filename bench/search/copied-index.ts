import pg from 'pg'
import { chunkSize, copyRows, type Row } from '#domain/candidate-search/search-index/bits.ts'
import { copyIndexRows, readChunk } from '#domain/candidate-search/search-index/build.ts'

/** A set of students is this many whole chunks, so that the rows of the index of a copied set are those of the first. */
const chunksOfSet = 6
const numbersOfSet = chunksOfSet * chunkSize
/** The seeds count from 1 and add the student of the demo; the last numbers of a set belong to nobody. */
export const studentsOfSet = numbersOfSet - 3

/** So many sets hold at least so many students. */
export const setsFor = (candidates: number) => Math.ceil(candidates / (studentsOfSet + 1))

/**
 * Copies the students of the seeds, and the rows of the index instead of building them: ten million in minutes. Nobody
 * has a text, in the index neither: by what 200,000 take, the characters of ten million would be some 25 GB. Results and
 * skills, which only cards show, are left out as well.
 */
export async function copySets(url: string, sets: number) {
  const client = new pg.Client({ connectionString: url, application_name: 'yoake bench', statement_timeout: 0 })
  await client.connect()
  try {
    for (const setting of [`yoake.bulk_load = 'on'`, 'session_replication_role = replica', 'synchronous_commit = off'])
      await client.query(`set ${setting}`)
    await client.query('truncate search_bits, search_posting_block, search_flip, search_delta')
    const statements = await copyStatements(client)
    for (let set = 1; set < sets; set += 1) {
      for (const statement of statements) await client.query(statement, [set])
      if (set % 10 === 0) process.stdout.write(`${set} sets of ${studentsOfSet} students\n`)
    }
    await client.query(
      `select setval(pg_get_serial_sequence('candidate', 'ordinal'), (select max(ordinal) from candidate))`,
    )
    await client.query('analyze candidate, candidate_activity')
    await copyIndex(client, sets)
  } finally {
    await client.end()
  }
}

/** Each set is active at other moments of the same days: what a search walks is no row of equal students. */
async function copyStatements(client: pg.Client) {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = 'candidate'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname <> all(array['id', 'ordinal', 'taglines', 'self_introduction', 'student_project_experience',
         'study_abroad_experience', 'qualification_experience', 'internship_experience', 'skill_text'])`,
  )
  const names = rows[0]?.names ?? ''
  const day = `date_trunc('day', last_active_at, 'Asia/Tokyo')`
  return [
    `insert into candidate (id, ordinal, ${names}) overriding system value
      select uuidv7(), ordinal + $1::integer * ${numbersOfSet}, ${names}
      from candidate where ordinal < ${numbersOfSet} order by ordinal`,
    `insert into candidate_activity (candidate_id, ordinal, last_active_at, inserted_at, score_band)
      select copy.id, copy.ordinal,
        case when ${day} = date_trunc('day', now(), 'Asia/Tokyo') then last_active_at
          else ${day} + mod(extract(epoch from last_active_at - ${day}) + $1::integer * 847, 86400) * interval '1 second' end,
        activity.inserted_at - $1::integer * interval '13 seconds', score_band
      from candidate as copy join candidate_activity as activity on activity.ordinal = copy.ordinal - $1::integer * ${numbersOfSet}
      where copy.ordinal >= $1::integer * ${numbersOfSet} order by copy.ordinal`,
  ]
}

/** The rows of the first set, once for each set. */
async function copyIndex(client: pg.Client, sets: number) {
  for (let chunk = 0; chunk < chunksOfSet; chunk += 1) {
    const { keyed } = await readChunk(client, chunk)
    for (let set = 0; set < sets; set += 1)
      await copyIndexRows(client, 'search_bits', copyRows(rowsOf(set * chunksOfSet + chunk, keyed)))
  }
}

function* rowsOf(chunk: number, keyed: Map<string, Uint8Array>): Generator<Row> {
  for (const [key, bits] of keyed) yield [key, chunk, bits]
}
