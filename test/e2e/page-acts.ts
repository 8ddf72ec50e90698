import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { aCandidate } from '#test/factories.ts'
import { aNewPassword, aResetCode, aSessionId } from '#test/factories/own-account.ts'
import {
  acceptedForScheduling,
  aMessage,
  aReason,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { anUnfinishedCandidate } from '#test/factories/registration.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { messages } from '#web/messages.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aMailsEnd } from './mails-end.ts'
import { awayProvider } from './production.ts'
import { typeSignIn, type Product } from './product.ts'
import { fillInquiry } from './inquiry-form.ts'
import { fillOfferReport } from './offer-report-form.ts'
import { openOneTimeCodes } from '#platform/one-time-codes.ts'
import { productionSecret } from './production.ts'
import { fillPreRegistration, sendPreRegistration } from './pre-registration-form.ts'

export type Stage = {
  product: Product
  isScripted: boolean
  open: (viewer?: CandidateViewer | CompanyViewer) => Promise<Page>
}
type Act = (stage: Stage) => Promise<void>

/** One act of every page that has an action, as a person does it: with scripts, and without. */
export const pageActs: Record<string, Act> = {
  'pages/candidate/login.tsx': async ({ open }) => typeSignIn(await open(), 'student'),
  'pages/client/login.tsx': async ({ open }) => typeSignIn(await open(), 'recruiter'),
  'pages/admin/login.tsx': async ({ open }) => typeSignIn(await open(), 'operator'),

  async 'pages/candidate/registration.tsx'({ open, isScripted }) {
    const page = await open()
    await page.goto('/candidate/registration')
    await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(`act-${isScripted}@student.example`)
    await page.getByLabel(/^パスワード必須/).fill('watashi no kaeru 2026')
    for (const consent of await page.getByRole('checkbox').all()) await consent.check()
    await page.getByRole('button', { name: '確認コードを受け取る' }).click()
    await page.getByRole('heading', { level: 1, name: 'メールを確認してください' }).waitFor()
  },

  async 'pages/candidate/registration-callback.tsx'({ product, open }) {
    const { verification } = await anUnfinishedCandidate(product.db, 'EMAIL_PENDING')
    const page = await open()
    await page.goto(
      `/candidate/registration/callback?token=${openOneTimeCodes(productionSecret).tokenOf(verification?.id ?? '')}`,
    )
    await page.getByRole('button', { name: '確認して登録を続ける' }).click()
    await page.getByRole('heading', { level: 1, name: '氏名と学校を入力してください' }).waitFor()
  },

  async 'pages/candidate/password-reset/request.tsx'({ open }) {
    const page = await open()
    await page.goto('/candidate/password-reset/request')
    await page.getByLabel('メールアドレス').fill('nobody@student.example')
    await page.getByRole('button', { name: 'メールを送る' }).click()
    await page.waitForURL(/\/candidate\/password-reset\/request\/confirm$/)
  },

  async 'pages/candidate/password-reset.tsx'({ product, open }) {
    const { id } = await aCandidate(product.db)
    const page = await open()
    await page.goto(`/candidate/password-reset?code=${await aResetCode(product.db, id)}`)
    expect(new URL(page.url()).search).toBe('')
    await page.locator('input[name=password]').fill(aNewPassword)
    await page.getByRole('button', { name: '登録する' }).click()
    await page.waitForURL((url) => url.pathname === '/candidate/login')
  },

  async 'pages/candidate/settings/account.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/account')
    await page.getByLabel('姓', { exact: true }).fill('佐伯')
    await page.getByRole('button', { name: '保存する' }).click()
    const names = () =>
      product.db
        .selectFrom('candidateAccount')
        .select('familyName')
        .where('candidateId', '=', viewer.candidateId)
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await names()).familyName).toBe('佐伯')
  },

  async 'pages/candidate/settings/devices.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    await aSessionId(product.db, viewer.candidateId)
    const page = await open(viewer)
    await page.goto('/candidate/settings/devices')
    await page.getByRole('listitem').getByRole('button', { name: 'ログアウト' }).click()
    await page.getByText('ほかにログイン中の端末はありません。').waitFor()
  },

  // Providers have a product of their own, in ways-to-sign-in.test.ts, with scripts and without.
  async 'pages/candidate/settings/sign-in.tsx'({ product, open }) {
    const { id, viewer } = await aCandidate(product.db)
    const linked = { candidateId: id, subject: id }
    await product.db
      .insertInto('candidateIdentity')
      .values([
        { provider: 'google', label: 'Google', ...linked },
        { provider: 'line', label: 'LINE', ...linked },
      ])
      .execute()
    const page = await open(viewer)
    await page.goto('/candidate/settings/sign-in')
    const google = page.getByRole('listitem').filter({ hasText: 'Google' })
    await google.getByText('連携を解除', { exact: true }).click()
    await google.getByRole('button', { name: '連携を解除する' }).click()
    await google.waitFor({ state: 'detached' })
  },

  async 'pages/api/federated-logout.ts'({ product, open }) {
    const { id, viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await product.db
      .updateTable('session')
      .set({ provider: awayProvider.name, sealedIdToken: Buffer.from('of another secret') })
      .where('candidateId', '=', id)
      .execute()
    await page.goto('/candidate/settings/sign-in')
    await page.getByRole('button', { name: `${awayProvider.label}からもログアウトする` }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/candidate/invitations/events')
    expect(new URL(page.url()).pathname).toBe('/candidate/login')
  },

  async 'pages/candidate/oidc/registration.tsx'({ open }) {
    const page = await open()
    await page.goto(`/candidate/oidc/registration?provider=${awayProvider.name}`)
    for (const text of ['利用規約', 'プライバシーポリシー'])
      await page.getByRole('checkbox', { name: new RegExp(text) }).check()
    await page.getByRole('button', { name: `${awayProvider.label}に進む` }).click()
    await page.getByText(`いま${awayProvider.label}に接続できません`).waitFor()
  },

  async 'pages/api/logout.ts'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/api/logout')
    await page.getByRole('button', { name: 'ログアウトする' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/candidate/invitations/events')
    expect(new URL(page.url()).pathname).toBe('/candidate/login')
  },

  async 'pages/candidate/settings/data.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/data')
    await page.getByRole('button', { name: 'データを書き出す' }).click()
    await expect
      .poll(
        async () => {
          await page.goto('/candidate/settings/data')
          return page.getByRole('link', { name: /ダウンロードする/ }).count()
        },
        { timeout: 20_000 },
      )
      .toBe(1)
  },

  async 'pages/candidate/settings/unsubscribe.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db, { password: demoPassword })
    const page = await open(viewer)
    await page.goto('/candidate/settings/unsubscribe')
    await page.getByRole('radio', { name: '就職先が決まった' }).check()
    await page.getByLabel('確認').fill('退会する')
    await page.getByLabel('パスワード必須').fill(demoPassword)
    await page.getByRole('button', { name: '退会する' }).click()
    await page.waitForURL(/\/unsubscribe\/complete/)
    await page.getByRole('heading', { name: '退会を受け付けました' }).waitFor()
  },

  async 'pages/candidate/unsubscribe-mail.tsx'({ product, open }) {
    const { id } = await aCandidate(product.db)
    const page = await open()
    await page.goto(await aMailsEnd(product, id))
    await page.getByRole('button', { name: 'このメールを停止する' }).click()
    await page.getByRole('heading', { name: 'メールを停止しました' }).waitFor()
  },

  async 'pages/candidate/agent-consultation.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/agent-consultation')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '同意して申し込む' }).click()
    await page.getByRole('button', { name: '同意を取り消す' }).click()
    await page.getByRole('button', { name: '同意して申し込む' }).waitFor()
  },

  async 'pages/candidate/invitations/detail.tsx'(stage) {
    const { page, id } = await anInvitedStudent(stage)
    await page.goto(`/candidate/invitations/${id}`)
    if (stage.isScripted) {
      await page.getByRole('button', { name: '承認する' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /承認して/ })
        .click()
    } else await page.getByRole('button', { name: '開示に同意して承認する' }).click()
    await page.waitForURL(/\/schedule$/)
  },

  async 'pages/candidate/invitations/schedule.tsx'(stage) {
    const { page, id } = await anInvitedStudent(stage, acceptedForScheduling())
    await page.goto(`/candidate/invitations/${id}/schedule`)
    await page.getByRole('radio').first().check()
    if (stage.isScripted) {
      await page.getByRole('button', { name: 'この日程で進む' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click()
    } else await page.getByRole('button', { name: 'この日程で確定する' }).click()
    await page.waitForURL(/\/complete\?just-completed=true/)
  },

  async 'pages/candidate/invitations/date-requested.tsx'(stage) {
    const { page, id } = await anInvitedStudent(stage, acceptedForScheduling())
    await page.goto(`/candidate/invitations/${id}/date-requested`)
    await page.getByLabel('第1希望の日').fill(
      inHours(24 * 8)
        .toISOString()
        .slice(0, 10),
    )
    await page
      .getByRole('textbox', { name: /^メッセージ/ })
      .fill('平日の夕方であれば参加できます。よろしくお願いします。')
    await page.getByRole('button', { name: '希望を送る' }).click()
    await page.getByText('平日の夕方であれば参加できます。').waitFor()
    await page.getByRole('button', { name: '希望を送る' }).waitFor({ state: 'detached' })
  },

  async 'pages/candidate/skills.tsx'({ product, open, isScripted }) {
    const { id, viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/skills')
    const skills = { languages: [], qualifications: [{ name: '気象予報士' }], programming: [] }
    if (isScripted) {
      await page.getByRole('button', { name: '資格を追加' }).click()
      await page.getByRole('combobox', { name: /^名前/ }).fill('気象予報士')
      await page.getByRole('button', { name: '保存する' }).click()
    } else await postInstead(page, { input: JSON.stringify(skills) })
    const kept = () => product.db.selectFrom('candidateSkill').select('name').where('candidateId', '=', id).execute()
    await expect.poll(kept).toEqual([{ name: '気象予報士' }])
  },

  async 'pages/candidate/onboarding.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db, { status: 'ONBOARDING' })
    const page = await open(viewer)
    await page.goto('/candidate/onboarding/step3?end=true')
    await page.getByRole('button', { name: 'プロフィールを公開する' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  },

  async 'pages/candidate/action-required.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db, { status: 'ACTION_REQUIRED', confirmedSchoolYear: 2020 })
    const page = await open(viewer)
    await page.goto('/candidate/profile/action-required')
    await page.getByRole('button', { name: '保存して続ける' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  },

  'pages/candidate/invitations/complete.tsx': (stage) =>
    cancelAt(stage, (id) => `/candidate/invitations/${id}/complete?just-completed=false`),
  'pages/candidate/invitations/events.tsx': (stage) => cancelAt(stage, () => '/candidate/invitations/events'),
  'pages/candidate/invitations/event-details.tsx': (stage) =>
    cancelAt(stage, (id) => `/candidate/invitations/${id}/events/details`),
  'pages/candidate/invitations/event-edit.tsx': (stage) =>
    cancelAt(stage, (id) => `/candidate/invitations/${id}/events/edit`),

  async 'pages/candidate/contact-us.tsx'({ open }) {
    const page = await open()
    await page.goto('/candidate/contact-us')
    await fillInquiry(page)
    await page.getByRole('button', { name: '送信する' }).click()
    await page.getByRole('heading', { level: 1, name: 'お問い合わせを受け付けました' }).waitFor()
    await page.getByText(/^Q-\d{4}-\w{8}$/).waitFor()
  },

  async 'pages/candidate/reward-request.tsx'(stage) {
    const { page } = await anInvitedStudent(stage, acceptedForScheduling())
    await page.goto('/candidate/reward-request')
    await fillOfferReport(page)
    await page.getByRole('button', { name: '報告する' }).click()
    await page.getByRole('heading', { level: 1, name: '報告を受け付けました' }).waitFor()
  },

  async 'pages/candidate/settings/notifications.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/notifications')
    await page.getByRole('checkbox', { name: /予定のリマインドを\s*メール/ }).uncheck()
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    const row = product.db
      .selectFrom('candidateNotificationSetting')
      .select('hasMail')
      .where('candidateId', '=', viewer.candidateId)
      .where('topic', '=', 'REMINDER')
    await expect.poll(async () => (await row.executeTakeFirst())?.hasMail).toBe(false)
  },

  async 'pages/candidate/settings/intake.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/intake')
    await page.getByLabel('1週間に受け取る数').selectOption('4')
    await page.getByRole('button', { name: '保存する' }).click()
    const row = product.db
      .selectFrom('candidateIntake')
      .select('scoutsPerWeek')
      .where('candidateId', '=', viewer.candidateId)
    await expect.poll(async () => (await row.executeTakeFirst())?.scoutsPerWeek).toBe(4)
  },

  async 'pages/candidate/settings/blocked-companies.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/settings/blocked-companies')
    await page.getByRole('searchbox').fill('7000012050002')
    await page.getByRole('button', { name: 'さがす' }).click()
    await page.getByRole('button', { name: '利用を始める前にブロックする' }).click()
    await page.getByRole('button', { name: /法人番号7000012050002のブロックを\s*解除/ }).waitFor()
  },

  async 'pages/candidate/profile.tsx'({ product, open, isScripted }) {
    const { viewer, id } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/profile?section=self-introduction')
    const selfIntroduction = '記録を続け、原因を確かめます。'
    if (isScripted) {
      await page.getByRole('textbox', { name: /^どんなことに/ }).fill(selfIntroduction)
      await page.getByRole('button', { name: '保存する' }).click()
    } else await postInstead(page, { intent: 'self-introduction', input: JSON.stringify({ selfIntroduction }) })
    const saved = () =>
      product.db.selectFrom('candidate').select('selfIntroduction').where('id', '=', id).executeTakeFirstOrThrow()
    await expect.poll(async () => (await saved()).selfIntroduction).toBe(selfIntroduction)
  },

  async 'pages/client/home.tsx'({ open }) {
    const page = await open()
    await page.goto('/client')
    await fillPreRegistration(page)
    await sendPreRegistration(page).click()
    await page.getByRole('heading', { level: 1, name: '事前登録を受け付けました' }).waitFor()
  },

  async 'pages/client/jobs/list.tsx'({ product, open, isScripted }) {
    const { viewer, job } = await aSchedulingSender(product.db)
    const page = await open(viewer)
    await page.goto('/client/jobs/status/active')
    if (isScripted) {
      await page.getByRole('button', { name: `「${job.title}」の操作` }).click()
      await page.getByRole('menuitem', { name: 'アーカイブ' }).click()
    } else await postInstead(page, { intent: 'archive', id: job.id })
    const archived = () =>
      product.db.selectFrom('job').select('isArchived').where('id', '=', job.id).executeTakeFirstOrThrow()
    await expect.poll(async () => (await archived()).isArchived).toBe(true)
  },

  async 'pages/client/jobs/events.tsx'({ product, open }) {
    const { viewer, date } = await aSchedulingSender(product.db)
    await date()
    const page = await open(viewer)
    await page.goto('/client/jobs/events?view=list')
    await page.getByRole('main').getByRole('button', { name: '満席にする' }).click()
    await page.getByRole('main').getByRole('button', { name: '受付を再開する' }).waitFor()
  },

  async 'pages/client/candidates/list.tsx'({ product, open, isScripted }) {
    const { viewer } = await aSchedulingSender(product.db)
    const page = await open(viewer)
    await page.goto('/client/candidates?y=2028')
    if (isScripted) {
      await page.getByRole('button', { name: '条件を保存' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click()
    } else await postInstead(page, { intent: 'createFilter', name: '28卒', condition: 'y=2028' })
    const saved = () =>
      product.db.selectFrom('savedFilter').select('id').where('companyId', '=', viewer.companyId).execute()
    await expect.poll(async () => (await saved()).length).toBe(1)
  },

  async 'pages/client/candidates/scout.tsx'({ product, open, isScripted }) {
    const { viewer, job } = await aSchedulingSender(product.db)
    const { id } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto(`/client/candidates/scout?ids=${id}&job=${job.id}`)
    // main-job.test.ts writes a scout in the browser; this act only sends the form.
    const invitations = [{ candidateId: id, reason: aReason, quotations: [] }]
    const sending = { jobId: job.id, subject: '検査装置の開発について', message: aMessage, invitations }
    if (isScripted) await post(page, { sending: JSON.stringify(sending) })
    else await postInstead(page, { sending: JSON.stringify(sending) })
    const sent = () => product.db.selectFrom('scoutInvitation').select('id').where('candidateId', '=', id).execute()
    await expect.poll(async () => (await sent()).length).toBe(1)
  },

  async 'pages/dev/forms.tsx'({ product, open }) {
    const page = await open()
    expect((await page.goto('/dev/forms'))?.status()).toBe(404)
    expect((await page.request.post('/dev/forms', { headers: { origin: product.url } })).status()).toBe(404)
  },

  async 'pages/dev/forms/blocks.tsx'({ product, open }) {
    const page = await open()
    expect((await page.goto('/dev/forms/blocks'))?.status()).toBe(404)
    expect((await page.request.post('/dev/forms/blocks', { headers: { origin: product.url } })).status()).toBe(404)
  },
}

/** A student with a scout of a company that has a date to choose, and the page of this stage. */
async function anInvitedStudent(
  { product: { db }, open }: Stage,
  given: Partial<ReturnType<typeof acceptedForScheduling>> = {},
) {
  const sender = await aSchedulingSender(db)
  const slot = await sender.date()
  const candidate = await aCandidate(db)
  const invitation = await aScoutInvitation(db, { ...homeOf(sender), candidateId: candidate.id, ...given })
  return { page: await open(candidate.viewer), id: invitation.id, invitation, slot }
}

async function cancelAt(stage: Stage, pathOf: (id: string) => string) {
  const { page, id, invitation, slot } = await anInvitedStudent(stage, acceptedForScheduling())
  await aSeatFor(stage.product.db, invitation, slot)
  await page.goto(pathOf(id))
  await page.getByRole('button', { name: '予約を取り消す' }).click()
  if (stage.isScripted) await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click()
  const seat = () =>
    stage.product.db.selectFrom('schedulingDate').select('booked').where('id', '=', slot.id).executeTakeFirstOrThrow()
  await expect.poll(async () => (await seat()).booked).toBe(0)
}

/** Sends the form of the page, with the cookies of its browser. */
async function post(page: Page, form: Record<string, string>) {
  const { origin, pathname } = new URL(page.url())
  expect((await page.request.post(pathname, { form, headers: { origin } })).status()).toBe(200)
}

/** Expects the notice that the page needs scripts, then sends the form, as the action also answers without them. */
async function postInstead(page: Page, form: Record<string, string>) {
  const told = page.locator('noscript p', { hasText: messages.withoutScripts })
  expect([await told.count(), await told.first().isVisible()]).toEqual([1, true])
  await post(page, form)
}
