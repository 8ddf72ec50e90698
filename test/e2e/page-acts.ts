import { expect } from 'vitest'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { aCandidate } from '#test/factories.ts'
import {
  acceptedForScheduling,
  aMessage,
  aReason,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { accessActs } from './access-acts.ts'
import { assessmentActs } from './assessment-acts.ts'
import { contentActs } from './content-acts.ts'
import { companyPageActs } from './company-page-acts.ts'
import { caseActs } from './case-acts.ts'
import { companyActs } from './company-acts.ts'
import { companyRegistrationActs } from './company-registration-acts.ts'
import { companyPeopleActs } from './company-people-acts.ts'
import { contractActs } from './contract-acts.ts'
import { inControlActs } from './in-control-acts.ts'
import { jobActs } from './job-acts.ts'
import { jobWritingActs } from './job-writing-acts.ts'
import { operationActs } from './operation-acts.ts'
import { ownAccountActs } from './own-account-acts.ts'
import { profileActs } from './profile-acts.ts'
import { readingActs } from './reading-acts.ts'
import { evaluationActs } from './evaluation-acts.ts'
import { selectionActs } from './selection-acts.ts'
import { letterActs } from './letter-acts.ts'
import { threadActs } from './thread-acts.ts'
import { webhookActs } from './webhook-acts.ts'
import { operatorActs } from './operator-acts.ts'
import type { PageActs, Stage } from './stage.ts'
import { staffActs } from './staff-acts.ts'
import { wayInActs } from './way-in-acts.ts'
import { post, postInstead } from './posted-form.ts'
import { typeSignIn } from './typed-sign-in.ts'
import { fillInquiry } from './inquiry-form.ts'
import { fillOfferReport } from './offer-report-form.ts'
import { fillPreRegistration, sendPreRegistration } from './pre-registration-form.ts'

/** One act of every page that has an action, as a person does it: with scripts, and without. */
export const pageActs: PageActs = {
  ...assessmentActs,
  ...contentActs,
  ...wayInActs,
  ...accessActs,
  ...ownAccountActs,
  ...profileActs,
  ...inControlActs,
  ...companyActs,
  ...companyRegistrationActs,
  ...companyPeopleActs,
  ...jobActs,
  ...jobWritingActs,
  ...companyPageActs,
  ...contractActs,
  ...readingActs,
  ...evaluationActs,
  ...selectionActs,
  ...letterActs,
  ...threadActs,
  ...webhookActs,
  ...operatorActs,
  ...caseActs,
  ...operationActs,
  ...staffActs,
  'pages/candidate/login.tsx': async ({ open }) => typeSignIn(await open(), 'student'),
  'pages/client/login.tsx': async ({ open }) => typeSignIn(await open(), 'recruiter'),
  'pages/admin/login.tsx': async ({ open }) => typeSignIn(await open(), 'operator'),

  async 'pages/api/logout.ts'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/api/logout')
    await page.getByRole('button', { name: 'ログアウトする' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/candidate/invitations/events')
    expect(new URL(page.url()).pathname).toBe('/candidate/login')
  },

  async 'pages/api/scheme.ts'({ open }) {
    const page = await open()
    await page.goto('/terms')
    await page.getByRole('contentinfo').getByRole('button', { name: 'ダーク' }).click()
    await page.locator('html[data-scheme=dark]').waitFor()
    await page.goto('/policy')
    await page.locator('html[data-scheme=dark]').waitFor()
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
    await page.waitForURL((url) => url.pathname.endsWith('/schedule'))
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
    const { startAt } = await date()
    const page = await open(viewer)
    await page.goto(`/client/jobs/events?view=list&date=${tokyoDay(startAt)}`)
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
    expect((await page.request.post('/dev/forms', { form: {}, headers: { origin: product.url } })).status()).toBe(404)
  },

  async 'pages/dev/forms/blocks.tsx'({ product, open }) {
    const page = await open()
    expect((await page.goto('/dev/forms/blocks'))?.status()).toBe(404)
    expect(
      (await page.request.post('/dev/forms/blocks', { form: {}, headers: { origin: product.url } })).status(),
    ).toBe(404)
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
