import type { AssessmentKind } from '#web/generated/graphql.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import styles from './result-page.module.css'

/** The result as files that stay with the student. */
export function Keep({ kind }: { kind: AssessmentKind }) {
  const test = kind === 'INTELLECTUAL' ? 'intellectual' : 'personality'
  const fileAddress = useFileAddress()
  return (
    <section className={styles.part} aria-labelledby="keep">
      <h2 id="keep">手もとに残す</h2>
      <p className="row-3">
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={fileAddress(assessmentUrls.resultFile(test, 'picture'))}
          download
        >
          画像（PNG）
        </a>
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={fileAddress(assessmentUrls.resultFile(test, 'document'))}
          download
        >
          書類（PDF）
        </a>
      </p>
    </section>
  )
}
