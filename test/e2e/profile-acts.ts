import { expect } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import type { PageActs } from './stage.ts'

export const profileActs: PageActs = {
  async 'pages/candidate/skills.tsx'({ product, open, isScripted }) {
    const { id, viewer } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/skills')
    if (isScripted) await page.getByRole('button', { name: '資格を追加' }).click()
    await page.getByRole('combobox', { name: '資格名' }).fill('気象予報士')
    await page.getByRole('button', { name: '保存する' }).click()
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

  async 'pages/candidate/profile.tsx'({ product, open }) {
    const { viewer, id } = await aCandidate(product.db)
    const page = await open(viewer)
    await page.goto('/candidate/profile?section=self-introduction')
    const selfIntroduction = '記録を続け、原因を確かめます。'
    await page.getByRole('textbox', { name: /^どんなことに/ }).fill(selfIntroduction)
    await page.getByRole('button', { name: '保存する' }).click()
    const saved = () =>
      product.db.selectFrom('candidate').select('selfIntroduction').where('id', '=', id).executeTakeFirstOrThrow()
    await expect.poll(async () => (await saved()).selfIntroduction).toBe(selfIntroduction)
  },
}
