import { expect } from 'vitest'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { aMessage } from '#test/factories/scout-invitation.ts'
import type { Screen } from './screen.ts'
import { jobTitle, type Student, type World } from './world.ts'

export const rest =
  '私たちの保守の現場でも、障害の記録を一件ずつ並べて原因を探しています。ぜひ一度お話しさせてください。'
const query = async (screen: Screen) => new URLSearchParams((await screen.path()).split('?')[1])

export async function recruiterSignsIn(screen: Screen) {
  await screen.goto('/client/candidates?y=2028')
  await screen.write({ label: 'メールアドレス' }, demoAccounts.recruiter)
  await screen.write({ label: 'パスワード必須' }, demoPassword)
  await screen.picture('01-recruiter-login')
  await screen.press({ role: 'button', name: 'ログイン', exact: true })
  await expect.poll(() => screen.path()).toBe('/client/candidates?y=2028')
  await screen.sees({ role: 'heading', name: /学生/ })
}

export async function recruiterFilters(screen: Screen, { craft, headline }: Student) {
  if (screen.width < 600) await screen.press({ role: 'button', name: /^絞り込み/ })
  await screen.press({ role: 'checkbox', name: '理系' })
  await expect.poll(() => screen.path()).toContain('c=SCIENCE')
  await screen.picture('02-filter')
  if (screen.width < 600) {
    await screen.back()
    await screen.gone({ role: 'dialog' })
  }
  await screen.goto(`/client/candidates?tk=${encodeURIComponent(craft)}`)
  await screen.sees({ role: 'link', name: headline })
  await screen.picture('03-search')
}

/** J, J and K lead to the second student and back to the first, and the focus goes along. */
export async function recruiterGoesByKeys(screen: Screen) {
  await screen.key('j')
  await screen.sees({ text: /^1 \/ 2名$/ })
  const first = (await query(screen)).get('preview')
  await screen.key('j')
  await screen.sees({ text: /^2 \/ 2名$/ })
  await screen.key('k')
  await expect.poll(async () => (await query(screen)).get('preview')).toBe(first)
  await screen.key('Escape')
  await expect.poll(async () => (await query(screen)).get('preview')).toBeNull()
}

export async function recruiterOpensStudent(screen: Screen, { headline, quoted }: Student) {
  await screen.press({ role: 'link', name: headline })
  await expect.poll(() => screen.path()).toContain('preview=')
  await screen.sees({ text: quoted })
  await screen.sees({ role: 'link', name: /スカウトする/ })
  await screen.picture('04-student')
}

export async function recruiterWrites(screen: Screen, { quoted }: Student) {
  await screen.press({ role: 'link', name: /スカウトする/ })
  await expect.poll(() => screen.path()).toContain('/candidates/scout')
  await screen.press({ role: 'link', name: '募集を変える' })
  await screen.choose({ role: 'combobox', name: /募集/ }, jobTitle)
  await screen.press({ role: 'link', name: '文面を書く', within: { role: 'main' } })
  await expect.poll(() => screen.path()).toContain('step=2')
  await screen.press({ role: 'link', name: '編集' })
  await screen.write({ label: /^件名/ }, '記録から原因を探す仕事について')
  await screen.write({ role: 'textbox', name: /^会社からのメッセージ/ }, aMessage)
  await screen.press({ role: 'button', name: new RegExp(`引用：${quoted}`) })
  const reason = { role: 'textbox', name: /^あなたを選んだ理由/ } as const
  await expect.poll(() => screen.valueOf(reason)).toContain(quoted)
  await screen.write(reason, `「${quoted}」という一文に目がとまりました。${rest}`)
  await screen.picture('05-reason')
}

export async function recruiterSends(screen: Screen) {
  await screen.press({ role: 'link', name: '確認へ進む', within: { role: 'main' } })
  await expect.poll(() => screen.path()).toContain('step=3')
  await screen.press({ text: '選んだ理由は本人のプロフィールを読んで書きました' })
  await screen.picture('06-confirm')
  await screen.press({ role: 'button', name: '1名に送信' })
  await screen.sees({ role: 'heading', name: /1件のスカウトを(送信しました|受け付けました)/ })
  await screen.picture('07-sent')
}

export async function recruiterSeesBooking(screen: Screen, student: Student) {
  await screen.goto(`/client/candidates?tk=${encodeURIComponent(student.craft)}`)
  await screen.press({ role: 'link', name: student.headline })
  await screen.sees({ text: student.email })
  await screen.picture('19-named-student')
}

/** Both ends of a panel stand within the window. */
export async function seesPanel(screen: Screen, home: string, picture: string) {
  await screen.goto(home)
  await screen.press({ role: 'button', name: /^お知らせ/ })
  await screen.sees({ role: 'heading', name: 'お知らせ' })
  const [left, right] = await screen.ask<[number, number]>(
    "(({ left, right }) => [left, innerWidth - right])(document.querySelector('[popover]:popover-open').getBoundingClientRect())",
  )
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeGreaterThanOrEqual(0)
  await screen.picture(picture)
  await screen.key('Escape')
}

export async function recruiterOpensCalendar(screen: Screen) {
  for (const [view, picture] of [
    ['month', '20-calendar-month'],
    ['week', '21-calendar-week'],
    ['list', '22-calendar-list'],
  ] as const) {
    await screen.goto(`/client/jobs/events?view=${view}`)
    await screen.sees({ role: 'heading', name: '予定', exact: true })
    await screen.picture(picture)
  }
}

export async function recruiterOpensEvent(screen: Screen, { dates: [first] }: World) {
  await screen.goto(`/client/jobs/events?view=list&date=${tokyoDay(first.startAt)}`)
  await screen.press({ role: 'link', name: '編集', within: { role: 'main' } })
  const panel = { role: 'dialog', name: '予定を編集' } as const
  await screen.sees(panel)
  await screen.picture('23-event-panel')
  await screen.back()
  await screen.gone(panel)
}
