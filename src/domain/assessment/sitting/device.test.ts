import { beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { ownApp } from '#test/client.ts'
import { sha256 } from '#platform/secrets/secret.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})

test.each([
  ['iPhone・Safari', 'PHONE'],
  ['Android・Chrome', 'PHONE'],
  ['Windows・Edge', 'COMPUTER'],
  ['その他の端末', null],
])('§5.5 a section knows the kind of its device for the statistics: %s', async (deviceFamily, kind) => {
  const { viewer, id: candidateId } = await aCandidate(app.db)
  const name = `device of ${candidateId}`
  const cookie = sha256(name).toString('base64url')
  const hours = new Date(Date.now() + 3_600_000)
  const session = { area: 'candidate' as const, candidateId, deviceFamily, expiresAt: hours }
  await app.db
    .insertInto('session')
    .values({ ...session, tokenSha256: sha256(cookie) })
    .execute()
  // A session of somebody else is not this one's.
  await app.db
    .insertInto('session')
    .values({ ...session, deviceFamily: 'Mac・Safari', tokenSha256: sha256(`other ${cookie}`) })
    .execute()
  const device = aDevice(app, viewer, name)
  const id: string = (await device.start()).data.attempt.id
  await device.startSection(id, 'LANG')
  const sections = app.db.selectFrom('assessmentSection').select('device').where('attemptId', '=', id)
  expect((await sections.orderBy('position').execute()).map((row) => row.device)).toEqual([kind, null, null, null])
})
