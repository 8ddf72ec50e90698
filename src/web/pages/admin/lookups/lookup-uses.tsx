import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { LookupList } from '#web/generated/admin/graphql.ts'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Name } from '#web/ui/phrases.tsx'
import { figureCellClass, NotApplicable, Table } from '#web/ui/table.tsx'
import { grouped } from '../figures/grouped.ts'
import styles from './lookups.module.css'

const LookupUseFields = graphql(`
  fragment LookupUseFields on Query {
    lookupUses {
      list
      id
      label
      isActive
      students
      companies
      jobs
    }
  }
`)

const lists: Record<LookupList, string> = {
  INDUSTRY: '業界',
  JOB_TYPE: '職種',
  COMPANY_SIZE: '企業の規模',
  SELECTION_CRITERION: '企業選びの軸',
  SELLING_POINT: '強み',
  DECLINE_REASON: '辞退の理由',
}

/** The other lists, which nobody changes here, and how often each choice was chosen. */
export function LookupUses({ query }: { query: FragmentType<typeof LookupUseFields> }) {
  const { lookupUses } = readFragment(LookupUseFields, query)
  const byList = Object.entries(Object.groupBy(lookupUses, ({ list }) => list)) as [LookupList, typeof lookupUses][]
  return (
    <Card as="section" aria-labelledby="others">
      <CardHead>
        <h2 id="others">ほかの一覧</h2>
        <p className="quiet">選んでいる人や企業の数です</p>
      </CardHead>
      <Accordion>
        {byList.map(([list, rows]) => (
          <AccordionItem key={list} title={`${lists[list]}（${rows.length}件）`}>
            <Table label={lists[list]} minWidth={360} className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">名称</th>
                  <th scope="col" className={figureCellClass}>
                    学生
                  </th>
                  <th scope="col" className={figureCellClass}>
                    企業
                  </th>
                  <th scope="col" className={figureCellClass}>
                    掲載中の募集
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Name>{row.label}</Name> {!row.isActive && <Badge>廃止</Badge>}
                    </th>
                    <td className={figureCellClass}>{grouped(row.students)}</td>
                    <td className={figureCellClass}>{row.companies?.toLocaleString('ja-JP') ?? <NotApplicable />}</td>
                    <td className={figureCellClass}>{row.jobs?.toLocaleString('ja-JP') ?? <NotApplicable />}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  )
}
