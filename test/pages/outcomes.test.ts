import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itIs } from '#test/clock.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { anAttended, aFurtherStep, someFurtherDates } from '#test/factories/step.ts'
import { openApp, type App } from './app.ts'
import { attribute, elementsIn, wordsOf } from './html.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
let sender: Awaited<ReturnType<typeof aSchedulingSender>>
beforeAll(async () => {
  app = await openApp()
})
beforeEach(async () => {
  sender = await aSchedulingSender(app.db, { planKey: 'PREMIUM' })
})
afterAll(() => app.close())

const outcomesOf = (ids: readonly string[]) =>
  app.db
    .selectFrom('scoutOutcome')
    .select(['scoutInvitationId', 'outcome', 'message', 'toldAt'])
    .where('scoutInvitationId', 'in', ids)
    .execute()

describe('§4.12 outcomes for many', () => {
  test('every student has a text with the name, and the history in one line; a press tells them all', async () => {
    itIs('12:00')
    const students = [await anAttended(app.db, sender), await anAttended(app.db, sender, 2)]
    const ids = students.map(({ invitation }) => invitation.id)
    const visitor = await visitAsViewer(app, sender.viewer)
    await visitor.goto(`/client/outcomes?${ids.map((id) => `to=${id}`).join('&')}&outcome=NOT_SELECTED`)
    const main = await visitor.getByRole('main').innerText()
    expect(main).toMatch(/承認 → \d+月\d+日\(.\) /)
    await visitor.getByRole('button', { name: '2名に「今回は見送る」と伝える' }).click()
    const words = await outcomesOf(ids)
    expect(words).toHaveLength(2)
    for (const { outcome, message, toldAt } of words) {
      expect([outcome, toldAt !== null]).toEqual(['NOT_SELECTED', true])
      expect(message).toMatch(/^.+さん、先日はお時間をいただき/)
    }
  })

  test('a page drawn before a colleague told the student contradicts nothing, and says what was told', async () => {
    itIs('12:00')
    const { invitation } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    const [first, late] = [await visitAsViewer(app, sender.viewer), await visitAsViewer(app, sender.viewer)]
    await first.goto(`/client/outcomes?to=${invitation.id}`)
    await late.goto(`/client/outcomes?to=${invitation.id}&outcome=NOT_SELECTED`)
    await first.getByLabel('次の日程').selectOption(scheduling.id)
    await first.getByRole('button', { name: '1名に「次に進んでいただく」と伝える' }).click()
    await late.getByRole('button', { name: '1名に「今回は見送る」と伝える' }).click()
    expect(await outcomesOf([invitation.id])).toMatchObject([{ outcome: 'NEXT_STEP' }])
    const main = await late.getByRole('main').innerText()
    expect(main).toContain('次の学生には、まだ伝えられていません')
    expect(main).toMatch(/\d+月\d+日\(.\)に「次に進んでいただく」と伝え、次の日程を案内しています。/)
  })

  test('the same press does not tell the opposite once the refusal said what was told: a change is another act', async () => {
    itIs('12:00')
    const { invitation } = await anAttended(app.db, sender)
    const [first, late] = [await visitAsViewer(app, sender.viewer), await visitAsViewer(app, sender.viewer)]
    await first.goto(`/client/outcomes?to=${invitation.id}`)
    await late.goto(`/client/outcomes?to=${invitation.id}&outcome=NOT_SELECTED`)
    await first.getByRole('button', { name: '1名に「次に進んでいただく」と伝える' }).click()
    await late.getByRole('button', { name: '1名に「今回は見送る」と伝える' }).click()
    expect(await late.getByRole('main').innerText()).toMatch(/「次に進んでいただく」と伝えています。送信すると/)
    expect(await late.getByRole('button', { name: '1名に「今回は見送る」と伝える' }).count()).toBe(0)
    expect(await late.getByRole('button', { name: '結果を変更して伝える' }).count()).toBe(1)
    expect(await late.getByRole('textbox').inputValue()).toBe('')
  })

  test('from the pipeline a student is told alone', async () => {
    const { invitation } = await anAttended(app.db, sender)
    const visitor = await visitAsViewer(app, sender.viewer)
    await visitor.goto(`/client/pipeline/${sender.job.id}?view=table`)
    const item = elementsIn(visitor.document()).find(
      (element) => attribute(element, 'role') === 'menuitem' && wordsOf(element) === '結果を伝える',
    )
    await visitor.goto((item && attribute(item, 'href')) ?? '')
    expect(new URL(visitor.url()).searchParams.get('to')).toBe(invitation.id)
    expect(await visitor.getByRole('textbox').count()).toBe(1)
  })

  test('of several who wait, those who are ticked are told together; one alone has no box', async () => {
    const { invitation } = await anAttended(app.db, sender)
    const visitor = await visitAsViewer(app, sender.viewer)
    for (const address of ['/client/owed-answers', '/client/accepted-students?contacted=yes']) {
      await visitor.goto(address)
      expect(await visitor.getByRole('link', { name: /^(結果を伝える|結果と次のご案内)$/ }).count()).toBe(1)
      expect(await visitor.getByRole('checkbox').count()).toBe(0)
    }
    const { invitation: other } = await anAttended(app.db, sender, 2)
    for (const address of ['/client/owed-answers', '/client/accepted-students?contacted=yes']) {
      await visitor.goto(address)
      for (const box of await visitor.getByRole('checkbox').all()) await box.check()
      await visitor.getByRole('button', { name: '選んだ学生に結果を伝える' }).click()
      expect(new Set(new URL(visitor.url()).searchParams.getAll('to'))).toEqual(new Set([invitation.id, other.id]))
    }
  })

  test('at night the words are held, and can be taken back', async () => {
    itIs('22:00')
    const { invitation, viewer } = await anAttended(app.db, sender)
    const visitor = await visitAsViewer(app, sender.viewer)
    await visitor.goto(`/client/outcomes?to=${invitation.id}`)
    await visitor.getByRole('button', { name: '1名に「次に進んでいただく」と伝える' }).click()
    const student = await visitAsViewer(app, viewer)
    await student.goto(`/candidate/invitations/${invitation.id}`)
    expect(await student.getByRole('main').innerText()).not.toContain('返事が届きました')
    await visitor.goto('/client/owed-answers')
    await visitor.getByRole('button', { name: '取り消す' }).click()
    expect(await visitor.getByRole('main').innerText()).not.toContain('朝に届く結果')
  })
})

describe('a further step on the student’s pages', () => {
  test('the outcome stands first, with the way to the dates, which are chosen as the first time', async () => {
    itIs('12:00')
    const { invitation, viewer } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    await aFurtherStep(app.db, sender.viewer, invitation.id, scheduling.id)
    await app.db
      .updateTable('scoutInvitation')
      .set({ outcome: 'NEXT_STEP', outcomeMessage: '二次面接にお越しください。', outcomeToldAt: new Date() })
      .where('id', '=', invitation.id)
      .execute()
    const student = await visitAsViewer(app, viewer)
    await student.goto(`/candidate/invitations/${invitation.id}`)
    const main = await student.getByRole('main').innerText()
    expect(main).toContain('次に進んでいただきたい')
    expect(main).toContain('次の日程を選ぶ')
    await student.goto(`/candidate/invitations/${invitation.id}/schedule`)
    expect(await student.getByRole('main').innerText()).toContain('次に進むご案内です。')
    expect(await student.getByRole('main').innerText()).toContain('二次面接')
    expect(await student.getByRole('radio').all()).toHaveLength(1)
    await student.goto('/candidate/invitations/status/pending-schedule')
    expect(await student.getByRole('main').innerText()).toContain(sender.company.displayName)
  })
})
