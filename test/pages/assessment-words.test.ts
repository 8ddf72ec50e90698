import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anAttempt, anIntellectualResult, aPersonalityResult } from '#test/factories/assessment-result.ts'
import { givePassword } from '#test/factories/own-account.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const halfYear = new Date(Date.now() - 200 * 86_400_000)
const long = { beganAt: halfYear, submittedAt: halfYear }
async function aStudent() {
  const student = await aCandidate(app.db)
  const visitor = await visitAsViewer(app, student.viewer)
  const read = async (path: string) => {
    await visitor.goto(path)
    return visitor.getByRole('main').innerText()
  }
  return { ...student, visitor, read }
}

describe('a test that is taken again', () => {
  test('says beforehand that the earlier result and its publication give way, and only where there is one', async () => {
    const { id, read } = await aStudent()
    await anIntellectualResult(app.db, id, undefined, long)
    expect(await read('/candidate/assessment/intellectual/start')).toContain('企業への公開はいったん終わります')
    expect(await read('/candidate/assessment/personality/start')).not.toContain('いったん終わります')
    await app.db.updateTable('assessmentAttempt').set({ erasedAt: new Date() }).where('candidateId', '=', id).execute()
    expect(await read('/candidate/assessment/intellectual/start')).not.toContain('いったん終わります')
  })

  test('says afterwards that the publication has ended and can be chosen anew', async () => {
    const { id, visitor, read } = await aStudent()
    await aPersonalityResult(app.db, id, undefined, long)
    await visitor.goto('/candidate/assessment/personality/result')
    await visitor.getByRole('radio', { name: '企業に公開する' }).check()
    await visitor.getByRole('button', { name: 'この内容で保存する' }).click()
    expect(await read('/candidate/assessment/personality/result')).not.toContain('前回の結果の公開は終わりました')
    await app.db.deleteFrom('assessmentProfile').where('candidateId', '=', id).execute()
    await aPersonalityResult(app.db, id)
    expect(await read('/candidate/assessment/personality/result')).toContain(
      '前回の結果の公開は終わりました。今回の結果を公開するかどうかは、あらためて選べます。',
    )
  })
})

describe('the overview of the tests', () => {
  test('says of a sitting without an answer that it is ready', async () => {
    const { id, read } = await aStudent()
    await anAttempt(app.db, id, { kind: 'PERSONALITY', state: 'IN_SECTION', submittedAt: null })
    const text = await read('/candidate/assessment')
    expect(text).toContain('準備ができています。まだ回答はありません。')
    expect(text).not.toContain('途中まで回答しています')
    expect([text.includes('性格検査を始める'), text.includes('性格検査を続ける')]).toEqual([true, false])
  })

  test('offers no result that was deleted', async () => {
    const { id, read } = await aStudent()
    await aPersonalityResult(app.db, id, undefined, { ...long, erasedAt: new Date(), personalityPercentages: null })
    const text = await read('/candidate/assessment')
    expect(text).toContain('結果は削除済み')
    expect(text).not.toMatch(/受検済み|結果を見る/)
    expect(text).toContain('もう一度受ける')
  })
})

test('a wrong password before a change of the sign-in is a wrong password, beside its field', async () => {
  const { id, viewer, visitor, read } = await aStudent()
  await givePassword(app.db, id)
  await app.db
    .updateTable('session')
    .set({ insertedAt: new Date(Date.now() - 3_600_000) })
    .where('candidateId', '=', viewer.candidateId)
    .execute()
  await read('/candidate/settings/sign-in')
  await visitor.getByLabel(/^パスワード(?!を)/).fill('another-password-2025')
  await visitor.getByRole('button', { name: '続ける' }).click()
  const text = await visitor.getByRole('main').innerText()
  expect(text).toContain('パスワードが正しくありません。')
  expect(text).not.toContain('メールアドレスまたは')
})
