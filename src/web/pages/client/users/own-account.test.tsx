import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-region.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import type { Member } from './member.ts'
import { RoleDialog } from './role-dialog.tsx'

const member = {
  id: 'a',
  email: 'admin@yoake.example',
  role: 'ADMIN',
  status: 'ACTIVE',
  familyName: '水上',
  givenName: '恒一',
  onlyNotifiedDates: 2,
  inHand: { scheduledScouts: 2, relations: 3 },
} as Member

function wordsOf(Dialog: typeof RoleDialog | typeof DisableDialog, isSelf: boolean) {
  const Shown = () => (
    <BannerProvider>
      <ToastProvider>
        <Dialog member={member} isSelf={isSelf} open onClose={() => undefined} />
      </ToastProvider>
    </BannerProvider>
  )
  const Page = createRoutesStub([{ path: '/', Component: Shown }])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/<wbr\/?>/g, '')
    .replaceAll(/<[^>]+>/g, '｜')
}

test('§6 an administrator is told of the own account, and what is lost at once with its role', () => {
  const own = wordsOf(RoleDialog, true)
  expect(own).toContain('あなた自身のアカウントです。管理者以外の役割にすると')
  expect(own).toContain('｜自分の役割を変更する｜')
  expect(wordsOf(RoleDialog, false)).not.toContain('あなた自身')
})

test('§6 an administrator is told of the own account, and what ends with it', () => {
  const own = wordsOf(DisableDialog, true)
  expect(own).toContain('あなたはすぐにログアウトされ')
  expect(own).toContain('ログインの設定と、あなたのカレンダーの連携は削除されます')
  expect(own).toContain('あなただけが通知を受け取る日程が2件あります')
  expect(own).toContain('｜自分の利用を停止する｜')
  expect(own).not.toContain('この人')
  expect(wordsOf(DisableDialog, false)).not.toContain('あなた')
  expect(wordsOf(DisableDialog, false)).toContain('ログインの設定と、本人のカレンダーの連携は削除されます')
})

test('§6 what passes to an administrator is said before, and to whom', () => {
  for (const Dialog of [RoleDialog, DisableDialog]) {
    expect(wordsOf(Dialog, false)).toMatch(
      /送信予約中のスカウト2件は、差出人が管理者に変わり[^]*承認した学生3名の担当は、管理者に変わります/,
    )
    expect(wordsOf(Dialog, true)).toMatch(
      /差出人がほかの管理者に変わり[^]*承認した学生3名の担当は、ほかの管理者に変わります/,
    )
  }
})
