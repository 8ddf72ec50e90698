import { scores } from '#domain/scout-invitation/evaluation/rules.ts'
import type { KeyActs } from '#web/ui/browser/keys.ts'
import { focusRowBeside } from '#web/ui/browser/row-focus.ts'

const allRows = () => [...document.querySelectorAll<HTMLElement>('[data-meeting]')]

/** The row in focus, or the first one. */
const currentRow = () => {
  const rows = allRows()
  return rows.find((row) => row.contains(document.activeElement)) ?? rows[0]
}

/** Presses what stands for the key in the current row; false leaves the key to the browser. */
function press(selector: string) {
  const control = currentRow()?.querySelector<HTMLElement>(selector)
  if (!control) return false
  control.click()
  return true
}

/** Chooses the score of the first point of the current row that has none. */
function choose(score: number) {
  const points = [...(currentRow()?.querySelectorAll('fieldset') ?? [])]
  const open = points.find((point) => point.querySelector('[type="radio"]') && !point.querySelector(':checked'))
  const radio = open?.querySelector<HTMLInputElement>(`[value="${score}"]`)
  if (!radio) return false
  radio.click()
  return true
}

/** The words of the keys of the page, in the order of the help. */
export const meetingKeyWords = [
  { keys: ['J', 'K'], text: '次の学生・前の学生' },
  { keys: ['A'], text: '出席にする' },
  { keys: ['X'], text: '欠席にする' },
  { keys: ['Shift', 'A'], text: 'この日程を全員出席にする' },
  { keys: ['1〜5'], text: '次の評価の項目に点を付ける' },
  { keys: ['E'], text: '評価の理由を書く' },
  { keys: ['S'], text: '評価を保存する' },
  { keys: ['T'], text: '結果を伝える学生に加える・外す' },
  { keys: ['R'], text: '結果のメッセージを書く' },
  { keys: ['?'], text: 'キー操作を開く' },
] as const

export const meetingKeys: KeyActs = {
  j: () => focusRowBeside(allRows(), 1),
  k: () => focusRowBeside(allRows(), -1),
  a: ({ shiftKey }) => (shiftKey ? pressAll() : press('[value="ATTENDED"]')),
  x: () => press('[value="NO_SHOW"]'),
  e: () => {
    const text = currentRow()?.querySelector('textarea')
    text?.focus()
    return text !== null && text !== undefined
  },
  s: () => press('form[data-evaluation] [type="submit"]'),
  t: () => press('[name="scoutInvitationId"]'),
  r: () => {
    const message = document.querySelector<HTMLElement>('form[data-outcomes] textarea')
    message?.focus()
    return message !== null
  },
  ...Object.fromEntries(scores.map((score) => [String(score), () => choose(score)])),
}

function pressAll() {
  const all = currentRow()?.closest('section')?.querySelector<HTMLElement>('[data-all]')
  all?.click()
  return all !== null && all !== undefined
}
