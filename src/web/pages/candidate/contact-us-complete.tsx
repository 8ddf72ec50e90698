import { isReceiptNumber } from '#domain/inquiry/contact/rules.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import { titleOf } from '#web/parts/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { urls } from '#ground/urls.ts'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/contact-us-complete'

const face = {
  description: '学生の方からのお問い合わせを受け付けたことと、受付番号をお知らせする画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('お問い合わせを受け付けました', matches, face)

export default function ContactUsComplete() {
  const [search] = useSearchParams()
  const number = search.get('number') ?? ''
  return (
    <EmptyState
      title="お問い合わせを受け付けました"
      heading="h1"
      action={<ButtonLink to={urls.candidate.home()}>トップに戻る</ButtonLink>}
    >
      {isReceiptNumber(number) && (
        <>
          受付番号は <strong>{number}</strong> です。
          <br />
        </>
      )}
      確認のメールをお送りしました。届かないときは、迷惑メールのフォルダーも確かめてください。
    </EmptyState>
  )
}
