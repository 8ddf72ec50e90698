import { useState } from 'react'
import type { Outcome, OutcomeCaseFragment } from '#web/generated/graphql.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { changeField } from './act.ts'
import { outcomeTabs, toldLine } from './words.ts'

type ChangeProps = {
  /** The id of the form with the texts. */
  formId: string
  outcome: Outcome
  /** Students of the form who were told an outcome. */
  students: readonly OutcomeCaseFragment[]
  isSending: boolean
}

/** The act that tells a student something else than before, after a question that says what was told. */
export function ChangeOutcome({ formId, outcome, students, isSending }: ChangeProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="danger" busy={isSending} onClick={() => setAsking(true)}>
        {isSending ? '送信中…' : '結果を変更して伝える'}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title="伝えた結果を変更しますか"
        cancel="入力に戻る"
        danger={
          <Button
            kind="danger"
            type="submit"
            form={formId}
            name={changeField}
            value="yes"
            onClick={() => setAsking(false)}
          >
            「{outcomeTabs[outcome]}」に変更して伝える
          </Button>
        }
      >
        <p>すでに結果を伝えた学生がいます。変更すると、前と違う結果が学生に届きます。</p>
        <ul>
          {students.map((student) => (
            <li key={student.scoutInvitationId}>
              {callStudent(student.candidate)}：{toldLine(student)}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
