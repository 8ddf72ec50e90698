import { Link } from 'react-router'
import { auditAreas } from '#domain/audit/search/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AuditEntryFieldsFragment } from '#web/generated/admin/graphql.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Table } from '#web/ui/table.tsx'
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

type AuditTableProps = { entries: readonly FragmentType<typeof AuditEntryFields>[]; isBusy: boolean }

export function AuditTable({ entries, isBusy }: AuditTableProps) {
  return (
    <Table label="操作の記録" minWidth={960} busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">日時</th>
          <th scope="col">操作した人</th>
          <th scope="col">操作</th>
          <th scope="col">対象</th>
          <th scope="col">企業・学生</th>
          <th scope="col">変化</th>
          <th scope="col">くわしい内容</th>
        </tr>
      </thead>
      <tbody>
        {readFragment(AuditEntryFields, entries).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  )
}

function Entry({ entry }: { entry: AuditEntryFieldsFragment }) {
  const { companyId, companyName, candidateId, requestId, details } = entry
  return (
    <tr>
      <td className={styles.when}>
        {slashDate(entry.insertedAt)} {time(entry.insertedAt)}
      </td>
      <td>
        {entry.operatorName ?? areaNames[sideOf(entry)]}
        {entry.actorId && <small className={styles.id}>{entry.actorId}</small>}
      </td>
      <th scope="row" className={styles.act}>
        {actNameOf(entry.action) ?? entry.action}
        {actNameOf(entry.action) && <small className={styles.id}>{entry.action}</small>}
      </th>
      <td>
        {(subjectNames as Record<string, string>)[entry.subject] ?? entry.subject}
        <small className={styles.id}>
          {entry.subject === 'session' ? (areaOf(entry.subjectId)?.name ?? entry.subjectId) : entry.subjectId}
        </small>
      </td>
      <td>
        {companyId && (
          <Link className={linkClass()} to={adminUrls.company(companyId)}>
            {companyName ?? companyId}
          </Link>
        )}
        {candidateId && <small className={styles.id}>学生 {candidateId}</small>}
      </td>
      <td>
        {[entry.from, entry.to]
          .filter((state) => typeof state === 'string')
          .map((state) => stateNameOf(entry.subject, state))
          .join(' → ')}
      </td>
      <td className={styles.details}>
        {details && factsOf(details)}
        {requestId && <small className={styles.id}>リクエスト {requestId}</small>}
      </td>
    </tr>
  )
}

const areaOf = (text: string) => {
  const area = auditAreas.find((known) => known === text)
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
