import { urls } from '#ground/urls.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/terms'
import { LegalPage, type Operator } from './parts/legal-page.tsx'
import { termsSections } from './terms/sections.tsx'

const face = {
  description: '学生の方と企業の方がサービスを利用するときの約束を、まとめたものです。',
  path: urls.terms(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('利用規約', matches, face)

export default function Terms() {
  return <LegalPage title="利用規約" text="terms" lead={lead} sections={termsSections} />
}

const lead = ({ operatorName, productName }: Operator) => (
  <p>
    この規約は、{operatorName}（以下「運営者」）が提供する「{productName}
    」（以下「本サービス」）を、学生と企業が利用するときの約束を定めたものです。同意したうえでご利用ください。
  </p>
)
