import type { CandidateTableRowFragment } from '#web/generated/graphql.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { useFollow } from '#web/parts/follow.ts'
import { Avatar, sceneOf } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { maxSelected } from '../../parts/selection.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useListUrls } from '../drawer/preview-urls.ts'
import { useTicking } from '../ticking.ts'
import { BookmarkButton } from './bookmark-button.tsx'
import { CandidateTableRow } from './table-row.ts'
import { schoolOf } from '#web/parts/student-words.ts'
import styles from './candidate-table.module.css'

type Row = CandidateTableRowFragment

/** The found students as a table. A company user who only reads gets no checkboxes and no acts. */
export function CandidateTable({ rows }: { rows: readonly FragmentType<typeof CandidateTableRow>[] }) {
  const { previewId: openId } = useCandidateList()
  const { previewUrlOf, scoutUrlOf } = useListUrls()
  const canWrite = useCanWrite()
  const { selection, onFull } = useTicking()
  const follow = useFollow()
  const columns: Column<Row>[] = [
    {
      key: 'picture',
      title: '写真',
      kind: 'mark',
      className: styles.picture,
      renderCell: ({ id, picture }) => <Avatar photo={picture} scene={sceneOf(id)} size="small" />,
    },
    {
      key: 'school',
      title: '学校',
      isRowHead: true,
      renderCell: (row) => {
        const to = previewUrlOf(row.id)
        return (
          <a
            className={classNames(styles.school, row.hasSeen && styles.seen)}
            href={to}
            onClick={follow(to, { replace: row.id === openId, preventScrollReset: true })}
            data-candidate={row.id}
          >
            {schoolOf({ schoolName: row.schoolName })}
            <small className={styles.below}>{row.departmentName}</small>
          </a>
        )
      },
    },
    {
      key: 'department',
      title: '学部',
      className: styles.department,
      renderCell: ({ departmentName }) => departmentName,
    },
    { key: 'year', title: '卒業年', kind: 'date', renderCell: ({ education }) => `${education.graduationYear}年` },
    {
      key: 'seen',
      title: '閲覧',
      kind: 'mark',
      className: styles.extra,
      renderCell: ({ hasSeen }) => hasSeen && <Badge kind="line">閲覧済み</Badge>,
    },
    { key: 'labels', title: 'ラベル', className: styles.extra, renderCell: ({ labels }) => <Labels labels={labels} /> },
  ]
  const act: Column<Row> = {
    key: 'act',
    title: '操作',
    kind: 'act',
    renderCell: (row) => (
      <span className={styles.acts}>
        <BookmarkButton candidate={row} school={schoolOf(row)} />
        <a
          className={buttonClass({ kind: 'quiet', className: styles.scout })}
          href={scoutUrlOf([row.id])}
          onClick={follow(scoutUrlOf([row.id]))}
          aria-label={`${schoolOf(row)}の学生をスカウト`}
        >
          スカウト
        </a>
      </span>
    ),
  }
  return (
    <DataTable
      label="学生の表"
      className={styles.table}
      sticky="page"
      minWidth={canWrite ? 720 : 600}
      columns={canWrite ? [...columns, act] : columns}
      rows={rows.map((row) => readFragment(CandidateTableRow, row))}
      idOf={({ id }) => id}
      currentId={openId}
      {...(canWrite && {
        selection: {
          ids: selection.ids,
          onChange: selection.set,
          max: maxSelected,
          onFull,
          pageLabel: 'このページの学生をすべて選択',
          rowLabel: (row: Row) => `${schoolOf(row)}の学生を選択`,
        },
      })}
    />
  )
}

function Labels({ labels }: { labels: Row['labels'] }) {
  if (labels.length === 0) return null
  return (
    <ul className={styles.labels}>
      {labels.map(({ id, text }) => (
        <li key={id}>
          <Badge kind="plum">{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
