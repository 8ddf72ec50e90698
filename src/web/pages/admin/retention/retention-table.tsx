import { slashDateTime } from '#ground/tokyo-time.ts'
import type { RetentionRowsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Section, Sections } from '../parts/section.tsx'
import styles from './retention.module.css'
import { retentionGroups, retentionWords } from './words.ts'

const RetentionRows = graphql(`
  fragment RetentionRows on Query {
    retention {
      kind
      lastRunAt
      lastErasedOn
      rows
    }
  }
`)

const columns = columnsOf<RetentionRowsFragment['retention'][number]>()

type Group = keyof typeof retentionGroups

export function RetentionTable({ retention }: { retention: FragmentType<typeof RetentionRows> }) {
  const { retention: rows } = readFragment(RetentionRows, retention)
  return (
    <Sections>
      {(Object.keys(retentionGroups) as Group[]).map((group) => (
        <Section key={group} id={`retention-${group}`} title={retentionGroups[group]}>
          <DataTable
            label={`${retentionGroups[group]}の一覧`}
            minWidth={860}
            className={styles.table}
            rows={rows.filter(({ kind }) => retentionWords[kind].group === group)}
            idOf={({ kind }) => kind}
            columns={[
              columns.name('データ', ({ kind }) => retentionWords[kind].name),
              columns.text('保存する期間', ({ kind }) => retentionWords[kind].term, { kind: 'date' }),
              columns.text('根拠', ({ kind }) => retentionWords[kind].basis, { kind: 'date' }),
              columns.text('最後の処理', ({ lastRunAt: at }) => (at ? slashDateTime(at) : 'まだありません'), {
                kind: 'date',
              }),
              columns.day('最後に削除した日', ({ lastErasedOn }) => lastErasedOn),
              columns.figure('12か月の件数', ({ rows: erased }) => erased),
            ]}
          />
        </Section>
      ))}
    </Sections>
  )
}
