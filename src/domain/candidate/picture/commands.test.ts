import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import { purgeWithdrawn } from '#domain/candidate-account/state/purge/commands.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import { pictureViewing } from '../../../server/files/stored-files.ts'
import { jobs } from '../jobs.ts'
import { pictureFileAt } from './rules.ts'

const app = ownApp()
let student: Awaited<ReturnType<typeof aCandidate>>
let portrait: string
beforeAll(async () => {
  portrait = await aPicture({ width: 400, height: 400 })
})
beforeEach(async () => {
  student = await aCandidate(app.db)
  await sql`delete from rate_limit`.execute(app.db)
})

const update = (encodedImage: string) =>
  app
    .as(student.viewer)
    .ask('mutation ($image: String!) { updatePicture(encodedImage: $image) { picture completeness } }', {
      image: encodedImage,
    })
const remove = () => app.as(student.viewer).ask('mutation { removePicture { picture } }')
const pictureOf = async (answer: ReturnType<typeof update>) => {
  const { data, errors } = await answer
  expect(errors).toEqual([])
  return data.updatePicture.picture as string
}
const fileAt = (url: string) => app.files.get(pictureFileAt(url) ?? '')

/** Runs the queued looks at pictures, as the worker does when they are due; returns the files that were looked at. */
async function lookAfterPictures() {
  const { rows } = await sql<{ payload: { pictureFile: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'remove_unused_picture' returning j.payload`.execute(app.db)
  await Promise.all(rows.map(({ payload }) => jobs.remove_unused_picture(payload, app)))
  return [...new Set(rows.map(({ payload }) => payload.pictureFile))]
}

describe('§3 the picture', () => {
  test('is made anew without its metadata, at an address that tells nothing, and counts for nothing', async () => {
    const withPlace = await sharp(Buffer.from(portrait, 'base64'))
      .withExif({ IFD0: { Artist: '山田花子' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
    const url = await pictureOf(update(`data:image/jpeg;base64,${withPlace.toString('base64')}`))
    expect(url).toMatch(/^\/files\/candidate\/[0-9a-f-]{36}\.webp$/)
    expect(url).not.toContain(student.id)
    const file = await fileAt(url)
    const metadata = await sharp(file?.bytes).metadata()
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 400, undefined])
    const own = '{ ownProfile { picture completeness } viewer { ... on CandidateViewer { picture } } }'
    const { data } = await app.as(student.viewer).ask(own)
    expect(data).toEqual({ ownProfile: { picture: url, completeness: student.completeness }, viewer: { picture: url } })
    const company = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const profile = await app
      .as(company.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { picture } }', { id: student.id })
    expect(profile.data.searchCandidate.picture).toBe(url)
  })

  test('§5 what is no picture, too large or too small is refused, and nothing is stored', async () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const large = await aPicture({ width: 8000, height: 6250, format: 'png' })
    const cases = [
      ['', '画像がアップロードされていません'],
      [
        base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'アップロードファイルが不正です',
      ],
      [base64('%PDF-1.7 a portrait.jpg'), 'アップロードファイルが不正です'],
      [portrait.slice(0, 400), 'アップロードファイルが不正です'],
      [large, '登録した画像のサイズが大き過ぎます'],
      ['A'.repeat(7_200_000), '登録した画像のサイズが大き過ぎます'],
      [await aPicture({ width: 600, height: 319 }), '画像の短い辺は320ピクセル以上にしてください'],
    ] as const
    for (const [image, message] of cases)
      expect((await update(image)).errors[0]?.fields).toEqual([{ path: 'encodedImage', message }])
    const row = app.db.selectFrom('candidate').select('pictureFile').where('id', '=', student.id)
    expect((await row.executeTakeFirstOrThrow()).pictureFile).toBeNull()
  })

  test('the file leaves when it is replaced, removed or its student is purged; the present one stays', async () => {
    const first = await pictureOf(update(portrait))
    const second = await pictureOf(update(portrait))
    await lookAfterPictures()
    expect([await fileAt(first), (await fileAt(second))?.contentType]).toEqual([undefined, 'image/webp'])
    expect((await remove()).data.removePicture.picture).toBeNull()
    await lookAfterPictures()
    expect(await fileAt(second)).toBeUndefined()

    const third = await pictureOf(update(portrait))
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', student.id).execute()
    await app.db
      .insertInto('candidateWithdrawal')
      .values({ candidateId: student.id, reason: '', withdrawnAt: new Date(Date.now() - 31 * 86_400_000) })
      .execute()
    await app.db.transaction().execute((tx) => purgeWithdrawn(tx, student.id))
    await lookAfterPictures()
    expect(await fileAt(third)).toBeUndefined()
  })

  test('twice at once: one is shown, and the other leaves', async () => {
    await lookAfterPictures()
    // Both answers may name the picture that was stored last, so the files are taken from the queue.
    await Promise.all([pictureOf(update(portrait)), pictureOf(update(portrait))])
    const stored = await lookAfterPictures()
    expect(stored).toHaveLength(2)
    const files = await Promise.all(stored.map((file) => app.files.get(file)))
    expect(files.filter((file) => file !== undefined)).toHaveLength(1)
  })
})

describe('§6 who is given the file', () => {
  const requestOf = async (area: 'candidate' | 'client', owner: Parameters<typeof openSession>[2]) => {
    const token = await app.db.transaction().execute((tx) => openSession(tx, area, owner, 'test'))
    return new Request('https://yoake.example/', { headers: { cookie: `${sessionCookies[area]}=${token}` } })
  }

  test('the student and a company that sees the student; no other student, no guest, no blocked company', async () => {
    const url = await pictureOf(update(portrait))
    const file = pictureFileAt(url) ?? ''
    const maySee = pictureViewing(app.db, app.door.viewerOf)
    const company = await aCompanyWithUser(app.db)
    const other = await aCandidate(app.db)
    const ofCompany = await requestOf('client', { companyId: company.company.id, companyUserId: company.user.id })
    expect(await maySee(await requestOf('candidate', { candidateId: student.id }), file)).toBe(true)
    expect(await maySee(ofCompany, file)).toBe(true)
    expect(await maySee(await requestOf('candidate', { candidateId: other.id }), file)).toBe(false)
    expect(await maySee(new Request('https://yoake.example/'), file)).toBe(false)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: student.id, companyId: company.company.id })
      .execute()
    expect(await maySee(ofCompany, file)).toBe(false)
  })
})
