import { useState, type DragEvent } from 'react'
import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { StudentMenu } from './move-menu.tsx'
import { cardId, nameOf, type Stage, type Student } from './student-fields.ts'
import styles from './pipeline.module.css'
import { dateText, turnText } from './words.ts'

export type CardProps = {
  student: Student
  stages: readonly Stage[]
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onDrag: (event: DragEvent) => void
  /** Left out for people who only read. */
  onMove: ((students: readonly Student[], target: Stage) => void) | undefined
}

export function Card({ student, stages, isTicked, onTick, onDrag, onMove }: CardProps) {
  const [isTouched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const canMove = onMove !== undefined && !student.isDecided
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the menu do the same
    <li
      className={classNames(styles.card, isTicked && styles.ticked)}
      draggable={canMove}
      onDragStart={onDrag}
      onPointerEnter={touch}
      onFocus={touch}
    >
      <div className={styles.head}>
        {onMove && (
          <Checkbox
            aria-label={`${nameOf(student)}さんを選択`}
            checked={isTicked}
            disabled={student.isDecided}
            onChange={(event) => onTick(event.target.checked)}
          />
        )}
        <Link
          id={cardId(student)}
          data-student={student.scoutInvitationId}
          className={linkClass()}
          draggable={false}
          to={clientUrls.candidate(student.candidateId)}
        >
          {nameOf(student)}
        </Link>
        <StudentMenu student={student} stages={stages} isDrawn={isTouched} onMove={onMove} />
      </div>
      <p className="note-12">{student.schoolName}</p>
      <StudentTurn student={student} />
      <p className="note-12">
        担当：{student.inCharge.familyName}
        {student.placedAt && student.placedBy && `　${monthDay(student.placedAt)} ${student.placedBy.familyName}が移動`}
      </p>
    </li>
  )
}

export function StudentTurn({ student }: { student: Student }) {
  const { turn, promptedAt } = student
  const now = useNow()
  if (!turn) {
    const date = dateText(student)
    return date && <p className={styles.turn}>{date}</p>
  }
  const { owed, due, isLate, isSoon } = turnText(turn, now)
  return (
    <p className={styles.turn}>
      <span>{owed}</span>
      {isLate || isSoon ? <Badge kind="warning">{due}</Badge> : <span className="quiet">{due}</span>}
      {promptedAt && <Badge kind="plum">{monthDay(promptedAt)}に催促</Badge>}
    </p>
  )
}
