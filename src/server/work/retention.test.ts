import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eraseByTerm, recordErasure } from '#domain/audit/retention/commands.ts'
import { auditKeptMonths, profileViewKeptMonths, retentionKinds } from '#domain/audit/retention/rules.ts'
import { jobs as accountJobs } from '#domain/candidate-account/jobs.ts'
import { jobs as candidateJobs } from '#domain/candidate/jobs.ts'
import { jobs as companyAccountJobs } from '#domain/company-account/jobs.ts'
import { jobs as jobJobs } from '#domain/job/jobs.ts'
import { jobs as notificationJobs } from '#domain/notification/jobs.ts'
import type { Tx } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { worker } from '#test/work.ts'
import { forgetExpired } from './retention.ts'

const app = ownApp()

const inTransaction = <Result>(act: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(act)
const runs = () => app.db.selectFrom('retentionRun').select(['kind', 'runs', 'rows']).orderBy('kind').execute()

/** Functions that forget at the will of a person, or one row of an act; each with its reason. */
const notByTerm: Record<string, string> = {
  forgetDevice: 'A device that its push service no longer knows.',
  forgetDevicesOfSession: 'The devices of a session that ends.',
  forgetDevicesOf: 'The devices of a person who signs out everywhere, or leaves.',
  forgetAttempts: 'The failures of somebody who has just unlocked the sign-in.',
  forgetFailures: 'The failures of somebody who has just signed in.',
  forgetCodesOf: 'The codes of applications, counted by the line of these.',
  forgetMonths: 'What the two lines of months rest on.',
}

describe('what is erased by the clock', () => {
  test('every function that forgets records what it erased, or stays out with a reason', () => {
    const files = globSync('src/{domain,door,platform}/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
    const texts = files.map((path) => readFileSync(path, 'utf8'))
    const erasing = texts.flatMap((text) =>
      [
        ...text.matchAll(/export (?:async function|const) ((?:forget|purge|clearExpired|expireExports)\w*)(?: = )?\(/g),
      ].map(([, name = '']) => name),
    )
    const list = readFileSync('src/server/work/retention.ts', 'utf8')
    const isRecorded = (name: string) =>
      new RegExp(`\\b${name}\\b`).test(list) ||
      texts.some((text) => {
        const body = text.slice(text.search(new RegExp(`export (?:async function|const) ${name}\\b`)))
        const own = body.slice(0, body.search(/\n}\n|\n\n/) + 1)
        const isOwn = text.includes(`function ${name}`) || text.includes(`const ${name}`)
        const calls =
          new RegExp(`\\b${name}\\b`).test(text) && /jobs = \{/.test(text) && /recordErasure|eraseByTerm/.test(text)
        return (isOwn && own.includes('recordErasure')) || calls
      })
    expect(erasing.length).toBeGreaterThan(20)
    expect(erasing.filter((name) => !(name in notByTerm) && !isRecorded(name))).toEqual([])
    expect(Object.keys(notByTerm).filter((name) => !erasing.includes(name))).toEqual([])
  })

  test('every kind of the list is recorded by its job, each run once', async () => {
    const { context } = worker(app)
    await forgetExpired({ inTransaction })
    await accountJobs.purge_withdrawn({}, context)
    await accountJobs.expire_candidate_exports({}, context)
    await notificationJobs.forget_old_notices({}, context)
    await jobJobs.remove_unused_video_stills({}, context)
    await candidateJobs.remove_unused_picture({ pictureFile: 'nobody.webp' }, context)
    const { company } = await aCompanyWithUser(app.db)
    const image = { companyId: company.id as never, imageId: crypto.randomUUID() }
    await jobJobs.remove_unused_company_image(image, context)
    await sql`update contract set status = 'TERMINATED' where company_id = ${company.id}`.execute(app.db)
    await companyAccountJobs.forget_terminated_company({ companyId: company.id }, context)
    expect((await runs()).map(({ kind }) => kind)).toEqual(retentionKinds.toSorted())
    await forgetExpired({ inTransaction })
    expect(await runs()).toContainEqual({ kind: 'SESSION', runs: 2, rows: 0 })
  })

  test('a run that fails erases nothing and records nothing; the rows of a day are added up', async () => {
    const act = inTransaction(async (tx) => {
      await recordErasure(tx, 'SESSION', 5)
      throw new Error('a bad day')
    })
    await expect(act).rejects.toThrow()
    await Promise.all([1, 2, 3].map(() => recordErasure(app.db, 'SESSION', 2)))
    expect(await runs()).toContainEqual({ kind: 'SESSION', runs: 5, rows: 6 })
  })

  test('the number of rows is the number that went', async () => {
    const { id: candidateId } = await aCandidate(app.db)
    await app.db
      .insertInto('accountChange')
      .values([1, 2, 3].map(() => ({ candidateId, kind: 'PASSWORD' as const, insertedAt: new Date('2026-01-01') })))
      .execute()
    await sql`insert into sign_in_attempt (key, failures, last_failed_at) values ('\\x01', 1, now() - interval '3 days')`.execute(
      app.db,
    )
    await forgetExpired({ inTransaction })
    expect(await runs()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'ACCOUNT_CHANGE', rows: 3 }),
        expect.objectContaining({ kind: 'SIGN_IN_ATTEMPT', rows: 1 }),
      ]),
    )
  })

  test('a kind that fails is seen, and holds up none of those after it', async () => {
    await app.db.deleteFrom('retentionRun').execute()
    await sql`alter table rate_limit rename to rate_limit_away`.execute(app.db)
    try {
      await expect(forgetExpired({ inTransaction })).rejects.toThrow('erasure of RATE_LIMIT')
    } finally {
      await sql`alter table rate_limit_away rename to rate_limit`.execute(app.db)
    }
    const kinds = (await runs()).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['SESSION', 'AUDIT']))
    expect(kinds).not.toContain('RATE_LIMIT')
  })

  test('what has gathered goes by the thousand, each thousand for good', async () => {
    await app.db.deleteFrom('retentionRun').execute()
    await sql`insert into rate_limit (key, points, expire) select n::text, 1, 0 from generate_series(1, 5001) n`.execute(
      app.db,
    )
    await forgetExpired({ inTransaction })
    expect(await runs()).toContainEqual({ kind: 'RATE_LIMIT', runs: 2, rows: 5001 })
    await app.db.deleteFrom('retentionRun').execute()
    let calls = 0
    const twice = eraseByTerm(inTransaction, [
      [
        'PUSH',
        async () => {
          calls += 1
          if (calls === 2) throw new Error('too slow')
          return 5000
        },
      ],
    ])
    await expect(twice).rejects.toThrow('erasure of PUSH')
    expect(await runs()).toContainEqual({ kind: 'PUSH', runs: 1, rows: 5000 })
  })
})

describe('months of the audit and of profile views', () => {
  const monthsOf = async (parent: string) => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${parent}::regclass order by 1`.execute(
      app.db,
    )
    return rows.map(({ name }) => name)
  }

  test('go as a whole once their last day is so long ago, and no day before', async () => {
    for (const month of ['2020-01-01', '2025-09-01', '2025-10-01', '2023-10-01', '2023-11-01'])
      await sql`select place_month(${month}::date)`.execute(app.db)
    const old = { area: 'system' as const, action: 'signIn', subject: 'session', subjectId: 'client' }
    await app.db
      .insertInto('audit')
      .values([1, 2].map(() => ({ ...old, insertedAt: new Date('2020-01-15T00:00:00Z') })))
      .execute()
    await forgetExpired({ inTransaction })
    const rows = new Map((await runs()).map(({ kind, rows: gone }) => [kind, gone]))
    expect(rows.get('AUDIT')).toBe(2)
    const partitions = await Promise.all(['audit', 'profile_view'].map(monthsOf))
    expect(partitions[0]).not.toContain('audit_202001')
    expect(partitions[1]).not.toContain('profile_view_202001')
    const edge = (months: number) => {
      const now = new Date()
      const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
      return at.toISOString().slice(0, 7).replace('-', '')
    }
    // The month in which the term ends holds days that are not old enough.
    for (const month of [edge(auditKeptMonths)])
      await sql`select place_month(to_date(${month}, 'YYYYMM'))`.execute(app.db)
    await forgetExpired({ inTransaction })
    expect(await monthsOf('audit')).toContain(`audit_${edge(auditKeptMonths)}`)
    expect(profileViewKeptMonths).toBeLessThan(auditKeptMonths)
  })
})

describe('the page', () => {
  test('lists every kind with its last run and the rows of a year, also to READ_ONLY', async () => {
    const { viewer } = await anAdmin(app.db, { role: 'READ_ONLY' })
    await recordErasure(app.db, 'INQUIRY', 4)
    await app.db.insertInto('retentionRun').values({ kind: 'INQUIRY', day: '2020-01-01', rows: 99 }).execute()
    const { data } = await app
      .asAdmin(viewer)
      .ask('{ retention { kind lastRunAt lastErasedOn rows } erasures { kind rows } }')
    expect(data.retention.map(({ kind }: { kind: string }) => kind)).toEqual([...retentionKinds])
    expect(data.retention).toContainEqual(expect.objectContaining({ kind: 'INQUIRY', rows: 4 }))
    expect(data.erasures).toContainEqual({ kind: 'INQUIRY', rows: 4 })
  })
})
