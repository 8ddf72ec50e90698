import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { StudentTurn } from './card.tsx'
import { StudentMenu } from './move-menu.tsx'
import { PlainMove } from './plain-move.tsx'
import { cardId, nameOf, type Stage, type Student } from './student-fields.ts'

type StudentsTableProps = {
  students: readonly Student[]
  stages: readonly Stage[]
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  onMove: ((students: readonly Student[], target: Stage) => void) | undefined
}

export function StudentsTable({ students, stages, ticked, onTick, onMove }: StudentsTableProps) {
  const labelOf = (key: string) => stages.find((stage) => stage.key === key)?.label ?? ''
  return (
    <DataTable
      label="選考中の学生"
      rows={students}
      idOf={({ scoutInvitationId: id }) => id}
      cards
      {...(onMove && {
        selection: {
          ids: ticked,
          onChange: onTick,
          pageLabel: 'このページの学生をすべて選択',
          rowLabel: (student: Student) => `${nameOf(student)}さんを選択`,
        },
      })}
      columns={[
        {
          title: '氏名',
          isRowHead: true,
          nameOf,
          renderCell: (student) => (
            <Link id={cardId(student)} className={linkClass()} to={clientUrls.candidate(student.candidateId)}>
              {nameOf(student)}
            </Link>
          ),
        },
        { title: '段階', renderCell: ({ stage }) => labelOf(stage) },
        { title: '次にすること', renderCell: (student) => <StudentTurn student={student} /> },
        { title: '学校', renderCell: ({ schoolName }) => schoolName },
        { title: '担当', renderCell: ({ inCharge }) => inCharge.familyName },
        {
          title: '移動',
          kind: 'date',
          renderCell: ({ placedAt, placedBy }) =>
            placedAt && placedBy ? `${monthDay(placedAt)} ${placedBy.familyName}` : '',
        },
        {
          title: '操作',
          kind: 'act',
          renderCell: (student) => (
            <>
              <StudentMenu student={student} stages={stages} isDrawn onMove={onMove} />
              {onMove && <PlainMove student={student} stages={stages} />}
            </>
          ),
        },
      ]}
    />
  )
}
