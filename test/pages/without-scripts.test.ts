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
import { visit } from './visitor.ts'

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
