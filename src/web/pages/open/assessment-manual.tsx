import { grouped } from '#ground/grouped.ts'
import { simulatedStudents } from '#domain/assessment/manual/rules.ts'
import { leastTakers } from '#domain/assessment/norm/rules.ts'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { useRootData } from '#web/document/root-data.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/assessment-manual'
import { manualParts } from './assessment-manual/parts.tsx'
import styles from './parts/legal-page.module.css'
import { NumberedParts } from './parts/numbered-parts.tsx'
import { OpenFrame } from './parts/open-frame.tsx'

const AssessmentManualPage = graphql(`
  query AssessmentManualPage {
    assessmentManual {
      id
      ...ManualScaleFields
    }
  }
`)

const load = (ask: Ask) => ask(AssessmentManualPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '検査の説明書'
const face = {
  description: '能力検査と性格検査が、何を、どのくらいの確かさで測るのかを、まだ分かっていないことも含めて説明します。',
  path: urls.assessmentManual(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches, face)

/** The manual of the two tests: their scales, their errors, and the open questions. */
export default function AssessmentManual({ loaderData: { assessmentManual } }: Route.ComponentProps) {
  const productName = useRootData()?.productName ?? ''
  return (
    <OpenFrame className={styles.page}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <div className={styles.lead}>
        <p>
          {productName}
          の能力検査と性格検査が、何を、どのくらいの確かさで測るのかを説明します。受けた人が{leastTakers}
          人に満たない数は、{grouped(simulatedStudents)}人分の模擬計算による見込みです。
        </p>
      </div>
      <NumberedParts parts={manualParts(assessmentManual)} />
    </OpenFrame>
  )
}
