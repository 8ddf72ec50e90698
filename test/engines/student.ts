import { expect } from 'vitest'
import { addDays } from '#ground/day.ts'
import { time, tokyoToday } from '#ground/tokyo-time.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import type { Screen } from './screen.ts'
import { jobTitle, type Student, type World } from './world.ts'

const sheet = { role: 'dialog' } as const

export async function studentSignsIn(screen: Screen, { email }: Student) {
  await screen.goto('/')
  await screen.sees({ role: 'heading', name: /理由つきの/ })
  await screen.picture('08-landing')
  await screen.goto('/candidate/login')
  await screen.write({ label: 'メールアドレス' }, email)
  await screen.write({ label: 'パスワード必須' }, demoPassword)
  await screen.press({ role: 'button', name: 'ログイン', exact: true })
  await expect.poll(() => screen.path()).toBe('/')
  await screen.sees({ text: '北斗システムズ', within: { role: 'main' } })
  await screen.picture('09-student-home')
}

export async function studentReadsScout(screen: Screen, { quoted }: Student) {
  await screen.goto('/candidate/invitations/status/pending')
  await screen.picture('10-scouts')
  await screen.press({ role: 'link', name: /北斗システムズ/, within: { role: 'main' } })
  await screen.sees({ role: 'heading', name: 'あなたを選んだ理由' })
  await screen.sees({ text: jobTitle })
  await screen.sees({ text: quoted })
  // WebKit once drew no line under the student's own words.
  const [line, thickness] = await screen.ask<string[]>(
    "(({ textDecorationLine, textDecorationThickness }) => [textDecorationLine, textDecorationThickness])(getComputedStyle(document.querySelector('mark')))",
  )
  expect(line).toBe('underline')
  expect(Number.parseFloat(thickness ?? '')).toBeGreaterThan(5)
  await screen.picture('11-scout')
}

export async function studentOpensSheet(screen: Screen) {
  const scout = await screen.path()
  await screen.press({ role: 'button', name: '承認する', exact: true })
  await screen.sees({ ...sheet, name: /承認/ })
  await screen.picture('12-accept-sheet')
  await screen.back()
  await screen.gone(sheet)
  expect(await screen.path()).toBe(scout)
}

/** Without a connection the sheet says so, keeps everything and takes the second press. */
export async function studentAccepts(screen: Screen, { link }: World) {
  await screen.press({ role: 'button', name: '承認する', exact: true })
  await screen.sees(sheet)
  link.cut()
  await screen.press({ role: 'button', name: /^承認して/, within: sheet })
  await screen.sees({ role: 'button', name: 'もう一度', within: sheet })
  await screen.picture('13-sheet-offline')
  await screen.said()
  link.mend()
  await screen.press({ role: 'button', name: 'もう一度', within: sheet })
  await expect.poll(() => screen.path()).toContain('/schedule')
}

export async function studentWishes(screen: Screen) {
  await screen.press({ role: 'link', name: /希望の日程がない/ })
  await screen.sees({ role: 'heading', name: '希望の日程を伝える' })
  await screen.write({ label: '第1希望の日', exact: true }, addDays(tokyoToday(), 20))
  await screen.write({ label: /^メッセージ/ }, '平日の夕方に参加したいです。オンラインでお願いします。')
  await screen.picture('14-wish')
  await screen.press({ role: 'button', name: '希望を送る' })
  await screen.sees({ role: 'heading', name: '日程の追加をお願いしました' })
  await screen.picture('15-wish-sent')
}

const dateAt = (startAt: Date) => ({ role: 'radio', name: new RegExp(`^${time(startAt)}`), enabled: true }) as const

export async function studentChoosesDate(screen: Screen, { dates: [first] }: World) {
  const [path] = (await screen.path()).split('/date-requested')
  await screen.goto(`${path?.replace(/\/schedule.*/, '')}/schedule`)
  await screen.sees({ role: 'heading', name: /日程を選ぶ/ })
  await screen.press(dateAt(first.startAt))
  await screen.picture('16-dates')
  await screen.press({ role: 'button', name: 'この日程で進む' })
  await screen.press({ role: 'button', name: '確定する', within: sheet })
  await expect.poll(() => screen.path()).toContain('/complete?just-completed=true')
  await screen.picture('17-complete')
}

export async function studentChangesDate(screen: Screen, { dates: [, second] }: World) {
  await screen.goto((await screen.path()).replace(/\/complete.*/, '/events/edit'))
  await screen.sees({ role: 'heading', name: /日程を変更する$/ })
  await screen.press(dateAt(second.startAt))
  await screen.picture('18-change')
  await screen.press({ role: 'button', name: 'この日程に変更する' })
  await screen.sees({ role: 'button', name: '変更する', exact: true, within: sheet })
  await screen.picture('18-change-sheet')
  await screen.press({ role: 'button', name: '変更する', exact: true, within: sheet })
  await screen.sees({ text: /^日程を変更しました/ })
  await screen.picture('18-changed')
  await screen.goto('/candidate/invitations/events')
  await screen.picture('18-events')
}
