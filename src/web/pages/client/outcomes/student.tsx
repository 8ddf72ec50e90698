import { useState } from 'react'
import { Link } from 'react-router'
import { outcomeMessage } from '#domain/scout-invitation/outcome/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { Outcome, OutcomeCaseFragment } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ListRow, RowName } from '../parts/row-list.tsx'
import { messageField, revisionField } from './act.ts'
import styles from './outcomes.module.css'
import { beginOf, historyLine, outcomeTabs, toldLine } from './words.ts'

export const OutcomeCase = graphql(`
  fragment OutcomeCase on OutcomeCase {
    scoutInvitationId
    revision
    outcome
    outcomeToldAt
    bookedUntil
    isStepOver
    isThreadEnded
    tellsAt
    history {
      at
      kind
      title
    }
    job {
      title
    }
    candidate {
      id
      schoolName
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

type StudentProps = { student: OutcomeCaseFragment; outcome: Outcome; hasDates: boolean; field: FieldOf }

/** One student with the words that this student is told. */
export function OutcomeStudent({ student, outcome, hasDates, field }: StudentProps) {
  const { scoutInvitationId: id, candidate, job, history } = student
  const name = callStudent(candidate)
  const hindrance = hindranceOf(student, { outcome, hasDates, now: useNow() })
  const led = nextStepOf(student)
  const earlier = toldLine(student)
  const control = field(messageField(id))
  const [written, setWritten] = useState<string | null>(null)
  // The ready-made text knows nothing of an earlier outcome; what the writer wrote stays.
  const beginning = earlier ? (written ?? '') : beginOf(outcome, name, history)
  return (
    <ListRow className={styles.student}>
      <RowName school={candidate.schoolName}>
        <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
          {name}
        </Link>
      </RowName>
      <p>{job.title}</p>
      <p className="quiet">{historyLine(history)}</p>
      {hindrance ? (
        <Notice className={styles.notice}>{hindrance}</Notice>
      ) : (
        <>
          <input type="hidden" name="to" value={id} />
          <input type="hidden" name={revisionField(id)} value={student.revision} />
          {led && <Notice className={styles.notice}>{led}</Notice>}
          {earlier && (
            <Notice kind="warning" className={styles.notice}>
              {earlier}。送信すると、変わったことが学生に届きます。
            </Notice>
          )}
          {student.isThreadEnded ? (
            <>
              <input type="hidden" name={messageField(id)} value={beginOf(outcome, name, history)} />
              <Notice className={styles.notice}>
                学生がこのやりとりを終了しました。「{outcomeTabs[outcome]}
                」ことだけが伝わり、メッセージは送信されません。
              </Notice>
            </>
          ) : (
            <TextArea
              key={earlier}
              {...control}
              defaultValue={control.defaultValue ?? beginning}
              onChange={({ target }) => setWritten(target.value)}
              label={`${name}へのメッセージ`}
              required
              min={outcomeMessage.min}
              max={outcomeMessage.max}
              rows={4}
            />
          )}
        </>
      )}
    </ListRow>
  )
}

/** The word that led to the present step, while nothing came of it. */
function nextStepOf({ history, outcome, isStepOver }: OutcomeCaseFragment) {
  const last = history.at(-1)
  if (outcome || last?.kind !== 'NEXT_STEP') return null
  const sentence = `${monthDay(last.at)}に「${outcomeTabs.NEXT_STEP}」と伝え`
  return isStepOver ? `${sentence}ています。` : `${sentence}、次の日程を案内しています。`
}

/** Why this student cannot be told now; null when nothing is in the way. */
export function hindranceOf(
  { tellsAt, bookedUntil, isStepOver, isThreadEnded, outcome: earlier }: OutcomeCaseFragment,
  { outcome, hasDates, now }: { outcome: Outcome; hasDates: boolean; now: string },
) {
  if (tellsAt)
    return `${monthDay(tellsAt)} ${time(tellsAt)}に届く結果がすでに書かれています。書き直すときは「結果を待っている学生」で取り消してください。`
  if (isThreadEnded && outcome === 'NEXT_STEP') return '学生がこのやりとりを終了しました。次の案内は送信できません。'
  if (bookedUntil && bookedUntil > now)
    return 'これからの日程が決まっています。日程が終わってから、結果を伝えられます。'
  if (hasDates && !isStepOver) return '日程の調整が続いています。日程が終わってから、次の日程を案内できます。'
  if (earlier === outcome && !hasDates) return `「${outcomeTabs[outcome]}」は、すでに伝えています。`
  return null
}
