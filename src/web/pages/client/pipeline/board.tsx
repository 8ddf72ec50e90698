import { useRef, useState, type DragEvent } from 'react'
import { Link } from 'react-router'
import { useKeys } from '#web/ui/browser/keys.ts'
import { focusRowBeside } from '#web/ui/browser/row-focus.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { setTicked } from '#web/ui/tables/row-selection.ts'
import { Card } from './card.tsx'
import { stageBeside } from './moves.ts'
import type { Stage, Student } from './student-fields.ts'
import styles from './pipeline.module.css'
import { whyOfFacts } from './words.ts'

export type StageWithStudents = Stage & { students: Student[] }

type BoardProps = {
  stages: readonly StageWithStudents[]
  /** The stage that a phone shows. */
  current: string
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  onMove: ((students: readonly Student[], target: Stage) => void) | undefined
  /** The table of one stage, for the students beyond the board's first ones. */
  hrefOfStage: (key: string) => string
}

export function Board({ stages, current, ticked, onTick, onMove, hrefOfStage }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const dragged = useRef<readonly Student[]>([])
  const [over, setOver] = useState<string | null>(null)
  const all = stages.flatMap(({ students }) => students)
  /** The student, or all ticked ones where the student is one of them. */
  const together = (student: Student) =>
    ticked.includes(student.scoutInvitationId)
      ? all.filter(({ scoutInvitationId: id }) => ticked.includes(id))
      : [student]
  useBoardKeys(board, { all, stages, ticked, onTick, onMove, together })

  const drag = (student: Student) => (event: DragEvent) => {
    dragged.current = together(student)
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', student.scoutInvitationId)
  }
  const drop = (stage: Stage) => (event: DragEvent) => {
    event.preventDefault()
    setOver(null)
    onMove?.(dragged.current, stage)
    dragged.current = []
  }
  const hover = (key: string) => (event: DragEvent) => {
    if (dragged.current.length === 0) return
    event.preventDefault()
    setOver(key)
  }
  return (
    <div ref={board} className={styles.board} role="region" aria-label="選考のボード">
      {stages.map((stage, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the menu do the same
        <section
          key={stage.key}
          aria-labelledby={`stage-${at}`}
          className={classNames(
            styles.column,
            stage.key !== current && styles.elsewhere,
            stage.key === over && styles.over,
          )}
          onDragOver={hover(stage.key)}
          onDragLeave={() => setOver(null)}
          onDrop={drop(stage)}
        >
          <h2 id={`stage-${at}`} className={styles.title} title={whyOfFacts[stage.kind] || undefined}>
            {stage.label}
            <span className="quiet">{stage.studentCount}名</span>
          </h2>
          <ul className={styles.cards}>
            {stage.students.map((student) => (
              <Card
                key={student.scoutInvitationId}
                student={student}
                stages={stages}
                isTicked={ticked.includes(student.scoutInvitationId)}
                onTick={(isTicked) => onTick(setTicked(ticked, [student.scoutInvitationId], isTicked).ids)}
                onDrag={drag(student)}
                onMove={onMove}
              />
            ))}
          </ul>
          {stage.studentCount > stage.students.length && (
            <Link className={linkClass()} to={hrefOfStage(stage.key)}>
              ほか{stage.studentCount - stage.students.length}名を表で見る
            </Link>
          )}
        </section>
      ))}
    </div>
  )
}

type BoardKeys = Pick<BoardProps, 'ticked' | 'onTick' | 'onMove' | 'stages'> & {
  all: readonly Student[]
  together: (student: Student) => readonly Student[]
}

/** J and K go from card to card, X ticks, and the brackets move to the stage before or after. */
function useBoardKeys(board: React.RefObject<HTMLElement | null>, keys: BoardKeys) {
  const { all, stages, ticked, onTick, onMove, together } = keys
  const cards = () => [...(board.current?.querySelectorAll('li') ?? [])].filter((card) => card.checkVisibility())
  const atFocus = () => {
    const card = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-student]')
    return all.find(({ scoutInvitationId: id }) => id === card?.dataset['student'])
  }
  const go = (step: 1 | -1) => () => focusRowBeside(cards(), step, '[data-student]')
  const tick = () => {
    const student = atFocus()
    if (!student || !onMove || student.isDecided) return false
    const { scoutInvitationId: id } = student
    return onTick(setTicked(ticked, [id], !ticked.includes(id)).ids)
  }
  const shift = (direction: 1 | -1) => () => {
    const student = atFocus()
    const target = student && stageBeside(student, stages, direction)
    if (!student || !target || !onMove) return false
    return onMove(together(student), target)
  }
  useKeys({ j: go(1), k: go(-1), x: tick, ']': shift(1), '[': shift(-1) })
}
