import { postInstead } from './posted-form.ts'
import { expect } from 'vitest'
import { aScoutExperiment } from '#test/factories/scout-experiment.ts'
import {
  acceptedForScheduling,
  aMessage,
  anInvited,
  aSchedulingSender,
  aSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import type { PageActs } from './stage.ts'

const accepted = { status: 'ACCEPTED', answeredAt: new Date() } as const

/** A message of either side, with scripts and without. */
export const threadActs: PageActs = {
  async 'pages/candidate/invitations/thread.tsx'({ product, open }) {
    const { invitation, viewer } = await anInvited(product.db, await aSender(product.db), accepted)
    const page = await open(viewer)
    await page.goto(`/candidate/invitations/${invitation.id}/thread`)
    await page.getByRole('textbox', { name: 'メッセージを書く' }).fill('よろしくお願いします。\n二行目です。')
    await page.getByRole('button', { name: '送信' }).click()
    const row = product.db.selectFrom('threadMessage').select('text').where('scoutInvitationId', '=', invitation.id)
    await expect.poll(() => row.execute()).toEqual([{ text: 'よろしくお願いします。\n二行目です。' }])
    await page.getByRole('log').getByText('よろしくお願いします。').waitFor()
  },

  async 'pages/client/threads/thread.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const { invitation } = await anInvited(product.db, sender, accepted)
    const page = await open(sender.viewer)
    await page.goto(`/client/threads/${invitation.id}`)
    await page.getByRole('textbox', { name: 'メッセージを書く' }).fill('お会いできるのが楽しみです。')
    await page.getByRole('button', { name: '送信' }).click()
    await page.getByRole('log').getByText('お会いできるのが楽しみです。').waitFor()
    const row = product.db.selectFrom('threadMessage').select('text').where('scoutInvitationId', '=', invitation.id)
    expect(await row.execute()).toEqual([{ text: 'お会いできるのが楽しみです。' }])
  },

  async 'pages/client/settings/phrases.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const page = await open(sender.viewer)
    await page.goto('/client/settings/phrases')
    await page.getByRole('textbox', { name: '名前' }).fill('お礼')
    await page.getByRole('textbox', { name: '本文' }).fill('{氏名}様')
    await page.getByRole('button', { name: '登録する' }).click()
    await page.getByRole('link', { name: 'お礼' }).waitFor()
  },

  async 'pages/client/settings/phrases/phrase.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const { id } = await product.db
      .insertInto('threadPhrase')
      .values({ companyId: sender.company.id, title: 'お礼', text: 'ありがとうございます。' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await open(sender.viewer)
    await page.goto(`/client/settings/phrases/${id}`)
    await page.getByRole('textbox', { name: '名前' }).fill('承認のお礼')
    await page.getByRole('button', { name: '保存する' }).click()
    await page.getByRole('heading', { name: '承認のお礼' }).waitFor()
  },

  async 'pages/client/jobs/experiments/new.tsx'({ product, open }) {
    const sender = await aSender(product.db)
    const page = await open(sender.viewer)
    await page.goto(`/client/jobs/experiments/new?job=${sender.job.id}`)
    await page.getByRole('textbox', { name: '比べること' }).fill('件名を変える')
    for (const version of ['A', 'B']) {
      const part = page.getByRole('region', { name: `文面${version}` })
      await part.getByRole('textbox', { name: '件名' }).fill(`検査装置の開発${version}`)
      await part.getByRole('textbox', { name: 'メッセージ' }).fill(aMessage)
    }
    await page.getByRole('button', { name: 'この2つの文面で始める' }).click()
    await page.getByRole('heading', { name: '件名を変える' }).waitFor()
  },

  async 'pages/client/jobs/experiments/experiment.tsx'({ product, open, isScripted }) {
    const sender = await aSender(product.db)
    const { id } = await aScoutExperiment(product.db, homeOf(sender))
    const page = await open(sender.viewer)
    await page.goto(`/client/jobs/experiments/${id}`)
    if (isScripted) {
      await page.getByRole('button', { name: '終了する' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '終了する' }).click()
    } else await postInstead(page, { intent: 'stop' })
    const row = product.db.selectFrom('scoutExperiment').select('endCause').where('id', '=', id)
    await expect.poll(() => row.executeTakeFirst()).toEqual({ endCause: 'STOPPED' })
  },

  async 'pages/client/threads/date.tsx'({ product, open }) {
    const home = await aSchedulingSender(product.db)
    const date = await home.date()
    const { invitation } = await anInvited(product.db, home, acceptedForScheduling())
    const page = await open(home.viewer)
    await page.goto(`/client/threads/${invitation.id}/date`)
    await page.getByLabel('日程').selectOption(date.id)
    await page.getByRole('button', { name: 'この日程で予約する' }).click()
    const row = product.db
      .selectFrom('booking')
      .select('schedulingDateId')
      .where('scoutInvitationId', '=', invitation.id)
    await expect.poll(() => row.execute()).toEqual([{ schedulingDateId: date.id }])
  },
}
