import { urls } from '#ground/urls.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/policy'
import { LegalPage, type Operator } from './parts/legal-page.tsx'
import { policySections } from './policy/sections.tsx'

const face = {
  description: 'お預かりする個人情報と、その使い道、お伝えする相手、保存する期間を説明します。',
  path: urls.policy(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('プライバシーポリシー', matches, face)

export default function Policy() {
  return <LegalPage title="プライバシーポリシー" text="policy" lead={lead} sections={policySections} />
}

const lead = ({ operatorName, productName }: Operator) => (
  <p>
    {operatorName}（以下「運営者」）は、「{productName}
    」（以下「本サービス」）で取り扱う個人情報について、何を、何のために使い、だれに見せるのかを、ここに定めます。
  </p>
)
