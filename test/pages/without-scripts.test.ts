import { afterAll, beforeAll, expect, test } from 'vitest'
import { targetGraduationYear } from '#domain/candidate-search/rules/default-condition.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { acceptedForScheduling, aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { fillPreRegistration as fill, sendPreRegistration as send } from '../e2e/pre-registration-form.ts'
import { openApp, type App } from './app.ts'
import { elementsIn, attribute } from './html.ts'
import { visitAs, visitAsViewer } from './signed-in.ts'
import { visit, type Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('§2 a pre-registration is refused with what was typed, then kept once', async () => {
  const rows = () =>
    app.db.selectFrom('preRegistration').select('id').where('email', '=', 'once@reiji.example.jp').execute()
  const visitor = visit(app)
  await visitor.goto('/client')
  await fill(visitor)
  const field = (name: string) => visitor.locator(`[name=${name}]`)
  await field('email').fill('hanako')
  await send(visitor).click()
  await visitor.getByText('メールアドレスの形式が正しくありません').first().waitFor()
  expect(await field('companyName').inputValue()).toBe('株式会社　例示')
  expect(await field('message').inputValue()).toBe('28卒の採用で使えるか、相談したいです。')
  await field('email').fill('once@reiji.example.jp')
  await field('policyVersion').check()
  await send(visitor).click()
  await visitor.getByRole('heading', { level: 1, name: '事前登録を受け付けました' }).waitFor()
  expect(await rows()).toHaveLength(1)
})

test('§2 a refusal gives the wishes for other dates back', async () => {
  const sender = await aSchedulingSender(app.db)
  await sender.date()
  const { id: candidateId, viewer } = await aCandidate(app.db)
  const { id } = await aScoutInvitation(app.db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId })
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto(`/candidate/invitations/${id}/date-requested`)
  await visitor.getByLabel('メッセージ').fill('短い')
  await visitor.getByLabel('第2希望の日').fill('2030-01-15')
  await visitor.getByLabel('第2希望の時間帯').selectOption({ label: '夕方（17時〜）' })
  await visitor.getByRole('button', { name: '希望を送る' }).click()
  await visitor.getByText('10文字以上で入力してください（現在2文字）').waitFor()
  expect(await visitor.getByLabel('メッセージ').inputValue()).toBe('短い')
  expect(await visitor.getByLabel('第2希望の日').inputValue()).toBe('2030-01-15')
  expect(await visitor.getByLabel('第2希望の時間帯').inputValue()).toBe('EVENING')
})

test('a guest chooses the scheme in the footer, and stays on the page', async () => {
  const visitor = visit(app)
  await visitor.goto('/terms?from=footer')
  await visitor.getByRole('contentinfo').getByRole('button', { name: 'ダーク' }).click()
  const { pathname, search } = new URL(visitor.url())
  expect(pathname + search).toBe('/terms?from=footer')
  const html = elementsIn(visitor.document()).find(({ tagName }) => tagName === 'html')
  expect(html && attribute(html, 'data-scheme')).toBe('dark')
})

test('screens 4.8 the conditions a search begins with', async () => {
  const visitor = await visitAs(app, 'recruiter')
  await visitor.goto('/client/candidates')
  expect(new URL(visitor.url()).search).toBe(`?y=${targetGraduationYear(tokyoToday())}&la=WITHIN_30`)
})

test('the box of a search reads alternatives, whole words and what is left out, beside the other conditions', async () => {
  const visitor = await visitAs(app, 'recruiter')
  await visitor.goto('/client/candidates?y=2028&xi=501&view=table')
  await visitor.getByRole('searchbox', { name: 'キーワード' }).fill('「AI 研究」 生協｜売店 -営業')
  await visitor.getByRole('button', { name: 'この条件でさがす' }).click()
  const address = new URL(visitor.url()).searchParams
  expect([address.getAll('tk'), address.getAll('xtk')]).toEqual([['AI 研究', '生協|売店'], ['営業']])
  expect([address.get('y'), address.get('xi'), address.has('typed')]).toEqual(['2028', '501', false])
  const box = visitor.getByRole('searchbox', { name: 'キーワード' })
  expect(await box.inputValue()).toBe('「AI 研究」 生協|売店 -営業')
  await box.fill('')
  await visitor.getByRole('button', { name: 'この条件でさがす' }).click()
  expect(new URL(visitor.url()).searchParams.has('tk')).toBe(false)
})

test('§2 a word that is no status, and another company’s job, are not found', async () => {
  const { company, viewer } = await aCompanyWithUser(app.db)
  const { id } = await aJob(app.db, { companyId: company.id })
  const other = await aJob(app.db, { companyId: (await aCompanyWithUser(app.db)).company.id })
  const visitor = await visitAsViewer(app, viewer)
  const statusOf = async (query: string) => (await visitor.get(`/client/jobs/status/active?${query}`)).status
  expect(await statusOf(`job-id=${id}`)).toBe(200)
  for (const query of [
    `job-id=${id}&scout-invitation-status=seen`,
    `job-id=${id}&scheduling-status=seen`,
    `job-id=${id}&page=0`,
    `job-id=${other.id}`,
    'job-id=x',
  ])
    expect([query, await statusOf(query)]).toEqual([query, 404])
})

/** The message of an act, in the place that browsers show without scripts. */
const doneIn = (visitor: Visitor) =>
  /<noscript[^>]* data-done="">(?:<p role="status">(.*?)<\/p>)?<\/noscript>/.exec(visitor.answer().text)?.[1] ?? ''

test.each(['/candidate/settings/notifications', '/candidate/settings/intake'])(
  '§8 saving on %s says so, without a banner',
  async (path) => {
    const { viewer } = await aCandidate(app.db)
    const visitor = await visitAsViewer(app, viewer)
    await visitor.goto(path)
    await visitor.getByRole('button', { name: '保存する' }).first().click()
    expect(doneIn(visitor)).toMatch(/(?:更新|保存)しました$/)
    await visitor.goto(path)
    expect(doneIn(visitor)).toBe('')
  },
)

test('§8 an act that stays on its page says what it did', async () => {
  const visitor = await visitAs(app, 'recruiter')
  await visitor.goto('/client/settings/scout-notification')
  await visitor.getByRole('button', { name: '保存する' }).first().click()
  expect(doneIn(visitor)).toBe('通知設定を更新しました')
})

test.each(['/nope', '/candidate/nope', '/client/nope', '/admin/nope'])(
  '§1 %s, which does not exist, has a footer with the year',
  async (path) => {
    const visitor = visit(app)
    await visitor.goto(path)
    expect(visitor.answer().status).toBe(404)
    await visitor
      .getByRole('contentinfo')
      .getByText(`© ${tokyoToday().slice(0, 4)}`)
      .waitFor()
  },
)

test('§2 a page of a job’s students past the end leads to the last one, with what was asked', async () => {
  const sender = await aSchedulingSender(app.db)
  const { id: candidateId } = await aCandidate(app.db)
  await aScoutInvitation(app.db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId })
  const visitor = await visitAsViewer(app, sender.viewer)
  const path = `/client/jobs/status/active?job-id=${sender.job.id}&scout-invitation-status=accepted`
  await visitor.goto(`${path}&page=99`)
  const { pathname, search } = new URL(visitor.url())
  expect(pathname + search).toBe(path)
  await visitor.goto(`${path}&page=x`)
  expect(visitor.answer().status).toBe(404)
})
