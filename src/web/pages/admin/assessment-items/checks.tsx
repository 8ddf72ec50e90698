import { useState } from 'react'
import { leastRight, recheckItems } from '#domain/assessment/sitting/recheck/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { AdminSittingsQuery } from '#web/generated/admin/graphql.ts'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from '../parts/act-dialog.tsx'
import { Nothing } from '../parts/section.tsx'
import styles from './items.module.css'

/** Results whose re-check was missed or left doubts. An operator ends the check, or asks for the sitting to be void. */
export function Checks({ checks }: { checks: AdminSittingsQuery['assessmentChecks'] }) {
  const [ended, setEnded] = useState<string | null>(null)
  return (
    <>
      <p className="quiet">
        難しい問題に、時間の中央値の15%に満たない速さで4問以上正解した受検です。学生には確認の{recheckItems}
        問をお願いし、{leastRight}
        問以上の正解で自動的に終わります。ここにあるのは、それに届かなかった受検と、期限までに受けなかった受検です。速さだけを理由に無効にはできません。
      </p>
      {checks.length === 0 ? (
        <Nothing>確認を待っている受検はありません。</Nothing>
      ) : (
        <ul className={styles.voids}>
          {checks.map(({ id, submittedAt, checkedAt, fastAnswers, recheckRight, focusLosses, voidAskedBy }) => (
            <li className="stack-2" key={id}>
              <p>
                <b>能力検査</b>（{submittedAt && slashDate(submittedAt)}提出）{id}
              </p>
              <p>
                速い正解：{fastAnswers ?? '–'}問　確認の{recheckItems}問：
                {recheckRight === null ? '受けていません' : `${recheckRight}問正解`}　画面を離れた回数：{focusLosses}
                {checkedAt && `　確認の開始：${slashDate(checkedAt)}`}
              </p>
              <div className={styles.acts}>
                {voidAskedBy ? (
                  <p>無効化の申請が出ています。</p>
                ) : (
                  <Button kind="secondary" onClick={() => setEnded(id)}>
                    問題なしとして終える
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ActDialog
        open={ended !== null}
        onClose={() => setEnded(null)}
        title="確認を終える"
        action={adminUrls.assessmentItems()}
        fields={{ intent: 'endCheck', id: ended ?? '' }}
        verb="確認を終える"
        cancel="確認を続ける"
      >
        <p>学生にお知らせし、結果を公開できるようにします。</p>
      </ActDialog>
    </>
  )
}
