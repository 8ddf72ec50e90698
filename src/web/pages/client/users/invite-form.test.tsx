import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { InviteForm } from './invite-form.tsx'

const wordsOf = (taken: number, answer?: FormAnswer) => {
  const seats = { limit: 3, taken }
  const Form = () => (
    <BannerProvider>
      <InviteForm seats={seats} answer={answer} />
    </BannerProvider>
  )
  const Page = createRoutesStub([{ path: '/', Component: Form }])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/<wbr\/?>|<\/?b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '｜')
}
const notInvited = [
  { email: 'c@new.example', reason: '枠がありません' },
  { email: 'd@new.example', reason: '枠がありません' },
]
const answer = {
  invited: ['a@new.example', 'b@new.example'],
  notInvited,
  values: { intent: ['invite'], emails: ['c@new.example\nd@new.example'] },
  refused: { code: 'invalid_input', message: '次の2件は招待していません。', fields: [] },
} as const satisfies Record<string, unknown>

test('the last seat is taken: the addresses that were not invited stay with their reasons', () => {
  const text = wordsOf(3, answer as unknown as FormAnswer)
  expect(text).toContain('c@new.example\nd@new.example')
  for (const { email, reason } of notInvited) expect(text).toContain(`${email}：${reason}`)
  expect(text).toContain('3名の枠がいっぱいです')
  expect(text).toContain('招待する')
})

test('without a seat and without an answer there is the sentence alone', () => {
  expect(wordsOf(3)).toContain('3名の枠がいっぱいです')
  expect(wordsOf(3)).not.toContain('メールアドレス')
  expect(wordsOf(2)).toContain('メールアドレス')
})
