import { describe, expect, test } from 'vitest'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { searching } from '#test/search.ts'
import { worker } from '#test/work.ts'
import type { OfRow } from '#ground/id.ts'
import { nextOnboardingStep } from './rules.ts'

const app = ownApp()

const { find } = searching(() => app)
const nothing = { sellingPointIds: [], taglines: [], selfIntroduction: '', studentProjectExperience: '' }
const aBeginner = () => aCandidate(app.db, { status: 'ONBOARDING', ...nothing })
const finish = (viewer: CandidateViewer | null, isPublic: boolean) =>
  app.as(viewer).ask('mutation ($isPublic: Boolean!) { done: finishOnboarding(isPublic: $isPublic) }', { isPublic })
const statusOf = async (id: OfRow<'candidate'>) =>
  (await app.db.selectFrom('candidate').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status

describe('§2 /candidate/onboarding', () => {
  test('§4 a student who publishes is found at once and welcomed by one mail', async () => {
    const student = await aBeginner()
    const { viewer } = await aCompanyWithUser(app.db)
    const count = async () => (await find(viewer, { candidateIds: [student.id] })).totalCount
    expect(await count()).toBe(0)
    const work = worker(app)
    const both = await Promise.all([finish(student.viewer, true), finish(student.viewer, true)])
    expect(both.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['account_not_changeable'])
    expect([await statusOf(student.id), await count()]).toEqual(['ACTIVE', 1])
    await work.run()
    expect(work.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('登録が完了しました')])
    expect(work.mails[0]?.text).toContain('プロフィールを公開しました')
  })

  test('§4 a student who publishes later is hidden, and the way is open', async () => {
    const student = await aBeginner()
    const work = worker(app)
    expect((await finish(student.viewer, false)).data.done).toBe(false)
    expect(await statusOf(student.id)).toBe('HIDDEN')
    await work.run()
    expect(work.mails[0]?.text).toContain('プロフィールは非公開です')
    await app.as(student.viewer).ask('mutation { updateCandidateVisibility(isPublic: true) }')
    expect(await statusOf(student.id)).toBe('ACTIVE')
  })

  test('§2 another device goes on after the last step that holds something', async () => {
    const student = await aBeginner()
    const next = async () =>
      (await app.as(student.viewer).ask('{ onboarding { isFinished nextStep } }')).data.onboarding
    expect(await next()).toEqual({ isFinished: false, nextStep: 'STEP1' })
    await app
      .as({ ...student.viewer, pending: 'ONBOARDING' })
      .ask('mutation { updateSellingPoints(sellingPointIds: ["3", "6", "16"]) { id } }')
    expect(await next()).toEqual({ isFinished: false, nextStep: 'STEP2' })
    expect(nextOnboardingStep({ ...nothing, taglines: ['粘り強い研究者'] })).toBe('step3')
    expect(nextOnboardingStep({ ...nothing, studentProjectExperience: '研究' })).toBe('step3')
    await finish(student.viewer, true)
    expect((await next()).isFinished).toBe(true)
  })
})
