import { Link } from 'react-router'
import { auditAreas } from '#domain/audit/search/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AuditEntryFieldsFragment } from '#web/generated/admin/graphql.ts'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { actNameOf } from '../parts/act-names.ts'
import { areaNames } from './conditions.ts'
import { factOf, stateNameOf, subjectNames } from './words.ts'
import styles from './audit.module.css'

const AuditEntryFields = graphql(`
  fragment AuditEntryFields on AuditEntry {
    id
    insertedAt
    area
    actorId
    operatorName
    companyId
    companyName
    candidateId
    action
    subject
    subjectId
    from
    to
    requestId
    details
  }
`)

const column = columnsOf<AuditEntryFieldsFragment>()

const columns = [
  column.text('日時', ({ insertedAt }) => slashDateTime(insertedAt), { className: styles.when }),
  column.text('操作した人', (entry) => (
    <>
      {entry.operatorName ?? areaNames[sideOf(entry)]}
      {entry.actorId && <small className={styles.id}>{entry.actorId}</small>}
    </>
  )),
  column.name('操作', (entry) => <Act action={entry.action} />, { className: styles.act }),
  column.text('対象', (entry) => <Subject entry={entry} />),
  column.text('企業・学生', (entry) => <Concerned entry={entry} />),
  column.text('変化', ({ subject, from, to }) =>
    [from, to]
      .filter((state) => typeof state === 'string')
      .map((state) => stateNameOf(subject, state))
      .join(' → '),
  ),
  column.text(
    'くわしい内容',
    ({ details, requestId }) => (
      <>
        {details && factsOf(details)}
        {requestId && <small className={styles.id}>リクエスト {requestId}</small>}
      </>
    ),
    { className: styles.details },
  ),
]

type AuditTableProps = { entries: readonly FragmentType<typeof AuditEntryFields>[]; isBusy: boolean }

export function AuditTable({ entries, isBusy }: AuditTableProps) {
  return (
    <DataTable
      label="操作の記録"
      minWidth={960}
      busy={isBusy}
      rows={readFragment(AuditEntryFields, entries)}
      idOf={({ id }) => id}
      empty={<EmptyState title="当てはまる記録はありません">期間を広げるか、条件を減らしてください。</EmptyState>}
      columns={columns}
    />
  )
}

const Act = ({ action }: { action: string }) => (
  <>
    {actNameOf(action) ?? action}
    {actNameOf(action) && <small className={styles.id}>{action}</small>}
  </>
)

type EntryProps = { entry: AuditEntryFieldsFragment }

const Subject = ({ entry: { subject, subjectId } }: EntryProps) => (
  <>
    {(subjectNames as Record<string, string>)[subject] ?? subject}
    <small className={styles.id}>{subjectText(subject, subjectId)}</small>
  </>
)

/** An id, or the words of a subject that is no row; what a stop is about stands in its facts by name. */
function subjectText(subject: string, subjectId: string) {
  if (subject === 'session') return areaOf(subjectId)?.name ?? subjectId
  return subject === 'outgoing_stop' ? (subjectId.startsWith('PUSH:') ? 'プッシュ通知・LINE' : 'メール') : subjectId
}

const Concerned = ({ entry: { companyId, companyName, candidateId } }: EntryProps) => (
  <>
    {companyId && (
      <Link className={linkClass()} to={adminUrls.company(companyId)}>
        {companyName ?? companyId}
      </Link>
    )}
    {candidateId && <small className={styles.id}>学生 {candidateId}</small>}
  </>
)

const areaOf = (text: string) => {
  const area = auditAreas.find((code) => code === text)
  return area && { area, name: areaNames[area] }
}
/** A sign-in names its area as what was opened; older rows of students name the system as the one that acted. */
const sideOf = ({ area, action, subjectId }: AuditEntryFieldsFragment) =>
  (area === 'system' && action === 'signIn' && areaOf(subjectId)?.area) || area

/** The facts of an act, 「name：value」 for each. */
const factsOf = (json: string) =>
  Object.entries(JSON.parse(json) as Record<string, unknown>)
    .map(([name, value]) => factOf(name, value))
    .join('、')
