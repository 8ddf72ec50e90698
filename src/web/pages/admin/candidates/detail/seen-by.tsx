import { adminUrls } from '#ground/admin-urls.ts'
import type { LookedUpSeenByFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
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

const columns = columnsOf<LookedUpSeenByFragment['seenBy'][number]>()

const kinds = {
  PROFILE: 'プロフィールを開いた',
  DISCLOSED: '承認により氏名・連絡先を開示された',
  CONTACT: '氏名・連絡先を開いた',
  EXPORT: 'CSVに書き出した',
} as const

export function SeenBySection({ candidate }: { candidate: FragmentType<typeof LookedUpSeenBy> }) {
  const { seenBy } = readFragment(LookedUpSeenBy, candidate)
  const companies = new Set(seenBy.map(({ companyId }) => companyId)).size
  return (
    <Section id="seen-by" title="この学生を見た企業・開示を受けた企業" end={<p>{companies}社</p>}>
      <DataTable
        label="この学生を見た企業の一覧"
        minWidth={720}
        rows={seenBy}
        idOf={({ companyId, kind }) => `${companyId} ${kind}`}
        empty={<Nothing>プロフィールや連絡先を開いた企業も、承認により開示を受けた企業も、まだありません。</Nothing>}
        columns={[
          columns.link(
            '企業',
            ({ companyId }) => adminUrls.company(companyId),
            ({ companyName }) => companyName,
          ),
          columns.text('見たもの', ({ kind }) => kinds[kind]),
          columns.figure('人数', ({ people }) => people),
          columns.figure('延べ日数', ({ times }) => times),
          columns.moment('最初', ({ firstAt }) => firstAt),
          columns.moment('最後', ({ lastAt }) => lastAt),
        ]}
      />
    </Section>
  )
}
