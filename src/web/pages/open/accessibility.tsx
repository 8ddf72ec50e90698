import { urls } from '#ground/urls.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { useRootData } from '#web/document/root-data.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/accessibility'
import { accessibilityParts } from './accessibility/parts.tsx'
import styles from './parts/legal-page.module.css'
import { NumberedParts } from './parts/numbered-parts.tsx'
import { OpenFrame } from './parts/open-frame.tsx'

const title = 'アクセシビリティ'
const face = {
  description: 'だれもが使えるようにするための目標と、確かめた方法と結果、まだできていないことを説明します。',
  path: urls.accessibility(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches, face)

/** conventions 2.7: the aim, what the tests show, and what does not hold. */
export default function Accessibility() {
  const root = useRootData()
  if (!root) return null
  return (
    <OpenFrame className={styles.page}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <div className={styles.lead}>
        <p>
          {root.productName}
          を、障害や年齢、使う機器にかかわらず使えるものにするための目標と、これまでに確かめたこと、まだできていないことをお知らせします。
        </p>
      </div>
      <NumberedParts parts={accessibilityParts(root)} />
    </OpenFrame>
  )
}
