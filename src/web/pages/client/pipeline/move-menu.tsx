import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Menu, MenuItem, MenuLine, menuItemClass } from '#web/ui/overlays/menu.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { planMove } from './moves.ts'
import { nameOf, type Stage, type Student } from './student-fields.ts'

type StageItemsProps = {
  students: readonly Student[]
  stages: readonly Stage[]
  onMove: (students: readonly Student[], target: Stage) => void
}

/** The stages to which one of the students can be moved. */
export function StageItems({ students, stages, onMove }: StageItemsProps) {
  const open = stages.filter((stage) => planMove(students, stage, stages).steps.length > 0)
  return open.map((stage) => (
    <MenuItem key={stage.key} onClick={() => onMove(students, stage)}>
      {stage.label}に移す
    </MenuItem>
  ))
}

type StudentMenuProps = {
  student: Student
  stages: readonly Stage[]
  /** The items are drawn once the card is touched: five hundred menus would be five thousand buttons. */
  isDrawn: boolean
  onMove: StageItemsProps['onMove'] | undefined
}

export function StudentMenu({ student, stages, isDrawn, onMove }: StudentMenuProps) {
  const { scoutInvitationId: id } = student
  return (
    <Menu
      label={`${nameOf(student)}さんの操作`}
      triggerLabel={`${nameOf(student)}さんの操作`}
      trigger={<Icon name="more" size="small" />}
      triggerClass={buttonClass({ kind: 'quiet', icon: true })}
    >
      {isDrawn && (
        <>
          {onMove && (
            <>
              <StageItems students={[student]} stages={stages} onMove={onMove} />
              <MenuLine />
            </>
          )}
          <Link role="menuitem" tabIndex={-1} className={menuItemClass()} to={clientUrls.thread(id)}>
            やりとりを開く
          </Link>
          {onMove && !student.isDecided && (
            <Link role="menuitem" tabIndex={-1} className={menuItemClass()} to={clientUrls.outcomes({ to: [id] })}>
              結果を伝える
            </Link>
          )}
        </>
      )}
    </Menu>
  )
}
