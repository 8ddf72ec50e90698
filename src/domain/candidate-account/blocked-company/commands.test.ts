import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, corporateNumber } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
  aScoutInvitation,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { sendingOf } from '#test/factories/sending.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

type Ids = readonly string[]
const mutate = (viewer: Viewer | null, name: string, companyIds: Ids) =>
  app.as(viewer).ask(`mutation ($ids: [ID!]!) { ${name}(companyIds: $ids) }`, { ids: companyIds })
const block = (viewer: Viewer | null, ids: Ids) => mutate(viewer, 'blockCompanies', ids)
const unblock = (viewer: Viewer | null, ids: Ids) => mutate(viewer, 'unblockCompanies', ids)
const byNumber = (viewer: Viewer | null, name: string, number: string) =>
  app.as(viewer).ask(`mutation ($n: String!) { ${name}(corporateNumber: $n) }`, { n: number })
const list = async (viewer: Viewer) => {
  const { data, errors } = await app
    .as(viewer)
    .ask('{ blockList { companies { id isBlocked openScouts { unanswered accepted nextDateAt } } corporateNumbers } }')
  expect(errors).toEqual([])
  return data.blockList as { companies: { id: string; openScouts: object }[]; corporateNumbers: string[] }
}
const blockedIds = async (viewer: Viewer) => (await list(viewer)).companies.map(({ id }) => id)
const search = async (viewer: Viewer, text: string) => {
  const { data, errors } = await app
    .as(viewer)
    .ask('query ($s: String!) { companiesToBlock(search: $s) { id isBlocked group { id } } }', { s: text })
  expect(errors).toEqual([])
  return data.companiesToBlock as { id: string; isBlocked: boolean; group: { id: string }[] }[]
}
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)
/** Makes the jobs of blocks due that wait for their half minute, and works them off. */
const endBlocked = async () => {
  await sql`update graphile_worker._private_jobs set run_at = now() where task_id in
    (select id from graphile_worker._private_tasks where identifier = 'end_scouts_of_blocked')`.execute(app.db)
  await work.run()
}
const statusOf = async (id: string) =>
  (await app.db.selectFrom('scoutInvitation').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('§2 /candidate/settings: the block list', () => {
  test('finds companies by name, reading and 法人番号; those that are not on the service are not said to exist', async () => {
    const { viewer } = await aCandidate(app.db)
    const mark = `試験${crypto.randomUUID().slice(0, 6)}`
    const company = await aCompany(app.db, { displayName: `${mark}電機` })
    await aCompany(app.db, { displayName: `${mark}審査`, contract: { status: 'UNDER_REVIEW' } })
    await aCompany(app.db, { displayName: `${mark}終了`, contract: { status: 'TERMINATED' } })
    expect((await search(viewer, mark)).map(({ id }) => id)).toEqual([company.id])
    const own = await app.db
      .selectFrom('company')
      .select('corporateNumber')
      .where('id', '=', company.id)
      .executeTakeFirstOrThrow()
    const typed = own.corporateNumber.replace(/\d/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    expect((await search(viewer, typed)).map(({ id }) => id)).toEqual([company.id])
    expect(await search(viewer, '  ')).toEqual([])
    expect(await search(viewer, '%')).toEqual([])
  })

  test.each(['白峰試験製薬（株）', '白峰試験製薬 株式会社', 'しらみねしけん', '㈱白峰試験製薬'])(
    'finds by %s what the search of companies finds',
    async (text) => {
      const { viewer } = await aCandidate(app.db)
      await aCompany(app.db, {
        legalName: '株式会社白峰試験製薬',
        displayName: '白峰試験製薬',
        kana: 'シラミネシケンセイヤク',
      })
      expect((await search(viewer, text)).length).toBeGreaterThan(0)
      expect(await search(viewer, '株式会社')).toEqual([])
    },
  )

  test('adds and removes, twice and twice at once; each student has a list of their own', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { id } = await aCompany(app.db)
    const answers = await Promise.all([block(student.viewer, [id]), block(student.viewer, [id, id])])
    expect(answers.flatMap(codes)).toEqual([])
    expect(codes(await block(student.viewer, [id]))).toEqual([])
    expect(await blockedIds(student.viewer)).toEqual([id])
    expect(await blockedIds(other.viewer)).toEqual([])
    await unblock(other.viewer, [id])
    expect(await blockedIds(student.viewer)).toEqual([id])
    expect(codes(await unblock(student.viewer, [id]))).toEqual([])
    expect(codes(await unblock(student.viewer, [id]))).toEqual([])
    expect(await blockedIds(student.viewer)).toEqual([])
  })

  test('refuses a company that is none, all of them at once; a guest and a company', async () => {
    const { viewer } = await aCandidate(app.db)
    const { id } = await aCompany(app.db)
    expect(codes(await block(viewer, [id, crypto.randomUUID()]))).toEqual(['not_found'])
    expect(await blockedIds(viewer)).toEqual([])
    expect(codes(await block(null, [id]))).toEqual(['unauthenticated'])
    expect(codes(await block((await aSender(app.db)).viewer, [id]))).toEqual(['forbidden'])
  })

  test('proposes the companies of the same group', async () => {
    const { viewer } = await aCandidate(app.db)
    const mark = `系列${crypto.randomUUID().slice(0, 6)}`
    const [head, daughter, sister] = [
      await aCompany(app.db, { displayName: `${mark}本社` }),
      await aCompany(app.db, { displayName: `${mark}東日本` }),
      await aCompany(app.db, { displayName: `${mark}西日本` }),
    ]
    await app.db
      .updateTable('company')
      .set(({ selectFrom }) => ({
        parentCorporateNumber: selectFrom('company as head').select('corporateNumber').where('id', '=', head.id),
      }))
      .where('id', 'in', [daughter.id, sister.id])
      .execute()
    const companies = await search(viewer, `${mark}東`)
    expect(companies.flatMap(({ group }) => group.map(({ id }) => id)).toSorted()).toEqual(
      [head.id, sister.id].toSorted(),
    )
  })

  test('a company is blocked by its number before it comes, and found by nobody from its first second', async () => {
    const student = await aCandidate(app.db)
    const number = '7000012050002'
    expect(codes(await byNumber(student.viewer, 'blockCorporateNumber', '7000012050003'))).toEqual(['invalid_input'])
    const answers = await Promise.all([1, 2].map(() => byNumber(student.viewer, 'blockCorporateNumber', number)))
    expect(answers.flatMap(codes)).toEqual([])
    expect(await list(student.viewer)).toEqual({ companies: [], corporateNumbers: [number] })
    const sender = await aSender(app.db, { corporateNumber: number })
    expect(await list(student.viewer)).toMatchObject({ companies: [{ id: sender.company.id }], corporateNumbers: [] })
    const { data } = await app.as(sender.viewer).ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', {
      id: student.id,
    })
    expect(data?.searchCandidate ?? null).toBeNull()
    await byNumber(student.viewer, 'unblockCorporateNumber', number)
    expect(await list(student.viewer)).toEqual({ companies: [], corporateNumbers: [] })
  })

  test('a company that comes while its number is being blocked is blocked all the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await aCandidate(app.db)
      const number = corporateNumber(900_000_000_000 + round)
      const [company] = await Promise.all([
        aCompany(app.db, { corporateNumber: number }),
        byNumber(student.viewer, 'blockCorporateNumber', number),
      ])
      expect(await blockedIds(student.viewer)).toEqual([company.id])
    }
  })
})

describe('§4 what is open between the student and the company', () => {
  async function met() {
    const sender = await aSchedulingSender(app.db)
    const pending = await anInvited(app.db, sender)
    const booked = await aScoutInvitation(app.db, {
      ...homeOf({ ...sender, job: sender.job }),
      candidateId: (await aCandidate(app.db)).id,
      ...acceptedForScheduling(),
    })
    const date = await sender.date({ startAt: inHours(100) })
    await aSeatFor(app.db, booked, date)
    const viewerOf = (candidateId: OfRow<'candidate'>): Viewer => ({
      ...pending.viewer,
      candidateId: candidateId as never,
    })
    return { sender, pending, booked, date, bookedViewer: viewerOf(booked.candidateId) }
  }

  test('a missed date is none of what ends: the choice of another one is', async () => {
    const { sender, booked, bookedViewer } = await met()
    const open = async () => {
      await block(bookedViewer, [sender.company.id])
      return (await list(bookedViewer)).companies.map(({ openScouts }) => openScouts)
    }
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('scoutInvitationId', '=', booked.id).execute()
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'PENDING' })
      .where('id', '=', booked.id)
      .execute()
    expect(await open()).toEqual([{ unanswered: 0, accepted: 1, nextDateAt: null }])
    const next = await sender.date({ startAt: inHours(200) })
    await aSeatFor(app.db, booked, next)
    expect(await open()).toEqual([{ unanswered: 0, accepted: 1, nextDateAt: next.startAt.toISOString() }])
  })

  test('is told before, ends half a minute later as a decline, and the company hears no word of a block', async () => {
    const { sender, pending, booked, date, bookedViewer } = await met()
    await block(bookedViewer, [sender.company.id])
    expect((await list(bookedViewer)).companies).toMatchObject([
      { openScouts: { unanswered: 0, accepted: 1, nextDateAt: date.startAt.toISOString() } },
    ])
    await block(pending.viewer, [sender.company.id])
    expect((await list(pending.viewer)).companies).toMatchObject([{ openScouts: { unanswered: 1, accepted: 0 } }])
    expect(await statusOf(booked.id)).toBe('ACCEPTED')
    // Not even by a count: the student is out of sight from the commit on, though the seat is free only later.
    const { data } = await app
      .as(sender.viewer)
      .ask('{ schedulingDates(first: 9) { edges { node { id totalCountAcceptedSearchCandidates } } } }')
    expect(data.schedulingDates.edges).toEqual([{ node: { id: date.id, totalCountAcceptedSearchCandidates: 0 } }])
    await endBlocked()
    expect([await statusOf(booked.id), await statusOf(pending.invitation.id)]).toEqual(['DECLINED', 'DECLINED'])
    const seats = await app.db.selectFrom('schedulingDate').select('booked').where('id', '=', date.id).execute()
    expect(seats).toEqual([{ booked: 0 }])
    await work.waitOutDeclines()
    await work.run()
    const news = await hear.list(sender.viewer)
    const notification = news.find(({ kind, title }) => kind === 'scoutDeclined' && title.startsWith('承認した学生'))
    // The page of the student is closed to the company, the list of the job is not.
    expect(notification?.path).toBe(
      clientUrls.jobCandidates({ id: sender.job.id, isArchived: false }, { scoutInvitationStatus: 'declined' }),
    )
    const declined = `query ($id: ID!) { searchCandidatesByJob(jobId: $id, scoutInvitationStatus: DECLINED) { totalCount } }`
    expect((await app.as(sender.viewer).ask(declined, { id: sender.job.id })).errors).toEqual([])
    const text = JSON.stringify([news, work.mails])
    expect(text).toContain('の予約を取り消しました')
    expect(text).not.toContain('ブロック')
  })

  test('a hired student keeps no date either, and the company hears that it is cancelled', async () => {
    const { sender, booked, date, bookedViewer } = await met()
    await app.db.updateTable('scoutInvitation').set({ status: 'HIRED' }).where('id', '=', booked.id).execute()
    await block(bookedViewer, [sender.company.id])
    expect((await list(bookedViewer)).companies).toMatchObject([
      { openScouts: { unanswered: 0, accepted: 0, nextDateAt: date.startAt.toISOString() } },
    ])
    await endBlocked()
    expect(await statusOf(booked.id)).toBe('HIRED')
    const seats = await app.db.selectFrom('schedulingDate').select('booked').where('id', '=', date.id).execute()
    expect(seats).toEqual([{ booked: 0 }])
    await work.run()
    expect(JSON.stringify(await hear.list(sender.viewer))).toContain('の予約を取り消しました')
  })

  test('taken back within the half minute nothing has happened', async () => {
    const { sender, pending, booked, bookedViewer } = await met()
    for (const viewer of [pending.viewer, bookedViewer]) {
      await block(viewer, [sender.company.id])
      await unblock(viewer, [sender.company.id])
    }
    await endBlocked()
    expect([await statusOf(booked.id), await statusOf(pending.invitation.id)]).toEqual(['ACCEPTED', 'PENDING'])
  })

  test('cannot be answered while the company is blocked', async () => {
    const { sender, pending } = await met()
    await block(pending.viewer, [sender.company.id])
    const accept = () =>
      app.as(pending.viewer).ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', {
        id: pending.invitation.id,
      })
    expect(codes(await accept())).toEqual(['company_blocked'])
    await unblock(pending.viewer, [sender.company.id])
    expect(codes(await accept())).toEqual([])
  })

  test('blocking while the company sends: either the scout came before and ends, or it does not come', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sender = await aSender(app.db)
      const student = await aCandidate(app.db)
      await Promise.all([block(student.viewer, [sender.company.id]), sendingOf(app).send(sender, [student.id])])
      await endBlocked()
      const rows = await app.db
        .selectFrom('scoutInvitation')
        .select('status')
        .where('candidateId', '=', student.id)
        .execute()
      expect(rows.filter(({ status }) => status !== 'DECLINED')).toEqual([])
    }
  })
})
