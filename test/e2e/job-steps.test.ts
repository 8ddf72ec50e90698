import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import { aScheduling } from '#test/factories/scheduling.ts'
import { saveEvery } from '#web/pages/client/jobs/parts/save-every.ts'
import { isFullRun, playedWidths } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { handClock } from './alive.ts'
import { visitAs } from './signed-in.ts'
import { openProduct, signIn, standing, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const demo = 'recruiter@demo.example'
const ownCompany = () =>
  product.db
    .selectFrom('companyUserAccount')
    .select('companyId')
    .where('email', '=', demo)
    .executeTakeFirstOrThrow()
    .then(({ companyId }) => companyId as CompanyId)

async function open(path: string, width: number) {
  const { page, context } = await product.visit({ width })
  await signIn(page, 'recruiter')
  await page.goto(path)
  return { page, context }
}

describe('§2 the later steps of a job', () => {
  test.each(playedWidths)('go from the selection to what follows acceptance at %i px', async (width) => {
    const { id } = await anEmptyJob(product.db, { companyId: await ownCompany() })
    const { page, context } = await open(`/client/jobs/${id}/recruitment-process`, width)

    await page.getByRole('button', { name: '本選考' }).click()
    const list = page.getByRole('form').or(page.locator('form')).getByRole('list').first()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(7)
    await page.getByRole('button', { name: '2番目の「エントリーシート提出」を上へ移す' }).click()
    await page.getByText('「エントリーシート提出」を1番目に移動しました').waitFor({ state: 'attached' })
    // Dragged to the second place, and back by the same way.
    const handles = page.getByTitle('ドラッグして移動')
    await handles.first().dragTo(handles.nth(1), { targetPosition: { x: 10, y: 34 } })
    await page.getByText('「エントリーシート提出」を2番目に移動しました').waitFor({ state: 'attached' })
    await handles.nth(1).dragTo(handles.first(), { targetPosition: { x: 10, y: 8 } })
    await page.getByText('「エントリーシート提出」を1番目に移動しました').waitFor({ state: 'attached' })
    const add = page.getByRole('combobox', { name: '選考ステップを追加' })
    await add.fill('社員との座談会')
    await add.press('Enter')
    await page.getByRole('textbox', { name: /^選考ステップ名/ }).fill('あ'.repeat(21))
    await page.getByRole('textbox', { name: /^所要期間の目安/ }).fill('応募から内定まで約4週間')
    const save = page.getByRole('button', { name: '下書きを保存して承認後の案内へ' })
    await save.click()
    await page.getByText('20文字以内で入力してください（現在21文字）').waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)).toBe('あ'.repeat(21))
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /^選考ステップ名/ }).fill('先輩との座談会')

    // The connection is lost: everything typed stays, and the second try writes once.
    await context.setOffline(true)
    await save.click()
    await page.getByText('通信できませんでした。接続を確認してください。').first().waitFor()
    await context.setOffline(false)
    await save.click()
    await page.waitForURL(/\/completion\/message/)

    await page.getByRole('textbox', { name: /^承認した学生へのメッセージ/ }).fill('3営業日以内にご連絡します。')
    await page.getByRole('button', { name: 'URLを追加' }).click()
    await page.getByRole('textbox', { name: /^ボタンに出す名前/ }).fill('エントリーフォーム')
    await page.getByRole('textbox', { name: /^URL/ }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: '下書きを保存して確認へ' }).click()
    await page.getByText('URLの形式が正しくありません').waitFor()
    await expectAccessible(page)

    await page
      .getByRole('navigation', { name: '承認後の案内方法' })
      .getByRole('link', { name: '日程を選んでもらう' })
      .click()
    const leave = page.getByRole('dialog', { name: '保存していない変更があります。' })
    await standing(leave)
    await leave.getByRole('button', { name: '破棄' }).click()
    await page.waitForURL(/\/completion\/scheduling/)
    await page.getByRole('radio').first().check()
    await expectAccessible(page)
    await page.getByRole('button', { name: '下書きを保存して確認へ' }).click()
    await expect
      .poll(
        async () =>
          (await product.db.selectFrom('job').select('kind').where('id', '=', id).executeTakeFirstOrThrow()).kind,
      )
      .toBe('SCHEDULING')
    const steps = await product.db
      .selectFrom('jobRecruitmentStep')
      .select(['recruitmentStepId', 'customLabel'])
      .where('jobId', '=', id)
      .orderBy('position')
      .execute()
    expect(steps).toHaveLength(8)
    expect([steps[0]?.recruitmentStepId, steps[7]?.customLabel]).toEqual([3, '先輩との座談会'])
    await context.close()
  })

  test.runIf(isFullRun)('two windows at once: the second is told, and chooses', async () => {
    const { id } = await anEmptyJob(product.db, { companyId: await ownCompany() })
    const path = `/client/jobs/${id}/recruitment-process`
    const { page: first, context } = await open(path, 1280)
    const second = await context.newPage()
    await second.goto(path)
    // A colleague is told on each of the later pages who else has the job open.
    const { viewer } = await aCompanyUser(product.db, await ownCompany())
    const colleague = await visitAs(product, viewer)
    for (const step of ['recruitment-process', 'completion/message', 'completion/scheduling']) {
      await colleague.goto(`/client/jobs/${id}/${step}`)
      await colleague.getByRole('status').filter({ hasText: 'さんが編集中です' }).waitFor()
    }
    await colleague.context().close()
    await first.getByRole('button', { name: 'カジュアル面談' }).click()
    await first.getByRole('button', { name: /^下書きを保存/ }).click()
    await first.waitForURL(/\/completion\//)
    await second.getByRole('button', { name: 'インターンシップ' }).click()
    await second.getByRole('button', { name: /^下書きを保存/ }).click()
    await second.getByText(/別の画面で.*に保存しています。入力した内容は残っています。/).waitFor()
    await second.getByRole('button', { name: '自分の内容で保存' }).click()
    await second.waitForURL(/\/completion\//)
    const steps = product.db.selectFrom('jobRecruitmentStep').select('recruitmentStepId').where('jobId', '=', id)
    expect((await steps.orderBy('position').execute()).map((step) => step.recruitmentStepId)).toEqual([3, 8, 16])
    await context.close()
  })

  test.runIf(isFullRun)(
    'a draft saves itself, and what was typed before a reload overwrites no colleague',
    async () => {
      const { company, viewer } = await aCompanyWithUser(product.db)
      const { viewer: theirs } = await aCompanyUser(product.db, company.id, { familyName: '真野', givenName: '光' })
      const { id } = await anEmptyJob(product.db, { companyId: company.id })
      const path = `/client/jobs/${id}/recruitment-process`
      const stored = async () =>
        (await product.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
          .recruitmentProcessDescription
      const page = await visitAs(product, viewer)
      const clock = await handClock(page.context())
      const state = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
      await page.goto(path)
      const words = page.getByRole('textbox', { name: /^所要期間の目安/ })
      await words.fill('約4週間')
      await state('まもなく保存します')
      await clock.letPass(saveEvery + 500)
      await state('下書きを保存しました')
      expect(await stored()).toBe('約4週間')

      // Three seconds keep the text on the device; then a colleague saves the step, and the page is loaded again.
      const other = await visitAs(product, theirs)
      await other.goto(path)
      await other.getByRole('textbox', { name: /^所要期間の目安/ }).fill('約2週間')
      await words.fill('約3週間')
      await clock.letPass(3500)
      await other.getByRole('button', { name: /^下書きを保存/ }).click()
      await other.waitForURL(/\/completion\//)
      await page.reload()
      await page.getByText('この端末に残っていた、保存前の入力を表示しています。').waitFor()
      expect(await words.inputValue()).toBe('約3週間')
      await page.getByRole('button', { name: /^下書きを保存/ }).click()
      await page.getByText(/真野 光さんが.*に保存しています。入力した内容は残っています。/).waitFor()
      expect(await stored()).toBe('約2週間')
      await expectAccessible(page)
      await page.getByRole('button', { name: '保存された内容を読み込む' }).click()
      await expect.poll(() => words.inputValue()).toBe('約2週間')

      // Dates in place of a message take the message away: that waits for a press.
      await product.db.updateTable('job').set({ kind: 'MESSAGE' }).where('id', '=', id).execute()
      await aScheduling(product.db, { companyId: company.id })
      await page.goto(`/client/jobs/${id}/completion/scheduling`)
      await page.getByRole('radio').first().check()
      await state('保存していない変更があります')
      await page.context().close()
      await other.context().close()
    },
  )

  test.runIf(isFullRun)('an event is created in place, and is chosen', async () => {
    const { id } = await anEmptyJob(product.db, { companyId: await ownCompany() })
    const { page, context } = await open(`/client/jobs/${id}/completion/scheduling`, 1280)
    await page.getByRole('button', { name: '予定を作成' }).click()
    const panel = page.getByRole('dialog', { name: '予定を作成' })
    await standing(panel)
    await panel.getByRole('textbox', { name: /^予定名/ }).fill('その場で作った説明会')
    await panel.getByRole('textbox', { name: /^場所/ }).fill('名古屋本社')
    await panel.getByRole('button', { name: /枠を追加$/ }).click()
    await panel.getByRole('button', { name: '予定を作成' }).click()
    const radio = page.getByRole('radio', { name: /その場で作った説明会/ })
    await expect.poll(() => radio.isChecked()).toBe(true)
    await page.getByRole('button', { name: '下書きを保存して確認へ' }).click()
    await expect
      .poll(
        async () =>
          (await product.db.selectFrom('job').select('kind').where('id', '=', id).executeTakeFirstOrThrow()).kind,
      )
      .toBe('SCHEDULING')
    await context.close()
  })
})

describe('§2 the list of jobs', () => {
  test.each(playedWidths)(
    'finds a title, and says with one press that a job is still true, at %i px',
    async (width) => {
      const { company, viewer } = await aCompanyWithUser(product.db)
      const companyId = company.id
      const title = `確認を待つ募集${width}`
      const { id } = await aJob(product.db, { companyId, title, checkedAt: new Date(Date.now() - 91 * 86_400_000) })
      for (let made = 0; made < 10; made += 1) await anEmptyJob(product.db, { companyId })
      const page = await visitAs(product, viewer, { width })
      await page.goto('/client/jobs/status/active')
      await page.getByRole('searchbox', { name: '募集のタイトルでさがす' }).fill(`募集${width}`)
      await page.getByRole('button', { name: 'さがす', exact: true }).click()
      await page.waitForURL(/keyword=/)
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
      await expectAccessible(page)
      await page.getByRole('button', { name: '確認しました' }).click()
      await page.getByRole('region', { name: '通知' }).getByText('掲載内容を確認済みにしました').waitFor()
      await expect.poll(() => page.getByRole('button', { name: '確認しました' }).count()).toBe(0)
      const { checkedAt } = await product.db
        .selectFrom('job')
        .select('checkedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(Date.now() - checkedAt.getTime()).toBeLessThan(600_000)
      await page.context().close()
      product.expectSilence()
    },
  )

  test.runIf(isFullRun)(
    '§4 §8 archives and takes back, copies, names what is missing, and says why a sent job stays',
    async () => {
      const { company, viewer } = await aCompanyWithUser(product.db)
      const companyId = company.id
      const sent = await aJob(product.db, { companyId, title: '送った募集', totalSent: 1 })
      const draft = await anEmptyJob(product.db, { companyId, title: '書きかけの募集' })
      const page = await visitAs(product, viewer)
      await page.goto('/client/jobs/status/active')
      const menuOf = (title: string) => page.getByRole('button', { name: `「${title}」の操作` })
      const act = async (title: string, name: string) => {
        await menuOf(title).click()
        await page.getByRole('menuitem', { name }).click()
      }
      const jobOf = (id: string) => product.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()

      await act(sent.title, 'アーカイブ')
      await page.getByText('募集をアーカイブしました').waitFor()
      await menuOf(sent.title).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: '元に戻す' }).click()
      await menuOf(sent.title).waitFor()
      expect((await jobOf(sent.id))?.isArchived).toBe(false)

      await act(sent.title, '複製')
      await page.getByText('（コピー）送った募集').waitFor()
      await menuOf(sent.title).click()
      const remove = page.getByRole('menuitem', { name: /^削除/ })
      expect(await remove.getAttribute('aria-disabled')).toBe('true')
      await remove.getByText('スカウトを送った募集は削除できません').waitFor()
      await page.keyboard.press('Escape')

      // A colleague deletes a job while its row is on the screen.
      const gone = await anEmptyJob(product.db, { companyId, title: '同僚が消した募集' })
      await page.reload()
      await menuOf(gone.title).waitFor()
      await product.db.deleteFrom('job').where('id', '=', gone.id).execute()
      await act(gone.title, 'アーカイブ')
      await page.getByRole('row', { name: gone.title }).getByText('この募集は削除されています。').waitFor()
      await act(gone.title, '削除')
      const confirmed = page.getByRole('dialog', { name: '募集を削除' })
      await confirmed.getByRole('button', { name: '削除する' }).click()
      await confirmed.getByText('この募集は削除されています。').waitFor()
      await page.keyboard.press('Escape')
      await confirmed.waitFor({ state: 'hidden' })

      await act(draft.title, '公開する')
      await page.getByText('必須項目が入力されていない募集は公開できません').waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: '足りない項目を確認する' }).click()
      await page.getByText(/公開に必要な項目が\d+件あります/).waitFor()
      await page.goBack()
      await act(draft.title, '削除')
      await page.getByRole('dialog', { name: '募集を削除' }).getByRole('button', { name: '削除する' }).click()
      await page.getByRole('region', { name: '通知' }).getByText('募集を削除しました').waitFor()
      expect(await jobOf(draft.id)).toBeUndefined()
      await page.context().close()
    },
  )
})
