import { ButtonLink } from '#web/parts/page/link.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/pre-registration-complete'

const face = {
  description: '企業の事前登録を受け付けたことと、このあとの流れをお知らせする画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('事前登録を受け付けました', matches, face)

export default function PreRegistrationComplete() {
  return (
    <EmptyState
      title="事前登録を受け付けました"
      heading="h1"
      action={<ButtonLink to={urls.client.home()}>企業トップに戻る</ButtonLink>}
    >
      確認のメールをお送りしました。内容を確認し、運営の担当者からメールまたは電話でご連絡します。
    </EmptyState>
  )
}
