import { grouped } from '#ground/grouped.ts'
import type { SchoolImportFieldsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { Refused } from '#web/carry/ask.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ApplyImport } from './apply-import.tsx'
import { kinds, subjects } from './change-words.ts'
import styles from './lookups.module.css'

const SchoolImportFields = graphql(`
  fragment SchoolImportFields on SchoolImport {
    id
    fileName
    unchanged
    confirmation
    asksForWord
    groups {
      subject
      kind
      count
      changes {
        id
        name
        before
        school
      }
    }
  }
`)

const columns = columnsOf<SchoolImportFieldsFragment['groups'][number]['changes'][number]>()

type ImportPreviewProps = {
  schoolImport: FragmentType<typeof SchoolImportFields>
  mayWrite: boolean
  answer: { refused?: Refused; intent?: string } | undefined
}

/** The changes that the file would make, and the act that makes exactly these. */
export function ImportPreview({ schoolImport, mayWrite, answer }: ImportPreviewProps) {
  const { id, fileName, unchanged, confirmation, asksForWord, groups } = readFragment(SchoolImportFields, schoolImport)
  const isBusy = useFormOnItsWay()?.get('intent') === 'apply'
  const refused = answer?.intent === 'apply' ? answer.refused : undefined
  return (
    <Card as="section" aria-labelledby="preview">
      <CardHead>
        <h2 id="preview">変更の確認</h2>
        <p className="quiet">{fileName}</p>
      </CardHead>
      <div className="stack-5">
        <p className={styles.counts}>
          {groups.map(({ subject, kind, count }) => (
            <span key={`${subject}${kind}`}>
              {subjects[subject]}の{kinds[kind]} {grouped(count)}件
            </span>
          ))}
          <span>変更なし {grouped(unchanged)}件</span>
        </p>
        {groups.length === 0 ? (
          <Notice>いまのマスタと同じ内容です。反映するものはありません。</Notice>
        ) : (
          <Accordion>
            {groups.map(({ subject, kind, count, changes }) => (
              <AccordionItem
                key={`${subject}${kind}`}
                title={`${subjects[subject]}の${kinds[kind]}（${grouped(count)}件）`}
              >
                <DataTable
                  label={`${subjects[subject]}の${kinds[kind]}`}
                  minWidth={480}
                  className={styles.table}
                  rows={changes}
                  idOf={(change) => change.id}
                  columns={[
                    columns.text('番号', (change) => change.id),
                    columns.name('名称', ({ name }) => name),
                    ...(kind === 'RENAMED' ? [columns.text('いまの名称', ({ before }) => before)] : []),
                    ...(subject === 'DEPARTMENT' ? [columns.text('学校', ({ school }) => school)] : []),
                  ]}
                />
                {count > changes.length && <p className="quiet">ほかに{count - changes.length}件あります。</p>}
              </AccordionItem>
            ))}
          </Accordion>
        )}
        {mayWrite && groups.length > 0 && (
          <ApplyImport
            id={id}
            confirmation={confirmation}
            asksForWord={asksForWord}
            groups={groups}
            isBusy={isBusy}
            refused={refused}
          />
        )}
      </div>
    </Card>
  )
}
