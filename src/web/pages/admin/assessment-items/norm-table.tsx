import { leastTakers } from '#domain/assessment/norm/rules.ts'
import type { NormFieldsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Nothing } from '../parts/section.tsx'
import { percent } from './words.ts'

const NormFields = graphql(`
  fragment NormFields on AssessmentNorm {
    id
    title
    graduationYear
    version
    month
    takers
    cuts
  }
`)

const columns = columnsOf<NormFieldsFragment>()

export function NormTable({ norms }: { norms: readonly FragmentType<typeof NormFields>[] }) {
  return (
    <DataTable
      label="段階の基準の表"
      minWidth={640}
      rows={norms.map((norm) => readFragment(NormFields, norm))}
      idOf={({ id }) => id}
      empty={
        <Nothing>
          1つの卒業年で{leastTakers}人が受けると、毎月はじめに基準をつくります。それまでは30・45・65・80%で区切ります。
        </Nothing>
      }
      columns={[
        columns.name('分野', ({ title }) => title),
        columns.figure('卒業年', ({ graduationYear }) => String(graduationYear)),
        columns.figure('版', ({ version }) => version),
        columns.figure('月', ({ month }) => month.slice(0, 7)),
        columns.figure('人数', ({ takers }) => takers),
        ...[2, 3, 4, 5].map((band) => columns.figure(`段階${band}から`, ({ cuts }) => percent(cuts[band - 2]))),
      ]}
    />
  )
}
