import { slashDate, time } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { cellClass, figureCellClass, Table } from '#web/ui/table.tsx'
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

type Group = keyof typeof retentionGroups

export function RetentionTable({ retention }: { retention: FragmentType<typeof RetentionRows> }) {
  const { retention: rows } = readFragment(RetentionRows, retention)
  return (
    <Sections>
      {(Object.keys(retentionGroups) as Group[]).map((group) => (
        <Section key={group} id={`retention-${group}`} title={retentionGroups[group]}>
          <Table label={`${retentionGroups[group]}の一覧`} minWidth={860} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">データ</th>
                <th scope="col">保存する期間</th>
                <th scope="col">根拠</th>
                <th scope="col">最後の処理</th>
                <th scope="col">最後に削除した日</th>
                <th scope="col" className={figureCellClass}>
                  12か月の件数
                </th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(({ kind }) => retentionWords[kind].group === group)
                .map(({ kind, lastRunAt, lastErasedOn, rows: erased }) => (
                  <tr key={kind}>
                    <th scope="row">{retentionWords[kind].name}</th>
                    <td className={cellClass('date')}>{retentionWords[kind].term}</td>
                    <td className={cellClass('date')}>{retentionWords[kind].basis}</td>
                    <td className={cellClass('date')}>
                      {lastRunAt ? `${slashDate(lastRunAt)} ${time(lastRunAt)}` : 'まだありません'}
                    </td>
                    <td className={cellClass('date')}>{lastErasedOn ? slashDate(lastErasedOn) : ''}</td>
                    <td className={figureCellClass}>{erased.toLocaleString('ja-JP')}</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        </Section>
      ))}
    </Sections>
  )
}
