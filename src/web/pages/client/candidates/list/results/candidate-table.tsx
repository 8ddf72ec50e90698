import type { CandidateTableRowFragment } from '#web/generated/graphql.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import type { Follow } from '#web/parts/follow.ts'
import { Avatar, sceneOf } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import type { RowSelection } from '#web/ui/row-selection.ts'
import { BookmarkButton } from './bookmark-button.tsx'
import { CandidateTableRow } from './table-row.ts'
import { schoolOf } from '#web/pages/client/parts/words.ts'
import styles from './candidate-table.module.css'

type CandidateTableProps = {
  rows: readonly FragmentType<typeof CandidateTableRow>[]
  openId: string
  /** Without it, for company users who only read. */
  selection: RowSelection | undefined
  previewUrlOf: (id: string) => string
  scoutUrlOf: (ids: readonly string[]) => string
  follow: Follow
}

type Row = CandidateTableRowFragment

/** Many students at one look: what is told apart quickly, nothing to read. */
export function CandidateTable({ rows, openId, selection, previewUrlOf, scoutUrlOf, follow }: CandidateTableProps) {
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
      minWidth={selection ? 720 : 600}
      columns={selection ? [...columns, act] : columns}
      rows={rows.map((row) => readFragment(CandidateTableRow, row))}
      idOf={({ id }) => id}
      currentId={openId}
      {...(selection && {
        selection: {
          ...selection,
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
