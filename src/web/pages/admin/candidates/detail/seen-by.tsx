import { Link } from 'react-router'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { figureCellClass, Table } from '#web/ui/table.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const LookedUpSeenBy = graphql(`
  fragment LookedUpSeenBy on LookedUpCandidate {
    seenBy {
      companyId
      companyName
      kind
      times
      people
      firstAt
      lastAt
    }
  }
`)

const kinds = {
  PROFILE: 'プロフィールを開いた',
  CONTACT: '氏名・連絡先を開いた',
  EXPORT: 'CSVに書き出した',
} as const

const at = (moment: string) => `${slashDate(moment)} ${time(moment)}`

export function SeenBySection({ candidate }: { candidate: FragmentType<typeof LookedUpSeenBy> }) {
  const { seenBy } = readFragment(LookedUpSeenBy, candidate)
  const companies = new Set(seenBy.map(({ companyId }) => companyId)).size
  return (
    <Section id="seen-by" title="この学生を見た企業" end={<p>{companies}社</p>}>
      {seenBy.length === 0 ? (
        <Nothing>プロフィールや連絡先を開いた企業は、まだありません。</Nothing>
      ) : (
        <Table label="この学生を見た企業の一覧" minWidth={720}>
          <thead>
            <tr>
              <th scope="col">企業</th>
              <th scope="col">見たもの</th>
              <th scope="col" className={figureCellClass}>
                人数
              </th>
              <th scope="col" className={figureCellClass}>
                延べ日数
              </th>
              <th scope="col">最初</th>
              <th scope="col">最後</th>
            </tr>
          </thead>
          <tbody>
            {seenBy.map((row) => (
              <tr key={`${row.companyId} ${row.kind}`}>
                <th scope="row">
                  <Link className={linkClass()} to={adminUrls.company(row.companyId)}>
                    {row.companyName}
                  </Link>
                </th>
                <td>{kinds[row.kind]}</td>
                <td className={figureCellClass}>{row.people}</td>
                <td className={figureCellClass}>{row.times}</td>
                <td>{at(row.firstAt)}</td>
                <td>{at(row.lastAt)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
