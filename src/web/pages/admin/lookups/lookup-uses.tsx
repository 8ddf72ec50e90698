import type { LookupUseFieldsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { LookupList } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Name } from '#web/ui/phrases.tsx'
import { NotApplicable } from '#web/ui/tables/table.tsx'
import { groupedFigure } from '../figures/grouped.ts'
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

const column = columnsOf<LookupUseFieldsFragment['lookupUses'][number]>()

const lists: Record<LookupList, string> = {
  INDUSTRY: '業界',
  JOB_TYPE: '職種',
  COMPANY_SIZE: '企業の規模',
  SELECTION_CRITERION: '企業選びの軸',
  SELLING_POINT: '強み',
  DECLINE_REASON: '辞退の理由',
}

const columns = [
  column.name('名称', ({ label, isActive }) => (
    <>
      <Name>{label}</Name> {!isActive && <Badge>廃止</Badge>}
    </>
  )),
  column.figure('学生', ({ students }) => groupedFigure(students)),
  column.figure('企業', ({ companies }) => companies ?? <NotApplicable />),
  column.figure('掲載中の募集', ({ jobs }) => jobs ?? <NotApplicable />),
]

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
            <DataTable
              label={lists[list]}
              minWidth={360}
              className={styles.table}
              rows={rows}
              idOf={({ id }) => id}
              columns={columns}
            />
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  )
}
