import type { CandidateTableRowFragment } from '#web/generated/graphql.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { agoText } from '#ground/tokyo-time.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { useFollow } from '#web/parts/answers/follow.ts'
import { Marked } from '#web/parts/letters/marked.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { maxSelected } from '../../parts/selection.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useListUrls } from '../drawer/preview-urls.ts'
import { ScoutStatus } from '#web/pages/client/parts/scout-status.tsx'
import { useMayScout } from '../may-scout.ts'
import { useTicking } from '../ticking.ts'
import { BookmarkButton } from './bookmark-button.tsx'
import { CandidateTableRow } from './table-row.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import styles from './candidate-table.module.css'

type Row = CandidateTableRowFragment
const column = columnsOf<Row>()

/** The found students as a table. A company user who only reads gets no checkboxes and no acts. */
export function CandidateTable({ rows }: { rows: readonly FragmentType<typeof CandidateTableRow>[] }) {
  const { previewId: openId } = useCandidateList()
  const { previewUrlOf, scoutUrlOf } = useListUrls()
  const canWrite = useCanWrite()
  const { selection, onFull } = useTicking()
  const follow = useFollow()
  const mayScout = useMayScout()
  const now = useNow()
  const columns = [
    column.mark('写真', ({ id, picture }) => <Avatar photo={picture} scene={sceneOf(id)} size="small" />, {
      className: styles.picture,
    }),
    column.name('学生', (row) => {
      const to = previewUrlOf(row.id)
      const name = nameOf(row)
      return (
        <a
          className={classNames(styles.student, row.hasSeen && styles.seen)}
          href={to}
          onClick={follow(to, { replace: row.id === openId, preventScrollReset: true })}
          data-candidate={row.id}
        >
          <span className={classNames('phrases', styles.headline)}>
            <Marked text={row.headline} words={row.keywordHit?.words ?? []} />
          </span>
          <small className={classNames('phrases', styles.below)}>
            {name && <b>{name}さん　</b>}
            {schoolOf(row)}　<span className={styles.year}>{row.education.graduationYear}年</span>
          </small>
        </a>
      )
    }),
    column.mark('状況', ({ scoutInvitations, isIntakePaused, hasSeen }) => (
      <span className="row-1">
        {isIntakePaused && <Badge kind="warning">受付停止中</Badge>}
        {scoutInvitations.length > 0 ? (
          <ScoutStatus scouts={scoutInvitations} />
        ) : (
          hasSeen && <Badge kind="line">閲覧済み</Badge>
        )}
      </span>
    )),
    column.text('最終ログイン', ({ lastActiveAt }) => agoText(lastActiveAt, now), {
      kind: 'date',
      className: styles.fact,
    }),
    column.figure('スカウト', ({ totalCountSentScoutInvitation: count }) => `${count}社`, { className: styles.fact }),
    column.figure('充実度', ({ completeness }) => `${completeness}%`, { className: styles.fact }),
    column.text('ラベル', ({ labels }) => <Labels labels={labels} />, { className: styles.extra }),
  ]
  const act = column.act((row) => (
    <span className={styles.acts}>
      <BookmarkButton candidate={row} school={schoolOf(row)} />
      {!row.isIntakePaused && mayScout(row.scoutInvitations) && (
        <a
          className={buttonClass({ kind: 'quiet', className: styles.scout })}
          href={scoutUrlOf([row.id])}
          onClick={follow(scoutUrlOf([row.id]))}
          aria-label={`${schoolOf(row)}の学生をスカウト`}
        >
          スカウト
        </a>
      )}
    </span>
  ))
  return (
    <DataTable
      label="学生の表"
      className={styles.table}
      sticky="page"
      minWidth={canWrite ? 920 : 800}
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
    <ul className="row-1">
      {labels.map(({ id, text }) => (
        <li key={id}>
          <Badge kind="plum">{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
