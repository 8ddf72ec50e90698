import pg from 'pg'
import { demoSeed } from '#seeds/demo.ts'
import { copyRows } from '#seeds/load/copy.ts'
import { seedId } from '#seeds/load/seed-id.ts'
import { writerOf, type Writer } from './clauses.ts'
import { naturalTexts, type Texts } from './student-texts.ts'
import type { Words } from './words.ts'

/** A student of the seeds, whose choices a copy has too. */
type Seeded = Texts & { id: string; ordinal: number }

const textColumns = [
  'taglines',
  'self_introduction',
  'student_project_experience',
  'study_abroad_experience',
  'qualification_experience',
  'internship_experience',
]
const cellsOf = (texts: Texts) => [
  texts.taglines,
  texts.selfIntroduction,
  texts.studentProjectExperience,
  texts.studyAbroadExperience,
  texts.qualificationExperience,
  texts.internshipExperience,
]
/** Students written at once: their rows lie in memory on both sides. */
const atOnce = 10_000
/** While one connection inserts, this process writes the texts for the other. */
const connections = 2
// Copies registered after the students of the seeds, one a millisecond.
const firstCopyAt = Date.UTC(2026, 10, 21)

/**
 * Copies the students of a seeded database until there are so many. With words every student, seeded or copied, has
 * natural text of their own; without, a copy has the text that it is a copy of. The search's bits are emptied: they are
 * built afterwards.
 */
export async function multiply(url: string, words: Words | undefined, candidates: number) {
  const textsOf = words ? naturalTextsBy(writerOf(words)) : (_: number, seeded: Texts) => seeded
  const clients = await Promise.all(Array.from({ length: connections }, () => connect(url)))
  try {
    const [first] = clients
    if (!first) return
    await first.query('truncate search_bits, search_posting_block, search_flip, search_delta')
    const seeded = await readSeeded(first)
    if (words) await rewrite(first, textsOf, seeded)
    await copyUntil(clients, textsOf, seeded, candidates)
    await first.query(
      `select setval(pg_get_serial_sequence('candidate', 'ordinal'), (select max(ordinal) from candidate))`,
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** The texts of the student of this index, who is or has the choices of `seeded`. */
type TextsOf = (index: number, seeded: Texts) => Texts

const naturalTextsBy =
  (writer: Writer): TextsOf =>
  (index, seeded) =>
    naturalTexts(writer, demoSeed, index, seeded)

/** A connection whose writes are silent: what copies refer to exists, because their originals refer to it. */
async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'yoake bench', statement_timeout: 0 })
  await client.connect()
  await client.query(`set yoake.bulk_load = 'on'`)
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  await client.query(`set temp_buffers = '64MB'`)
  await client.query(`create temp table natural_text (id uuid, ordinal integer, seeded integer, seeded_id uuid,
    taglines text[], ${textColumns.slice(1).join(' text, ')} text)`)
  return client
}

async function readSeeded(client: pg.Client): Promise<Seeded[]> {
  const { rows } = await client.query<Seeded>(`
    select id, ordinal, taglines, self_introduction as "selfIntroduction",
      student_project_experience as "studentProjectExperience", study_abroad_experience as "studyAbroadExperience",
      qualification_experience as "qualificationExperience", internship_experience as "internshipExperience"
    from candidate order by ordinal`)
  return rows
}

/** The new rows lie where the old ones did: the table has no dead ones. */
async function rewrite(client: pg.Client, textsOf: TextsOf, seeded: Seeded[]) {
  for (let from = 0; from < seeded.length; from += atOnce) {
    const texts = seeded
      .slice(from, from + atOnce)
      .map((student, at) => [
        student.id,
        student.ordinal,
        student.ordinal,
        student.id,
        ...cellsOf(textsOf(from + at, student)),
      ])
    await offer(client, texts)
    await client.query(`update candidate set ${textColumns.map((column) => `${column} = natural_text.${column}`).join(', ')}
      from natural_text where candidate.id = natural_text.id`)
  }
  await client.query('vacuum full candidate')
}

async function copyUntil(clients: pg.Client[], textsOf: TextsOf, seeded: Seeded[], candidates: number) {
  const [first] = clients
  if (!first) return
  const last = seeded.at(-1)?.ordinal ?? 0
  const copying = await copyStatements(first)
  const begun = performance.now()
  let next = seeded.length
  await Promise.all(
    clients.map(async (client) => {
      while (next < candidates) {
        const from = next
        next = Math.min(candidates, next + atOnce)
        const texts = Array.from({ length: next - from }, (_, at) => {
          const index = from + at
          const student = seeded[index % seeded.length] as Seeded
          const id = seedId(new Date(firstCopyAt + index), `${demoSeed}/copy/${index}`)
          const ordinal = last + 1 + index - seeded.length
          return [id, ordinal, student.ordinal, student.id, ...cellsOf(textsOf(index, student))]
        })
        await offer(client, texts)
        for (const statement of copying) await client.query(statement)
        if (Math.floor(from / 100_000) < Math.floor((from + atOnce) / 100_000))
          process.stdout.write(
            `${from + texts.length} students, ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
          )
      }
    }),
  )
}

async function offer(client: pg.Client, rows: Parameters<typeof copyRows>[3]) {
  await client.query('truncate natural_text')
  await copyRows(client, 'natural_text', ['id', 'ordinal', 'seeded', 'seeded_id', ...textColumns], rows)
}

/** Statements that copy whatever the search and its cards read, for everybody in natural_text. */
async function copyStatements(client: pg.Client) {
  const others = async (table: string, own: readonly string[]) => {
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all($2)`,
      [table, own],
    )
    return rows[0]?.names ?? ''
  }
  const choices = await others('candidate', ['id', 'ordinal', ...textColumns])
  const results = await others('assessment_profile', ['candidate_id'])
  const skills = await others('candidate_skill', ['candidate_id'])
  return [
    `insert into candidate (id, ordinal, ${textColumns.join(', ')}, ${choices}) overriding system value
      select natural_text.id, natural_text.ordinal, ${textColumns.map((column) => `natural_text.${column}`).join(', ')}, ${choices
        .split(', ')
        .map((column) => `seeded.${column}`)
        .join(', ')}
      from natural_text join candidate as seeded on seeded.ordinal = natural_text.seeded order by natural_text.ordinal`,
    // Not all of one second.
    `insert into candidate_activity (candidate_id, ordinal, last_active_at, inserted_at, score_band)
      select natural_text.id, natural_text.ordinal, last_active_at - natural_text.ordinal % 3600 * interval '1 second',
        inserted_at - natural_text.ordinal % 3600 * interval '1 second', score_band
      from natural_text join candidate_activity on candidate_id = seeded_id order by natural_text.ordinal`,
    `insert into assessment_profile (candidate_id, ${results})
      select natural_text.id, ${results} from natural_text join assessment_profile on candidate_id = seeded_id
      order by natural_text.ordinal`,
    `insert into candidate_skill (candidate_id, ${skills})
      select natural_text.id, ${skills} from natural_text join candidate_skill on candidate_id = seeded_id
      order by natural_text.ordinal`,
  ]
}
