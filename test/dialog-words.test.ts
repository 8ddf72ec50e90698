import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areConfusable, checkDialogWords, dialogsOf } from './dialog-words.ts'

const files = globSync('src/web/**/*.tsx').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('§4 the two buttons of a dialog', () => {
  test('cannot be taken for each other, in every dialog of the product', () => {
    const dialogs = files.flatMap(dialogsOf)
    expect(dialogs.filter(({ acts }) => acts.length > 0).length).toBeGreaterThan(40)
    expect(checkDialogWords(files)).toEqual([])
  })

  test.each([
    ['取り消す', 'キャンセル'],
    ['報告を取り下げる', 'キャンセル'],
    ['配信をやめる', 'やめる'],
    ['削除する', '登録を削除する'],
    ['元に戻す', '戻る'],
  ])('［%s］ beside ［%s］ can', (act, leave) => expect(areConfusable(act, leave)).toBe(true))

  test.each([
    ['予約を取り消す', '予約を残す'],
    ['削除する', 'キャンセル'],
    ['招待を取り消す', '戻る'],
  ])('［%s］ beside ［%s］ cannot', (act, leave) => expect(areConfusable(act, leave)).toBe(false))

  test('the title counts too, and what stands in braces', () => {
    const text = `<ConfirmAct open title="予約を取り消しますか" verb="はい">`
    const inBraces = `<Modal open onClose={() => close()} danger={<Button>申請を取り下げる</Button>}>`
    const complaints = [text, inBraces].map((one) => checkDialogWords([{ path: 'src/web/a.tsx', text: one }]))
    expect(complaints).toEqual([
      ['src/web/a.tsx:1: ［はい］ beside ［キャンセル］'],
      ['src/web/a.tsx:1: ［申請を取り下げる］ beside ［キャンセル］'],
    ])
  })
})
