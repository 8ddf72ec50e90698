import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import { openSession } from '#domain/session/commands.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import {
  acceptedForScheduling,
  aScoutInvitation,
  aSeatFor,
  aSchedulingSender,
  aSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aPassword, givePassword } from '#test/factories/own-account.ts'
import { ears } from '#test/factories/notification.ts'
import { worker } from '#test/work.ts'
import type { OfRow } from '#ground/id.ts'
import { jobs } from '../jobs.ts'
import { withdrawCandidate } from '../state/commands.ts'
import { downloadExport } from './commands.ts'
import { everythingName, readmeName } from './archive.ts'
import { exportKey } from './rules.ts'

const app = ownApp()
let work: ReturnType<typeof worker>
beforeEach(() => {
  work = worker(app)
})

const request = async (viewer: Viewer | null, currentPassword = aPassword) => {
  if (viewer?.kind === 'candidate') await givePassword(app.db, viewer.candidateId)
  return app
    .as(viewer)
    .ask('mutation ($currentPassword: String!) { done: requestDataExport(currentPassword: $currentPassword) }', {
      currentPassword,
    })
}
const current = async (viewer: Viewer) => {
  const { data } = await app.as(viewer).ask('{ dataExport { id status percent bytes expiresAt } }')
  return data.dataExport
}
const code = async (answer: ReturnType<typeof request>) => (await answer).errors[0]?.code ?? 'done'
const download = (viewer: CandidateViewer, id: string) => downloadExport(app.db, app.files, viewer, id)
const unzipped = async (viewer: CandidateViewer) => {
  await request(viewer)
  await work.run()
  const { bytes } = await download(viewer, (await current(viewer)).id)
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString('utf8')]),
  )
}
const rowsOf = (candidateId: OfRow<'candidate'>) =>
  app.db
    .selectFrom('candidateExport')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt')
    .execute()

describe('§2 a student’s own data', () => {
  test('leaves for a fresh proof alone: a session that lies open is none', async () => {
    const { viewer } = await aCandidate(app.db)
    const [error] = (await request(viewer, 'another-password-2025')).errors
    expect([error?.code, error?.fields?.map(({ path }) => path)]).toEqual(['wrong_password', ['currentPassword']])
    expect(await rowsOf(viewer.candidateId)).toEqual([])
  })

  test('is one ZIP with a JSON of everything, a CSV of each table and a text, in Japanese', async () => {
    const sender = await aSchedulingSender(app.db)
    const student = await aCandidate(app.db, {
      email: 'own-data@student.example',
      selfIntroduction: '=記録から原因を探します。',
      account: { familyName: '𠮷野', givenName: 'はな' },
    })
    await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId: student.id }, 'test'))
    const date = await sender.date({ startAt: inHours(200), endAt: inHours(201) })
    const invitation = await aScoutInvitation(app.db, {
      ...homeOf(sender),
      ...acceptedForScheduling(),
      candidateId: student.id,
    })
    await aSeatFor(app.db, invitation, date)
    const files = await unzipped(student.viewer)
    expect(files[readmeName]).toContain('プロフィール：1件')
    const everything = JSON.parse(files[everythingName] ?? '')
    expect(everything['アカウント']).toMatchObject([{ メールアドレス: 'own-data@student.example', 姓: '𠮷野' }])
    expect(everything['プロフィール']).toMatchObject([
      { 自己PR: '=記録から原因を探します。', 文理: '文系', 希望業界: [expect.any(String)], アカウントの状態: '公開' },
    ])
    expect(everything['スカウト']).toMatchObject([
      { 企業: sender.company.displayName, 募集: sender.job.title, 状態: '承認', 日程: '選んだ' },
    ])
    expect(everything['予約した日程']).toMatchObject([
      { 状態: '予約', 日時: expect.stringMatching(/^\d{4}\/.*〜\d{4}\//) },
    ])
    expect(Object.keys(files).filter((name) => name.startsWith('CSV/'))).toHaveLength(
      Object.keys(everything).length - 1,
    )
    const profile = files['CSV/プロフィール.csv'] ?? ''
    // For Excel: the mark of UTF-8, and nothing a spreadsheet would calculate.
    expect(profile.startsWith('\uFEFF')).toBe(true)
    expect(profile).toContain(`"'=記録から原因を探します。"`)
    expect(JSON.stringify(files)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7|\$argon2|undefined/)
  })

  test('§6 holds nothing that companies keep for themselves, and no scout that has not left', async () => {
    const sender = await aSender(app.db)
    const student = await aCandidate(app.db)
    const { viewer: company, user } = sender
    const memo = '面接では緊張しやすい様子'
    await app.db
      .insertInto('companyCandidate')
      .values({
        companyId: company.companyId,
        candidateId: student.id,
        memo,
        memoUpdatedAt: new Date(),
        memoCompanyUserId: user.id,
        bookmarkedAt: new Date(),
        lastSeenAt: new Date(),
      })
      .execute()
    await app.db
      .insertInto('profileView')
      .values({ companyId: company.companyId, candidateId: student.id, companyUserId: user.id })
      .execute()
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: student.id, status: 'SCHEDULED' })
    const text = JSON.stringify(await unzipped(student.viewer))
    expect(text).not.toContain(memo)
    expect(text).not.toContain(sender.company.displayName)
    expect(text).toContain('プロフィールが見られた日：1件')
    expect(text).toContain('スカウト：0件')
  })

  test('tells when it is ready, by list and mail, and of its progress before', async () => {
    const hear = ears(app, work)
    const { viewer } = await aCandidate(app.db)
    await request(viewer)
    expect(await current(viewer)).toMatchObject({ status: 'ASKED', percent: 0, bytes: null })
    await work.run()
    const ready = await current(viewer)
    expect(ready).toMatchObject({ status: 'READY', percent: 100, bytes: expect.any(Number) })
    expect(Math.round((Date.parse(ready.expiresAt) - Date.now()) / 3_600_000)).toBe(24)
    await work.run()
    expect(await hear.kinds(viewer)).toEqual(['exportReady'])
    const [mail] = await hear.mailsTo(viewer)
    expect(mail?.text).toContain('/candidate/settings/data')
    expect(mail?.unsubscribeUrl).toBeUndefined()
    const audit = await app.db
      .selectFrom('audit')
      .select('action')
      .where('candidateId', '=', viewer.candidateId)
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['requestDataExport'])
  })

  test('§4 twice at once is one file; three a day', async () => {
    const { viewer, id } = await aCandidate(app.db)
    const both = await Promise.all([request(viewer), request(viewer)])
    expect(new Set(both.map(({ data }) => data.done)).size).toBe(1)
    for (let count = 1; count < 3; count += 1) {
      await work.run()
      expect(await code(request(viewer))).toBe('done')
    }
    await work.run()
    const refused = await request(viewer)
    expect(refused.errors).toMatchObject([{ code: 'export_limit_reached', message: expect.stringContaining('3回') }])
    expect(await rowsOf(id)).toHaveLength(3)
    await app.db
      .updateTable('candidateExport')
      .set({ insertedAt: sql<Date>`now() - interval '25 hours'` })
      .where('candidateId', '=', id)
      .execute()
    expect(await code(request(viewer))).toBe('done')
  })

  test('§6 is for its student alone, for 24 hours', async () => {
    const [owner, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    await unzipped(owner.viewer)
    const { id } = await current(owner.viewer)
    await expect(download(other.viewer, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await current(other.viewer)).toBeNull()
    await app.db
      .updateTable('candidateExport')
      .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute()
    expect(await current(owner.viewer)).toMatchObject({ status: 'EXPIRED' })
    await expect(download(owner.viewer, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await app.files.get(exportKey(id))).toBeDefined()
    await jobs.expire_candidate_exports({}, work.context)
    expect(await app.files.get(exportKey(id))).toBeUndefined()
    expect(await rowsOf(owner.id)).toMatchObject([{ status: 'EXPIRED' }])
    const company = await aCompanyWithUser(app.db)
    expect(await code(request(null))).toBe('unauthenticated')
    expect(await code(request(company.viewer))).toBe('forbidden')
  })

  test('goes on after a worker died, fails for a mistake of ours, and can be asked for again', async () => {
    const { viewer, id } = await aCandidate(app.db)
    await request(viewer)
    await app.db
      .updateTable('candidateExport')
      .set({ status: 'RUNNING', percent: 40 })
      .where('candidateId', '=', id)
      .execute()
    await work.run()
    expect(await current(viewer)).toMatchObject({ status: 'READY' })

    await request(viewer)
    const exportId = (await rowsOf(id)).at(-1)?.id ?? ''
    const broken = {
      ...work.context,
      files: { ...app.files, put: () => Promise.reject(new Error('the store is full')) },
    }
    await jobs.make_candidate_export({ candidateId: id, candidateExportId: exportId }, broken)
    expect(await current(viewer)).toMatchObject({ status: 'FAILED' })
    expect(await code(request(viewer))).toBe('done')
    // Nobody took it up for an hour.
    await app.db
      .updateTable('candidateExport')
      .set({ insertedAt: sql<Date>`now() - interval '61 minutes'` })
      .where('status', '=', 'ASKED')
      .where('candidateId', '=', id)
      .execute()
    await jobs.expire_candidate_exports({}, work.context)
    expect((await rowsOf(id)).map(({ status }) => status).toSorted()).toEqual(['FAILED', 'FAILED', 'READY'])
  })

  test('leaves with its student, also while it is being made', async () => {
    const [student, late] = [await aCandidate(app.db), await aCandidate(app.db)]
    await unzipped(student.viewer)
    const { id } = await current(student.viewer)
    await request(late.viewer)
    const [running] = await rowsOf(late.id)
    const leave = (viewer: CandidateViewer) =>
      app.db.transaction().execute((tx) => withdrawCandidate(tx, viewer, { reason: '', reasonKind: null }))
    await leave(student.viewer)
    await leave(late.viewer)
    await work.run()
    expect(await app.files.get(exportKey(id))).toBeUndefined()
    expect(await app.files.get(exportKey(running?.id ?? ''))).toBeUndefined()
    expect([...(await rowsOf(student.id)), ...(await rowsOf(late.id))]).toMatchObject([
      { status: 'EXPIRED' },
      { status: 'EXPIRED' },
    ])
    expect(await code(request(late.viewer))).toBe('account_not_changeable')
  })
})
