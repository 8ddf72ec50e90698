import type { AssessmentKind } from '#web/generated/graphql.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { urls } from '#ground/urls.ts'
import styles from './result-page.module.css'

/** The result as files that stay with the student. */
export function Keep({ kind }: { kind: AssessmentKind }) {
  const test = kind === 'INTELLECTUAL' ? 'intellectual' : 'personality'
  return (
    <section className={styles.part} aria-labelledby="keep">
      <h2 id="keep">手もとに残す</h2>
      <p className="row-3">
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={urls.candidate.assessmentResultFile(test, 'picture')}
          download
        >
          画像（PNG）
        </a>
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={urls.candidate.assessmentResultFile(test, 'document')}
          download
        >
          書類（PDF）
        </a>
      </p>
    </section>
  )
}
