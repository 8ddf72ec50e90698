import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { listMails } from '#platform/outgoing/mail.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { letClaimsAge } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { hasTurn, isFullRun, walkLength } from '#test/full-run.ts'

const scouts = walkLength(120)
let database: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-worker-'))
const workers: ChildProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function startWorker() {
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}
const gone = (worker: ChildProcess) => new Promise((resolve) => worker.once('exit', resolve))
async function until(happened: () => Promise<boolean>) {
  for (const end = Date.now() + 40_000; Date.now() < end; await sleep(5)) if (await happened()) return
  throw new Error('did not happen within 40 s')
}

const written = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).filter(isMail).length
const isMail = (name: string) => name.endsWith('.json')
const countNotified = async () => {
  const { count } = await database.db
    .selectFrom('candidateNotification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
const unfinished = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier in ('notify_scout_received', 'send_mail')`.execute(
    database.db,
  )
  return rows[0]?.count ?? 0
}

test.runIf(hasTurn(0, 2))(
  '§1.16 workers that are killed in the middle: every effect once in the list, no mail lost or doubled',
  async () => {
    const sender = await aSender(database.db)
    const students: OfRow<'candidate'>[] = []
    const payloads: object[] = []
    for (let n = 0; n < scouts; n += 1) {
      const { candidate, invitation } = await anInvited(database.db, sender)
      students.push(candidate.id)
      payloads.push({ companyId: sender.company.id, scoutInvitationId: invitation.id })
    }
    await enqueueMany(database.db, 'notify_scout_received', payloads)

    const whileListed = async () => (await countNotified()) >= 10
    const betweenMails = async () => (await written()) >= walkLength(30)
    const amongTheLast = async () => (await written()) >= walkLength(70)
    for (const isTime of isFullRun ? [whileListed, betweenMails, amongTheLast] : [betweenMails]) {
      const worker = startWorker()
      await until(isTime)
      worker.kill('SIGKILL')
      await gone(worker)
      expect(await unfinished()).toBeGreaterThan(0)
      await letClaimsAge(database.db, 10)
    }
    const last = startWorker()
    await until(async () => (await unfinished()) === 0)
    last.kill('SIGTERM')
    await gone(last)

    const rows = await database.db.selectFrom('candidateNotification').select(['candidateId', 'kind']).execute()
    expect(rows.map(({ candidateId }) => candidateId).sort()).toEqual(students.toSorted())
    const accounts = await database.db
      .selectFrom('candidateAccount')
      .select('email')
      .where('candidateId', 'in', students)
      .execute()
    const mails = await listMails(dataDir, 1000)
    expect(mails.map(({ to }) => to).sort()).toEqual(accounts.map(({ email }) => email).sort())
    const undone = await database.db.selectFrom('notificationMail').select('id').where('doneAt', 'is', null).execute()
    expect(undone).toEqual([])
  },
  120_000,
)
