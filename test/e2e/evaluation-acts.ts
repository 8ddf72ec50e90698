import { expect } from 'vitest'
import type { Db } from '#platform/database/db.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inChargeOf } from '#test/factories/evaluation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import type { PageActs } from './stage.ts'

async function aMeeting(db: Db) {
  const sender = await aSchedulingSender(db)
  const { invitation, candidate } = await anInvited(db, sender, acceptedForScheduling())
  const date = await sender.date({ startAt: inHours(-2), endAt: inHours(-1) })
  return { sender, candidate, date, booking: await aSeatFor(db, invitation, date) }
}

/** The forms of notes, evaluations and attendance, with scripts and without. */
export const evaluationActs: PageActs = {
  async 'pages/client/candidates/notes.tsx'({ product, open }) {
    const { sender, candidate } = await aMeeting(product.db)
    const page = await open(sender.viewer)
    await page.goto(`/client/candidates/${candidate.id}/notes`)
    await page.getByRole('textbox', { name: 'ノート' }).fill('二次面接へ進めたい。')
    await page.getByRole('button', { name: 'ノートを書く' }).click()
    await page.getByRole('article').getByText('二次面接へ進めたい。').waitFor()
  },

  async 'pages/client/after-dates.tsx'({ product, open }) {
    const { sender, booking } = await aMeeting(product.db)
    const page = await open(sender.viewer)
    await page.goto('/client/after-dates')
    await page.getByRole('button', { name: '出席', exact: true }).click()
    const row = product.db.selectFrom('booking').select('status').where('id', '=', booking.id)
    await expect.poll(() => row.execute()).toEqual([{ status: 'ATTENDED' }])
  },

  async 'pages/client/evaluation-form.tsx'({ product, open }) {
    const { sender } = await aMeeting(product.db)
    const page = await open(sender.viewer)
    await page.goto('/client/evaluation-form')
    await page.getByLabel('項目1').fill('論理')
    await page.getByLabel('項目3').fill('協働')
    await page.getByRole('button', { name: '保存する' }).click()
    const row = product.db.selectFrom('evaluationForm').select('points').where('companyId', '=', sender.company.id)
    await expect.poll(() => row.execute()).toEqual([{ points: ['論理', '協働'] }])
  },

  async 'pages/client/interviews/student.tsx'({ product, open }) {
    const { sender, date, booking } = await aMeeting(product.db)
    const user = await aCompanyUser(product.db, sender.company.id, { role: 'INTERVIEWER' })
    await inChargeOf(product.db, date, user)
    const page = await open(user.viewer)
    await page.goto(`/client/interviews/${booking.id}`)
    await page.getByRole('textbox', { name: '評価の理由' }).fill('話の筋が通っていました。')
    await page.getByRole('button', { name: '評価を保存する' }).click()
    const row = product.db.selectFrom('evaluation').select('text').where('bookingId', '=', booking.id)
    await expect.poll(() => row.execute()).toEqual([{ text: '話の筋が通っていました。' }])
  },
}
