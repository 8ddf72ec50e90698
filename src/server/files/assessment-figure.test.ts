import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { figureAddress } from '#domain/assessment/sitting/figure/address.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aDevice } from '#test/factories/assessment.ts'
import { openAssessmentFigure, serveAssessmentFigures } from './assessment-figure.ts'

const app = ownApp()
afterEach(() => void vi.useRealTimers())

const sealing = openSealing('a secret of the tests')
const open = async (path: string, viewer: Viewer) => {
  const http = new Hono()
  const { contextOf } = app.door
  serveAssessmentFigures(http, openAssessmentFigure({ contextOf, viewerOf: async () => viewer }, sealing))
  const response = await http.request(path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

const figures = `figure { address alternative } options { text figure { address alternative } }`
const inPractice = `{ assessments { intellectual { practice { practiceId section stem ${figures} } } } }`

describe('§15 the figures of the intellectual test', () => {
  test('are SVG at an address that tells nothing, for this student alone and for twenty minutes', async () => {
    const { viewer } = await aCandidate(app.db)
    const { data } = await app.as(viewer).ask(inPractice)
    const { practice } = data.assessments.intellectual
    const [one] = practice.flatMap(({ figure }: { figure: { address: string; alternative: string } | null }) =>
      figure ? [figure] : [],
    )
    expect(one.address).toMatch(/^\/files\/assessment\/[\w-]+\.svg$/)
    expect(one.alternative).not.toBe('')
    const seen = await open(one.address, viewer)
    expect(seen).toMatchObject({
      status: 200,
      type: 'image/svg+xml; charset=utf-8',
      text: expect.stringMatching(/^<svg/),
    })
    expect(seen.text).not.toMatch(/key|rationale|正解|P-/)
    const other = (await aCandidate(app.db)).viewer
    const company = (await aCompanyWithUser(app.db)).viewer
    for (const stranger of [other, company, { kind: 'guest' } as const])
      expect((await open(one.address, stranger)).status).toBe(404)
    const changed = one.address.replace(/.(?=\.svg$)/, (last: string) => (last === 'A' ? 'Z' : 'A'))
    for (const none of ['/files/assessment/x.svg', `/files/assessment/${'A'.repeat(80)}.svg`, changed])
      expect((await open(none, viewer)).status).toBe(404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 })
    expect((await open(one.address, viewer)).status).toBe(404)
  })

  test('an item without a figure, and an item that is none, have none', async () => {
    const { viewer } = await aCandidate(app.db)
    for (const itemId of ['LANG-001', 'NONE-01']) {
      const place = { candidateId: viewer.candidateId, itemId, option: 3 }
      expect((await open(figureAddress(sealing, place, new Date()), viewer)).status).toBe(404)
    }
  })
})

describe('§15 practice', () => {
  test('says after an answer whether it is right and why each option is or is not; it is stored nowhere', async () => {
    const { viewer } = await aCandidate(app.db)
    const { data } = await app.as(viewer).ask(inPractice)
    const { practice } = data.assessments.intellectual
    expect(practice.length).toBeGreaterThan(9)
    expect(JSON.stringify(practice)).not.toMatch(/"(?:rationale|key)"/)
    const ask = (practiceId: string, option: number) =>
      app.as(viewer).ask(
        `query ($practiceId: ID!, $option: Int!) {
          answer: assessmentPracticeAnswer(practiceId: $practiceId, option: $option) { isRight key rationales } }`,
        { practiceId, option },
      )
    const { data: first } = await ask(practice[0].practiceId, 0)
    expect(first.answer.rationales).toHaveLength(5)
    expect(first.answer.isRight).toBe(first.answer.key === 0)
    expect((await ask(practice[0].practiceId, first.answer.key)).data.answer.isRight).toBe(true)
    const live = await app.db
      .selectFrom('assessmentItem')
      .select('id')
      .where('isPractice', '=', false)
      .where('kind', '=', 'INTELLECTUAL')
      .executeTakeFirstOrThrow()
    expect((await ask(live.id, 0)).errors).toMatchObject([{ code: 'not_found' }])
    expect((await ask('none', 0)).errors).toMatchObject([{ code: 'not_found' }])
    const { count } = await app.db
      .selectFrom('assessmentAnswer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })

  test('the bank itself makes a form once every section has its items, and never one with practice in it', async () => {
    const device = aDevice(app, (await aCandidate(app.db)).viewer)
    const { data, errors } = await device.start()
    if (errors.length > 0) return expect(errors).toMatchObject([{ code: 'assessment_not_offered' }])
    const rows = await app.db
      .selectFrom('assessmentAnswer')
      .innerJoin('assessmentItem', 'assessmentItem.id', 'assessmentAnswer.itemId')
      .select('isPractice')
      .where('attemptId', '=', data.attempt.id)
      .execute()
    expect(rows).toHaveLength(44)
    expect(rows.some(({ isPractice }) => isPractice)).toBe(false)
  })
})
