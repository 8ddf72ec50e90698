import type { GraphQLObjectType } from 'graphql'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { adminSchema } from '#door/admin-schema.ts'
import type { OfRow } from '#ground/id.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anIntellectualResult } from '#test/factories/assessment-result.ts'
import { block } from '#test/factories/candidate-search.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { forgetOldLookups } from './commands.ts'
import { listSeenBy } from './seen-by.ts'
import { lookupKeptDays, maxLookupsPerHour } from './rules.ts'

const app = ownApp()
let operator: AdminViewer
let student: Awaited<ReturnType<typeof aStudent>>
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await app.db.deleteFrom('candidateLookup').execute()
  await app.db.deleteFrom('audit').execute()
  student = await aStudent()
})

let serial = 0
async function aStudent() {
  const candidate = await aCandidate(app.db)
  serial += 1
  const account = { email: `shirabe${serial}@student.example`, phoneNumber: `+8190${String(10_000_000 + serial)}` }
  await app.db.updateTable('candidateAccount').set(account).where('candidateId', '=', candidate.id).execute()
  return { ...candidate, ...account }
}

const reason = '退会の手続きについて問い合わせがあったため'
const lookUp = (changes: Record<string, unknown> = {}, viewer: Viewer = operator) =>
  app
    .asAdmin(viewer)
    .ask(
      'mutation L($by: LookupKey!, $value: String!, $reasonKind: LookupReason!, $reason: String!) { found: lookUpCandidate(by: $by, value: $value, reasonKind: $reasonKind, reason: $reason) { id status } }',
      { by: 'EMAIL', value: student.email, reasonKind: 'INQUIRY', reason, ...changes },
    )
const open = (id: string, viewer: Viewer = operator) =>
  app
    .asAdmin(viewer)
    .ask(
      'query P($id: ID!) { page: lookedUpCandidate(id: $id) { id status emailEnd phoneEnd openUntil lookupReason blockedCompanyCount withdrawnAt purgeAt consents { kind version } sessions { deviceFamily isOpen } exports { status } assessments { id kind state focusLosses } seenBy { companyId kind times } } }',
      { id },
    )
const idsOf = async (answer: ReturnType<typeof lookUp>) =>
  (await answer).data.found.map(({ id }: { id: string }) => id) as string[]
const audits = () =>
  app.db.selectFrom('audit').select(['action', 'candidateId', 'actorId', 'details']).orderBy('id').execute()

describe('§6 a student is looked up by one exact value, with a reason', () => {
  test('by mail, phone and id, however they are typed', async () => {
    expect(await idsOf(lookUp({ value: ` ${student.email.toUpperCase()} ` }))).toEqual([student.id])
    const typed = `０９０-${student.phoneNumber.slice(5, 9)}-${student.phoneNumber.slice(9)}`
    expect(await idsOf(lookUp({ by: 'PHONE', value: typed }))).toEqual([student.id])
    expect(await idsOf(lookUp({ by: 'ID', value: student.id.toUpperCase() }))).toEqual([student.id])
  })

  test('a part of a value finds nobody', async () => {
    const parts = ['%@student.example', student.email.slice(1), `${student.email}.jp`]
    for (const value of parts) expect(await idsOf(lookUp({ value }))).toEqual([])
  })

  test('a student who left and the same person again are both found, the proven address first', async () => {
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', student.id).execute()
    await app.db
      .updateTable('candidateAccount')
      .set({ emailVerifiedAt: null })
      .where('candidateId', '=', student.id)
      .execute()
    const { email } = student
    const again = await aStudent()
    const account = { email, emailVerifiedAt: new Date() }
    await app.db.updateTable('candidateAccount').set(account).where('candidateId', '=', again.id).execute()
    expect((await idsOf(lookUp({ value: email }))).toSorted()).toEqual([student.id, again.id].toSorted())
  })

  test('§5 without a reason, a form of value or a kind nothing is asked and nothing is shown', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ reason: '短い' }, 'reason'],
      [{ reason: 'あ'.repeat(201) }, 'reason'],
      [{ value: '' }, 'value'],
      [{ value: 'メール' }, 'value'],
      [{ by: 'PHONE', value: '03-1234-5678' }, 'value'],
      [{ by: 'ID', value: "' or 1=1 --" }, 'value'],
    ]
    for (const [changes, path] of wrong) {
      const { errors } = await lookUp(changes)
      expect([errors[0]?.code, errors[0]?.fields?.map((field) => field.path)]).toEqual(['invalid_input', [path]])
    }
    expect(await audits()).toEqual([])
    expect((await open(student.id)).data).toEqual({ page: null })
  })

  test('every look-up is on record before its answer, one that found nobody and a repeated request too', async () => {
    await lookUp({ value: 'nobody@student.example' })
    const document =
      'mutation { lookUpCandidate(by: EMAIL, value: "nobody@student.example", reasonKind: OTHER, reason: "なにかを調べるためです。") { id } }'
    for (let times = 0; times < 2; times += 1)
      await app.asAdmin(operator).ask(document, {}, { idempotencyKey: 'the-same-key-twice' })
    await lookUp()
    expect(await audits()).toEqual(
      [null, null, null, student.id].map((candidateId) => ({
        action: 'lookUpCandidate',
        candidateId,
        actorId: operator.adminAccountId,
        details: expect.objectContaining({ by: 'EMAIL' }),
      })),
    )
    // The words of the reason may name a person, and leave with the student.
    expect(JSON.stringify(await audits())).not.toContain(reason)
    const rows = await app.db.selectFrom('candidateLookup').select('reason').execute()
    expect(rows.map((row) => row.reason)).toContain(reason)
  })

  test('5.6 the sittings of the tests are named for a request to void one, without answers and results', async () => {
    const { id } = await anIntellectualResult(app.db, student.id)
    await lookUp()
    const { page } = (await open(student.id)).data
    expect(page.assessments).toEqual([{ id, kind: 'INTELLECTUAL', state: 'SCORED', focusLosses: 0 }])
    const fields = (adminSchema.getType('AssessmentAttempt') as GraphQLObjectType).getFields()
    // How many answers were fast opens a check; which ones they were is told nowhere.
    expect(
      Object.keys(fields).filter(
        (name) => name !== 'fastAnswers' && /answer|score|achieved|percentage|band/i.test(name),
      ),
    ).toEqual([])
  })

  test('an hour holds so many look-ups of one operator; another one has their own', async () => {
    const row = {
      adminAccountId: operator.adminAccountId,
      askedBy: 'ID' as const,
      reasonKind: 'OTHER' as const,
      reason,
    }
    const lookups = Array.from({ length: maxLookupsPerHour - 1 }, () => ({ ...row, expiresAt: new Date() }))
    await app.db.insertInto('candidateLookup').values(lookups).execute()
    expect(await idsOf(lookUp())).toEqual([student.id])
    expect((await lookUp()).errors[0]?.code).toBe('reading_limit_reached')
    expect(await idsOf(lookUp({}, (await anAdmin(app.db)).viewer))).toEqual([student.id])
    await sql`update candidate_lookup set inserted_at = now() - interval '61 minutes'`.execute(app.db)
    expect(await idsOf(lookUp())).toEqual([student.id])
  })

  test('nobody else: neither READ_ONLY, nor a student, nor a company', async () => {
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    const { viewer: recruiter } = await aSender(app.db)
    for (const viewer of [reader, student.viewer, recruiter]) {
      expect((await lookUp({}, viewer)).errors[0]?.code).toBe('forbidden')
      expect((await open(student.id, viewer)).errors[0]?.code).toBe('forbidden')
    }
    expect(await audits()).toEqual([])
  })
})

describe('§6 the page of a student', () => {
  test('is open to the operator who asked, for half an hour', async () => {
    expect((await open(student.id)).data.page).toBeNull()
    await lookUp()
    expect((await open(student.id)).data.page).toMatchObject({ id: student.id, lookupReason: reason })
    expect((await open(student.id, (await anAdmin(app.db)).viewer)).data.page).toBeNull()
    await sql`update candidate_lookup set expires_at = now()`.execute(app.db)
    expect((await open(student.id)).data.page).toBeNull()
    expect((await open('nothing')).errors[0]?.code).toBe('not_found')
    expect((await open(crypto.randomUUID())).data.page).toBeNull()
  })

  test('shows states, times and numbers, and no text of the profile, name, address or number', async () => {
    const home = await aSender(app.db)
    await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId: student.id }, 'Firefox'))
    await block(app.db, home.company.id, student.id)
    await app.db.insertInto('consent').values({ candidateId: student.id, kind: 'terms', version: '9.9' }).execute()
    await app.db.insertInto('candidateExport').values({ candidateId: student.id, status: 'FAILED' }).execute()
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', student.id).execute()
    await app.db
      .insertInto('candidateWithdrawal')
      .values({ candidateId: student.id, withdrawnAt: new Date('2026-11-01T00:00:00Z') })
      .execute()
    await lookUp()
    const { page } = (await open(student.id)).data
    expect(page).toMatchObject({
      status: 'WITHDRAWN',
      emailEnd: 's…@student.example',
      phoneEnd: `…${student.phoneNumber.slice(-4)}`,
      blockedCompanyCount: 1,
      withdrawnAt: '2026-11-01T00:00:00.000Z',
      purgeAt: '2026-12-01T00:00:00.000Z',
      consents: expect.arrayContaining([{ kind: 'terms', version: '9.9' }]),
      sessions: [{ isOpen: true }],
      exports: [{ status: 'FAILED' }],
    })
    const fields = Object.keys((adminSchema.getType('LookedUpCandidate') as GraphQLObjectType).getFields())
    expect(fields.filter((name) => /name|introduction|experience|tagline|picture|gender/i.test(name))).toEqual([])
    expect(JSON.stringify(page)).not.toContain(student.email)
  })

  test('a look-up is forgotten after three years, and leaves with its student', async () => {
    await lookUp()
    await sql`update candidate_lookup set inserted_at = now() - make_interval(days => ${lookupKeptDays + 1}::int)`.execute(
      app.db,
    )
    await forgetOldLookups(app.db)
    expect(await app.db.selectFrom('candidateLookup').select('id').execute()).toEqual([])
  })
})

describe('who saw this student', () => {
  test('companies by what they opened, days and people, in one statement', async () => {
    const home = await aSender(app.db)
    const other = await aSender(app.db)
    const { candidate, invitation } = await anInvited(app.db, home, {
      status: 'ACCEPTED',
      answeredAt: inHours(-48),
    })
    const trace = (action: string, companyId: OfRow<'company'>, actorId: string, hours: number, details?: object) =>
      app.db
        .insertInto('audit')
        .values({
          area: 'client',
          action,
          companyId,
          actorId,
          candidateId: action === 'csvSearchCandidate' ? null : candidate.id,
          subject: 'candidate',
          subjectId: candidate.id,
          insertedAt: inHours(hours),
          details: details ? JSON.stringify(details) : null,
        })
        .execute()
    const { companyUserId } = home.viewer
    await trace('searchCandidate', home.company.id, companyUserId, -72)
    await trace('searchCandidate', home.company.id, companyUserId, -1)
    await trace('readContact', home.company.id, companyUserId, -0.5)
    await app.db
      .insertInto('profileView')
      .values({ companyId: home.company.id, candidateId: candidate.id, companyUserId, insertedAt: inHours(-1) })
      .execute()
    await trace('searchCandidate', other.company.id, other.viewer.companyUserId, -2)
    // Exports: before the scout was accepted, of another job, of the hired alone; and the one that held the student.
    const list = { scoutInvitationStatus: 'ACCEPTED' }
    await trace('csvSearchCandidate', home.company.id, companyUserId, -50, { ...list, jobId: null })
    await trace('csvSearchCandidate', home.company.id, companyUserId, -40, { ...list, jobId: crypto.randomUUID() })
    await trace('csvSearchCandidate', home.company.id, companyUserId, -30, { scoutInvitationStatus: 'HIRED' })
    await trace('csvSearchCandidate', home.company.id, companyUserId, -20, { ...list, jobId: invitation.jobId })
    await trace('csvSearchCandidate', other.company.id, other.viewer.companyUserId, -20, list)

    const { result, statements } = await countStatements(() => listSeenBy(app.db, candidate.id))
    expect(statements).toBe(1)
    expect(result.map(({ companyId, kind, times, people }) => [companyId, kind, times, people])).toEqual([
      [home.company.id, 'CONTACT', 1, 1],
      [home.company.id, 'PROFILE', 2, 1],
      [other.company.id, 'PROFILE', 1, 1],
      [home.company.id, 'EXPORT', 1, 1],
      [home.company.id, 'DISCLOSED', 1, 0],
    ])
    // A hired student stays in the company's lists, and so in what it exports later.
    const hired = { status: 'HIRED', endedAt: inHours(-45) } as const
    await app.db.updateTable('scoutInvitation').set(hired).where('id', '=', invitation.id).execute()
    const rows = await listSeenBy(app.db, candidate.id)
    expect(rows.filter(({ kind }) => kind === 'EXPORT').map(({ companyId }) => companyId)).toEqual([home.company.id])
  })
})
