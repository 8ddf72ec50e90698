import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aScoutInvitation, aSender, homeOf } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const share = 'あなたのために書かれた割合'
const label = '一斉送信'

/** The texts of the list and of the scout, as the student reads them. */
async function pagesOf(personalShare: number | null) {
  const sender = await aSender(app.db)
  const student = await aCandidate(app.db)
  const ofRule = { personalShare, personalShareRule: personalShare === null ? null : 1 }
  const { id } = await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: student.id, ...ofRule })
  const visitor = await visitAsViewer(app, student.viewer)
  const text = async (path: string) => {
    await visitor.goto(path)
    return visitor.getByRole('main').innerText()
  }
  return {
    list: await text('/candidate/invitations/status/pending'),
    scout: await text(`/candidate/invitations/${id}`),
  }
}

describe('the share of a letter on the pages of its student', () => {
  test('stands on the scout, and a letter to many says so in the list as well', async () => {
    const { list, scout } = await pagesOf(19)
    expect(list).toContain(label)
    expect(scout).toMatch(new RegExp(`${share}\\s*19%\\s*${label}`))
  })

  test('is no label from a fifth on', async () => {
    const { list, scout } = await pagesOf(20)
    expect(list + scout).not.toContain(label)
    expect(scout).toMatch(new RegExp(`${share}\\s*20%`))
  })

  test('is not told of a scout that was sent before the rule', async () => {
    const { list, scout } = await pagesOf(null)
    expect(list + scout).not.toContain(label)
    expect(scout).not.toContain(share)
  })
})
