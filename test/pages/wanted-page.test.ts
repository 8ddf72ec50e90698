import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { promisedRoutes } from '../promised-routes.ts'
import { openApp, type App } from './app.ts'
import { visitAs, visitAsViewer } from './signed-in.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const wanted = '/candidate/companies?n=%E6%98%9F'
const query = new URLSearchParams({ 'redirect-to': wanted })

describe('§2 redirect-to', () => {
  test.each([
    ['ONBOARDING', '/candidate/onboarding/step1'],
    ['ACTION_REQUIRED', '/candidate/profile/action-required'],
    ['PHONE_PENDING', '/candidate/registration'],
  ] as const)('%s: the page that an account leads to names the one that was wanted', async (status, lead) => {
    const { viewer } = await aCandidate(app.db, { status })
    const answer = await (await visitAsViewer(app, viewer)).ask(wanted)
    const to = new URL(answer.headers.get('location') ?? '', app.url)
    expect([to.pathname, to.searchParams.get('redirect-to')]).toEqual([lead, wanted])
  })

  test('each step of the onboarding hands it on, and both ends lead there', async () => {
    for (const end of ['プロフィールを公開する', 'あとで公開する']) {
      const { viewer } = await aCandidate(app.db, { status: 'ONBOARDING' })
      const visitor = await visitAsViewer(app, viewer)
      await visitor.goto(`/candidate/registration/complete?${query}`)
      await visitor.getByRole('link', { name: '強みを選ぶ' }).click()
      for (const step of ['step1', 'step2', 'step3']) {
        expect(visitor.url()).toContain(step)
        await visitor.getByRole('link', { name: 'あとで', exact: true }).click()
      }
      await visitor.getByRole('button', { name: end }).click()
      const { pathname, searchParams } = new URL(visitor.url())
      expect([pathname, searchParams.get('n')]).toEqual(['/candidate/companies', '星'])
    }
  })

  test('the end of an onboarding leads nowhere but here', async () => {
    for (const word of ['//evil.example', 'https://evil.example/', '/client', '/candidate/logout']) {
      const { viewer } = await aCandidate(app.db, { status: 'ONBOARDING' })
      const search = new URLSearchParams({ end: 'true', 'redirect-to': word })
      const answer = await (
        await visitAsViewer(app, viewer)
      ).ask(`/candidate/onboarding/step3?${search}`, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'later', idempotencyKey: crypto.randomUUID() }),
      })
      expect([word, answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([word, 302, '/'])
    }
  })

  test.each([wanted, '//evil.example'])(
    'what was missing is given: the save leads to %s, if it is ours',
    async (word) => {
      const { viewer } = await aCandidate(app.db, { status: 'ACTION_REQUIRED', confirmedSchoolYear: 2020 })
      const visitor = await visitAsViewer(app, viewer)
      await visitor.goto(`/candidate/profile/action-required?${new URLSearchParams({ 'redirect-to': word })}`)
      await visitor.getByLabel(/^就職活動の状況/).selectOption({ label: '就職活動中' })
      await visitor.getByRole('button', { name: '保存して続ける' }).click()
      const { host, pathname, searchParams } = new URL(visitor.url())
      const ours = ['/candidate/companies', '星']
      expect(host).toBe(new URL(app.url).host)
      expect([pathname, searchParams.get('n')]).toEqual(word === wanted ? ours : ['/', null])
    },
  )

  test('what was missing is complete: back to the page that was wanted', async () => {
    const { viewer } = await aCandidate(app.db)
    const answer = await (await visitAsViewer(app, viewer)).ask(`/candidate/profile/action-required?${query}`)
    expect(answer.headers.get('location')).toBe(wanted)
  })
})

describe('§2 an address without its parameters', () => {
  const plain = promisedRoutes.filter((path) => !path.includes(':'))
  const who = (path: string) =>
    path.startsWith('/client') ? 'recruiter' : path.startsWith('/admin') ? 'operator' : 'student'

  test('is a page, or leads to one', async () => {
    const missing: string[] = []
    for (const path of plain)
      for (const visitor of [visit(app), await visitAs(app, who(path))]) {
        const { status } = await visitor.get(path)
        if (status !== 200) missing.push(`${status} ${path}`)
      }
    expect(missing).toEqual([])
  })

  test('keeps where a guest wants to go and came from', async () => {
    const to = async (path: string) => (await visit(app).ask(path)).headers.get('location')
    expect(await to(`/candidate/oidc/login?${query}`)).toBe(`/candidate/login?${query}`)
    expect(await to('/candidate/oidc/registration?utm_source=line')).toBe('/candidate/registration?utm_source=line')
    expect((await visit(app).ask('/candidate/oidc/login?provider=unknown')).status).toBe(404)
  })
})
