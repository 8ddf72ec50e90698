import { grouped } from '#ground/grouped.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { intentOf } from '#web/carry/act.ts'
import { actOnServer, onClient, onServer, orLost, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/lookups'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { actOnLookups, lookupIntents } from './lookups/act.ts'
import { AppliedImports } from './lookups/applied-imports.tsx'
import { ImportPreview } from './lookups/import-preview.tsx'
import { LookupUses } from './lookups/lookup-uses.tsx'
import styles from './lookups/lookups.module.css'
import { SynonymForm } from './lookups/synonym-form.tsx'
import { UploadForm } from './lookups/upload-form.tsx'

const AdminLookups = graphql(`
  query AdminLookups($importId: ID!, $hasImport: Boolean!) {
    viewer {
      id
      role
    }
    schoolCounts {
      schools {
        active
        retired
      }
      departments {
        active
        retired
      }
    }
    schoolImport(id: $importId) @include(if: $hasImport) {
      id
      appliedAt
      ...SchoolImportFields
    }
    ...AppliedImportFields
    ...LookupUseFields
    ...SynonymFields
  }
`)

const load = (ask: Ask, { url }: ClientArgs) => {
  const importId = url.searchParams.get('import') ?? ''
  return ask(AdminLookups, { importId, hasImport: importId !== '' })
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnLookups)

/** The file goes to the page's own address, also with scripts. A lost connection is an answer. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, lookupIntents)
  return orLost(form, serverAction)
}

const title = 'マスタ'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminLookupsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  const { viewer, schoolCounts: counts, schoolImport } = loaderData
  const fileAddress = useFileAddress()
  const mayWrite = mayAct(viewer.role, 'uploadSchools')
  return (
    <>
      <SidePageHead
        title={title}
        lead="学校と学部は表で取り込み、同じ意味のことばはここに書きます。ほかの一覧は、版の更新で変わります。"
      />
      <OperatorsOnly role={viewer.role} mutation="uploadSchools" act="学校の取り込み" />
      <div className={styles.parts}>
        <Card as="section" aria-labelledby="schools">
          <CardHead>
            <h2 id="schools">学校と学部</h2>
          </CardHead>
          <div className="stack-5">
            <p>
              <span className={styles.count}>
                学校 {grouped(counts.schools.active)}校（廃止 {grouped(counts.schools.retired)}校）、
              </span>
              <span className={styles.count}>
                学部 {grouped(counts.departments.active)}件（廃止 {grouped(counts.departments.retired)}件）
              </span>
            </p>
            <p>
              <a className={linkClass()} href={fileAddress(adminUrls.schoolsFile())}>
                いまの一覧を保存する（CSV）
              </a>
            </p>
            {mayWrite && <UploadForm key={schoolImport?.id} answer={answer} />}
          </div>
        </Card>
        {schoolImport && !schoolImport.appliedAt && (
          <ImportPreview schoolImport={schoolImport} mayWrite={mayWrite} answer={answer} />
        )}
        <AppliedImports query={loaderData} />
        <SynonymForm query={loaderData} mayWrite={mayAct(viewer.role, 'updateSearchSynonyms')} answer={answer} />
        <LookupUses query={loaderData} />
      </div>
    </>
  )
}
