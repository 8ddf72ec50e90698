import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { BenchmarkRowFieldsFragment } from '#web/generated/admin/graphql.ts'
import { measureText, measureWords } from '#web/parts/analysis/measure-words.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Section } from '../../parts/section.tsx'

const BenchmarkRowFields = graphql(`
  fragment BenchmarkRowFields on ScoutBenchmark {
    group
    measure
    companies
    lower
    median
    upper
  }
`)

const column = columnsOf<BenchmarkRowFieldsFragment>()

type BenchmarksProps = { rows: readonly FragmentType<typeof BenchmarkRowFields>[]; lead: string }

/** The figures that companies compare themselves with. */
export const Benchmarks = ({ rows, lead }: BenchmarksProps) => (
  <Section id="benchmarks" title="企業どうしの比較">
    <p className="quiet">{lead}</p>
    {rows.length > 0 && (
      <DataTable
        label="企業どうしの比較の一覧"
        rows={rows.map((row) => readFragment(BenchmarkRowFields, row))}
        idOf={({ group, measure }) => `${group} ${measure}`}
        columns={[
          column.name('グループ', ({ group }) => group),
          column.mark('数', ({ measure }) => measureWords[measure]),
          column.figure('企業', ({ companies }) => companies),
          column.figure('25%', ({ measure, lower }) => measureText(measure, lower)),
          column.figure('中央値', ({ measure, median }) => measureText(measure, median)),
          column.figure('75%', ({ measure, upper }) => measureText(measure, upper)),
        ]}
      />
    )}
  </Section>
)
