import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { run } from '../search/database.ts'
import { morning, sizesOf } from './shape.ts'

export type Reader = { id: string; scoutInvitationId: string | null; email: string; cookie: string | null }
export type Recruiter = { email: string }
export type World = { readers: Reader[]; visitors: Reader[]; recruiters: Recruiter[] }

/** The seeded students and companies, kept between runs; each run works on a copy of them. */
export async function openSeeded(dataDir: string, students: number, companies: number) {
  const open = () => openDatabaseServer({ databaseUrl: undefined, databaseDirectUrl: undefined, dataDir })
  let server = await open()
  await migrate(server.url, 'migrations')
  if ((await countIn(server.url, 'candidate')) === 0) {
    await server.stop()
    await run(['seeds/command.ts', '--candidates', String(students), '--companies', String(companies)], {
      DATA_DIR: dataDir,
    })
    server = await open()
  }
  const name = 'morning'
  const admin = new pg.Client({ connectionString: server.url.replace(/[^/]+$/, 'postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template ${new URL(server.url).pathname.slice(1)}`)
  await admin.end()
  return { url: server.url.replace(/[^/]+$/, name), stop: server.stop }
}

async function countIn(url: string, table: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(`select count(*)::int count from ${table}`)
  await client.end()
  return rows[0]?.count ?? 0
}

const letter =
  'はじめまして。私たちは地域の工場で使われる検査装置をつくっています。あなたのプロフィールを読み、ぜひ一度お話ししたいと思い連絡しました。仕事の内容、働く場所、選考の流れは募集のページに書いています。まずは気軽に読んでみてください。'
const reason =
  '研究室で測定値のばらつきの原因を半年かけて突き止めた経験を読み、検査装置の開発で大切にしている姿勢と重なると感じました。'

/** A recruiter, dates to choose and letters for 8:00 in each company, devices and sessions of students. */
export async function prepare(url: string, deviceToken: string, size: { students: number; companies: number }) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { letters, readers, visitors, recruiters } = sizesOf(size.students, size.companies)
  const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows

  await client.query(
    `create temporary table sender as
      select company.id company_id, uuidv7() company_user_id, uuidv7() scheduling_id, uuidv7() letter_id, job.id job_id,
        row_number() over (order by company.corporate_number) n
      from company join job on job.company_id = company.id
      where substr(company.corporate_number, 2, 4) = '9902'
      order by company.corporate_number limit $1`,
    [size.companies],
  )
  await client.query(`update contract set plan_key = 'STANDARD' where company_id in (select company_id from sender)`)
  await client.query(`insert into company_user (company_id, id, role, status, family_name, given_name, family_name_kana, given_name_kana)
    select company_id, company_user_id, 'ADMIN', 'ACTIVE', '朝', '一番', 'アサ', 'イチバン' from sender`)
  await client.query(
    `insert into company_user_account (company_id, company_user_id, email, email_verified_at, password_hash, is_active)
      select company_id, company_user_id, 'morning-' || n || '@company.example', now(),
        (select password_hash from candidate_account where email = $1), true from sender`,
    [demoAccounts.student],
  )
  await client.query(
    `insert into scheduling (company_id, id, type, title, location) select company_id, scheduling_id, 'INTERVIEW', '個別面談', '本社' from sender`,
  )
  await client.query(`insert into scheduling_date (company_id, scheduling_id, start_at, end_at, capacity)
    select company_id, scheduling_id, day, day + interval '1 hour', 3
    from sender, generate_series(date_trunc('day', now()) + interval '3 days 5 hours', now() + interval '9 days', '1 day') day`)
  await client.query(`update job set kind = 'SCHEDULING', scheduling_id = sender.scheduling_id
    from sender where job.company_id = sender.company_id and job.id = sender.job_id`)
  await client.query(
    `insert into template_message_history (company_id, id, job_id, company_user_id, subject, text)
      select company_id, letter_id, job_id, company_user_id, 'お話ししてみませんか', $1 from sender`,
    [letter],
  )
  await client.query(
    `create temporary table student as
      select candidate.id, account.email, row_number() over (order by md5(candidate.id::text)) n
      from candidate join candidate_account account on account.candidate_id = candidate.id
      where candidate.status = 'ACTIVE' and account.email <> $1 and not exists (
        select from candidate_intake intake where intake.candidate_id = candidate.id)
      order by n limit $2`,
    [demoAccounts.student, letters + visitors],
  )
  await client.query(
    `insert into push_device (candidate_id, token) select id, replace($1, '/device', '/device/' || n) from student where n % 100 < $2`,
    [deviceToken, morning.devices * 100],
  )
  await client.query(
    `insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id, reason,
        status, sent_at, expires_at)
      select company_id, student.id, job_id, letter_id, company_user_id, $1, 'SCHEDULED', now() + interval '1 day', now() + interval '15 days'
      from student join sender on sender.n = 1 + student.n % (select count(*) from sender) where student.n <= $2`,
    [reason, letters],
  )
  // As a sending counts them: by job, by day and by the student's week.
  const sent = `scout_invitation where template_message_history_id in (select letter_id from sender)`
  await client.query(`update job set total_sent = total_sent + count
    from (select job_id, count(*) count from ${sent} group by 1) letters where job.id = job_id`)
  await client.query(`insert into scout_sent_on_day (company_id, day, sent)
    select company_id, (now() at time zone 'Asia/Tokyo')::date, count(*) from ${sent} group by 1`)
  await client.query(`insert into scout_received_in_week (candidate_id, week, received)
    select candidate_id, date_trunc('week', now() at time zone 'Asia/Tokyo')::date, 1 from ${sent} on conflict do nothing`)
  await client.query('vacuum analyze scout_invitation')
  await client.query('analyze')

  const people = await rowsOf<Omit<Reader, 'cookie'> & { n: number }>(
    `select student.id, student.email, student.n::int, invitation.id "scoutInvitationId" from student
      left join scout_invitation invitation on invitation.candidate_id = student.id and
        invitation.template_message_history_id in (select letter_id from sender)
      order by n`,
  )
  const signedIn = people.map((one) => ({ ...one, cookie: one.n % 100 < morning.signIn * 100 ? null : newToken() }))
  const sessions = signedIn.filter(({ cookie }) => cookie !== null)
  await client.query(
    `insert into session (token_sha256, area, expires_at, candidate_id)
      select sha256(convert_to(token, 'utf8')), 'candidate', now() + interval '1 day', candidate_id
      from unnest($1::text[], $2::uuid[]) given (token, candidate_id)`,
    [sessions.map(({ cookie }) => cookie), sessions.map(({ id }) => id)],
  )
  await client.query(
    `update candidate_account set password_hash = (select password_hash from candidate_account where email = $1)
      where candidate_id = any($2::uuid[])`,
    [demoAccounts.student, signedIn.flatMap(({ cookie, id }) => (cookie === null ? [id] : []))],
  )
  await client.end()
  return {
    readers: signedIn.filter(({ scoutInvitationId }) => scoutInvitationId !== null).slice(0, readers),
    visitors: signedIn.filter(({ scoutInvitationId }) => scoutInvitationId === null).slice(0, visitors),
    recruiters: Array.from({ length: recruiters }, (_, n) => ({ email: `morning-${n + 1}@company.example` })),
  } satisfies World
}

const newToken = () => randomBytes(32).toString('base64url')

/** The letters of this bench; the demo has scouts of its own that wait. */
const ofMorning = `company_id in (select id from company where substr(corporate_number, 2, 4) = '9902')`

/** It is 8:00: every letter is due, and the clock queues the job that delivers them. */
export async function strikeEight(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `update scout_invitation set sent_at = now(), expires_at = now() + interval '14 days' where status = 'SCHEDULED' and ${ofMorning}`,
  )
  await client.query(`select graphile_worker.add_job('deliver_scout_invitations', '{}'::json)`)
  return {
    /** The letters that have not arrived yet, and the rows that wait to be sent as a mail or a push. */
    async waiting() {
      const { rows } = await client.query<{ letters: number; jobs: number }>(
        `select (select count(*)::int from scout_invitation where status = 'SCHEDULED' and ${ofMorning}) letters,
          (select count(*)::int from graphile_worker._private_jobs where run_at <= now()) jobs`,
      )
      return rows[0] ?? { letters: 0, jobs: 0 }
    },
    end: () => client.end(),
  }
}
