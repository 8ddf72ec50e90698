import { useState } from 'react'
import type { AssessmentKind } from '#web/generated/graphql.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './result-page.module.css'

/** Deletes the results of one test for good. */
export function DeleteResult({ kind, attemptId }: { kind: AssessmentKind; attemptId: string }) {
  const [isOpen, setOpen] = useState(false)
  const test = kind === 'INTELLECTUAL' ? '能力検査' : '性格検査'
  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete">結果の削除</h2>
      <p>{test}の結果と回答は、いつでも削除できます。</p>
      <LinkButton onClick={() => setOpen(true)}>結果を削除する</LinkButton>
      <ConfirmAct
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${test}の結果を削除しますか`}
        fields={{ intent: 'delete', attemptId }}
        verb="削除する"
      >
        <p>
          点数と回答はすべて削除され、企業への公開も終わり、証明書のリンクも使えなくなります。この操作は元に戻せません。次に受検できる日は変わりません。
        </p>
      </ConfirmAct>
    </section>
  )
}
