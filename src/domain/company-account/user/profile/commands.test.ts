import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetTerminatedCompany } from '../../termination/commands.ts'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { pictureViewing } from '../../../../server/files/stored-files.ts'
import { jobs } from '../../jobs.ts'
import { userPictureFileAt } from '../picture/rules.ts'

const app = ownApp()
let photo: string
beforeAll(async () => {
  photo = await aPicture({ width: 400, height: 400 })
})
beforeEach(() => sql`delete from rate_limit`.execute(app.db))

const profile = {
  familyName: '髙橋',
  givenName: ' 美咲 ',
  familyNameKana: 'たかはし',
  givenNameKana: 'ﾐｻｷ',
  department: '人事部',
  title: '採用リーダー',
  messageToStudents: '研究の話を、ぜひ聞かせてください。',
}
const fields = 'familyName givenName familyNameKana givenNameKana department title messageToStudents picture'
const update = (viewer: Viewer | null, changes: Partial<typeof profile> = {}) =>
  app
    .as(viewer)
    .ask(
      `mutation ($profile: CompanyUserProfileInput!) { done: updateCompanyUserProfile(profile: $profile) { ${fields} } }`,
      { profile: { ...profile, ...changes } },
    )
const updatePicture = (viewer: Viewer | null, encodedImage: string) =>
  app
    .as(viewer)
    .ask('mutation ($image: String!) { done: updateCompanyUserPicture(encodedImage: $image) { picture } }', {
      image: encodedImage,
    })
const removePicture = (viewer: Viewer | null) =>
  app.as(viewer).ask('mutation { done: removeCompanyUserPicture { picture } }')
const pictureOf = async (viewer: Viewer) => {
  const { data, errors } = await updatePicture(viewer, photo)
  expect(errors).toEqual([])
  return data.done.picture as string
}
const own = async (viewer: Viewer | null) => app.as(viewer).ask(`{ ownCompanyUserProfile { email ${fields} } }`)

describe('§2 /client/profile/basic', () => {
  test('a user of any role changes the own profile, folded, and nobody else’s', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const looker = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const { data } = await update(looker.viewer)
    expect(data.done).toEqual({
      ...profile,
      givenName: '美咲',
      familyNameKana: 'タカハシ',
      givenNameKana: 'ミサキ',
      picture: null,
    })
    expect((await own(viewer)).data.ownCompanyUserProfile).toMatchObject({ familyName: '佐伯', messageToStudents: '' })
  })

  test('§5 each mistake is answered beside its field; twice at once is once', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const wrong = { familyName: '', givenNameKana: '漢字', title: '長'.repeat(41), messageToStudents: '字'.repeat(201) }
    const { errors } = await update(viewer, wrong)
    expect(errors[0]).toMatchObject({ code: 'invalid_input' })
    expect(errors[0]?.fields?.map(({ path }: { path: string }) => path)).toEqual(Object.keys(wrong))
    const answers = await Promise.all([update(viewer), update(viewer)])
    expect(answers.flatMap((answer) => answer.errors)).toEqual([])
  })

  test('§6 a guest and a student are refused', async () => {
    const student = await aCandidate(app.db)
    for (const [viewer, code] of [
      [null, 'unauthenticated'],
      [student.viewer, 'forbidden'],
    ] as const)
      for (const answer of [own(viewer), update(viewer), updatePicture(viewer, photo), removePicture(viewer)])
        expect((await answer).errors[0]?.code).toBe(code)
  })

  test('§4 1B.2 a sign-in is remembered, and read by administrators alone', async () => {
    const { company, user, viewer } = await aCompanyWithUser(app.db)
    const members = () => app.as(viewer).ask('{ companyMembers { id lastSignedInAt } }')
    expect((await members()).data.companyMembers).toEqual([{ id: user.id, lastSignedInAt: null }])
    await app.db
      .transaction()
      .execute((tx) => openSession(tx, 'client', { companyId: company.id, companyUserId: user.id }))
    expect((await members()).data.companyMembers[0].lastSignedInAt).toMatch(/^\d{4}-/)
  })
})

describe('§2.9 the sender', () => {
  test('a scouted student reads name, photo and message of the sender', async () => {
    const sender = await aSender(app.db)
    await update(sender.viewer)
    const url = await pictureOf(sender.viewer)
    const { viewer, invitation } = await anInvited(app.db, sender)
    const { data, errors } = await app
      .as(viewer)
      .ask(
        'query ($id: ID!) { scoutInvitation(id: $id) { companyUser { familyName title picture messageToStudents } } }',
        { id: invitation.id },
      )
    expect(errors).toEqual([])
    expect(data.scoutInvitation.companyUser).toEqual({
      familyName: '髙橋',
      title: '採用リーダー',
      picture: url,
      messageToStudents: profile.messageToStudents,
    })
  })

  test('the photo is made anew, and given to colleagues and scouted students alone', async () => {
    const sender = await aSender(app.db)
    const withPlace = await sharp(Buffer.from(photo, 'base64'))
      .withExif({ IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { data } = await updatePicture(sender.viewer, withPlace.toString('base64'))
    const url = data.done.picture as string
    expect(url).toMatch(/^\/files\/company-user\/[0-9a-f-]{36}\.webp$/)
    const file = userPictureFileAt(url) ?? ''
    expect((await sharp((await app.files.get(file))?.bytes).metadata()).exif).toBeUndefined()

    const maySee = pictureViewing(app.db, app.door.viewerOf)
    const isShownTo = async (area: 'candidate' | 'client', owner: Parameters<typeof openSession>[2]) => {
      const token = await app.db.transaction().execute((tx) => openSession(tx, area, owner, 'test'))
      const headers = { cookie: `${sessionCookies[area]}=${token}` }
      return maySee(new Request('https://yoake.example/', { headers }), file)
    }
    const scouted = await anInvited(app.db, sender)
    const waiting = await anInvited(app.db, sender, { status: 'SCHEDULED' })
    const unknown = await aCandidate(app.db)
    const other = await aCompanyWithUser(app.db)
    expect(await isShownTo('client', { companyId: sender.company.id, companyUserId: sender.user.id })).toBe(true)
    expect(await isShownTo('candidate', { candidateId: scouted.candidate.id })).toBe(true)
    expect(await isShownTo('candidate', { candidateId: waiting.candidate.id })).toBe(false)
    expect(await isShownTo('candidate', { candidateId: unknown.id })).toBe(false)
    expect(await isShownTo('client', { companyId: other.company.id, companyUserId: other.user.id })).toBe(false)
    expect(await maySee(new Request('https://yoake.example/'), file)).toBe(false)
  })

  test('§5 what is no picture is refused; a replaced photo leaves, and all leave with the company', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const wrong = async (image: string) => (await updatePicture(viewer, image)).errors[0]?.fields
    expect(await wrong('')).toEqual([{ path: 'encodedImage', message: '画像がアップロードされていません' }])
    expect(await wrong(Buffer.from('%PDF-1.7').toString('base64'))).toEqual([
      { path: 'encodedImage', message: 'アップロードファイルが不正です' },
    ])
    const [first, second] = [await pictureOf(viewer), await pictureOf(viewer)]
    await lookAfterPictures()
    expect([await fileAt(first), (await fileAt(second))?.contentType]).toEqual([undefined, 'image/webp'])
    expect((await removePicture(viewer)).data.done.picture).toBeNull()
    const third = await pictureOf(viewer)
    await app.db.updateTable('contract').set({ status: 'TERMINATED' }).where('companyId', '=', company.id).execute()
    await app.db.transaction().execute((tx) => forgetTerminatedCompany(tx, company.id))
    await lookAfterPictures()
    expect([await fileAt(second), await fileAt(third)]).toEqual([undefined, undefined])
  })
})

const fileAt = (url: string) => app.files.get(userPictureFileAt(url) ?? '')

/** Runs the queued looks at photos, as the worker does when they are due. */
async function lookAfterPictures() {
  const { rows } = await sql<{ payload: { pictureFile: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'remove_unused_user_picture' returning j.payload`.execute(app.db)
  await Promise.all(rows.map(({ payload }) => jobs.remove_unused_user_picture(payload, app)))
}
